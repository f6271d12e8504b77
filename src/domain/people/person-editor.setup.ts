import { assign, emit, fromPromise, setup } from 'xstate'
import { type Failure, isRejectedAs } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import { unprovided, unprovidedAction } from '../kernel/unprovided.ts'
import type {
  AccessChange,
  KeptPerson,
  Opened,
  PersonChange,
  PersonDeed,
  PersonDraftPlace,
  PersonEditorContext,
  PersonEditorEvent,
  PersonEditorInput,
  SeenPerson,
} from './person-editor.events.ts'
import {
  differencesOf,
  formOf,
  mergedForm,
  type PersonForm,
  personFault,
  trimmedForm,
  yielding,
} from './person-form.ts'

type Done = Result<true, Failure>
type Reset = Result<string, Failure>

export const openOf = ({ open, form }: PersonEditorContext) => {
  if (open === null || form === null) throw new Error('no person is open')
  return { ...open, form }
}

export const seenIn = (context: PersonEditorContext): SeenPerson => {
  const { id, rowVersion } = openOf(context).person
  return { id, rowVersion }
}

export const placeOf = ({ userId, id }: PersonEditorContext): PersonDraftPlace => ({ userId, personId: id })

/** The draft to be stored: the changed fields with their former values. */
export const keptOf = (context: PersonEditorContext): KeptPerson => {
  const { person, form } = openOf(context)
  const before = formOf(person)
  const isTyped = differencesOf(form, before).length > 0
  return { place: placeOf(context), draft: isTyped ? { before, form: formOf(form) } : null }
}

/** Context, actors, guards and actions of the person editor. */
export const personEditorSetup = setup({
  types: {
    input: {} as PersonEditorInput,
    context: {} as PersonEditorContext,
    events: {} as PersonEditorEvent,
    /** The form cannot be saved because it is faulty. */
    emitted: {} as { type: 'person.refused' },
    tags: {} as 'busy' | 'open' | 'failing',
  },
  actors: {
    open: fromPromise<Opened, PersonDraftPlace>(unprovided('open')),
    save: fromPromise<Done, PersonChange>(unprovided('save')),
    setAccess: fromPromise<Done, AccessChange>(unprovided('setAccess')),
    /** Answers the first password. */
    reset: fromPromise<Reset, SeenPerson>(unprovided('reset')),
    removeFactor: fromPromise<Done, SeenPerson>(unprovided('removeFactor')),
  },
  guards: {
    isKnown: ({ context }) => context.open !== null,
    isWhole: ({ context: { form } }) => form !== null && personFault(form) === null,
    succeeded: (_, result: Result<unknown, Failure>) => result.ok,
    isMissing: (_, result: Result<unknown, Failure>) => !result.ok && isRejectedAs(result.failure, 'missing'),
    isConflict: (_, result: Result<unknown, Failure>) =>
      !result.ok && isRejectedAs(result.failure, 'conflict'),
  },
  actions: {
    take: assign(({ context: { open, form } }, opened: Opened) => {
      if (!opened.ok) return {}
      const { left, person } = opened.value
      const now = formOf(person)
      if (open !== null && form !== null)
        return { open: opened.value, form: mergedForm(form, formOf(open.person), now).form, failure: null }
      if (left === null) return { open: opened.value, form: now, failure: null }
      const { form: kept, contested } = mergedForm(left.form, left.before, now)
      return {
        open: opened.value,
        form: kept,
        contest: contested.length > 0 ? contested : null,
        failure: null,
      }
    }),
    /** Takes over the person after a conflict, with the fields that both changed. */
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
    sayRefused: emit({ type: 'person.refused' as const }),
    begin: assign({ failure: null, done: null, tried: false }),
    noteDone: assign((_, done: PersonDeed) => ({ done, contest: null })),
    noteSent: assign(({ context: { form } }) => ({ sent: form })),
    /** After a save, only what was typed since it was sent is unsaved. */
    keepSent: assign(({ context }) => {
      const { form, ...open } = openOf(context)
      const sent = trimmedForm(context.sent ?? form)
      return {
        open: { ...open, person: { ...open.person, ...sent } },
        form: form === context.sent ? sent : form,
      }
    }),
    noteFailure: assign((_, result: Result<unknown, Failure>) =>
      result.ok ? {} : { failure: result.failure },
    ),
    tell: assign((_, reset: Reset) => ({ password: reset.ok ? reset.value : '' })),
    forgetPassword: assign({ password: '' }),
    keep: unprovidedAction<KeptPerson>('keep'),
  },
})
