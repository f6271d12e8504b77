import type { Socket } from 'node:net'
import type { FastifyReply } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { unavailableNow } from '../http/errors.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Answers with 503 and Retry-After (R-wire-12) what its handler has not begun to answer, and ends those connections. */
    readonly refuseOpenReplies: () => void
  }
  interface FastifyRequest {
    /** It was answered in its handler's place: what that says later reaches nobody. */
    isRefused: boolean
  }
}

/**
 * Knows every reply that is still owed, for a stop that can wait no longer. It is answered on the connection itself and not by Fastify:
 * a handler that is under way goes on, and what it made is kept under the key of its call (R-wire-13).
 */
export const openReplies = fastifyPlugin(
  async (app) => {
    /** By their connections, in the order in which they are owed there. */
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
