import type { SendFailure } from '#application/upload/upload-transport.port.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import { uploadByForm } from './form-upload.ts'
import {
  elementIn,
  elementsIn,
  refusalOf,
  requestSigned,
  type StoreResponse,
} from './object-store-request.ts'
import { readPart } from './read-part.ts'
import type { KeyedTarget, StoreTarget } from './upload-target.ts'

/** No store takes more. */
const MAX_PARTS = 10_000
const LISTED_AT_ONCE = 1000

interface Part {
  readonly size: number
  readonly etag: string
}

/** The store's id of a multipart upload, and the parts that it has. */
interface Begun {
  readonly id: string
  readonly parts: Map<number, Part>
}

export interface ObjectStoreUpload {
  readonly place: StoreTarget
  /** In the bucket. */
  readonly key: string
  readonly content: Blob
  /** Uploads of this page by key; those of earlier pages are found in the store. */
  readonly begunHere: Map<string, string>
}

type Asked<T> = Promise<Result<T, SendFailure>>

const isGood = ({ status }: StoreResponse): boolean => status >= 200 && status < 300

const partSizeOf = ({ chunkSize }: KeyedTarget, size: number): number =>
  Math.max(chunkSize, Math.ceil(size / MAX_PARTS))

/** The parts that the store has; null where it knows no such upload, or does not list parts. */
const partsOf = async (
  place: KeyedTarget,
  key: string,
  id: string,
  signal: AbortSignal,
): Asked<Map<number, Part> | null> => {
  const parts = new Map<number, Part>()
  for (let after = ''; ; ) {
    const query = { uploadId: id, 'max-parts': String(LISTED_AT_ONCE) }
    const listed = await requestSigned(
      place,
      { method: 'GET', key, query: after === '' ? query : { ...query, 'part-number-marker': after } },
      signal,
    )
    if (!listed.ok) return listed
    const { status, body } = listed.value
    if (status === 404) return success(null)
    if (!isGood(listed.value)) return failed(refusalOf(listed.value))
    for (const part of elementsIn(body, 'Part'))
      parts.set(Number(elementIn(part, 'PartNumber')), {
        size: Number(elementIn(part, 'Size')),
        etag: elementIn(part, 'ETag'),
      })
    const next = elementIn(body, 'NextPartNumberMarker')
    if (elementIn(body, 'IsTruncated') !== 'true' || next === '' || next === after) return success(parts)
    after = next
  }
}

/** The upload that an earlier page or device began under this key; if the store does not list uploads, a new one is begun. */
const findBegun = async (place: KeyedTarget, key: string, signal: AbortSignal): Asked<string | null> => {
  const query = { uploads: '', prefix: key }
  const listed = await requestSigned(place, { method: 'GET', key: '', query }, signal)
  if (!listed.ok) return listed
  const ids = elementsIn(listed.value.body, 'Upload')
    .filter((upload) => elementIn(upload, 'Key') === key)
    .map((upload) => elementIn(upload, 'UploadId'))
  return success(isGood(listed.value) ? (ids.at(-1) ?? null) : null)
}

/** Whether the whole object exists already: the answer to the completion may have been lost. */
const isWhole = async (
  place: KeyedTarget,
  key: string,
  size: number,
  signal: AbortSignal,
): Asked<boolean> => {
  const listed = await requestSigned(place, { method: 'GET', key: '', query: { prefix: key } }, signal)
  if (!listed.ok) return listed
  return success(
    isGood(listed.value) &&
      elementsIn(listed.value.body, 'Contents').some(
        (one) => elementIn(one, 'Key') === key && Number(elementIn(one, 'Size')) === size,
      ),
  )
}

const beginAnew = async (place: KeyedTarget, key: string, signal: AbortSignal): Asked<Begun> => {
  const begun = await requestSigned(place, { method: 'POST', key, query: { uploads: '' } }, signal)
  if (!begun.ok) return begun
  const id = elementIn(begun.value.body, 'UploadId')
  if (!isGood(begun.value) || id === '') return failed(refusalOf(begun.value))
  return success({ id, parts: new Map() })
}

/** Null: it is whole already. */
const goOnOrBegin = async (
  place: KeyedTarget,
  { key, content: { size }, begunHere }: ObjectStoreUpload,
  signal: AbortSignal,
): Asked<Begun | null> => {
  const here = begunHere.get(key)
  const there = here === undefined ? await findBegun(place, key, signal) : success(here)
  if (!there.ok) return there
  if (there.value !== null) {
    const parts = await partsOf(place, key, there.value, signal)
    if (!parts.ok) return parts
    if (parts.value !== null) return success({ id: there.value, parts: parts.value })
    begunHere.delete(key)
  }
  const whole = await isWhole(place, key, size, signal)
  if (!whole.ok) return whole
  return whole.value ? success(null) : beginAnew(place, key, signal)
}

/** Completes the multipart upload; a store may answer 200 with an error in its body. Its ETag may be missing. */
const complete = async (
  place: KeyedTarget,
  key: string,
  { id, parts }: Begun,
  signal: AbortSignal,
): Asked<true> => {
  const named = [...parts]
    .sort(([a], [b]) => a - b)
    .map(([n, { etag }]) => `<Part><PartNumber>${n}</PartNumber><ETag>${etag}</ETag></Part>`)
  const body = new TextEncoder().encode(
    `<CompleteMultipartUpload>${named.join('')}</CompleteMultipartUpload>`,
  )
  const done = await requestSigned(place, { method: 'POST', key, query: { uploadId: id }, body }, signal)
  if (!done.ok) return done
  if (isGood(done.value) && done.value.body.includes('<CompleteMultipartUploadResult')) return success(true)
  return failed(refusalOf(done.value))
}

const sendInParts = async (
  place: KeyedTarget,
  sending: ObjectStoreUpload,
  progressed: (bytes: number) => void,
  signal: AbortSignal,
): Asked<true> => {
  const { key, content, begunHere } = sending
  const begun = await goOnOrBegin(place, sending, signal)
  if (!begun.ok) return begun
  if (begun.value === null) return success(true)
  const { id, parts } = begun.value
  begunHere.set(key, id)
  const partSize = partSizeOf(place, content.size)
  const count = Math.ceil(content.size / partSize)
  const sizeOf = (part: number) => Math.min(partSize, content.size - (part - 1) * partSize)
  for (const [number, { size }] of parts) if (number > count || size !== sizeOf(number)) parts.delete(number)
  let sent = [...parts.values()].reduce((sum, { size }) => sum + size, 0)
  progressed(sent)
  for (let number = 1; number <= count; number += 1) {
    if (parts.has(number)) continue
    const from = (number - 1) * partSize
    const body = await readPart(content, from, from + sizeOf(number))
    if (body === null) return failed({ kind: 'lost' })
    const before = sent
    const put = await requestSigned(
      place,
      { method: 'PUT', key, query: { partNumber: String(number), uploadId: id }, body },
      signal,
      (bytes) => progressed(before + Math.min(bytes, body.length)),
    )
    if (!put.ok) return put
    if (!isGood(put.value)) {
      if (put.value.status === 404) begunHere.delete(key)
      return failed(refusalOf(put.value))
    }
    sent += body.length
    parts.set(number, { size: body.length, etag: put.value.etag })
    progressed(sent)
  }
  // The store's own word on what it has: a page hears of an ETag only where the bucket's rules let it.
  const there = await partsOf(place, key, id, signal)
  if (!there.ok) return there
  for (const [number, part] of there.value ?? []) if (parts.has(number)) parts.set(number, part)
  const done = await complete(place, key, { id, parts }, signal)
  if (done.ok || done.failure.kind === 'rejected') begunHere.delete(key)
  return done
}

const sendAtOnce = async (
  place: KeyedTarget,
  { key, content }: ObjectStoreUpload,
  progressed: (bytes: number) => void,
  signal: AbortSignal,
): Asked<true> => {
  const body = await readPart(content, 0, content.size)
  if (body === null) return failed({ kind: 'lost' })
  const put = await requestSigned(place, { method: 'PUT', key, query: {}, body }, signal, (bytes) =>
    progressed(Math.min(bytes, body.length)),
  )
  if (!put.ok) return put
  if (!isGood(put.value)) return failed(refusalOf(put.value))
  progressed(content.size)
  return success(true)
}

/**
 * Sends a file straight to an object store: in parts that are checked one by one and go on where they stopped, also after
 * a reload; what fits into one part at once; by a form where only that was signed. Rejects with the signal's reason.
 */
export const uploadToStore = (
  sending: ObjectStoreUpload,
  progressed: (bytes: number) => void,
  signal: AbortSignal,
): Asked<true> => {
  const { place, content } = sending
  if (place.kind === 'form') return uploadByForm({ ...sending, place }, progressed, signal)
  return content.size <= partSizeOf(place, content.size)
    ? sendAtOnce(place, sending, progressed, signal)
    : sendInParts(place, sending, progressed, signal)
}
