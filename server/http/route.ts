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

/** The request of a call that visitors may make: the viewer is looked up only on demand. */
export interface PublicAsked<C extends Call> extends Asked<C> {
  viewer(): Promise<Viewer | null>
}

export interface SignedInAsked<C extends Call> extends Asked<C> {
  readonly viewer: Viewer
}

export interface SignedInOptions {
  /** Also answers users whose session has a condition to be met first. */
  readonly opens?: readonly Held[]
}

/** Who sends a form. */
export interface FormAsked {
  readonly viewer: Viewer
  readonly request: FastifyRequest
}

interface Registered extends SignedInOptions {
  /** Reads the form in place of a body. */
  readonly read?: (request: FastifyRequest) => Promise<object | Refusal>
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
  // Fastify checks an error handler's answer against these schemas too, so each accepts the error envelope.
  response: { 200: envelopeOf(call.data), '4xx': anyEnvelope, '5xx': anyEnvelope },
})

const described = new WeakMap<Call, ReturnType<typeof describe>>()

/** Built once per process and shared by all servers: tests build hundreds. */
const schemaOf = (call: Call) => {
  const known = described.get(call) ?? describe(call)
  described.set(call, known)
  return known
}

const refused = (call: Call, request: FastifyRequest, { code, message }: Refusal) => {
  if (code === CODE.noRight)
    request.log.warn({ call: call.path, userId: request.viewer?.userId }, 'right refused')
  return failure(code, message)
}

/** Registers a call of the contract; the one place where an answer gets its envelope. */
const register = (
  app: FastifyInstance,
  call: Call,
  answer: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
  { opens = [], read }: Registered = {},
): void => {
  app.route({
    method: call.method,
    url: call.path,
    schema: schemaOf(call),
    config: { access: call.access, opens },
    ...(read && {
      preValidation: async (request, reply) => {
        const form = await read(request)
        if (form instanceof Refusal) return reply.send(refused(call, request, form))
        request.body = form
      },
    }),
    handler: async (request, reply) => {
      const result = await answer(request, reply)
      return result instanceof Refusal ? refused(call, request, result) : success(result)
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

const viewerOf = (call: Call, { viewer }: FastifyRequest): Viewer => {
  if (!viewer) throw new Error(`${call.path} was reached without a session`)
  return viewer
}

/** A call that needs a valid session; without one the guard has answered 401 before the handler runs. */
export const signedInRoute = <C extends Call>(
  app: FastifyInstance,
  call: C,
  handle: (asked: SignedInAsked<C>) => Answer<C>,
  options: Registered = {},
): void => {
  if (call.access !== 'session') throw new Error(`${call.path} is public: register it with publicRoute`)
  register(app, call, (request) => handle({ ...asked<C>(request), viewer: viewerOf(call, request) }), options)
}

/**
 * The same for a call that is a multipart form with a file. The form is read completely before its idempotency key is checked, so that the
 * key stands for its content (R-wire-13) and an interrupted form counts as never sent.
 */
export const formRoute = <C extends Call, Form extends object>(
  app: FastifyInstance,
  call: C,
  read: (asked: FormAsked) => Promise<Form | Refusal>,
  handle: (asked: SignedInAsked<C>, form: Form) => Answer<C>,
): void =>
  signedInRoute(app, call, (wanted) => handle(wanted, wanted.request.body as Form), {
    read: (request) => read({ viewer: viewerOf(call, request), request }),
  })
