import { once } from 'node:events'
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as requestTo,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import type { Chance } from '#demo/seed/random.ts'
import { otherShape } from './other-shape.ts'

/**
 * What a line or a server may do to an answer.
 * - refused: nobody listens any more, from the first call that is met on; what was asked before it is still answered. reset: the connection is reset in the middle of the answer.
 * - cut: the server gets the whole call and does it, and nothing comes back. stalled: nothing ever comes. slow: it comes in drops.
 * - truncated: it ends before its end. html: a page in the place of the envelope. shape: Data of another shape than agreed.
 * - storm: 5xx, in an envelope or bare. clock: the Date of every answer is hours off.
 */
export const FAULT_KINDS = [
  'refused',
  'reset',
  'cut',
  'stalled',
  'slow',
  'truncated',
  'html',
  'shape',
  'storm',
  'clock',
] as const
export type FaultKind = (typeof FAULT_KINDS)[number]

export interface Fault {
  readonly kind: FaultKind
  /** Which requests it meets, by their path. */
  readonly meets: (path: string) => boolean
  readonly chance: Chance
  /** When a truncated answer breaks off; at once without it. */
  readonly until?: Promise<unknown>
}

export interface FaultyProxy {
  /** Without a slash at the end; the same for as long as it is there. */
  readonly url: string
  /** From now on. */
  begin(fault: Fault): void
  /** The line is well again; what was held is dropped. Answers how many requests were met. */
  end(): Promise<number>
  close(): Promise<void>
}

const HERE = '127.0.0.1'
const DROPS = 5
const BETWEEN_DROPS_MS = 60
const HOURS_OFF = [-26, -9, -3, 3, 9, 26]
const HTML =
  '<!DOCTYPE html><html><head><title>502 Bad Gateway</title></head><body><center>nginx</center></body></html>'

interface Answered {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

const without = (headers: IncomingHttpHeaders, ...names: readonly string[]): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)))

/** Stands between a client and the server at `target` and does to what passes what the fault of the moment says. */
export const startFaultyProxy = async (
  target: string,
  betweenDropsMs = BETWEEN_DROPS_MS,
): Promise<FaultyProxy> => {
  let fault: Fault | null = null
  let met = 0
  const { hostname, port: targetPort } = new URL(target)
  const ended = new Set<() => void>()

  const open = (incoming: IncomingMessage, headers: IncomingHttpHeaders) =>
    requestTo({ hostname, port: targetPort, method: incoming.method, path: incoming.url, headers })

  const pass = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const upstream = open(incoming, incoming.headers)
    upstream.on('response', (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    upstream.on('error', () => outgoing.destroy())
    outgoing.on('close', () => upstream.destroy())
    incoming.pipe(upstream)
  }

  /** Asks the server to the end, whatever becomes of who asked. */
  const askWhole = async (incoming: IncomingMessage): Promise<Answered> => {
    const upstream = open(incoming, without(incoming.headers, 'accept-encoding'))
    incoming.pipe(upstream)
    const [answer] = (await once(upstream, 'response')) as [IncomingMessage]
    return { status: answer.statusCode ?? 502, headers: answer.headers, body: await buffer(answer) }
  }

  const heldUntilEnd = (outgoing: ServerResponse): void => {
    const drop = () => outgoing.destroy()
    ended.add(drop)
    outgoing.on('close', () => ended.delete(drop))
  }

  const spoil = async (
    { kind, chance, until }: Fault,
    incoming: IncomingMessage,
    outgoing: ServerResponse,
  ): Promise<void> => {
    if (kind === 'refused') {
      outgoing.destroy()
      server.close()
      return
    }
    if (kind === 'stalled') return heldUntilEnd(outgoing)
    if (kind === 'html') return send(outgoing, 200, { 'content-type': 'text/html' }, HTML)
    if (kind === 'storm') return storm(outgoing, chance)
    const { status, headers, body } = await askWhole(incoming)
    switch (kind) {
      case 'cut':
        outgoing.destroy()
        return
      case 'reset':
      case 'truncated':
        outgoing.writeHead(status, {
          ...without(headers, 'transfer-encoding'),
          'content-length': body.length + 1,
        })
        outgoing.write(body.subarray(0, chance(0, body.length)), () => {
          if (kind === 'reset') outgoing.socket?.resetAndDestroy()
          else void Promise.resolve(until).then(() => outgoing.destroy())
        })
        return
      case 'slow': {
        outgoing.writeHead(status, headers)
        const size = Math.ceil(body.length / DROPS)
        for (let at = 0; at < body.length; at += size) {
          await pause(betweenDropsMs)
          outgoing.write(body.subarray(at, at + size))
        }
        outgoing.end()
        return
      }
      case 'shape':
        return send(outgoing, status, without(headers, 'content-length', 'etag'), otherShape(body, chance))
      case 'clock': {
        const date = new Date(Date.now() + (HOURS_OFF[chance(0, HOURS_OFF.length - 1)] ?? 0) * 3_600_000)
        return send(outgoing, status, { ...headers, date: date.toUTCString() }, body)
      }
    }
  }

  const server: Server = createServer((incoming, outgoing) => {
    const [path = ''] = (incoming.url ?? '').split('?', 1)
    if (fault === null || !fault.meets(path)) return pass(incoming, outgoing)
    met += 1
    spoil(fault, incoming, outgoing).catch(() => outgoing.destroy())
  })
  const shut = (): void => {
    server.close()
    server.closeAllConnections()
  }
  const listen = async (port: number): Promise<void> => {
    server.listen(port, HERE)
    await once(server, 'listening')
  }
  await listen(0)
  const { port } = server.address() as AddressInfo

  return {
    url: `http://${HERE}:${port}`,
    begin: (next) => {
      fault = next
      met = 0
    },
    end: async () => {
      fault = null
      for (const drop of ended) drop()
      if (!server.listening) await listen(port)
      return met
    },
    close: async () => {
      shut()
      if (server.listening) await once(server, 'close')
    },
  }
}

const send = (
  outgoing: ServerResponse,
  status: number,
  headers: IncomingHttpHeaders,
  body: string | Buffer,
): void => {
  outgoing.writeHead(status, headers)
  outgoing.end(body)
}

const storm = (outgoing: ServerResponse, chance: Chance): void => {
  const status = [500, 502, 503, 504][chance(0, 3)] ?? 500
  const retry = chance(0, 1) === 1 ? { 'retry-after': '1' } : {}
  if (chance(0, 1) === 1) return send(outgoing, status, { ...retry, 'content-type': 'text/html' }, HTML)
  const envelope = JSON.stringify({ Code: status, Data: null, Message: '' })
  send(outgoing, status, { ...retry, 'content-type': 'application/json' }, envelope)
}
