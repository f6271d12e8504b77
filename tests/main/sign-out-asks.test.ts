import { expect, it } from 'vitest'
import { makeUnsentWork } from '#application/session/unsent-work.ts'
import { NO_WORK } from '#domain/connection/waiting-work.ts'
import { openSignOut, tallyOf } from '#main/session/sign-out.wiring.ts'
import { settle } from '#tests/support/deferred.ts'
import { NOBODY, signedIn, start } from '#tests/support/session-actor.ts'

/** Somebody who is signed in, with an outbox that holds so many. */
const open = async (left: number) => {
  const { actor: session } = await signedIn()
  const did: string[] = []
  const unsent = makeUnsentWork()
  unsent.hold({
    work: 'writings',
    flush: async () => did.push('flush'),
    left: () => left,
    close: () => did.push('close'),
  })
  const tally = tallyOf(
    { session },
    {
      count: async () => ({ ...NO_WORK, writings: 1 - Number(left === 0) }),
      places: () => [],
      unread: () => 0,
    },
  )
  const signOut = openSignOut({ session }, unsent, tally)
  signOut.send({ type: 'signOut.press' })
  await settle()
  return { session, did, unsent, signOut }
}

it('with nothing left the session is told at once, and sends once more what came since before it closes', async () => {
  const { session, did, unsent } = await open(0)
  expect([did, session.getSnapshot().matches('signingOut')]).toEqual([['flush'], true])
  await unsent.send()
  expect(did).toEqual(['flush', 'flush', 'close'])
})

it('with something left the session stays until its user decides; what is discarded is closed first', async () => {
  const { session, did, signOut } = await open(3)
  expect(signOut.getSnapshot().context.unsent).toEqual({ ...NO_WORK, writings: 3 })
  expect([did, session.getSnapshot().matches('loggedIn')]).toEqual([['flush'], true])
  signOut.send({ type: 'signOut.discard' })
  expect([did, session.getSnapshot().matches('signingOut')]).toEqual([['flush', 'close'], true])
})

it('nobody is asked about a session that expired meanwhile', async () => {
  const { session, signOut } = await open(1)
  session.send({ type: 'session.expired' })
  expect(signOut.getSnapshot().value).toBe('idle')
})

it('where nobody is signed in nothing lies there', async () => {
  const { actor: session } = start(NOBODY)
  const left = { page: 'paper', id: 9, name: '', section: '' } as const
  const work = { count: async () => ({ ...NO_WORK, papers: 1 }), places: () => [left], unread: () => 1 }
  expect(await tallyOf({ session }, work)()).toEqual({ stored: NO_WORK, places: [], unread: 0 })
})
