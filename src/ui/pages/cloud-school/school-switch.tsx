import { Link } from 'react-router-dom'
import type { Organisation } from '#domain/session/organisation.ts'
import { cloudCopy } from '../../copy/cloud-copy.ts'

export interface SchoolSwitchProps {
  readonly organisations: readonly Organisation[]
  /** Null for a school that is not the user's. */
  readonly current: Organisation | null
  readonly addressOf: (organisationId: number) => string
}

/** Each of the user's schools with its address: whose cloud space it is stands there (R-school-file-1). */
export const SchoolSwitch = ({ organisations, current, addressOf }: SchoolSwitchProps) => (
  <nav className="school-switch" aria-label={cloudCopy.schools}>
    <ul>
      {organisations.map(({ id, name }) => (
        <li key={id}>
          <Link to={addressOf(id)} aria-current={id === current?.id ? 'true' : undefined}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)
