import { fromCallback, fromPromise } from 'xstate'
import { success } from '#domain/kernel/result.ts'
import { retryabilityOf } from '#domain/kernel/retry.ts'
import { handedInOf } from '#domain/question/handed-in-practice.ts'
import type { PracticeEvent } from '#domain/question/practice.events.ts'
import { practiceMachine } from '#domain/question/practice.machine.ts'
import { newPractice, type Practice, unsentOf } from '#domain/question/practice.ts'
import { isSameScope } from '#domain/question/practice-scope.ts'
import type { MakeClientId } from '../comment/comment-draft.port.ts'
import type { AnswerOutbox } from './answer-outbox.provide.ts'
import { leaveTo } from './leave-to-outbox.ts'
import type { PracticeQuestionPort, PracticeStore } from './practice.port.ts'
import type { PracticeRecordPort } from './practice-record.port.ts'

export interface PracticeNeeds {
  readonly questions: PracticeQuestionPort
  readonly practices: PracticeStore
  readonly records: Pick<PracticeRecordPort, 'save'>
  readonly outbox: AnswerOutbox
  readonly makeClientId: MakeClientId
}

export const providePractice = ({ questions, practices, records, outbox, makeClientId }: PracticeNeeds) =>
  practiceMachine.provide({
    actors: {
      open: fromPromise(async ({ input: { userId, scope, finishedId }, signal }) => {
        const kept = practices.of(userId)
        const ofScope = kept.filter((one) => isSameScope(one.scope, scope))
        const left = ofScope.find(({ id, finished }) => (finishedId === '' ? !finished : id === finishedId))
        if (left !== undefined || finishedId !== '') return success({ practice: left ?? null, resumed: true })
        const read = await questions.questions(scope, signal)
        if (!read.ok) return read
        // Use the layout of the latest practice.
        const begun = { id: makeClientId(), userId, scope, layout: kept[0]?.layout ?? 'single' }
        return success({ practice: newPractice(begun, read.value), resumed: false })
      }),
      record: fromPromise(async ({ input, signal }) => {
        const handedIn = handedInOf(input)
        if (handedIn === null) return success(true as const)
        const leave = leaveTo(outbox, input.userId, [], handedIn)
        // If the page is closed meanwhile, the outbox sends the record.
        signal.addEventListener('abort', leave)
        const saved = await records.save(handedIn, signal)
        if (!saved.ok && retryabilityOf(saved.failure) !== 'permanent') leave()
        return saved
      }),
      watch: fromCallback<PracticeEvent, Practice>(({ input, sendBack }) =>
        practices.watch(input, (there) => sendBack({ type: 'practice.changedElsewhere', there })),
      ),
      receipts: fromCallback<PracticeEvent>(({ sendBack }) => {
        const heard = [
          outbox.on('outbox.delivered', ({ item: { items }, receipt: results }) =>
            sendBack({ type: 'practice.delivered', items, results }),
          ),
          outbox.on('outbox.refused', ({ item: { items }, failure }) =>
            sendBack({ type: 'practice.refused', items, failure }),
          ),
        ]
        return () => {
          for (const { unsubscribe } of heard) unsubscribe()
        }
      }),
    },
    actions: {
      keep: ({ context: { practice } }) => {
        if (practice === null) return
        practices.keep(practice)
        const known = outbox.getSnapshot().context.items.flatMap(({ items }) => items)
        for (const answer of unsentOf(practice)) {
          const items = answer.items.filter(({ clientId }) => !known.some((one) => one.clientId === clientId))
          if (items.length > 0)
            outbox.send({ type: 'outbox.put', item: { ...answer, items }, urgency: 'now' })
        }
      },
    },
  })
