import { assign, fromPromise, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import { isUnheard } from '../kernel/retry.ts'
import { unprovided, unprovidedAction } from '../kernel/unprovided.ts'
import { type AnswerDraft, type AnswerPlace, newAnswer, regiven } from './answer-draft.ts'
import { type Given, problemOf, type SheetProblem } from './answer-sheet.ts'
import { withResults } from './answer-state.ts'
import type { AnswerItem, AnswerResult, Question } from './question.ts'
import type { UnsentAnswer } from './unsent-answer.ts'

/** Who is asked, and by what: a section of a course (0 and 0 for none). */
export interface AskingLesson {
  readonly userId: number
  readonly courseId: number
  readonly sectionId: number
}

export interface Asked {
  readonly lesson: AskingLesson
  /** The point of the lesson that asks; 0 for none. */
  readonly pointId: number
  readonly question: Question
}

export interface AnsweringContext extends Asked {
  readonly draft: AnswerDraft
  /** The draft was restored from an earlier visit. */
  readonly restored: boolean
  /** When the question was put, milliseconds since 1970. */
  readonly askedAt: number
  /** What was wrong with the answer when it was to be sent; gone with the next change. */
  readonly problem: SheetProblem | null
  /** Why it was not taken the last time. */
  readonly failure: Failure | null
  /** What waits for a connection. */
  readonly unsent: readonly AnswerItem[]
}

export type AnsweringEvent =
  | { type: 'answering.give'; partId: number; given: Given }
  | { type: 'answering.submit' }
  | { type: 'answering.again' }
  /** A waiting answer has reached the server, or was refused for good. */
  | { type: 'answering.delivered'; items: readonly AnswerItem[]; results: readonly AnswerResult[] }
  | { type: 'answering.refused'; items: readonly AnswerItem[]; failure: Failure }

export interface Recalled {
  readonly draft: AnswerDraft
  readonly restored: boolean
  readonly at: number
}

export interface Submission extends Asked {
  readonly draft: AnswerDraft
  readonly askedAt: number
}

/** What was sent, and what became of it. */
export interface Submitted {
  readonly items: readonly AnswerItem[]
  readonly result: Result<readonly AnswerResult[], Failure>
}

export const placeOf = ({ lesson, question }: Asked): AnswerPlace => ({
  userId: lesson.userId,
  sectionId: lesson.sectionId,
  questionId: question.id,
})

/** The server did not acknowledge: the answer may have arrived or not, and is sent again. */
const isCutOff = ({ result }: Submitted): boolean => !result.ok && isUnheard(result.failure)

const isAmong = (items: readonly AnswerItem[], { unsent }: AnsweringContext): boolean =>
  items.some(({ clientId }) => unsent.some((item) => item.clientId === clientId))

/**
 * Answering a question. What is written is kept at every change until the server has it; sending it again, after a click
 * too many, a fault or an expiry, sends the same thing. What no server took (no network, no answer in time, a server away or busy) waits and is sent later, once. Wire:
 * questionsanswer; R-question-2 and docs/decisions/0074.
 */
export const answeringMachine = setup({
  types: {
    input: {} as Asked,
    context: {} as AnsweringContext,
    events: {} as AnsweringEvent,
    tags: {} as 'busy' | 'waiting' | 'failing',
  },
  actors: {
    recall: fromPromise<Recalled, AnswerPlace>(unprovided('recall')),
    submit: fromPromise<Submitted, Submission>(unprovided('submit')),
  },
  guards: {
    sendable: ({ context: { question, draft } }) => problemOf(question, draft.sheet) === null,
    taken: (_, { result }: Submitted) => result.ok,
    cutOff: (_, submitted: Submitted) => isCutOff(submitted),
    waitsFor: ({ context }, items: readonly AnswerItem[]) => isAmong(items, context),
  },
  actions: {
    /** Keeps the draft of the context where it outlives the page. */
    keep: unprovidedAction<Asked & { readonly draft: AnswerDraft }>('keep'),
    forget: unprovidedAction<AnswerPlace>('forget'),
    /** Hands an answer to where it waits for a connection. */
    park: unprovidedAction<UnsentAnswer>('park'),
    begin: assign((_, { draft, restored, at }: Recalled) => ({ draft, restored, askedAt: at })),
    give: assign(({ context }, { partId, given }: { partId: number; given: Given }) => ({
      draft: regiven(context.draft, partId, given),
      problem: null,
    })),
    name: assign(({ context: { question, draft } }) => ({ problem: problemOf(question, draft.sheet) })),
    attempt: assign(({ context }) => ({
      draft: { ...context.draft, tried: true },
      failure: null,
      problem: null,
    })),
    mark: assign(
      (
        { context },
        { items, results }: { items: readonly AnswerItem[]; results: readonly AnswerResult[] },
      ) => ({
        question: withResults(context.question, items, results),
        unsent: [],
      }),
    ),
    wait: assign((_, { items }: Submitted) => ({ unsent: items })),
    fail: assign((_, failure: Failure | null) => ({ failure, unsent: [] })),
  },
}).createMachine({
  id: 'answering',
  initial: 'recalling',
  context: ({ input }) => ({
    ...input,
    draft: newAnswer(''),
    restored: false,
    askedAt: 0,
    problem: null,
    failure: null,
    unsent: [],
  }),
  states: {
    recalling: {
      tags: 'busy',
      invoke: {
        src: 'recall',
        input: ({ context }) => placeOf(context),
        onDone: { target: 'writing', actions: { type: 'begin', params: ({ event }) => event.output } },
        onError: 'defect',
      },
    },
    writing: {
      on: {
        'answering.give': {
          actions: [
            { type: 'give', params: ({ event }) => event },
            { type: 'keep', params: ({ context }) => context },
          ],
        },
        'answering.submit': [{ guard: 'sendable', target: 'submitting' }, { actions: 'name' }],
      },
    },
    /** Further clicks are ignored while the answer is sent. */
    submitting: {
      tags: 'busy',
      entry: ['attempt', { type: 'keep', params: ({ context }) => context }],
      invoke: {
        src: 'submit',
        input: ({ context }) => context,
        onDone: [
          {
            guard: { type: 'taken', params: ({ event }) => event.output },
            target: 'answered',
            actions: [
              { type: 'forget', params: ({ context }) => placeOf(context) },
              { type: 'mark', params: ({ event }) => markedBy(event.output) },
            ],
          },
          {
            guard: { type: 'cutOff', params: ({ event }) => event.output },
            target: 'unsent',
            actions: [
              { type: 'wait', params: ({ event }) => event.output },
              { type: 'park', params: ({ context }) => unsentOf(context) },
            ],
          },
          { target: 'writing', actions: { type: 'fail', params: ({ event }) => failureIn(event.output) } },
        ],
        onError: 'defect',
      },
    },
    /** It waits for a connection; the learner goes on. */
    unsent: {
      tags: 'waiting',
      on: {
        'answering.delivered': {
          guard: { type: 'waitsFor', params: ({ event }) => event.items },
          target: 'answered',
          actions: { type: 'mark', params: ({ event }) => event },
        },
        'answering.refused': {
          guard: { type: 'waitsFor', params: ({ event }) => event.items },
          target: 'writing',
          actions: { type: 'fail', params: ({ event }) => event.failure },
        },
      },
    },
    answered: { on: { 'answering.again': 'recalling' } },
    /** A bug; what was written stays kept. */
    defect: { tags: 'failing', on: { 'answering.submit': 'recalling' } },
  },
})

const unsentOf = (context: AnsweringContext): UnsentAnswer => ({
  place: placeOf(context),
  courseId: context.lesson.courseId,
  items: context.unsent,
})

const markedBy = ({ items, result }: Submitted) => {
  if (!result.ok) throw new Error('an answer that was not taken is not marked')
  return { items, results: result.value }
}

const failureIn = ({ result }: Submitted): Failure | null => (result.ok ? null : result.failure)
