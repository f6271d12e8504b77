import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { getCourseDetailsInfo } from '#contract/course.ts'
import { editRecords, getLearningPageList } from '#contract/learning.ts'
import { questionsAnswer } from '#contract/question.ts'
import { CONTENT_TYPE, content } from '#server/db/schema/content.ts'
import { courseChapter, courseSection, SECTION_TYPE } from '#server/db/schema/course.ts'
import { QUESTION_TYPE, question } from '#server/db/schema/question.ts'
import { questionPoint } from '#server/db/schema/question-point.ts'
import { onEachEngine } from '#tests/support/each-engine.ts'

onEachEngine('a section that asks required questions', (harness) => {
  /** A course of one film that asks a composite question of two parts, which is required, and one that is not. */
  const aCourse = async () => {
    const { db } = harness().database
    const [like] = await db
      .select()
      .from(content)
      .where(and(eq(content.type, CONTENT_TYPE.recorded), eq(content.schoolOnly, false)))
      .limit(1)
    if (!like) throw new Error('the seed has no course')
    const { id: _, ...row } = like
    const [course] = await db
      .insert(content)
      .values({ ...row, sectionCount: 1 })
      .returning()
    const courseId = course?.id ?? 0
    const [chapter] = await db
      .insert(courseChapter)
      .values({ contentId: courseId, name: '第一章', sort: 1 })
      .returning()
    const [section] = await db
      .insert(courseSection)
      .values({
        chapterId: chapter?.id ?? 0,
        name: '第一节',
        sectionType: SECTION_TYPE.video,
        duration: 600,
        sort: 1,
      })
      .returning()
    const sectionId = section?.id ?? 0
    const ask = async (
      questionType: (typeof QUESTION_TYPE)[keyof typeof QUESTION_TYPE],
      parentId?: number,
    ) => {
      const [made] = await db
        .insert(question)
        .values({
          questionType,
          parentId: parentId ?? null,
          stem: '<p>对吗？</p>',
          options: [],
          answers: [['A']],
          analysis: '',
          score: 2,
          difficulty: 0.3,
          difficultyLevel: 18,
        })
        .returning()
      return made?.id ?? 0
    }
    const whole = await ask(QUESTION_TYPE.composite)
    const parts = [
      await ask(QUESTION_TYPE.judgement, whole),
      await ask(QUESTION_TYPE.judgement, whole),
    ] as const
    const optional = await ask(QUESTION_TYPE.judgement)
    await db.insert(questionPoint).values([
      { sectionId, questionId: whole, second: 100, required: true },
      { sectionId, questionId: optional, second: 200, required: false },
    ])
    return { courseId, sectionId, parts, optional, chapterId: chapter?.id ?? 0 }
  }
  type Course = Awaited<ReturnType<typeof aCourse>>

  const watch = async ({ courseId, sectionId }: Course, token: string) => {
    const { body } = await harness().ask.post(
      editRecords.path,
      {
        RecordSectionId: sectionId,
        RecordType: 1,
        RecordChapterId: 0,
        RecordNum: 0,
        Progress: 96,
        ProgressTime: 580,
        ProgressTimes: 600,
        CourseId: courseId,
        DetailsId: courseId,
        DetailsType: 1,
      },
      token,
    )
    return z.parse(editRecords.data, body.Data).IsFinished
  }
  const answer = async ({ courseId, sectionId }: Course, questionId: number, token: string) => {
    const item = { QuestionId: questionId, PointId: 0, Answer: ['A'], UseTime: 3 }
    const Items = [{ ...item, ClientId: `required-${courseId}-${questionId}` }]
    const { body } = await harness().ask.post(
      questionsAnswer.path,
      { CourseId: courseId, SectionId: sectionId, Items },
      token,
    )
    expect(body.Code).toBe(200)
  }
  /** What is left of the section, whether it is finished, and whether the course is. */
  const standing = async ({ courseId }: Course, token: string) => {
    const { body } = await harness().ask.get(`${getCourseDetailsInfo.path}?Id=${courseId}`, token)
    const [chapter] = z.parse(getCourseDetailsInfo.data, body.Data).Chapters ?? []
    const [section] = chapter?.Sections ?? []
    const list = await harness().ask.post(
      getLearningPageList.path,
      { Type: 1, Finished: 2, PageSize: 50 },
      token,
    )
    const finished = z.parse(getLearningPageList.data, list.body.Data).Items ?? []
    return [
      section?.RequiredOpen,
      section?.IsFinished,
      finished.some(({ Content }) => Content?.Id === courseId),
    ]
  }

  test('is finished when both is done, whichever comes last; its record tells of the film alone', async () => {
    const { ask } = harness()
    const token = await ask.tokenOf('emptyMenus')
    const [watched, answered] = [await aCourse(), await aCourse()]
    expect(await standing(watched, token)).toEqual([1, false, false])
    expect(await watch(watched, token)).toBe(true)
    expect(await standing(watched, token)).toEqual([1, false, false])
    await answer(watched, watched.parts[0], token)
    expect(await standing(watched, token)).toEqual([1, false, false])
    await answer(watched, watched.parts[1], token)
    expect(await standing(watched, token)).toEqual([0, true, true])

    for (const part of answered.parts) await answer(answered, part, token)
    expect(await standing(answered, token)).toEqual([0, false, false])
    expect(await watch(answered, token)).toBe(true)
    expect(await standing(answered, token)).toEqual([0, true, true])
  })

  test('and stands in a course with a document and an exercise: the course is finished when the exercise is, too', async () => {
    const { ask, database } = harness()
    const token = await ask.tokenOf('emptyMenus')
    const course = await aCourse()
    const { chapterId } = course
    const [, exercise] = await database.db
      .insert(courseSection)
      .values([
        { chapterId, name: '讲义', sectionType: SECTION_TYPE.file, duration: 0, sort: 2 },
        { chapterId, name: '练习', sectionType: SECTION_TYPE.questions, duration: 0, sort: 3 },
      ])
      .returning()
    const sectionId = exercise?.id ?? 0
    await database.db
      .insert(questionPoint)
      .values({ sectionId, questionId: course.optional, second: 0, required: true })
    await database.db.update(content).set({ sectionCount: 3 }).where(eq(content.id, course.courseId))
    const seen = async () => {
      const { body } = await ask.get(`${getCourseDetailsInfo.path}?Id=${course.courseId}`, token)
      const { Progress, Chapters } = z.parse(getCourseDetailsInfo.data, body.Data)
      return [Progress, Chapters?.[0]?.Sections?.map(({ IsFinished }) => IsFinished)]
    }

    await watch(course, token)
    for (const part of course.parts) await answer(course, part, token)
    expect(await seen()).toEqual([96, [true, false, false]])
    expect(await standing(course, token)).toEqual([0, true, false])
    await answer({ ...course, sectionId }, course.optional, token)
    expect(await seen()).toEqual([96, [true, false, true]])
    expect(await standing(course, token)).toEqual([0, true, true])
  })

  test('a course of exercises alone is begun with its first answer and finished with its last, each by whoever answers', async () => {
    const { ask, database } = harness()
    const [token, other] = [await ask.tokenOf('emptyMenus'), await ask.tokenOf('noOrganisation')]
    const course = await aCourse()
    const { chapterId, courseId } = course
    await database.db
      .update(courseSection)
      .set({ sectionType: SECTION_TYPE.questions, duration: 0 })
      .where(eq(courseSection.chapterId, chapterId))
    await database.db.insert(courseSection).values({
      ...{ chapterId, name: '讲义', sectionType: SECTION_TYPE.file, duration: 0, sort: 9 },
    })
    const mine = async (of: string) => {
      const { body } = await ask.post(getLearningPageList.path, { Type: 3, PageSize: 50 }, of)
      const found = z
        .parse(getLearningPageList.data, body.Data)
        .Items?.find(({ Content }) => Content?.Id === courseId)
      return found === undefined ? null : [found.IsFinished, found.UpdateTime !== '']
    }
    expect(await mine(token)).toBe(null)
    const [first, ...others] = course.parts
    await answer(course, first, token)
    expect(await mine(token)).toEqual([false, true])
    for (const part of others) await answer(course, part, token)
    expect(await mine(token)).toEqual([true, true])
    expect(await mine(other)).toBe(null)
  })

  test('leaves another user’s finishing alone', async () => {
    const { ask } = harness()
    const [one, other] = [await ask.tokenOf('emptyMenus'), await ask.tokenOf('noOrganisation')]
    const course = await aCourse()
    for (const part of course.parts) await answer(course, part, one)
    await watch(course, other)
    expect(await standing(course, other)).toEqual([1, false, false])
  })
})
