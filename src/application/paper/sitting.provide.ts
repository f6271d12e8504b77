import { fromPromise } from 'xstate'
import { success } from '#domain/kernel/result.ts'
import { itemsOf, questionIdsOf } from '#domain/paper/paper.ts'
import { sittingItemsOf } from '#domain/paper/paper-sitting.ts'
import { sittingMachine } from '#domain/paper/sitting.machine.ts'
import type { MakeClientId } from '../comment/comment-draft.port.ts'
import type { AnswerOutbox } from '../question/answer-outbox.provide.ts'
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
      submit: fromPromise(async ({ input: { opened, draft }, signal }) => {
        const { startedAt, handedInAt } = draft
        const seconds = Math.max(0, Math.round(((handedInAt ?? startedAt) - startedAt) / 1000))
        const items = sittingItemsOf(opened.questions, draft, seconds)
        const { practiceId } = draft
        const answered =
          items.length === 0
            ? success([])
            : await marker.answer({ courseId: 0, sectionId: 0, practiceId, items }, signal)
        if (!answered.ok) return answered
        const saved = await records.save(
          {
            practiceId,
            kind: 'paper',
            name: opened.paper.name,
            paperId: opened.paper.id,
            useTime: seconds,
            items: itemsOf(opened.paper).map(({ questionId, score }) => ({ questionId, score })),
          },
          signal,
        )
        if (!saved.ok) return saved
        const solved = await solvedQuestions(bank, questionIdsOf(opened.paper), signal, opened.paper.id)
        return solved.ok ? success({ results: answered.value, solved: solved.value }) : solved
      }),
    },
    actions: {
      keep: (_, { place, draft }) => draft !== null && store.keep(place, draft),
      post: (_, { userId, practiceId, item }) =>
        outbox.send({
          type: 'outbox.put',
          haste: 'now',
          item: {
            place: { userId, sectionId: 0, questionId: item.questionId },
            courseId: 0,
            practiceId,
            items: [{ ...item, clientId: makeClientId() }],
          },
        }),
    },
  })
