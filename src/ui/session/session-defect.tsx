import { useSelector } from '@xstate/react'
import { selectBroken } from '#application/session/session.selectors.ts'
import { useActors } from '../actors-context.tsx'
import { ErrorState } from '../components/error-state.tsx'
import { copy } from '../copy/copy.ts'

/** Shown when the session's statechart failed by a bug: the page stays, and signing in starts again. */
export const SessionDefect = () => {
  const { session } = useActors()
  const broken = useSelector(session, selectBroken)
  return broken ? (
    <ErrorState
      message={copy.pages.brokenSession}
      reason={copy.pages.brokenHint}
      onRetry={() => session.send({ type: 'session.restart' })}
    />
  ) : null
}
