import { expect, it } from 'vitest'
import type { CurriculumNode } from '#domain/catalogue/curriculum-node.ts'
import { LIBRARY_PAGE_SIZE, type LibraryQuery, wholeLibrary } from '#domain/school-file/library-query.ts'
import type { SchoolFile } from '#domain/school-file/school-file.ts'
import { type Backend, enter, type MakeBackend, noAbort } from './support/backend.ts'
import { suiteOver } from './support/suite.ts'
import { valueOf } from './support/value-of.ts'

/** Of the schools 1 and 2; the second is of the first alone. */
const TEACHER = '13900000001'
const REVIEWER = '13900000002'
const CLOUD_SCHOOL = '13900000003'
const HERE = 1
const THERE = 2
const NOWHERE = 999_999

const idsOf = (files: readonly SchoolFile[]): readonly number[] => files.map(({ id }) => id)

const sumOf = (nodes: readonly CurriculumNode[]): number =>
  nodes.reduce((sum, { count }) => sum + (count ?? 0), 0)

const FORBIDDEN = { ok: false, failure: { kind: 'forbidden' } }

/** `SchoolFilePort`. Spec §7 "School files", decision 16. */
export const schoolFileContract = (name: string, make: MakeBackend): void =>
  suiteOver(`${name}: the library of a school`, make, (fresh) => {
    const entered = async (account = TEACHER) => {
      const backend = fresh()
      await enter(backend, account)
      return backend
    }
    const pageOf = ({ ports }: Backend, change: Partial<LibraryQuery> = {}) =>
      valueOf(ports.schoolFile.page({ ...wholeLibrary(HERE), ...change }, noAbort()))

    it('is listed a page at a time, each file once, the latest first', async () => {
      const backend = await entered()
      const first = await pageOf(backend)
      expect([first.index, first.size, first.items.length]).toEqual([1, LIBRARY_PAGE_SIZE, LIBRARY_PAGE_SIZE])
      expect(first.total).toBeGreaterThan(LIBRARY_PAGE_SIZE)
      const second = await pageOf(backend, { page: 2 })
      expect(idsOf(second.items).filter((id) => idsOf(first.items).includes(id))).toEqual([])
      const times = [...first.items, ...second.items].map(({ sharedAt }) => sharedAt)
      expect(times).toEqual(times.toSorted().toReversed())
      for (const { file, uploader } of first.items)
        expect([file.name.endsWith(`.${file.suffix}`), file.hash.length, uploader.name !== '']).toEqual([
          true,
          64,
          true,
        ])
    })

    it('is narrowed by place, tag, format, uploader and keyword', async () => {
      const backend = await entered()
      const [example] = (await pageOf(backend, { format: 'slides' })).items
      if (example === undefined) throw new Error('no slides')
      const { place, tag, uploader } = example
      const total = (await pageOf(backend)).total
      const wanted: readonly Partial<LibraryQuery>[] = [
        { stage: place.stage.id },
        { subject: place.subject.id },
        { book: place.book.id },
        { chapter: place.chapter.id },
        { tag: tag.id },
        { format: 'slides' },
        { uploader: uploader.id },
        { keyword: example.file.name.slice(0, 4) },
      ]
      for (const change of wanted) {
        const page = await pageOf(backend, change)
        expect(page.total).toBeGreaterThan(0)
        expect(page.total).toBeLessThan(total)
      }
      const narrowest = await pageOf(
        backend,
        wanted.reduce((all, change) => ({ ...all, ...change }), {}),
      )
      expect(idsOf(narrowest.items)).toContain(example.id)
      expect((await pageOf(backend, { keyword: '没有人会这样命名' })).items).toEqual([])
    })

    it('is sorted as it is wanted', async () => {
      const backend = await entered()
      const numbers = async (sort: LibraryQuery['sort'], of: (file: SchoolFile) => number) =>
        (await pageOf(backend, { sort })).items.map(of)
      for (const values of [
        await numbers('mostViewed', ({ viewCount }) => viewCount),
        await numbers('mostDownloaded', ({ downloadCount }) => downloadCount),
        await numbers('largest', ({ file }) => file.size),
      ])
        expect(values).toEqual(values.toSorted((one, other) => other - one))
    })

    it('has menus that count what the pages hold', async () => {
      const backend = await entered()
      const { schoolFile } = backend.ports
      const { total } = await pageOf(backend)
      const stages = await valueOf(schoolFile.subjects(HERE, noAbort()))
      const subject = stages
        .flatMap(({ id, children }) => children.map((child) => ({ stage: id, child })))
        .find(({ child }) => (child.count ?? 0) > 1)
      if (subject === undefined) throw new Error('a library of no subject')
      const { stage, child } = subject
      expect((await pageOf(backend, { stage, subject: child.id })).total).toBe(child.count)
      const menu = await valueOf(schoolFile.books(HERE, { stageId: stage, subjectId: child.id }, noAbort()))
      const [version] = menu.versions
      const [book] = version?.children ?? []
      expect([version?.kind, book?.kind]).toEqual(['version', 'book'])
      const chapters = await valueOf(schoolFile.chapters(HERE, book?.id ?? 0, noAbort()))
      expect(sumOf(chapters)).toBeLessThanOrEqual((await pageOf(backend, { book: book?.id ?? 0 })).total)
      const tags = await valueOf(schoolFile.tags(HERE, noAbort()))
      expect(tags.map((tag) => tag.name)).toEqual(['课件', '教案', '学案', '试卷', '微课', '素材'])
      const uploaders = await valueOf(schoolFile.uploaders(HERE, noAbort()))
      expect(uploaders.reduce((sum, { count }) => sum + count, 0)).toBe(total)
      expect((await pageOf(backend, { uploader: uploaders[0]?.id ?? 0 })).total).toBe(uploaders[0]?.count)
    })

    it('knows the versions and books that a file can be placed in', async () => {
      const backend = await entered()
      const { schoolFile } = backend.ports
      const [example] = (await pageOf(backend)).items
      if (example === undefined) throw new Error('an empty library')
      const { stage, subject, version, book } = example.place
      const at = { stageId: stage.id, subjectId: subject.id }
      const versions = await valueOf(schoolFile.textbookVersions(at, noAbort()))
      expect(versions).toContainEqual({ ...version, depth: 0 })
      expect(await valueOf(schoolFile.textbooks(version.id, noAbort()))).toContainEqual({ ...book, depth: 0 })
      expect(await schoolFile.textbooks(NOWHERE, noAbort())).toMatchObject({
        ok: false,
        failure: { kind: 'rejected', code: 404 },
      })
    })

    it('packs what is chosen, and nothing that is not there', async () => {
      const backend = await entered()
      const { schoolFile } = backend.ports
      const ids = idsOf((await pageOf(backend)).items).slice(0, 3)
      const pack = await valueOf(schoolFile.pack({ organisationId: HERE, ids }, noAbort()))
      expect([pack.count, pack.url !== '', pack.name.endsWith('.zip')]).toEqual([3, true, true])
      const foreign = idsOf((await pageOf(backend, { organisationId: THERE })).items).slice(0, 1)
      expect(
        await schoolFile.pack({ organisationId: HERE, ids: [...ids, ...foreign] }, noAbort()),
      ).toMatchObject({ ok: false, failure: { kind: 'rejected', code: 404 } })
    })

    it('is one school’s: nothing of it is in another, and strangers are refused', async () => {
      const backend = await entered()
      const [here, there] = [await pageOf(backend), await pageOf(backend, { organisationId: THERE })]
      expect(idsOf(there.items).filter((id) => idsOf(here.items).includes(id))).toEqual([])
      await enter(backend, REVIEWER)
      const { schoolFile } = backend.ports
      for (const school of [THERE, NOWHERE]) {
        const answers = await Promise.all([
          schoolFile.page(wholeLibrary(school), noAbort()),
          schoolFile.subjects(school, noAbort()),
          schoolFile.books(school, { stageId: 1, subjectId: 1 }, noAbort()),
          schoolFile.chapters(school, 1, noAbort()),
          schoolFile.tags(school, noAbort()),
          schoolFile.uploaders(school, noAbort()),
          schoolFile.pack({ organisationId: school, ids: idsOf(there.items).slice(0, 1) }, noAbort()),
        ])
        for (const answer of answers) expect(answer).toMatchObject(FORBIDDEN)
      }
    })
  })

/** `CloudSchoolPort`. Spec §2 /cloud-school. */
export const cloudSchoolContract = (name: string, make: MakeBackend): void =>
  suiteOver(`${name}: the cloud school`, make, (fresh) => {
    const entered = async (account: string) => {
      const backend = fresh()
      await enter(backend, account)
      return backend.ports.cloudSchool
    }

    it('shows the newest of what a menu item is about', async () => {
      const cloud = await entered(CLOUD_SCHOOL)
      const first = await valueOf(cloud.school({ organisationId: THERE, code: 'yxsy' }, noAbort()))
      expect(first.parts).toEqual(['notices', 'files', 'courses', 'lives'])
      for (const part of first.parts) {
        expect(first[part].length).toBeGreaterThan(0)
        expect(first.counts[part]).toBeGreaterThanOrEqual(first[part].length)
      }
      const masters = await valueOf(cloud.school({ organisationId: THERE, code: 'mskt' }, noAbort()))
      expect([masters.parts, masters.notices, masters.files, masters.counts.files]).toEqual([
        ['courses', 'lives'],
        [],
        [],
        0,
      ])
    })

    it('knows no item that is not in the menu of who asks, and no school of others', async () => {
      const cloud = await entered(CLOUD_SCHOOL)
      for (const code of ['', 'xbzy', 'nonsense'])
        expect(await cloud.school({ organisationId: THERE, code }, noAbort())).toMatchObject({
          ok: false,
          failure: { kind: 'rejected', code: 404 },
        })
      for (const organisationId of [HERE, NOWHERE]) {
        expect(await cloud.school({ organisationId, code: 'yxsy' }, noAbort())).toMatchObject(FORBIDDEN)
        for (const list of ['notices', 'courses', 'lives'] as const)
          expect(await cloud.list({ organisationId, list, page: 1 }, noAbort())).toMatchObject(FORBIDDEN)
      }
    })

    it('has all of a part a page at a time, notices on top first', async () => {
      const cloud = await entered(TEACHER)
      const school = await valueOf(cloud.school({ organisationId: HERE, code: 'xbzy' }, noAbort()))
      const notices = await valueOf(cloud.list({ organisationId: HERE, list: 'notices', page: 1 }, noAbort()))
      if (notices.list !== 'notices') throw new Error('asked for notices')
      expect(notices.page.total).toBe(school.counts.notices)
      expect(notices.page.items.slice(0, school.notices.length)).toEqual(school.notices)
      const tops = notices.page.items.map(({ onTop }) => onTop)
      expect(tops).toEqual(tops.toSorted((one, other) => Number(other) - Number(one)))
      const lives = await valueOf(cloud.list({ organisationId: HERE, list: 'lives', page: 1 }, noAbort()))
      expect(lives.page.items.length).toBeGreaterThan(0)
      const courses = await valueOf(cloud.list({ organisationId: HERE, list: 'courses', page: 1 }, noAbort()))
      if (courses.list === 'notices') throw new Error('asked for courses')
      expect(courses.page.items.map(({ type }) => type)).toEqual(courses.page.items.map(() => 1))
    })
  })
