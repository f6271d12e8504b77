import './school-menu.css'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import {
  selectMayReview,
  selectOrganisation,
  selectOrganisations,
} from '#application/session/session.selectors.ts'
import { schoolLocalPages } from '#domain/navigation/school-local.ts'
import type { Organisation } from '#domain/session/organisation.ts'
import { useActors } from '../actors-context.tsx'
import { PartBoundary } from '../components/part-boundary.tsx'
import { schoolMenuCopy } from '../copy/school-menu-copy.ts'
import { organisationInQuery, schoolAddress } from '../routing/addresses.ts'
import { isHere } from '../routing/is-here.ts'
import { lazyPart } from '../routing/missing-code.ts'
import { OrganisationMenu } from './organisation-menu.tsx'
import { useStuckTop } from './use-stuck-top.ts'

const ReviewEntry = lazyPart(async () => (await import('../review/review-entry.tsx')).ReviewEntry)

/** The school's own pages and whose school it is. R-navigation-8. */
export const SchoolMenu = () => {
  const { session } = useActors()
  const mayReview = useSelector(session, selectMayReview)
  const organisations = useSelector(session, selectOrganisations)
  const chosen = useSelector(session, selectOrganisation)
  const location = useLocation()
  const { pathname } = location
  const [query] = useSearchParams()
  const navigate = useNavigate()
  useStuckTop()
  const atSchool = pathname.startsWith('/school-local/')
  const addressed = atSchool ? organisations.find(({ id }) => id === organisationInQuery(query)) : undefined
  const current = addressed ?? chosen

  const choose = (organisation: Organisation) => {
    session.send({ type: 'session.chooseOrganisation', organisation })
    if (atSchool) void navigate(`${pathname}?orgId=${organisation.id}`)
  }

  return (
    <nav className="school-menu" aria-label={schoolMenuCopy.name}>
      <ul>
        {schoolLocalPages(mayReview).map((page) => {
          const address = schoolAddress(page, current.id)
          const entry = (badge?: ReactNode) => (
            <li key={page}>
              <Link to={address} aria-current={isHere(address, location) ? 'page' : undefined}>
                {schoolMenuCopy[page]}
                {badge}
              </Link>
            </li>
          )
          if (page !== 'examine') return entry()
          return (
            <PartBoundary key={page} waiting={entry()} missing={entry()}>
              <ReviewEntry organisationId={current.id} entry={entry} />
            </PartBoundary>
          )
        })}
      </ul>
      {organisations.length > 0 && (
        <OrganisationMenu organisations={organisations} current={current} onChoose={choose} />
      )}
    </nav>
  )
}
