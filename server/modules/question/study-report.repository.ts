import { and, asc, desc, eq, gte, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/database.ts'
import { content } from '../../db/schema/content.ts'
import { courseChapter, courseSection } from '../../db/schema/course.ts'
import { learningRecord, RECORD_TYPE } from '../../db/schema/learning-record.ts'
import { liveRound } from '../../db/schema/live-round.ts'
import { question } from '../../db/schema/question.ts'
import { questionAnswer } from '../../db/schema/question-answer.ts'
import { questionPoint } from '../../db/schema/question-point.ts'
import { isKept } from '../content/kept-section.query.ts'
import { hasRequiredOpen } from '../content/required-open.query.ts'

/** The day in Beijing, which knows no summer time. */
const day = sql<string>`to_char((${questionAnswer.answeredAt} at time zone 'UTC') + interval '8 hours', 'YYYY-MM-DD')`

const answered = alias(question, 'answered')

/** What is reported on: sections of a course. */
const inSections = (sectionIds: readonly number[]): SQL => inArray(questionAnswer.sectionId, [...sectionIds])

export interface DayRate {
  readonly day: string
  /** 0–1. */
  readonly rate: number
}

export const studyReportRepository = (db: Db) => {
  /**
   * Day by day, how many of the questions that were marked were right, each by the last answer of the day where it was asked; a
   * composite one counts once, by all of its parts.
   */
  const rates = async (where: SQL | undefined): Promise<DayRate[]> => {
    const asked = [day, questionAnswer.practiceId, questionAnswer.sectionId, questionAnswer.questionId]
    const latest = db
      .selectDistinctOn(asked, {
        day: day.as('day'),
        practiceId: questionAnswer.practiceId,
        sectionId: questionAnswer.sectionId,
        whole: sql<number>`coalesce(${answered.parentId}, ${answered.id})`.as('whole'),
        isRight: questionAnswer.isRight,
      })
      .from(questionAnswer)
      .innerJoin(answered, eq(answered.id, questionAnswer.questionId))
      .where(where)
      .orderBy(...asked, desc(questionAnswer.answeredAt), desc(questionAnswer.id))
    const { rows } = await db.execute<{ day: string; rate: number }>(sql`
      select day, avg(won)::float8 as rate from (
        select day, case
          when bool_or(not is_right) then 0
          when count(is_right) = greatest(1, (select count(*) from ${question} part where part.parent_id = whole)) then 1
        end as won
        from (${latest}) latest group by day, practice_id, section_id, whole) wholes
      where won is not null group by day order by day`)
    return [...rows]
  }

  return {
    /** The sections of a course in their order. */
    findSections: (courseId: number) =>
      db
        .select({ id: courseSection.id, name: courseSection.name })
        .from(courseSection)
        .innerJoin(courseChapter, eq(courseChapter.id, courseSection.chapterId))
        .where(and(eq(courseChapter.contentId, courseId), isKept))
        .orderBy(
          asc(courseChapter.sort),
          asc(courseChapter.id),
          asc(courseSection.sort),
          asc(courseSection.id),
        ),

    /** What the sections ask in its order: first by their films, then by their live rounds. */
    async findAsked(sectionIds: readonly number[]) {
      const ofFilms = await db
        .select({ sectionId: questionPoint.sectionId, questionId: questionPoint.questionId })
        .from(questionPoint)
        .where(inArray(questionPoint.sectionId, [...sectionIds]))
        .orderBy(asc(questionPoint.second), asc(questionPoint.id))
      const ofRounds = await db
        .select({ sectionId: liveRound.sectionId, questionId: liveRound.questionId })
        .from(liveRound)
        .where(inArray(liveRound.sectionId, [...sectionIds]))
        .orderBy(asc(liveRound.offsetSeconds), asc(liveRound.id))
      return [...ofFilms, ...ofRounds]
    },

    /** What a user answered last to each question of each section. */
    findInSections: (userId: number, sectionIds: readonly number[]) =>
      db
        .selectDistinctOn([questionAnswer.sectionId, questionAnswer.questionId])
        .from(questionAnswer)
        .where(and(eq(questionAnswer.userId, userId), inSections(sectionIds)))
        .orderBy(
          questionAnswer.sectionId,
          questionAnswer.questionId,
          desc(questionAnswer.answeredAt),
          desc(questionAnswer.id),
        ),

    /** What a user answered last to each question of a practice. */
    findInPractice: (userId: number, practiceId: string) =>
      db
        .selectDistinctOn([questionAnswer.questionId])
        .from(questionAnswer)
        .where(and(eq(questionAnswer.userId, userId), eq(questionAnswer.practiceId, practiceId)))
        .orderBy(questionAnswer.questionId, desc(questionAnswer.answeredAt), desc(questionAnswer.id)),

    /** The questions that these are, or are parts of, in the order in which a practice came to them. */
    async findWholes(userId: number, practiceId: string): Promise<number[]> {
      const whole = sql<number>`coalesce(${answered.parentId}, ${answered.id})`
      const rows = await db
        .select({ id: whole })
        .from(questionAnswer)
        .innerJoin(answered, eq(answered.id, questionAnswer.questionId))
        .where(and(eq(questionAnswer.userId, userId), eq(questionAnswer.practiceId, practiceId)))
        .groupBy(sql`1`)
        .orderBy(sql`min(${questionAnswer.id})`)
      return rows.map(({ id }) => id)
    },

    ratesInSections: (userId: number, sectionIds: readonly number[]) =>
      rates(and(eq(questionAnswer.userId, userId), inSections(sectionIds))),

    /** Of all practices of a user in the subjects of these questions, since an instant. */
    ratesLike(userId: number, questionIds: readonly number[], since: Date): Promise<DayRate[]> {
      const subjects = db
        .select({ id: content.subjectId })
        .from(content)
        .innerJoin(question, eq(question.contentId, content.id))
        .where(inArray(question.id, [...questionIds]))
      const alike = db
        .select({ id: question.id })
        .from(question)
        .innerJoin(content, eq(content.id, question.contentId))
        .where(
          and(
            sql`${question.id} = coalesce(${answered.parentId}, ${answered.id})`,
            inArray(content.subjectId, subjects),
          ),
        )
      return rates(
        and(
          eq(questionAnswer.userId, userId),
          isNotNull(questionAnswer.practiceId),
          gte(questionAnswer.answeredAt, since),
          sql`exists (${alike})`,
        ),
      )
    },

    /** How many users have more points for the latest answers to these sections. */
    async countAhead(sectionIds: readonly number[], points: number): Promise<number> {
      const latest = db
        .selectDistinctOn([questionAnswer.userId, questionAnswer.sectionId, questionAnswer.questionId], {
          userId: questionAnswer.userId,
          score: questionAnswer.score,
        })
        .from(questionAnswer)
        .where(inSections(sectionIds))
        .orderBy(
          questionAnswer.userId,
          questionAnswer.sectionId,
          questionAnswer.questionId,
          desc(questionAnswer.answeredAt),
          desc(questionAnswer.id),
        )
      const { rows } = await db.execute<{ n: number }>(sql`
        select count(*)::int as n from (
          select user_id from (${latest}) latest group by user_id having sum(score) > ${points}::real + 0.005) ahead`)
      return rows[0]?.n ?? 0
    },

    /** Seconds watched of these sections, and how many of them were finished. */
    async findWatched(userId: number, sectionIds: readonly number[]) {
      const [found] = await db
        .select({
          seconds:
            sql<number>`coalesce(round(sum(${learningRecord.duration} * ${learningRecord.progress} / 100)), 0)`.mapWith(
              Number,
            ),
          finished: sql<number>`count(*) filter (where ${learningRecord.isFinished}
            and not ${hasRequiredOpen(learningRecord.sectionId, userId)})`.mapWith(Number),
        })
        .from(learningRecord)
        .where(
          and(
            eq(learningRecord.userId, userId),
            eq(learningRecord.recordType, RECORD_TYPE.learning),
            inArray(learningRecord.sectionId, [...sectionIds]),
          ),
        )
      return found ?? { seconds: 0, finished: 0 }
    },
  }
}

export type StudyReportRepository = ReturnType<typeof studyReportRepository>
