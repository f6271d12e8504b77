import type { SignedInActors } from '#application/app-actors.ts'
import { selectSignedIn } from '#application/session/session.selectors.ts'
import type { AppContext } from '../app-context.ts'
import { whenIdle } from '../when-idle.ts'

/** Counts once the page stands: nobody waits for the number. */
export const countWhenIdle = (
  { actors: { session } }: Pick<AppContext, 'actors'>,
  { inbox }: Pick<SignedInActors, 'inbox'>,
): void =>
  whenIdle(() => {
    if (selectSignedIn(session.getSnapshot())) inbox.send({ type: 'inbox.arrive' })
  })
