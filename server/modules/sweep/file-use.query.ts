import { and, eq, exists, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/database.ts'
import { cloudMenuFile } from '../../db/schema/cloud-menu.ts'
import { comment } from '../../db/schema/comment.ts'
import { content } from '../../db/schema/content.ts'
import { courseSection, sectionCaption } from '../../db/schema/course.ts'
import { courseDraftFile } from '../../db/schema/course-draft.ts'
import { dataExport } from '../../db/schema/data-export.ts'
import { editorUpload } from '../../db/schema/editor-upload.ts'
import { explanationVideo } from '../../db/schema/explanation-video.ts'
import { file } from '../../db/schema/file.ts'
import { caption } from '../../db/schema/film.ts'
import { livePlanFile } from '../../db/schema/live-plan.ts'
import { privateFile } from '../../db/schema/private-file.ts'
import { QUESTION_TYPE, question } from '../../db/schema/question.ts'
import { questionAnswer } from '../../db/schema/question-answer.ts'
import { questionVersion } from '../../db/schema/question-version.ts'
import { resourceVersion } from '../../db/schema/resource-version.ts'
import { schoolNotice } from '../../db/schema/school-notice.ts'
import { shareRequest } from '../../db/schema/share-request.ts'
import { upload } from '../../db/schema/upload.ts'

/** Every column that keeps a file: a stream goes with its film. A test compares them with the database's own list. */
export const USES: readonly PgColumn[] = [
  content.fileId,
  courseSection.fileId,
  explanationVideo.fileId,
  caption.fileId,
  caption.captionFileId,
  sectionCaption.captionFileId,
  courseDraftFile.fileId,
  livePlanFile.fileId,
  cloudMenuFile.fileId,
  privateFile.fileId,
  resourceVersion.fileId,
  resourceVersion.coverFileId,
  shareRequest.fileId,
  upload.fileId,
  editorUpload.fileId,
  dataExport.fileId,
]

const isEssay = eq(question.questionType, QUESTION_TYPE.essay)

/** Every text that may show pictures by their file, where it is HTML: of answers those of essays alone. */
const TEXTS: readonly { readonly column: PgColumn; readonly where?: SQL }[] = [
  { column: comment.body },
  {
    column: questionAnswer.answer,
    where: sql`exists (select 1 from ${question} where ${question.id} = ${questionAnswer.questionId} and ${isEssay})`,
  },
  { column: question.stem },
  { column: question.options },
  { column: question.answers, where: isEssay },
  { column: question.analysis },
  { column: questionVersion.states },
  { column: schoolNotice.html },
]

/** As a text names a picture, `filesIn` in SQL; inside JSON the quotes are escaped. */
const NAMED = String.raw`<img[^>]*\sdata-file=\\?"(\d+)`

/** The files that texts show. */
export const findShown = async (db: Db): Promise<readonly number[]> => {
  const texts = TEXTS.map(
    ({ column, where }) =>
      sql`select ${column}::text as text from ${column.table} where ${and(sql`${column}::text like '%data-file=%'`, where)}`,
  )
  const { rows } = await db.execute<{ id: number }>(
    sql`select distinct named[1]::int as id from (${sql.join(texts, sql` union all `)}) shown,
      regexp_matches(shown.text, ${NAMED}, 'g') named`,
  )
  return rows.map(({ id }) => id)
}

/** What people brought in: not what came with the product, nor what visitors see. */
export const isBrought: SQL | undefined = and(
  inArray(file.store, ['data', 'bucket']),
  eq(file.isPublic, false),
)

/** Some row refers to the file. */
export const isReferred = (db: Db): SQL =>
  sql`(${sql.join(
    USES.map((column) => exists(db.select({ one: sql`1` }).from(column.table).where(eq(column, file.id)))),
    sql` or `,
  )})`
