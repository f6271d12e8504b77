import { isDeepStrictEqual } from 'node:util'
import type * as z from 'zod/mini'
import type { SentBy } from '#contract/call.ts'
import { CODE } from '#contract/envelope.ts'
import { PUBLISHING_NOTICE } from '#contract/publishing-notice.ts'
import type { getMadeQuestions, saveMadeQuestion } from '#contract/question-making.ts'
import type { Db, Queries } from '../../db/database.ts'
import { QUESTION_TYPE, type question } from '../../db/schema/question.ts'
import type { QuestionState } from '../../db/schema/question-version.ts'
import { withUserLock } from '../../db/with-user-lock.ts'
import { Refusal, refuse } from '../../http/envelope.ts'
import { pageDto } from '../../http/page.ts'
import type { Viewer } from '../../http/viewer.ts'
import { type DraftQuestion, ItemRefusal } from '../../import/questions/draft.ts'
import { draftOfRows } from '../../import/questions/export-questions.ts'
import { contentRowOf, type ImportPlace, questionRowsOf } from '../../import/questions/question-rows.ts'
import type { Clock } from '../../runtime/clock.ts'
import { auditRepository } from '../audit/audit.repository.ts'
import { contentIndexRepository } from '../content/content-index.repository.ts'
import { publishingNoticeRepository } from '../content/publishing-notice.repository.ts'
import type { Scope } from '../content/scope.ts'
import type { Pictures } from '../upload/pictures.ts'
import { type MadeDetailDto, madeCardDto, madeDetailDto, mayEdit } from './made-question.dto.ts'
import { type MadeRow, type MadeWanted, madeQuestionRepository } from './made-question.repository.ts'
import { madeQuestionWriterRepository } from './made-question-writer.repository.ts'
import { filesOfQuestion } from './question-pictures.ts'
import { writtenQuestion } from './written-question.ts'

type Saved = z.output<typeof saveMadeQuestion.body>
type Question = typeof question.$inferSelect

/** More of one user are a matter for an import. */
const MOST_MADE = 20_000

const NO_RIGHT = refuse(CODE.noRight, '你没有审核权限，不能查看学校的题目')
const NO_QUESTION = refuse(CODE.notFound, '没有找到这道题')
export const NOT_YOURS = refuse(CODE.noRight, '这道题由别人负责，你不能修改')
const FOREIGN = refuse(CODE.noRight, '你不是这所学校的成员')
const CHANGED = refuse(CODE.conflict, '这道题刚刚被别人修改过，请看过新的内容再保存')
const OTHER_SHAPE = refuse(CODE.conflict, '已有的复合题不能增减小题，也不能和其他题型互换，请另出一题')
const TOO_MANY = refuse(CODE.noRoom, `最多保存 ${MOST_MADE} 道题`)
const NOT_YOUR_PICTURE = refuse(CODE.noRight, '题目里只能用自己上传的图片，请重新上传')

interface Needs {
  readonly db: Db
  readonly findPlace: (asked: Scope) => Promise<ImportPlace | Refusal>
  readonly pictures: Pictures
  readonly clock: Clock
}

export const scopeOf = (asked: {
  readonly StageId: number
  readonly SubjectId: number
  readonly VersionId: number
  readonly BookId: number
  readonly ChapterId: number
  readonly KnowId: number
}): Scope => ({
  stageId: asked.StageId,
  subjectId: asked.SubjectId,
  gradeId: 0,
  versionId: asked.VersionId,
  bookId: asked.BookId,
  chapterId: asked.ChapterId,
  knowId: asked.KnowId,
})

const stateOf = (row: Question): QuestionState => ({
  id: row.id,
  questionType: row.questionType,
  stem: row.stem,
  options: row.options,
  answers: row.answers,
  anyOrder: row.anyOrder,
  analysis: row.analysis,
  rubric: row.rubric,
  score: row.score,
  difficulty: row.difficulty,
  difficultyLevel: row.difficultyLevel,
  year: row.year,
})

/** What learners were asked and told; how hard it is held to be makes no other question. */
const asked = ({ difficulty: _, difficultyLevel: __, year: ___, ...state }: QuestionState) => state

interface Correction {
  readonly row: MadeRow
  readonly parts: readonly Question[]
  readonly draft: DraftQuestion
  readonly place: ImportPlace
  readonly sent: Saved
  readonly userId: number
  readonly now: Date
}

const correct = async (tx: Queries, it: Correction): Promise<number> => {
  const { row, parts, draft, place, sent, userId, now } = it
  const told = { source: row.question.sourceTitle, year: sent.Year, knowId: place.knowId }
  const rows = questionRowsOf(draft, '', told)
  const { importKey: _, contentId: __, ...whole } = rows.whole(row.content.id)
  const newParts = rows.parts(row.question.id)
  const before = [row.question, ...parts].map(stateOf)
  const after = [whole, ...newParts].map((next, at) =>
    stateOf({ ...([row.question, ...parts][at] ?? row.question), ...next } as Question),
  )
  const version = row.question.version
  const isOther = !isDeepStrictEqual(before.map(asked), after.map(asked))
  const writer = madeQuestionWriterRepository(tx)
  if (isOther)
    await writer.keepVersion({
      questionId: row.question.id,
      version,
      states: before,
      replacedAt: now,
      replacedBy: userId,
      reason: sent.Reason.trim(),
    })
  await writer.change(row.question.id, {
    ...whole,
    intentId: sent.ClientId,
    version: isOther ? version + 1 : version,
  })
  for (const [at, part] of parts.entries()) await writer.change(part.id, newParts[at] ?? {})
  const { stageId, subjectId, versionId, bookId, chapterId, knowId, gradeId } = place
  await writer.changeContent(row.content.id, {
    ...{ stageId, subjectId, versionId, bookId, chapterId, knowId, gradeId },
    name: contentRowOf(draft, place, { userId, organisationId: row.content.organisationId }, now).name,
    updatedAt: now,
  })
  return isOther ? version + 1 : version
}

/** Questions as teachers make and mend them. The calls are ours (R-question-6). */
export const questionMakingService = ({ db, findPlace, pictures, clock }: Needs) => {
  const detail = async (id: number, userId: number): Promise<MadeDetailDto | Refusal> => {
    const questions = madeQuestionRepository(db)
    const [row] = await questions.find([id], userId)
    if (row === undefined) return NO_QUESTION
    if (!mayEdit(row)) return NOT_YOURS
    const parts = await questions.findParts(id)
    const whole = { question: row.question, knowledge: null, chapter: null, subject: null, kept: false }
    const files = filesOfQuestion({
      ...whole,
      parts: parts.map((part) => ({ ...whole, question: part })),
    })
    return madeDetailDto({
      row,
      parts,
      versions: await questions.findVersions(id),
      faults: await questions.findOpenFaults(id),
      pictureAddress: await pictures.addressesOf(files),
    })
  }

  const mend = async (
    tx: Queries,
    place: ImportPlace,
    sent: Saved,
    userId: number,
  ): Promise<number | Refusal> => {
    const questions = madeQuestionRepository(tx)
    await questions.lock([sent.Id])
    const [row] = await questions.find([sent.Id], userId)
    if (row === undefined) return NO_QUESTION
    if (!mayEdit(row)) return NOT_YOURS
    // Sent again since its answer was lost: what was typed meanwhile counts.
    const isAgain = row.question.intentId === sent.ClientId
    if (!isAgain && row.question.version !== sent.Seen) return CHANGED
    const parts = await questions.findParts(sent.Id)
    const now = clock()
    const draft = writtenQuestion({
      base: draftOfRows(row.question, parts),
      asked: sent,
      fileOf: pictures.fileOf,
    })
    const wasComposite = row.question.questionType === QUESTION_TYPE.composite
    if (wasComposite !== (draft.kind === 'composite') || draft.parts.length !== parts.length)
      return OTHER_SHAPE
    const version = await correct(tx, { row, parts, draft, place, sent, userId, now })
    const open = new Set((await questions.findOpenFaults(sent.Id)).map(({ fault }) => fault.id))
    const settled = await madeQuestionWriterRepository(tx).settle(
      sent.Faults.filter((id) => open.has(id)),
      { reply: sent.Reply.trim(), userId, now },
    )
    if (isAgain && version === row.question.version && settled.length === 0) return sent.Id
    await publishingNoticeRepository(tx).tell(settled, userId, {
      contentId: row.content.id,
      kind: PUBLISHING_NOTICE.faultResolved,
      reason: sent.Reply.trim(),
      at: now,
    })
    await auditRepository(tx).note({
      at: now,
      userId,
      organisationId: row.content.organisationId,
      act: 'question.correct',
      subject: `question:${sent.Id}`,
      detail: { version, settledFaults: settled.length },
    })
    await contentIndexRepository(tx).index([row.content.id])
    return sent.Id
  }

  const add = async (
    tx: Queries,
    place: ImportPlace,
    sent: Saved,
    userId: number,
  ): Promise<number | Refusal> => {
    const known = await madeQuestionRepository(tx).findSaved(sent.ClientId, userId)
    if (known !== null) return mend(tx, place, { ...sent, Id: known }, userId)
    if (!(await madeQuestionRepository(tx).isMember(userId, sent.OrgId))) return FOREIGN
    if ((await madeQuestionRepository(tx).countOf(userId)) >= MOST_MADE) return TOO_MANY
    const now = clock()
    const draft = writtenQuestion({ base: null, asked: sent, fileOf: pictures.fileOf })
    const rows = questionRowsOf(draft, '', { source: '', year: sent.Year, knowId: place.knowId })
    const author = { userId, organisationId: sent.OrgId }
    const { id, contentId } = await madeQuestionWriterRepository(tx).add(
      contentRowOf(draft, place, author, now),
      (content) => ({ ...rows.whole(content), importKey: null, intentId: sent.ClientId }),
      rows.parts,
    )
    await auditRepository(tx).note({
      at: now,
      userId,
      organisationId: sent.OrgId,
      act: 'question.create',
      subject: `question:${id}`,
      detail: { type: QUESTION_TYPE[draft.kind] },
    })
    await contentIndexRepository(tx).index([contentId])
    return id
  }

  return {
    /** Those that one made, or that one's schools have; 403 for the latter without the right to review. */
    async page({ userId }: Viewer, wanted: MadeWanted): Promise<SentBy<typeof getMadeQuestions> | Refusal> {
      const questions = madeQuestionRepository(db)
      if (wanted.ofSchool && !(await questions.mayReview(userId))) return NO_RIGHT
      const { rows, total } = await questions.findPage(wanted, userId)
      return pageDto(rows.map(madeCardDto), total, wanted.page)
    },

    one: ({ userId }: Viewer, id: number): Promise<MadeDetailDto | Refusal> => detail(id, userId),

    /** A new question, or a correction of the newest version. */
    async save({ userId }: Viewer, sent: Saved): Promise<MadeDetailDto | Refusal> {
      const place = await findPlace(scopeOf(sent))
      if (place instanceof Refusal) return place
      const files = sent.Pictures.flatMap(({ Address }) => pictures.fileOf(Address) ?? [])
      if (!(await pictures.areOwn([...new Set(files)], userId))) return NOT_YOUR_PICTURE
      // What indexing reads is loaded before anybody is kept waiting for it.
      await contentIndexRepository(db).index([])
      try {
        const id = await withUserLock(db, userId, (tx) =>
          (sent.Id === 0 ? add : mend)(tx, place, sent, userId),
        )
        return id instanceof Refusal ? id : await detail(id, userId)
      } catch (error) {
        if (error instanceof ItemRefusal) return refuse(CODE.fieldError, error.message)
        throw error
      }
    },
  }
}

export type QuestionMakingService = ReturnType<typeof questionMakingService>
