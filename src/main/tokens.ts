import type { ServiceIdentifier } from 'inversify'
import type { CallNews } from '#application/connection/call-news.ts'
import type { RunningCharts } from '#application/connection/running-charts.ts'
import type { Signal } from '#application/kernel/signal.ts'
import type { Configuration } from '#domain/kernel/configuration.ts'

/** A function, not a constant: a constant's type would be narrowed to `symbol` and nothing would be checked any more. */
export const token = <T>(name: string): ServiceIdentifier<T> => Symbol.for(name)

export const CONFIGURATION = token<Configuration>('Configuration')

/** What the client of the API tells of its calls. */
export const CALL_SIGNAL = token<Signal<CallNews>>('CallSignal')

/** The statecharts that run in this tab, for the diagnosis. */
export const RUNNING_CHARTS = token<RunningCharts>('RunningCharts')
