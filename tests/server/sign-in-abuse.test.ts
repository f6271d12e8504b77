import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { loginAttempt } from '#server/db/schema/login-attempt.ts'
import { networkOf } from '#server/modules/session/network.ts'
import { concurrencyLimit, timedLimit } from '#server/runtime/concurrency-limit.ts'
import { onEachEngine } from '#tests/support/each-engine.ts'
import { addGuessedAccounts } from '#tests/support/guessed-accounts.ts'
import { accounts, buildTestApp } from '#tests/support/server.ts'

const guess = { Password: '0'.repeat(32), UserKey: 'stranger', address: '10.6.6.6' }
const HOME = { UserKey: 'staff-room', address: '10.0.0.1' }

onEachEngine('somebody who guesses', (harness) => {
  beforeAll(() => addGuessedAccounts(harness().database, 'guess-', 60))
  beforeEach(() => harness().database.db.delete(loginAttempt))

  const codes = async (count: number, change: object) => {
    const { ask } = harness()
    const all: number[] = []
    for (let n = 0; n < count; n += 1) all.push((await ask.login({ ...guess, ...change })).body.Code)
    return all
  }

  test('does not lock a teacher out of the device where the account is at home', async () => {
    const { ask } = harness()
    await ask.login(HOME)
    expect(await codes(6, {})).toEqual([400, 400, 400, 400, 423, 423])
    expect((await ask.login(HOME)).body.Code).toBe(200)
    expect((await ask.login({ ...HOME, UserKey: 'new-device' })).body.Code).toBe(423)
  })

  test('is not let off by a sign-in of the teacher', async () => {
    const { ask, clock } = harness()
    await ask.login(HOME)
    await codes(5, {})
    await ask.login(HOME)
    clock.forward(31)
    expect(await codes(1, {})).toEqual([423])
  })

  test('on a known device is slowed like anybody', async () => {
    const { ask } = harness()
    await ask.login(HOME)
    expect(await codes(6, HOME)).toEqual([400, 400, 400, 400, 423, 423])
    expect((await ask.login(HOME)).body.Code).toBe(423)
  })

  test('does not lock a school out that sits behind the same address', async () => {
    const { ask, clock } = harness()
    await ask.login(HOME)
    for (let n = 0; n < 60; n += 1) await ask.login({ ...guess, Mobile: `guess-${n}`, address: HOME.address })
    const { account, wirePassword } = accounts.reviewer
    const newcomer = { ...HOME, Mobile: account, Password: wirePassword }
    expect((await ask.login(HOME)).body.Code).toBe(200)
    expect((await ask.login(newcomer)).body.Code).toBe(423)
    clock.forward(61)
    expect((await ask.login(newcomer)).body.Code).toBe(200)
  })

  test('gets no more tries by changing the device, the blanks or the IPv6 address', async () => {
    const tries: number[] = []
    for (let n = 0; n < 5; n += 1)
      tries.push(
        ...(await codes(1, { UserKey: `d${n}`, Mobile: `${' '.repeat(n)}${accounts.teacher.account}` })),
      )
    expect(tries).toEqual([400, 400, 400, 400, 423])
    const { ask } = harness()
    for (let n = 0; n < 50; n += 1)
      await ask.login({ ...guess, Mobile: `guess-${n}`, address: `2001:db8:1:2::${n.toString(16)}` })
    expect(await codes(1, { Mobile: 'one-more', address: '2001:db8:1:2:ffff::9' })).toEqual([423])
    expect(await codes(1, { Mobile: 'one-more', address: '2001:db8:1:3::9' })).toEqual([400])
  })

  test('sends hundreds at once and has five of them checked', async () => {
    const { ask } = harness()
    const answers = await Promise.all(Array.from({ length: 200 }, () => ask.login(guess)))
    const counted = answers.filter(({ body }) => body.Code === 400)
    expect(counted).toHaveLength(4)
    const rows = await harness().database.db.select().from(loginAttempt)
    // One more at most was under way when the fifth was counted.
    expect(rows.filter(({ failures }) => failures > 6)).toEqual([])
  })

  test('fills no table: made-up accounts are forgotten after a day', async () => {
    const { ask, clock, database } = harness()
    for (let n = 0; n < 5; n += 1) await ask.login({ ...guess, Mobile: `made-up-${n}` })
    clock.forward(24 * 3600 + 1)
    await ask.login(HOME)
    const rows = await database.db.select().from(loginAttempt)
    expect(rows.map(({ kind, failures }) => [kind, failures])).toEqual([['device', 0]])
  })
})

onEachEngine('the address of a client', (harness) => {
  beforeAll(() => addGuessedAccounts(harness().database, 'x', 50))
  beforeEach(() => harness().database.db.delete(loginAttempt))

  /** Fifty failures of an attacker who writes another address into the header each time, behind one honest proxy. */
  const spoof = async (trustProxy: boolean | number) => {
    const app = await buildTestApp(harness().database, { trustProxy, clock: harness().clock.read })
    const attempt = (n: number, via: string) =>
      app.inject({
        method: 'POST',
        url: '/api/user/users/login',
        headers: { 'x-forwarded-for': `1.2.3.${n}${via}` },
        payload: { Mobile: `x${n}`, Password: '0'.repeat(32), Client: 2, UserKey: '', Key: '', Times: 0 },
      })
    for (let n = 0; n < 50; n += 1) await attempt(n, ', 10.9.9.9')
    const code = (await attempt(99, ', 10.9.9.9')).json<{ Code: number }>().Code
    const other = (await attempt(98, ', 10.9.9.8')).json<{ Code: number }>().Code
    await app.close()
    return [code, other]
  }

  test('is what the nearest proxy saw, whatever the client claims', async () => {
    expect(await spoof(1)).toEqual([423, 400])
  })

  test('is that of the connection where no proxy is named', async () => {
    expect(await spoof(false)).toEqual([423, 423])
  })
})

describe('a flood', () => {
  afterEach(() => vi.useRealTimers())

  test('is let in two at a time, and beyond the queue not at all', async () => {
    const queue = concurrencyLimit(2, 3)
    let running = 0
    let most = 0
    const ends: (() => void)[] = []
    const work = async () => {
      running += 1
      most = Math.max(most, running)
      await new Promise<void>((end) => ends.push(end))
      running -= 1
      return 'done'
    }
    const all = Array.from({ length: 7 }, () => queue(work))
    expect(await Promise.all(all.slice(5))).toEqual([null, null])
    for (let n = 0; n < 5; n += 1) {
      await expect.poll(() => ends.length).toBeGreaterThan(0)
      ends.shift()?.()
    }
    expect([await Promise.all(all.slice(0, 5)), most, running]).toEqual([Array(5).fill('done'), 2, 0])
  })

  test('is told so by whoever waits longer than is waited, and the others keep their turns', async () => {
    vi.useFakeTimers()
    const queue = timedLimit(1, 1_500)
    const ends: ((value: string) => void)[] = []
    const work = () => new Promise<string>((end) => ends.push(end))
    const outcomes: (string | null)[] = []
    const come = () => queue(work).then((outcome) => outcomes.push(outcome))
    const all = [come(), come()]
    await vi.advanceTimersByTimeAsync(1_000)
    all.push(come())
    await vi.advanceTimersByTimeAsync(499)
    expect(outcomes).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(outcomes).toEqual([null])
    ends[0]?.('first')
    await vi.advanceTimersByTimeAsync(5_000)
    // Whoever has a place is not turned away.
    ends[1]?.('third')
    await Promise.all(all)
    expect([outcomes, ends.length, vi.getTimerCount()]).toEqual([[null, 'first', 'third'], 2, 0])
    all.push(come())
    await vi.advanceTimersByTimeAsync(0)
    ends[2]?.('fourth')
    await all[3]
    expect(outcomes.at(-1)).toBe('fourth')
  })

  test('goes on after work that failed', async () => {
    const queue = concurrencyLimit(1, 1)
    await expect(queue(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await queue(async () => 1)).toBe(1)
  })
})

test.each([
  ['10.1.2.3', '10.1.2.3'],
  ['::ffff:10.1.2.3', '10.1.2.3'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:0001:2::5', '2001:db8:1:2::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['rubbish', 'rubbish'],
  [':'.repeat(40), expect.any(String)],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toEqual(network)
})
