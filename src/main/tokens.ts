import type { ServiceIdentifier } from 'inversify'
import type { CallNews } from '#application/connection/call-news.ts'
import type { RunningCharts } from '#application/connection/running-charts.ts'
import type { Signal } from '#application/kernel/signal.ts'
import type { Configuration } from '#domain/kernel/configuration.ts'

/**
 * A function, because the type of a constant would be narrowed to `symbol`, and bindings would not be
 * type-checked.
 */
export const token = <T>(name: string): ServiceIdentifier<T> => Symbol.for(name)

export const CONFIGURATION = token<Configuration>('Configuration')

/** Call news from the API client. */
export const CALL_SIGNAL = token<Signal<CallNews>>('CallSignal')

/** The statecharts that run in this tab, for the diagnosis. */
export const RUNNING_CHARTS = token<RunningCharts>('RunningCharts')
