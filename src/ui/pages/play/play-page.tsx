import './play-page.css'
import { useSelector } from '@xstate/react'
import { useSearchParams } from 'react-router-dom'
import { selectUser } from '#application/session/session.selectors.ts'
import { useActors } from '../../actors-context.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { HomeLink } from '../../components/home-link.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { copy } from '../../copy/copy.ts'
import { placeCopy } from '../../copy/place-copy.ts'
import { readPlayPlace } from '../../routing/play-address.ts'
import { CoursePlay } from './course-play.tsx'

/** The player with its lists. Without an id in the address there is nothing to play (R-product-8). */
export const PlayPage = () => {
  const [query] = useSearchParams()
  const userId = useSelector(useActors().session, (snapshot) => selectUser(snapshot)?.id ?? 0)
  const { id, ...place } = readPlayPlace(query)
  if (id === null)
    return (
      <>
        <PageHeader title={copy.pageTitles.play} />
        <EmptyState title={placeCopy.missingId} hint={placeCopy.missingIdHint}>
          <HomeLink />
        </EmptyState>
      </>
    )
  return <CoursePlay key={`${userId}/${place.type}/${id}`} place={{ id, ...place }} />
}
