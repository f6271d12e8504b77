import { fromCallback, fromPromise } from 'xstate'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, success } from '#domain/kernel/result.ts'
import { retryabilityOf } from '#domain/kernel/retry.ts'
import { itemsOf, questionIdsOf } from '#domain/paper/paper.ts'
import { sittingItemsOf } from '#domain/paper/paper-sitting.ts'
import { type SittingEvent, sittingMachine } from '#domain/paper/sitting.machine.ts'
import type { MakeClientId } from '../comment/comment-draft.port.ts'
import type { AnswerOutbox } from '../question/answer-outbox.provide.ts'
import { leaveTo } from '../question/leave-to-outbox.ts'
import type { PracticeRecordPort } from '../question/practice-record.port.ts'
import type { LessonQuestionPort } from '../question/question.port.ts'
import type { QuestionBankPort } from '../question/question-bank.port.ts'
import { openPaper } from './open-paper.ts'
import type { PaperPort } from './paper.port.ts'
import type { SittingStore } from './sitting-store.port.ts'
import { solvedQuestions } from './solved-questions.ts'

export interface SittingNeeds {
  readonly papers: PaperPort
  readonly bank: QuestionBankPort
  /** Marks what was answered, as of a practice. */
  readonly marker: Pick<LessonQuestionPort, 'answer'>
  readonly store: SittingStore
  readonly records: Pick<PracticeRecordPort, 'save'>
  readonly outbox: AnswerOutbox
  readonly makeClientId: MakeClientId
}

export const provideSitting = ({
  papers,
  bank,
  marker,
  store,
  records,
  outbox,
  makeClientId,
}: SittingNeeds) =>
  sittingMachine.provide({
    actors: {
      open: fromPromise(async ({ input, signal }) => {
        const opened = await openPaper(papers, bank, input.paperId, signal)
        return opened.ok ? success({ opened: opened.value, draft: store.read(input) }) : opened
      }),
      begin: fromPromise(async ({ input }) => ({
        practiceId: makeClientId(),
        startedAt: input,
        sheet: {},
        handedInAt: null,
        ownMarks: {},
      })),
      delivery: fromCallback<SittingEvent, number>(({ input, sendBack }) => {
        const delivered = outbox.on('outbox.delivered', ({ item }) => {
          if (item.record?.paperId === input) sendBack({ type: 'sitting.delivered' })
        })
        return () => delivered.unsubscribe()
      }),
      submit: fromPromise(async ({ input: { userId, opened, draft }, signal }) => {
        const { startedAt, handedInAt } = draft
        const seconds = Math.max(0, Math.round(((handedInAt ?? startedAt) - startedAt) / 1000))
        const items = sittingItemsOf(opened.questions, draft, seconds)
        const { practiceId } = draft
        const record = {
          practiceId,
          kind: 'paper',
          name: opened.paper.name,
          paperId: opened.paper.id,
          useTime: seconds,
          items: itemsOf(opened.paper).map(({ questionId, score }) => ({ questionId, score })),
        } as const
        // What may still be taken is sent by the outbox, whatever becomes of this page.
        const leave = leaveTo(outbox, userId, items, record)
        const told = (failure: Failure) => {
          if (retryabilityOf(failure) !== 'permanent') leave()
          return failed(failure)
        }
        signal.addEventListener('abort', leave)
        const answered =
          items.length === 0
            ? success([])
            : await marker.answer({ courseId: 0, sectionId: 0, practiceId, items }, signal)
        if (!answered.ok) return told(answered.failure)
        const saved = await records.save(record, signal)
        if (!saved.ok) return told(saved.failure)
        const solved = await solvedQuestions(bank, questionIdsOf(opened.paper), signal, opened.paper.id)
        return solved.ok ? success({ results: answered.value, solved: solved.value }) : solved
      }),
    },
    actions: {
      keep: (_, { place, draft }) => draft !== null && store.keep(place, draft),
      post: (_, { userId, practiceId, item }) =>
        outbox.send({
          type: 'outbox.put',
          urgency: 'now',
          item: {
            place: { userId, sectionId: 0, questionId: item.questionId },
            courseId: 0,
            practiceId,
            items: [{ ...item, clientId: makeClientId() }],
          },
        }),
    },
  })
