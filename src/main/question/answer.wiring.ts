import { waitFor } from 'xstate'
import type { QuestionLogic } from '#application/app-actors.ts'
import type { AnswerDraftStore } from '#application/question/answer-draft.port.ts'
import type { PracticeStore } from '#application/question/practice.port.ts'
import type { UnsentAnswerStore } from '#application/question/unsent-answer.port.ts'
import type { UnsentWork } from '#application/session/unsent-work.ts'
import { failureText } from '#ui/copy/failure-text.ts'
import { questionCopy } from '#ui/copy/question-copy.ts'
import type { AppContext } from '../app-context.ts'
import { toast } from '../notification/toast.ts'
import { whenSignedIn } from '../session/when-signed-in.ts'

/** A server that does not answer must not hold up a log-out. */
const SIGN_OUT_TIMEOUT_MS = 4000

export interface AnswerStores {
  readonly drafts: AnswerDraftStore
  readonly practices: PracticeStore
  readonly unsent: UnsentAnswerStore
  readonly work: Pick<UnsentWork, 'hold'>
}

/**
 * Whose answers wait for a connection, and when they are sent: at once after a sign-in, and before a log-out. An
 * expiry leaves them to the same user, and what others left on this computer goes; R-question-2. Starts the outbox.
 */
export const wireAnswers = (
  { actors, wording }: Pick<AppContext, 'actors' | 'wording'>,
  outbox: QuestionLogic['answerOutbox'],
  { drafts, practices, unsent, work }: AnswerStores,
): void => {
  const { session } = actors
  const notify = toast(actors)
  session.on('session.closed', () => outbox.send({ type: 'outbox.close' }))
  outbox.on('outbox.delivered', ({ late }) => {
    if (late) notify('information', questionCopy.delivered)
  })
  outbox.on('outbox.refused', ({ failure }) =>
    notify('error', questionCopy.refused(failureText(failure)), wording.noticeTitle),
  )
  work.hold(async () => {
    outbox.send({ type: 'outbox.flush' })
    const isIdle = (snapshot: ReturnType<typeof outbox.getSnapshot>) => !snapshot.hasTag('busy')
    await waitFor(outbox, isIdle, { timeout: SIGN_OUT_TIMEOUT_MS }).catch(() => undefined)
  })
  outbox.start()
  whenSignedIn(actors, (userId) => {
    drafts.keepOnlyOf(userId)
    practices.keepOnlyOf(userId)
    unsent.keepOnlyOf(userId)
    outbox.send({ type: 'outbox.open', userId })
  })
}
