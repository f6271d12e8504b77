import { assign, fromPromise, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import { pageOutcomes } from '../kernel/page.ts'
import type { Result } from '../kernel/result.ts'
import type { LeftSelection } from '../kernel/selection.ts'
import { unprovided } from '../kernel/unprovided.ts'
import {
  type FilingForm,
  filedAs,
  filingIn,
  MADE_PAGE_SIZE,
  type MadeChange,
  type MadePage,
  type MadeQuery,
  type MadeQuestion,
  NEW_FILING,
  undoOf,
} from './made-question.ts'

export interface MadeQuestionsContext {
  readonly query: MadeQuery
  readonly page: MadePage
  /** By their ids. */
  readonly chosen: readonly number[]
  /** Where those that are chosen shall stand, while it is filled in; null where it is not. */
  readonly filing: FilingForm | null
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
  | { type: 'made.beginFiling' }
  | { type: 'made.fillFiling'; fields: Partial<FilingForm> }
  | { type: 'made.leaveFiling' }
  | { type: 'made.file' }
  | { type: 'made.undo' }

type Loaded = Result<MadePage, Failure>
type Changed = Result<readonly MadeQuestion[], Failure>

const NOTHING: MadePage = { index: 1, size: MADE_PAGE_SIZE, total: 0, items: [] }

const changeOf = ({ change }: MadeQuestionsContext): MadeChange => {
  if (change === null) throw new Error('nothing is done with questions')
  return change
}

/** With what the list begins: what was chosen and filled in before a reload or an expiry. */
interface MadeQuestionsInput extends Pick<MadeQuestionsContext, 'query'>, LeftSelection<number> {
  readonly leftFiling?: FilingForm | null
}

/** Where nothing is chosen there is nothing to file. */
const choosing = (
  chosen: readonly number[],
  { filing }: MadeQuestionsContext,
): Pick<MadeQuestionsContext, 'chosen' | 'filing'> => ({ chosen, filing: chosen.length > 0 ? filing : null })

/** 我的题目: questions of their makers, several at once withdrawn, brought back and filed, and each of it undone. R-question-7. */
export const madeQuestionsMachine = setup({
  types: {
    input: {} as MadeQuestionsInput,
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
    saysFiling: ({ context: { chosen, filing } }) =>
      chosen.length > 0 && filing !== null && filingIn(filing) !== null,
    hasUndo: ({ context: { undo } }) => undo !== null,
  },
  actions: {
    show: assign((_, query: MadeQuery) => ({ query, chosen: [], filing: null, undo: null, failure: null })),
    take: assign(({ context }, result: Loaded) => {
      if (!result.ok) return { page: NOTHING, failure: result.failure }
      const own = result.value.items.filter(({ editable }) => editable).map(({ id }) => id)
      const chosen = context.chosen.filter((id) => own.includes(id))
      return { page: result.value, ...choosing(chosen, context), failure: null }
    }),
    toggle: assign(({ context }, id: number) => {
      const { chosen } = context
      return choosing(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id], context)
    }),
    chooseAll: assign(({ context: { page } }) => ({
      chosen: page.items.filter(({ editable }) => editable).map(({ id }) => id),
    })),
    clear: assign({ chosen: [], filing: null }),
    beginFiling: assign({ filing: NEW_FILING }),
    fillFiling: assign(({ context: { filing } }, fields: Partial<FilingForm>) => ({
      filing: filing && { ...filing, ...fields },
    })),
    leaveFiling: assign({ filing: null }),
    offer: assign(({ context: { chosen } }, offered: boolean) => ({
      change: { kind: 'offer' as const, ids: chosen, offered },
      failure: null,
    })),
    file: assign(({ context: { chosen, filing, page } }) => ({
      change: {
        kind: 'file' as const,
        items: filedAs(
          page.items.filter(({ id }) => chosen.includes(id)),
          filingIn(filing ?? NEW_FILING) ?? { place: null, level: null },
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
        ...choosing([], context),
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
    filing: input.leftFiling ?? null,
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
        'made.beginFiling': { guard: 'hasChosen', actions: 'beginFiling' },
        'made.fillFiling': { actions: { type: 'fillFiling', params: ({ event }) => event.fields } },
        'made.leaveFiling': { actions: 'leaveFiling' },
        'made.file': { guard: 'saysFiling', target: 'changing', actions: 'file' },
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
