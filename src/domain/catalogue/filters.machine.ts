import { assign, enqueueActions, fromCallback, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import { unprovidedCallback } from '../kernel/unprovided.ts'
import { pathTo } from './curriculum-node.ts'
import { listOf } from './list-query.ts'
import {
  levelRequest,
  type Menu,
  type MenuContent,
  type MenuPlace,
  type MenuRequest,
  type Menus,
  menuKeyOf,
  NO_MENU,
  neededMenus,
} from './menu.ts'

/** How many menus are kept for coming back to them. */
const MAX_MENUS = 40

export const TREES = ['subjects', 'books', 'chapters', 'knowledge'] as const
export type TreeName = (typeof TREES)[number]

export interface FiltersContext {
  readonly place: MenuPlace
  readonly menus: Menus
  /** Nodes that are unfolded, of all trees. */
  readonly expanded: readonly number[]
  /** What each tree is filtered by; '' for nothing. */
  readonly filters: Readonly<Record<TreeName, string>>
}

type MenuAnswer = Result<MenuContent, Failure>

export type FiltersEvent =
  | { type: 'filters.show'; place: MenuPlace }
  /** Unfolds or folds a node; what stands below it is asked for when it is not known. */
  | { type: 'filters.unfold'; id: number; incomplete: boolean }
  | { type: 'filters.fold'; id: number }
  | { type: 'filters.filter'; tree: TreeName; text: string }
  | { type: 'filters.retry'; request: MenuRequest }
  /** A menu that was asked for. */
  | { type: 'filters.came'; key: string; answer: MenuAnswer }
  /** A menu that could not be asked for because of a bug. */
  | { type: 'filters.broke'; key: string }
  | { type: 'filters.leave' }
  /** The user changed: counts are of what the former one may see, and are not kept. */
  | { type: 'filters.forget' }

const NO_FILTER_TEXTS = { subjects: '', books: '', chapters: '', knowledge: '' } as const

const initialContext = (): FiltersContext => ({
  place: { query: listOf(1), code: '' },
  menus: {},
  expanded: [],
  filters: NO_FILTER_TEXTS,
})

const answered = (menu: Menu, answer: MenuAnswer): Menu =>
  answer.ok
    ? { ...menu, status: 'ready', content: answer.value, failure: null }
    : { ...menu, status: 'failed', failure: answer.failure }

/** The chosen nodes are to be seen: what they stand below is unfolded. */
const ancestorsOf = ({ query }: MenuPlace, { content }: Menu): readonly number[] => {
  const roots = [content.nodes, content.subject?.versions ?? []]
  const chosen = [query.subject, query.book, query.version, query.chapter, query.knowledge, query.stage]
  return roots.flatMap((nodes) =>
    chosen.flatMap((id) =>
      id === 0
        ? []
        : pathTo(nodes, id)
            .slice(0, -1)
            .map((node) => node.id),
    ),
  )
}

/** What the list needs and was not requested yet; what failed is requested again only when the user retries. */
const unknownMenus = ({ place, menus }: FiltersContext): readonly MenuRequest[] =>
  neededMenus(place, menus).filter((request) => menus[menuKeyOf(request)] === undefined)

/**
 * The menus beside a list: stages and subjects, textbooks, chapters, knowledge points, rows of tags. Each is asked for
 * when the list comes to it, fails and is tried again on its own, and stays for the next visit. Wire: 学科与目录; screens `/list`.
 */
export const filtersMachine = setup({
  types: { context: {} as FiltersContext, events: {} as FiltersEvent },
  actors: {
    /** Answers with `filters.came` or `filters.broke`. */
    read: fromCallback<FiltersEvent, { readonly key: string; readonly request: MenuRequest }>(
      unprovidedCallback('read'),
    ),
  },
  actions: {
    stand: assign(({ context }, place: MenuPlace) => ({
      place,
      expanded: [
        ...new Set([
          ...context.expanded,
          ...Object.values(context.menus).flatMap((menu) => ancestorsOf(place, menu)),
        ]),
      ],
    })),
    ask: enqueueActions(({ enqueue, context }, requests: readonly MenuRequest[]) => {
      const news = requests.filter((request) => {
        const menu = context.menus[menuKeyOf(request)]
        return menu === undefined || menu.status === 'failed'
      })
      if (news.length === 0) return
      enqueue.assign({
        menus: {
          ...context.menus,
          ...Object.fromEntries(
            news.map((request): [string, Menu] => [
              menuKeyOf(request),
              { request, status: 'loading', content: NO_MENU, failure: null },
            ]),
          ),
        },
      })
      for (const request of news) {
        const key = menuKeyOf(request)
        enqueue.spawnChild('read', { id: key, input: { key, request } })
      }
    }),
    take: enqueueActions(({ enqueue, context }, { key, answer }: { key: string; answer: MenuAnswer }) => {
      enqueue.stopChild(key)
      const menu = context.menus[key]
      if (menu === undefined) return
      const next = answered(menu, answer)
      enqueue.assign({
        menus: { ...context.menus, [key]: next },
        expanded: [...new Set([...context.expanded, ...ancestorsOf(context.place, next)])],
      })
    }),
    breakOff: enqueueActions(({ enqueue, context }, key: string) => {
      enqueue.stopChild(key)
      const menu = context.menus[key]
      if (menu !== undefined)
        enqueue.assign({ menus: { ...context.menus, [key]: { ...menu, status: 'failed' } } })
    }),
    /** What is under way is not waited for; menus beyond the last forty are dropped. */
    rest: enqueueActions(({ enqueue, context }) => {
      const kept = Object.entries(context.menus).filter(([, { status }]) => status === 'ready')
      for (const [key, { status }] of Object.entries(context.menus))
        if (status === 'loading') enqueue.stopChild(key)
      enqueue.assign({ menus: Object.fromEntries(kept.slice(-MAX_MENUS)), filters: NO_FILTER_TEXTS })
    }),
    unfold: assign(({ context }, id: number) => ({ expanded: [...new Set([...context.expanded, id])] })),
    fold: assign(({ context }, id: number) => ({ expanded: context.expanded.filter((one) => one !== id) })),
    filter: assign(({ context }, { tree, text }: { tree: TreeName; text: string }) => ({
      filters: { ...context.filters, [tree]: text },
    })),
    forget: assign(initialContext),
  },
}).createMachine({
  id: 'filters',
  initial: 'away',
  context: initialContext,
  on: {
    'filters.show': {
      target: '.shown',
      actions: [
        { type: 'stand', params: ({ event }) => event.place },
        { type: 'ask', params: ({ context }) => unknownMenus(context) },
      ],
    },
  },
  states: {
    away: { on: { 'filters.forget': { actions: 'forget' } } },
    shown: {
      on: {
        'filters.unfold': [
          {
            guard: ({ event }) => event.incomplete,
            actions: [
              { type: 'unfold', params: ({ event }) => event.id },
              {
                type: 'ask',
                params: ({ context, event }) => [levelRequest(context.place, event.id)],
              },
            ],
          },
          { actions: { type: 'unfold', params: ({ event }) => event.id } },
        ],
        'filters.fold': { actions: { type: 'fold', params: ({ event }) => event.id } },
        'filters.filter': { actions: { type: 'filter', params: ({ event }) => event } },
        'filters.retry': { actions: { type: 'ask', params: ({ event }) => [event.request] } },
        'filters.came': {
          actions: [
            { type: 'take', params: ({ event }) => event },
            { type: 'ask', params: ({ context }) => unknownMenus(context) },
          ],
        },
        'filters.broke': { actions: { type: 'breakOff', params: ({ event }) => event.key } },
        'filters.leave': { target: 'away', actions: 'rest' },
        'filters.forget': { target: 'away', actions: ['rest', 'forget'] },
      },
    },
  },
})
