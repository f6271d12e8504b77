import { createConnection, type Socket } from 'node:net'
import type { Round } from '../rounds.ts'

export interface Asked {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly token?: string
  /** The body of the n-th request. */
  readonly body?: (index: number) => string
}

const CONNECTIONS = 32
const WARM_UP_MS = 1_000
const MEASURE_MS = 3_000
/** What is too slow for that is measured until so many have answered. */
const MIN = 2 * CONNECTIONS

/** One request as it goes over the line. */
export const written = ({ method, path, token, body }: Asked, port: number, index: number): string => {
  const text = body?.(index) ?? ''
  return [
    `${method} ${path} HTTP/1.1`,
    `Host: 127.0.0.1:${port}`,
    ...(token ? [`Authorization: Bearer ${token}`] : []),
    ...(body ? ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(text)}`] : []),
    '',
    text,
  ].join('\r\n')
}

const HEAD_END = Buffer.from('\r\n\r\n')

/** Reads one answer after another from a connection; answers are no longer than their Content-Length says. */
export const answersOf = (socket: Socket, heard: (isRight: boolean, head: string) => void): void => {
  let unread: Buffer = Buffer.alloc(0)
  socket.on('data', (chunk: Buffer) => {
    unread = unread.length === 0 ? chunk : Buffer.concat([unread, chunk])
    const head = unread.indexOf(HEAD_END)
    if (head === -1) return
    const length = Number(
      /content-length: (\d+)/i.exec(unread.toString('latin1', 0, head))?.[1] ?? Number.NaN,
    )
    const end = head + HEAD_END.length + length
    if (Number.isNaN(end)) throw new Error('the answer does not say how long it is')
    if (unread.length < end) return
    const start = unread.toString('latin1', 0, Math.min(head + 24, end))
    unread = unread.subarray(end)
    heard(start.startsWith('HTTP/1.1 200') && start.includes('{"Code":200'), start.slice(0, head))
  })
}

/** Asks the same over 32 connections for a while, each again as soon as it is answered. */
export const load = async (port: number, asked: Asked): Promise<Round> => {
  const times: number[] = []
  let index = 0
  let wrong = 0
  const began = performance.now()
  const measuredFrom = began + WARM_UP_MS
  const until = measuredFrom + MEASURE_MS
  let last = until
  const one = () =>
    new Promise<void>((resolve, reject) => {
      const socket = createConnection(port, '127.0.0.1').setNoDelay(true)
      let sent = 0
      const ask = () => {
        sent = performance.now()
        socket.write(written(asked, port, index++))
      }
      answersOf(socket, (isRight) => {
        const now = performance.now()
        if (!isRight) wrong += 1
        if (sent >= measuredFrom && (now <= until || times.length < MIN)) {
          times.push(now - sent)
          last = Math.max(now, until)
        }
        if (now < until || times.length < MIN) return ask()
        socket.destroy()
        resolve()
      })
      socket.once('connect', ask)
      socket.once('error', reject)
    })
  await Promise.all(Array.from({ length: CONNECTIONS }, one))
  return { times, seconds: (last - measuredFrom) / 1000, wrong }
}
