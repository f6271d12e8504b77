import { fromCallback, fromPromise } from 'xstate'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, success } from '#domain/kernel/result.ts'
import { retryabilityOf } from '#domain/kernel/retry.ts'
import { itemsOf, questionIdsOf } from '#domain/paper/paper.ts'
import { type SittingPlace, sittingItemsOf } from '#domain/paper/paper-sitting.ts'
import { mergedSitting } from '#domain/paper/shared-sitting.ts'
import { sittingMachine } from '#domain/paper/sitting.machine.ts'
import type { SittingEvent } from '#domain/paper/sitting.setup.ts'
import type { MakeClientId } from '../comment/comment-draft.port.ts'
import type { AnswerOutbox } from '../question/answer-outbox.provide.ts'
import { leaveTo } from '../question/leave-to-outbox.ts'
import type { PracticeRecordPort } from '../question/practice-record.port.ts'
import type { LessonQuestionPort } from '../question/question.port.ts'
import type { QuestionBankPort } from '../question/question-bank.port.ts'
import { openPaper } from './open-paper.ts'
import type { PaperPort } from './paper.port.ts'
import type { SittingClock } from './sitting-clock.port.ts'
import type { SittingStore } from './sitting-store.port.ts'
import { solvedQuestions } from './solved-questions.ts'

export interface SittingNeeds {
  readonly papers: PaperPort
  readonly bank: QuestionBankPort
  /** Submits answers for marking, as a practice does. */
  readonly marker: Pick<LessonQuestionPort, 'answer'>
  readonly store: SittingStore
  readonly clock: Pick<SittingClock, 'known'>
  readonly records: Pick<PracticeRecordPort, 'save'>
  readonly outbox: AnswerOutbox
  readonly makeClientId: MakeClientId
}

export const provideSitting = ({
  papers,
  bank,
  marker,
  store,
  clock,
  records,
  outbox,
  makeClientId,
}: SittingNeeds) =>
  sittingMachine.provide({
    actors: {
      open: fromPromise(async ({ input, signal }) => {
        // The elapsed time is measured by the server's clock, since the device's may have been set meanwhile.
        const [opened] = await Promise.all([openPaper(papers, bank, input.paperId, signal), clock.known()])
        return opened.ok ? success({ opened: opened.value, draft: store.read(input) }) : opened
      }),
      begin: fromPromise(async ({ input: { userId, paperId, look } }) => {
        const there = store.read({ userId, paperId })
        // Another tab has begun the sitting.
        if (there !== null && there.handedInAt === null) return there
        const now = look()
        // The later of two sittings counts, so its start must be greater even if the clock was set back.
        const startedAt = Math.max(now.device, (there?.startedAt ?? 0) + 1)
        const begun = { practiceId: makeClientId(), startedAt, spent: { ms: 0, at: now } }
        return { ...begun, sheet: {}, handedInAt: null, ownMarks: {}, changedAt: {} }
      }),
      watch: fromCallback<SittingEvent, SittingPlace>(({ input, sendBack }) =>
        store.watch(input, (there) => {
          if (there !== null) sendBack({ type: 'sitting.changedElsewhere', there })
        }),
      ),
      delivery: fromCallback<SittingEvent, number>(({ input, sendBack }) => {
        const delivered = outbox.on('outbox.delivered', ({ item }) => {
          if (item.record?.paperId === input) sendBack({ type: 'sitting.delivered' })
        })
        return () => delivered.unsubscribe()
      }),
      submit: fromPromise(async ({ input: { userId, opened, draft: own }, signal }) => {
        // A tab that slept has missed the answers written in another tab.
        const there = store.read({ userId, paperId: opened.paper.id })
        const draft = there?.practiceId === own.practiceId ? mergedSitting(own, there) : own
        const { startedAt, spent, handedInAt } = draft
        const ms = spent?.ms ?? (handedInAt ?? startedAt) - startedAt
        const seconds = Math.max(0, Math.round(ms / 1000))
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
        // After a passing failure the outbox sends everything, even if this page is closed.
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
        return solved.ok
          ? success({ draft, marked: { results: answered.value, solved: solved.value } })
          : solved
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
