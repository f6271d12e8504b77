import { expect, test } from 'vitest'
import { ownBlockedTime, type TraceEvent } from '../../scripts/bench/own-blocked-time.ts'

const PAGE = { pid: 7, tid: 1 }

const started = (ts: number): TraceEvent => ({
  ...PAGE,
  name: 'navigationStart',
  ph: 'R',
  ts,
  args: { data: { documentLoaderURL: 'http://127.0.0.1/' } },
})

const painted = (ts: number): TraceEvent => ({ ...PAGE, name: 'firstContentfulPaint', ph: 'R', ts })

/** A piece of work of the page's thread, in milliseconds: when, how long by the clock, how long of its own. */
const work = (name: string, ms: number, dur: number, own: number): TraceEvent => ({
  ...PAGE,
  name,
  ph: 'X',
  ts: ms * 1000,
  dur: dur * 1000,
  tdur: own * 1000,
})

test('what blocks a page four times slower is counted by what its thread worked, half of it where it was laid out', () => {
  const events = [
    started(1),
    work('RunTask', 10, 90, 80),
    painted(100_500),
    work('RunTask', 110, 200, 20),
    work('ThreadControllerImpl::RunTask', 110, 199, 19),
    work('RunTask', 320, 12, 12),
    work('RunTask', 340, 60, 30),
    work('Layout', 350, 20, 10),
    { ...work('RunTask', 420, 100, 100), tid: 2 },
  ]
  expect(ownBlockedTime(events)).toBe(4 * 20 - 50 + (2 * 30 - 50))
})

test('a trace without a page has no figure', () => {
  expect(ownBlockedTime([work('RunTask', 10, 90, 80)])).toBeNaN()
})
