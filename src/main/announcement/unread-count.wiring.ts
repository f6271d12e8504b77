import { createActor } from 'xstate'
import type { SignedInActors } from '#application/app-actors.ts'
import type { createNotices } from '#domain/kernel/notices.machine.ts'

/** Reduces the unread counts of the inbox when live notices or publishing notices are dismissed. */
export const toldOpener =
  <Notice extends { readonly id: number }>(
    { inbox }: Pick<SignedInActors, 'inbox'>,
    lessonsOrDecisions: ReturnType<typeof createNotices<Notice>>,
    kind: 'lessons' | 'decisions',
  ) =>
  () => {
    const notices = createActor(lessonsOrDecisions)
    notices.on('notices.told', ({ count }) => inbox.send({ type: 'inbox.told', left: { [kind]: count } }))
    return notices
  }
