import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Clock } from '../../clock.ts'

/** `attachment` is downloaded, `inline` shown as it is, `pdf` shown as the PDF made of it. */
export type FileUse = 'attachment' | 'inline' | 'pdf'

export interface NamedFile {
  readonly id: number
  /** Under which it is saved. */
  readonly name: string
  readonly use: FileUse
}

/** What an address says, once its seal was found right. */
export interface SignedFile extends NamedFile {
  /** Seconds for which the address still holds. */
  readonly holdsFor: number
}

const PREFIX = '/api/file'
export const SIGNED_FILE_ROUTE = `${PREFIX}/:id`

/** An address holds for two to four hours: a double lesson, a long film; the same for two hours, so that caches work. */
const WINDOW_SECONDS = 2 * 3600

const USES: readonly string[] = ['attachment', 'inline', 'pdf'] satisfies FileUse[]
const isUse = (use: string): use is FileUse => USES.includes(use)

/** Signs and reads the short-lived addresses of files that not everybody may see; nobody is named in them. */
export const fileAddresses = (secret: Buffer, clock: Clock) => {
  const now = () => Math.floor(clock().getTime() / 1000)

  const seal = ({ id, name, use }: NamedFile, until: number): Buffer =>
    createHmac('sha256', secret)
      .update(JSON.stringify([id, name, use, until]))
      .digest()

  return {
    /** Needs no header: a video element sends none. The seal stands in the query, which no log holds. */
    addressOf(file: NamedFile): string {
      const until = (Math.floor(now() / WINDOW_SECONDS) + 2) * WINDOW_SECONDS
      const query = new URLSearchParams({
        use: file.use,
        name: file.name,
        until: String(until),
        seal: seal(file, until).toString('base64url'),
      })
      return `${PREFIX}/${file.id}?${query}`
    },

    /** Null for an address that this server did not make. */
    read(id: string, query: Readonly<Record<string, unknown>>): SignedFile | 'expired' | null {
      const { name, use, until, seal: given } = query
      if (typeof name !== 'string' || typeof use !== 'string' || !isUse(use)) return null
      if (typeof until !== 'string' || !/^\d{1,12}$/.test(until) || typeof given !== 'string') return null
      if (!/^[1-9]\d{0,9}$/.test(id)) return null
      const file: NamedFile = { id: Number(id), name, use }
      const right = seal(file, Number(until))
      const sealed = Buffer.from(given, 'base64url')
      if (sealed.length !== right.length || !timingSafeEqual(sealed, right)) return null
      const holdsFor = Number(until) - now()
      return holdsFor > 0 ? { ...file, holdsFor } : 'expired'
    },
  }
}

export type FileAddresses = ReturnType<typeof fileAddresses>
