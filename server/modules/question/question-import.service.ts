import type { SentBy } from '#contract/call.ts'
import { CODE } from '#contract/envelope.ts'
import {
  type EXPORT_FORMATS,
  type exportQuestions,
  type getImportProgress,
  IMPORT_OUTCOME,
  type importQuestions as importQuestionsCall,
} from '#contract/question-import.ts'
import type { Clock } from '../../clock.ts'
import type { Db } from '../../db/database.ts'
import { Refusal, refuse } from '../../http/envelope.ts'
import { FileRefusal } from '../../import/questions/draft.ts'
import { questionsAt } from '../../import/questions/export-questions.ts'
import { importQuestions, tryQuestions } from '../../import/questions/import-questions.ts'
import type { LookAtFile } from '../../import/questions/look-apart.ts'
import type { ItemReport } from '../../import/questions/looked-at.ts'
import { writeQuestions } from '../../import/questions/question-format.ts'
import type { ImportPlace } from '../../import/questions/question-rows.ts'
import type { WrittenItem } from '../../import/questions/written.ts'
import type { Storage } from '../../storage/storage.ts'
import { openTo } from '../content/content-card.query.ts'
import type { Scope } from '../content/content-filter.ts'
import type { QuestionImportRepository, Reviewer } from './question-import.repository.ts'

export type ExportFormat = (typeof EXPORT_FORMATS)[number]

type SentReport = SentBy<typeof importQuestionsCall>
type SentItem = SentReport['Items'][number]

/** More are a matter for the command line. */
const MOST_EXPORTED = 3000

const NO_RIGHT = refuse(CODE.noRight, '你没有审核权限，不能导入或导出试题')
const UNDER_WAY = refuse(CODE.conflict, '你的上一次导入还在进行，请等它完成后再试')
const NOTHING_THERE = refuse(CODE.notFound, '这里还没有试题')
const TOO_MANY = refuse(CODE.fieldError, `一次最多导出 ${MOST_EXPORTED} 题，请选小一点的范围`)

const SUFFIXES: Readonly<Record<ExportFormat, string>> = {
  gift: 'gift.txt',
  moodle: 'moodle.xml',
  qti21: 'qti21.zip',
  qti30: 'qti30.zip',
}

interface Needs {
  readonly db: Db
  readonly storage: Storage
  readonly imports: QuestionImportRepository
  /** As the curriculum knows it; a refusal for one that there is not. */
  readonly findPlace: (asked: Scope) => Promise<ImportPlace | Refusal>
  readonly lookAtFile: LookAtFile
  readonly clock: Clock
}

export interface ImportWanted {
  readonly scope: Scope
  readonly isDryRun: boolean
  /** '' for none. */
  readonly source: string
}

const sentReport = ({ place, outcome, reason, lost }: ItemReport): SentItem => ({
  Place: place,
  Outcome: IMPORT_OUTCOME[outcome],
  Reason: reason,
  Lost: [...lost],
})

/** What of a question is not in the file; nothing for one that is there whole. */
const notWritten = ({ question, outcome }: WrittenItem, index: number): SentItem[] => {
  const Place = question.title || `第 ${index + 1} 题`
  if ('refused' in outcome)
    return [{ Place, Outcome: IMPORT_OUTCOME.refused, Reason: outcome.refused, Lost: [] }]
  if (outcome.lost.length === 0) return []
  return [{ Place, Outcome: IMPORT_OUTCOME.added, Reason: '', Lost: [...outcome.lost] }]
}

/** Questions from files and into files, for those who may review (decisions 90, 91, 104). */
export const questionImportService = ({ db, storage, imports, findPlace, lookAtFile, clock }: Needs) => {
  /** By user: how far their import is. Of this process alone; what must hold for all of them the database sees to. */
  const underWay = new Map<number, SentBy<typeof getImportProgress>>()

  const importing = async (
    reviewer: Reviewer,
    place: ImportPlace,
    bytes: Uint8Array,
    source: string,
  ): Promise<SentReport | Refusal> => {
    if (underWay.has(reviewer.userId)) return UNDER_WAY
    underWay.set(reviewer.userId, { Done: 0, Total: 0 })
    try {
      const looked = await lookAtFile(bytes, place.subjectId)
      const reports = await importQuestions(
        { db, storage, now: clock() },
        looked,
        { place, author: reviewer, told: { source, year: 0 } },
        (Done, Total) => underWay.set(reviewer.userId, { Done, Total }),
      )
      return { Format: looked.format, Items: reports.map(sentReport) }
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
      { scope, isDryRun, source }: ImportWanted,
      bytes: Uint8Array,
    ): Promise<SentReport | Refusal> {
      const place = await findPlace(scope)
      if (place instanceof Refusal) return place
      try {
        if (!isDryRun) return await importing(reviewer, place, bytes, source)
        const looked = await lookAtFile(bytes, place.subjectId)
        const reports = await tryQuestions(db, looked)
        return { Format: looked.format, Items: reports.map(sentReport) }
      } catch (error) {
        if (error instanceof FileRefusal) return refuse(CODE.fieldError, error.message)
        throw error
      }
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
      const questions = await questionsAt({ db, storage }, place, {
        visible: openTo(userId),
        most: MOST_EXPORTED + 1,
      })
      if (questions.length === 0) return NOTHING_THERE
      if (questions.length > MOST_EXPORTED) return TOO_MANY
      const { bytes, items } = writeQuestions(questions, format)
      return {
        Name: `试题.${SUFFIXES[format]}`,
        Content: Buffer.from(bytes).toString('base64'),
        Count: items.filter(({ outcome }) => !('refused' in outcome)).length,
        Items: items.flatMap(notWritten),
      }
    },
  }
}

export type QuestionImportService = ReturnType<typeof questionImportService>
