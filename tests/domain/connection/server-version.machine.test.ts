import { expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { serverVersionMachine } from '#domain/connection/server-version.machine.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const log = transitionLog()

const answered = async (answer: () => Promise<Result<string, Failure>>) => {
  const machine = serverVersionMachine.provide({ actors: { read: fromPromise(answer) } })
  const { value, context } = await waitFor(
    createActor(machine, { inspect: log.inspect }).start(),
    (snapshot) => !snapshot.hasTag('busy'),
  )
  return { value, context }
}

it.each([
  ['known', '1.2.0', async () => success('1.2.0')],
  ['unknown', '', async () => failed({ kind: 'unreachable' } as const)],
  [
    'unknown',
    '',
    async () => {
      throw new Error('a bug')
    },
  ],
])('it is %s', async (value, version, answer) => {
  expect(await answered(answer)).toEqual({ value, context: { version } })
})

it('takes every transition that is declared', () => {
  expect([...log.taken].sort()).toEqual(declaredTransitions(serverVersionMachine))
})
