import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { CourseEdit } from '#contract/course-edit.ts'
import {
  courseDraftNews,
  createCourseDraft,
  getCourseDraft,
  getCourseDrafts,
  saveCourseDraft,
} from '#contract/studio.ts'
import { deleteCourseDraft } from '#contract/studio-life.ts'
import { getColleagues, setCourseEditors, takeStudioFile } from '#contract/studio-people.ts'
import { appUser } from '#server/db/schema/app-user.ts'
import { auditEntry } from '#server/db/schema/audit-entry.ts'
import { courseDraft } from '#server/db/schema/course-draft.ts'
import { membership } from '#server/db/schema/membership.ts'
import { privateFile } from '#server/db/schema/private-file.ts'
import { aChapter, aSection, keyOf } from '#tests/support/a-course.ts'
import { onEachEngine } from '#tests/support/each-engine.ts'
import { outsiderOf, sentId, studioOf } from '#tests/support/studio-client.ts'

const named = (was: string, value: string): CourseEdit => ({ op: 'set', key: '', field: 'name', was, value })
const summed = (was: string, value: string): CourseEdit => ({
  op: 'set',
  key: '',
  field: 'summary',
  was,
  value,
})
const adding = (name: string): CourseEdit => ({
  op: 'add',
  kind: 'chapter',
  parent: '',
  before: '',
  thing: aChapter(name),
})

onEachEngine('drafts of courses', (harness) => {
  const { ask, get, create, open, save } = studioOf(harness)

  const userIdOf = async (name: string): Promise<number> => {
    const members = await get(getColleagues, { OrgId: 1, Keyword: name }, 'reviewer')
    return members[0]?.Id ?? 0
  }
  const invite = async (Id: number): Promise<void> => {
    const { Owner } = await open(Id)
    const colleagues = await get(getColleagues, { OrgId: 1 })
    const UserIds = colleagues.map((one) => one.Id).filter((id) => id !== Owner.Id)
    await get(setCourseEditors, { Id, UserIds })
  }

  test('a draft is made once for a client id, empty but for its name and its teacher', async () => {
    const asked = { OrgId: 1, Name: ' 二次函数 ', ClientId: sentId() }
    const first = await get(createCourseDraft, asked)
    expect(await get(createCourseDraft, asked)).toEqual(first)
    expect(first).toMatchObject({ Status: 1, Revision: 1, Version: 0, ContentId: 0 })
    const { Document, Owner } = await open(first.Id)
    expect(Document).toMatchObject({ name: '二次函数', teachers: [Owner.Id], chapters: [] })
  })

  test('a draft of a school is for its members: 403 to make one elsewhere, 404 to see another’s', async () => {
    expect(
      await ask(createCourseDraft, { OrgId: 1, Name: '课', ClientId: sentId() }, 'cloudSchool'),
    ).toMatchObject({ Code: 403 })
    const Id = await create()
    for (const persona of ['cloudSchool', 'reviewer', 'emptyMenus'] as const)
      expect(await ask(getCourseDraft, { Id }, persona)).toMatchObject({ Code: 404 })
    expect(
      await ask(
        saveCourseDraft,
        { Id, Revision: 1, IntentId: sentId(), Edits: [named('a', 'b')] },
        'reviewer',
      ),
    ).toMatchObject({ Code: 404 })
  })

  test('a save applies its edits and answers them with the revision that they made', async () => {
    const Id = await create()
    const edits = [named('二次函数', '抛物线'), adding('a')]
    const saved = await save(Id, edits)
    expect(saved.State).toMatchObject({ Revision: 2, Status: 1 })
    expect(saved.Entries).toMatchObject([{ Revision: 2, Edits: edits }])
    expect(saved.Conflicts).toEqual([])
    expect((await open(Id)).Document).toMatchObject({ name: '抛物线', chapters: [aChapter('a')] })
  })

  test('the same intent is applied once, and answered as it was', async () => {
    const Id = await create()
    const intent = { IntentId: sentId() }
    const edits = [named('二次函数', '抛物线'), named('别的', '圆')]
    const first = await save(Id, edits, 'teacher', intent)
    await save(Id, [named('抛物线', '双曲线')])
    const again = await save(Id, edits, 'teacher', intent)
    expect(again.Conflicts).toEqual(first.Conflicts)
    expect(again.Entries).toHaveLength(2)
    expect((await open(Id)).Document.name).toBe('双曲线')
  })

  test('two editors at once lose nothing: what differs is merged, what clashes is asked', async () => {
    const Id = await create()
    await invite(Id)
    await save(Id, [named('二次函数', '抛物线'), adding('a')])
    const other = await save(Id, [named('二次函数', '双曲线'), summed('', '一句话'), adding('b')], 'reviewer')
    expect(other.Entries).toMatchObject([{ Revision: 2 }, { Revision: 3 }])
    expect(other.Conflicts).toEqual([{ Index: 0, Kind: 'changed', Now: '抛物线' }])
    const { Document } = await open(Id)
    expect(Document).toMatchObject({ name: '抛物线', summary: '一句话' })
    expect(Document.chapters.map(({ name }) => name)).toEqual(['a', 'b'])
  })

  test('of many saves at the same moment none is lost', async () => {
    const Id = await create()
    await invite(Id)
    const names = Array.from({ length: 16 }, (_, index) => `chapter-${index}`)
    await Promise.all(
      names.map((name, index) => save(Id, [adding(name)], index % 2 === 0 ? 'teacher' : 'reviewer')),
    )
    const { Document, Revision } = await open(Id)
    expect(Revision).toBe(17)
    expect(Document.chapters.map(({ name }) => name).sort()).toEqual([...names].sort())
  })

  test('others hear of edits and of who is there; who went away is there no more', async () => {
    const Id = await create()
    await invite(Id)
    await save(Id, [adding('a')])
    const News = { Id, Revision: 1, Key: keyOf('a') }
    expect((await get(courseDraftNews, News)).Present).toEqual([])
    const heard = await get(courseDraftNews, { Id, Revision: 1 }, 'reviewer')
    expect(heard.Entries).toMatchObject([{ Revision: 2, Edits: [adding('a')] }])
    expect(heard.Present).toMatchObject([{ Key: keyOf('a') }])
    expect((await get(courseDraftNews, { Id, Revision: 2 }, 'reviewer')).Entries).toEqual([])
    harness().clock.forward(31)
    expect((await get(courseDraftNews, { Id, Revision: 2 }, 'reviewer')).Present).toEqual([])
  })

  test('who knows a revision that is not to be told from gets the whole document', async () => {
    const Id = await create()
    await save(Id, [adding('a')])
    const ahead = await get(courseDraftNews, { Id, Revision: 9 })
    expect(ahead).toMatchObject({ Entries: [], Document: { chapters: [aChapter('a')] } })
  })

  test('edits that make no course are refused whole', async () => {
    const Id = await create()
    const wrong = {
      op: 'set',
      key: '',
      field: 'teachers',
      was: (await open(Id)).Document.teachers,
      value: 'x',
    }
    const body = await ask(saveCourseDraft, {
      Id,
      Revision: 1,
      IntentId: sentId(),
      Edits: [adding('a'), wrong],
    })
    expect(body).toMatchObject({ Code: 400, Message: '修改的内容不正确' })
    expect(await open(Id)).toMatchObject({ Revision: 1, Document: { chapters: [] } })
  })

  test('its teachers are members of its school, whose names alone are told', async () => {
    const Id = await create()
    const outsider = await outsiderOf(harness().database.db, 1)
    const { Document } = await open(Id)
    const value = [...Document.teachers, outsider.id]
    const edit = { op: 'set', key: '', field: 'teachers', was: Document.teachers, value }
    const body = await ask(saveCourseDraft, { Id, Revision: 1, IntentId: sentId(), Edits: [edit] })
    expect(body).toMatchObject({ Code: 400, Data: null, Message: '授课老师有的不是本校成员，请重新选择' })
    expect(JSON.stringify(await open(Id))).not.toContain(outsider.name)
  })

  test('a section takes one of its maker’s own files, and nobody else’s', async () => {
    const { database } = harness()
    const Id = await create()
    const teacherId = (await open(Id)).Owner.Id
    const [own] = await database.db
      .select()
      .from(privateFile)
      .where(eq(privateFile.userId, teacherId))
      .limit(1)
    const taken = await get(takeStudioFile, { PrivateFileId: own?.id })
    expect(taken.FileId).toBe(own?.fileId)
    const section = (fileId: number) =>
      ({
        op: 'add',
        kind: 'chapter',
        parent: '',
        before: '',
        thing: aChapter('a', [aSection('a1', { file: { fileId, name: 'a', duration: 0 } })]),
      }) as const
    const refused = await ask(
      saveCourseDraft,
      { Id, Revision: 1, IntentId: sentId(), Edits: [section(1)] },
      'teacher',
    )
    expect(refused).toMatchObject({ Code: 403 })
    await save(Id, [section(taken.FileId)])
    expect((await open(Id)).Files).toMatchObject([{ FileId: taken.FileId }])
    expect(await ask(takeStudioFile, { PrivateFileId: own?.id }, 'reviewer')).toMatchObject({ Code: 404 })
  })

  test('everybody of a large school can be chosen, by the sound of their names', async () => {
    const names = ['张一', '安一', ...Array.from({ length: 120 }, (_, index) => `程${index}`)]
    const sounds = (name: string) => name.replace('张', 'zhang ').replace('安', 'an ').replace('程', 'cheng ')
    const people = names.map((name) => ({ name, title: '', avatarUrl: '', namePinyin: sounds(name) }))
    const { db } = harness().database
    const made = await db.insert(appUser).values(people).returning({ id: appUser.id })
    const of = { organisationId: 2, canVerify: false, sort: 0 }
    await db.insert(membership).values(made.map(({ id }) => ({ ...of, userId: id })))
    const listed = (await get(getColleagues, { OrgId: 2 }, 'cloudSchool')).map(({ Name }) => Name ?? '')
    expect(listed).toEqual(expect.arrayContaining(names))
    const at = (name: string) => listed.indexOf(name)
    expect([at('安一') < at('程0'), at('程0') < at('张一')]).toEqual([true, true])
  })

  test('namesakes with the same title are told apart by the last digits of their numbers, and nobody else is', async () => {
    const { db } = harness().database
    const account = { title: '一级教师', avatarUrl: '', namePinyin: 'wang fang' }
    const mobiles = ['13877770127', '13877770131', '13877771131', null]
    const made = await db
      .insert(appUser)
      .values(mobiles.map((mobile) => ({ ...account, name: '王芳', mobile })))
      .returning({ id: appUser.id })
    await db
      .insert(membership)
      .values(made.map(({ id }) => ({ userId: id, organisationId: 2, canVerify: false, sort: 0 })))
    const all = await get(getColleagues, { OrgId: 2 }, 'cloudSchool')
    expect(all.filter(({ Name }) => Name === '王芳').map((one) => [one.Pinyin, one.Tail])).toEqual(
      ['0127', '0131', '1131', ''].map((tail) => ['wang fang', tail]),
    )
    expect(all.filter(({ Name, Tail }) => Name !== '王芳' && Tail !== '')).toEqual([])
  })

  test('only the owner invites, and only colleagues of the school', async () => {
    const Id = await create()
    const outsider = await get(getColleagues, { OrgId: 2 }, 'cloudSchool')
    const strangers = outsider.map((one) => one.Id).filter((id) => id > 0)
    const colleagues = await get(getColleagues, { OrgId: 1 })
    const stranger = strangers.find((id) => !colleagues.some((one) => one.Id === id)) ?? 0
    expect(await ask(setCourseEditors, { Id, UserIds: [stranger] })).toMatchObject({ Code: 400 })
    await invite(Id)
    expect(await ask(setCourseEditors, { Id, UserIds: [] }, 'reviewer')).toMatchObject({ Code: 403 })
    expect(await userIdOf('顾')).toBeGreaterThan(0)
  })

  test('the list has what one makes or helps with, and a draft that was never published can be deleted', async () => {
    const Id = await create('emptyMenus')
    const mine = async () => (await get(getCourseDrafts, {}, 'emptyMenus')).Items?.map((one) => one.Id)
    expect(await mine()).toContain(Id)
    expect(await ask(deleteCourseDraft, { Id }, 'reviewer')).toMatchObject({ Code: 404 })
    expect(await get(deleteCourseDraft, { Id }, 'emptyMenus')).toBe(true)
    expect(await mine()).not.toContain(Id)
    const { database } = harness()
    expect(await database.db.select().from(courseDraft).where(eq(courseDraft.id, Id))).toEqual([])
    const told = await database.db
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.subject, `course-draft:${Id}`))
    const maker = await userIdOf('韩星野')
    // R-studio-6.
    expect(told.map(({ act, userId, organisationId }) => [act, userId, organisationId])).toEqual(
      ['course.create', 'course.delete'].map((act) => [act, maker, 1]),
    )
    expect(told.map(({ at }) => at)).toEqual([expect.any(Date), expect.any(Date)])
  })

  test('reviewers see what is in review in their school only', async () => {
    expect(await ask(getCourseDrafts, { View: 2, OrgId: 1 })).toMatchObject({ Code: 403 })
    expect((await get(getCourseDrafts, { View: 2, OrgId: 1, Status: 2 }, 'reviewer')).Items).toEqual([])
  })
})
