import type * as z from 'zod/mini'
import type { SentBy } from '#contract/call.ts'
import { CODE } from '#contract/envelope.ts'
import { type addPrivateFileContent, ON_CLASH } from '#contract/private-file.ts'
import type { Clock } from '../../clock.ts'
import type { privateFile } from '../../db/schema/private-file.ts'
import { Refusal, refuse } from '../../http/envelope.ts'
import type { Viewer } from '../../http/viewer.ts'
import type { StoredFile } from '../file/file.repository.ts'
import type { SendFileItem } from '../file/sent-file.ts'
import { freeName, isNumbered } from './free-name.ts'
import type { OwnFiles, Place, PrivateFileRepository } from './private-file.repository.ts'

const LONGEST_NAME = 200

const CLASH = '文件夹里已有同名文件'

type Asked = z.output<typeof addPrivateFileContent.body>
type Added = SentBy<typeof addPrivateFileContent>
type KeepAsked = Pick<Asked, 'Id' | 'DirectoryId' | 'Name' | 'OnClash'>

interface Kept {
  readonly own: typeof privateFile.$inferSelect
  readonly file: StoredFile
}

interface Needs {
  readonly files: PrivateFileRepository
  readonly sendFile: SendFileItem
  readonly clock: Clock
}

/** A user's own files. Spec §7 "Private files". */
export const privateFileService = ({ files, sendFile, clock }: Needs) => {
  const keep = async (
    own: OwnFiles,
    place: Place,
    file: StoredFile,
    { name, onClash }: { name: string; onClash: number },
  ): Promise<Kept | Refusal> => {
    if (!(await own.holdsDirectory(place))) return refuse(CODE.notFound, '没有找到这个文件夹')
    // The same name with another suffix is another file.
    const there = (await own.findAt(place)).filter((it) => it.file.suffix === file.suffix)
    const now = clock()
    const clash = there.find((it) => it.own.name === name)
    if (!clash) return { own: await own.add(place, name, file.id, now), file }
    const same = there.find((it) => it.file.id === file.id && isNumbered(name, it.own.name))
    if (same) return same
    switch (onClash) {
      case ON_CLASH.skip:
        return clash
      case ON_CLASH.replace:
        return { own: await own.replace(clash.own.id, file.id, now), file }
      case ON_CLASH.keepBoth: {
        const free = freeName(name, new Set(there.map((it) => it.own.name)), LONGEST_NAME)
        return { own: await own.add(place, free, file.id, now), file }
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

  /** Puts bytes among the user's own files, whoever brought them. 404 folder, 409 name clash. */
  const keepFor = async (viewer: Viewer, file: StoredFile, asked: KeepAsked): Promise<Added | Refusal> => {
    const kept = await files.inTurn(viewer.userId, (own) =>
      keep(own, placeOf(viewer, asked), file, wantedOf(asked)),
    )
    if (kept instanceof Refusal) return kept
    const { id, name, createdAt, updatedAt } = kept.own
    const sent = sendFile({ file: kept.file, name, createdAt, updatedAt })
    return { File: { ...sent, Id: id }, NeedUpload: false, UploadId: '', ReceivedChunks: [] }
  }

  return {
    keep: keepFor,

    /** Whether bytes are here that this user may see. */
    async sees({ userId }: Viewer, hash: string): Promise<boolean> {
      return (await files.findReadable(Buffer.from(hash, 'hex'), userId)) !== null
    },

    /** What speaks against a file before its bytes have come. */
    objectionTo: (viewer: Viewer, asked: Asked): Promise<Refusal | null> =>
      files.inTurn(viewer.userId, async (own) => {
        const place = placeOf(viewer, asked)
        if (asked.Name === undefined) return refuse(CODE.fieldError, '参数不正确：Name')
        if (!(await own.holdsDirectory(place))) return refuse(CODE.notFound, '没有找到这个文件夹')
        if (asked.OnClash !== undefined) return null
        const there = await own.findAt(place)
        const clashes = there.some((it) => it.file.suffix === asked.Suffix && it.own.name === asked.Name)
        return clashes ? refuse(CODE.conflict, CLASH) : null
      }),

    /** Keeps bytes that the server holds under a name; 404 for bytes that the user cannot see, 409 for a name clash. */
    async add(viewer: Viewer, asked: Asked): Promise<Added | Refusal> {
      if (asked.Name === undefined || asked.Hash === undefined)
        return refuse(CODE.fieldError, '参数不正确：Name、Hash')
      const file = await files.findReadable(Buffer.from(asked.Hash, 'hex'), viewer.userId)
      return file ? keepFor(viewer, file, asked) : refuse(CODE.notFound, '没有找到这个文件')
    },
  }
}

export type PrivateFileService = ReturnType<typeof privateFileService>
