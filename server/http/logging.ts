import type { FastifyLoggerOptions, FastifyRequest } from 'fastify'
import { redactedError } from '../runtime/redacted-error.ts'

/** The signature of a stream's address is part of its path: a reader of the log could watch it. */
const PASS = /\/\d+-[\w-]{43}(?=\/)/

/** The path alone (R-session-15): a query may hold a keyword, a token or a telephone number. */
const pathOf = (request: FastifyRequest): string => (request.url.split('?', 1)[0] ?? '').replace(PASS, '/-')

/** Logs a failed request as an error, unless a stop of the server has answered it already. */
export const noteFault = (
  { log, isRefused }: FastifyRequest,
  err: unknown,
  what: string,
  more: Readonly<Record<string, string>> = {},
): void => log[isRefused ? 'warn' : 'error']({ err, ...more }, what)

/** Never in a log: tokens, passwords, accounts, queries, network addresses. */
export const loggerOptions = (level: string): FastifyLoggerOptions => ({
  level,
  serializers: {
    req: (request: FastifyRequest) => ({ method: request.method, path: pathOf(request) }),
    err: (error: unknown) => ({ ...redactedError(error) }),
    res: (reply: { statusCode: number }) => ({ statusCode: reply.statusCode }),
  },
})
