import { waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { SignedIn } from '#application/app-actors.ts'
import { untilRecorded } from '#application/learning/until-recorded.ts'
import { lineOf } from '#domain/learning/ledger-line.ts'
import { memoryLedger } from '#infrastructure/learning/ledger.memory.ts'
import { createMemoryBackend } from '#infrastructure/memory/backend.ts'
import { learningIn } from '#infrastructure/memory/learning.backend.ts'
import { createMemoryBrowser } from '#infrastructure/memory/memory-browser.ts'
import { aMoment } from '#tests/support/learning.ts'
import { loginFields } from '#tests/ui/support/on-screen.ts'
import { type Opened, openApp, PERSONS } from '#tests/ui/support/open-app.tsx'

afterEach(() => vi.useRealTimers())

const CALL = 'learningRecord.record'

/** A film of a course of the in-memory backend, which nobody has begun. */
const SECTION = 10205
const moment = (position: number) =>
  aMoment({ courseId: 102, sectionId: SECTION, position, at: Date.now() - 1000 + position })

const openLesson = async (timeoutMs = 200) => {
  const backend = createMemoryBackend({ timeoutMs })
  const browser = createMemoryBrowser()
  const app = openApp({ person: 'teacher', backend, browser })
  const { actors }: SignedIn = await app.signedIn()
  const note = (position: number) =>
    actors.ledger.send({
      type: 'outbox.put',
      item: lineOf(PERSONS.teacher, moment(position)),
      urgency: 'soon',
    })
  const kept = () => memoryLedger(browser).read(PERSONS.teacher)
  const known = () => learningIn(backend, PERSONS.teacher).records.get(SECTION)?.position
  const asked = () => backend.requests.map(({ call }) => call).filter((call) => /record|signOut/.test(call))
  await waitFor(() => expect(actors.ledger.getSnapshot().value.sending).toEqual({ open: 'quiet' }))
  return { ...app, backend, ledger: actors.ledger, note, kept, known, asked }
}

const signIn = async ({ user }: Opened, account: string) => {
  const fields = await loginFields()
  await user.type(fields.account, account)
  await user.type(fields.password, 'Zhiyuan2026')
  await user.click(fields.submit)
}

describe('what was learned', () => {
  it('is waited for by the page of its course for a second at most', async () => {
    // The server is given up by the clock of the test, never before it is set.
    const { backend, note, ledger } = await openLesson(60_000)
    backend.simulateNetwork('silent')
    note(12)
    ledger.send({ type: 'outbox.flush' })
    await waitFor(() => expect(ledger.getSnapshot().context.items).toHaveLength(1))
    vi.useFakeTimers()
    const goesOn = vi.fn()
    void untilRecorded(ledger).then(goesOn)
    await vi.advanceTimersByTimeAsync(999)
    expect(goesOn).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(goesOn).toHaveBeenCalledOnce()
  })

  it('is sent when another page is opened', async () => {
    const { note, known, goTo } = await openLesson()
    note(12)
    await goTo('/coursetable')
    await waitFor(() => expect(known()).toBe(12))
  })

  it('is sent before a log-out', async () => {
    const { actors, note, known, asked, kept } = await openLesson()
    note(12)
    actors.session.send({ type: 'session.signOut' })
    await waitFor(() => expect(actors.session.getSnapshot().value).toBe('loggedOut'))
    expect([known(), asked(), await kept()]).toEqual([12, [CALL, 'session.signOut'], []])
  })

  it('is not sent any more once the log-out is under way', async () => {
    const { actors, backend, ledger, note, asked } = await openLesson()
    backend.simulateNetwork('silent')
    actors.session.send({ type: 'session.signOut' })
    await waitFor(() => expect(asked()).toEqual(['session.signOut']))
    backend.simulateNetwork('fair')
    note(12)
    ledger.send({ type: 'outbox.flush' })
    expect(ledger.getSnapshot().value.sending).toBe('shut')
    await waitFor(() => expect(actors.session.getSnapshot().value).toBe('loggedOut'))
    expect(asked()).toEqual(['session.signOut'])
  })

  it('stays where the log-out fails with it', async () => {
    const { actors, backend, note, kept, asked, ledger } = await openLesson()
    backend.simulateNetwork('unreachable')
    note(12)
    actors.session.send({ type: 'session.signOut' })
    await waitFor(() => expect(asked()).toEqual([CALL, 'session.signOut']))
    await waitFor(() => expect(actors.session.getSnapshot().matches('loggedIn')).toBe(true))
    await waitFor(() => expect(ledger.getSnapshot().value.sending).toEqual({ open: 'backingOff' }))
    expect([(await kept()).length, asked()]).toEqual([1, [CALL, 'session.signOut', CALL]])
  })

  it('when the session expires is sent once the same user is back', async () => {
    const app = await openLesson()
    app.backend.expireSessions()
    app.note(12)
    app.ledger.send({ type: 'outbox.flush' })
    await waitFor(() => expect(app.actors.session.getSnapshot().value).toBe('expired'))
    expect([app.known(), (await app.kept()).length]).toEqual([undefined, 1])
    await signIn(app, '13900000001')
    await waitFor(() => expect(app.known()).toBe(12))
    await waitFor(async () => expect(await app.kept()).toEqual([]))
  })

  it('when the session expires is nothing to another user', async () => {
    const app = await openLesson()
    app.backend.expireSessions()
    app.note(12)
    app.ledger.send({ type: 'outbox.flush' })
    await waitFor(() => expect(app.actors.session.getSnapshot().value).toBe('expired'))
    await signIn(app, '13900000002')
    await waitFor(() => expect(app.ledger.getSnapshot().context.userId).toBe(2))
    await waitFor(() => expect(app.ledger.getSnapshot().hasTag('busy')).toBe(false))
    expect([await app.kept(), app.ledger.getSnapshot().context.items]).toEqual([[], []])
    expect(learningIn(app.backend, 2).records.has(SECTION)).toBe(false)
  })
})
