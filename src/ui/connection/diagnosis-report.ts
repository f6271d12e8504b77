import type { ChartCondition } from '#application/connection/diagnosis.ts'
import type { FailedCall } from '#domain/connection/failed-call.ts'
import { kindsIn, type WorkCounts } from '#domain/connection/waiting-work.ts'
import type { ChartName } from '../copy/chart-names-copy.ts'
import { diagnosisCopy as words } from '../copy/diagnosis-copy.ts'

export interface NamedChart {
  readonly name: ChartName
  readonly condition: ChartCondition
}

/** What a diagnosis knows: numbers, versions and conditions, and nothing of who asks for it or what is open. */
export interface Diagnosis {
  readonly time: string
  readonly connection: string
  readonly waiting: WorkCounts
  /** Whether the browser takes what is made in it. */
  readonly keeping: string
  /** How much of an earlier version could not be read. */
  readonly unread: number
  readonly client: string
  readonly server: string
  readonly offline: string
  readonly browser: string
  readonly failedCalls: readonly FailedCall[]
  readonly charts: readonly NamedChart[]
}

export const waitingText = (waiting: WorkCounts): string =>
  kindsIn(waiting)
    .map((work) => words.waits(work, waiting[work]))
    .join('，') || words.nothingWaits

export const asideText = (count: number): string => (count === 0 ? words.noneAside : words.someAside(count))

/** The report as it is copied. */
export const reportText = (it: Diagnosis): string =>
  [
    [words.time, it.time],
    [words.connection, it.connection],
    [words.waiting, waitingText(it.waiting)],
    [words.keeping, it.keeping],
    [words.aside, asideText(it.unread)],
    [words.client, it.client],
    [words.server, it.server],
    [words.offline, it.offline],
    [words.browser, it.browser],
    ...it.failedCalls.map((call) => [
      words.failedCalls,
      words.failedCall(call, new Date(call.at).toISOString()),
    ]),
    ...it.charts.map(({ name, condition }) => [words.chart[name], words.condition[condition]]),
  ]
    .map(([name, value]) => `${name}：${value}`)
    .join('\n')
