/** The wire's LiveStatus. */
export const LIVE_STATUS = { announced: 1, running: 2, ended: 3, replay: 4 } as const
