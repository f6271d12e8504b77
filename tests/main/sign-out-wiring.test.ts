import { describe, expect, it } from 'vitest'
import { failed, success } from '#domain/kernel/result.ts'
import { wireSignOut } from '#main/playback/sign-out.wiring.ts'
import { FLOWING, moved, PAUSED, PLAY, PLAYING, runningPlayback } from '#tests/domain/playback/a-playback.ts'
import { settle } from '#tests/support/deferred.ts'
import { aUser } from '#tests/support/people.ts'
import { credentials, NOBODY, start } from '#tests/support/session-actor.ts'

/** A film that runs while somebody is there. */
const watching = async (live = false) => {
  const { actor: session, authenticate, fetchUser, signOut } = start(NOBODY)
  session.send({ type: 'session.signIn', credentials })
  authenticate.answer(success(true))
  await settle()
  fetchUser.answer(success(aUser()))
  await settle()
  const playback = runningPlayback({ live })
  const unwire = wireSignOut({ session }, playback.actor)
  return { session, signOut, playback, unwire }
}

describe('a film when its user logs out', () => {
  it.each([false, true])('stops as soon as that begins, and says where it is (live: %s)', async (live) => {
    const { session, signOut, playback } = await watching(live)
    session.send({ type: 'session.signOut' })
    expect(signOut.asked()).toBe(1)
    expect(playback.commands).toEqual([{ type: 'player.tellPlace' }, { type: 'player.pause' }])
    expect(playback.emitted).toEqual([{ type: 'playback.paused', position: 10 }])
    playback.send(PLAY, PLAYING, moved(12))
    expect(playback.value()).toEqual(PAUSED)
  })

  it('can be played again where the log-out fails', async () => {
    const { session, signOut, playback } = await watching()
    session.send({ type: 'session.signOut' })
    signOut.answer(failed({ kind: 'unreachable' }))
    await settle()
    playback.send(PLAY, PLAYING)
    expect(playback.value()).toEqual(FLOWING)
  })

  it('is left alone once its page is closed', async () => {
    const { session, playback, unwire } = await watching()
    unwire()
    session.send({ type: 'session.signOut' })
    expect([playback.value(), playback.commands]).toEqual([FLOWING, []])
  })
})
