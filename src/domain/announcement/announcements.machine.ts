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
  readonly opened: ReadAnnouncements
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

const isAmong = (some: ReadAnnouncements, id: number): boolean => some === 'all' || some.includes(id)

/** Saying it twice says no more than once. */
const together = (some: ReadAnnouncements, others: ReadAnnouncements): ReadAnnouncements =>
  some === 'all' || others === 'all' ? 'all' : [...some, ...others]

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
      !isAmong(together(told, opened), id) && page.items.some((it) => it.id === id && !it.read),
    isSomeUnsaid: ({ context: { opened, told } }) => together(told, opened) !== 'all',
    hasOpened: ({ context: { opened } }) => opened === 'all' || opened.length > 0,
  },
  actions: {
    turnTo: assign((_, index: number) => ({ index, failure: null })),
    take: assign((_, loaded: Loaded) => (loaded.ok ? { page: loaded.value, failure: null } : {})),
    open: assign(({ context }, id: number) => ({ opened: together(context.opened, [id]) })),
    openAll: assign({ opened: 'all' }),
    sendOpened: assign(({ context }) => ({ told: context.opened, opened: [] })),
    keepTold: assign(({ context: { told, opened } }) => ({ opened: together(told, opened), told: [] })),
    forgetFailure: assign({ failure: null }),
    dropTold: assign({ told: [] }),
    markRead: assign(({ context: { page, told } }) => ({
      told: [],
      page: {
        ...page,
        items: page.items.map((it) => (isAmong(told, it.id) ? { ...it, read: true } : it)),
      },
    })),
    sayLeft: emit((_, told: Answered) => ({
      type: 'announcements.left' as const,
      unread: told.ok ? told.value : 0,
    })),
    noteFailure: assign((_, result: Result<unknown, Failure>) =>
      result.ok ? {} : { failure: result.failure },
    ),
    /** What is opened again is heard. */
    dropAll: assign({ told: [], opened: [] }),
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
      // What can be pressed stands there by then.
      on: {
        'announcements.open': {
          guard: { type: 'isUnread', params: ({ event }) => event.id },
          actions: { type: 'open', params: ({ event }) => event.id },
        },
        'announcements.openAll': { actions: 'openAll' },
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
        'announcements.openAll': { target: 'settling', actions: 'openAll' },
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
          {
            target: 'ready',
            actions: [{ type: 'noteFailure', params: ({ event }) => event.output }, 'dropAll'],
          },
        ],
        onError: { target: 'defect', actions: 'dropTold' },
      },
      on: {
        'announcements.open': {
          guard: { type: 'isUnread', params: ({ event }) => event.id },
          actions: { type: 'open', params: ({ event }) => event.id },
        },
        'announcements.openAll': { guard: 'isSomeUnsaid', actions: 'openAll' },
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
