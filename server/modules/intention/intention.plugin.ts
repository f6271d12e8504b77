import type { FastifyReply } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import type { Envelope } from '#contract/envelope.ts'
import { CODE } from '#contract/envelope.ts'
import { INTENTION_HEADER, INTENTION_KEY } from '#contract/intention.ts'
import type { FeatureOptions } from '../../config/feature-options.ts'
import { failure } from '../../http/envelope.ts'
import { noteFault } from '../../http/logging.ts'
import { intentionRepository } from './intention.repository.ts'
import { type Doing, intentionService } from './intention.service.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The call is done under a key of its client's; null for every other. */
    doing: Doing | null
  }
}

const BAD_KEY = failure(CODE.fieldError, `参数不正确：${INTENTION_HEADER}`)

/** Refusals by what is there already, or is not there any more: what the attempt before did would lead to them too. */
const BY_WHAT_IS_THERE: readonly number[] = [CODE.conflict, CODE.notFound, CODE.gone]

/** The server was killed before it could keep the answer of the same call: whoever sent it is told what that may mean. */
const withDoubt = (envelope: Envelope<unknown>): Envelope<unknown> =>
  BY_WHAT_IS_THERE.includes(envelope.Code)
    ? { ...envelope, Message: `${envelope.Message}（上一次可能已经完成，请刷新后查看）` }
    : envelope

/**
 * A call that writes and comes with a key (R-wire-13) is done once: sent again under the same key it is answered as it was answered
 * first. What failed without having been done (HTTP 5xx) is no answer. Comes before the routes.
 */
export const intentionPlugin = fastifyPlugin<Pick<FeatureOptions, 'db' | 'clock'>>(
  async (app, { db, clock }) => {
    const service = intentionService({ intentions: intentionRepository(db), clock })
    app.decorateRequest('doing', null)

    const answerAgain = (reply: FastifyReply, envelope: string): void => {
      reply.header('idempotency-replayed', 'true')
      void reply.send(JSON.parse(envelope))
    }

    app.addHook('preHandler', (request, reply, done) => {
      const { viewer, headers, method, url, body } = request
      const key = headers[INTENTION_HEADER]
      if (key === undefined || method !== 'POST' || viewer === null) return done()
      if (typeof key !== 'string' || !INTENTION_KEY.test(key)) return void reply.send(BAD_KEY)
      const begin = async (): Promise<void> => {
        const begun = await service.begin({ userId: viewer.userId, key, call: url, body })
        if (typeof begun === 'string') return answerAgain(reply, begun)
        request.doing = begun
        done()
      }
      begin().catch(done)
    })
    app.addHook('preSerialization', (request, reply, answered: Envelope<unknown>, done) => {
      const { doing } = request
      if (doing === null) return done(null, answered)
      const isUndone = reply.statusCode >= CODE.crash
      const envelope = doing.mayBeDone ? withDoubt(answered) : answered
      // Whoever sent it and is here still is answered, also when the answer cannot be kept.
      Promise.resolve(isUndone ? doing.undone() : doing.answered(JSON.stringify(envelope)))
        .catch((error: unknown) => noteFault(request, error, 'the answer could not be kept'))
        .finally(() => done(null, envelope))
    })
    app.addHook('onResponse', ({ doing }, _, done) => {
      doing?.letGo()
      done()
    })
  },
  { name: 'intention' },
)
