/** The server's clock: everything that depends on the time of day asks here, so that tests can set it. */
export type Clock = () => Date

export const systemClock: Clock = () => new Date()
