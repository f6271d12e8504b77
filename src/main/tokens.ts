import type { ServiceIdentifier } from 'inversify'
import type { Signal } from '#application/kernel/signal.ts'
import type { Configuration } from '#domain/kernel/configuration.ts'

/** A function, not a constant: a constant's type would be narrowed to `symbol` and nothing would be checked any more. */
export const token = <T>(name: string): ServiceIdentifier<T> => Symbol.for(name)

export const CONFIGURATION = token<Configuration>('Configuration')

/** Milliseconds that a read waits before it is tried again. */
export const RETRY_SIGNAL = token<Signal<number>>('RetrySignal')
