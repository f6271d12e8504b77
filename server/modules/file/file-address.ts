import type { Clock } from '../../runtime/clock.ts'
import { type UrlSignature, urlSignatures } from './url-signature.ts'

/** `attachment` is downloaded, `inline` shown as it is, `pdf` shown as the PDF made of it. */
export type FileUse = 'attachment' | 'inline' | 'pdf'

export interface NamedFile {
  readonly id: number
  /** Under which it is saved. */
  readonly name: string
  readonly use: FileUse
  /** The content that it is given out for, and no longer once that is withdrawn; absent where the file is for good. */
  readonly contentId?: number | undefined
}

/** What an address says, once its signature was verified. */
export interface SignedFile extends NamedFile {
  /** Seconds for which the address still holds. */
  readonly secondsLeft: number
}

const PREFIX = '/api/file'
export const SIGNED_FILE_ROUTE = `${PREFIX}/:id`

const USES: readonly string[] = ['attachment', 'inline', 'pdf'] satisfies FileUse[]
const isUse = (use: string): use is FileUse => USES.includes(use)

const ID = /^[1-9]\d{0,9}$/

const queryOf = ({ name, use, contentId }: NamedFile, { until, signature }: UrlSignature): URLSearchParams =>
  new URLSearchParams({
    use,
    name,
    ...(contentId === undefined ? {} : { content: String(contentId) }),
    until: String(until),
    signature,
  })

/** Signs and reads the short-lived addresses of files that not everybody may see. */
export const fileAddresses = (secret: Buffer, clock: Clock) => {
  const { sign, verify } = urlSignatures(secret, clock)
  const wordsOf = ({ id, name, use, contentId }: NamedFile) =>
    contentId === undefined ? [id, name, use] : [id, name, use, contentId]

  return {
    /** Needs no header: a video element sends none. The signature stands in the query, which no log holds. */
    addressOf: (file: NamedFile): string => `${PREFIX}/${file.id}?${queryOf(file, sign(wordsOf(file)))}`,

    /** Null for an address that this server did not make. */
    read(id: string, query: Readonly<Record<string, unknown>>): SignedFile | 'expired' | null {
      const { name, use, content, until, signature } = query
      if (typeof name !== 'string' || typeof use !== 'string' || !isUse(use)) return null
      if (typeof until !== 'string' || typeof signature !== 'string' || !ID.test(id)) return null
      if (content !== undefined && (typeof content !== 'string' || !ID.test(content))) return null
      const contentId = content === undefined ? undefined : Number(content)
      const file: NamedFile = { id: Number(id), name, use, contentId }
      const seconds = verify(wordsOf(file), until, signature)
      return typeof seconds === 'number' ? { ...file, secondsLeft: seconds } : seconds
    },
  }
}

export type FileAddresses = ReturnType<typeof fileAddresses>
