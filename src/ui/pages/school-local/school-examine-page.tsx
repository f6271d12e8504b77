import { useSelector } from '@xstate/react'
import { selectMayReview } from '#application/session/session.selectors.ts'
import { useActors } from '../../actors-context.tsx'
import { copy } from '../../copy/copy.ts'
import { placeCopy } from '../../copy/place-copy.ts'
import { ReviewView } from '../../review/review-view.tsx'
import { SchoolPage } from './school-page.tsx'

/** Review of what teachers share; needs IsCanVerify (spec §6). */
export const SchoolExaminePage = () => {
  const allowed = useSelector(useActors().session, selectMayReview)
  return (
    <SchoolPage
      page="examine"
      title={copy.pageTitles.schoolExamine}
      forbidden={allowed ? null : placeCopy.forbiddenExamine}
    >
      {({ id }) => <ReviewView key={id} organisationId={id} />}
    </SchoolPage>
  )
}
