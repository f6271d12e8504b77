import { createConnection } from 'node:net'
import type { Round } from '../rounds.ts'

/** One file on one server. */
export interface Offered {
  readonly port: number
  readonly path: string
}

const READERS = 32
const WARM_UP_MS = 1_000
const MEASURE_MS = 3_000
const HEAD_END = '\r\n\r\n'
/** No head of an answer is longer. */
const MAX_HEAD = 8 * 1024

/** Counts answers off a connection without keeping them; `heard` is told whether it was the part that was asked for. */
const reader = (bytes: number, heard: (isRight: boolean) => void) => {
  let head = ''
  let left = 0
  const readHead = (chunk: Buffer): Buffer => {
    const before = head.length
    head += chunk.toString('latin1', 0, MAX_HEAD)
    const end = head.indexOf(HEAD_END)
    if (end === -1) return chunk.subarray(chunk.length)
    head = head.slice(0, end + 2)
    left = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? Number.NaN)
    if (Number.isNaN(left)) throw new Error('the answer does not say how long it is')
    return chunk.subarray(end + HEAD_END.length - before)
  }
  return (chunk: Buffer): void => {
    const body = left === 0 ? readHead(chunk) : chunk
    if (left === 0) return
    left -= body.length
    if (left > 0) return
    const isRight =
      head.startsWith('HTTP/1.1 206') && head.toLowerCase().includes(`content-length: ${bytes}\r`)
    head = ''
    heard(isRight)
  }
}

/** 32 readers, each of which asks for a part somewhere in the file again and again. */
export const loadRanges = async (
  { port, path }: Offered,
  bytes: number,
  size: number,
): Promise<Round & { readonly answers: number }> => {
  let answers = 0
  const times: number[] = []
  let wrong = 0
  const measuredFrom = performance.now() + WARM_UP_MS
  const until = measuredFrom + MEASURE_MS
  const one = () =>
    new Promise<void>((resolve, reject) => {
      let sent = 0
      const ask = () => {
        const start = Math.floor(Math.random() * (size - bytes))
        sent = performance.now()
        socket.write(
          `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nRange: bytes=${start}-${start + bytes - 1}\r\n\r\n`,
        )
      }
      const read = reader(bytes, (isRight) => {
        const now = performance.now()
        answers += 1
        if (!isRight) wrong += 1
        if (sent >= measuredFrom && now <= until) times.push(now - sent)
        if (now < until) return ask()
        socket.destroy()
        resolve()
      })
      const socket = createConnection({
        port,
        host: '127.0.0.1',
        noDelay: true,
        onread: {
          buffer: Buffer.allocUnsafeSlow(256 * 1024),
          callback: (count, buffer) => {
            read(Buffer.from(buffer.buffer, buffer.byteOffset, count))
            return true
          },
        },
      })
      socket.once('connect', ask)
      socket.once('error', reject)
      socket.once('close', () => reject(new Error('the server closed a connection')))
    })
  await Promise.all(Array.from({ length: READERS }, one))
  return { times, seconds: MEASURE_MS / 1000, wrong, answers }
}
