import './paper-page.css'
import { useSelector } from '@xstate/react'
import { useLocation } from 'react-router-dom'
import { sameLinks, selectRoleLinks, selectUser } from '#application/session/session.selectors.ts'
import { useActors } from '../../actors-context.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { HomeLink } from '../../components/home-link.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { placeCopy } from '../../copy/place-copy.ts'
import { readPaperPlace } from '../../routing/paper-address.ts'
import { pageTitleOf } from '../../routing/route-handle.ts'
import { ComposerView } from './composer-view.tsx'
import { PapersView } from './papers-view.tsx'
import { SittingView } from './sitting-view.tsx'

/** The built-in composer (decision 10); needs ZjIsShow. */
export const PaperPage = () => {
  const { pathname, search } = useLocation()
  const { session } = useActors()
  const { paperComposition } = useSelector(session, selectRoleLinks, sameLinks)
  const userId = useSelector(session, (snapshot) => selectUser(snapshot)?.id ?? 0)
  const title = pageTitleOf(pathname, search)
  const place = readPaperPlace(new URLSearchParams(search))
  if (!paperComposition)
    return (
      <>
        <PageHeader title={title} />
        <EmptyState title={placeCopy.forbidden} hint={placeCopy.forbiddenPaper}>
          <HomeLink />
        </EmptyState>
      </>
    )
  const key = `${userId}/${place.id}`
  if (place.id === 0) return <PapersView key={userId} title={title} place={place} />
  if (place.view === 'answer') return <SittingView key={key} userId={userId} place={place} />
  return <ComposerView key={key} place={place} title={title} />
}
