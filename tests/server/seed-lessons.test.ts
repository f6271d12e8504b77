import { and, asc, countDistinct, eq, isNotNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { getCourseDetailsInfo } from '#contract/course.ts'
import { getLearningPageList } from '#contract/learning.ts'
import { subjects } from '#demo/content/index.ts'
import { LESSON_SCRIPTS } from '#demo/lessons/index.ts'
import { LIBRARY_FILMS } from '#demo/lessons/library-films.ts'
import { FILM_QUESTIONS } from '#demo/questions/index.ts'
import { SeedFiles } from '#demo/seed/files.ts'
import { content } from '#server/db/schema/content.ts'
import { courseChapter, courseSection, SECTION_TYPE } from '#server/db/schema/course.ts'
import { file } from '#server/db/schema/file.ts'
import { learningRecord } from '#server/db/schema/learning-record.ts'
import { liveSchedule } from '#server/db/schema/live-schedule.ts'
import { question } from '#server/db/schema/question.ts'
import { questionPoint } from '#server/db/schema/question-point.ts'
import { onEachEngine } from '#tests/support/each-engine.ts'

/** Lessons without a film or a document of their own: never more than these. */
const STILL_TO_BE_RECORDED = 100
const HOUR_MS = 3600_000
const BEIJING_MS = 8 * HOUR_MS

onEachEngine('the lessons of the seed', (harness) => {
  const sections = () =>
    harness()
      .database.db.select({ section: courseSection, course: content, path: file.path })
      .from(courseSection)
      .innerJoin(courseChapter, eq(courseChapter.id, courseSection.chapterId))
      .innerJoin(content, eq(content.id, courseChapter.contentId))
      .leftJoin(file, eq(file.id, courseSection.fileId))
      .orderBy(asc(courseSection.id))

  const keyOf = (title: string): string => {
    const all = subjects.flatMap(({ stages }) => stages.flatMap((it) => [...it.courses, ...it.lives]))
    return all.find((it) => it.title === title)?.key ?? ''
  }

  test('have counts that agree: no more learners than views, as many sections as are listed, as long as its lessons', async () => {
    const { db } = harness().database
    const learners = await db
      .select({
        contentId: learningRecord.contentId,
        users: countDistinct(learningRecord.userId),
      })
      .from(learningRecord)
      .where(eq(learningRecord.recordType, 1))
      .groupBy(learningRecord.contentId)
    const listed = await sections()
    const courses = (await db.select().from(content)).filter(
      ({ type, withdrawnAt }) => (type === 1 || type === 2) && withdrawnAt === null,
    )
    const wrong = courses.filter(({ id, type, viewCount, sectionCount, duration }) => {
      const own = listed.filter(({ course }) => course.id === id)
      const students = learners.find(({ contentId }) => contentId === id)?.users ?? 0
      const length = own.reduce((sum, { section }) => sum + section.duration, 0)
      const isVisited = type === 2 || (own.length === 0 ? viewCount === 0 : students > 0)
      return students > viewCount || !isVisited || own.length !== sectionCount || length !== duration
    })
    expect(wrong.map(({ name }) => name)).toEqual([])
  })

  test('ask with the right option at every letter', async () => {
    const asked = await harness()
      .database.db.selectDistinct({ id: question.id, answers: question.answers })
      .from(question)
      .innerJoin(questionPoint, eq(questionPoint.questionId, question.id))
      .innerJoin(courseSection, eq(courseSection.id, questionPoint.sectionId))
      .where(and(eq(question.questionType, 1), eq(courseSection.sectionType, SECTION_TYPE.video)))
    const letters = asked.map(({ answers }) => answers[0]?.[0] ?? '')
    const shares = ['A', 'B', 'C', 'D'].map((letter) => letters.filter((one) => one === letter).length)
    expect(Math.max(...shares)).toBeLessThan(letters.length * 0.4)
    expect(Math.min(...shares)).toBeGreaterThan(letters.length * 0.1)
  })

  test('play no film but the one that is about them', async () => {
    const films = new Map(new SeedFiles().lessons.map(([key, lesson]) => [lesson.mp4.path, { key, lesson }]))
    const played = (await sections()).filter(
      ({ section: { sectionType }, path }) =>
        path !== null && (sectionType === SECTION_TYPE.video || sectionType === SECTION_TYPE.live),
    )
    const foreign = played.filter(({ section, course, path }) => {
      const film = films.get(path ?? '')
      const key = keyOf(course.name)
      const isOwn = film?.lesson.course === key && film.lesson.title === section.name
      return !isOwn && LIBRARY_FILMS[key]?.[section.name] !== film?.key
    })
    expect(played.length).toBeGreaterThan(130)
    expect(foreign.map(({ section }) => section.name)).toEqual([])
    const paths = played.map(({ path }) => path)
    expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([])
  })

  test('have in each course one with a film of its own, and in each live course all', async () => {
    const all = await sections()
    const courses = [...new Set(all.map(({ course }) => course.name))]
    const without = courses.filter((name) =>
      all.every(
        ({ course, section: { sectionType }, path }) =>
          course.name !== name ||
          path === null ||
          (sectionType !== SECTION_TYPE.video && sectionType !== SECTION_TYPE.live),
      ),
    )
    expect(courses.length).toBeGreaterThan(105)
    const pictureless = all.filter(
      ({ section: { sectionType }, path }) => sectionType === SECTION_TYPE.live && path === null,
    )
    expect(pictureless.map(({ section }) => section.name)).toEqual([])
    expect(without).toEqual([])
  })

  test('last as long as their films, and courses as long as their lessons', async () => {
    const lengths = new Map(
      new SeedFiles().lessons.map(([, { mp4 }]) => [mp4.path, Math.round(mp4.duration)]),
    )
    const all = await sections()
    const wrong = all.filter(
      ({ section: { sectionType, duration }, path }) =>
        sectionType === SECTION_TYPE.video && duration !== (lengths.get(path ?? '') ?? 0),
    )
    expect(wrong.map(({ section }) => section.name)).toEqual([])
    const sumOf = (id: number) =>
      all.filter(({ course }) => course.id === id).reduce((sum, { section }) => sum + section.duration, 0)
    expect(
      all.filter(({ course }) => course.duration !== sumOf(course.id)).map(({ course }) => course.name),
    ).toEqual([])
  })

  test('ask in a film what the film is about, while it plays', async () => {
    const { db } = harness().database
    const points = await db
      .select({ sectionId: questionPoint.sectionId, second: questionPoint.second, stem: question.stem })
      .from(questionPoint)
      .innerJoin(question, eq(question.id, questionPoint.questionId))
      .innerJoin(courseSection, eq(courseSection.id, questionPoint.sectionId))
      .where(and(eq(courseSection.sectionType, SECTION_TYPE.video), isNotNull(courseSection.fileId)))
    const all = await sections()
    const stemsOf = (key: string, name: string): readonly string[] => {
      const own = LESSON_SCRIPTS.find((it) => it.course === key && it.lesson === name)
      const library = FILM_QUESTIONS[LIBRARY_FILMS[key]?.[name] ?? ''] ?? []
      return [
        ...(own?.slides ?? []).flatMap(({ questions }) => questions.map(({ stem }) => stem)),
        ...library.map(({ question: { stem } }) => stem),
      ]
    }
    const wrong = points.filter(({ sectionId, second, stem }) => {
      const at = all.find(({ section }) => section.id === sectionId)
      if (!at) return true
      return second >= at.section.duration || !stemsOf(keyOf(at.course.name), at.section.name).includes(stem)
    })
    expect(points.length).toBeGreaterThan(100)
    expect(wrong.map(({ stem }) => stem)).toEqual([])
  })

  test('count as learned for whoever answered their exercises, and for nobody else', async () => {
    const { ask } = harness()
    const [teacher, newcomer] = [await ask.tokenOf('teacher'), await ask.tokenOf('emptyMenus')]
    const finished = async (token: string) => {
      const asked = { Type: 1, Finished: 2, PageSize: 50 }
      const { body } = await ask.post(getLearningPageList.path, asked, token)
      return (z.parse(getLearningPageList.data, body.Data).Items ?? []).map(({ Content }) => Content?.Id)
    }
    const [course, ...others] = await finished(teacher)
    expect(others).toEqual([])
    const exercises = async (token: string) => {
      const { body } = await ask.get(`${getCourseDetailsInfo.path}?Id=${course}`, token)
      return (z.parse(getCourseDetailsInfo.data, body.Data).Chapters ?? [])
        .flatMap(({ Sections }) => Sections ?? [])
        .filter(({ SectionType }) => SectionType === SECTION_TYPE.questions)
        .map(({ IsFinished }) => IsFinished)
    }
    expect(new Set(await exercises(teacher))).toEqual(new Set([true]))
    expect(new Set(await exercises(newcomer))).toEqual(new Set([false]))
    expect(await finished(newcomer)).toEqual([])
  })

  test('are still to be recorded in few cases only', async () => {
    const open = (await sections()).filter(
      ({ section: { sectionType, fileId }, course }) =>
        sectionType === SECTION_TYPE.video && fileId === null && course.withdrawnAt === null,
    )
    expect(open.length).toBeLessThan(STILL_TO_BE_RECORDED)
  })

  test('that are papers bear the names of those papers, and exercises have questions', async () => {
    const { db } = harness().database
    // One file may be a resource of several schools.
    const papers = await db
      .select({ fileId: content.fileId, name: content.name })
      .from(content)
      .where(eq(content.type, 3))
    const asking = new Set(
      (await db.select({ id: questionPoint.sectionId }).from(questionPoint)).map(({ id }) => id),
    )
    const all = await sections()
    const wrong = all.filter(({ section: { id, sectionType, fileId, name } }) => {
      if (sectionType === SECTION_TYPE.questions) return !asking.has(id)
      return (
        sectionType === SECTION_TYPE.file &&
        !papers.some((paper) => paper.fileId === fileId && paper.name === name)
      )
    })
    expect(wrong.map(({ section }) => section.name)).toEqual([])
  })

  test('are given live at school hours, each once, no two of one teacher at once; one room is always open', async () => {
    const { db } = harness().database
    const schedules = await db
      .select({ schedule: liveSchedule, course: content })
      .from(liveSchedule)
      .innerJoin(content, eq(content.id, liveSchedule.contentId))
    const always = schedules.filter(({ schedule }) => schedule.occurrences === null)
    expect(
      always.map(({ course, schedule }) => [course.name, schedule.periodSeconds - schedule.durationSeconds]),
    ).toEqual([['示范直播间：百分数应用随堂互动', 0]])
    const times = schedules.flatMap(({ schedule, course }) =>
      Array.from({ length: schedule.occurrences ?? 0 }, (_, turn) => {
        const start = schedule.startsAt.getTime() + turn * schedule.periodSeconds * 1000
        return {
          name: course.name,
          teacher: course.teacherId,
          start,
          end: start + schedule.durationSeconds * 1000,
        }
      }),
    )
    const isAtSchool = (from: number, to: number): boolean => {
      const [begin, end] = [new Date(from + BEIJING_MS), new Date(to + BEIJING_MS)]
      const minutes = (it: Date) => it.getUTCHours() * 60 + it.getUTCMinutes()
      const weekday = begin.getUTCDay()
      return weekday >= 1 && weekday <= 5 && minutes(begin) >= 8 * 60 && minutes(end) <= 17 * 60 + 30
    }
    expect(times.filter(({ start, end }) => !isAtSchool(start, end)).map(({ name }) => name)).toEqual([])
    const clashes = times.filter((one) =>
      times.some(
        (other) =>
          other !== one && other.teacher === one.teacher && other.start < one.end && one.start < other.end,
      ),
    )
    expect(clashes.map(({ name }) => name)).toEqual([])
    expect(
      schedules.filter(({ schedule, course }) => (schedule.occurrences ?? 1) !== course.sectionCount),
    ).toEqual([])
    const names = (await sections())
      .filter(({ section }) => section.sectionType === SECTION_TYPE.live)
      .map(({ section }) => section.name)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })
})
