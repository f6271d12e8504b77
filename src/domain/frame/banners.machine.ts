import { assign, fromPromise, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import type { LeftForm } from '../kernel/form-shape.ts'
import type { Result } from '../kernel/result.ts'
import { isUnknown } from '../kernel/retry.ts'
import { unprovided, unprovidedAction } from '../kernel/unprovided.ts'
import type { ChosenFile } from '../session/chosen-file.ts'
import type { BannerDeed, BannersContext, BannersEvent, SeenBanner } from './banners.events.ts'
import {
  type BannerFault,
  type BannerForm,
  bannerFault,
  bannerFormOf,
  type ManagedBanner,
  movedIds,
  NEW_BANNER,
  rebased,
  trimmedBanner,
} from './managed-banner.ts'

type Read = Result<readonly ManagedBanner[], Failure>
type Done = Result<true, Failure>

const formIn = ({ form }: BannersContext): BannerForm => {
  if (form === null) throw new Error('no banner is open')
  return form
}

const inOrder = (items: readonly ManagedBanner[], ids: readonly number[]): readonly ManagedBanner[] =>
  ids.flatMap((id) => items.find((it) => it.id === id) ?? [])

/** The banners of home in the hands of the platform's administrators. R-frame-1. */
export const bannersMachine = setup({
  types: {
    input: {} as LeftForm<BannerForm>,
    context: {} as BannersContext,
    events: {} as BannersEvent,
    tags: {} as 'busy' | 'open' | 'failing',
  },
  actors: {
    recall: fromPromise<ChosenFile | null>(unprovided('recall')),
    read: fromPromise<Read>(unprovided('read')),
    save: fromPromise<Done, BannerForm>(unprovided('save')),
    remove: fromPromise<Done, SeenBanner>(unprovided('remove')),
    order: fromPromise<Done, readonly number[]>(unprovided('order')),
  },
  guards: {
    succeeded: (_, result: Result<unknown, Failure>) => result.ok,
    isUnknown,
    isWhole: ({ context }) => bannerFault(formIn(context)) === null,
    isEditing: ({ context }) => context.form !== null,
    isKnown: ({ context }, id: number) => context.items.some((it) => it.id === id),
    canMove: ({ context: { items } }, { id, by }: { id: number; by: -1 | 1 }) => {
      const ids = items.map((it) => it.id)
      return movedIds(ids, id, by) !== ids
    },
  },
  actions: {
    /** Outlives a reload and an expiry until it is let go of. */
    keepPicture: unprovidedAction<ChosenFile>('keepPicture'),
    letGo: unprovidedAction<unknown>('letGo'),
    recalled: assign(({ context: { form } }, left: ChosenFile | null) => (form === null ? {} : { left })),
    /** What was left is saved on the version on which it was typed, or not at all. */
    begun: assign((_, read: Read) => (read.ok ? { items: read.value } : {})),
    take: assign(({ context: { form } }, read: Read) =>
      read.ok ? { items: read.value, form: rebased(form, read.value) } : {},
    ),
    begin: assign({ form: NEW_BANNER, tried: false, failure: null, done: null }),
    open: assign(({ context: { items } }, id: number) => {
      const banner = items.find((it) => it.id === id)
      return banner === undefined
        ? {}
        : { form: bannerFormOf(banner), tried: false, failure: null, done: null }
    }),
    change: assign(({ context }, fields: Partial<BannerForm>) => ({
      form: { ...formIn(context), ...fields },
    })),
    close: assign({ form: null, left: null, tried: false, failure: null }),
    warn: assign({ tried: true }),
    forget: assign({ failure: null, done: null }),
    move: assign(({ context: { items } }, { id, by }: { id: number; by: -1 | 1 }) => ({
      items: inOrder(
        items,
        movedIds(
          items.map((it) => it.id),
          id,
          by,
        ),
      ),
    })),
    noteDone: assign((_, done: BannerDeed) => ({ done, form: null, left: null, tried: false })),
    noteFailure: assign((_, result: Result<unknown, Failure>) =>
      result.ok ? {} : { failure: result.failure },
    ),
  },
}).createMachine({
  id: 'banners',
  initial: 'recalling',
  context: ({ input }) => ({
    items: [],
    form: input?.left ?? null,
    left: null,
    tried: false,
    failure: null,
    done: null,
  }),
  on: {
    'banners.picture': {
      guard: 'isEditing',
      actions: [
        { type: 'change', params: ({ event: { pictures } }) => ({ pictures }) },
        { type: 'keepPicture', params: ({ event }) => event.file },
      ],
    },
  },
  states: {
    recalling: {
      tags: 'busy',
      invoke: {
        src: 'recall',
        onDone: { target: 'opening', actions: { type: 'recalled', params: ({ event }) => event.output } },
        onError: 'opening',
      },
    },
    opening: {
      tags: 'busy',
      entry: 'forget',
      invoke: {
        src: 'read',
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'settling',
            actions: { type: 'begun', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'noteFailure', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
    },
    listing: {
      tags: 'open',
      on: {
        'banners.begin': { target: 'editing', actions: 'begin' },
        'banners.open': {
          guard: { type: 'isKnown', params: ({ event }) => event.id },
          target: 'editing',
          actions: { type: 'open', params: ({ event }) => event.id },
        },
        'banners.move': {
          guard: { type: 'canMove', params: ({ event }) => event },
          target: 'ordering',
          actions: { type: 'move', params: ({ event }) => event },
        },
        'banners.remove': {
          guard: { type: 'isKnown', params: ({ event }) => event.id },
          target: 'removing',
        },
        'banners.reread': 'rereading',
      },
    },
    editing: {
      tags: 'open',
      on: {
        'banners.change': { actions: { type: 'change', params: ({ event }) => event.fields } },
        'banners.save': [{ guard: 'isWhole', target: 'saving' }, { actions: 'warn' }],
        'banners.cancel': { target: 'listing', actions: ['close', 'letGo'] },
      },
    },
    saving: {
      tags: ['busy', 'open'],
      entry: 'forget',
      invoke: {
        src: 'save',
        input: ({ context }) => trimmedBanner(formIn(context)),
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'rereading',
            actions: [{ type: 'noteDone', params: 'saved' }, 'letGo'],
          },
          {
            guard: { type: 'isUnknown', params: ({ event }) => event.output },
            target: 'editing',
            actions: { type: 'noteFailure', params: ({ event }) => event.output },
          },
          // What was typed stays, on what is there by now.
          { target: 'rereading', actions: { type: 'noteFailure', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
    },
    ordering: {
      tags: ['busy', 'open'],
      entry: 'forget',
      invoke: {
        src: 'order',
        input: ({ context }) => context.items.map(({ id }) => id),
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'listing',
            actions: { type: 'noteDone', params: 'moved' },
          },
          { target: 'rereading', actions: { type: 'noteFailure', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
    },
    removing: {
      tags: ['busy', 'open'],
      entry: 'forget',
      invoke: {
        src: 'remove',
        input: ({ context, event }) => {
          const id = event.type === 'banners.remove' ? event.id : 0
          return { id, rowVersion: context.items.find((it) => it.id === id)?.rowVersion ?? 0 }
        },
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'rereading',
            actions: { type: 'noteDone', params: 'removed' },
          },
          {
            guard: { type: 'isUnknown', params: ({ event }) => event.output },
            target: 'listing',
            actions: { type: 'noteFailure', params: ({ event }) => event.output },
          },
          { target: 'rereading', actions: { type: 'noteFailure', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
    },
    rereading: {
      tags: ['busy', 'open'],
      invoke: {
        src: 'read',
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'settling',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          { target: 'settling', actions: { type: 'noteFailure', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
    },
    settling: { tags: 'open', always: [{ guard: 'isEditing', target: 'editing' }, { target: 'listing' }] },
    failed: { tags: 'failing', on: { 'banners.reread': 'opening' } },
    defect: { tags: 'failing', on: { 'banners.reread': 'opening' } },
  },
})

/** What is wrong with the open banner, once saving it was tried. */
export const warnedBannerFault = ({ form, tried }: BannersContext): BannerFault | null =>
  tried && form !== null ? bannerFault(form) : null
