import type { FastifyBaseLogger, FastifyReply } from 'fastify'
import { CODE } from '#contract/envelope.ts'
import { atMostEvery } from '../runtime/at-most-every.ts'
import { failure } from './envelope.ts'

const BUSY = '现在使用的人太多，请稍后再试'

/** Retry-After in whole seconds, spread so that refused clients do not all come back at once. */
const RETRY_AFTER_SECONDS = { least: 1, most: 4 }
const SAY_AGAIN_MS = 10_000

/** Too many requests are waiting to be answered in time: this one is refused (R-wire-12). */
export class Overloaded extends Error {
  override readonly name = 'Overloaded'
  readonly queue: 'database' | 'passwords'

  constructor(queue: Overloaded['queue']) {
    super(`too many wait: ${queue}`)
    this.queue = queue
  }
}

/** Answers HTTP 503 with Retry-After, and says in the log now and then how often. */
export const overloadAnswers = (log: FastifyBaseLogger) => {
  const sayNowAndThen = atMostEvery(SAY_AGAIN_MS)
  let refused = 0
  return ({ queue }: Overloaded, reply: FastifyReply): FastifyReply => {
    refused += 1
    sayNowAndThen(() => log.warn({ refused, queue }, 'overloaded: calls are refused'))
    const { least, most } = RETRY_AFTER_SECONDS
    reply.header('retry-after', least + Math.floor(Math.random() * (most - least + 1)))
    return reply.code(CODE.unavailable).send(failure(CODE.unavailable, BUSY))
  }
}
