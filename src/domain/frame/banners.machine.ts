import type { BannersContext } from './banners.events.ts'
import { bannersSetup, formIn } from './banners.setup.ts'
import { type BannerFault, bannerFault, trimmedBanner } from './managed-banner.ts'

/** The page of home's banners, for administrators of the platform. R-frame-1. */
export const bannersMachine = bannersSetup.createMachine({
  id: 'banners',
  initial: 'recalling',
  context: ({ input }) => ({
    items: [],
    ordered: [],
    form: input?.left ?? null,
    left: null,
    tried: false,
    triedAt: 0,
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
        'banners.save': [
          { guard: { type: 'isWhole', params: ({ event }) => event.now }, target: 'saving' },
          { actions: [{ type: 'warn', params: ({ event }) => event.now }, 'sayRefused'] },
        ],
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
          // After a conflict the typed text stays, on the version that is read again.
          { target: 'rereading', actions: { type: 'noteFailure', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
    },
    ordering: {
      tags: ['busy', 'open'],
      entry: ['forget', 'noteOrder'],
      // A further move is shown at once, and sent after the answer.
      on: {
        'banners.move': {
          guard: { type: 'canMove', params: ({ event }) => event },
          actions: { type: 'move', params: ({ event }) => event },
        },
      },
      invoke: {
        src: 'order',
        input: ({ context }) => context.ordered,
        onDone: [
          {
            guard: { type: 'isFurther', params: ({ event }) => event.output },
            target: 'ordering',
            reenter: true,
          },
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

/** The fault of the open form, shown after the first attempt to save. */
export const warnedBannerFault = ({ form, tried, triedAt, items }: BannersContext): BannerFault | null =>
  tried && form !== null ? bannerFault(form, triedAt, items) : null
