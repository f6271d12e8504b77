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
import { freeName } from './free-name.ts'
import type { OwnFiles, Place, PrivateFileRepository } from './private-file.repository.ts'

const LONGEST_NAME = 200

type Row = typeof privateFile.$inferSelect

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
    { id: fileId, suffix }: StoredFile,
    { name, onClash }: { name: string; onClash: number },
  ): Promise<Row | Refusal> => {
    if (!(await own.holdsDirectory(place))) return refuse(CODE.notFound, '没有找到这个文件夹')
    const there = (await own.findAt(place)).filter((it) => it.suffix === suffix).map((it) => it.own)
    const now = clock()
    const clash = there.find((it) => it.name === name)
    if (!clash) return own.add(place, name, fileId, now)
    if (clash.fileId === fileId || onClash === ON_CLASH.skip) return clash
    if (onClash === ON_CLASH.replace) return own.replace(clash.id, fileId, now)
    if (onClash !== ON_CLASH.keepBoth) return refuse(CODE.conflict, '文件夹里已有同名文件')
    const taken = new Set(there.map((it) => it.name))
    return own.add(place, freeName(name, taken, LONGEST_NAME), fileId, now)
  }

  return {
    /** Keeps bytes that the server holds under a name; 404 for bytes that the user cannot see, 409 for a name clash. */
    async add(
      { userId }: Viewer,
      asked: z.output<typeof addPrivateFileContent.body>,
    ): Promise<SentBy<typeof addPrivateFileContent> | Refusal> {
      const file = await files.findReadable(Buffer.from(asked.Hash, 'hex'), userId)
      if (!file) return refuse(CODE.notFound, '没有找到这个文件')
      const place = { userId, directoryId: asked.DirectoryId || null }
      const wanted = { name: asked.Name, onClash: asked.OnClash ?? 0 }
      const kept = await files.inTurn(userId, (own) => keep(own, place, file, wanted))
      if (kept instanceof Refusal) return kept
      const { id, name, createdAt, updatedAt } = kept
      const sent = sendFile({ file, name, createdAt, updatedAt })
      return { File: { ...sent, Id: id }, NeedUpload: false, UploadId: '', ReceivedChunks: [] }
    },
  }
}

export type PrivateFileService = ReturnType<typeof privateFileService>
