import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate'
import type { Failure } from '#domain/kernel/failure.ts'
import { type Result, success } from '#domain/kernel/result.ts'
import type { CurrentUser } from '#domain/session/current-user.ts'
import type { SessionEvent, SessionInput } from '#domain/session/session.events.ts'
import { sessionMachine } from '#domain/session/session.machine.ts'
import { deferred, settle } from './deferred.ts'
import { aUser } from './people.ts'
import { record } from './record.ts'

export const NOBODY: SessionInput = { tokenStored: false, user: null, marked: false }
export const credentials = { account: '13900000001', password: 'Zhiyuan2026' }

/** A session whose actors answer when the test says so. */
export const start = (input: SessionInput) => {
  const clock = new SimulatedClock()
  const authenticate = deferred<Result<true, Failure>>()
  const fetchUser = deferred<Result<CurrentUser, Failure>>()
  const signOut = deferred<Result<true, Failure>>()
  const wipe = deferred<void>()
  const keepAlive = deferred<unknown>()
  const asked: unknown[] = []
  let elect: (() => void) | null = null
  let pass: (() => void) | null = null
  let leads = 0
  const actor = createActor(
    sessionMachine.provide({
      actors: {
        authenticate: fromPromise(({ input: given }) => {
          asked.push(given)
          return authenticate.ask()
        }),
        fetchUser: fromPromise(() => fetchUser.ask()),
        signOut: fromPromise(() => signOut.ask()),
        wipe: fromPromise(() => wipe.ask()),
        keepAlive: fromPromise(() => keepAlive.ask()),
        leadership: fromCallback<SessionEvent>(({ sendBack }) => {
          leads += 1
          elect = () => sendBack({ type: 'keepAlive.elected' })
          pass = () => sendBack({ type: 'keepAlive.passed' })
          return () => {
            leads -= 1
            elect = null
            pass = null
          }
        }),
      },
    }),
    { clock, input },
  )
  const recording = record(actor)
  actor.start()
  return {
    actor,
    clock,
    recording,
    asked,
    authenticate,
    fetchUser,
    signOut,
    wipe,
    keepAlive,
    elect: () => elect?.(),
    pass: () => pass?.(),
    leads: () => leads,
  }
}

/** One that somebody has signed in to. */
export const signedIn = async (user = aUser()) => {
  const session = start(NOBODY)
  session.actor.send({ type: 'session.signIn', credentials })
  session.authenticate.answer(success(true))
  await settle()
  session.fetchUser.answer(success(user))
  await settle()
  session.recording.states.length = 0
  session.recording.emitted.length = 0
  return session
}
