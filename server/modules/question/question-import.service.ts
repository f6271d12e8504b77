import { createHash } from 'node:crypto'
import type { SentBy } from '#contract/call.ts'
import { CODE } from '#contract/envelope.ts'
import {
  type EXPORT_FORMATS,
  type exportQuestions,
  type getImportProgress,
  type getImports,
  IMPORT_OUTCOME,
  type importQuestions as importQuestionsCall,
  type releaseImport,
} from '#contract/question-import.ts'
import type { Db } from '../../db/database.ts'
import { Refusal, refuse } from '../../http/envelope.ts'
import { type PageWanted, pageDto } from '../../http/page.ts'
import { bankQuestionRepository } from '../../import/questions/bank-question.repository.ts'
import type { ImportCorrections } from '../../import/questions/corrections.ts'
import { FileRefusal } from '../../import/questions/draft.ts'
import { questionsAt } from '../../import/questions/export-questions.ts'
import type { ExportedItem } from '../../import/questions/exported-file.ts'
import { releaseBatch, undoBatch } from '../../import/questions/import-batch.ts'
import { ImportEnded, importQuestions, tryQuestions } from '../../import/questions/import-questions.ts'
import type { ParseQuestionFile } from '../../import/questions/parse-in-worker.ts'
import type { ItemReport, ParsedFile } from '../../import/questions/parse-question-file.ts'
import { writeQuestions } from '../../import/questions/question-format.ts'
import type { ImportPlace } from '../../import/questions/question-rows.ts'
import type { Clock } from '../../runtime/clock.ts'
import type { ConcurrencyLimit } from '../../runtime/concurrency-limit.ts'
import { latestOnlyLimit } from '../../runtime/latest-only-limit.ts'
import type { Storage } from '../../storage/storage.ts'
import type { Scope } from '../content/scope.ts'
import type { BatchRow, QuestionImportRepository, Reviewer } from './question-import.repository.ts'

export type ExportFormat = (typeof EXPORT_FORMATS)[number]

type ReportDto = SentBy<typeof importQuestionsCall>
type BatchDto = SentBy<typeof releaseImport>
type CheckedDto = ReportDto['Items'][number]
type ItemDto = SentBy<typeof exportQuestions>['Items'][number]

/** More are a matter for the command line. */
const MAX_EXPORTED = 3000

const NO_RIGHT = refuse(CODE.noRight, '你没有审核权限，不能导入或导出试题')
const UNDER_WAY = refuse(CODE.conflict, '你的上一次导入还在进行，请等它完成后再试')
const NOTHING_THERE = refuse(CODE.notFound, '这里还没有试题')
const TOO_MANY = refuse(CODE.fieldError, `一次最多导出 ${MAX_EXPORTED} 题，请选小一点的范围`)

/** Told to a page that asked for another look since, or to another page of the same user. */
const OVERTAKEN = refuse(CODE.conflict, '你又检查了别的文件，这一个没有检查，请再试一次')
const NO_BATCH = refuse(CODE.notFound, '没有找到这次导入')
const UNDONE = refuse(CODE.conflict, '这次导入已经撤销，请重新导入')
const ENDED = refuse(CODE.conflict, '导入还没有完成，就被撤销或公开了，请重新导入余下的题')

const SUFFIXES: Readonly<Record<ExportFormat, string>> = {
  gift: 'gift.txt',
  moodle: 'moodle.xml',
  qti21: 'qti21.zip',
  qti30: 'qti30.zip',
}

/** Characters that no file's name may have anywhere. */
const NO_FILE_NAME = /[\\/:*?"<>|]/g

const fileNameOf = (names: readonly string[], format: ExportFormat): string =>
  `${names.join('').replace(NO_FILE_NAME, '')}试题.${SUFFIXES[format]}`

interface Needs {
  readonly db: Db
  readonly storage: Storage
  readonly imports: QuestionImportRepository
  /** As the curriculum knows it; a refusal for one that there is not. */
  readonly findPlace: (asked: Scope) => Promise<ImportPlace | Refusal>
  readonly parseQuestionFile: ParseQuestionFile
  readonly clock: Clock
}

export interface ImportWanted {
  readonly scope: Scope
  readonly isDryRun: boolean
  /** '' for none. */
  readonly source: string
  readonly corrections: ImportCorrections
}

const reportDto = ({ place, outcome, reason, lost }: ItemReport): ItemDto => ({
  Place: place,
  Outcome: IMPORT_OUTCOME[outcome],
  Reason: reason,
  Lost: [...lost],
})

/** With what a dry run shows of each. */
const previewDto = (reports: readonly ItemReport[], previews: ParsedFile['previews']): CheckedDto[] =>
  reports.map((report, index) => ({
    ...reportDto(report),
    Shown: previews[index]?.shown ?? null,
    Edit: previews[index]?.edit ?? null,
  }))

const markOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('base64url')

const batchDto = ({ batch, school, importer, held }: BatchRow): BatchDto => ({
  Id: batch.id,
  OrgId: batch.organisationId,
  OrgName: school,
  UserName: importer,
  Source: batch.source,
  Count: held,
  CreateTime: batch.createdAt.toISOString(),
  ReleaseTime: batch.releasedAt?.toISOString() ?? '',
  UndoTime: batch.undoneAt?.toISOString() ?? '',
})

/** What of a question is not in the file; nothing for one that is there whole. */
const notWritten = ({ question, outcome }: ExportedItem, index: number): ItemDto[] => {
  const Place = question.title || `第 ${index + 1} 题`
  if ('refused' in outcome)
    return [{ Place, Outcome: IMPORT_OUTCOME.refused, Reason: outcome.refused, Lost: [] }]
  if (outcome.lost.length === 0) return []
  return [{ Place, Outcome: IMPORT_OUTCOME.added, Reason: '', Lost: [...outcome.lost] }]
}

/** Questions from files and into files, for those who may review (docs/decisions/0090, docs/decisions/0091, docs/decisions/0104). */
export const questionImportService = ({
  db,
  storage,
  imports,
  findPlace,
  parseQuestionFile,
  clock,
}: Needs) => {
  /** By user: how far their import is. Of this process alone; what must hold for all of them the database sees to. */
  const underWay = new Map<number, SentBy<typeof getImportProgress>>()

  /** By user: dry runs follow one another, of those that wait only the latest is kept, so that no user fills the queue of all (docs/decisions/0121). */
  const looking = new Map<number, { readonly queue: ConcurrencyLimit; open: number }>()

  /** Null where a later one of this user took its place. */
  const parseAlone = async <T>(userId: number, parse: () => Promise<T>): Promise<T | null> => {
    const own = looking.get(userId) ?? { queue: latestOnlyLimit(), open: 0 }
    looking.set(userId, own)
    own.open += 1
    try {
      return await own.queue(parse)
    } finally {
      own.open -= 1
      if (own.open === 0) looking.delete(userId)
    }
  }

  const importing = async (
    reviewer: Reviewer,
    place: ImportPlace,
    bytes: Uint8Array,
    { source, corrections }: Pick<ImportWanted, 'source' | 'corrections'>,
  ): Promise<ReportDto | Refusal> => {
    if (underWay.has(reviewer.userId)) return UNDER_WAY
    underWay.set(reviewer.userId, { Done: 0, Total: 0 })
    try {
      const parsed = await parseQuestionFile(bytes, place.subjectId, corrections)
      const { reports } = await importQuestions(
        { db, storage, now: clock() },
        parsed,
        { place, author: reviewer, told: { source, year: 0 } },
        (Done, Total) => underWay.set(reviewer.userId, { Done, Total }),
      )
      return { Format: parsed.format, Items: previewDto(reports, []), Mark: markOf(bytes) }
    } finally {
      underWay.delete(reviewer.userId)
    }
  }

  return {
    /** Who may import and export. */
    async reviewer(userId: number): Promise<Reviewer | Refusal> {
      return (await imports.findReviewer(userId)) ?? NO_RIGHT
    },

    /** Brings the questions of a file in, or says what would become of them. */
    async bring(
      reviewer: Reviewer,
      { scope, isDryRun, source, corrections }: ImportWanted,
      bytes: Uint8Array,
    ): Promise<ReportDto | Refusal> {
      const place = await findPlace(scope)
      if (place instanceof Refusal) return place
      try {
        if (!isDryRun) return await importing(reviewer, place, bytes, { source, corrections })
        const parsed = await parseAlone(reviewer.userId, () =>
          parseQuestionFile(bytes, place.subjectId, corrections),
        )
        if (parsed === null) return OVERTAKEN
        const reports = await tryQuestions({ db, storage }, parsed, { place, author: reviewer })
        return { Format: parsed.format, Items: previewDto(reports, parsed.previews), Mark: markOf(bytes) }
      } catch (error) {
        if (error instanceof FileRefusal) return refuse(CODE.fieldError, error.message)
        if (error instanceof ImportEnded) return ENDED
        throw error
      }
    },

    /** What came into the bank of the schools of this reviewer. */
    async batches(userId: number, page: PageWanted): Promise<SentBy<typeof getImports>> {
      const { rows, total } = await imports.findBatches(userId, page)
      return pageDto(rows.map(batchDto), total, page)
    },

    /** Lets every school see a batch; again changes nothing. */
    async release(userId: number, id: number): Promise<BatchDto | Refusal> {
      if ((await imports.findBatch(id, userId)) === null) return NO_BATCH
      if (!(await releaseBatch(db, { id, userId, now: clock() }))) return UNDONE
      const now = await imports.findBatch(id, userId)
      return now === null ? NO_BATCH : batchDto(now)
    },

    /** Takes a batch out of the bank; again changes nothing. */
    async undo(userId: number, id: number): Promise<BatchDto | Refusal> {
      if ((await imports.findBatch(id, userId)) === null) return NO_BATCH
      await undoBatch(db, { id, userId, now: clock() })
      const now = await imports.findBatch(id, userId)
      return now === null ? NO_BATCH : batchDto(now)
    },

    progress: (userId: number): SentBy<typeof getImportProgress> =>
      underWay.get(userId) ?? { Done: 0, Total: 0 },

    /** The questions in and below a place that this user may see, as a file. */
    async take(
      { userId }: Reviewer,
      scope: Scope,
      format: ExportFormat,
    ): Promise<SentBy<typeof exportQuestions> | Refusal> {
      const place = await findPlace(scope)
      if (place instanceof Refusal) return place
      const questions = await questionsAt({ bank: bankQuestionRepository(db), storage }, place, {
        seen: { userId },
        most: MAX_EXPORTED + 1,
      })
      if (questions.length === 0) return NOTHING_THERE
      if (questions.length > MAX_EXPORTED) return TOO_MANY
      const { bytes, items } = writeQuestions(questions, format)
      return {
        Name: fileNameOf(await imports.placeNames(place), format),
        Content: Buffer.from(bytes).toString('base64'),
        Count: items.filter(({ outcome }) => !('refused' in outcome)).length,
        Items: items.flatMap(notWritten),
      }
    },
  }
}

export type QuestionImportService = ReturnType<typeof questionImportService>
