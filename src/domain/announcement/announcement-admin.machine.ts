import { not } from 'xstate'
import {
  type AnnouncementAdminContext,
  announcementAdminSetup,
  askedIn,
  faultIn,
  formIn,
  NOTHING,
} from './announcement-admin.setup.ts'
import type { AnnouncementFault } from './managed-announcement.ts'

/** The notices in the hands of administrators: written, published, withdrawn, removed. R-announcement-1. */
export const announcementAdminMachine = announcementAdminSetup.createMachine({
  id: 'announcementAdmin',
  initial: 'opening',
  context: ({ input: { userId, ownSchoolId, index } }) => ({
    userId,
    ownSchoolId,
    index,
    scope: { platform: false, schools: [] },
    page: NOTHING,
    form: null,
    sent: null,
    restored: false,
    tried: false,
    triedAt: 0,
    asked: null,
    publish: false,
    failure: null,
    done: null,
  }),
  states: {
    opening: {
      tags: 'busy',
      entry: 'forget',
      invoke: {
        src: 'open',
        input: ({ context }) => context.userId,
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'loading',
            actions: { type: 'know', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'noteFailure', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
      on: {
        'announcementAdmin.show': { actions: { type: 'turnTo', params: ({ event }) => event.index } },
      },
    },
    loading: {
      tags: ['busy', 'open'],
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
      on: {
        // Its button stands there by then.
        'announcementAdmin.begin': { guard: not('isEditing'), actions: 'begin' },
        'announcementAdmin.change': {
          guard: 'isEditing',
          actions: [
            { type: 'change', params: ({ event }) => event.fields },
            { type: 'keep', params: ({ context: { userId, form } }) => ({ userId, form }) },
          ],
        },
        'announcementAdmin.show': {
          target: 'loading',
          reenter: true,
          actions: { type: 'turnTo', params: ({ event }) => event.index },
        },
      },
    },
    settling: { tags: 'open', always: [{ guard: 'isEditing', target: 'editing' }, { target: 'listing' }] },
    listing: {
      tags: 'open',
      on: {
        'announcementAdmin.show': {
          target: 'loading',
          actions: { type: 'turnTo', params: ({ event }) => event.index },
        },
        'announcementAdmin.reread': 'loading',
        'announcementAdmin.begin': { target: 'editing', actions: 'begin' },
        'announcementAdmin.open': {
          guard: { type: 'isKnown', params: ({ event }) => event.id },
          target: 'editing',
          actions: { type: 'open', params: ({ event }) => event.id },
        },
        'announcementAdmin.act': {
          guard: { type: 'canDo', params: ({ event: { id, act } }) => ({ id, act }) },
          target: 'acting',
          actions: { type: 'ask', params: ({ event: { id, act } }) => ({ id, act }) },
        },
      },
    },
    editing: {
      tags: 'open',
      on: {
        'announcementAdmin.change': {
          actions: [
            { type: 'change', params: ({ event }) => event.fields },
            { type: 'keep', params: ({ context: { userId, form } }) => ({ userId, form }) },
          ],
        },
        'announcementAdmin.save': [
          {
            guard: { type: 'isWhole', params: ({ event }) => event },
            target: 'saving',
            actions: { type: 'want', params: ({ event }) => event.publish },
          },
          { actions: [{ type: 'warn', params: ({ event }) => event }, 'sayRefused'] },
        ],
        'announcementAdmin.cancel': {
          target: 'listing',
          actions: ['close', { type: 'keep', params: ({ context: { userId } }) => ({ userId, form: null }) }],
        },
      },
    },
    saving: {
      tags: ['busy', 'open'],
      entry: ['forget', 'noteSent'],
      invoke: {
        src: 'save',
        input: ({ context }) => {
          const form = formIn(context)
          return { form: { ...form, title: form.title.trim() }, publish: context.publish }
        },
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'loading',
            actions: [
              'noteSaved',
              { type: 'keep', params: ({ context: { userId, form } }) => ({ userId, form }) },
            ],
          },
          {
            guard: { type: 'isUnknown', params: ({ event }) => event.output },
            target: 'editing',
            actions: { type: 'noteFailure', params: ({ event }) => event.output },
          },
          // What was typed stays, on what is there by now.
          { target: 'loading', actions: { type: 'noteFailure', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
      on: {
        'announcementAdmin.change': {
          actions: [
            { type: 'change', params: ({ event }) => event.fields },
            { type: 'keep', params: ({ context: { userId, form } }) => ({ userId, form }) },
          ],
        },
      },
    },
    acting: {
      tags: ['busy', 'open'],
      entry: 'forget',
      invoke: {
        src: 'act',
        input: ({ context }) => askedIn(context),
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'loading',
            actions: 'noteDone',
          },
          {
            guard: { type: 'isUnknown', params: ({ event }) => event.output },
            target: 'listing',
            actions: { type: 'noteFailure', params: ({ event }) => event.output },
          },
          { target: 'loading', actions: { type: 'noteFailure', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
    },
    failed: {
      tags: 'failing',
      on: {
        'announcementAdmin.reread': 'opening',
        'announcementAdmin.show': {
          target: 'opening',
          actions: { type: 'turnTo', params: ({ event }) => event.index },
        },
      },
    },
    defect: { tags: 'failing', on: { 'announcementAdmin.reread': 'opening' } },
  },
})

/** What is wrong with the open notice, once saving it was tried. */
export const warnedAnnouncementFault = (context: AnnouncementAdminContext): AnnouncementFault | null =>
  context.tried && context.form !== null
    ? faultIn(context, { publish: context.publish, now: context.triedAt })
    : null
