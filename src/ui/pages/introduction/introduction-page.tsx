import './introduction-page.css'
import { useSelector } from '@xstate/react'
import { useSearchParams } from 'react-router-dom'
import { selectUser } from '#application/session/session.selectors.ts'
import { useActors } from '../../actors-context.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { HomeLink } from '../../components/home-link.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { copy } from '../../copy/copy.ts'
import { placeCopy } from '../../copy/place-copy.ts'
import { contentIdOf, courseTypeOf } from '../../routing/content-id.ts'
import { CourseView } from './course-view.tsx'

/** A course before it is played. Without an id in the address there is nothing to show (R-product-8). */
export const IntroductionPage = () => {
  const [query] = useSearchParams()
  const userId = useSelector(useActors().session, (snapshot) => selectUser(snapshot)?.id ?? 0)
  const id = contentIdOf(query)
  const type = courseTypeOf(query)
  if (id === null)
    return (
      <>
        <PageHeader title={copy.pageTitles.introduction} />
        <EmptyState title={placeCopy.missingId} hint={placeCopy.missingIdHint}>
          <HomeLink />
        </EmptyState>
      </>
    )
  return <CourseView key={`${userId}/${type}/${id}`} id={id} type={type} />
}
