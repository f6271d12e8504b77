import { assign, fromPromise, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import { pageOutcomes } from '../kernel/page.ts'
import type { Result } from '../kernel/result.ts'
import type { LeftSelection } from '../kernel/selection.ts'
import { unprovided } from '../kernel/unprovided.ts'
import {
  filedAs,
  MADE_PAGE_SIZE,
  type MadeChange,
  type MadePage,
  type MadeQuery,
  type MadeQuestion,
  type NewFiling,
  undoOf,
} from './made-question.ts'

export interface MadeQuestionsContext {
  readonly query: MadeQuery
  readonly page: MadePage
  /** By their ids. */
  readonly chosen: readonly number[]
  /** What is done just now, or was done last; null for nothing yet. */
  readonly change: MadeChange | null
  /** What takes it back; null where there is nothing to take back. */
  readonly undo: MadeChange | null
  /** Why the list could not be read, or the change not be made. */
  readonly failure: Failure | null
}

export type MadeQuestionsEvent =
  | { type: 'made.show'; query: MadeQuery }
  | { type: 'made.retry' }
  | { type: 'made.toggle'; id: number }
  | { type: 'made.all' }
  | { type: 'made.clear' }
  /** Of those that are chosen: out of the bank, or back into it. */
  | { type: 'made.offer'; offered: boolean }
  /** Of those that are chosen: where they stand from now on. */
  | { type: 'made.file'; filing: NewFiling }
  | { type: 'made.undo' }

type Loaded = Result<MadePage, Failure>
type Changed = Result<readonly MadeQuestion[], Failure>

const NOTHING: MadePage = { index: 1, size: MADE_PAGE_SIZE, total: 0, items: [] }

const changeOf = ({ change }: MadeQuestionsContext): MadeChange => {
  if (change === null) throw new Error('nothing is done with questions')
  return change
}

/** 我的题目: questions of their makers, several at once withdrawn, brought back and filed, and each of it undone. R-question-7. */
export const madeQuestionsMachine = setup({
  types: {
    input: {} as Pick<MadeQuestionsContext, 'query'> & LeftSelection<number>,
    context: {} as MadeQuestionsContext,
    events: {} as MadeQuestionsEvent,
    tags: {} as 'busy' | 'failing',
  },
  actors: {
    load: fromPromise<Loaded, MadeQuery>(unprovided('load')),
    change: fromPromise<Changed, MadeChange>(unprovided('change')),
  },
  guards: {
    isFound: (_, result: Loaded) => result.ok && result.value.items.length > 0,
    isEmpty: (_, result: Loaded) => result.ok,
    isForbidden: (_, result: Loaded) => !result.ok && result.failure.kind === 'forbidden',
    hasChosen: ({ context: { chosen } }) => chosen.length > 0,
    hasUndo: ({ context: { undo } }) => undo !== null,
  },
  actions: {
    show: assign((_, query: MadeQuery) => ({ query, chosen: [], undo: null, failure: null })),
    take: assign(({ context: { chosen } }, result: Loaded) => {
      if (!result.ok) return { page: NOTHING, failure: result.failure }
      const own = result.value.items.filter(({ editable }) => editable).map(({ id }) => id)
      return { page: result.value, chosen: chosen.filter((id) => own.includes(id)), failure: null }
    }),
    toggle: assign(({ context: { chosen } }, id: number) => ({
      chosen: chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id],
    })),
    chooseAll: assign(({ context: { page } }) => ({
      chosen: page.items.filter(({ editable }) => editable).map(({ id }) => id),
    })),
    clear: assign({ chosen: [] }),
    offer: assign(({ context: { chosen } }, offered: boolean) => ({
      change: { kind: 'offer' as const, ids: chosen, offered },
      failure: null,
    })),
    file: assign(({ context: { chosen, page } }, filing: NewFiling) => ({
      change: {
        kind: 'file' as const,
        items: filedAs(
          page.items.filter(({ id }) => chosen.includes(id)),
          filing,
        ),
      },
      failure: null,
    })),
    takeBack: assign(({ context: { undo } }) => ({ change: undo, failure: null })),
    lay: assign(({ context }, result: Changed) => {
      if (!result.ok) return { failure: result.failure }
      const { page } = context
      const now = new Map(result.value.map((one) => [one.id, one]))
      return {
        page: { ...page, items: page.items.map((one) => now.get(one.id) ?? one) },
        undo: undoOf(page.items, changeOf(context)),
        chosen: [],
      }
    }),
  },
}).createMachine({
  id: 'madeQuestions',
  initial: 'loading',
  context: ({ input }) => ({
    query: input.query,
    page: NOTHING,
    chosen: input.left ?? [],
    change: null,
    undo: null,
    failure: null,
  }),
  on: {
    'made.show': {
      target: '.loading',
      reenter: true,
      actions: { type: 'show', params: ({ event }) => event.query },
    },
  },
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        src: 'load',
        input: ({ context }) => context.query,
        onDone: [
          ...pageOutcomes<Loaded>(),
          {
            guard: { type: 'isForbidden', params: ({ event }) => event.output },
            target: 'forbidden',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'take', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
    },
    ready: {
      on: {
        'made.toggle': { actions: { type: 'toggle', params: ({ event }) => event.id } },
        'made.all': { actions: 'chooseAll' },
        'made.clear': { actions: 'clear' },
        'made.offer': {
          guard: 'hasChosen',
          target: 'changing',
          actions: { type: 'offer', params: ({ event }) => event.offered },
        },
        'made.file': {
          guard: 'hasChosen',
          target: 'changing',
          actions: { type: 'file', params: ({ event }) => event.filing },
        },
        'made.undo': { guard: 'hasUndo', target: 'changing', actions: 'takeBack' },
      },
    },
    changing: {
      tags: 'busy',
      invoke: {
        src: 'change',
        input: ({ context }) => changeOf(context),
        onDone: { target: 'ready', actions: { type: 'lay', params: ({ event }) => event.output } },
        onError: 'defect',
      },
    },
    empty: { on: { 'made.retry': 'loading' } },
    /** Not for this user. */
    forbidden: {},
    failed: { tags: 'failing', on: { 'made.retry': 'loading' } },
    defect: { tags: 'failing', on: { 'made.retry': 'loading' } },
  },
})
