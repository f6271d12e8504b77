import { assign, emit, fromCallback, fromPromise, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import { unprovided, unprovidedAction, unprovidedCallback } from '../kernel/unprovided.ts'
import type {
  OpenedPractice,
  PracticeContext,
  PracticeEmitted,
  PracticeEvent,
  PracticeInput,
} from './practice.events.ts'
import { afterSecond, finishedOf, type Practice, problemIn } from './practice.ts'
import { isLeftFor, knowsMore, stamped, withNews } from './shared-practice.ts'

type Opened = Result<OpenedPractice, Failure>

/** The clock of a practice. */
export const SECOND_MS = 1000
/** Seconds; a change is kept at once. */
const KEPT_EVERY = 10

/** The practice of the context; throws in a state that has none. */
export const practiceOf = ({ practice }: PracticeContext): Practice => {
  if (practice === null) throw new Error('there is no practice yet')
  return practice
}

/** Actors, delays, guards and actions of the practice's statechart. */
export const practiceSetup = setup({
  types: {
    input: {} as PracticeInput,
    context: {} as PracticeContext,
    events: {} as PracticeEvent,
    emitted: {} as PracticeEmitted,
    tags: {} as 'busy' | 'failing',
  },
  actors: {
    /** Opens the finished practice that is named (null where it is not kept), else the unfinished one of this scope, else a new one. */
    open: fromPromise<Opened, PracticeInput>(unprovided('open')),
    /** Keeps on the server what was asked and how long it took. */
    record: fromPromise<Result<true, Failure>, Practice>(unprovided('record')),
    /** Tells with `practice.delivered` and `practice.refused` what became of answers. */
    receipts: fromCallback<PracticeEvent>(unprovidedCallback('receipts')),
    /** Tells with `practice.changedElsewhere` what other tabs keep of it. */
    watch: fromCallback<PracticeEvent, Practice>(unprovidedCallback('watch')),
  },
  delays: { second: SECOND_MS },
  guards: {
    elsewhere: (_, opened: Opened) => opened.ok && opened.value.practice === null,
    finished: (_, opened: Opened) => opened.ok && opened.value.practice?.finished === true,
    filled: (_, opened: Opened) => opened.ok && (opened.value.practice?.questions.length ?? 0) > 0,
    empty: (_, opened: Opened) => opened.ok,
    recorded: (_, recorded: Result<true, Failure>) => recorded.ok,
    leftForTab: ({ context }) => context.leftForTab,
    endedThere: ({ context }, there: Practice) => there.finished && !practiceOf(context).finished,
    knowsMore: ({ context }, there: Practice) => knowsMore(practiceOf(context), there),
    worthKeeping: ({ context }) => (practiceOf(context).seconds + 1) % KEPT_EVERY === 0,
    sendable: ({ context }, questionId: number) => problemIn(practiceOf(context), questionId) === null,
  },
  actions: {
    /** Stores the practice of the context, and hands its waiting answers to the outbox. */
    keep: unprovidedAction('keep'),
    begin: assign((_, opened: Opened) => (opened.ok ? { ...opened.value, failure: null } : {})),
    fail: assign((_, opened: Opened) => (opened.ok ? {} : { failure: opened.failure })),
    /** What the learner did here. */
    become: assign(({ context }, practice: Practice) => ({
      practice: stamped(practiceOf(context), practice, context.now()),
      leftForTab: false,
      problem: null,
    })),
    /** What became of answers. */
    learn: assign(({ context }, practice: Practice) => ({
      practice: stamped(practiceOf(context), practice, context.now()),
      problem: null,
    })),
    takeNews: assign(({ context }, there: Practice) => {
      const own = practiceOf(context)
      return {
        practice: withNews(own, there),
        leftForTab: context.leftForTab || isLeftFor(own, there),
      }
    }),
    /** Answers of this tab are handed in with those of the other tab. */
    end: assign(({ context }) => {
      const own = practiceOf(context)
      return { practice: stamped(own, finishedOf(own), context.now()), endedElsewhere: true }
    }),
    tick: assign(({ context }) => ({ practice: afterSecond(practiceOf(context)) })),
    name: assign(({ context }, questionId: number) => {
      const problem = problemIn(practiceOf(context), questionId)
      return { problem: problem && { ...problem, questionId } }
    }),
    complain: assign((_, failure: Failure | null) => ({ failure })),
    clear: assign({
      finishedId: '',
      practice: null,
      resumed: false,
      leftForTab: false,
      endedElsewhere: false,
      failure: null,
      problem: null,
    }),
    sayFinished: emit(({ context }) => ({ type: 'practice.finished' as const, id: practiceOf(context).id })),
    sayLeft: emit({ type: 'practice.left' as const }),
  },
})
