import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { type Mood, WORDS } from './backend.ts'

export interface FaultyProxy {
  readonly url: string
  mood(mood: Mood): void
  close(): Promise<void>
}

const envelope = (Code: number, Message: string) => JSON.stringify({ Code, Data: null, Message })

const SAID: Readonly<Partial<Record<Mood, string>>> = {
  unreadable: '<html><title>校园网登录</title></html>',
  expired: envelope(401, '登录信息已失效'),
  forbidden: envelope(403, WORDS.forbidden),
  rejected: envelope(409, WORDS.rejected),
}

/**
 * A true way over the wire to `target`, on which every trouble of a school's network can be had. Of what it `loses` the
 * answer goes, once the server has done it.
 */
export const startFaultyProxy = async (
  target: string,
  loses: (sent: IncomingMessage, body: Buffer) => boolean = () => false,
): Promise<FaultyProxy> => {
  let mood: Mood = 'fair'

  const forward = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const body = await buffer(incoming)
    const isLost = loses(incoming, body)
    const address = new URL(incoming.url ?? '/', target)
    const onward = request(address, { method: incoming.method, headers: incoming.headers }, (answer) => {
      if (isLost) return void answer.resume().on('end', () => outgoing.destroy())
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    onward.on('error', () => outgoing.destroy())
    onward.end(body)
  }

  const server = createServer((incoming, outgoing) => {
    const said = SAID[mood]
    if (said !== undefined) outgoing.setHeader('content-type', 'application/json').end(said)
    else if (mood === 'unreachable') outgoing.destroy()
    else if (mood === 'fair') void forward(incoming, outgoing).catch(() => outgoing.destroy())
  })
  // A connection that this end gives up just when the client asks again is no trouble that a test wanted.
  server.keepAliveTimeout = 0
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  return {
    url: `http://127.0.0.1:${port}`,
    mood: (next) => {
      mood = next
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
