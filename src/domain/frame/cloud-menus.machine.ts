import type { ActorRefFrom } from 'xstate'
import { type CloudMenuFault, cloudMenuFault, trimmedCloudMenu } from './cloud-menu.ts'
import { type CloudMenusContext, cloudMenusSetup, heldIn, keptIn } from './cloud-menus.setup.ts'

/** The page of a school's cloud menu, for administrators. R-cloud-1. */
export const cloudMenusMachine = cloudMenusSetup.createMachine({
  id: 'cloudMenus',
  initial: 'opening',
  context: ({ input }) => ({
    ...input,
    shown: null,
    form: null,
    restored: false,
    tried: false,
    leaving: null,
    order: null,
    next: null,
    failure: null,
    done: null,
  }),
  states: {
    opening: {
      tags: 'busy',
      entry: 'forget',
      invoke: {
        src: 'open',
        input: ({ context: { userId, organisationId } }) => ({ userId, organisationId }),
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'settling',
            actions: { type: 'know', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'noteFailure', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
    },
    listing: {
      tags: 'open',
      on: {
        'cloudMenus.show': {
          guard: { type: 'isOther', params: ({ event }) => event.organisationId },
          target: 'opening',
          actions: { type: 'want', params: ({ event }) => event.organisationId },
        },
        'cloudMenus.begin': { guard: 'takesMore', target: 'editing', actions: 'begin' },
        'cloudMenus.open': {
          guard: { type: 'isKnown', params: ({ event }) => event.id },
          target: 'editing',
          actions: { type: 'open', params: ({ event }) => event.id },
        },
        'cloudMenus.weigh': {
          guard: { type: 'isKnown', params: ({ event }) => event.id },
          actions: { type: 'weigh', params: ({ event }) => event.id },
        },
        'cloudMenus.choose': { actions: { type: 'choose', params: ({ event }) => event.into } },
        'cloudMenus.cancel': { actions: 'stay' },
        'cloudMenus.remove': { guard: 'isLeaving', target: 'removing' },
        'cloudMenus.place': {
          guard: { type: 'moves', params: ({ event: { id, at } }) => ({ id, at }) },
          target: 'ordering',
          actions: { type: 'noteOrder', params: ({ event: { id, at } }) => ({ id, at }) },
        },
        'cloudMenus.reread': 'rereading',
      },
    },
    editing: {
      tags: 'open',
      on: {
        'cloudMenus.change': {
          actions: [
            { type: 'change', params: ({ event }) => event.fields },
            { type: 'keep', params: ({ context }) => keptIn(context) },
          ],
        },
        'cloudMenus.addFile': {
          actions: [
            { type: 'addFile', params: ({ event }) => event.file },
            { type: 'keep', params: ({ context }) => keptIn(context) },
          ],
        },
        'cloudMenus.save': [{ guard: 'isWhole', target: 'saving' }, { actions: ['warn', 'sayRefused'] }],
        'cloudMenus.cancel': {
          target: 'listing',
          actions: ['close', { type: 'keep', params: ({ context }) => ({ ...keptIn(context), form: null }) }],
        },
      },
    },
    saving: {
      tags: ['busy', 'open'],
      entry: 'forget',
      invoke: {
        src: 'save',
        input: ({ context }) => trimmedCloudMenu(heldIn(context.form)),
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'rereading',
            actions: [
              { type: 'noteDone', params: 'saved' },
              { type: 'keep', params: ({ context }) => ({ ...keptIn(context), form: null }) },
            ],
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
    removing: {
      tags: ['busy', 'open'],
      entry: 'forget',
      invoke: {
        src: 'remove',
        input: ({ context }) => heldIn(context.leaving),
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
    ordering: {
      tags: ['busy', 'open'],
      entry: 'forget',
      on: {
        'cloudMenus.place': {
          guard: { type: 'moves', params: ({ event: { id, at } }) => ({ id, at }) },
          actions: { type: 'placeNext', params: ({ event: { id, at } }) => ({ id, at }) },
        },
      },
      invoke: {
        src: 'order',
        input: ({ context }) => heldIn(context.order),
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'rereading',
            actions: { type: 'noteDone', params: 'ordered' },
          },
          { target: 'rereading', actions: { type: 'noteFailure', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
    },
    rereading: {
      tags: ['busy', 'open'],
      on: {
        'cloudMenus.place': {
          guard: { type: 'moves', params: ({ event: { id, at } }) => ({ id, at }) },
          actions: { type: 'placeNext', params: ({ event: { id, at } }) => ({ id, at }) },
        },
      },
      invoke: {
        src: 'read',
        input: ({ context }) => context.organisationId,
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
    settling: {
      tags: 'open',
      always: [
        { guard: 'isNext', target: 'ordering', actions: 'noteNext' },
        { guard: 'isEditing', target: 'editing' },
        { target: 'listing' },
      ],
    },
    failed: {
      tags: 'failing',
      on: {
        'cloudMenus.reread': 'opening',
        'cloudMenus.show': {
          target: 'opening',
          actions: { type: 'want', params: ({ event }) => event.organisationId },
        },
      },
    },
    defect: { tags: 'failing', on: { 'cloudMenus.reread': 'opening' } },
  },
})

/** The fault of the open form, shown after the first attempt to save. */
export const warnedCloudMenuFault = ({ form, shown, tried }: CloudMenusContext): CloudMenuFault | null =>
  tried && form !== null ? cloudMenuFault(form, shown?.menus ?? []) : null

export type CloudMenusActor = ActorRefFrom<typeof cloudMenusMachine>
