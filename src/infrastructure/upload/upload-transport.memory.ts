import type { UploadTransport } from '#application/upload/upload-transport.port.ts'
import type { FileItem } from '#domain/catalogue/file-item.ts'
import type { Failure, RejectionReason } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import type { CurrentUser } from '#domain/session/current-user.ts'
import {
  type HeldAt,
  mayBeUploaded,
  suffixOfName,
  type UploadRegistration,
  type UploadWanted,
} from '#domain/upload/upload.ts'
import type { BackendRequest, Caller, MemoryBackend } from '../memory/backend.ts'
import {
  binnedAt,
  freeNameIn,
  nextOwnId,
  type OwnFile,
  type OwnFileData,
  ownFileDataIn,
  ownFilesIn,
} from '../memory/own-file.backend.ts'
import { pathName } from '../memory/own-file-view.ts'
import { refusePending, shareDataIn } from '../memory/share.backend.ts'

interface Begun {
  readonly personId: number
  readonly wanted: UploadWanted
  /** Bytes. */
  received: number
}

const PARTS = 4

const rejected = (reason: RejectionReason, message: string) =>
  failed<Failure>({ kind: 'rejected', reason, message })

const itemOf = (id: number, name: string, { size, hash }: UploadWanted): FileItem => ({
  id,
  name,
  suffix: suffixOfName(name),
  size,
  hash,
  downloadUrl: '',
  previewUrl: '',
  previewKind: 'none',
  thumbUrl: '',
  updateTime: '',
})

const whereIs = ({ folders }: OwnFileData, { file: { id, name }, directoryId }: OwnFile): HeldAt => ({
  id,
  name,
  folder: pathName(folders, directoryId),
})

const heldAtIn = (data: OwnFileData, hash: string): HeldAt | null => {
  const [holder] = data.files
    .filter(({ file }) => file.hash === hash)
    .sort((one, other) => one.file.id - other.file.id)
  return holder === undefined ? null : whereIs(data, holder)
}

/** The in-memory backend has no store of bytes: it counts them, and believes what is said of them. */
export const memoryUploadTransport = (backend: MemoryBackend, caller: Caller): UploadTransport => {
  const shared = shareDataIn(backend)
  const begun = new Map<string, Begun>()
  let last = 0

  const asking = <T>(
    call: string,
    signal: AbortSignal,
    answer: (person: CurrentUser) => Result<T, Failure>,
  ): BackendRequest<T> => ({
    call: `uploads.${call}`,
    access: 'session',
    caller,
    signal,
    answer,
  })

  /** The entry stays with its shares; what it held goes into the bin as an entry of its own. */
  const replace = (
    personId: number,
    { file: before, directoryId }: OwnFile,
    wanted: UploadWanted,
  ): Result<UploadRegistration, Failure> => {
    const data = ownFileDataIn(backend, personId)
    const pending = refusePending(shared, personId, [{ file: before }], '替换')
    if (pending !== null) return pending
    const heldAt = heldAtIn(data, wanted.hash)
    const held = { file: { ...before, id: nextOwnId(backend, personId) }, directoryId }
    data.bin = [...binnedAt([held], backend.now()), ...data.bin]
    const file = itemOf(before.id, before.name, wanted)
    const at = data.files.findIndex((it) => it.file.id === before.id)
    data.files[at] = { file, directoryId }
    return success({ kind: 'kept', file, heldAt })
  }

  const keep = (personId: number, wanted: UploadWanted): Result<UploadRegistration, Failure> => {
    const data = ownFileDataIn(backend, personId)
    const own = data.files
    const { directoryId, name, hash, onClash } = wanted
    const there = own.find((it) => it.directoryId === directoryId && it.file.name === name)
    if (there?.file.hash === hash)
      return success({ kind: 'kept', file: there.file, heldAt: whereIs(data, there) })
    if (there !== undefined && onClash === 'skip')
      return success({ kind: 'kept', file: there.file, heldAt: null })
    if (there !== undefined && onClash === null) return rejected('conflict', '文件夹里已有同名文件')
    if (there !== undefined && onClash === 'replace') return replace(personId, there, wanted)
    const heldAt = heldAtIn(data, hash)
    const file = itemOf(nextOwnId(backend, personId), freeNameIn(own, directoryId, name), wanted)
    own.push({ file, directoryId })
    return success({ kind: 'kept', file, heldAt })
  }

  const ownUploads = (personId: number) => [...begun].filter(([, it]) => it.personId === personId)

  return {
    begin: (wanted, signal) =>
      backend.request(
        asking('begin', signal, ({ id }) => {
          const own = ownFilesIn(backend, id)
          if (own.some(({ file }) => file.hash === wanted.hash)) return keep(id, wanted)
          if (!mayBeUploaded(wanted.name))
            return rejected('invalid', '只能上传 jpg、png、gif、jpeg、docx、pdf、xlsx、mp4、pptx 格式的文件')
          if (wanted.size === 0) return rejected('invalid', '文件是空的')
          const { directoryId, name, onClash } = wanted
          const clash = own.filter((it) => it.directoryId === directoryId && it.file.name === name)
          if (clash.length > 0 && onClash === null) return rejected('conflict', '文件夹里已有同名文件')
          const pending = onClash === 'replace' ? refusePending(shared, id, clash, '替换') : null
          if (pending !== null) return pending
          const known = ownUploads(id).find(([, it]) => it.wanted.hash === wanted.hash)
          if (known === undefined) last += 1
          const uploadId = known?.[0] ?? `upload-${last}`
          begun.set(uploadId, { personId: id, wanted, received: known?.[1].received ?? 0 })
          return success({ kind: 'toSend', uploadId })
        }),
      ),

    send: async (uploadId, content, progressed, signal) => {
      for (let part = 1; part <= PARTS; part += 1) {
        const sent = await backend.request(
          asking('send', signal, () => {
            const upload = begun.get(uploadId)
            if (upload === undefined) return rejected('missing', '')
            upload.received = Math.max(upload.received, Math.ceil((content.size * part) / PARTS))
            return success(upload.received)
          }),
        )
        if (!sent.ok) return sent
        progressed(sent.value)
      }
      return success(true)
    },

    finish: (uploadId, wanted, signal) =>
      backend.request(
        asking('finish', signal, ({ id }) => {
          const upload = begun.get(uploadId)
          if (upload?.personId !== id) return rejected('missing', '没有找到这次上传，请重新上传')
          if (upload.received < wanted.size) return success({ kind: 'toSend', uploadId })
          const kept = keep(id, wanted)
          if (kept.ok) begun.delete(uploadId)
          return kept
        }),
      ),

    unfinished: (signal) =>
      backend.request(
        asking('unfinished', signal, ({ id }) =>
          success(
            ownUploads(id).map(([uploadId, { wanted, received }]) => ({
              uploadId,
              name: wanted.name,
              size: wanted.size,
              received,
              hash: wanted.hash,
              directoryId: wanted.directoryId,
            })),
          ),
        ),
      ),

    discard: (uploadId, signal) =>
      backend.request(
        asking('discard', signal, ({ id }) => {
          if (begun.get(uploadId)?.personId !== id) return rejected('missing', '没有找到这次上传')
          begun.delete(uploadId)
          return success(true)
        }),
      ),
  }
}
