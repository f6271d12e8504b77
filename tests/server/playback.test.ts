import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { getCourseDetailsInfo } from '#contract/course.ts'
import { getStructurePageContentInfo } from '#contract/playback.ts'
import { SeedFiles } from '#demo/seed/files.ts'
import { content } from '#server/db/schema/content.ts'
import { courseChapter, courseSection } from '#server/db/schema/course.ts'
import { filmStream } from '#server/db/schema/film.ts'
import { learningRecord } from '#server/db/schema/learning-record.ts'
import { question } from '#server/db/schema/question.ts'
import { questionPoint } from '#server/db/schema/question-point.ts'
import { onEachEngine } from '#tests/support/each-engine.ts'

const INFO = '/api/user/structurepagecontent/getstructurepagecontentinfo'
const COURSE = '/api/user/structuredirectory/getcoursedetailsinfo'
const FILM = 'physics-junior-buoyancy-video'

onEachEngine('playing a lesson', (harness) => {
  let token = ''
  /** Sections of an open course that show the film on buoyancy, in order; and all films of that course. */
  let shown: (typeof courseSection.$inferSelect)[] = []
  let courseId = 0
  let films: number[] = []

  beforeAll(async () => {
    const { db } = harness().database
    token = await harness().ask.tokenOf('reviewer')
    const digest = new SeedFiles().lessons.find(([key]) => key === FILM)?.[1].mp4.sha256 ?? ''
    const rows = await db
      .select({ section: courseSection, courseId: courseChapter.contentId })
      .from(courseSection)
      .innerJoin(courseChapter, eq(courseChapter.id, courseSection.chapterId))
      .innerJoin(content, eq(content.id, courseChapter.contentId))
      .where(
        and(
          sql`${courseSection.fileId} = (select id from zhiyuan.file where encode(sha256, 'hex') = ${digest})`,
          eq(courseSection.sectionType, 1),
          sql`${content.withdrawnAt} is null and not ${content.schoolOnly}`,
        ),
      )
      .orderBy(courseSection.id)
    courseId = rows[0]?.courseId ?? 0
    shown = rows.filter((row) => row.courseId === courseId).map(({ section }) => section)
    const all = await db
      .select({ id: courseSection.id })
      .from(courseSection)
      .innerJoin(courseChapter, eq(courseChapter.id, courseSection.chapterId))
      .where(
        and(
          eq(courseChapter.contentId, courseId),
          eq(courseSection.sectionType, 1),
          isNotNull(courseSection.fileId),
        ),
      )
      .orderBy(courseChapter.sort, courseSection.sort)
    films = all.map(({ id }) => id)
  })

  const aSection = () => {
    const [section] = shown
    if (!section) throw new Error('the seed has no section with this film')
    return section
  }
  const info = async (id: number) => {
    const { body } = await harness().ask.get(`${INFO}?Id=${id}`, token)
    if (body.Code !== 200) throw new Error(JSON.stringify(body))
    return z.parse(getStructurePageContentInfo.data, body.Data)
  }

  test('a section comes with everything that a player needs', async () => {
    const section = aSection()
    const place = films.indexOf(section.id)
    const points = await harness()
      .database.db.select()
      .from(questionPoint)
      .where(eq(questionPoint.sectionId, section.id))
      .orderBy(questionPoint.second)
    const [course] = await harness().database.db.select().from(content).where(eq(content.id, courseId))
    const required = points.filter((point) => point.required).length
    expect(points.length).toBeGreaterThanOrEqual(2)
    expect(await info(section.id)).toEqual({
      CourseId: courseId,
      ChapterId: section.chapterId,
      SectionId: section.id,
      Name: section.name,
      CourseName: course?.name,
      PlayUrls: [
        {
          Label: '自动',
          Url: expect.stringMatching(/^\/api\/stream\/\d+-[\w-]+\/\d+-\d+\/master\.m3u8$/) as unknown,
          Mime: 'application/vnd.apple.mpegurl',
          Height: 0,
          CloudVideoId: '',
          CloudPlayAuth: '',
        },
        {
          Label: '原画',
          Url: expect.stringMatching(/^\/api\/file\/\d+\?use=inline&/) as unknown,
          Mime: 'video/mp4',
          Height: 0,
          CloudVideoId: '',
          CloudPlayAuth: '',
        },
      ],
      PosterUrl: expect.stringMatching(/\.jpg$/) as unknown,
      Subtitles: [
        { Lang: 'zh-CN', Label: '中文', Url: expect.stringMatching(/^\/api\/file\/\d+\?/) as unknown },
      ],
      Chapters: [
        { Second: 0, Name: '片头' },
        { Second: 4.8, Name: '称重法' },
        { Second: 14.4, Name: '浸入体积由一半变为全部' },
        { Second: 22, Name: '浸没后从较浅处移到较深处' },
        { Second: 29.3, Name: '改浸没在浓盐水中' },
      ],
      Duration: section.duration,
      QuestionPoints: points.map(({ id, questionId, second, required: isRequired }) => ({
        PointId: id,
        QuestionId: questionId,
        Second: second,
        Required: isRequired,
        IsAnswered: false,
      })),
      Record: null,
      PrevSectionId: films[place - 1] ?? 0,
      NextSectionId: films[place + 1] ?? 0,
      FinishRule: `看满 90% 并完成 ${required} 道必答题即为学完`,
    })
  })

  test('what it names can be fetched: film, stream and captions', async () => {
    const { PlayUrls, Subtitles, PosterUrl } = await info(aSection().id)
    const addresses = [...(PlayUrls ?? []), ...(Subtitles ?? [])].map(({ Url }) => Url)
    const answers = await Promise.all(
      [...addresses, PosterUrl ?? ''].map((url) => harness().app.inject({ method: 'GET', url })),
    )
    expect(
      answers.map(({ statusCode, headers }) => [statusCode, String(headers['content-type']).split(';')[0]]),
    ).toEqual([
      [200, 'application/vnd.apple.mpegurl'],
      [200, 'video/mp4'],
      [200, 'text/vtt'],
      [200, 'image/jpeg'],
    ])
    expect(answers[2]?.body).toMatch(/^WEBVTT\n\n00:00:/)
  })

  test('where the user left off is told, and the ends of the course have no neighbours', async () => {
    const section = aSection()
    const now = harness().clock.read()
    await harness()
      .database.db.insert(learningRecord)
      .values({
        userId: 2,
        recordType: 1,
        contentId: courseId,
        chapterId: section.chapterId,
        sectionId: section.id,
        playCount: 1,
        progress: 40,
        position: 14,
        duration: section.duration,
        isFinished: false,
        updatedAt: now,
      })
      .onConflictDoUpdate({
        target: [
          learningRecord.userId,
          learningRecord.recordType,
          learningRecord.contentId,
          learningRecord.sectionId,
        ],
        set: { progress: 40, position: 14, updatedAt: now },
      })
    const { Record } = await info(section.id)
    expect([Record?.Progress, Record?.ProgressTime, Record?.UpdateTime]).toEqual([40, 14, now.toISOString()])
    const ends = [await info(films[0] ?? 0), await info(films.at(-1) ?? 0)]
    expect([ends[0]?.PrevSectionId, ends[1]?.NextSectionId]).toEqual([0, 0])
  })

  test('a film without a stream is played whole, one that is still being prepared not yet', async () => {
    const { db } = harness().database
    const [section] = shown.slice(-1)
    if (!section) throw new Error('no section')
    await db.delete(filmStream).where(eq(filmStream.fileId, section.fileId ?? 0))
    expect((await info(section.id)).PlayUrls?.map(({ Mime }) => Mime)).toEqual(['video/mp4'])
    await db.update(courseSection).set({ fileId: null }).where(eq(courseSection.id, section.id))
    expect((await info(section.id)).PlayUrls).toEqual([])
    await db.insert(filmStream).values({ fileId: section.fileId ?? 0, path: `hls/${FILM}` })
    await db.update(courseSection).set({ fileId: section.fileId }).where(eq(courseSection.id, section.id))
  })

  test('nothing is told of a section that is not there, of another kind of course, or out of reach', async () => {
    const { db } = harness().database
    const sectionOf = async (where: ReturnType<typeof sql>) => {
      const [found] = await db
        .select({ id: courseSection.id })
        .from(courseSection)
        .innerJoin(courseChapter, eq(courseChapter.id, courseSection.chapterId))
        .innerJoin(content, eq(content.id, courseChapter.contentId))
        .where(where)
        .limit(1)
      return found?.id ?? 0
    }
    const stranger = await harness().ask.tokenOf('noOrganisation')
    const asked = [
      await harness().ask.get(`${INFO}?Id=999999`, token),
      await harness().ask.get(`${INFO}?Id=-1`, token),
      await harness().ask.get(`${INFO}?Id=${await sectionOf(sql`${content.type} = 2`)}`, token),
      await harness().ask.get(
        `${INFO}?Id=${await sectionOf(sql`${content.withdrawnAt} is not null`)}`,
        token,
      ),
      await harness().ask.get(`${INFO}?Id=${await sectionOf(sql`${content.schoolOnly}`)}`, stranger),
    ]
    expect(asked.map(({ status, body }) => [status, body.Code])).toEqual([
      [200, 404],
      [200, 404],
      [200, 404],
      [200, 410],
      [200, 403],
    ])
    expect((await harness().ask.get(`${INFO}?Id=${aSection().id}`)).status).toBe(401)
  })

  test('the list of sections says how many questions each asks', async () => {
    const { body } = await harness().ask.get(`${COURSE}?Id=${courseId}`, token)
    const { Chapters, FinishRule } = z.parse(getCourseDetailsInfo.data, body.Data)
    const counts = (Chapters ?? []).flatMap(({ Sections }) =>
      (Sections ?? []).map(({ Id, QuestionCount }) => [Id, QuestionCount] as const),
    )
    const { QuestionPoints } = await info(aSection().id)
    expect(new Map(counts).get(aSection().id)).toBe(QuestionPoints?.length)
    expect(FinishRule).toContain('90%')
  })

  test('every film of the seed asks at least twice, in time, and what is required before the film is watched', async () => {
    const { db } = harness().database
    const points = await db
      .select({
        sectionId: courseSection.id,
        duration: courseSection.duration,
        second: questionPoint.second,
        required: questionPoint.required,
      })
      .from(courseSection)
      .leftJoin(questionPoint, eq(questionPoint.sectionId, courseSection.id))
      .where(and(eq(courseSection.sectionType, 1), isNotNull(courseSection.fileId)))
    const counts = new Map<number, number>()
    for (const { sectionId } of points) counts.set(sectionId, (counts.get(sectionId) ?? 0) + 1)
    expect([...counts].filter(([, count]) => count < 2)).toEqual([])
    expect(
      points.filter(
        ({ second, duration, required }) =>
          second === null || second > duration - 1 || (required && second >= 0.9 * duration),
      ),
    ).toEqual([])
    const kinds = await db.selectDistinct({ type: question.questionType }).from(question)
    expect(kinds.map(({ type }) => type).sort((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6])
  })
})
