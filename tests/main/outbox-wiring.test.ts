import { expect, it } from 'vitest'
import { makeUnsentWork } from '#application/session/unsent-work.ts'
import { failed, success } from '#domain/kernel/result.ts'
import { wireOutbox } from '#main/session/outbox.wiring.ts'
import { settle } from '#tests/support/deferred.ts'
import { aUser } from '#tests/support/people.ts'
import { NOBODY, start } from '#tests/support/session-actor.ts'

it('a log-out that fails before anything may be answered leaves the unsent work of all users alone', async () => {
  const { actor: session, fetchUser, signOut } = start({ ...NOBODY, tokenStored: true })
  const told: unknown[] = []
  const outbox = {
    send: (event: unknown) => told.push(event),
    subscribe: () => undefined,
    getSnapshot: () => ({ context: { items: [] } }),
  } as unknown as Parameters<typeof wireOutbox>[1]
  wireOutbox(
    { actors: { session } as never, calls: { tell: () => undefined } as never },
    outbox,
    makeUnsentWork(),
    'answers',
  )
  fetchUser.answer(success(aUser({ mustProve: true })))
  await settle()
  session.send({ type: 'session.signOut' })
  signOut.answer(failed({ kind: 'unreachable' }))
  await settle()
  expect([session.getSnapshot().matches('held'), told]).toEqual([true, [{ type: 'outbox.close' }]])
})
