import './paper-page.css'
import { useSelector } from '@xstate/react'
import { useLocation } from 'react-router-dom'
import { sameLinks, selectRoleLinks, selectUser } from '#application/session/session.selectors.ts'
import { useActors } from '../../actors-context.tsx'
import { LateContent } from '../../components/late-content.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { pageHeading } from '../../components/page-heading.ts'
import { useFocusFallback } from '../../components/use-focus-fallback.ts'
import { composerCopy } from '../../copy/composer-copy.ts'
import { readPaperPlace } from '../../routing/paper-address.ts'
import { pageTitleOf } from '../../routing/route-handle.ts'
import { lazyWithOverlays } from '../../theme/lazy-with-overlays.tsx'
import { ComposerView, PaperSkeleton } from './composer-view.tsx'
import { CompositionGate } from './composition-gate.tsx'
import { NoRightToCompose } from './no-right-to-compose.tsx'
import { PapersView } from './papers-view.tsx'

const SittingView = lazyWithOverlays(async () => (await import('./sitting-view.tsx')).SittingView)

/** Where papers are composed (R-paper-1): here, unless the school has a service of its own; needs ZjIsShow. */
export const PaperPage = () => {
  const { pathname, search } = useLocation()
  const { session } = useActors()
  const { paperComposition } = useSelector(session, selectRoleLinks, sameLinks)
  const userId = useSelector(session, (snapshot) => selectUser(snapshot)?.id ?? 0)
  const title = pageTitleOf(pathname, search)
  const place = readPaperPlace(new URLSearchParams(search))
  // What leads from one of these pages to another goes with its page, and the path stays.
  useFocusFallback(`${place.kind}/${place.id}/${place.view}`, pageHeading)
  if (!paperComposition)
    return (
      <>
        <PageHeader title={title} />
        <NoRightToCompose />
      </>
    )
  const key = `${userId}/${place.id}`
  if (place.id === 0)
    return (
      <CompositionGate key={`${userId}/${place.kind}`} kind={place.kind} title={title}>
        <PapersView title={title} place={place} />
      </CompositionGate>
    )
  if (place.view === 'answer')
    return (
      <LateContent key={key} waiting={<SittingArriving title={title} />}>
        <SittingView userId={userId} place={place} />
      </LateContent>
    )
  return <ComposerView key={key} userId={userId} place={place} title={title} />
}

const SittingArriving = ({ title }: { readonly title: string }) => (
  <>
    <PageHeader title={title} />
    <PaperSkeleton words={composerCopy.composer.loading} />
  </>
)
