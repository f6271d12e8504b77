/** Who makes a request, by the token it carries. */
export interface Viewer {
  readonly userId: number
  /** SHA-256 of the token: the session's key. */
  readonly tokenHash: Buffer
  /** Signed in with a first password: nothing else is answered before another is chosen (R-people-5). */
  readonly mustChangePassword: boolean
}

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
    /** Answers who has to choose a password first. */
    withFirstPassword?: boolean
  }
}
