import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import type { Call, SentBy } from '#contract/call.ts'
import { anyEnvelope, CODE, envelopeOf } from '#contract/envelope.ts'
import { failure, Refusal, success } from './envelope.ts'
import type { Held, Viewer } from './viewer.ts'

type Read<S> = S extends z.ZodMiniType ? z.output<S> : undefined

interface Asked<C extends Call> {
  readonly params: Read<C['params']>
  readonly query: Read<C['query']>
  readonly body: Read<C['body']>
  readonly request: FastifyRequest
}

/** What a visitor may ask too: who it is, if anybody, is looked up only when wanted. */
export interface PublicAsked<C extends Call> extends Asked<C> {
  viewer(): Promise<Viewer | null>
}

export interface SignedInAsked<C extends Call> extends Asked<C> {
  readonly viewer: Viewer
}

export interface SignedInOptions {
  /** Answers those too who have to do something else first. */
  readonly opens?: readonly Held[]
}

type Answer<C extends Call> = Promise<SentBy<C> | Refusal>

const asked = <C extends Call>(request: FastifyRequest): Asked<C> => ({
  params: request.params as Read<C['params']>,
  query: request.query as Read<C['query']>,
  body: request.body as Read<C['body']>,
  request,
})

const describe = (call: Call) => ({
  summary: call.summary,
  tags: [call.tag],
  operationId: call.path.replace(/^\/api\//, '').replace(/[^A-Za-z0-9]+/g, '_'),
  ...(call.access === 'session' ? { security: [{ bearer: [] }] } : {}),
  ...(call.params ? { params: call.params } : {}),
  ...(call.query ? { querystring: call.query } : {}),
  ...(call.body ? { body: call.body } : {}),
  // An error handler's answer is checked against these too: each admits the error envelope.
  response: { 200: envelopeOf(call.data), '4xx': anyEnvelope, '5xx': anyEnvelope },
})

const described = new WeakMap<Call, ReturnType<typeof describe>>()

/** Made once in this process: the same for every server, of which tests build hundreds. */
const schemaOf = (call: Call) => {
  const known = described.get(call) ?? describe(call)
  described.set(call, known)
  return known
}

/** Registers a call of the contract; the one place where an answer gets its envelope. */
const register = (
  app: FastifyInstance,
  call: Call,
  answer: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
  { opens = [] }: SignedInOptions = {},
): void => {
  app.route({
    method: call.method,
    url: call.path,
    schema: schemaOf(call),
    config: { access: call.access, opens },
    handler: async (request, reply) => {
      const result = await answer(request, reply)
      if (!(result instanceof Refusal)) return success(result)
      if (result.code === CODE.noRight)
        request.log.warn({ call: call.path, userId: request.viewer?.userId }, 'right refused')
      return failure(result.code, result.message)
    },
  })
}

/** A call that answers visitors too, never with 401; a token that is no longer valid counts as none (R-wire-8). */
export const publicRoute = <C extends Call>(
  app: FastifyInstance,
  call: C,
  handle: (asked: PublicAsked<C>) => Answer<C>,
): void => {
  if (call.access !== 'public')
    throw new Error(`${call.path} needs a session: register it with signedInRoute`)
  register(app, call, (request) =>
    handle({ ...asked<C>(request), viewer: () => app.identify(request.headers.authorization) }),
  )
}

/** A call that needs a valid session; without one the guard has answered 401 before the handler runs. */
export const signedInRoute = <C extends Call>(
  app: FastifyInstance,
  call: C,
  handle: (asked: SignedInAsked<C>) => Answer<C>,
  options: SignedInOptions = {},
): void => {
  if (call.access !== 'session') throw new Error(`${call.path} is public: register it with publicRoute`)
  const answer = (request: FastifyRequest) => {
    if (!request.viewer) throw new Error(`${call.path} was reached without a session`)
    return handle({ ...asked<C>(request), viewer: request.viewer })
  }
  register(app, call, answer, options)
}
