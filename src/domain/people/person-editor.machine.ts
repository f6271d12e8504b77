import type { ActorRefFrom } from 'xstate'
import { keptOf, openOf, personEditorSetup, placeOf, seenIn } from './person-editor.setup.ts'
import { trimmedForm } from './person-form.ts'

/**
 * The page of a person for administrators: edits, disables, resets the password, removes a second factor.
 * R-people-2.
 */
export const personEditorMachine = personEditorSetup.createMachine({
  id: 'person',
  initial: 'opening',
  context: ({ input }) => ({
    ...input,
    open: null,
    form: null,
    sent: null,
    tried: false,
    failure: null,
    done: null,
    contest: null,
    password: '',
  }),
  states: {
    opening: {
      tags: 'busy',
      invoke: {
        src: 'open',
        input: ({ context }) => placeOf(context),
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'editing',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          { guard: { type: 'isMissing', params: ({ event }) => event.output }, target: 'missing' },
          { target: 'failed', actions: { type: 'noteFailure', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
    },
    editing: {
      tags: 'open',
      on: {
        'person.edit': {
          actions: [
            { type: 'edit', params: ({ event }) => event.fields },
            { type: 'keep', params: ({ context }) => keptOf(context) },
          ],
        },
        'person.save': [{ guard: 'isWhole', target: 'saving' }, { actions: ['warn', 'sayRefused'] }],
        'person.setAccess': 'settingAccess',
        'person.resetPassword': 'resetting',
        'person.removeFactor': 'removingFactor',
        'person.settle': {
          actions: [
            { type: 'settle', params: ({ event }) => event.whose },
            { type: 'keep', params: ({ context }) => keptOf(context) },
          ],
        },
        'person.reread': 'rereading',
      },
    },
    saving: {
      tags: ['busy', 'open'],
      entry: ['begin', 'noteSent'],
      invoke: {
        src: 'save',
        input: ({ context }) => ({ ...seenIn(context), form: trimmedForm(openOf(context).form) }),
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'rereading',
            actions: [
              'keepSent',
              { type: 'noteDone', params: 'saved' },
              { type: 'keep', params: ({ context }) => keptOf(context) },
            ],
          },
          { guard: { type: 'isConflict', params: ({ event }) => event.output }, target: 'comparing' },
          { target: 'editing', actions: { type: 'noteFailure', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
      on: {
        'person.edit': {
          actions: [
            { type: 'edit', params: ({ event }) => event.fields },
            { type: 'keep', params: ({ context }) => keptOf(context) },
          ],
        },
      },
    },
    settingAccess: {
      tags: ['busy', 'open'],
      entry: 'begin',
      invoke: {
        src: 'setAccess',
        input: ({ context, event }) => ({
          ...seenIn(context),
          disabled: event.type === 'person.setAccess' && event.disabled,
        }),
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'rereading',
            actions: {
              type: 'noteDone',
              params: ({ context }) => (openOf(context).person.disabled ? 'enabled' : 'disabled'),
            },
          },
          { guard: { type: 'isConflict', params: ({ event }) => event.output }, target: 'comparing' },
          { target: 'editing', actions: { type: 'noteFailure', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
      on: {
        'person.edit': {
          actions: [
            { type: 'edit', params: ({ event }) => event.fields },
            { type: 'keep', params: ({ context }) => keptOf(context) },
          ],
        },
      },
    },
    removingFactor: {
      tags: ['busy', 'open'],
      entry: 'begin',
      invoke: {
        src: 'removeFactor',
        input: ({ context }) => seenIn(context),
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'rereading',
            actions: { type: 'noteDone', params: 'factorRemoved' },
          },
          { guard: { type: 'isConflict', params: ({ event }) => event.output }, target: 'comparing' },
          { target: 'editing', actions: { type: 'noteFailure', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
      on: {
        'person.edit': {
          actions: [
            { type: 'edit', params: ({ event }) => event.fields },
            { type: 'keep', params: ({ context }) => keptOf(context) },
          ],
        },
      },
    },
    resetting: {
      tags: ['busy', 'open'],
      entry: 'begin',
      invoke: {
        src: 'reset',
        input: ({ context }) => seenIn(context),
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'telling',
            actions: { type: 'tell', params: ({ event }) => event.output },
          },
          { guard: { type: 'isConflict', params: ({ event }) => event.output }, target: 'comparing' },
          { target: 'editing', actions: { type: 'noteFailure', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
      on: {
        'person.edit': {
          actions: [
            { type: 'edit', params: ({ event }) => event.fields },
            { type: 'keep', params: ({ context }) => keptOf(context) },
          ],
        },
      },
    },
    /** Shows the first password, only here. */
    telling: { tags: 'open', exit: 'forgetPassword', on: { 'person.putAway': 'rereading' } },
    rereading: {
      tags: ['busy', 'open'],
      invoke: {
        src: 'open',
        input: ({ context }) => placeOf(context),
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'editing',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          { guard: { type: 'isMissing', params: ({ event }) => event.output }, target: 'missing' },
          { target: 'editing', actions: { type: 'noteFailure', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
      on: {
        'person.edit': {
          actions: [
            { type: 'edit', params: ({ event }) => event.fields },
            { type: 'keep', params: ({ context }) => keptOf(context) },
          ],
        },
      },
    },
    /** Somebody else changed the person first: reads it again and merges it with the form. */
    comparing: {
      tags: ['busy', 'open'],
      invoke: {
        src: 'open',
        input: ({ context }) => placeOf(context),
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'editing',
            actions: { type: 'compare', params: ({ event }) => event.output },
          },
          { guard: { type: 'isMissing', params: ({ event }) => event.output }, target: 'missing' },
          { target: 'editing', actions: { type: 'noteFailure', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
      on: {
        'person.edit': {
          actions: [
            { type: 'edit', params: ({ event }) => event.fields },
            { type: 'keep', params: ({ context }) => keptOf(context) },
          ],
        },
      },
    },
    missing: {},
    failed: { tags: 'failing', on: { 'person.reread': 'opening' } },
    defect: {
      tags: 'failing',
      on: { 'person.reread': [{ guard: 'isKnown', target: 'rereading' }, { target: 'opening' }] },
    },
  },
})

export type PersonActor = ActorRefFrom<typeof personEditorMachine>
