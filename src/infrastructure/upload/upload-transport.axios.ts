import type * as z from 'zod/mini'
import type { UploadTransport } from '#application/upload/upload-transport.port.ts'
import { addPrivateFileContent, ON_CLASH } from '#contract/private-file.ts'
import { discardUpload, getAliOssSetting, getUnfinishedUploads } from '#contract/upload.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import { suffixOfName, type UploadStanding, type UploadWanted } from '#domain/upload/upload.ts'
import { fileItemOf } from '../catalogue/file-item.mapper.ts'
import type { Http } from '../http/http.ts'
import { amountOf, idOf, textOf } from '../http/wire-values.ts'
import { bareName } from '../private-file/bare-name.ts'
import { sendByTus } from './tus-sending.ts'

/** Where the wire does not say. */
const CHUNK_BYTES = 8 * 1024 * 1024

/** A ticket that ends while a part is under way is no use for the next. */
const LEAST_LEFT_MS = 60_000

interface Setting {
  readonly address: string
  readonly chunkSize: number
  /** Milliseconds since 1970. */
  readonly until: number
}

type Wire = z.output<typeof addPrivateFileContent.data>

const addressOf = ({ address }: Setting, uploadId: string): string => {
  const [path = '', query = ''] = address.split('?', 2)
  return `${path}/${encodeURIComponent(uploadId)}?${query}`
}

/** Spec §7 getaliosssetting, AddOrUpdatePrivateFileContentAsync; bytes by tus, under a ticket that outlives the session. */
export const axiosUploadTransport = (http: Http, now: () => number = Date.now): UploadTransport => {
  let known: Setting | null = null

  const setting = async (signal: AbortSignal): Promise<Result<Setting, Failure>> => {
    if (known !== null && known.until - now() > LEAST_LEFT_MS) return success(known)
    const read = await http.call(getAliOssSetting, {}, signal)
    if (!read.ok) return read
    const { Provider, UploadUrl, ChunkSize, Expiration } = read.value
    const address = http.fileAddress(textOf(UploadUrl))
    if (textOf(Provider) !== 'local' || address === '') return failed({ kind: 'unreadable' })
    const until = Date.parse(textOf(Expiration))
    known = {
      address,
      chunkSize: amountOf(ChunkSize) || CHUNK_BYTES,
      until: Number.isNaN(until) ? now() + 2 * LEAST_LEFT_MS : until,
    }
    return success(known)
  }

  const standingOf = ({ File, NeedUpload, UploadId }: Wire): Result<UploadStanding, Failure> => {
    if (File !== null) return success({ kind: 'kept', file: fileItemOf(http.fileAddress)(File) })
    const uploadId = textOf(UploadId)
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
    const body = {
      Id: 0,
      DirectoryId: directoryId,
      Name: bareName(name, suffix),
      Suffix: suffix,
      Size: size,
      Hash: hash,
      ...(uploadId === '' ? {} : { UploadId: uploadId }),
      ...(onClash === null ? {} : { OnClash: ON_CLASH[onClash] }),
    }
    const read = await http.call(addPrivateFileContent, { body }, signal)
    return read.ok ? standingOf(read.value) : read
  }

  return {
    begin: (wanted, signal) => ask(wanted, '', signal),

    send: async (uploadId, content, progressed, signal) => {
      const to = await setting(signal)
      if (!to.ok) return to
      const { chunkSize } = to.value
      const sent = await sendByTus(
        { address: addressOf(to.value, uploadId), content, chunkSize },
        progressed,
        signal,
      )
      // The ticket may be the reason: the next try asks for another.
      if (!sent.ok) known = null
      return sent
    },

    finish: (uploadId, wanted, signal) => ask(wanted, uploadId, signal),

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
      const done = await http.call(discardUpload, { body: { UploadId: uploadId } }, signal)
      return done.ok ? success(true) : done
    },
  }
}
