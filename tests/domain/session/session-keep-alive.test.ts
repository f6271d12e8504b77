import { describe, expect, it } from 'vitest'
import { failed, success } from '#domain/kernel/result.ts'
import { settle } from '#tests/support/deferred.ts'
import { aUser } from '#tests/support/people.ts'
import { signedIn, start } from '#tests/support/session-actor.ts'

const LEADING = { loggedIn: { keepAlive: 'resting', profile: 'settled' } }

describe('keep-alive', () => {
  it('runs every 10 s while logged in, in the tab that leads', async () => {
    const { clock, recording, keepAlive, elect } = await signedIn()
    clock.increment(60_000)
    expect(keepAlive.asked()).toBe(0)
    elect()
    clock.increment(9_999)
    expect(keepAlive.asked()).toBe(0)
    clock.increment(1)
    expect(keepAlive.asked()).toBe(1)
    keepAlive.answer(failed({ kind: 'unreachable' }))
    await settle()
    clock.increment(10_000)
    expect(keepAlive.asked()).toBe(2)
    const pinging = { loggedIn: { keepAlive: 'pinging', profile: 'settled' } }
    expect(recording.states).toEqual([LEADING, pinging])
  })

  it('keeps its ten seconds while a keep-alive call is not answered, or only after a while', async () => {
    const { clock, keepAlive, elect } = await signedIn()
    elect()
    clock.increment(10_000)
    for (let ping = 1; ping < 6; ping += 1) {
      expect(keepAlive.asked()).toBe(ping)
      clock.increment(10_000)
    }
    clock.increment(4_000)
    keepAlive.answer(success(true))
    await settle()
    clock.increment(6_000)
    expect(keepAlive.asked()).toBe(7)
  })

  it('goes on at once in a tab that bears the login marker', () => {
    const { clock, keepAlive, elect } = start({ tokenStored: true, user: aUser(), marked: true })
    elect()
    expect(keepAlive.asked()).toBe(1)
    clock.increment(10_000)
    expect(keepAlive.asked()).toBe(2)
  })

  it('rests in a tab that leaves the lead to another, until it is elected again', async () => {
    const { clock, keepAlive, elect, pass, leads } = await signedIn()
    elect()
    pass()
    clock.increment(60_000)
    expect([keepAlive.asked(), leads()]).toEqual([0, 1])
    elect()
    clock.increment(10_000)
    expect(keepAlive.asked()).toBe(1)
  })

  it('keeps the lead, and asks no more, until a sign-out is over', async () => {
    const { actor, clock, keepAlive, signOut, wipe, elect, leads } = await signedIn()
    elect()
    actor.send({ type: 'session.signOut' })
    clock.increment(60_000)
    expect([keepAlive.asked(), leads()]).toEqual([0, 1])
    signOut.answer(success(true))
    await settle()
    wipe.answer()
    await settle()
    expect(leads()).toBe(0)
  })

  it('leads on after a sign-out that failed', async () => {
    const { actor, clock, keepAlive, signOut, elect, leads } = await signedIn()
    elect()
    actor.send({ type: 'session.signOut' })
    signOut.answer(failed({ kind: 'unreachable' }))
    await settle()
    expect(leads()).toBe(1)
    elect()
    clock.increment(10_000)
    expect(keepAlive.asked()).toBe(1)
  })

  it('stops and gives up the lead when the session ends', async () => {
    const { actor, clock, keepAlive, elect, leads } = await signedIn()
    elect()
    expect(leads()).toBe(1)
    actor.send({ type: 'session.expired' })
    clock.increment(60_000)
    expect(leads()).toBe(0)
    expect(keepAlive.asked()).toBe(0)
  })
})
