import { createReadStream } from 'node:fs'
import { connect, type NetConnectOpts } from 'node:net'
import { pipeline } from 'node:stream/promises'
import { setImmediate as turn } from 'node:timers/promises'
import { someAtOnce } from '../runtime/concurrency-limit.ts'
import { type FileScanner, ScannerAway, UnsafeFile } from './file-scanner.ts'

/** Where clamd listens. */
export type ClamdPlace = { readonly host: string; readonly port: number } | { readonly path: string }

const CONNECT_MS = 5_000
/** How long clamd may be silent: it scans a large file only when all of it has arrived. */
const SILENCE_MS = 120_000
/** clamd has ten threads; who comes later waits here. */
const AT_ONCE = 4
const MAX_REPLY = 4096
/** Of what is too large for it clamd says so and hangs up; a part that was on its way to nobody can take these words along. */
const SENDINGS = 4

const INFECTED = '文件里发现病毒，没有保存，请换一个文件'
const TOO_LARGE = '文件太大，没有通过病毒扫描，没有保存，请联系管理员'

/**
 * Each part behind its length, in four bytes; one of no length ends it. What clamd says before it has all of it is read first, as far as it
 * is there.
 */
async function* framed(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0')
  for await (const part of bytes) {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(part.length)
    await turn()
    yield Buffer.concat([length, part])
  }
  yield Buffer.alloc(4)
}

/** What clamd says of a file, through INSTREAM: the file need not be readable by clamd, nor lie on its machine. */
const replyTo = (to: NetConnectOpts, place: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(to)
    let reply = ''
    let fault: unknown = null
    socket.setTimeout(CONNECT_MS, () => socket.destroy(new Error('clamd is silent')))
    socket.once('connect', () => {
      socket.setTimeout(SILENCE_MS)
      // A refusal comes before everything is sent, and breaks the sending: the reply counts.
      pipeline(createReadStream(place), framed, socket, { end: false }).catch((error: unknown) => {
        fault ??= error
      })
    })
    socket.on('data', (part: Buffer) => {
      reply += part.toString('utf8')
      if (reply.includes('\0') || reply.length > MAX_REPLY) socket.destroy()
    })
    socket.on('error', (error) => {
      fault ??= error
    })
    socket.on('close', () => {
      const [said = ''] = reply.split('\0')
      if (said === '') reject(new ScannerAway('clamd gave no answer', { cause: fault }))
      else resolve(said.trim())
    })
  })

/** Broken off by the other side while it was sent. */
const wasCut = (error: unknown): boolean =>
  error instanceof ScannerAway &&
  ['EPIPE', 'ECONNRESET'].includes((error.cause as NodeJS.ErrnoException | null)?.code ?? '')

const heard = async (at: ClamdPlace, place: string): Promise<string> => {
  for (let sending = 1; ; sending += 1) {
    try {
      return await replyTo(at, place)
    } catch (error) {
      if (sending === SENDINGS || !wasCut(error)) throw error
    }
  }
}

/** ClamAV's daemon. docs/decisions/0463 */
export const clamd = (at: ClamdPlace): FileScanner => {
  const inTurn = someAtOnce(AT_ONCE)
  return {
    check: (place) =>
      inTurn(async () => {
        const reply = await heard(at, place)
        if (reply === 'stream: OK') return
        const found = /^stream: (?<signature>.+) FOUND$/.exec(reply)?.groups?.['signature']
        if (found !== undefined) throw new UnsafeFile(INFECTED, found)
        if (reply.includes('size limit exceeded')) throw new UnsafeFile(TOO_LARGE, 'size limit of clamd')
        throw new ScannerAway('clamd cannot look through files', { cause: new Error(reply) })
      }),
  }
}
