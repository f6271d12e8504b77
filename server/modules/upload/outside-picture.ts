import { lookup } from 'node:dns'
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { CODE } from '#contract/envelope.ts'
import { Refusal, refuse } from '../../http/envelope.ts'
import { concurrencyLimit } from '../../runtime/concurrency-limit.ts'
import { mimeOf } from './file-kind.ts'
import { pictureSize, pictureSuffixOf, withoutTail } from './picture-size.ts'
import { isPrivateAddress } from './private-address.ts'

const MAX_BYTES = 5 * 1024 * 1024
const TIMEOUT_MS = 10_000
const MAX_REDIRECTS = 3
const AT_ONCE = 4
const MAX_WAITING = 20

const NOT_FROM_THERE = refuse(CODE.fieldError, '这个网站的图片不能直接取用，请先存到本机再插入')
const NOT_THERE = refuse(CODE.fieldError, '没有取到图片，请先存到本机再插入')
const TOO_LARGE = refuse(CODE.fieldError, '图片超过 5 MB，请先存到本机缩小再插入')
const NO_PICTURE = refuse(CODE.fieldError, '这个地址不是 PNG、JPEG 或 GIF 图片')
const BUSY = refuse(CODE.fieldError, '取图片的人太多，请过一会儿再试')

/** A picture of another site as a `data:` address, or why not. */
export type FetchOutsidePicture = (uri: string) => Promise<string | Refusal>

export interface OutsidePictures {
  /** From where: `host` or `host:port`, in lower case. */
  readonly hosts: readonly string[]
  /** Addresses that are never asked, whatever name leads there. */
  readonly isInside?: (address: string) => boolean
}

/** Asks the names of the world, and takes no answer that leads inside; what is connected to is what was looked at. */
const lookupOutside =
  (isInside: (address: string) => boolean): LookupFunction =>
  (name, options, answer) =>
    lookup(name, { ...options, all: true }, (error, found) => {
      const [first] = found ?? []
      if (error !== null) return answer(error, [])
      if (first === undefined || found.some(({ address }) => isInside(address)))
        return answer(new Error('an address inside'), [])
      if (options.all === true) answer(null, found)
      else answer(null, first.address, first.family)
    })

const mayBeAsked = (url: URL, { hosts, isInside }: Required<OutsidePictures>): boolean => {
  const name = url.hostname.replace(/^\[|\]$/g, '')
  return (
    (url.protocol === 'http:' || url.protocol === 'https:') &&
    url.username + url.password === '' &&
    hosts.includes(url.host) &&
    (isIP(name) === 0 || !isInside(name))
  )
}

const ask = (url: URL, dns: LookupFunction, signal: AbortSignal): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const request = url.protocol === 'https:' ? requestHttps : requestHttp
    request(url, { agent: false, lookup: dns, signal, headers: { accept: 'image/*' } }, resolve)
      .on('error', reject)
      .end()
  })

const read = async (answer: IncomingMessage): Promise<Buffer | Refusal> => {
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of answer) {
    pieces.push(piece as Buffer)
    size += (piece as Buffer).length
    if (size > MAX_BYTES) return TOO_LARGE
  }
  return Buffer.concat(pieces)
}

const asData = (bytes: Buffer): string | Refusal => {
  const suffix = pictureSuffixOf(bytes)
  if (suffix === null || pictureSize(bytes, suffix) === null) return NO_PICTURE
  return `data:${mimeOf(suffix)};base64,${withoutTail(bytes, suffix).toString('base64')}`
}

const urlIn = (text: string, base?: URL): URL | null =>
  URL.canParse(text, base?.href) ? new URL(text, base) : null

const isRedirect = (status: number): boolean => [301, 302, 303, 307, 308].includes(status)

/**
 * Brings pictures of the named hosts, and nothing else of the network: every address is looked at once its name is resolved
 * and after every redirect, what came is a picture by its own bytes, of 5 MB and 10 s at most. R-wire-10.
 */
export const outsidePictures = ({
  hosts,
  isInside = isPrivateAddress,
}: OutsidePictures): FetchOutsidePicture => {
  const inTurn = concurrencyLimit(AT_ONCE, MAX_WAITING)
  const dns = lookupOutside(isInside)

  const bring = async (uri: string): Promise<string | Refusal> => {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    let url = urlIn(uri)
    for (let turn = 0; turn <= MAX_REDIRECTS; turn += 1) {
      if (url === null || !mayBeAsked(url, { hosts, isInside })) return NOT_FROM_THERE
      const answer = await ask(url, dns, signal)
      try {
        const { statusCode = 0, headers } = answer
        if (isRedirect(statusCode)) {
          url = urlIn(headers.location ?? '', url)
          continue
        }
        if (statusCode !== 200) return NOT_THERE
        if (!(headers['content-type'] ?? '').startsWith('image/')) return NO_PICTURE
        const bytes = await read(answer)
        return bytes instanceof Refusal ? bytes : asData(bytes)
      } finally {
        answer.destroy()
      }
    }
    return NOT_THERE
  }

  return async (uri) => {
    try {
      return (await inTurn(() => bring(uri))) ?? BUSY
    } catch {
      // Whatever it was (no such name, no connection, too slow, an address inside): nothing of it is told to who asked.
      return NOT_THERE
    }
  }
}
