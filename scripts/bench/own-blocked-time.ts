/** A task that takes longer keeps the page from answering; what is above it counts. Milliseconds, as Lighthouse has it. */
const LONG_MS = 50
/** Lighthouse's phone beside this machine; half of it for tasks that lay the page out. */
const PROCESSOR = 4
const LAYOUT = PROCESSOR / 2

export interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  /** Microseconds, as all below. */
  readonly ts: number
  readonly dur?: number
  /** What the thread itself took of it. */
  readonly tdur?: number
  readonly args?: { readonly data?: { readonly documentLoaderURL?: string } }
}

const endOf = ({ ts, dur = 0 }: TraceEvent): number => ts + dur

const isTask = ({ name }: TraceEvent): boolean => name.endsWith('RunTask')

/**
 * The blocked time of a page's load, reckoned as Lighthouse reckons it, but from the time that the page's thread was
 * really working instead of the time that passed: the same whatever else this machine is doing. Milliseconds.
 */
export const ownBlockedTime = (events: readonly TraceEvent[]): number => {
  const start = events.findLast(
    ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL?.startsWith('http'),
  )
  if (start === undefined) return Number.NaN
  const painted = events.find(
    ({ name, pid, ts }) => name === 'firstContentfulPaint' && pid === start.pid && ts > start.ts,
  )
  const work = events
    .filter(({ ph, pid, tid, ts }) => ph === 'X' && pid === start.pid && tid === start.tid && ts > start.ts)
    .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))
  let blocked = 0
  let task: TraceEvent | null = null
  let factor = PROCESSOR
  const count = () => {
    if (task !== null && painted !== undefined && task.ts > painted.ts)
      blocked += Math.max(0, ((task.tdur ?? task.dur ?? 0) / 1000) * factor - LONG_MS)
  }
  for (const event of work) {
    if (isTask(event) && (task === null || event.ts >= endOf(task))) {
      count()
      task = event
      factor = PROCESSOR
    } else if (event.name === 'Layout' && task !== null && endOf(event) <= endOf(task)) factor = LAYOUT
  }
  count()
  return blocked
}
