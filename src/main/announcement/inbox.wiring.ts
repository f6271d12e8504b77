import type { SignedInActors } from '#application/app-actors.ts'
import { selectSignedIn } from '#application/session/session.selectors.ts'
import type { AppContext } from '../app-context.ts'
import { whenIdle } from '../when-idle.ts'

/** Reads the unread counts once the page is idle, since they are not urgent. */
export const countWhenIdle = (
  { actors: { session } }: Pick<AppContext, 'actors'>,
  { inbox }: Pick<SignedInActors, 'inbox'>,
): void =>
  whenIdle(() => {
    if (selectSignedIn(session.getSnapshot())) inbox.send({ type: 'inbox.arrive' })
  })
