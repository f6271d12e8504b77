import { expect, it } from 'vitest'
import type { CourseEdit } from '#domain/studio/course-edit.ts'
import { ALL_OWN_DRAFTS } from '#domain/studio/course-studio.ts'
import { aChapter, aSection } from '#tests/support/a-course.ts'
import { aJpeg } from '#tests/support/a-jpeg.ts'
import { aFilm, wantedOf } from './support/a-film.ts'
import { type Backend, enter, type MakeBackend, noAbort } from './support/backend.ts'
import { suiteOver } from './support/suite.ts'
import { valueOf } from './support/value-of.ts'

const ACCOUNTS = { teacher: '13900000001', reviewer: '13900000002', elsewhere: '13900000003' } as const
const QINGHE = 1
const NONE = 999_999

let made = 0
const once = () => `of-a-contract-${process.pid}-${Date.now()}-${++made}`

const named = (was: string, value: string): CourseEdit => ({ op: 'set', key: '', field: 'name', was, value })

/** A film among one's own files, by its id there. */
const ownFilm = async ({ ports }: Backend): Promise<number> => {
  const film = aFilm()
  const wanted = await wantedOf(film)
  const begun = await valueOf(ports.uploads.begin(wanted, noAbort()))
  if (begun.kind !== 'toSend') throw new Error(JSON.stringify(begun))
  await ports.uploads.send(begun.uploadId, film.content, () => undefined, noAbort())
  const kept = await valueOf(ports.uploads.finish(begun.uploadId, wanted, noAbort()))
  if (kept.kind !== 'kept') throw new Error(JSON.stringify(kept))
  return kept.file.id
}

/** A subject of the curriculum with its stage. */
const aSubject = async ({ ports }: Backend): Promise<{ stageId: number; subjectId: number }> => {
  const [stage] = await valueOf(ports.curriculum.level(0, 1, noAbort()))
  const [subject] = await valueOf(ports.curriculum.level(stage?.id ?? 0, 1, noAbort()))
  return { stageId: stage?.id ?? 0, subjectId: subject?.id ?? 0 }
}

const studio = (backend: Backend) => {
  const { courseDrafts } = backend.ports
  const begin = async (name = '浮力') =>
    (await valueOf(courseDrafts.create({ organisationId: QINGHE, name, clientId: once() }, noAbort()))).id
  const read = (id: number) => valueOf(courseDrafts.draft(id, noAbort()))
  const send = async (id: number, edits: readonly CourseEdit[], intentId = once()) => {
    const { revision } = (await read(id)).state
    return courseDrafts.save({ userId: 1, draftId: id, revision, intentId, edits }, noAbort())
  }
  const save = async (id: number, ...edits: readonly CourseEdit[]) => valueOf(send(id, edits))
  return { courseDrafts, begin, read, send, save }
}

/** `CourseDraftPort`. Wire: getcoursedrafts, savecoursedraft, coursedraftnews, publishcoursedraft. */
export const courseDraftContract = (name: string, make: MakeBackend): void =>
  suiteOver(`${name}: course drafts`, make, (fresh) => {
    it('are begun once for each id, found in the list, and removed', async () => {
      const backend = fresh()
      await enter(backend, ACCOUNTS.teacher)
      const { courseDrafts, read } = studio(backend)
      const course = { organisationId: QINGHE, name: `浮力 ${once()}`, clientId: once() }
      const first = await valueOf(courseDrafts.create(course, noAbort()))
      expect((await valueOf(courseDrafts.create(course, noAbort()))).id).toBe(first.id)
      const found = await valueOf(courseDrafts.drafts({ ...ALL_OWN_DRAFTS, keyword: course.name }, noAbort()))
      expect(found).toMatchObject({
        total: 1,
        items: [{ id: first.id, name: course.name, status: 'draft', ownerName: '沈雨桐', sectionCount: 0 }],
      })
      expect(await read(first.id)).toMatchObject({
        state: { revision: 1, rights: { edit: true, submit: true, delete: true, publish: false } },
        organisation: { id: QINGHE },
        document: { name: course.name, chapters: [] },
      })
      await valueOf(courseDrafts.remove(first.id, noAbort()))
      expect(await courseDrafts.draft(first.id, noAbort())).toMatchObject({
        failure: { reason: 'missing' },
      })
    })

    it('are for members of a school, and in review for its reviewers', async () => {
      const backend = fresh()
      await enter(backend, ACCOUNTS.elsewhere)
      const { courseDrafts } = studio(backend)
      const course = { organisationId: QINGHE, name: '浮力', clientId: once() }
      const forbidden = { failure: { kind: 'forbidden' } }
      expect(await courseDrafts.create(course, noAbort())).toMatchObject(forbidden)
      const review = { ...ALL_OWN_DRAFTS, view: 'review', organisationId: QINGHE } as const
      expect(await courseDrafts.drafts(review, noAbort())).toMatchObject(forbidden)
      await enter(backend, ACCOUNTS.reviewer)
      expect((await courseDrafts.drafts(review, noAbort())).ok).toBe(true)
    })

    it('are saved by edits, once for each intent; what does not apply is named', async () => {
      const backend = fresh()
      await enter(backend, ACCOUNTS.teacher)
      const { begin, save, send, courseDrafts } = studio(backend)
      const id = await begin()
      const intent = once()
      const first = await valueOf(send(id, [named('浮力', '浮力与压强')], intent))
      expect(first).toMatchObject({ state: { revision: 2 }, conflicts: [], document: null })
      expect(first.entries.map(({ intentId }) => intentId)).toEqual([intent])
      const again = { userId: 1, draftId: id, revision: 1, intentId: intent, edits: [named('浮力', '别的')] }
      expect(await valueOf(courseDrafts.save(again, noAbort()))).toMatchObject({ state: { revision: 2 } })
      const clash = await save(id, named('浮力', '大气压'))
      expect(clash.conflicts).toEqual([{ index: 0, kind: 'changed', now: '浮力与压强' }])
    })

    it('tell what others did since, and who is there', async () => {
      const backend = fresh()
      await enter(backend, ACCOUNTS.teacher)
      const { begin, save, courseDrafts } = studio(backend)
      const id = await begin()
      await valueOf(backend.ports.studioThings.setEditors(id, [2], noAbort()))
      await valueOf(courseDrafts.news({ id, revision: 1, key: 'key-of-a-chapter' }, noAbort()))
      await enter(backend, ACCOUNTS.reviewer)
      await save(id, named('浮力', '大气压'))
      const news = await valueOf(courseDrafts.news({ id, revision: 1, key: '' }, noAbort()))
      expect(news).toMatchObject({
        state: { revision: 2 },
        entries: [{ revision: 2, userName: '顾明德', edits: [named('浮力', '大气压')] }],
        document: null,
        present: [{ id: 1, name: '沈雨桐', key: 'key-of-a-chapter', isLooking: false }],
      })
    })

    it('are handed in, kept from changes, returned with a reason, and published', async () => {
      const backend = fresh()
      await enter(backend, ACCOUNTS.teacher)
      const { begin, read, save, send, courseDrafts } = studio(backend)
      const id = await begin()
      const submit = async () => {
        const { revision } = (await read(id)).state
        return courseDrafts.act(id, { kind: 'submit', revision }, noAbort())
      }
      expect(await submit()).toMatchObject({ failure: { reason: 'invalid' } })
      const film = await valueOf(backend.ports.studioThings.takeFile(await ownFilm(backend), noAbort()))
      expect(film).toMatchObject({ suffix: 'mp4' })
      const file = { fileId: film.fileId, name: film.name, duration: film.duration }
      const section = { key: once(), name: '阿基米德', kind: 'film', file } as const
      const was = { stageId: 0, subjectId: 0, versionId: 0, bookId: 0, chapterId: 0, knowId: 0 }
      const place = { ...was, ...(await aSubject(backend)) }
      const written = await save(
        id,
        { op: 'set', key: '', field: 'place', was, value: place },
        {
          op: 'add',
          kind: 'chapter',
          parent: '',
          before: '',
          thing: {
            key: once(),
            name: '第一章',
            sections: [{ ...section, captions: [], points: [], questionIds: [] }],
          },
        },
      )
      expect(written.conflicts).toEqual([])
      expect((await read(id)).files).toMatchObject([{ fileId: film.fileId }])
      expect(await valueOf(submit())).toMatchObject({
        status: 'inReview',
        rights: { edit: false, recall: true },
      })
      expect(await send(id, [named('浮力', '大气压')])).toMatchObject({ failure: { reason: 'conflict' } })

      await enter(backend, ACCOUNTS.reviewer)
      await valueOf(courseDrafts.news({ id, revision: 1, key: '' }, noAbort()))
      await enter(backend, ACCOUNTS.teacher)
      const { present } = await valueOf(courseDrafts.news({ id, revision: 1, key: '' }, noAbort()))
      expect(present).toEqual([{ id: 2, name: '顾明德', key: '', isLooking: true }])
      const listed = await valueOf(courseDrafts.drafts(ALL_OWN_DRAFTS, noAbort()))
      expect(listed.items.find((card) => card.id === id)?.present).toEqual([])
      await enter(backend, ACCOUNTS.reviewer)
      const back = { kind: 'return', reason: '请补上字幕' } as const
      expect(await valueOf(courseDrafts.act(id, back, noAbort()))).toMatchObject({
        status: 'returned',
        reason: '请补上字幕',
      })
      await enter(backend, ACCOUNTS.teacher)
      expect(await valueOf(submit())).toMatchObject({ status: 'inReview' })
      expect(await valueOf(courseDrafts.act(id, { kind: 'recall' }, noAbort()))).toMatchObject({
        status: 'draft',
      })
      await valueOf(submit())
      await enter(backend, ACCOUNTS.reviewer)
      const { revision } = (await read(id)).state
      const published = await valueOf(courseDrafts.act(id, { kind: 'publish', revision }, noAbort()))
      expect(published).toMatchObject({ status: 'published', version: 1 })
      expect(published.contentId).toBeGreaterThan(0)
      // Who may do it is told of the state, not of a right.
      const again = [{ kind: 'publish', revision: published.revision }, { kind: 'offer' }] as const
      for (const act of again)
        expect(await courseDrafts.act(id, act, noAbort())).toMatchObject({
          failure: { kind: 'rejected', reason: 'conflict' },
        })
      expect(await valueOf(courseDrafts.versions(id, noAbort()))).toMatchObject([
        { version: 1, userName: '顾明德', sectionCount: 1 },
      ])

      await enter(backend, ACCOUNTS.teacher)
      await save(id, named('浮力', '大气压'))
      expect(await valueOf(courseDrafts.compare(id, noAbort()))).toEqual([
        { of: 'course', key: '', kind: 'renamed', before: '浮力', after: '大气压' },
      ])
      await valueOf(courseDrafts.act(id, { kind: 'discard' }, noAbort()))
      const news = await valueOf(courseDrafts.news({ id, revision: 1, key: '' }, noAbort()))
      expect(news).toMatchObject({ state: { status: 'published' }, entries: [], document: { name: '浮力' } })
      const away = { kind: 'withdraw', reason: '' } as const
      expect(await valueOf(courseDrafts.act(id, away, noAbort()))).toMatchObject({ withdrawn: true })
      expect(await courseDrafts.act(id, { kind: 'offer' }, noAbort())).toMatchObject({
        failure: { kind: 'forbidden' },
      })
      await enter(backend, ACCOUNTS.reviewer)
      expect(await valueOf(courseDrafts.act(id, { kind: 'offer' }, noAbort()))).toMatchObject({
        withdrawn: false,
      })
    })

    it('that are not there are missing', async () => {
      const backend = fresh()
      await enter(backend, ACCOUNTS.teacher)
      const { courseDrafts } = studio(backend)
      const missing = { failure: { kind: 'rejected', reason: 'missing' } }
      expect(await courseDrafts.news({ id: NONE, revision: 1, key: '' }, noAbort())).toMatchObject(missing)
      expect(await courseDrafts.compare(NONE, noAbort())).toMatchObject(missing)
      expect(await courseDrafts.versions(NONE, noAbort())).toMatchObject(missing)
      expect(await courseDrafts.remove(NONE, noAbort())).toMatchObject(missing)
    })
  })

/** `StudioThingPort`. Wire: getcolleagues, getcoursetags, setcourseeditors, takestudiofile, savecoursecaption, coursecaption. */
export const studioThingContract = (name: string, make: MakeBackend): void =>
  suiteOver(`${name}: what courses are made of`, make, (fresh) => {
    it('colleagues of one’s school are found by name, and edit when they are invited', async () => {
      const backend = fresh()
      await enter(backend, ACCOUNTS.teacher)
      const { studioThings } = backend.ports
      const found = await valueOf(studioThings.colleagues(QINGHE, '顾明', noAbort()))
      expect(found).toMatchObject([{ id: 2, name: '顾明德' }])
      const id = await studio(backend).begin()
      expect(await valueOf(studioThings.setEditors(id, [2], noAbort()))).toEqual([{ id: 2, name: '顾明德' }])
      expect(await studioThings.setEditors(id, [3], noAbort())).toMatchObject({
        failure: { reason: 'invalid' },
      })
      await enter(backend, ACCOUNTS.elsewhere)
      expect(await studioThings.colleagues(QINGHE, '', noAbort())).toMatchObject({
        failure: { kind: 'forbidden' },
      })
    })

    it('tags of a course are told in rows, each with its tags', async () => {
      const backend = fresh()
      await enter(backend, ACCOUNTS.teacher)
      const rows = await valueOf(backend.ports.studioThings.tags(noAbort()))
      const kind = rows.find(({ code }) => code === 'lesson-kind')
      expect(kind).toMatchObject({ name: '课型', multiple: false })
      expect(kind?.tags.map((tag) => tag.name)).toEqual(['新授课', '实验课', '专题课', '复习课'])
      expect(rows.map((row) => row.name)).not.toContain('类型')
    })

    it('a picture is kept for a cover, which lists show then; what is no JPEG is refused', async () => {
      const backend = fresh()
      await enter(backend, ACCOUNTS.teacher)
      const { studioThings } = backend.ports
      const { begin, save, courseDrafts } = studio(backend)
      const title = `封面 ${once()}`
      const draftId = await begin(title)
      const cover = await valueOf(studioThings.saveCover({ draftId, bytes: aJpeg() }, noAbort()))
      expect(cover).toMatchObject({ suffix: 'jpg', duration: 0 })
      const { fileId, duration } = cover
      const value = { fileId, name: cover.name, duration }
      await save(draftId, { op: 'set', key: '', field: 'cover', was: null, value })
      const listed = await valueOf(courseDrafts.drafts({ ...ALL_OWN_DRAFTS, keyword: title }, noAbort()))
      expect(listed.items[0]?.coverUrl).not.toBe('')
      const none = new TextEncoder().encode('浮力')
      expect(await studioThings.saveCover({ draftId, bytes: none }, noAbort())).toMatchObject({
        failure: { reason: 'invalid' },
      })
    })

    it('a film of a course tells in how many sizes it is; another file is missing', async () => {
      const backend = fresh()
      await enter(backend, ACCOUNTS.teacher)
      const { studioThings } = backend.ports
      const { begin, save } = studio(backend)
      const draftId = await begin()
      const { fileId, name: called } = await valueOf(studioThings.takeFile(await ownFilm(backend), noAbort()))
      const section = aSection('a film', { file: { fileId, name: called, duration: 0 } })
      const thing = aChapter('a', [section])
      await save(draftId, { op: 'add', kind: 'chapter', parent: '', before: '', thing })
      const known = await valueOf(studioThings.film({ draftId, fileId }, noAbort()))
      expect(known).toMatchObject({ state: 'asBrought', progress: 0 })
      const asked = await valueOf(studioThings.prepareFilm({ draftId, fileId }, noAbort()))
      expect(['asBrought', 'preparing', 'ready']).toContain(asked.state)
      const missing = { failure: { kind: 'rejected', reason: 'missing' } }
      expect(await studioThings.film({ draftId, fileId: NONE }, noAbort())).toMatchObject(missing)
      expect(await studioThings.prepareFilm({ draftId, fileId: NONE }, noAbort())).toMatchObject(missing)
    })

    it('captions are kept as they are written; what is none is refused', async () => {
      const backend = fresh()
      await enter(backend, ACCOUNTS.teacher)
      const { studioThings } = backend.ports
      const draftId = await studio(backend).begin()
      const text = 'WEBVTT\n\n00:01.000 --> 00:02.000\n浮力\n'
      expect(await valueOf(studioThings.saveCaption({ draftId, text }, noAbort()))).toBeGreaterThan(0)
      expect(await studioThings.saveCaption({ draftId, text: '浮力' }, noAbort())).toMatchObject({
        failure: { reason: 'invalid' },
      })
    })

    it('a file that one does not have, and a caption that nobody names, are missing', async () => {
      const backend = fresh()
      await enter(backend, ACCOUNTS.teacher)
      const { studioThings } = backend.ports
      const draftId = await studio(backend).begin()
      const missing = { failure: { kind: 'rejected', reason: 'missing' } }
      expect(await studioThings.takeFile(NONE, noAbort())).toMatchObject(missing)
      expect(await studioThings.caption(draftId, NONE, noAbort())).toMatchObject(missing)
    })
  })
