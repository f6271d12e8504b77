import { and, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { getCourseDetailsInfo } from '#contract/course.ts'
import type { CourseChapter, CourseDocument } from '#contract/course-document.ts'
import { editRecords } from '#contract/learning.ts'
import { getStructurePageContentInfo } from '#contract/playback.ts'
import { getPublished } from '#contract/release.ts'
import { getCourseDrafts, saveCourseDraft } from '#contract/studio.ts'
import { courseCaption, saveCourseCaption } from '#contract/studio-caption.ts'
import { saveCourseCover } from '#contract/studio-cover.ts'
import {
  compareCourse,
  discardCourseRevision,
  getCourseVersions,
  offerCourse,
  publishCourseDraft,
  recallCourseDraft,
  returnCourseDraft,
  submitCourseDraft,
  withdrawCourse,
} from '#contract/studio-life.ts'
import { setCourseEditors } from '#contract/studio-people.ts'
import { getCourseTags } from '#contract/studio-tag.ts'
import { auditEntry } from '#server/db/schema/audit-entry.ts'
import { content } from '#server/db/schema/content.ts'
import { contentTag } from '#server/db/schema/content-tag.ts'
import { courseSection } from '#server/db/schema/course.ts'
import { curriculumNode, NODE_TYPE } from '#server/db/schema/curriculum-node.ts'
import { file } from '#server/db/schema/file.ts'
import { learningRecord } from '#server/db/schema/learning-record.ts'
import { membership } from '#server/db/schema/membership.ts'
import { privateFile } from '#server/db/schema/private-file.ts'
import { question } from '#server/db/schema/question.ts'
import { tag, tagGroup } from '#server/db/schema/tag.ts'
import { aChapter, aSection, keyOf } from '#tests/support/a-course.ts'
import { JPEG_BASE64 } from '#tests/support/a-jpeg.ts'
import { onEachEngine } from '#tests/support/each-engine.ts'
import { afterLeaving, sentId, studioOf } from '#tests/support/studio-client.ts'

const VTT = 'WEBVTT\n\n00:01.000 --> 00:02.000\n开始\n'

onEachEngine('publishing courses', (harness) => {
  const { ask, get, create, open, write, publish } = studioOf(harness)
  let place: CourseDocument['place']
  let fileId = 0
  let questions: readonly number[] = []

  beforeAll(async () => {
    const { db } = harness().database
    const [course] = await db.select().from(content).where(eq(content.type, 1)).limit(1)
    const { stageId = 0, subjectId = 0 } = course ?? {}
    place = { stageId, subjectId, versionId: 0, bookId: 0, chapterId: 0, knowId: 0 }
    const [film] = await db.select().from(file).where(eq(file.mime, 'video/mp4')).limit(1)
    fileId = film?.id ?? 0
    const now = new Date()
    const { Owner } = await open(await create())
    await db
      .insert(privateFile)
      .values({ userId: Owner.Id, directoryId: null, name: '课堂', fileId, createdAt: now, updatedAt: now })
    const { Owner: reviewer } = await open(await create('reviewer'), 'reviewer')
    await db.insert(privateFile).values({
      userId: reviewer.Id,
      directoryId: null,
      name: '课堂',
      fileId,
      createdAt: now,
      updatedAt: now,
    })
    const rows = await db
      .select({ id: question.id })
      .from(question)
      .innerJoin(content, eq(content.id, question.contentId))
      .where(and(eq(question.questionType, 1), eq(content.schoolOnly, false)))
      .orderBy(question.id)
      .limit(3)
    questions = rows.map(({ id }) => id)
  })

  const film = (name: string, change: Partial<CourseChapter['sections'][number]> = {}) =>
    aSection(name, { file: { fileId, name: '课堂.mp4', duration: 600 }, ...change })
  const asks = (name: string) =>
    aSection(name, { kind: 'questions', file: null, questionIds: [...questions] })
  const whole = (...names: readonly string[]): Partial<CourseDocument> => ({
    place,
    chapters: [
      aChapter(
        'a',
        names.map((name) => film(name)),
      ),
    ],
  })

  const detailOf = (Id: number) => get(getCourseDetailsInfo, { Id })
  const sectionIdsOf = async (Id: number) => {
    const { Chapters } = await detailOf(Id)
    return new Map(
      (Chapters ?? []).flatMap(({ Sections }) => (Sections ?? []).map((one) => [one.Name, one.Id] as const)),
    )
  }
  const learn = async (CourseId: number, sectionId: number, Progress: number) => {
    const { Chapters } = await detailOf(CourseId)
    const chapter = Chapters?.find(({ Sections }) => Sections?.some((one) => one.Id === sectionId))
    return get(editRecords, {
      RecordSectionId: sectionId,
      RecordType: 1,
      RecordChapterId: chapter?.Id,
      RecordNum: 1,
      Progress,
      ProgressTime: 60,
      ProgressTimes: 600,
      CourseId,
      DetailsId: CourseId,
      DetailsType: 1,
    })
  }

  test('a reviewer decides on nothing that they help to make; taken back, they publish it directly', async () => {
    const Id = await create()
    const { Owner } = await open(await create('reviewer'), 'reviewer')
    await get(setCourseEditors, { Id, UserIds: [Owner.Id] })
    const Revision = (await write(Id, whole('a1'))).State.Revision ?? 0
    await get(submitCourseDraft, { Id, Revision })
    expect((await open(Id, 'reviewer')).Rights).toMatchObject({ Publish: false, Return: false, Recall: true })
    expect(await ask(publishCourseDraft, { Id, Revision }, 'reviewer')).toMatchObject({ Code: 403 })
    expect(await ask(returnCourseDraft, { Id, Reason: '请补充小结' }, 'reviewer')).toMatchObject({
      Code: 403,
    })
    await get(recallCourseDraft, { Id }, 'reviewer')
    expect(await publish(Id)).toMatchObject({ Status: 4, Version: 1 })
    const told = await harness()
      .database.db.select()
      .from(auditEntry)
      .where(and(eq(auditEntry.subject, `course-draft:${Id}`), eq(auditEntry.act, 'course.invite')))
    expect(told).toMatchObject([{ organisationId: 1, detail: { editors: String(Owner.Id) } }])
  })

  // R-studio-6.
  test('what a teacher submits is locked, taken back, returned with a reason, and published by a reviewer', async () => {
    const Id = await create()
    const Revision = (await write(Id, whole('a1'))).State.Revision ?? 0
    expect(await ask(publishCourseDraft, { Id, Revision })).toMatchObject({ Code: 403 })
    expect(await get(submitCourseDraft, { Id, Revision })).toMatchObject({
      Status: 2,
      Rights: { Edit: false, Recall: true },
    })
    const edit = { op: 'set', key: '', field: 'name', was: '二次函数', value: '圆与圆' }
    const save = () => ask(saveCourseDraft, { Id, Revision, IntentId: sentId(), Edits: [edit] })
    expect(await save()).toMatchObject({ Code: 409, Message: '课程正在审核，暂时不能修改' })
    expect(await get(recallCourseDraft, { Id })).toMatchObject({ Status: 1 })
    expect(await save()).toMatchObject({ Code: 200 })
    expect(await ask(submitCourseDraft, { Id, Revision })).toMatchObject({ Code: 409 })
    await get(submitCourseDraft, { Id, Revision: Revision + 1 })
    const queue = await get(getCourseDrafts, { View: 2, OrgId: 1, Status: 2 }, 'reviewer')
    expect(queue.Items).toMatchObject([{ Id, Name: '圆与圆', SectionCount: 1 }])
    expect(await ask(returnCourseDraft, { Id, Reason: '改' }, 'reviewer')).toMatchObject({ Code: 400 })
    expect(await get(returnCourseDraft, { Id, Reason: '请补充小结' }, 'reviewer')).toMatchObject({
      Status: 3,
    })
    expect(await open(Id)).toMatchObject({ Status: 3, Reason: '请补充小结' })
    await get(submitCourseDraft, { Id, Revision: Revision + 1 })
    const published = await publish(Id)
    expect(published).toMatchObject({ Status: 4, Version: 1 })
    const ContentId = published.ContentId ?? 0
    expect(await detailOf(ContentId)).toMatchObject({ Name: '圆与圆', SectionCount: 1 })
    const studioIdOf = async (asked: object, by: 'teacher' | 'reviewer') =>
      (await get(getPublished, asked, by)).Items?.find((it) => it.Id === ContentId)?.StudioId
    expect([await studioIdOf({}, 'teacher'), await studioIdOf({ OrgId: 1 }, 'reviewer')]).toEqual([Id, Id])
    const told = await harness()
      .database.db.select()
      .from(auditEntry)
      .where(eq(auditEntry.subject, `course-draft:${Id}`))
      .orderBy(auditEntry.id)
    expect(told.map(({ act }) => act.replace('course.', ''))).toEqual([
      ...['create', 'submit', 'recall', 'submit', 'return', 'submit', 'publish'],
    ])
  })

  test('a course with faults is neither submitted nor published', async () => {
    const Id = await create()
    const { Revision } = (await write(Id, { chapters: [aChapter('a')] })).State
    expect(await ask(submitCourseDraft, { Id, Revision })).toMatchObject({ Code: 400 })
    const own = await create('reviewer')
    await afterLeaving(harness().database.db, 1, (userId) =>
      write(own, { ...whole('a1'), teachers: [userId] }, 'reviewer'),
    )
    const { Revision: newest } = await open(own, 'reviewer')
    expect(await ask(publishCourseDraft, { Id: own, Revision: newest }, 'reviewer')).toMatchObject({
      Code: 400,
      Message: '授课老师有的不是本校成员，请重新选择',
    })
  })

  test('a course asks nothing that only another school of its reviewer may see', async () => {
    const { db } = harness().database
    const [asked] = await db
      .select({ contentId: question.contentId })
      .from(question)
      .where(eq(question.id, questions[0] ?? 0))
    const contentId = asked?.contentId ?? 0
    const { Owner } = await open(await create('reviewer'), 'reviewer')
    const another = { organisationId: 2, userId: Owner.Id }
    await db.insert(membership).values({ ...another, canVerify: false, sort: 9 })
    await db.update(content).set({ schoolOnly: true, organisationId: 2 }).where(eq(content.id, contentId))
    const Id = await create('reviewer')
    await write(Id, { place, chapters: [aChapter('a', [asks('练习')])] }, 'reviewer')
    const { Revision } = await open(Id, 'reviewer')
    expect(await ask(publishCourseDraft, { Id, Revision }, 'reviewer')).toMatchObject({
      Code: 400,
      Message: '课程用到的题目有的已经不在了，或只给别的学校用，请重新选择',
    })
    await db.update(content).set({ schoolOnly: false }).where(eq(content.id, contentId))
    expect(await publish(Id, 'reviewer')).toMatchObject({ Version: 1 })
    await db
      .delete(membership)
      .where(and(eq(membership.userId, Owner.Id), eq(membership.organisationId, another.organisationId)))
  })

  test('a picture is kept for a draft as its cover, listed with it, and published with it', async () => {
    const Id = await create('reviewer')
    const { Code } = await ask(saveCourseCover, { Id, Picture: 'cGljdHVyZQ==' }, 'reviewer')
    expect(Code).toBe(400)
    expect(await ask(saveCourseCover, { Id, Picture: JPEG_BASE64 }, 'teacher')).toMatchObject({ Code: 404 })
    const kept = await get(saveCourseCover, { Id, Picture: JPEG_BASE64 }, 'reviewer')
    const again = await get(saveCourseCover, { Id, Picture: JPEG_BASE64 }, 'reviewer')
    expect(again.FileId).toBe(kept.FileId)
    const cover = { fileId: kept.FileId ?? 0, name: kept.Name ?? '', duration: 0 }
    await write(Id, { ...whole('a1'), cover }, 'reviewer')
    const listed = await get(getCourseDrafts, { View: 1, Index: 1 }, 'reviewer')
    expect(listed.Items?.find((it) => it.Id === Id)?.CoverUrl).toMatch(/\/api\/file\//)
    const { ContentId } = await publish(Id, 'reviewer')
    const { CoverUrl } = await get(getCourseDetailsInfo, { Id: ContentId }, 'reviewer')
    const { db } = harness().database
    const [stored] = await db.select().from(file).where(eq(file.id, cover.fileId))
    expect(stored).toMatchObject({ isPublic: true, mime: 'image/jpeg' })
    expect(CoverUrl).toContain(`${stored?.sha256.toString('hex')}.jpg`)
  })

  test('what is published is its school’s own, with its films, points, exercises, captions and teachers', async () => {
    const Id = await create('reviewer')
    const { FileId } = await get(saveCourseCaption, { Id, Text: VTT }, 'reviewer')
    expect(await ask(saveCourseCaption, { Id, Text: '1\n' }, 'reviewer')).toMatchObject({ Code: 400 })
    const [one = 0, two = 0] = questions
    const points = [
      { key: keyOf('p1'), questionId: one, second: 30, required: true },
      { key: keyOf('p2'), questionId: two, second: 60, required: false },
    ]
    const captions = [{ language: 'zh', label: '中文', fileId: FileId }]
    const saved = await ask(
      saveCourseDraft,
      {
        Id,
        Revision: 1,
        IntentId: sentId(),
        Edits: [
          {
            op: 'add',
            kind: 'chapter',
            parent: '',
            before: '',
            thing: aChapter('a', [film('a1', { points, captions }), asks('练习')]),
          },
        ],
      },
      'reviewer',
    )
    expect(saved).toMatchObject({ Code: 200 })
    await write(Id, { place, introduction: '第一段' }, 'reviewer')
    expect((await get(courseCaption, { Id, FileId }, 'reviewer')).Text).toBe(VTT)
    const { ContentId = 0 } = await publish(Id)
    const detail = await detailOf(ContentId ?? 0)
    expect(detail).toMatchObject({ Introduction: '第一段', SectionCount: 2, Duration: 600 })
    const ids = await sectionIdsOf(ContentId ?? 0)
    const info = await get(getStructurePageContentInfo, { Id: ids.get('a1') })
    expect(info.QuestionPoints).toMatchObject([
      { QuestionId: one, Second: 30, Required: true },
      { QuestionId: two, Second: 60, Required: false },
    ])
    expect(info.Subtitles).toMatchObject([{ Lang: 'zh', Label: '中文' }])
    expect(info.PlayUrls?.length).toBeGreaterThan(0)
    expect(detail.Chapters?.[0]?.Sections?.[1]).toMatchObject({ SectionType: 4, QuestionCount: 3 })
    expect(await ask(getCourseDetailsInfo, { Id: ContentId }, 'cloudSchool')).toMatchObject({ Code: 403 })
  })

  // R-studio-1.
  test('a learner’s progress survives a revision: sections keep their ids wherever they go, and come back', async () => {
    const Id = await create('reviewer')
    await write(Id, whole('a1', 'a2'), 'reviewer')
    const { ContentId } = await publish(Id)
    const courseId = ContentId ?? 0
    const before = await sectionIdsOf(courseId)
    await learn(courseId, before.get('a1') ?? 0, 95)
    await learn(courseId, before.get('a2') ?? 0, 50)
    expect((await detailOf(courseId)).Progress).toBe(72)

    const moved = [aChapter('b', [film('b1'), film('a1', { name: '引入' })])]
    expect((await write(Id, { chapters: moved }, 'reviewer')).State.Status).toBe(1)
    expect((await sectionIdsOf(courseId)).size).toBe(2)
    await publish(Id)
    const after = await sectionIdsOf(courseId)
    expect([...after.keys()]).toEqual(['b1', '引入'])
    expect(after.get('引入')).toBe(before.get('a1'))
    const detail = await detailOf(courseId)
    expect(detail.Chapters?.[0]?.Sections?.[1]).toMatchObject({ Progress: 95, IsFinished: true })
    expect(detail).toMatchObject({ Progress: 48, LastRecord: { RecordSectionId: before.get('a1') } })
    expect(await ask(getStructurePageContentInfo, { Id: before.get('a2') })).toMatchObject({ Code: 410 })
    const { db } = harness().database
    const [kept] = await db
      .select()
      .from(learningRecord)
      .where(eq(learningRecord.sectionId, before.get('a1') ?? 0))
    const [section] = await db
      .select()
      .from(courseSection)
      .where(eq(courseSection.id, before.get('a1') ?? 0))
    expect(kept?.chapterId).toBe(section?.chapterId)

    await write(Id, whole('a1', 'a2'), 'reviewer')
    await publish(Id)
    expect(await sectionIdsOf(courseId)).toEqual(before)
    expect((await detailOf(courseId)).Progress).toBe(72)
    expect((await get(getCourseVersions, { Id }, 'reviewer')).map((one) => one.Version)).toEqual([3, 2, 1])
  })

  test('a revision is compared with what is published, and can be given up', async () => {
    const Id = await create('reviewer')
    await write(Id, whole('a1', 'a2'), 'reviewer')
    await publish(Id)
    await write(Id, whole('a1', 'new'), 'reviewer')
    expect(await get(compareCourse, { Id }, 'reviewer')).toMatchObject([
      { Of: 'section', Key: keyOf('new'), Kind: 'added', After: 'new' },
      { Of: 'section', Key: keyOf('a2'), Kind: 'removed', Before: 'a2' },
    ])
    const given = await get(discardCourseRevision, { Id }, 'reviewer')
    expect(given.Status).toBe(4)
    expect(await get(compareCourse, { Id }, 'reviewer')).toEqual([])
    expect(await ask(discardCourseRevision, { Id }, 'reviewer')).toMatchObject({ Code: 409 })
  })

  test('a withdrawn course is gone for learners and comes back as it was', async () => {
    const Id = await create('reviewer')
    await write(Id, whole('a1'), 'reviewer')
    const { ContentId } = await publish(Id)
    expect(await get(withdrawCourse, { Id, Reason: '' }, 'reviewer')).toMatchObject({ IsWithdrawn: true })
    expect(await ask(getCourseDetailsInfo, { Id: ContentId })).toMatchObject({ Code: 410 })
    expect(await ask(withdrawCourse, { Id, Reason: '' }, 'reviewer')).toMatchObject({ Code: 409 })
    await get(offerCourse, { Id }, 'reviewer')
    expect(await ask(getCourseDetailsInfo, { Id: ContentId })).toMatchObject({ Code: 200 })
  })

  test('another reviewer takes a published course down only with a reason', async () => {
    const Id = await create('reviewer')
    await write(Id, whole('a1'), 'reviewer')
    await publish(Id)
    expect(await ask(withdrawCourse, { Id, Reason: '' }, 'secondReviewer')).toMatchObject({ Code: 400 })
    expect(await get(withdrawCourse, { Id, Reason: '内容有误' }, 'secondReviewer')).toMatchObject({
      IsWithdrawn: true,
      Reason: '内容有误',
    })
  })

  test('a course is published with its tags: of a row of one choice the first, none that is gone or not for courses', async () => {
    const rows = await get(getCourseTags, {}, 'reviewer')
    expect(rows.map(({ Code }) => Code)).toEqual(['lesson-kind'])
    const [first, second] = rows[0]?.Tags ?? []
    const { db } = harness().database
    const [other] = await db
      .select({ id: tag.id })
      .from(tag)
      .innerJoin(tagGroup, eq(tagGroup.id, tag.groupId))
      .where(eq(tagGroup.code, 'resource-kind'))
      .limit(1)
    const Id = await create('reviewer')
    const tagIds = [other?.id ?? 0, first?.Id ?? 0, second?.Id ?? 0, 2 ** 30]
    await write(Id, { ...whole('a1'), tagIds }, 'reviewer')
    const { ContentId } = await publish(Id, 'reviewer')
    const given = await db
      .select()
      .from(contentTag)
      .where(eq(contentTag.contentId, ContentId ?? 0))
    expect(given.map(({ tagId }) => tagId)).toEqual([first?.Id])
  })

  test('a course is published about a knowledge point of its subject, and of no other', async () => {
    const { db } = harness().database
    const points = await db
      .select()
      .from(curriculumNode)
      .where(eq(curriculumNode.nodeType, NODE_TYPE.knowledge))
    const roots = points.filter(({ parentId }) => points.every(({ id }) => id !== parentId))
    const own = roots.find(({ parentId }) => parentId === place.subjectId)
    const strange = roots.find(({ parentId }) => parentId !== place.subjectId)
    const Id = await create('reviewer')
    await write(Id, { ...whole('a1'), place: { ...place, knowId: strange?.id ?? 0 } }, 'reviewer')
    const { Revision } = await open(Id, 'reviewer')
    expect(await ask(publishCourseDraft, { Id, Revision }, 'reviewer')).toMatchObject({ Code: 400 })
    await write(Id, { place: { ...place, knowId: own?.id ?? 0 } }, 'reviewer')
    const { ContentId } = await publish(Id, 'reviewer')
    expect(await detailOf(ContentId ?? 0)).toMatchObject({ KnowId: own?.id, KnowName: own?.name })
  })

  test('a hundred sections are published in their order, and again after one was moved', async () => {
    const Id = await create('reviewer')
    const names = Array.from({ length: 100 }, (_, index) => `s${index}`)
    await write(Id, whole(...names), 'reviewer')
    const { ContentId } = await publish(Id)
    expect([...(await sectionIdsOf(ContentId ?? 0)).keys()]).toEqual(names)
    const move = {
      op: 'move',
      key: keyOf('s99'),
      parent: keyOf('a'),
      before: keyOf('s0'),
      was: { parent: keyOf('a'), before: '' },
    }
    const asked = { Id, Revision: 1, IntentId: sentId(), Edits: [move] }
    expect(await ask(saveCourseDraft, asked, 'reviewer')).toMatchObject({ Code: 200 })
    const before = await sectionIdsOf(ContentId ?? 0)
    await publish(Id)
    const after = await sectionIdsOf(ContentId ?? 0)
    expect([...after.keys()]).toEqual(['s99', ...names.slice(0, 99)])
    expect(new Set(after.values())).toEqual(new Set(before.values()))
  })
})
