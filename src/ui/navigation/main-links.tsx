import './main-links.css'
import { useSelector } from '@xstate/react'
import { Link, useLocation } from 'react-router-dom'
import { sameLinks, selectOrganisation, selectRoleLinks } from '#application/session/session.selectors.ts'
import { useActors, useConfiguration } from '../actors-context.tsx'
import { copy } from '../copy/copy.ts'
import { paperAddress, schoolAddress } from '../routing/addresses.ts'
import { courseTableAddress } from '../routing/course-table-address.ts'
import { isHere } from '../routing/is-here.ts'

export interface MainLink {
  readonly name: string
  readonly address: string
  readonly place: 'inside' | 'outside'
  /** Outside platforms stand back behind the product's own pages. */
  readonly quiet?: boolean
}

/** R-navigation-6, R-navigation-8: the links of the top bar by the user's role; on the home page also those to the education platforms. */
export const useMainLinks = (atHome: boolean): readonly MainLink[] => {
  const { session } = useActors()
  const configuration = useConfiguration()
  const role = useSelector(session, selectRoleLinks, sameLinks)
  const organisation = useSelector(session, selectOrganisation)
  const links: MainLink[] = []
  if (role.schoolLibrary)
    links.push({
      name: copy.frame.schoolLibrary,
      address: schoolAddress('database', organisation.id),
      place: 'inside',
    })
  if (role.myCourses)
    links.push({ name: copy.frame.myCourses, address: courseTableAddress('courses'), place: 'inside' })
  if (role.paperComposition)
    links.push(
      { name: copy.frame.paper, address: paperAddress('paper'), place: 'inside' },
      { name: copy.frame.electronicPaper, address: paperAddress('electronic'), place: 'inside' },
    )
  if (atHome)
    for (const platform of [configuration.nationalPlatform, configuration.regionalPlatform])
      if (platform !== null)
        links.push({ name: platform.name, address: platform.url, place: 'outside', quiet: true })
  return links
}

export interface MainLinksProps {
  readonly id: string
  readonly links: readonly MainLink[]
  /** Unfolded, where they are folded. */
  readonly open: boolean
  readonly onClose: () => void
}

export const MainLinks = ({ id, links, open, onClose }: MainLinksProps) => {
  const location = useLocation()
  return links.length === 0 ? null : (
    <nav
      id={id}
      className="main-links"
      data-open={open}
      aria-label={copy.frame.mainLinks}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <ul>
        {links.map(({ name, address, place, quiet }) => (
          <li key={name} data-quiet={quiet}>
            {place === 'inside' ? (
              <Link to={address} aria-current={isHere(address, location) ? 'page' : undefined}>
                {name}
              </Link>
            ) : (
              <a href={address} target="_blank" rel="noreferrer" title={copy.frame.opensElsewhere}>
                {name}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
