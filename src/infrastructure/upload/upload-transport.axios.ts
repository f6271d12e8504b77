import type * as z from 'zod/mini'
import type { SendFailure, UploadTransport } from '#application/upload/upload-transport.port.ts'
import { addPrivateFileContent, ON_CLASH } from '#contract/private-file.ts'
import { discardUpload, getAliOssSetting, getUnfinishedUploads } from '#contract/upload.ts'
import { nameWithoutSuffix } from '#domain/catalogue/file-item.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import {
  type HeldAt,
  suffixOfName,
  type UploadRegistration,
  type UploadWanted,
} from '#domain/upload/upload.ts'
import { fileItemOf } from '../catalogue/file-item.mapper.ts'
import type { Http } from '../http/http.ts'
import { amountOf, idOf, textOf } from '../http/wire-values.ts'
import { type ServerTarget, type UploadTarget, uploadTargetOf } from './upload-target.ts'

/** A ticket that ends while a part is under way is no use for the next. */
const MIN_LEFT_MS = 60_000

/** What sends bytes is fetched with the first of them; what does not come now is tried again as any part is. */
const fetched = async <T>(load: () => Promise<T>): Promise<Result<T, SendFailure>> =>
  load().then(success, () => failed({ kind: 'unreachable' }))

type Wire = z.output<typeof addPrivateFileContent.data>

const heldAtOf = (existing: Wire['Existing']): HeldAt | null =>
  existing === null
    ? null
    : { id: existing.Id, name: textOf(existing.Name), folder: textOf(existing.PathName) }

const addressOf = ({ address }: ServerTarget, uploadId: string): string => {
  const [path = '', query = ''] = address.split('?', 2)
  return `${path}/${encodeURIComponent(uploadId)}?${query}`
}

/** What an object is called in a store: nothing of its owner's words. */
const nameOf = (uploadId: string, suffix: string): string =>
  `${uploadId.replace(/[^\w.-]/g, '_')}${suffix === '' ? '' : `.${suffix}`}`

/**
 * Wire: getaliosssetting, AddOrUpdatePrivateFileContentAsync. The bytes go where the setting says: by tus to the server,
 * under a ticket that outlives the session, or straight to an object store (R-upload-2); only the ending tells the server.
 */
export const axiosUploadTransport = (http: Http, now: () => number = Date.now): UploadTransport => {
  let known: UploadTarget | null = null
  let knownUntil = 0
  const begunHere = new Map<string, string>()
  /** Of what was asked for and is to be sent. */
  const suffixes = new Map<string, string>()
  /** Where in a store the bytes of an upload lie. */
  const sentTo = new Map<string, string>()

  const setting = async (signal: AbortSignal): Promise<Result<UploadTarget, Failure>> => {
    if (known !== null && knownUntil - now() > MIN_LEFT_MS) return success(known)
    const read = await http.call(getAliOssSetting, {}, signal, { once: true })
    if (!read.ok) return read
    known = uploadTargetOf(read.value, http.fileAddress)
    if (known === null) return failed({ kind: 'unreadable' })
    knownUntil = known.until ?? now() + 2 * MIN_LEFT_MS
    return success(known)
  }

  const sendTo = async (
    place: UploadTarget,
    { uploadId, content }: { uploadId: string; content: Blob },
    progressed: (bytes: number) => void,
    signal: AbortSignal,
  ): Promise<Result<true, SendFailure>> => {
    if (place.kind === 'server') {
      const { chunkSize } = place
      const tus = await fetched(() => import('./tus-upload.ts'))
      if (!tus.ok) return tus
      return tus.value.uploadByTus(
        { address: addressOf(place, uploadId), content, chunkSize },
        progressed,
        signal,
      )
    }
    const suffix = suffixes.get(uploadId)
    // A store would accept parts that were not asked for, or of an upload that was dropped.
    if (suffix === undefined) return failed({ kind: 'rejected', reason: 'missing', message: '' })
    const store = await fetched(() => import('./object-store-upload.ts'))
    if (!store.ok) return store
    const key = `${place.folder}${nameOf(uploadId, suffix)}`
    const sent = await store.value.uploadToStore({ place, key, content, begunHere }, progressed, signal)
    if (sent.ok) sentTo.set(uploadId, `${place.address}/${key}`)
    return sent
  }

  /** A backend that only hands out keys may name no upload: then the content names it. */
  const standingOf = (
    { File, NeedUpload, UploadId, Existing }: Wire,
    hash: string,
  ): Result<UploadRegistration, Failure> => {
    if (File !== null)
      return success({ kind: 'kept', file: fileItemOf(http.fileAddress)(File), heldAt: heldAtOf(Existing) })
    const uploadId = textOf(UploadId) || hash
    return NeedUpload && uploadId !== ''
      ? success({ kind: 'toSend', uploadId })
      : failed({ kind: 'unreadable' })
  }

  const ask = async (
    { name, size, hash, directoryId, onClash }: UploadWanted,
    uploadId: string,
    signal: AbortSignal,
  ) => {
    const suffix = suffixOfName(name)
    const address = sentTo.get(uploadId)
    const body = {
      Id: 0,
      DirectoryId: directoryId,
      Name: nameWithoutSuffix(name, suffix),
      Suffix: suffix,
      Size: size,
      Hash: hash,
      ...(uploadId === '' || uploadId === hash ? {} : { UploadId: uploadId }),
      ...(address === undefined ? {} : { Url: address }),
      ...(onClash === null ? {} : { OnClash: ON_CLASH[onClash] }),
    }
    const read = await http.call(addPrivateFileContent, { body }, signal)
    if (!read.ok) return read
    const standing = standingOf(read.value, hash)
    if (standing.ok && standing.value.kind === 'toSend') suffixes.set(standing.value.uploadId, suffix)
    return standing
  }

  return {
    begin: (wanted, signal) => ask(wanted, '', signal),

    send: async (uploadId, content, progressed, signal) => {
      const to = await setting(signal)
      if (!to.ok) return to
      const sent = await sendTo(to.value, { uploadId, content }, progressed, signal)
      // The ticket or the keys may be the reason: the next try asks for others.
      if (!sent.ok) known = null
      return sent
    },

    finish: async (uploadId, wanted, signal) => {
      const asked = await ask(wanted, uploadId, signal)
      if (asked.ok && asked.value.kind === 'kept') for (const map of [sentTo, suffixes]) map.delete(uploadId)
      return asked
    },

    unfinished: async (signal) => {
      const read = await http.call(getUnfinishedUploads, {}, signal)
      if (!read.ok) return read
      return success(
        read.value.map((it) => ({
          uploadId: it.UploadId,
          name: textOf(it.Name),
          size: amountOf(it.Size),
          received: amountOf(it.ReceivedSize),
          hash: textOf(it.Hash),
          directoryId: idOf(it.DirectoryId),
        })),
      )
    },

    discard: async (uploadId, signal) => {
      suffixes.delete(uploadId)
      const done = await http.call(discardUpload, { body: { UploadId: uploadId } }, signal)
      return done.ok ? success(true) : done
    },
  }
}
