import type { SentBy } from '#contract/call.ts'
import type { getMadeQuestion, getMadeQuestions } from '#contract/question-making.ts'
import type { question } from '../../db/schema/question.ts'
import { editedOf } from '../../import/questions/corrections.ts'
import type { TextPieces } from '../../import/questions/editable-text.ts'
import { draftOfRows } from '../../import/questions/export-questions.ts'
import { questionName } from '../content/question-name.ts'
import { faultDto } from './fault.dto.ts'
import type { MadeQuestionRepository, MadeRow } from './made-question.repository.ts'
import { questionText } from './question-pictures.ts'
import { questionWithRows } from './typed-tables.ts'

export type MadeCardDto = NonNullable<SentBy<typeof getMadeQuestions>['Items']>[number]
export type MadeDetailDto = SentBy<typeof getMadeQuestion>

/** A reviewer of its school; its author as long as only the school sees it. */
export const mayEdit = ({ reviews, makes }: MadeRow): boolean => reviews || makes

export const madeCardDto = (row: MadeRow): MadeCardDto => ({
  Id: row.question.id,
  ContentId: row.content.id,
  QuestionType: row.question.questionType,
  Name: questionName(row.question.stem) || row.content.name,
  Score: row.question.score,
  Version: row.question.version,
  IsWithdrawn: row.content.withdrawnAt !== null,
  IsSchoolOnly: row.content.schoolOnly,
  StageId: row.content.stageId,
  SubjectId: row.content.subjectId,
  VersionId: row.content.versionId ?? 0,
  BookId: row.content.bookId ?? 0,
  ChapterId: row.content.chapterId ?? 0,
  KnowId: row.content.knowId ?? 0,
  Level: row.question.difficultyLevel,
  PlaceName: row.place.join(' · '),
  KnowName: row.know ?? '',
  AuthorName: row.author ?? '',
  OrgName: row.school ?? '',
  UpdateTime: row.content.updatedAt.toISOString(),
  OpenFaults: row.openFaults,
  CanEdit: mayEdit(row),
})

interface Known {
  readonly row: MadeRow
  readonly parts: readonly (typeof question.$inferSelect)[]
  readonly versions: Awaited<ReturnType<MadeQuestionRepository['findVersions']>>
  readonly faults: Awaited<ReturnType<MadeQuestionRepository['findOpenFaults']>>
  readonly pictureAddress: (fileId: number) => string | null
}

/** A question as it can be corrected, with what it was and what is reported of it. */
export const madeDetailDto = ({ row, parts, versions, faults, pictureAddress }: Known): MadeDetailDto => {
  const pieces: TextPieces = new Map()
  const edit = questionWithRows(editedOf(draftOfRows(row.question, parts), pieces), pieces)
  return {
    ...madeCardDto(row),
    Year: row.question.year,
    Edit: edit,
    Pieces: [...pieces].map(([Sign, html]) => ({ Sign, Html: questionText(html, pictureAddress) })),
    Versions: versions.map(({ version, at, by, reason }) => ({
      Version: version,
      Time: at.toISOString(),
      UserName: by,
      Reason: reason,
    })),
    Faults: faults.map(({ fault, reporter }) => ({
      ...faultDto({ fault, settler: '' }),
      UserName: reporter,
    })),
  }
}
