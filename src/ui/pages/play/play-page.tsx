import './play-page.css'
import { useSelector } from '@xstate/react'
import { useSearchParams } from 'react-router-dom'
import { selectUser } from '#application/session/session.selectors.ts'
import { CONTENT_TYPE } from '#domain/catalogue/category.ts'
import { useActors, useSignedInParts } from '../../actors-context.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { HomeLink } from '../../components/home-link.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { copy } from '../../copy/copy.ts'
import { placeCopy } from '../../copy/place-copy.ts'
import { lazyPart } from '../../routing/missing-code.ts'
import { readPlayPlace } from '../../routing/play-address.ts'
import { CoursePlay } from './course-play.tsx'
import { LessonView } from './lesson-view.tsx'

/** Who watches what was recorded needs nothing of it. */
const LivePlay = lazyPart(async () => (await import('./live-play.tsx')).LivePlay)

/** The player with its lists. Without an id in the address there is nothing to play (R-product-8). */
export const PlayPage = () => {
  const [query] = useSearchParams()
  const userId = useSelector(useActors().session, (snapshot) => selectUser(snapshot)?.id ?? 0)
  const { course, lesson } = useSignedInParts()
  const { id, ...place } = readPlayPlace(query)
  // Side by side: what is below asks for one after the other, and says where one does not come.
  for (const load of [course, lesson]) load().catch(() => undefined)
  if (id === null)
    return (
      <>
        <PageHeader title={copy.pageTitles.play} />
        <EmptyState title={placeCopy.missingId} hint={placeCopy.missingIdHint}>
          <HomeLink />
        </EmptyState>
      </>
    )
  const key = `${userId}/${place.type}/${id}`
  if (place.type === CONTENT_TYPE.live) return <LivePlay key={key} place={{ id, ...place }} />
  return <CoursePlay key={key} place={{ id, ...place }} View={LessonView} />
}
