import { createHash, randomUUID } from 'node:crypto'
import { StoreRefusal } from './signatures.ts'

interface Begun {
  readonly key: string
  readonly at: Date
  readonly parts: Map<number, { readonly bytes: Buffer; readonly etag: string }>
}

const MIN_PART = 5 * 1024 * 1024

const etagOf = (bytes: Buffer): string => `"${createHash('md5').update(bytes).digest('hex')}"`

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/** A store of the world tells a thousand at once. */
const AT_ONCE = 2

const pageOf = <T>(all: readonly T[], nameOf: (one: T) => string, after: string) => {
  const named = all.map((one) => ({ one, name: nameOf(one) })).filter(({ name }) => name > after)
  const sorted = named.toSorted((one, other) => (one.name < other.name ? -1 : 1))
  const page = sorted.slice(0, AT_ONCE)
  const next = sorted.length > AT_ONCE ? (page.at(-1)?.name ?? null) : null
  return { page: page.map(({ one }) => one), next }
}

/** One bucket in memory: objects, and uploads in parts by the rules that stores have for them. */
export const objects = (now: () => number) => {
  const kept = new Map<string, { bytes: Buffer; etag: string; at: Date }>()
  const begun = new Map<string, Begun>()

  const find = (id: string, key: string): Begun => {
    const found = begun.get(id)
    if (found?.key !== key) throw new StoreRefusal(404, 'NoSuchUpload')
    return found
  }
  const put = (key: string, bytes: Buffer, etag = etagOf(bytes)): string => {
    kept.set(key, { bytes, etag, at: new Date(now()) })
    return etag
  }

  return {
    kept,
    begun,
    put,
    read(key: string) {
      const found = kept.get(key)
      if (found === undefined) throw new StoreRefusal(404, 'NoSuchKey')
      return found
    },
    begin(key: string): string {
      const id = randomUUID()
      begun.set(id, { key, at: new Date(now()), parts: new Map() })
      return `<InitiateMultipartUploadResult><Key>${escaped(key)}</Key><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`
    },
    putPart(key: string, id: string, number: number, bytes: Buffer): string {
      const etag = etagOf(bytes)
      find(id, key).parts.set(number, { bytes, etag })
      return etag
    },
    listParts(key: string, id: string): string {
      const parts = [...find(id, key).parts].sort(([a], [b]) => a - b)
      const listed = parts.map(
        ([number, { bytes, etag }]) =>
          `<Part><PartNumber>${number}</PartNumber><ETag>${escaped(etag)}</ETag><Size>${bytes.length}</Size></Part>`,
      )
      return `<ListPartsResult><IsTruncated>false</IsTruncated>${listed.join('')}</ListPartsResult>`
    },
    /** A page of what is begun, behind a key and an id. */
    listBegun(prefix: string, after: string): string {
      const { page, next } = pageOf(
        [...begun].filter(([, { key }]) => key.startsWith(prefix)),
        ([id, { key }]) => `${key} ${id}`,
        after,
      )
      const listed = page.map(
        ([id, { key, at }]) =>
          `<Upload><Key>${escaped(key)}</Key><UploadId>${id}</UploadId><Initiated>${at.toISOString()}</Initiated></Upload>`,
      )
      const [key = '', id = ''] = next?.split(' ') ?? []
      const more =
        next === null
          ? ''
          : `<NextKeyMarker>${escaped(key)}</NextKeyMarker><NextUploadIdMarker>${id}</NextUploadIdMarker>`
      return `<ListMultipartUploadsResult><IsTruncated>${next !== null}</IsTruncated>${more}${listed.join('')}</ListMultipartUploadsResult>`
    },
    /** A page of what is kept, behind a key. */
    list(prefix: string, after: string): string {
      const { page, next } = pageOf(
        [...kept].filter(([key]) => key.startsWith(prefix)),
        ([key]) => key,
        after,
      )
      const listed = page.map(
        ([key, { bytes, at }]) =>
          `<Contents><Key>${escaped(key)}</Key><Size>${bytes.length}</Size><LastModified>${at.toISOString()}</LastModified></Contents>`,
      )
      const more = next === null ? '' : `<NextContinuationToken>${escaped(next)}</NextContinuationToken>`
      return `<ListBucketResult><IsTruncated>${next !== null}</IsTruncated>${more}${listed.join('')}</ListBucketResult>`
    },
    complete(key: string, id: string, body: string): string {
      const { parts } = find(id, key)
      const named = [...body.matchAll(/<PartNumber>(\d+)<\/PartNumber>\s*<ETag>([^<]*)<\/ETag>/g)]
      const chosen = named.map(([, number, etag]) => {
        const part = parts.get(Number(number))
        if (part?.etag !== `"${etag?.replaceAll(/&quot;|&#34;|"/g, '')}"`)
          throw new StoreRefusal(400, 'InvalidPart')
        return part?.bytes ?? Buffer.alloc(0)
      })
      if (chosen.length === 0) throw new StoreRefusal(400, 'MalformedXML')
      if (chosen.slice(0, -1).some(({ length }) => length < MIN_PART))
        throw new StoreRefusal(400, 'EntityTooSmall')
      begun.delete(id)
      const bytes = Buffer.concat(chosen)
      put(key, bytes, `"${createHash('md5').update(bytes).digest('hex')}-${chosen.length}"`)
      // Ceph names it only when it is asked a second time.
      return `<CompleteMultipartUploadResult><Key>${escaped(key)}</Key><ETag></ETag></CompleteMultipartUploadResult>`
    },
    abort(key: string, id: string): void {
      find(id, key)
      begun.delete(id)
    },
  }
}

export type Objects = ReturnType<typeof objects>
