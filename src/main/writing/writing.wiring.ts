import type { UnsentWork } from '#application/session/unsent-work.ts'
import type { WritingDesk } from '#application/writing/writing-desk.ts'
import { failureText } from '#ui/copy/failure-text.ts'
import { writingCopy } from '#ui/copy/writing-copy.ts'
import type { AppContext } from '../app-context.ts'
import { toast } from '../notification/toast.ts'
import { wireOutbox } from '../session/outbox.wiring.ts'

/**
 * Starts the writing outbox; shows toasts for notes and comments that were delivered late or refused after
 * their composer was closed.
 */
export const wireWritings = (
  { actors, calls, wording }: Pick<AppContext, 'actors' | 'calls' | 'wording'>,
  desk: WritingDesk,
  work: Pick<UnsentWork, 'hold'>,
): void => {
  const notify = toast(actors)
  const { outbox } = desk
  outbox.on('outbox.delivered', ({ item, late }) => {
    if (late) notify('information', writingCopy.delivered[item.kind])
  })
  outbox.on('outbox.refused', ({ item, failure }) => {
    if (!desk.isAwaited(item))
      notify('error', writingCopy.refused[item.kind](failureText(failure)), wording.toastTitle)
  })
  outbox.start()
  wireOutbox({ actors, calls }, outbox, work, 'writings')
}
