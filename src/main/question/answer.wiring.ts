import type { QuestionLogic } from '#application/app-actors.ts'
import type { AnswerDraftStore } from '#application/question/answer-draft.port.ts'
import type { PracticeStore } from '#application/question/practice.port.ts'
import type { UnsentWork } from '#application/session/unsent-work.ts'
import { failureText } from '#ui/copy/failure-text.ts'
import { questionCopy } from '#ui/copy/question-copy.ts'
import type { AppContext } from '../app-context.ts'
import { toast } from '../notification/toast.ts'
import { wireOutbox } from '../session/outbox.wiring.ts'
import { whenSignedIn } from '../session/when-signed-in.ts'

export interface AnswerStores {
  readonly drafts: AnswerDraftStore
  readonly practices: PracticeStore
  readonly work: Pick<UnsentWork, 'hold'>
}

/** Tells the learner of answers that arrived late or were refused, deletes the drafts of other users, and starts the outbox. */
export const wireAnswers = (
  { actors, calls, wording }: Pick<AppContext, 'actors' | 'calls' | 'wording'>,
  outbox: QuestionLogic['answerOutbox'],
  { drafts, practices, work }: AnswerStores,
): void => {
  const notify = toast(actors)
  outbox.on('outbox.delivered', ({ late }) => {
    if (late) notify('information', questionCopy.delivered)
  })
  outbox.on('outbox.refused', ({ failure }) =>
    notify('error', questionCopy.refused(failureText(failure)), wording.toastTitle),
  )
  outbox.start()
  whenSignedIn(actors, (userId) => {
    drafts.keepOnlyOf(userId)
    practices.keepOnlyOf(userId)
  })
  wireOutbox({ actors, calls }, outbox, work, 'answers')
}
