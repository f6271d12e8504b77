import { assign, fromPromise, setup } from 'xstate'
import { type Failure, isRejectedAs } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import { unprovided } from '../kernel/unprovided.ts'
import type {
  AccessChange,
  Opened,
  PersonChange,
  PersonDeed,
  PersonEditorContext,
  PersonEditorEvent,
  PersonEditorInput,
  SeenPerson,
} from './person-editor.events.ts'
import { formOf, mergedForm, type PersonForm, trimmedForm, yielding } from './person-form.ts'

type Done = Result<true, Failure>
type Reset = Result<string, Failure>

const openOf = ({ open, form }: PersonEditorContext) => {
  if (open === null || form === null) throw new Error('no person is open')
  return { ...open, form }
}

const seenIn = (context: PersonEditorContext): SeenPerson => {
  const { id, rowVersion } = openOf(context).person
  return { id, rowVersion }
}

/** One person in the hands of an administrator: changed, disabled, given a first password. R-people-2. */
export const personEditorMachine = setup({
  types: {
    input: {} as PersonEditorInput,
    context: {} as PersonEditorContext,
    events: {} as PersonEditorEvent,
    tags: {} as 'busy' | 'open',
  },
  actors: {
    open: fromPromise<Opened, number>(unprovided('open')),
    save: fromPromise<Done, PersonChange>(unprovided('save')),
    setAccess: fromPromise<Done, AccessChange>(unprovided('setAccess')),
    /** Answers the first password. */
    reset: fromPromise<Reset, SeenPerson>(unprovided('reset')),
  },
  guards: {
    isKnown: ({ context }) => context.open !== null,
    isNamed: ({ context }) => (context.form?.name.trim() ?? '') !== '',
    succeeded: (_, result: Result<unknown, Failure>) => result.ok,
    isMissing: (_, result: Result<unknown, Failure>) => !result.ok && isRejectedAs(result.failure, 'missing'),
    isConflict: (_, result: Result<unknown, Failure>) =>
      !result.ok && isRejectedAs(result.failure, 'conflict'),
  },
  actions: {
    take: assign(({ context: { open, form } }, opened: Opened) => {
      if (!opened.ok) return {}
      const now = formOf(opened.value.person)
      return {
        open: opened.value,
        form: open === null || form === null ? now : mergedForm(form, formOf(open.person), now).form,
        failure: null,
      }
    }),
    /** After what somebody else did: with what both changed. */
    compare: assign(({ context }, opened: Opened) => {
      if (!opened.ok) return {}
      const { person, form } = openOf(context)
      const merged = mergedForm(form, formOf(person), formOf(opened.value.person))
      return { open: opened.value, form: merged.form, contest: merged.contested, failure: null }
    }),
    settle: assign(({ context }, whose: 'mine' | 'theirs') => {
      const { person, form } = openOf(context)
      const theirs = yielding(form, formOf(person), context.contest ?? [])
      return { form: whose === 'mine' ? form : theirs, contest: null }
    }),
    edit: assign(({ context }, fields: Partial<PersonForm>) => ({
      form: { ...openOf(context).form, ...fields },
      done: null,
    })),
    warn: assign({ tried: true, done: null }),
    begin: assign({ failure: null, done: null, tried: false }),
    noteDone: assign((_, done: PersonDeed) => ({ done, contest: null })),
    /** What is kept is what was sent. */
    keepSent: assign(({ context }) => ({
      open: {
        ...openOf(context),
        person: { ...openOf(context).person, ...trimmedForm(openOf(context).form) },
      },
      form: trimmedForm(openOf(context).form),
    })),
    noteFailure: assign((_, result: Result<unknown, Failure>) =>
      result.ok ? {} : { failure: result.failure },
    ),
    tell: assign((_, reset: Reset) => ({ password: reset.ok ? reset.value : '' })),
    forgetPassword: assign({ password: '' }),
  },
}).createMachine({
  id: 'person',
  initial: 'opening',
  context: ({ input }) => ({
    id: input.id,
    open: null,
    form: null,
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
        input: ({ context }) => context.id,
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
        'person.edit': { actions: { type: 'edit', params: ({ event }) => event.fields } },
        'person.save': [{ guard: 'isNamed', target: 'saving' }, { actions: 'warn' }],
        'person.setAccess': 'settingAccess',
        'person.resetPassword': 'resetting',
        'person.settle': { actions: { type: 'settle', params: ({ event }) => event.whose } },
        'person.reread': 'rereading',
      },
    },
    saving: {
      tags: ['busy', 'open'],
      entry: 'begin',
      invoke: {
        src: 'save',
        input: ({ context }) => ({ ...seenIn(context), form: trimmedForm(openOf(context).form) }),
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'rereading',
            actions: ['keepSent', { type: 'noteDone', params: 'saved' }],
          },
          { guard: { type: 'isConflict', params: ({ event }) => event.output }, target: 'comparing' },
          { target: 'editing', actions: { type: 'noteFailure', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
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
    },
    /** The first password is shown, this once. */
    telling: { tags: 'open', exit: 'forgetPassword', on: { 'person.putAway': 'rereading' } },
    rereading: {
      tags: ['busy', 'open'],
      invoke: {
        src: 'open',
        input: ({ context }) => context.id,
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
    },
    /** Somebody else was faster: what they did is put together with what was typed. */
    comparing: {
      tags: ['busy', 'open'],
      invoke: {
        src: 'open',
        input: ({ context }) => context.id,
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
    },
    missing: {},
    failed: { on: { 'person.reread': 'opening' } },
    defect: { on: { 'person.reread': [{ guard: 'isKnown', target: 'rereading' }, { target: 'opening' }] } },
  },
})
