import { type LivePlanDocument, planStart } from '#contract/live-plan-document.ts'
import type { liveException } from '../../db/schema/live-exception.ts'
import type { liveSchedule } from '../../db/schema/live-schedule.ts'

/** A live course that one of a plan's teachers teaches too. */
export interface Taught {
  readonly schedule: typeof liveSchedule.$inferSelect
  readonly name: string
  readonly teacherName: string
}

/** A published lesson at the time of a planned one; key of the latter. */
export interface Clash {
  readonly key: string
  readonly name: string
  readonly teacherName: string
  readonly startsAt: Date
}

type Cancelled = Pick<typeof liveException.$inferSelect, 'contentId' | 'startsAt' | 'cancelledAt'>

/** What of a schedule takes place in a stretch of time, by the start. */
const startsWithin = ({ schedule }: Taught, from: number, to: number): readonly number[] => {
  const { startsAt, periodSeconds, durationSeconds, occurrences } = schedule
  const periodMs = periodSeconds * 1000
  const first = Math.max(0, Math.floor((from - startsAt.getTime()) / periodMs))
  return [first, first + 1]
    .filter((turn) => occurrences === null || turn < occurrences)
    .map((turn) => startsAt.getTime() + turn * periodMs)
    .filter((start) => start < to && start + durationSeconds * 1000 > from)
}

/** The lessons of others that a plan's lessons meet; none of a plan that does not know when. */
export const clashesOf = (
  plan: LivePlanDocument,
  taught: readonly Taught[],
  exceptions: readonly Cancelled[],
): readonly Clash[] => {
  if (plan.startTime === '') return []
  const isCancelled = (contentId: number, start: number) =>
    exceptions.some(
      (it) => it.contentId === contentId && it.cancelledAt !== null && it.startsAt.getTime() === start,
    )
  return plan.sessions.flatMap(({ key }, index) => {
    const from = planStart(plan, index).getTime()
    return taught.flatMap((it) =>
      startsWithin(it, from, from + plan.minutes * 60_000)
        .filter((start) => !isCancelled(it.schedule.contentId, start))
        .map((start) => ({
          key,
          name: it.name,
          teacherName: it.teacherName,
          startsAt: new Date(start),
        })),
    )
  })
}
