/** Who makes a request, by the token it carries. */
export interface Viewer {
  readonly userId: number
  /** SHA-256 of the token: the session's key. */
  readonly tokenHash: Buffer
  /** The condition to be met first; null for none. */
  readonly held: Held | null
}

/**
 * Why nothing but a few calls is answered: the code of a second factor is to be given (R-session-22), a first password to be changed
 * (R-people-5), or a second factor to be set up, which administrators must have (R-session-24).
 */
export type Held = 'proving' | 'firstPassword' | 'enrolling'

/** Resolves an `Authorization` header to the viewer; null without a valid session. */
export type Identify = (authorization: string | undefined) => Promise<Viewer | null>

declare module 'fastify' {
  interface FastifyInstance {
    identify: Identify
  }
  interface FastifyRequest {
    /** Set by the session guard on calls that need a session. */
    viewer: Viewer | null
  }
  interface FastifyContextConfig {
    access?: 'public' | 'session'
    /** Whether the call also answers viewers with a condition. */
    opens?: readonly Held[]
  }
}
