import { Readable } from 'node:stream'
import { inArray, sql } from 'drizzle-orm'
import type { Db, Queries } from '../../db/database.ts'
import { question } from '../../db/schema/question.ts'
import { addContents } from '../../modules/content/content-writer.ts'
import { editorUploadRepository } from '../../modules/upload/editor-upload.repository.ts'
import { keepFile } from '../../modules/upload/keep-file.ts'
import { receiveFile } from '../../storage/incoming-file.ts'
import type { Storage } from '../../storage/storage.ts'
import { type CheckedPicture, type CheckedQuestion, withPictureNames } from './checked-question.ts'
import type { ItemReport, LookedAt, Ready } from './looked-at.ts'
import { mapTexts } from './picture-source.ts'
import {
  contentRowOf,
  type ImportAuthor,
  type ImportPlace,
  type ImportTold,
  questionRowsOf,
} from './question-rows.ts'

export interface ImportAsked {
  readonly place: ImportPlace
  readonly author: ImportAuthor
  readonly told: ImportTold
}

interface Stores {
  readonly db: Db
  readonly storage: Storage
  readonly now: Date
}

/** Told as it goes on: how many of how many items are done with. */
export type Progress = (done: number, total: number) => void

const AT_ONCE = 100

/** Those that are not in the bank, each once. */
const unknown = async (db: Queries, ready: readonly Ready[]): Promise<readonly Ready[]> => {
  const known = new Set<string>()
  for (let from = 0; from < ready.length; from += AT_ONCE) {
    const keys = ready.slice(from, from + AT_ONCE).map(({ key }) => key)
    const rows = await db
      .select({ key: question.importKey })
      .from(question)
      .where(inArray(question.importKey, keys))
    for (const { key } of rows) if (key !== null) known.add(key)
  }
  return ready.filter(({ key }) => {
    if (known.has(key)) return false
    known.add(key)
    return true
  })
}

const knownFor = (
  reports: readonly ItemReport[],
  ready: readonly Ready[],
  added: readonly Ready[],
): readonly ItemReport[] => {
  const isReady = new Set(ready.map(({ index }) => index))
  const isAdded = new Set(added.map(({ index }) => index))
  return reports.map((report, index) =>
    isReady.has(index) && !isAdded.has(index) ? { ...report, outcome: 'known', lost: [] } : report,
  )
}

/** What would become of the items of a file if they were imported now; writes nothing. */
export const tryQuestions = async (
  db: Queries,
  { reports, ready }: Omit<LookedAt, 'format'>,
): Promise<readonly ItemReport[]> => knownFor(reports, ready, await unknown(db, ready))

/** The files of pictures by their content; a file that is there already is kept once. */
const storePictures = async (
  { db, storage, now }: Stores,
  pictures: readonly CheckedPicture[],
  userId: number,
): Promise<ReadonlyMap<string, number>> => {
  const uploads = editorUploadRepository(db)
  const ids = new Map<string, number>()
  for (const { sha256, bytes, suffix } of pictures) {
    if (ids.has(sha256)) continue
    const file = await receiveFile(storage, Readable.from([Buffer.from(bytes)]))
    try {
      const id = await keepFile({ uploads, storage }, file, suffix)
      await uploads.note(userId, id, now)
      ids.set(sha256, id)
    } finally {
      await file.discard()
    }
  }
  return ids
}

const withFiles = ({ question: draft, pictures }: CheckedQuestion, ids: ReadonlyMap<string, number>) =>
  mapTexts(draft, (html) =>
    withPictureNames(html, (place) => String(ids.get(pictures[place - 1]?.sha256 ?? '') ?? 0)),
  )

const write = async (
  db: Queries,
  portion: readonly Ready[],
  ids: ReadonlyMap<string, number>,
  { place, author, told }: ImportAsked,
  now: Date,
): Promise<void> => {
  const drafts = portion.map(({ checked, key }) => ({ draft: withFiles(checked, ids), key }))
  const contents = drafts.map(({ draft }) => ({
    content: contentRowOf(draft, place, author, now),
    tagIds: [],
  }))
  const contentIds = await addContents(db, contents)
  const rows = drafts.map(({ draft, key }) => questionRowsOf(draft, key, { ...told, knowId: place.knowId }))
  const wholes = await db
    .insert(question)
    .values(rows.map(({ whole }, index) => whole(contentIds[index] ?? 0)))
    .returning({ id: question.id })
  const parts = rows.flatMap((row, index) => row.parts(wholes[index]?.id ?? 0))
  if (parts.length > 0) await db.insert(question).values(parts)
}

/** One import at a time, so that the same file sent twice at once is still imported once. */
const IMPORT_LOCK = 7_390_001

/**
 * Brings the items of a file into the bank, all that can be taken or, when something breaks, none of them. What is in the
 * bank already, by whatever file it came, is told as known and left alone.
 */
export const importQuestions = async (
  stores: Stores,
  { reports, ready }: Omit<LookedAt, 'format'>,
  asked: ImportAsked,
  progress: Progress = () => undefined,
): Promise<readonly ItemReport[]> => {
  const total = reports.length
  progress(0, total)
  const wanted = await unknown(stores.db, ready)
  const ids = await storePictures(
    stores,
    wanted.flatMap(({ checked }) => checked.pictures),
    asked.author.userId,
  )
  const added = await stores.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`)
    const still = await unknown(tx, wanted)
    for (let from = 0; from < still.length; from += AT_ONCE) {
      await write(tx, still.slice(from, from + AT_ONCE), ids, asked, stores.now)
      progress(total - still.length + Math.min(still.length, from + AT_ONCE), total)
    }
    return still
  })
  progress(total, total)
  return knownFor(reports, ready, added)
}
