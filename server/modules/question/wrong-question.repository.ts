import { and, count, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/database.ts'
import { content } from '../../db/schema/content.ts'
import { courseChapter, courseSection } from '../../db/schema/course.ts'
import { curriculumNode } from '../../db/schema/curriculum-node.ts'
import { dismissedQuestion } from '../../db/schema/dismissed-question.ts'
import { question } from '../../db/schema/question.ts'
import { questionAnswer } from '../../db/schema/question-answer.ts'
import type { PageWanted } from '../../http/page.ts'
import { visibleTo } from '../content/content-card.query.ts'

const answered = alias(question, 'answered')
const asked = alias(question, 'asked')
const course = alias(content, 'course')

/** The question that was answered, or that it is a part of. */
const whole = sql<number>`coalesce(${answered.parentId}, ${answered.id})`

/** What users answered wrong. */
export const wrongQuestionRepository = (db: Db) => {
  /** The latest answer of a user to each question, wherever it was given; to all questions where none are named. */
  const latest = (userId: number, questionIds?: readonly number[]) =>
    db
      .selectDistinctOn([questionAnswer.questionId])
      .from(questionAnswer)
      .where(
        and(
          eq(questionAnswer.userId, userId),
          questionIds === undefined ? undefined : inArray(questionAnswer.questionId, [...questionIds]),
        ),
      )
      .orderBy(questionAnswer.questionId, desc(questionAnswer.answeredAt), desc(questionAnswer.id))

  /** Questions that a user last answered wrong, may still see and did not take out since. One that only a lesson asks is of the subject of its course. */
  const wrongOf = (userId: number) => {
    const last = latest(userId).as('latest')
    const open: SQL | undefined = or(isNull(content.id), visibleTo(userId))
    const dismissed = and(eq(dismissedQuestion.userId, userId), eq(dismissedQuestion.questionId, asked.id))
    return db
      .select({
        id: asked.id,
        at: sql<Date>`max(${last.answeredAt})`.as('at'),
        answerId: sql<number>`max(${last.id})`.as('answer_id'),
        subjectId: sql<number>`max(coalesce(${content.subjectId}, ${course.subjectId}, 0))`.as('subject_id'),
      })
      .from(last)
      .innerJoin(answered, eq(answered.id, last.questionId))
      .innerJoin(asked, sql`${asked.id} = ${whole}`)
      .leftJoin(content, eq(content.id, asked.contentId))
      .leftJoin(courseSection, eq(courseSection.id, last.sectionId))
      .leftJoin(courseChapter, eq(courseChapter.id, courseSection.chapterId))
      .leftJoin(course, eq(course.id, courseChapter.contentId))
      .leftJoin(dismissedQuestion, dismissed)
      .where(and(eq(last.isRight, false), open))
      .groupBy(asked.id)
      .having(sql`max(${last.id}) > coalesce(max(${dismissedQuestion.answerId}), 0)`)
      .as('wrong')
  }

  return {
    /** The ids of a page, the latest first; subject 0 for all. */
    async findPage(userId: number, subjectId: number, page: PageWanted): Promise<number[]> {
      const wrong = wrongOf(userId)
      const ofSubject = subjectId === 0 ? undefined : eq(wrong.subjectId, subjectId)
      const rows = await db
        .select({ id: wrong.id })
        .from(wrong)
        .where(ofSubject)
        .orderBy(desc(wrong.at), desc(wrong.id))
        .limit(page.size)
        .offset((page.index - 1) * page.size)
      return rows.map(({ id }) => id)
    },

    /** How many there are of each subject, the most first, with its name and that of its stage; those of none are subject 0. */
    async findSubjects(userId: number) {
      const wrong = wrongOf(userId)
      const stage = alias(curriculumNode, 'stage')
      return db
        .select({
          id: wrong.subjectId,
          name: sql<string>`coalesce(${stage.name}, '') || coalesce(${curriculumNode.name}, '')`,
          count: count(),
        })
        .from(wrong)
        .leftJoin(curriculumNode, eq(curriculumNode.id, wrong.subjectId))
        .leftJoin(stage, eq(stage.id, curriculumNode.parentId))
        .groupBy(wrong.subjectId, stage.name, curriculumNode.name)
        .orderBy(desc(count()), wrong.subjectId)
    },

    /** What a user answered last to these questions and their parts, wherever. */
    findLatestAnswers: (userId: number, questionIds: readonly number[]) => latest(userId, questionIds),

    /** False where it is none of the wrong ones. */
    async dismiss(userId: number, questionId: number): Promise<boolean> {
      const wrong = wrongOf(userId)
      const [found] = await db
        .select({ answerId: wrong.answerId })
        .from(wrong)
        .where(eq(wrong.id, questionId))
      if (!found) return false
      const { answerId } = found
      await db
        .insert(dismissedQuestion)
        .values({ userId, questionId, answerId })
        .onConflictDoUpdate({
          target: [dismissedQuestion.userId, dismissedQuestion.questionId],
          set: { answerId },
        })
      return true
    },

    async restore(userId: number, questionId: number): Promise<void> {
      await db
        .delete(dismissedQuestion)
        .where(and(eq(dismissedQuestion.userId, userId), eq(dismissedQuestion.questionId, questionId)))
    },
  }
}

export type WrongQuestionRepository = ReturnType<typeof wrongQuestionRepository>
