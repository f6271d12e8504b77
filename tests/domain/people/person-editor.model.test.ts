import { describe, expect, it } from 'vitest'
import { fromPromise, type SnapshotFrom } from 'xstate'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import type { Opened } from '#domain/people/person-editor.events.ts'
import { personEditorMachine } from '#domain/people/person-editor.machine.ts'
import { deferred } from '#tests/support/deferred.ts'
import { eventsOf, walkEverywhere } from '#tests/support/model-walk.ts'
import { aPerson, MANAGED } from '#tests/support/persons.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const { done, broken } = eventsOf('person')
const log = transitionLog()

const opened = (change: Parameters<typeof aPerson>[0]): Opened =>
  success({ managed: MANAGED, person: aPerson(change), left: null })
const AS_SEEN = opened({})
/** Somebody else changed the name and ended the account. */
const CHANGED = opened({ rowVersion: 2, name: '沈雨童', disabled: true })
const UNREACHABLE: Result<never, Failure> = failed({ kind: 'unreachable' })
const MISSING: Result<never, Failure> = failed({ kind: 'rejected', reason: 'missing', message: '' })
const CONFLICT: Result<never, Failure> = failed({ kind: 'rejected', reason: 'conflict', message: '' })

const READS = ['opening', 'rereading', 'comparing']
const ACTS = ['saving', 'settingAccess', 'resetting', 'removingFactor']

const EVENTS = [
  { type: 'person.edit', fields: { name: '沈雨彤' } },
  { type: 'person.edit', fields: { name: ' ' } },
  { type: 'person.save' },
  { type: 'person.setAccess', disabled: true },
  { type: 'person.resetPassword' },
  { type: 'person.removeFactor' },
  { type: 'person.putAway' },
  { type: 'person.settle', whose: 'mine' },
  { type: 'person.settle', whose: 'theirs' },
  { type: 'person.reread' },
  ...READS.flatMap((where) => [
    ...[AS_SEEN, CHANGED, UNREACHABLE, MISSING].map((answer) => done(where, answer)),
    broken(where),
  ]),
  ...ACTS.flatMap((where) => [
    ...[success(where === 'resetting' ? 'Chuci23456' : true), CONFLICT, UNREACHABLE].map((answer) =>
      done(where, answer),
    ),
    broken(where),
  ]),
]

const essence = ({ value, context }: SnapshotFrom<typeof personEditorMachine>) => ({
  value,
  name: context.form?.name ?? null,
  known: context.open?.person.name ?? null,
  done: context.done,
  tried: context.tried,
  failed: context.failure !== null,
  contest: context.contest,
  password: context.password,
})

const bind = () => {
  const open = deferred<Opened>()
  const save = deferred<Result<true, Failure>>()
  const setAccess = deferred<Result<true, Failure>>()
  const reset = deferred<Result<string, Failure>>()
  const removeFactor = deferred<Result<true, Failure>>()
  return {
    machine: personEditorMachine.provide({
      actors: {
        open: fromPromise(open.ask),
        save: fromPromise(save.ask),
        setAccess: fromPromise(setAccess.ask),
        reset: fromPromise(reset.ask),
        removeFactor: fromPromise(removeFactor.ask),
      },
      actions: { keep: () => {} },
    }),
    ports: {
      opening: open,
      rereading: open,
      comparing: open,
      saving: save,
      settingAccess: setAccess,
      resetting: reset,
      removingFactor: removeFactor,
    },
  }
}

describe('one person in the hands of an administrator', () => {
  it('is everywhere where the statechart says', async () => {
    const states = await walkEverywhere({
      machine: personEditorMachine,
      input: { userId: 8, id: 4 },
      events: EVENTS,
      essence,
      bind,
      inspect: log.inspect,
    })
    expect(states).toBeGreaterThan(20)
  })

  it('takes every transition that is declared', () => {
    expect([...log.taken].sort()).toEqual(declaredTransitions(personEditorMachine))
  })
})
