import { assign, emit, fromPromise, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import type { Page } from '../kernel/page.ts'
import type { Result } from '../kernel/result.ts'
import { unprovided } from '../kernel/unprovided.ts'
import { ANNOUNCEMENTS_PAGE_SIZE, type Announcement, type ReadAnnouncements } from './announcement.ts'

export interface AnnouncementsContext {
  /** The page that is wanted, from 1. */
  readonly index: number
  readonly page: Page<Announcement>
  /** Opened and not told to the server yet. */
  readonly opened: readonly number[]
  /** What is being told. */
  readonly told: ReadAnnouncements
  /** Why the list could not be read, or what was opened not be noted. */
  readonly failure: Failure | null
}

export type AnnouncementsEvent =
  | { type: 'announcements.show'; index: number }
  | { type: 'announcements.reread' }
  | { type: 'announcements.open'; id: number }
  | { type: 'announcements.openAll' }

/** So many are unread still. */
export interface AnnouncementsEmitted {
  readonly type: 'announcements.left'
  readonly unread: number
}

type Loaded = Result<Page<Announcement>, Failure>
type Answered = Result<number, Failure>

const NOTHING: Page<Announcement> = { index: 1, size: ANNOUNCEMENTS_PAGE_SIZE, total: 0, items: [] }

const isTold = (told: ReadAnnouncements, id: number): boolean => told === 'all' || told.includes(id)

/** The notices of a reader, read as soon as they are opened. R-announcement-2. */
export const announcementsMachine = setup({
  types: {
    input: {} as { readonly index: number },
    context: {} as AnnouncementsContext,
    events: {} as AnnouncementsEvent,
    emitted: {} as AnnouncementsEmitted,
    tags: {} as 'busy' | 'failing',
  },
  actors: {
    load: fromPromise<Loaded, number>(unprovided('load')),
    tell: fromPromise<Answered, ReadAnnouncements>(unprovided('tell')),
  },
  guards: {
    succeeded: (_, result: Result<unknown, Failure>) => result.ok,
    isUnread: ({ context: { page, opened, told } }, id: number) =>
      !opened.includes(id) && !isTold(told, id) && page.items.some((it) => it.id === id && !it.read),
    hasOpened: ({ context }) => context.opened.length > 0,
  },
  actions: {
    turnTo: assign((_, index: number) => ({ index, failure: null })),
    take: assign((_, loaded: Loaded) => (loaded.ok ? { page: loaded.value, failure: null } : {})),
    open: assign(({ context }, id: number) => ({ opened: [...context.opened, id] })),
    sendOpened: assign(({ context }) => ({ told: context.opened, opened: [] })),
    sendAll: assign({ told: 'all', opened: [] }),
    /** Saying it twice says no more than once. */
    keepTold: assign(({ context: { told, opened } }) => ({
      opened: told === 'all' ? opened : [...told, ...opened],
      told: [],
    })),
    forgetFailure: assign({ failure: null }),
    dropTold: assign({ told: [] }),
    markRead: assign(({ context: { page, told } }) => ({
      told: [],
      page: {
        ...page,
        items: page.items.map((it) => (isTold(told, it.id) ? { ...it, read: true } : it)),
      },
    })),
    sayLeft: emit((_, told: Answered) => ({
      type: 'announcements.left' as const,
      unread: told.ok ? told.value : 0,
    })),
    noteFailure: assign((_, result: Result<unknown, Failure>) =>
      result.ok ? {} : { failure: result.failure, told: [] },
    ),
  },
}).createMachine({
  id: 'announcements',
  initial: 'loading',
  context: ({ input }) => ({ index: input.index, page: NOTHING, opened: [], told: [], failure: null }),
  on: {
    'announcements.show': {
      target: '.loading',
      actions: { type: 'turnTo', params: ({ event }) => event.index },
    },
  },
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        src: 'load',
        input: ({ context }) => context.index,
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'settling',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'noteFailure', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
    },
    /** What was opened while something else was told. */
    settling: { always: [{ guard: 'hasOpened', target: 'telling', actions: 'sendOpened' }, 'ready'] },
    ready: {
      on: {
        'announcements.open': {
          guard: { type: 'isUnread', params: ({ event }) => event.id },
          target: 'settling',
          actions: { type: 'open', params: ({ event }) => event.id },
        },
        'announcements.openAll': { target: 'telling', actions: 'sendAll' },
      },
    },
    telling: {
      entry: 'forgetFailure',
      invoke: {
        src: 'tell',
        input: ({ context }) => context.told,
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'settling',
            actions: ['markRead', { type: 'sayLeft', params: ({ event }) => event.output }],
          },
          { target: 'ready', actions: { type: 'noteFailure', params: ({ event }) => event.output } },
        ],
        onError: { target: 'defect', actions: 'dropTold' },
      },
      on: {
        'announcements.open': {
          guard: { type: 'isUnread', params: ({ event }) => event.id },
          actions: { type: 'open', params: ({ event }) => event.id },
        },
        'announcements.show': {
          target: 'loading',
          actions: ['keepTold', { type: 'turnTo', params: ({ event }) => event.index }],
        },
      },
    },
    failed: {
      tags: 'failing',
      on: { 'announcements.reread': { target: 'loading', actions: 'forgetFailure' } },
    },
    defect: {
      tags: 'failing',
      on: { 'announcements.reread': { target: 'loading', actions: 'forgetFailure' } },
    },
  },
})
