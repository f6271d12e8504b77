import { expect, it, onTestFinished } from 'vitest'
import { channelLocks } from '#infrastructure/session/tab-locks.broadcast-channel.ts'
import { deferred } from '#tests/support/deferred.ts'

let tests = 0

/** A browser whose tabs hear each other by a real channel; ids are in the order in which they are made unless one is given. */
const openBrowser = ({ againMs = 60_000 } = {}) => {
  tests += 1
  const name = `locks-${tests}`
  let ids = 0
  const open = (ownId?: string) => {
    const channel = new BroadcastChannel(name)
    onTestFinished(() => channel.close())
    const page = new EventTarget()
    let isAwake = true
    const locks = channelLocks({
      channel: {
        postMessage: (word) => channel.postMessage(word),
        addEventListener: (kind, hear) =>
          channel.addEventListener(kind, (event: Parameters<typeof hear>[0]) => isAwake && hear(event)),
      },
      makeId: () => {
        ids += 1
        return ownId ?? String(ids).padStart(4, '0')
      },
      pages: [page],
      answerMs: 50,
      againMs,
    })
    return {
      locks,
      tell: (news: string) => page.dispatchEvent(new Event(news)),
      /** Frozen it hears and answers nobody. */
      freeze: () => {
        isAwake = false
      },
      wake: () => {
        isAwake = true
        page.dispatchEvent(new Event('resume'))
      },
      /** No word of it is heard any more, nor said. */
      end: () => channel.close(),
    }
  }
  return { open }
}

type Tab = ReturnType<ReturnType<typeof openBrowser>['open']>

/** Asks for the one lock and holds it until it is told to let go. */
const ask = ({ locks }: Tab, options: LockOptions = {}) => {
  const said: string[] = []
  const letGo = deferred<undefined>()
  const ended = locks
    .request('film', options, (lock) => {
      said.push(lock === null ? 'none' : 'had')
      return lock === null ? undefined : letGo.ask()
    })
    .then(
      () => said.push('let go'),
      (error: unknown) => said.push((error as Error).name),
    )
  return { said, ended, letGo: () => letGo.answer(undefined) }
}

it('a lock is had by one tab at a time, and by the next once it is let go', async () => {
  const { open } = openBrowser()
  const [one, other] = [open(), open()]
  const first = ask(one)
  await expect.poll(() => first.said).toEqual(['had'])
  const refused = ask(other, { ifAvailable: true })
  const waiting = ask(other)
  await expect.poll(() => refused.said).toEqual(['none', 'let go'])
  expect(waiting.said).toEqual([])
  first.letGo()
  await expect.poll(() => waiting.said).toEqual(['had'])
  expect(first.said).toEqual(['had', 'let go'])
})

it('of tabs that ask at the same moment one has it, whoever was first heard', async () => {
  const { open } = openBrowser()
  const asked = ['c', 'a', 'b'].map((id) => ask(open(id), { ifAvailable: true }))
  await expect.poll(() => asked.map(({ said }) => said[0])).toEqual(['none', 'had', 'none'])
})

it('asked for twice in one tab it is had once', async () => {
  const { open } = openBrowser()
  const tab = open()
  const asked = [ask(tab, { ifAvailable: true }), ask(tab, { ifAvailable: true })]
  await expect.poll(() => new Set(asked.map(({ said }) => said[0]))).toEqual(new Set(['had', 'none']))
})

it('a stolen lock is told to whoever had it, and is not free', async () => {
  const { open } = openBrowser()
  const [one, other] = [open(), open()]
  const first = ask(one)
  await expect.poll(() => first.said).toEqual(['had'])
  const thief = ask(other, { steal: true })
  await expect.poll(() => first.said).toEqual(['had', 'AbortError'])
  expect(thief.said).toEqual(['had'])
  const again = ask(one, { ifAvailable: true })
  await expect.poll(() => again.said[0]).toBe('none')
})

it('who no longer wants it does not get it', async () => {
  const { open } = openBrowser()
  const [one, other] = [open(), open()]
  const first = ask(one)
  await expect.poll(() => first.said).toEqual(['had'])
  const given = new AbortController()
  const waiting = ask(other, { signal: given.signal })
  given.abort()
  first.letGo()
  await waiting.ended
  expect(waiting.said).toEqual(['AbortError'])
})

it('a tab that ended without a word is followed after a while, one that says good-bye at once', async () => {
  const { open } = openBrowser({ againMs: 100 })
  const [one, two, three] = [open(), open(), open()]
  const first = ask(one)
  await expect.poll(() => first.said).toEqual(['had'])
  const second = ask(two)
  one.end()
  await expect.poll(() => second.said).toEqual(['had'])
  const third = ask(three)
  two.tell('pagehide')
  two.end()
  await expect.poll(() => third.said).toEqual(['had'])
})

it('a tab that was frozen while another one took over has lost it when it wakes', async () => {
  const { open } = openBrowser()
  const [sleeper, other] = [open(), open()]
  const first = ask(sleeper)
  await expect.poll(() => first.said).toEqual(['had'])
  sleeper.freeze()
  const second = ask(other, { ifAvailable: true })
  await expect.poll(() => second.said).toEqual(['had'])
  sleeper.wake()
  await expect.poll(() => first.said).toEqual(['had', 'AbortError'])
  expect(second.said).toEqual(['had'])
})

it('a tab that was frozen and missed nothing still has it when it wakes', async () => {
  const { open } = openBrowser()
  const [sleeper, other] = [open(), open()]
  const first = ask(sleeper)
  await expect.poll(() => first.said).toEqual(['had'])
  sleeper.freeze()
  sleeper.wake()
  const second = ask(other, { ifAvailable: true })
  await expect.poll(() => second.said[0]).toBe('none')
  expect(first.said).toEqual(['had'])
})

it('without a channel a tab is by itself', async () => {
  const locks = channelLocks({ channel: undefined, makeId: () => '1', pages: [] })
  expect(await locks.request('film', { ifAvailable: true }, async (lock) => lock)).toEqual({ name: 'film' })
})
