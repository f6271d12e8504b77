import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { SentBy } from '#contract/call.ts'
import { filesOf } from '#contract/course-document.ts'
import { CODE } from '#contract/envelope.ts'
import type { courseCaption, saveCourseCaption } from '#contract/studio-caption.ts'
import { COVER_BYTES, type saveCourseCover } from '#contract/studio-cover.ts'
import type { takeStudioFile } from '#contract/studio-people.ts'
import type { Db } from '../../db/database.ts'
import { Refusal, refuse } from '../../http/envelope.ts'
import { receiveFile } from '../../storage/incoming-file.ts'
import type { Storage } from '../../storage/storage.ts'
import { readFileOf } from '../../storage/stored-files.ts'
import { fileRepository } from '../file/file.repository.ts'
import { keepFile } from '../file/keep-file.ts'
import { inspect } from '../upload/file-kind.ts'
import { withoutMetadata } from '../upload/picture-metadata.ts'
import { findDraft } from './draft-access.ts'
import { filmSeconds } from './film-seconds.ts'
import { namedThingsRepository } from './named-things.repository.ts'
import type { MakeStudioFile } from './studio-file.ts'

const NO_FILE = refuse(CODE.notFound, '没有找到这个文件')
const NO_CAPTION = refuse(CODE.notFound, '没有找到这份字幕')
const NO_PICTURE = refuse(CODE.fieldError, '封面图片读不出来，请换一张')
const NO_VTT = refuse(CODE.fieldError, '字幕不是 WebVTT 格式')

interface Needs {
  readonly db: Db
  readonly storage: Storage
  readonly studioFile: MakeStudioFile
}

/** Files that courses are made of. */
export const studioFileService = ({ db, storage, studioFile }: Needs) => ({
  /** One of the user's own files, with the length of a film where it can be read here. */
  async take(userId: number, privateFileId: number): Promise<SentBy<typeof takeStudioFile> | Refusal> {
    const own = await namedThingsRepository(db).findOwn(userId, privateFileId)
    return own === null ? NO_FILE : studioFile(own.file, own.name, await filmSeconds(storage, own.file))
  },

  /** Keeps captions as a file, once for their content; they are the draft's when a section names them. */
  async saveCaption(
    userId: number,
    draftId: number,
    written: string,
  ): Promise<SentBy<typeof saveCourseCaption> | Refusal> {
    if (!/^\uFEFF?WEBVTT(?:[ \t\r\n]|$)/.test(written)) return NO_VTT
    const known = await findDraft(db, draftId, userId, 'edit')
    if (known instanceof Refusal) return known
    const incoming = await receiveFile(storage, Readable.from([Buffer.from(written)]))
    try {
      const added = await keepFile({ files: fileRepository(db), storage }, incoming, {
        folder: 'captions',
        mime: 'text/vtt',
        suffix: 'vtt',
      })
      await namedThingsRepository(db).keepForDraft(draftId, [added.id])
      return { FileId: added.id }
    } finally {
      await incoming.discard()
    }
  },

  /** Keeps a picture as a file of the draft, once for its content. */
  async saveCover(
    userId: number,
    draftId: number,
    picture: string,
  ): Promise<SentBy<typeof saveCourseCover> | Refusal> {
    const known = await findDraft(db, draftId, userId, 'edit')
    if (known instanceof Refusal) return known
    const bytes = Buffer.from(picture, 'base64')
    if (bytes.length > COVER_BYTES) return NO_PICTURE
    const brought = await receiveFile(storage, Readable.from([bytes]))
    try {
      if ((await inspect(brought.place, brought.size, 'jpg')).kind !== 'fits') return NO_PICTURE
    } finally {
      await brought.discard()
    }
    const incoming = await receiveFile(storage, Readable.from([withoutMetadata(bytes, 'jpg')]))
    try {
      const added = await keepFile({ files: fileRepository(db), storage }, incoming, {
        folder: 'covers',
        mime: 'image/jpeg',
        suffix: 'jpg',
      })
      await namedThingsRepository(db).keepForDraft(draftId, [added.id])
      return studioFile(added, '封面', 0)
    } finally {
      await incoming.discard()
    }
  },

  async caption(
    userId: number,
    draftId: number,
    fileId: number,
  ): Promise<SentBy<typeof courseCaption> | Refusal> {
    const known = await findDraft(db, draftId, userId, 'see')
    if (known instanceof Refusal) return known
    const file = filesOf(known.draft.document).has(fileId) ? await fileRepository(db).find(fileId) : null
    if (file?.suffix !== 'vtt') return NO_CAPTION
    return { FileId: fileId, Text: await text(await readFileOf(storage, file)) }
  },
})

export type StudioFileService = ReturnType<typeof studioFileService>
