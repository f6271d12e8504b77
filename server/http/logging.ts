import type { FastifyLoggerOptions, FastifyRequest } from 'fastify'
import { redactedError } from '../runtime/redacted-error.ts'

/** What opens the addresses of streams stands in the path: whoever reads it may watch. */
const PASS = /\/\d+-[\w-]{43}(?=\/)/

/** The path alone: a query may hold a keyword, a token or a number that is nobody's business. */
const pathOf = (request: FastifyRequest): string => (request.url.split('?', 1)[0] ?? '').replace(PASS, '/-')

/** Never in a log: tokens, passwords, accounts, queries, network addresses. */
export const loggerOptions = (level: string): FastifyLoggerOptions => ({
  level,
  serializers: {
    req: (request: FastifyRequest) => ({ method: request.method, path: pathOf(request) }),
    err: (error: unknown) => ({ ...redactedError(error) }),
    res: (reply: { statusCode: number }) => ({ statusCode: reply.statusCode }),
  },
})
