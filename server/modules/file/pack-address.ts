import { CODE } from '#contract/envelope.ts'
import { type Refusal, refuse } from '../../http/envelope.ts'
import type { Clock } from '../../runtime/clock.ts'
import type { StoredFile } from './file.repository.ts'
import { safeFileName } from './file-name.ts'
import { urlSignatures } from './url-signature.ts'

/** Whose ids an address holds: contents of a school's library, or a user's own files. */
export type PackKind = 'school' | 'private'

/** What a zip is made of, as its address says it. */
export interface Pack {
  readonly kind: PackKind
  /** Of the zip, without its suffix. */
  readonly name: string
  /** The folder that is the top of the zip; 0 for the uppermost. */
  readonly base: number
  readonly ids: readonly number[]
}

/** A file in a zip. */
export interface PackedFile {
  /** With folders, `/` between them, and without the suffix. */
  readonly path: string
  readonly file: StoredFile
  readonly updatedAt: Date
}

export const PACK_ROUTE = '/api/pack'

const MAX_FILES = 500

const KINDS: readonly string[] = ['school', 'private'] satisfies PackKind[]
const isKind = (kind: string): kind is PackKind => KINDS.includes(kind)

const IDS = /^\d{1,10}(\.\d{1,10}){0,499}$/

const wordsOf = ({ kind, name, base, ids }: Pack) => ['pack', kind, name, base, ids.join('.')]

/** Signs and reads the short-lived addresses of zips: the right to each file was checked when it was signed. */
export const packAddresses = (secret: Buffer, clock: Clock) => {
  const { sign, verify } = urlSignatures(secret, clock)

  return {
    /** What the wire says of a zip of these files; a refusal where there is nothing to pack, or too much. */
    packOf(
      pack: Omit<Pack, 'ids'>,
      files: readonly { readonly id: number; readonly file: Pick<StoredFile, 'size'> }[],
    ): { Url: string; Name: string; Count: number; Size: number } | Refusal {
      if (files.length === 0) return refuse(CODE.fieldError, '没有可以打包的文件')
      if (files.length > MAX_FILES) return refuse(CODE.fieldError, `一次最多打包 ${MAX_FILES} 个文件`)
      const whole = { ...pack, name: safeFileName(pack.name), ids: files.map(({ id }) => id) }
      const { until, signature } = sign(wordsOf(whole))
      const query = new URLSearchParams({
        kind: whole.kind,
        name: whole.name,
        base: String(whole.base),
        ids: whole.ids.join('.'),
        until: String(until),
        signature,
      })
      return {
        Url: `${PACK_ROUTE}?${query}`,
        Name: `${whole.name}.zip`,
        Count: files.length,
        Size: files.reduce((sum, { file }) => sum + file.size, 0),
      }
    },

    /** Null for an address that this server did not make. */
    read(query: Readonly<Record<string, unknown>>): Pack | 'expired' | null {
      const { kind, name, base, ids, until, signature } = query
      if (typeof kind !== 'string' || !isKind(kind) || typeof name !== 'string') return null
      if (typeof ids !== 'string' || !IDS.test(ids) || typeof base !== 'string') return null
      if (typeof until !== 'string' || typeof signature !== 'string') return null
      const pack: Pack = { kind, name, base: Number(base), ids: ids.split('.').map(Number) }
      const left = verify(wordsOf(pack), until, signature)
      return typeof left === 'number' ? pack : left
    },
  }
}

export type PackAddresses = ReturnType<typeof packAddresses>
