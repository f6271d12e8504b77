import type { Call } from '#contract/call.ts'

/** The end of a call's path, with what is before it where two calls end alike. */
export const endOfPath = ({ path }: Call): string => path.split('/').slice(-2).join('/')

/** Which paths of a request are this call's. */
export const patternOf = ({ path }: Call): RegExp => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`)
