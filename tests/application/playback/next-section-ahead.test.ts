import { expect, it } from 'vitest'
import { SimulatedClock } from 'xstate'
import { readNextAheadBy } from '#application/playback/next-section-ahead.ts'

const begin = (answer: boolean | null) => {
  const clock = new SimulatedClock()
  const read: { readonly id: number; readonly signal: AbortSignal }[] = []
  const readAhead = readNextAheadBy(
    async (id, signal) => {
      read.push({ id, signal })
      return answer ?? new Promise<never>(() => undefined)
    },
    {
      whenQuiet: (work) => clock.setTimeout(work, 2000),
      after: (milliseconds, work) => {
        const timer = clock.setTimeout(work, milliseconds)
        return () => clock.clearTimeout(timer)
      },
    },
  )
  return { clock, read, readAhead }
}

const SHOWN = { userId: 1, sectionId: 71, nextId: 72 }
const done = () => new Promise((resume) => setImmediate(resume))

it('the next section is read when the page is quiet, once', async () => {
  const { clock, read, readAhead } = begin(true)
  readAhead(SHOWN)
  clock.increment(1999)
  expect(read).toEqual([])
  clock.increment(1)
  await done()
  readAhead(SHOWN)
  clock.increment(2000)
  expect(read.map(({ id }) => id)).toEqual([72])
})

it('what was not read whole is read again', async () => {
  const { clock, read, readAhead } = begin(false)
  readAhead(SHOWN)
  clock.increment(2000)
  await done()
  readAhead(SHOWN)
  clock.increment(2000)
  expect(read).toHaveLength(2)
})

it('there is no section after the last one, and nothing for who has left', () => {
  const { clock, read, readAhead } = begin(true)
  readAhead({ ...SHOWN, nextId: 0 })
  readAhead(SHOWN)()
  clock.increment(2000)
  expect(read).toEqual([])
})

it('is given up after five seconds, before it would be told as slow', () => {
  const { clock, read, readAhead } = begin(null)
  readAhead(SHOWN)
  clock.increment(2000)
  clock.increment(4999)
  expect(read[0]?.signal.aborted).toBe(false)
  clock.increment(1)
  expect(read[0]?.signal.aborted).toBe(true)
})
