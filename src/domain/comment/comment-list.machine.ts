import { type ActorRefFrom, assign, fromCallback, fromPromise, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import { unprovided, unprovidedCallback } from '../kernel/unprovided.ts'
import {
  type Comment,
  type CommentedContent,
  type CommentPage,
  type CommentState,
  mergeComments,
} from './comment.ts'

/** R-wire-9. */
export const COMMENTS_PER_PAGE = 10

export interface CommentListInput {
  readonly content: CommentedContent
  /** 0 for the comments themselves, else the comment whose replies these are. */
  readonly parentId: number
  /** What is known already: the first replies come with their comment. Null for nothing. */
  readonly known: { readonly items: readonly Comment[]; readonly total: number } | null
}

export interface CommentListContext {
  readonly content: CommentedContent
  readonly parentId: number
  readonly items: readonly Comment[]
  readonly total: number
  readonly averageScore: number
  readonly failure: Failure | null
  /** There is nothing to wait for before something can be shown. */
  readonly known: boolean
}

export type CommentListEvent =
  | { type: 'comments.more' }
  | { type: 'comments.retry' }
  /** One's own, acknowledged by the server. */
  | { type: 'comments.add'; comment: Comment }
  /** One's own was deleted, or is there again: stars and number are the server's to say. */
  | { type: 'comments.mark'; id: number; state: CommentState }
  /** Nothing is left of it. */
  | { type: 'comments.drop'; id: number }

export interface CommentsWanted {
  readonly content: CommentedContent
  readonly parentId: number
  /** From 1. */
  readonly index: number
  readonly size: number
}

/** Which list. */
export type Listed = Pick<CommentListInput, 'content' | 'parentId'>

/** What is written in between moves the pages; what came twice stands once, so nothing is missed. */
const nextPage = ({ content, parentId, items }: CommentListContext): CommentsWanted => ({
  content,
  parentId,
  index: Math.floor(items.length / COMMENTS_PER_PAGE) + 1,
  size: COMMENTS_PER_PAGE,
})

/** How many more there are. What its writer deleted stands here a little longer than on the server. */
export const commentsLeft = ({ total, items }: CommentListContext): number =>
  total - items.filter(({ state, replyCount }) => state !== 'deleted' || replyCount > 0).length

const firstPage = (context: CommentListContext): CommentsWanted => nextPage({ ...context, items: [] })

const orderOf = ({ parentId }: CommentListContext) => (parentId === 0 ? 'newest first' : 'oldest first')

/** The comments on a content, or the replies to one of them, part by part. Wire: getcommentslist. */
export const commentListMachine = setup({
  types: {
    input: {} as CommentListInput,
    context: {} as CommentListContext,
    events: {} as CommentListEvent,
    tags: {} as 'busy' | 'failing',
  },
  actors: {
    load: fromPromise<Result<CommentPage, Failure>, CommentsWanted>(unprovided('load')),
    /** Says `comments.add` of each of one's own that the outbox has delivered here. */
    arrivals: fromCallback<CommentListEvent, Listed>(unprovidedCallback('arrivals')),
  },
  guards: {
    loaded: (_, result: Result<CommentPage, Failure>) => result.ok,
    known: ({ context }) => context.known,
    rated: (_, { score }: Comment) => score > 0,
  },
  actions: {
    take: assign(({ context }, result: Result<CommentPage, Failure>) =>
      result.ok
        ? {
            items: mergeComments(context.items, result.value.items, orderOf(context)),
            total: result.value.total,
            averageScore: result.value.averageScore,
            failure: null,
          }
        : { failure: result.failure },
    ),
    add: assign(({ context }, comment: Comment) => ({
      items: mergeComments(context.items, [comment], orderOf(context)),
      total: context.total + (context.items.some(({ id }) => id === comment.id) ? 0 : 1),
    })),
    mark: assign(({ context }, { id, state }: { id: number; state: CommentState }) => ({
      items: context.items.map((item) => (item.id === id ? { ...item, state } : item)),
    })),
    drop: assign(({ context }, dropped: number) => ({
      items: context.items.filter(({ id }) => id !== dropped),
    })),
  },
}).createMachine({
  id: 'commentList',
  initial: 'deciding',
  context: ({ input: { content, parentId, known } }) => ({
    content,
    parentId,
    items: known?.items ?? [],
    total: known?.total ?? 0,
    averageScore: 0,
    failure: null,
    known: known !== null,
  }),
  invoke: { src: 'arrivals', input: ({ context: { content, parentId } }) => ({ content, parentId }) },
  on: {
    'comments.add': { actions: { type: 'add', params: ({ event }) => event.comment } },
    'comments.mark': {
      target: '.refreshing',
      reenter: true,
      actions: { type: 'mark', params: ({ event }) => event },
    },
    'comments.drop': { actions: { type: 'drop', params: ({ event }) => event.id } },
  },
  states: {
    deciding: { always: [{ guard: 'known', target: 'ready' }, { target: 'loading' }] },
    loading: {
      tags: 'busy',
      invoke: {
        src: 'load',
        input: ({ context }) => firstPage(context),
        onDone: [
          {
            guard: { type: 'loaded', params: ({ event }) => event.output },
            target: 'ready',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'take', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
    },
    ready: {
      on: {
        'comments.more': 'loadingMore',
        'comments.add': [
          {
            // The average is the server's to say.
            guard: { type: 'rated', params: ({ event }) => event.comment },
            target: 'refreshing',
            actions: { type: 'add', params: ({ event }) => event.comment },
          },
          { actions: { type: 'add', params: ({ event }) => event.comment } },
        ],
      },
    },
    refreshing: {
      invoke: {
        src: 'load',
        input: ({ context }) => firstPage(context),
        onDone: [
          {
            guard: { type: 'loaded', params: ({ event }) => event.output },
            target: 'ready',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          // What is shown is right but for the average.
          { target: 'ready' },
        ],
        onError: 'defect',
      },
      on: { 'comments.more': 'loadingMore' },
    },
    loadingMore: {
      tags: 'busy',
      invoke: {
        src: 'load',
        input: ({ context }) => nextPage(context),
        onDone: [
          {
            guard: { type: 'loaded', params: ({ event }) => event.output },
            target: 'ready',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          { target: 'moreFailed', actions: { type: 'take', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
    },
    moreFailed: { on: { 'comments.retry': 'loadingMore' } },
    failed: { tags: 'failing', on: { 'comments.retry': 'loading' } },
    defect: { tags: 'failing', on: { 'comments.retry': 'loading' } },
  },
})

/** The comments on a content, or the replies to one, while they are on the page. */
export type CommentListActor = ActorRefFrom<typeof commentListMachine>
