import { createActor } from 'xstate'
import type { SignedInActors } from '#application/app-actors.ts'
import type { AccountLogic } from '#application/session/account-logic.ts'
import type { announcementsMachine } from '#domain/announcement/announcements.machine.ts'

/** Reduces the unread counts of the inbox when announcements are read. */
export const announcementsOpener =
  (
    { inbox }: Pick<SignedInActors, 'inbox'>,
    logic: typeof announcementsMachine,
  ): AccountLogic['openAnnouncements'] =>
  (input) => {
    const announcements = createActor(logic, { input })
    announcements.on('announcements.left', ({ unread }) =>
      inbox.send({ type: 'inbox.told', left: { announcements: unread } }),
    )
    return announcements
  }
