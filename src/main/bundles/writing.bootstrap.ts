import type { Container, ContainerModule } from 'inversify'
import { createActor } from 'xstate'
import { createWritingDesk, type WritingDesk } from '#application/writing/writing-desk.ts'
import { provideWritingOutbox } from '#application/writing/writing-outbox.provide.ts'
import type { AppContext } from '../app-context.ts'
import { COMMENT_DRAFT_STORE, COMMENT_PORT, MAKE_CLIENT_ID } from '../comment/tokens.ts'
import { PAGE_LIFECYCLE } from '../learning/tokens.ts'
import { NOTE_DRAFT_STORE, NOTE_PORT } from '../playback/tokens.ts'
import { UNSENT_WORK } from '../session/tokens.ts'
import { UNSENT_WRITING_STORE, WRITING_DESK } from '../writing/tokens.ts'
import { wireWritings } from '../writing/writing.wiring.ts'

/** Loads the bundles that contain the ports for sending. */
interface Senders {
  readonly lesson: () => Promise<unknown>
  readonly comments: () => Promise<unknown>
}

/** The outbox of notes and comments, bound to its ports. */
export const openWriting = (
  container: Container,
  adapters: readonly ContainerModule[],
  app: AppContext,
  senders: Senders,
): WritingDesk => {
  container.load(...adapters)
  const store = container.get(UNSENT_WRITING_STORE)
  const outbox = createActor(
    provideWritingOutbox({
      store,
      page: container.get(PAGE_LIFECYCLE),
      noteDrafts: container.get(NOTE_DRAFT_STORE),
      commentDrafts: container.get(COMMENT_DRAFT_STORE),
      makeClientId: container.get(MAKE_CLIENT_ID),
      notes: async () => {
        await senders.lesson()
        return container.get(NOTE_PORT)
      },
      comments: async () => {
        await senders.comments()
        return container.get(COMMENT_PORT)
      },
    }),
  )
  const desk = createWritingDesk(outbox, store)
  container.bind(WRITING_DESK).toConstantValue(desk)
  app.running.add(outbox)
  wireWritings(app, desk, container.get(UNSENT_WORK))
  return desk
}
