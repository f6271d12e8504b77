import type * as z from 'zod/mini'
import type { SentBy } from '#contract/call.ts'
import { CODE } from '#contract/envelope.ts'
import { type addPrivateFileContent, ON_CLASH } from '#contract/private-file.ts'
import type { privateFile } from '../../db/schema/private-file.ts'
import { Refusal, refuse } from '../../http/envelope.ts'
import type { Viewer } from '../../http/viewer.ts'
import type { Clock } from '../../runtime/clock.ts'
import type { MakeFileDto } from '../file/file.dto.ts'
import type { StoredFile } from '../file/file.repository.ts'
import { fileNameOf } from '../file/file-name.ts'
import type { FileChangeService } from './file-change.service.ts'
import { freeName, isNumbered } from './free-name.ts'
import type { OwnFileRepository } from './own-file.repository.ts'
import { directoryTree } from './own-file-tree.ts'
import type { FolderFiles, Place, PrivateFileRepository } from './private-file.repository.ts'
import { MAX_NAME_LENGTH, refuseName } from './private-name.ts'
import { refuseFull } from './quota.ts'
import { refusePending } from './refuse-pending.ts'
import { NO_DIRECTORY } from './selection.ts'

const CLASH = '文件夹里已有同名文件'

type Asked = z.output<typeof addPrivateFileContent.body>
type Added = SentBy<typeof addPrivateFileContent>
type KeepAsked = Pick<Asked, 'Id' | 'DirectoryId' | 'Name' | 'OnClash'>

type OwnFile = typeof privateFile.$inferSelect

interface Kept {
  readonly own: OwnFile
  readonly file: StoredFile
  /** Where these bytes were among the own files before; null for nowhere. */
  readonly existing: Added['Existing']
}

/** Where a user's own file lies. R-upload-4. */
const whereIs = async (
  own: OwnFileRepository,
  { id, name, directoryId }: OwnFile,
  { suffix }: StoredFile,
): Promise<Added['Existing']> => ({
  Id: id,
  Name: fileNameOf(name, suffix),
  DirectoryId: directoryId ?? 0,
  PathName: directoryTree(await own.findDirectories()).pathTo(directoryId),
})

interface Needs {
  readonly files: PrivateFileRepository
  readonly changes: FileChangeService
  readonly fileDto: MakeFileDto
  readonly clock: Clock
  /** Bytes that one user may have. */
  readonly quota: number
}

const NO_FILE = refuse(CODE.notFound, '没有找到这个文件')

/** A user's own files. Wire: 我的资料. */
export const privateFileService = ({ files, changes, fileDto, clock, quota }: Needs) => {
  const keep = async (
    folder: FolderFiles,
    own: OwnFileRepository,
    place: Place,
    file: StoredFile,
    { name, onClash }: { name: string; onClash: number },
  ): Promise<Kept | Refusal> => {
    if (!(await folder.holdsDirectory(place))) return NO_DIRECTORY
    // The same name with another suffix is another file.
    const there = (await folder.findAt(place)).filter((it) => it.file.suffix === file.suffix)
    const now = clock()
    const clash = there.find((it) => it.own.name === name)
    const same = clash && there.find((it) => it.file.id === file.id && isNumbered(name, it.own.name))
    if (same) return { ...same, existing: await whereIs(own, same.own, file) }
    if (clash && onClash === ON_CLASH.skip) return { ...clash, existing: null }
    const full = await refuseFull(own, quota, file.size)
    if (full !== null) return full
    const holder = await own.findHolder(file.id)
    const existing = holder && (await whereIs(own, holder, file))
    if (!clash) return { own: await folder.add(place, name, file.id, now), file, existing }
    switch (onClash) {
      case ON_CLASH.replace: {
        const pending = await refusePending(own, [clash.own.id], '替换')
        if (pending !== null) return pending
        await own.keepInBin(clash.own, now)
        return { own: await folder.replace(clash.own.id, file.id, now), file, existing }
      }
      case ON_CLASH.keepBoth: {
        const free = freeName(name, new Set(there.map((it) => it.own.name)), MAX_NAME_LENGTH)
        return { own: await folder.add(place, free, file.id, now), file, existing }
      }
      default:
        return refuse(CODE.conflict, CLASH)
    }
  }

  const wantedOf = (asked: Pick<Asked, 'Name' | 'OnClash'>) => ({
    name: asked.Name ?? '',
    onClash: asked.OnClash ?? 0,
  })
  const placeOf = ({ userId }: Viewer, { DirectoryId }: Pick<Asked, 'DirectoryId'>): Place => ({
    userId,
    directoryId: DirectoryId || null,
  })

  const answer = ({ own, file, existing }: Kept): Added => {
    const { id, name, createdAt, updatedAt } = own
    const sent = fileDto({ file, name, createdAt, updatedAt })
    return {
      File: { ...sent, Id: id },
      NeedUpload: false,
      UploadId: '',
      ReceivedChunks: [],
      Existing: existing,
    }
  }

  /** Renames, moves or replaces; without `file` the bytes stay. */
  const change = async ({ userId }: Viewer, file: StoredFile | undefined, asked: KeepAsked) => {
    const { Id = 0, Name: name, DirectoryId: directoryId, OnClash: onClash } = asked
    const id = await changes.apply(userId, Id, { name, directoryId, file, onClash })
    if (id instanceof Refusal) return id
    const changed = await files.findOwn(userId, id)
    return changed ? answer({ ...changed, existing: null }) : NO_FILE
  }

  /** Adds stored bytes to the user's own files. 404 folder or file, 409 name clash, 507 no room. */
  const keepFor = async (viewer: Viewer, file: StoredFile, asked: KeepAsked): Promise<Added | Refusal> => {
    if (asked.Id !== undefined && asked.Id !== 0) return change(viewer, file, asked)
    const kept = await files.underUserLock(viewer.userId, (folder, own) =>
      keep(folder, own, placeOf(viewer, asked), file, wantedOf(asked)),
    )
    return kept instanceof Refusal ? kept : answer(kept)
  }

  const find = ({ userId }: Viewer, hash: string) => files.findReadable(Buffer.from(hash, 'hex'), userId)

  /** What speaks against other bytes for a file. */
  const objectionToChange = async ({ userId }: Viewer, { Id = 0, Size = 0 }: Asked) =>
    files.underUserLock(userId, async (_, own) => {
      const held = (await own.readTree()).files.find(({ id }) => id === Id)
      if (!held) return NO_FILE
      return (await refusePending(own, [Id], '替换')) ?? (await refuseFull(own, quota, Size))
    })

  return {
    keep: keepFor,

    /** Whether bytes are here that this user may see. */
    sees: async (viewer: Viewer, hash: string): Promise<boolean> => (await find(viewer, hash)) !== null,

    hasRoomFor: ({ userId }: Viewer, bytes: number): Promise<boolean> =>
      files.underUserLock(userId, async (_, own) => (await refuseFull(own, quota, bytes)) === null),

    /** What speaks against a file before its bytes have come. */
    async objectionTo(viewer: Viewer, asked: Asked): Promise<Refusal | null> {
      if (asked.Id !== undefined && asked.Id !== 0) return objectionToChange(viewer, asked)
      const { Name, OnClash, Suffix, Size = 0 } = asked
      const badName = Name === undefined ? refuse(CODE.fieldError, '参数不正确：Name') : refuseName(Name)
      if (badName !== null) return badName
      const place = placeOf(viewer, asked)
      return files.underUserLock(viewer.userId, async (folder, own) => {
        if (!(await folder.holdsDirectory(place))) return NO_DIRECTORY
        const clash = (await folder.findAt(place)).find(
          (it) => it.file.suffix === Suffix && it.own.name === Name,
        )
        if (clash && OnClash === undefined) return refuse(CODE.conflict, CLASH)
        const replaced = clash && OnClash === ON_CLASH.replace ? [clash.own.id] : []
        return (await refusePending(own, replaced, '替换')) ?? (await refuseFull(own, quota, Size))
      })
    },

    /** Keeps bytes that the server holds under a name, or changes a file: 404 for bytes that the user cannot see, 409 for a name clash. */
    async add(viewer: Viewer, asked: Asked): Promise<Added | Refusal> {
      const badName = asked.Name === undefined ? null : refuseName(asked.Name)
      if (badName !== null) return badName
      const isChange = asked.Id !== undefined && asked.Id !== 0
      if (isChange && asked.Hash === undefined) return change(viewer, undefined, asked)
      if (asked.Hash === undefined || (!isChange && asked.Name === undefined))
        return refuse(CODE.fieldError, '参数不正确：Name、Hash')
      const file = await find(viewer, asked.Hash)
      return file ? keepFor(viewer, file, asked) : NO_FILE
    },
  }
}

export type PrivateFileService = ReturnType<typeof privateFileService>
