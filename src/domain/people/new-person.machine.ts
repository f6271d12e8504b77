import { assign, emit, fromPromise, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import { unprovided } from '../kernel/unprovided.ts'
import {
  type AddedPerson,
  type NewPersonFault,
  type NewPersonForm,
  newPersonFault,
  newPersonForm,
  trimmedNewPerson,
} from './new-person.ts'
import type { Managed } from './person.ts'

export interface NewPersonContext {
  readonly managed: Managed | null
  readonly form: NewPersonForm | null
  /** What was wrong with the form when it was sent; gone with the next letter. */
  readonly fault: NewPersonFault | null
  readonly failure: Failure | null
  /** With the first password, until it is put away. */
  readonly added: AddedPerson | null
}

export type NewPersonEvent =
  | { type: 'newPerson.edit'; fields: Partial<NewPersonForm> }
  | { type: 'newPerson.add' }
  /** The first password has been written down; the next one may be added. */
  | { type: 'newPerson.putAway' }
  | { type: 'newPerson.reread' }

export type NewPersonEmitted = { type: 'newPerson.warned'; fault: NewPersonFault }

type Opened = Result<Managed, Failure>
type Added = Result<AddedPerson, Failure>

const openOf = ({ managed, form }: NewPersonContext) => {
  if (managed === null || form === null) throw new Error('it is not known what may be administered')
  return { managed, form }
}

const faultOf = (context: NewPersonContext): NewPersonFault | null => {
  const { managed, form } = openOf(context)
  return newPersonFault(form, managed)
}

/** Somebody gets an account with a first password, which is told once. R-people-5. */
export const newPersonMachine = setup({
  types: {
    context: {} as NewPersonContext,
    events: {} as NewPersonEvent,
    emitted: {} as NewPersonEmitted,
    tags: {} as 'busy',
  },
  actors: {
    open: fromPromise<Opened>(unprovided('open')),
    add: fromPromise<Added, NewPersonForm>(unprovided('add')),
  },
  guards: {
    isComplete: ({ context }) => faultOf(context) === null,
    isKnown: ({ context }) => context.managed !== null,
    succeeded: (_, result: Result<unknown, Failure>) => result.ok,
  },
  actions: {
    begin: assign((_, opened: Opened) =>
      opened.ok ? { managed: opened.value, form: newPersonForm(opened.value), failure: null } : {},
    ),
    edit: assign(({ context }, fields: Partial<NewPersonForm>) => ({
      form: { ...openOf(context).form, ...fields },
      fault: null,
    })),
    warn: assign(({ context }) => ({ fault: faultOf(context), failure: null })),
    sayWarned: emit(({ context }) => ({
      type: 'newPerson.warned' as const,
      fault: context.fault ?? 'account',
    })),
    forgetFailure: assign({ fault: null, failure: null }),
    noteFailure: assign((_, result: Result<unknown, Failure>) =>
      result.ok ? {} : { failure: result.failure },
    ),
    tell: assign((_, added: Added) => (added.ok ? { added: added.value } : {})),
    /** Schools and role stay for the next one. */
    startOver: assign(({ context }) => ({
      added: null,
      form: { ...openOf(context).form, account: '', name: '', title: '' },
    })),
  },
}).createMachine({
  id: 'newPerson',
  initial: 'opening',
  context: { managed: null, form: null, fault: null, failure: null, added: null },
  states: {
    opening: {
      tags: 'busy',
      invoke: {
        src: 'open',
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'editing',
            actions: { type: 'begin', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'noteFailure', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
    },
    editing: {
      on: {
        'newPerson.edit': { actions: { type: 'edit', params: ({ event }) => event.fields } },
        'newPerson.add': [{ guard: 'isComplete', target: 'adding' }, { actions: ['warn', 'sayWarned'] }],
      },
    },
    adding: {
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        src: 'add',
        input: ({ context }) => trimmedNewPerson(openOf(context).form),
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'added',
            actions: { type: 'tell', params: ({ event }) => event.output },
          },
          { target: 'editing', actions: { type: 'noteFailure', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
    },
    /** The first password is shown, this once. */
    added: { on: { 'newPerson.putAway': { target: 'editing', actions: 'startOver' } } },
    failed: { on: { 'newPerson.reread': 'opening' } },
    defect: { on: { 'newPerson.reread': [{ guard: 'isKnown', target: 'editing' }, { target: 'opening' }] } },
  },
})
