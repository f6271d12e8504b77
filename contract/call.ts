import type * as z from 'zod/mini'

/**
 * Why a POST may be sent again without a key (contract/intention.ts). `asks`: it writes nothing. `known`: its body has an id of its own,
 * or says how something is to be and is answered alike however often.
 */
export type Again = 'asks' | 'known'

/** Who may make a call: `public` answers visitors too and never with 401; `session` needs a valid token. */
export type Access = 'public' | 'session'

type Shape = z.ZodMiniType

/**
 * One request of the wire, written once: the client's adapters send and parse with it, the server routes and
 * validates with it, the OpenAPI document is made from it. Paths keep the wire's own spelling.
 */
export interface Call<
  Params extends Shape | undefined = Shape | undefined,
  Query extends Shape | undefined = Shape | undefined,
  Body extends Shape | undefined = Shape | undefined,
  Data extends Shape = Shape,
> {
  readonly method: 'GET' | 'POST'
  /** With `:name` for a path parameter. */
  readonly path: string
  readonly summary: string
  readonly tag: string
  readonly access: Access
  /** Absent: a POST is done once by its key. */
  readonly again?: Again | undefined
  /**
   * A client may keep what it answers, and show it to the same user where no network is: lists, details, lessons, questions, papers.
   * Never of people, sessions, keys of stores or addresses of other services, nor of what changes while one looks at it.
   */
  readonly kept?: true | undefined
  readonly params: Params
  readonly query: Query
  readonly body: Body
  /** The shape of `Data` in the envelope. */
  readonly data: Data
}

export interface CallDefinition<P, Q, B, D> {
  method: 'GET' | 'POST'
  path: string
  summary: string
  tag: string
  access: Access
  again?: Again
  kept?: true
  params?: P
  query?: Q
  body?: B
  data: D
}

export const defineCall = <
  D extends Shape,
  P extends Shape | undefined = undefined,
  Q extends Shape | undefined = undefined,
  B extends Shape | undefined = undefined,
>(
  definition: CallDefinition<P, Q, B, D>,
): Call<P, Q, B, D> => ({
  ...definition,
  params: definition.params as P,
  query: definition.query as Q,
  body: definition.body as B,
})

type Input<S> = S extends Shape ? z.input<S> : undefined
type Output<S> = S extends Shape ? z.output<S> : undefined

/** What a client hands over to make the call. */
export type RequestOf<C extends Call> = (C['params'] extends Shape
  ? { params: Input<C['params']> }
  : object) &
  (C['query'] extends Shape ? { query: Input<C['query']> } : object) &
  (C['body'] extends Shape ? { body: Input<C['body']> } : object)

/** What a client gets: every field that only this project names may be missing or null. */
export type DataOf<C extends Call> = Output<C['data']>

/** What the reference server sends: the same shape with nothing left out; null only where `mayBeNone` says so. */
export type SentBy<C extends Call> = Sent<DataOf<C>>

export type Sent<T> = T extends readonly (infer Item)[]
  ? Sent<Item>[]
  : T extends object
    ? {
        [K in keyof T]-?: unknown extends T[K]
          ? T[K]
          : undefined extends T[K]
            ? Sent<NonNullable<T[K]>>
            : Sent<T[K]>
      }
    : T
