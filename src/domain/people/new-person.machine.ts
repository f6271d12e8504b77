import { assign, emit, fromPromise, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import { unprovided, unprovidedAction } from '../kernel/unprovided.ts'
import {
  type AddedPerson,
  isNewPersonTyped,
  type NewPersonFault,
  type NewPersonForm,
  type NewPersonPlace,
  newPersonFault,
  newPersonForm,
  nextOf,
  resumedNewPerson,
  trimmedNewPerson,
} from './new-person.ts'
import type { Managed } from './person.ts'

export interface NewPersonContext extends NewPersonPlace {
  readonly managed: Managed | null
  readonly form: NewPersonForm | null
  /** The form as it was last sent; null if never. */
  readonly sent: NewPersonForm | null
  /** The fault of the form when it was to be sent; cleared by typing. */
  readonly fault: NewPersonFault | null
  readonly failure: Failure | null
  /** The added person with the first password, until the user closes the message. */
  readonly added: AddedPerson | null
}

export type NewPersonEvent =
  | { type: 'newPerson.edit'; fields: Partial<NewPersonForm> }
  | { type: 'newPerson.add' }
  /** The first password has been noted; the next person can be added. */
  | { type: 'newPerson.putAway' }
  | { type: 'newPerson.reread' }

/** The form cannot be sent; `fault` in the context says why. */
export type NewPersonEmitted = { type: 'newPerson.refused' }

interface OpenNewPerson {
  readonly managed: Managed
  /** The unsent form of an earlier page; null if there is none. */
  readonly left: NewPersonForm | null
}

/** The draft to be stored; null deletes it. */
interface KeptNewPerson {
  readonly place: NewPersonPlace
  readonly draft: NewPersonForm | null
}

type Opened = Result<OpenNewPerson, Failure>
type Added = Result<AddedPerson, Failure>

const openOf = ({ managed, form }: NewPersonContext) => {
  if (managed === null || form === null) throw new Error('it is not known what may be administered')
  return { managed, form }
}

const faultOf = (context: NewPersonContext): NewPersonFault | null => {
  const { managed, form } = openOf(context)
  return newPersonFault(form, managed)
}

const keptOf = (context: NewPersonContext): KeptNewPerson => {
  const { form } = openOf(context)
  return { place: { userId: context.userId }, draft: isNewPersonTyped(form) ? form : null }
}

/**
 * Adds a person with a first password, which is shown once; the form is stored until then. R-people-5,
 * R-people-11.
 */
export const newPersonMachine = setup({
  types: {
    input: {} as NewPersonPlace,
    context: {} as NewPersonContext,
    events: {} as NewPersonEvent,
    emitted: {} as NewPersonEmitted,
    tags: {} as 'busy' | 'failing',
  },
  actors: {
    open: fromPromise<Opened, NewPersonPlace>(unprovided('open')),
    add: fromPromise<Added, NewPersonForm>(unprovided('add')),
  },
  guards: {
    isComplete: ({ context }) => faultOf(context) === null,
    isKnown: ({ context }) => context.managed !== null,
    succeeded: (_, result: Result<unknown, Failure>) => result.ok,
  },
  actions: {
    begin: assign((_, opened: Opened) =>
      opened.ok
        ? {
            managed: opened.value.managed,
            form:
              opened.value.left === null
                ? newPersonForm(opened.value.managed)
                : resumedNewPerson(opened.value.left, opened.value.managed),
            failure: null,
          }
        : {},
    ),
    keep: unprovidedAction<KeptNewPerson>('keep'),
    edit: assign(({ context }, fields: Partial<NewPersonForm>) => ({
      form: { ...openOf(context).form, ...fields },
      fault: null,
    })),
    warn: assign(({ context }) => ({ fault: faultOf(context), failure: null })),
    sayRefused: emit({ type: 'newPerson.refused' as const }),
    forgetFailure: assign({ fault: null, failure: null }),
    noteFailure: assign((_, result: Result<unknown, Failure>) =>
      result.ok ? {} : { failure: result.failure },
    ),
    tell: assign((_, added: Added) => (added.ok ? { added: added.value } : {})),
    noteSent: assign(({ context: { form } }) => ({ sent: form })),
    /**
     * Starts the form of the next person: keeps schools and role, and whatever was typed since the last one
     * was sent.
     */
    startOver: assign(({ context }) => ({ form: nextOf(openOf(context).form, context.sent) })),
    putAway: assign({ added: null }),
  },
}).createMachine({
  id: 'newPerson',
  initial: 'opening',
  context: ({ input }) => ({
    ...input,
    managed: null,
    form: null,
    sent: null,
    fault: null,
    failure: null,
    added: null,
  }),
  states: {
    opening: {
      tags: 'busy',
      invoke: {
        src: 'open',
        input: ({ context: { userId } }) => ({ userId }),
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
        'newPerson.edit': {
          actions: [
            { type: 'edit', params: ({ event }) => event.fields },
            { type: 'keep', params: ({ context }) => keptOf(context) },
          ],
        },
        'newPerson.add': [{ guard: 'isComplete', target: 'adding' }, { actions: ['warn', 'sayRefused'] }],
      },
    },
    adding: {
      tags: 'busy',
      entry: ['forgetFailure', 'noteSent'],
      invoke: {
        src: 'add',
        input: ({ context }) => trimmedNewPerson(openOf(context).form),
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'added',
            actions: [
              { type: 'tell', params: ({ event }) => event.output },
              'startOver',
              { type: 'keep', params: ({ context }) => keptOf(context) },
            ],
          },
          { target: 'editing', actions: { type: 'noteFailure', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
      on: {
        'newPerson.edit': {
          actions: [
            { type: 'edit', params: ({ event }) => event.fields },
            { type: 'keep', params: ({ context }) => keptOf(context) },
          ],
        },
      },
    },
    /** Shows the first password, only here. */
    added: { on: { 'newPerson.putAway': { target: 'editing', actions: 'putAway' } } },
    failed: { tags: 'failing', on: { 'newPerson.reread': 'opening' } },
    defect: {
      tags: 'failing',
      on: { 'newPerson.reread': [{ guard: 'isKnown', target: 'editing' }, { target: 'opening' }] },
    },
  },
})
