import './breadcrumb.css'
import { useSelector } from '@xstate/react'
import { Link } from 'react-router-dom'
import type { Crumb } from '#domain/navigation/breadcrumb.ts'
import { useActors } from '../actors-context.tsx'
import { Icon } from '../components/icon.tsx'
import { copy } from '../copy/copy.ts'
import { homeAddress } from '../routing/addresses.ts'

const HOME: Crumb = { url: homeAddress, title: copy.pageTitles.home }

/** The way here, each address once; it always leads back home. */
export const Breadcrumb = () => {
  const trail = useSelector(useActors().chrome, ({ context }) => context.trail)
  const steps = trail[0]?.url === homeAddress ? trail : [HOME, ...trail]
  return (
    <nav className="breadcrumb" aria-label={copy.frame.breadcrumb}>
      <ol>
        {steps.map(({ url, title }, index) => (
          <li key={url}>
            {index > 0 && <Icon name="chevronRight" />}
            {index === steps.length - 1 ? (
              <span aria-current="page">{title}</span>
            ) : (
              <Link to={url}>{title}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
