import type { Socket } from 'node:net'
import type { FastifyReply } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { unavailableNow } from '../http/errors.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Answers 503 with Retry-After (R-wire-12) to requests whose handler has not begun to answer, and closes their connections. */
    readonly refuseOpenReplies: () => void
  }
  interface FastifyRequest {
    /** It was answered in place of its handler, whose later answer is dropped. */
    isRefused: boolean
  }
}

/**
 * Tracks open replies, for a stop that cannot wait any longer. They are answered on the connection itself and not by Fastify: a running
 * handler goes on, and its result is stored under the idempotency key of the call (R-wire-13).
 */
export const openReplies = fastifyPlugin(
  async (app) => {
    /** By connection, in the order of its requests. */
    const owed = new Map<Socket, Set<FastifyReply>>()
    app.server.on('connection', (socket: Socket) => {
      owed.set(socket, new Set())
      socket.once('close', () => owed.delete(socket))
    })
    app.decorateRequest('isRefused', false)
    app.addHook('onRequest', (request, reply, done) => {
      owed.get(request.raw.socket)?.add(reply)
      done()
    })
    app.addHook('onResponse', (request, reply, done) => {
      owed.get(request.raw.socket)?.delete(reply)
      done()
    })
    app.decorate('refuseOpenReplies', () => {
      for (const [socket, replies] of owed) {
        const [first] = replies
        if (first === undefined || first.raw.headersSent || !socket.writable) continue
        for (const reply of replies) {
          reply.request.isRefused = true
          socket.write(unavailableNow(reply))
        }
        socket.end()
      }
    })
  },
  { name: 'open-replies' },
)
