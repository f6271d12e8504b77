import { Readable } from 'node:stream'
import type { Db, Queries } from '../../db/database.ts'
import { contentIndexRepository } from '../../modules/content/content-index.repository.ts'
import { contentWriterRepository } from '../../modules/content/content-writer.repository.ts'
import { fileRepository } from '../../modules/file/file.repository.ts'
import { keepFile } from '../../modules/file/keep-file.ts'
import { editorUploadRepository } from '../../modules/upload/editor-upload.repository.ts'
import { mimeOf } from '../../modules/upload/file-kind.ts'
import { receiveFile } from '../../storage/incoming-file.ts'
import type { Storage } from '../../storage/storage.ts'
import { inBatches } from '../in-batches.ts'
import { type BankQuestionRepository, bankQuestionRepository } from './bank-question.repository.ts'
import { type CheckedPicture, type CheckedQuestion, withPictureNames } from './checked-question.ts'
import { importBatchRepository } from './import-batch.repository.ts'
import { keyOfSchool } from './import-key.ts'
import { importPlaceRepository } from './import-place.repository.ts'
import { keysOfKeyless } from './keyless-questions.ts'
import type { AcceptedItem, CheckedItems, ItemReport } from './parse-question-file.ts'
import { mapTexts } from './picture-source.ts'
import { type QuestionPlaces, questionPlaces, withMissingPlaces } from './question-places.ts'
import {
  contentRowOf,
  type FileDefaults,
  type ImportAuthor,
  type ImportPlace,
  questionRowsOf,
} from './question-rows.ts'

export interface ImportAsked {
  readonly place: ImportPlace
  readonly author: ImportAuthor
  readonly told: FileDefaults
}

interface Stores {
  readonly db: Db
  readonly storage: Storage
  readonly now: Date
}

/** Told as it goes on: how many of how many items are done with. */
export type Progress = (done: number, total: number) => void

/** Those that this school does not find in the bank, each once; `keyless` are known besides. */
const unknown = async (
  bank: Pick<BankQuestionRepository, 'findKnownKeys'>,
  ready: readonly AcceptedItem[],
  organisationId: number,
  keyless: ReadonlySet<string>,
): Promise<readonly AcceptedItem[]> => {
  const keys = ready.map(({ key }) => key)
  const known = new Set([...keyless, ...(await bank.findKnownKeys(keys, organisationId))])
  return ready.filter(({ key }) => {
    if (known.has(key)) return false
    known.add(key)
    return true
  })
}

const knownFor = (
  reports: readonly ItemReport[],
  ready: readonly AcceptedItem[],
  added: readonly AcceptedItem[],
): readonly ItemReport[] => {
  const isReady = new Set(ready.map(({ index }) => index))
  const isAdded = new Set(added.map(({ index }) => index))
  return reports.map((report, index) =>
    isReady.has(index) && !isAdded.has(index) ? { ...report, outcome: 'known', lost: [] } : report,
  )
}

/** What would become of the items of a file if they were imported now; writes nothing. */
export const tryQuestions = async (
  stores: Pick<Stores, 'db' | 'storage'>,
  parsed: CheckedItems,
  { place, author: { organisationId } }: Pick<ImportAsked, 'place' | 'author'>,
): Promise<readonly ItemReport[]> => {
  const { reports, ready } = withMissingPlaces(
    parsed,
    await questionPlaces(importPlaceRepository(stores.db), place, parsed.ready),
  )
  const bank = bankQuestionRepository(stores.db)
  const keyless = await keysOfKeyless({ bank, storage: stores.storage }, place, organisationId)
  return knownFor(reports, ready, await unknown(bank, ready, organisationId, keyless))
}

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
      const { id } = await keepFile({ files: fileRepository(db), storage }, file, {
        folder: 'editor',
        suffix,
        mime: mimeOf(suffix),
      })
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
  portion: readonly AcceptedItem[],
  ids: ReadonlyMap<string, number>,
  { author, told }: ImportAsked,
  {
    importId,
    now,
    places,
  }: { readonly importId: number; readonly now: Date; readonly places: QuestionPlaces },
): Promise<void> => {
  const drafts = portion.map(({ checked, key }) => ({
    draft: withFiles(checked, ids),
    key: keyOfSchool(key, author.organisationId),
  }))
  const contents = drafts.map(({ draft }) => ({
    content: contentRowOf(draft, places.of(draft), author, now),
    tagIds: [],
  }))
  const contentIds = await contentWriterRepository(db).add(contents)
  const rows = drafts.map(({ draft, key }) =>
    questionRowsOf(draft, key, { ...told, knowId: places.of(draft).knowId }),
  )
  const bank = bankQuestionRepository(db)
  const wholes = await bank.add(
    rows.map(({ whole }, index) => ({ ...whole(contentIds[index] ?? 0), importId })),
  )
  await bank.add(rows.flatMap((row, index) => row.parts(wholes[index] ?? 0)))
  await contentIndexRepository(db).index(contentIds)
}

export interface ImportDone {
  readonly reports: readonly ItemReport[]
  /** Null where nothing came in. */
  readonly batchId: number | null
}

/** Thrown when a batch was undone or released while its file was still being imported. */
export class ImportEnded extends Error {}

/**
 * Brings the items of a file into the bank for the school of its author, in batches: between two of them everybody else is
 * served, and what came in stays when something breaks; the file sent again brings the rest. What this school finds in the
 * bank already, by whatever file it came, is told as known and left alone.
 */
export const importQuestions = async (
  stores: Stores,
  parsed: CheckedItems,
  asked: ImportAsked,
  progress: Progress = () => undefined,
): Promise<ImportDone> => {
  const { db, now } = stores
  const { author, told } = asked
  const places = await questionPlaces(importPlaceRepository(db), asked.place, parsed.ready)
  const { reports, ready } = withMissingPlaces(parsed, places)
  const total = reports.length
  progress(0, total)
  const bank = bankQuestionRepository(db)
  const keyless = await keysOfKeyless({ bank, storage: stores.storage }, asked.place, author.organisationId)
  const wanted = await unknown(bank, ready, author.organisationId, keyless)
  if (wanted.length === 0) {
    progress(total, total)
    return { reports: knownFor(reports, ready, wanted), batchId: null }
  }
  // What indexing reads is loaded before anybody is kept waiting for it.
  await contentIndexRepository(db).index([])
  const batches = importBatchRepository(db)
  const importId = await batches.open(author, told.source, now)
  const added: AcceptedItem[] = []
  let done = total - wanted.length
  try {
    await inBatches(wanted, async (batch) => {
      const pictures = batch.flatMap(({ checked }) => checked.pictures)
      const ids = await storePictures(stores, pictures, author.userId)
      await db.transaction(async (tx) => {
        const changes = importBatchRepository(tx)
        await changes.lock()
        if (!(await changes.isOpen(importId))) throw new ImportEnded()
        const still = await unknown(bankQuestionRepository(tx), batch, author.organisationId, keyless)
        if (still.length > 0) await write(tx, still, ids, asked, { importId, now, places })
        added.push(...still)
      })
      done += batch.length
      progress(done, total)
    })
  } finally {
    await batches.dropEmpty(importId)
  }
  progress(total, total)
  return { reports: knownFor(reports, ready, added), batchId: added.length > 0 ? importId : null }
}
