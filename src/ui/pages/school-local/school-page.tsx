import { Button } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { selectOrganisation, selectOrganisations } from '#application/session/session.selectors.ts'
import type { SchoolLocalPage } from '#domain/navigation/school-local.ts'
import type { Organisation } from '#domain/session/organisation.ts'
import { useActors } from '../../actors-context.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { HomeLink } from '../../components/home-link.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { placeCopy } from '../../copy/place-copy.ts'
import { organisationInQuery, schoolAddress } from '../../routing/addresses.ts'

export interface SchoolPageProps {
  readonly page: SchoolLocalPage
  readonly title: string
  /** Why the user may not see it; null who may. */
  readonly forbidden: string | null
  readonly children: (organisation: Organisation) => ReactNode
}

/** What the school's pages have in common: whose school it is stands in the address (R-school-file-1), or it is said why not. */
export const SchoolPage = ({ page, title, forbidden, children }: SchoolPageProps) => {
  const { session } = useActors()
  const organisations = useSelector(session, selectOrganisations)
  const chosen = useSelector(session, selectOrganisation)
  const [query] = useSearchParams()
  const asked = organisationInQuery(query)
  const first = organisations[0]
  const organisation = organisations.find(({ id }) => id === (asked === 0 ? chosen.id : asked))
  return (
    <>
      <PageHeader title={title}>{forbidden === null && organisation?.name}</PageHeader>
      {forbidden !== null ? (
        <EmptyState title={placeCopy.forbidden} hint={forbidden}>
          <HomeLink />
        </EmptyState>
      ) : first === undefined ? (
        <EmptyState title={placeCopy.noOrganisation} hint={placeCopy.noOrganisationHint}>
          <HomeLink />
        </EmptyState>
      ) : organisation === undefined ? (
        <EmptyState title={placeCopy.foreignOrganisation} hint={placeCopy.foreignOrganisationHint}>
          <Button asChild variant="soft">
            <Link to={schoolAddress(page, first.id)}>{placeCopy.openMyOrganisation(first.name)}</Link>
          </Button>
        </EmptyState>
      ) : (
        children(organisation)
      )}
    </>
  )
}
