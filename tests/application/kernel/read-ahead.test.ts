import { expect, it } from 'vitest'
import { readAhead } from '#application/kernel/read-ahead.ts'

interface Asked {
  readonly id: number
  readonly signal: AbortSignal
  readonly answer: (words: string) => void
  readonly fail: (reason: unknown) => void
}

const reading = () => {
  const asked: Asked[] = []
  const read = readAhead(
    ({ id }: { readonly id: number }, signal) =>
      new Promise<string>((answer, fail) => {
        asked.push({ id, signal, answer, fail })
      }),
  )
  return { asked, read }
}
const open = () => new AbortController().signal

it('what was begun is given to the first that asks the same, and is asked for once', async () => {
  const { asked, read } = reading()
  read.begin({ id: 1 })
  const answer = read.ask({ id: 1 }, open())
  asked[0]?.answer('the first')
  expect(await answer).toBe('the first')
  const again = read.ask({ id: 1 }, open())
  asked[1]?.answer('the second')
  expect(await again).toBe('the second')
  expect(asked.map(({ id }) => id)).toEqual([1, 1])
})

it('an answer that came before anybody asked is given too', async () => {
  const { asked, read } = reading()
  read.begin({ id: 1 })
  asked[0]?.answer('early')
  expect(await read.ask({ id: 1 }, open())).toBe('early')
  expect(asked).toHaveLength(1)
})

it('what was begun for something else is ended, and the other is asked for', async () => {
  const { asked, read } = reading()
  read.begin({ id: 1 })
  const answer = read.ask({ id: 2 }, open())
  asked[1]?.answer('the other')
  expect(await answer).toBe('the other')
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false])
})

it('who took it ends it by leaving, also by having left', async () => {
  for (const early of [false, true]) {
    const { asked, read } = reading()
    const page = new AbortController()
    read.begin({ id: 1 })
    if (early) page.abort('left')
    const answer = read.ask({ id: 1 }, page.signal)
    if (!early) page.abort('left')
    expect(asked[0]?.signal.reason).toBe('left')
    asked[0]?.fail('left')
    await expect(answer).rejects.toBe('left')
  }
})

it('what is dropped is ended, and nobody gets it', async () => {
  const { asked, read } = reading()
  read.begin({ id: 1 })
  read.drop()
  read.drop()
  const answer = read.ask({ id: 1 }, open())
  asked[0]?.answer('of who left')
  asked[1]?.answer('of who came')
  expect(await answer).toBe('of who came')
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false])
})

it('what is begun anew takes the place of what was begun before', async () => {
  const { asked, read } = reading()
  read.begin({ id: 1 })
  read.begin({ id: 2 })
  const answer = read.ask({ id: 2 }, open())
  asked[1]?.answer('the later')
  expect(await answer).toBe('the later')
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false])
})

it('a failure is told to who asks, and to nobody where nobody does', async () => {
  const { asked, read } = reading()
  read.begin({ id: 1 })
  asked[0]?.fail('a bug')
  await expect(read.ask({ id: 1 }, open())).rejects.toBe('a bug')
  read.begin({ id: 1 })
  read.drop()
  asked[1]?.fail('left')
  // An unheard rejection would fail the run.
  await Promise.resolve()
})
