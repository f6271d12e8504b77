import { createActor } from 'xstate'
import type { SignedInActors } from '#application/app-actors.ts'
import type { createNotices } from '#domain/kernel/notices.machine.ts'

/** What became of lessons, and what others decided, is not counted any more once it was put away. */
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
