import { createActor } from 'xstate'
import type { PageLogic, SignedInActors } from '#application/app-actors.ts'
import { selectSignedIn } from '#application/session/session.selectors.ts'
import type { announcementsMachine } from '#domain/announcement/announcements.machine.ts'
import type { AppContext } from '../app-context.ts'
import { whenIdle } from '../when-idle.ts'

type Inbox = Pick<SignedInActors, 'inbox'>

/** Notices that were read are not counted any more. */
export const announcementsOpener =
  ({ inbox }: Inbox, logic: typeof announcementsMachine): PageLogic['openAnnouncements'] =>
  (input) => {
    const announcements = createActor(logic, { input })
    announcements.on('announcements.left', ({ unread }) =>
      inbox.send({ type: 'inbox.told', left: { announcements: unread } }),
    )
    return announcements
  }

/** Counts once the page stands: nobody waits for the number. */
export const countWhenIdle = ({ actors: { session } }: Pick<AppContext, 'actors'>, { inbox }: Inbox): void =>
  whenIdle(() => {
    if (selectSignedIn(session.getSnapshot())) inbox.send({ type: 'inbox.arrive' })
  })
