import { eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { getBannerList, getBaseTree, homeIndex } from '#contract/catalogue.ts'
import { content } from '#server/db/schema/content.ts'
import { courseChapter, courseSection } from '#server/db/schema/course.ts'
import { learningRecord, RECORD_TYPE } from '#server/db/schema/learning-record.ts'
import { onEachEngine } from '#tests/support/each-engine.ts'
import { BANNERS, BASE_TREE, HOME, HOT } from '#tests/support/server-client.ts'

const REVIEWER = 2

onEachEngine('the catalogue', (harness) => {
  const home = async (query = '', token?: string) => {
    const { body } = await harness().ask.get(`${HOME}${query}`, token)
    return z.parse(homeIndex.data, body.Data)
  }

  test('answers a visitor the categories with the subjects that have something in them', async () => {
    const { status, body } = await harness().ask.get(BASE_TREE)
    const tree = z.parse(getBaseTree.data, body.Data)
    expect(status).toBe(200)
    expect(tree.map(({ Children, ...node }) => node)).toEqual([
      { Id: 1, Name: '课程视频', Type: 1, TagId: 0, Code: 'course', Show: true, Sort: 1 },
      { Id: 2, Name: '课程直播', Type: 2, TagId: 0, Code: 'live', Show: true, Sort: 2 },
      { Id: 3, Name: '资料库', Type: 3, TagId: 0, Code: 'resource', Show: true, Sort: 3 },
      { Id: 4, Name: '题库', Type: 4, TagId: 0, Code: 'question', Show: true, Sort: 4 },
    ])
    for (const { Type, Children } of tree) {
      expect(Children?.map(({ Name }) => Name)).toEqual(['小学', '初中', '高中'])
      const stages = Children ?? []
      const subjects = stages.flatMap((stage) => stage.Children ?? [])
      expect(subjects.map((subject) => subject.Children)).toEqual(subjects.map(() => []))
      for (const list of [stages, ...stages.map((stage) => stage.Children ?? [])]) {
        expect(list.every((child) => child.Type === Type)).toBe(true)
        expect(list.map(({ Sort }) => Sort)).toEqual(list.map((_, index) => index + 1))
      }
    }
    const junior = tree[2]?.Children?.find(({ Code }) => Code === 'junior')
    expect(junior?.Children?.find(({ Name }) => Name === '数学')?.Code).toBe('junior-math')
  })

  test('has the subjects of what schools keep to themselves, and none of what is withdrawn', async () => {
    const { db } = harness().database
    const filled = async () => {
      const tree = z.parse(getBaseTree.data, (await harness().ask.get(BASE_TREE)).body.Data)
      return tree.map(({ Children }) =>
        (Children ?? []).flatMap((stage) => stage.Children ?? []).map(({ Id }) => Id),
      )
    }
    const before = await filled()
    const subjectId = before[0]?.find((id) => before[1]?.includes(id) && before[2]?.includes(id)) ?? 0
    const isShown = async () => (await filled()).map((ids) => ids.includes(subjectId))
    expect(await isShown()).toEqual([true, true, true, true])
    const rows = await db.select().from(content).where(eq(content.subjectId, subjectId))
    const ofSubject = eq(content.subjectId, subjectId)
    await db.update(content).set({ schoolOnly: true, organisationId: 1 }).where(ofSubject)
    expect(await isShown()).toEqual([true, true, true, true])
    await db.update(content).set({ withdrawnAt: new Date() }).where(ofSubject)
    expect(await isShown()).toEqual([false, false, false, true])
    for (const { id, schoolOnly, organisationId, withdrawnAt } of rows)
      await db.update(content).set({ schoolOnly, organisationId, withdrawnAt }).where(eq(content.id, id))
  })

  test('answers a visitor the banners, whose pictures can be fetched and kept for ever', async () => {
    const { app, ask } = harness()
    const banners = z.parse(getBannerList.data, (await ask.get(BANNERS)).body.Data)
    expect(banners.map(({ Sort }) => Sort)).toEqual([1, 2, 3, 4])
    for (const { ImageUrl, MobileImageUrl } of banners) {
      for (const url of [ImageUrl, MobileImageUrl ?? '']) {
        const picture = await app.inject({ method: 'GET', url })
        expect([
          picture.statusCode,
          picture.headers['content-type'],
          picture.headers['cache-control'],
        ]).toEqual([200, 'image/webp', 'public, max-age=31536000, immutable'])
        expect(picture.rawPayload.length).toBe(Number(picture.headers['content-length']))
        const again = await app.inject({
          method: 'GET',
          url,
          headers: { 'if-none-match': String(picture.headers.etag) },
        })
        expect(again.statusCode).toBe(304)
      }
    }
  })

  test.each(['0'.repeat(64), 'nothing', '..%2F..%2Fpackage.json'])('has no public file %s', async (name) => {
    const { status, body } = await harness().ask.get(`/api/public/file/${name}.webp`)
    expect([status, body.Code]).toEqual([404, 404])
  })

  test('answers at most ten hot terms of a type, and those of courses without one', async () => {
    const { ask } = harness()
    const terms = async (query: string) => (await ask.get(`${HOT}${query}`)).body.Data
    const lists = await Promise.all(['?type=1', '?type=2', '?type=3', '?type=4'].map(terms))
    for (const list of lists) expect(list).toHaveLength(10)
    expect(await terms('')).toEqual(lists[0])
    expect(await terms('?type=0')).toEqual(lists[0])
    expect(await terms('?type=99')).toEqual([])
  })

  test('shows a visitor no blocks', async () => {
    expect(await home()).toEqual({ Classifies: [], Continue: [] })
  })

  test('shows a user one block a visible category, newest first', async () => {
    const { Classifies } = await home('', await harness().ask.tokenOf('teacher'))
    expect(Classifies?.map(({ Items, ...classify }) => ({ ...classify, items: Items?.length }))).toEqual([
      { Id: 1, Name: '课程视频', TagId: 0, Type: 1, Show: true, items: 12 },
      { Id: 2, Name: '课程直播', TagId: 0, Type: 2, Show: true, items: 12 },
      { Id: 3, Name: '资料库', TagId: 0, Type: 3, Show: true, items: 12 },
    ])
    const [courses, , resources] = Classifies ?? []
    for (const block of [courses, resources]) {
      const times = block?.Items?.map(({ UpdateTime }) => UpdateTime ?? '') ?? []
      expect(times).toEqual([...times].sort().reverse())
    }
    expect(
      resources?.Items?.every(({ Tags, Suffix, FileSize }) => Tags?.length === 1 && Suffix && FileSize),
    ).toBe(true)
  })

  test('narrows the blocks to a stage and a subject', async () => {
    const { ask } = harness()
    const token = await ask.tokenOf('teacher')
    const tree = z.parse(getBaseTree.data, (await ask.get(BASE_TREE)).body.Data)
    const subject = tree[2]?.Children?.flatMap(({ Children }) => Children ?? []).find(
      ({ Code }) => Code === 'senior-physics',
    )
    const bySubject = await home(`?subjectId=${subject?.Id}`, token)
    const places = bySubject.Classifies?.flatMap(({ Items }) => Items ?? []) ?? []
    expect(new Set(places.map(({ StageName, SubjectName }) => `${StageName}${SubjectName}`))).toEqual(
      new Set(['高中物理']),
    )
    const byStage = await home('?stageId=1', token)
    const stages = byStage.Classifies?.flatMap(({ Items }) => Items ?? []).map(({ StageName }) => StageName)
    expect(new Set(stages)).toEqual(new Set(['小学']))
    const nowhere = await home('?stageId=1&subjectId=2147483647', token)
    expect(nowhere.Classifies?.map(({ Items }) => Items)).toEqual([[], [], []])
  })

  test('goes on with the latest unfinished section of the last four courses', async () => {
    const { ask } = harness()
    const { Continue } = await home('', await ask.tokenOf('teacher'))
    const shares = Continue?.map(({ Record }) => Record.Progress)
    expect(shares).toEqual([42, 71, 18, 55])
    expect(new Set(Continue?.map(({ SubjectName }) => SubjectName)).size).toBe(4)
    for (const { Id, Type, Progress, Record } of Continue ?? []) {
      expect([Record.CourseId, Record.DetailsId, Record.DetailsType, Record.IsFinished]).toEqual([
        Id,
        Id,
        Type,
        false,
      ])
      expect(Record.RecordSectionId).toBeGreaterThan(0)
      expect(Record.ProgressTime).toBeLessThan(Record.ProgressTimes ?? 0)
      expect(Progress).toBeGreaterThan(0)
    }
    expect((await home('', await ask.tokenOf('reviewer'))).Continue).toEqual([])
  })

  test('goes on with older courses in place of those that are withdrawn or closed to the user', async () => {
    const { db } = harness().database
    const token = await harness().ask.tokenOf('reviewer')
    const shown = async () => (await home('', token)).Continue?.map(({ Id }) => Id) ?? []
    const sections = await db
      .select({
        contentId: courseChapter.contentId,
        chapterId: courseChapter.id,
        sectionId: courseSection.id,
      })
      .from(courseSection)
      .innerJoin(courseChapter, eq(courseChapter.id, courseSection.chapterId))
      .innerJoin(content, eq(content.id, courseChapter.contentId))
      .where(eq(content.type, 1))
    const places = [...new Map(sections.map((place) => [place.contentId, place])).values()].slice(0, 6)
    const [first = 0, second = 0, ...others] = places.map(({ contentId }) => contentId)
    await db.insert(learningRecord).values(
      places.map((place, at) => ({
        ...place,
        userId: REVIEWER,
        recordType: RECORD_TYPE.learning,
        playCount: 1,
        progress: 30,
        position: 60,
        duration: 200,
        isFinished: false,
        updatedAt: new Date(Date.UTC(2026, 0, 20 - at)),
      })),
    )
    expect(await shown()).toEqual([first, second, ...others.slice(0, 2)])
    const rows = await db
      .select()
      .from(content)
      .where(inArray(content.id, [first, second]))
    await db.update(content).set({ withdrawnAt: new Date() }).where(eq(content.id, first))
    await db.update(content).set({ schoolOnly: true, organisationId: 2 }).where(eq(content.id, second))
    expect(await shown()).toEqual(others)
    for (const { id, schoolOnly, organisationId, withdrawnAt } of rows)
      await db.update(content).set({ schoolOnly, organisationId, withdrawnAt }).where(eq(content.id, id))
    await db.delete(learningRecord).where(eq(learningRecord.userId, REVIEWER))
  })

  test.each([
    [`${HOME}?stageId=abc`, 'stageId'],
    [`${HOME}?subjectId=1.5`, 'subjectId'],
    [`${HOME}?stageId=99999999999`, 'stageId'],
    [`${HOT}?type=-1`, 'type'],
  ])('names what is wrong in %s', async (url, field) => {
    const { status, body } = await harness().ask.get(url)
    expect([status, body.Code, body.Message]).toEqual([200, 400, expect.stringContaining(field)])
  })
})
