import { and, asc, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { getCourseDetailsInfo } from '#contract/course.ts'
import { getHomeLiveList } from '#contract/live.ts'
import { getLiveDetailsInfo, getLivePageList } from '#contract/live-course.ts'
import { getAiVideo, getResourceDetailsInfo, resourceContentInfo } from '#contract/resource.ts'
import { getSearchList } from '#contract/search-list.ts'
import { appUser } from '#server/db/schema/app-user.ts'
import { CONTENT_TYPE, type ContentType, content } from '#server/db/schema/content.ts'
import { explanationVideo } from '#server/db/schema/explanation-video.ts'
import { liveSchedule } from '#server/db/schema/live-schedule.ts'
import { type Harness, onEachEngine } from '#tests/support/each-engine.ts'
import type { Persona } from '#tests/support/server.ts'

const PATH = {
  course: getCourseDetailsInfo.path,
  live: getLiveDetailsInfo.path,
  resource: getResourceDetailsInfo.path,
  content: resourceContentInfo.path,
  videos: getAiVideo.path,
}

onEachEngine('the details of contents', (harness: () => Harness) => {
  const tokens = new Map<Persona, string>()
  const ask = async (path: string, id: number, persona: Persona = 'teacher') => {
    const token = tokens.get(persona) ?? (await harness().ask.tokenOf(persona))
    tokens.set(persona, token)
    const { status, body } = await harness().ask.get(`${path}?Id=${id}`, token)
    expect(status).toBe(200)
    return body
  }
  const read = async <S extends z.ZodMiniType>(
    call: { path: string; data: S },
    id: number,
    persona?: Persona,
  ) => {
    const { Code, Data, Message } = await ask(call.path, id, persona)
    expect([Code, Message]).toEqual([200, ''])
    return z.parse(call.data, Data)
  }
  const idOf = async (type: ContentType, name: string): Promise<number> => {
    const [found] = await harness()
      .database.db.select({ id: content.id })
      .from(content)
      .where(and(eq(content.type, type), eq(content.name, name)))
    if (!found) throw new Error(`there is no ${name}`)
    return found.id
  }

  test('a course: chapters with sections, teacher, files, related, and where the teacher stopped', async () => {
    const id = await idOf(CONTENT_TYPE.recorded, '勾股定理及其逆定理')
    const course = await read(getCourseDetailsInfo, id)
    expect((course.Chapters ?? []).map(({ Name, Sections }) => [Name, Sections?.length])).toEqual([
      ['勾股定理的发现与证明', 3],
      ['勾股定理的逆定理', 5],
      ['综合应用', 3],
    ])
    const sections = (course.Chapters ?? []).flatMap(({ Sections }) => Sections ?? [])
    expect(sections.length).toBe(course.SectionCount)
    expect(course.Teachers).toEqual([
      {
        Id: expect.any(Number) as unknown,
        Name: '徐明远',
        AvatarUrl: '',
        Title: '正高级教师',
        OrgName: '青禾实验学校',
      },
    ])
    const file = sections.find(({ SectionType }) => SectionType === 3)
    expect(file?.File).toMatchObject({
      Suffix: 'docx',
      Hash: expect.stringMatching(/^[0-9a-f]{64}$/) as unknown,
    })
    expect(file?.File?.Url).toMatch(/^\/api\/file\/\d+\?/)
    expect((course.Attachments ?? []).map(({ ContentId }) => ContentId)).toContain(file?.ContentId)
    expect(new Set(course.Attachments?.map(({ Id }) => Id)).size).toBe(course.Attachments?.length)
    expect(
      course.Related?.every(
        ({ Id, Type, SubjectId }) => Id !== id && Type === 1 && SubjectId === course.SubjectId,
      ),
    ).toBe(true)
    expect(course.Related?.length).toBeGreaterThan(0)
    expect(course.FinishRule).not.toBe('')
  })

  test('the progress in sections is the asking user’s own', async () => {
    const begun = await harness().database.db.execute<{ content_id: number; section_id: number; n: string }>(
      sql`select content_id, section_id, count(*) over () as n from zhiyuan.learning_record where user_id = 1 and record_type = 1 limit 1`,
    )
    const { content_id: id = 0, section_id: sectionId = 0 } = begun.rows[0] ?? {}
    const progressOf = async (persona: Persona) => {
      const { Chapters, LastRecord, StudyCount, ViewCount } = await read(getCourseDetailsInfo, id, persona)
      const own = (Chapters ?? [])
        .flatMap(({ Sections }) => Sections ?? [])
        .find(({ Id }) => Id === sectionId)
      return {
        progress: own?.Progress,
        position: own?.ProgressTime,
        last: LastRecord?.RecordSectionId,
        students: StudyCount ?? 0,
        seenByAll: (StudyCount ?? 0) <= (ViewCount ?? 0),
      }
    }
    const teacher = await progressOf('teacher')
    expect(teacher).toEqual({
      progress: expect.any(Number) as unknown,
      position: expect.any(Number) as unknown,
      last: sectionId,
      students: expect.any(Number) as unknown,
      seenByAll: true,
    })
    expect(teacher.progress).toBeGreaterThan(0)
    expect(teacher.students).toBeGreaterThan(0)
    expect(await progressOf('reviewer')).toEqual({
      progress: 0,
      position: 0,
      last: undefined,
      students: teacher.students,
      seenByAll: true,
    })
  })

  test('what is missing, withdrawn or another school’s is refused by every call of it', async () => {
    const old = await idOf(CONTENT_TYPE.recorded, '分式方程（2022 年旧版教材配套）')
    const jiangcheng = await idOf(CONTENT_TYPE.recorded, '江城第一中学数学社：抽屉原理与染色问题')
    expect(await ask(PATH.course, 999_999)).toEqual({ Code: 404, Data: null, Message: '没有找到这项内容' })
    expect(await ask(PATH.live, old)).toMatchObject({ Code: 404 })
    expect(await ask(PATH.course, old)).toEqual({ Code: 410, Data: null, Message: '这项内容已下架' })
    expect(await ask(PATH.course, jiangcheng, 'reviewer')).toEqual({
      Code: 403,
      Data: null,
      Message: '这项内容只对江城第一中学的老师开放',
    })
    expect(await ask(PATH.videos, jiangcheng, 'reviewer')).toMatchObject({ Code: 403 })
    expect(await ask(PATH.course, jiangcheng, 'teacher')).toMatchObject({ Code: 200 })
    const resource = await idOf(CONTENT_TYPE.resource, '阿基米德原理')
    for (const path of [PATH.resource, PATH.content])
      expect([
        (await ask(path, old)).Code,
        (await ask(path, resource)).Code,
        (await ask(path, -1)).Code,
      ]).toEqual([404, 200, 404])
  })

  test('a course without sections says so by an empty list', async () => {
    const course = await read(
      getCourseDetailsInfo,
      await idOf(CONTENT_TYPE.recorded, '数据的收集与整理：一次校园用水调查'),
    )
    expect([course.Chapters, course.SectionCount, course.LastRecord]).toEqual([[], 0, null])
  })

  test('a live course: sessions at their times, reservations of the occurrence, and what was called off', async () => {
    const { database, clock } = harness()
    const cancelled = await read(
      getLiveDetailsInfo,
      await idOf(CONTENT_TYPE.live, '几何画板工作坊：让动点自己走'),
    )
    expect([cancelled.IsCancelled, cancelled.IsReserved, cancelled.ReserveCount]).toEqual([true, false, 0])

    const [series] = await database.db
      .select()
      .from(liveSchedule)
      .where(and(isNotNull(liveSchedule.occurrences), isNull(liveSchedule.cancelledAt)))
      .orderBy(asc(liveSchedule.contentId))
    if (!series) throw new Error('there is no series')
    clock.set(new Date(series.startsAt.getTime() - 60_000))
    const token = await harness().ask.tokenOf('teacher')
    await harness().ask.post(
      '/api/user/userAction/addUserAction',
      { ActionType: 6, ObjectId: series.contentId, Type: 2 },
      token,
    )
    const before = await read(getLiveDetailsInfo, series.contentId)
    expect([before.LiveStatus, before.IsReserved, before.ReserveCount, before.IsCancelled]).toEqual([
      1,
      true,
      1,
      false,
    ])
    const sections = (before.Chapters ?? []).flatMap(({ Sections }) => Sections ?? [])
    expect(sections.map(({ StartTime, LiveStatus }) => [StartTime, LiveStatus])).toEqual(
      sections.map((_, index) => [
        new Date(series.startsAt.getTime() + index * series.periodSeconds * 1000).toISOString(),
        1,
      ]),
    )
    clock.set(new Date(series.startsAt.getTime() + 60_000))
    const during = await read(getLiveDetailsInfo, series.contentId)
    expect([during.LiveStatus, during.Chapters?.[0]?.Sections?.map(({ LiveStatus }) => LiveStatus)]).toEqual([
      2,
      sections.map((_, index) => (index === 0 ? 2 : 1)),
    ])
    expect((await read(getLiveDetailsInfo, series.contentId, 'reviewer')).IsReserved).toBe(false)
    clock.set(new Date())
  })

  test('the cards of an announced lesson tell whoever asks whether it is reserved, where it can be', async () => {
    const { database, clock } = harness()
    const [series] = await database.db
      .select()
      .from(liveSchedule)
      .where(and(isNotNull(liveSchedule.occurrences), isNull(liveSchedule.cancelledAt)))
      .orderBy(asc(liveSchedule.contentId))
    if (!series) throw new Error('there is no series')
    const { contentId } = series
    const [{ teacherId } = { teacherId: 0 }] = await database.db
      .select()
      .from(content)
      .where(eq(content.id, contentId))
    clock.set(new Date(series.startsAt.getTime() - 60_000))
    const reserve = async (ActionType: number) =>
      harness().ask.post(
        '/api/user/userAction/addUserAction',
        { ActionType, ObjectId: contentId, Type: 2 },
        await harness().ask.tokenOf('teacher'),
      )
    const onStrip = async (token?: string) => {
      const { body } = await harness().ask.get(`${getHomeLiveList.path}?count=50`, token)
      return z.parse(getHomeLiveList.data, body.Data).find(({ Id }) => Id === contentId)
    }
    const told = async (persona: 'teacher' | 'reviewer') => {
      const token = await harness().ask.tokenOf(persona)
      const list = await harness().ask.post(getLivePageList.path, { PageSize: 100 }, token)
      const found = await harness().ask.post(getSearchList.path, { Type: 2, PageSize: 100 }, token)
      const inList = z.parse(getLivePageList.data, list.body.Data).Items
      const inSearch = z.parse(getSearchList.data, found.body.Data).Items
      const cards = [...inList, ...inSearch].filter(({ Id }) => Id === contentId)
      return [await onStrip(token), ...cards].map((card) => card?.IsReserved)
    }
    await reserve(6)
    expect(await told('teacher')).toEqual([true, true, true])
    expect(await told('reviewer')).toEqual([false, false, false])
    expect((await onStrip())?.IsReserved).toBe(null)
    await reserve(7)
    expect(await told('teacher')).toEqual([false, false, false])
    // Who teaches it has nothing to reserve, nor has anybody once it runs.
    const [{ id: reviewerId } = { id: 0 }] = await database.db
      .select()
      .from(appUser)
      .where(eq(appUser.mobile, '13900000002'))
    await database.db.update(content).set({ teacherId: reviewerId }).where(eq(content.id, contentId))
    expect(await told('reviewer')).toEqual([null, null, null])
    await database.db.update(content).set({ teacherId }).where(eq(content.id, contentId))
    clock.set(new Date(series.startsAt.getTime() + 60_000))
    expect(await told('reviewer')).toEqual([null, null, null])
    clock.set(new Date())
  })

  test('a resource: its file, the same chapter, the one before and the one after', async () => {
    const id = await idOf(CONTENT_TYPE.resource, '勾股定理的逆定理教学设计')
    const detail = await read(getResourceDetailsInfo, id)
    expect(detail.Files).toHaveLength(1)
    expect(detail.Files?.[0]).toMatchObject({ Name: '勾股定理的逆定理教学设计.docx', Suffix: 'docx' })
    expect(detail.SameChapter?.length).toBeGreaterThan(0)
    expect(new Set(detail.SameChapter?.map(({ BookName }) => BookName))).toEqual(
      new Set(['八年级下册（2012版）']),
    )
    const ids = [...(detail.SameChapter ?? []), ...(detail.Related ?? [])].map(({ Id }) => Id)
    expect(new Set([id, ...ids]).size).toBe(ids.length + 1)

    const walk = async (from: number, to: 'PrevId' | 'NextId') => {
      const way: number[] = []
      for (let here = from; here !== 0; here = (await read(resourceContentInfo, here))[to] ?? 0)
        way.push(here)
      return way
    }
    const back = await walk(id, 'PrevId')
    const way = await walk(back.at(-1) ?? 0, 'NextId')
    expect(way.slice(0, back.length)).toEqual([...back].reverse())
    expect(new Set(way)).toEqual(new Set([id, ...(detail.SameChapter ?? []).map(({ Id }) => Id)]))
    expect(way.length).toBeGreaterThan(1)
  })

  test('what has no file and stands in no chapter is opened without either', async () => {
    const { database } = harness()
    const id = await idOf(CONTENT_TYPE.resource, '勾股定理的逆定理教学设计')
    const [{ fileId, chapterId } = { fileId: null, chapterId: null }] = await database.db
      .select({ fileId: content.fileId, chapterId: content.chapterId })
      .from(content)
      .where(eq(content.id, id))
    await database.db.update(content).set({ fileId: null, chapterId: null }).where(eq(content.id, id))
    const found = await read(resourceContentInfo, id)
    await database.db.update(content).set({ fileId, chapterId }).where(eq(content.id, id))
    expect(found).toMatchObject({
      Id: id,
      Name: '勾股定理的逆定理教学设计',
      File: null,
      PrevId: 0,
      NextId: 0,
    })
  })

  test('another school’s resource is nobody’s neighbour', async () => {
    const { database } = harness()
    const id = await idOf(CONTENT_TYPE.resource, '勾股定理的逆定理教学设计')
    const before = await read(getResourceDetailsInfo, id, 'noOrganisation')
    const closed = before.SameChapter?.[0]?.Id ?? 0
    await database.db.update(content).set({ schoolOnly: true }).where(eq(content.id, closed))
    const after = await read(getResourceDetailsInfo, id, 'noOrganisation')
    expect(after.SameChapter?.map(({ Id }) => Id)).toEqual(before.SameChapter?.slice(1).map(({ Id }) => Id))
    await database.db.update(content).set({ schoolOnly: false }).where(eq(content.id, closed))
  })

  test('short lessons explain a resource; none is an empty list', async () => {
    const id = await idOf(CONTENT_TYPE.resource, '阿基米德原理')
    expect(await read(getAiVideo, id)).toEqual([
      {
        Id: expect.any(Number) as unknown,
        Name: '浮力的大小跟哪些因素有关',
        CoverUrl: expect.stringMatching(/^\/api\/public\/file\//) as unknown,
        Url: expect.stringMatching(/^\/api\/file\/\d+\?/) as unknown,
        Duration: 36,
        QuestionId: 0,
      },
    ])
    const { db } = harness().database
    const [other] = await db
      .select({ id: content.id })
      .from(content)
      .where(and(eq(content.type, CONTENT_TYPE.resource), ne(content.id, id), eq(content.schoolOnly, false)))
      .limit(1)
    const asked = `${getAiVideo.path}?Id=${other?.id}&questionId=${id}`
    const outsider = await harness().ask.tokenOf('noOrganisation')
    const videos = async () => (await harness().ask.get(asked, outsider)).body
    expect(await videos()).toMatchObject({ Code: 200, Data: [{ QuestionId: id }] })
    await db.update(content).set({ schoolOnly: true }).where(eq(content.id, id))
    expect(await videos()).toMatchObject({ Code: 403, Data: null })
    await db.update(content).set({ schoolOnly: false }).where(eq(content.id, id))
    const [without] = await db
      .select({ id: content.id })
      .from(content)
      .where(
        and(
          eq(content.type, CONTENT_TYPE.resource),
          sql`not exists (select 1 from ${explanationVideo} where ${explanationVideo.contentId} = ${content.id})`,
        ),
      )
      .limit(1)
    expect(await read(getAiVideo, without?.id ?? 0)).toEqual([])
  })
})
