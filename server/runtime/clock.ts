/** The server's clock: everything that depends on the time of day asks here, so that tests can set it. */
export type Clock = () => Date

export const systemClock: Clock = () => new Date()

/**
 * Milliseconds since some moment, which never go back: what is remembered for seconds goes by it, since the time of day can be set back
 * by a day.
 */
export type Stopwatch = () => number

export const systemStopwatch: Stopwatch = () => performance.now()
