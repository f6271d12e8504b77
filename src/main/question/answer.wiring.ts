import type { QuestionLogic } from '#application/app-actors.ts'
import type { UnsentWork } from '#application/session/unsent-work.ts'
import { failureText } from '#ui/copy/failure-text.ts'
import { questionCopy } from '#ui/copy/question-copy.ts'
import type { AppContext } from '../app-context.ts'
import { toast } from '../notification/toast.ts'
import { wireOutbox } from '../session/outbox.wiring.ts'

/** Starts the answer outbox; shows toasts for answers that were delivered late or refused. */
export const wireAnswers = (
  { actors, calls, wording }: Pick<AppContext, 'actors' | 'calls' | 'wording'>,
  outbox: QuestionLogic['answerOutbox'],
  work: Pick<UnsentWork, 'hold'>,
): void => {
  const notify = toast(actors)
  outbox.on('outbox.delivered', ({ late }) => {
    if (late) notify('information', questionCopy.delivered)
  })
  outbox.on('outbox.refused', ({ failure }) =>
    notify('error', questionCopy.refused(failureText(failure)), wording.toastTitle),
  )
  outbox.start()
  wireOutbox({ actors, calls }, outbox, work, 'answers')
}
