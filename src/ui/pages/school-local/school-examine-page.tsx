import { Button } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { Link } from 'react-router-dom'
import { selectMayReview, selectOrganisations } from '#application/session/session.selectors.ts'
import { reviewRightIn } from '#domain/review/review-rights.machine.ts'
import type { Organisation } from '#domain/session/organisation.ts'
import { useActors } from '../../actors-context.tsx'
import { useReviewLogic } from '../../bundle-logic.ts'
import { EmptyState } from '../../components/empty-state.tsx'
import { copy } from '../../copy/copy.ts'
import { placeCopy } from '../../copy/place-copy.ts'
import { reviewCopy } from '../../copy/review-copy.ts'
import { ReviewView } from '../../review/review-view.tsx'
import { useReviewRight } from '../../review/use-review-right.ts'
import { schoolAddress } from '../../routing/addresses.ts'
import { SchoolPage } from './school-page.tsx'

/** Review of what teachers share; needs IsCanVerify (R-navigation-8, R-review-1), of the school that is shown where the backend says so. */
export const SchoolExaminePage = () => {
  const allowed = useSelector(useActors().session, selectMayReview)
  return (
    <SchoolPage
      page="examine"
      title={copy.pageTitles.schoolExamine}
      forbidden={allowed ? null : placeCopy.forbiddenExamine}
    >
      {(organisation) => <ReviewOf key={organisation.id} organisation={organisation} />}
    </SchoolPage>
  )
}

const ReviewOf = ({ organisation }: { readonly organisation: Organisation }) => {
  const { reviewRights } = useReviewLogic()
  const right = useReviewRight(reviewRights, organisation.id)
  const known = useSelector(reviewRights, ({ context }) => context)
  const others = useSelector(useActors().session, selectOrganisations).filter(
    ({ id }) => reviewRightIn(known, known.account, id) === true,
  )
  // The server judges the right; while it is unknown the page is shown.
  if (right !== false) return <ReviewView organisationId={organisation.id} />
  return (
    <EmptyState title={placeCopy.forbidden} hint={reviewCopy.noRightHere(organisation.name)}>
      {others.map(({ id, name }) => (
        <Button key={id} asChild variant="soft">
          <Link to={schoolAddress('examine', id)}>{placeCopy.openMyOrganisation(name)}</Link>
        </Button>
      ))}
    </EmptyState>
  )
}
