import { expect, it } from 'vitest'
import type { CurriculumNode } from '#domain/catalogue/curriculum-node.ts'
import { pageCountOf } from '#domain/kernel/page.ts'
import {
  LIBRARY_PAGE_SIZE,
  type LibraryQuery,
  suffixesOf,
  wholeLibrary,
} from '#domain/school-file/library-query.ts'
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

const idsBelow = ({ id, children }: CurriculumNode): readonly number[] => [id, ...children.flatMap(idsBelow)]

const countedOf = (query: LibraryQuery) => ({ ...query, suffixes: suffixesOf(query.format) })

const FORBIDDEN = { ok: false, failure: { kind: 'forbidden' } }

/** `SchoolFilePort`. Wire: 学校资源库, R-school-file-1. */
export const schoolFileContract = (name: string, make: MakeBackend): void =>
  suiteOver(`${name}: the library of a school`, make, (fresh) => {
    const entered = async (account = TEACHER) => {
      const backend = fresh()
      await enter(backend, account)
      return backend
    }
    const pageOf = ({ ports }: Backend, change: Partial<LibraryQuery> = {}) =>
      valueOf(ports.schoolFile.page({ ...wholeLibrary(HERE), ...change }, noAbort()))
    const everyPage = async (
      backend: Backend,
      change: Partial<LibraryQuery>,
    ): Promise<readonly SchoolFile[]> => {
      const first = await pageOf(backend, change)
      const rest = Array.from({ length: pageCountOf(first) }, (_, at) => at + 1).slice(1)
      const others = await Promise.all(rest.map((page) => pageOf(backend, { ...change, page })))
      return [first, ...others].flatMap(({ items }) => items)
    }

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

    it('has menus that count what the pages hold, however they are narrowed', async () => {
      const backend = await entered()
      const { schoolFile } = backend.ports
      const [example] = (await pageOf(backend, { format: 'slides' })).items
      if (example === undefined) throw new Error('no slides')
      const { place, tag, uploader } = example
      const narrowings: readonly Partial<LibraryQuery>[] = [
        {},
        { keyword: example.file.name.slice(0, 2) },
        { format: 'slides' },
        { uploader: uploader.id },
        { tag: tag.id },
        { format: 'slides', uploader: uploader.id, tag: tag.id },
        { keyword: '没有人会这样命名' },
      ]
      for (const narrowing of narrowings) {
        const counted = countedOf({ ...wholeLibrary(HERE), ...narrowing })
        const found = await everyPage(backend, narrowing)
        for (const stage of await valueOf(schoolFile.subjects(counted, noAbort()))) {
          expect(stage.count).toBe(found.filter((file) => file.place.stage.id === stage.id).length)
          for (const subject of stage.children)
            expect(subject.count).toBe(found.filter((file) => file.place.subject.id === subject.id).length)
        }
        const at = { stageId: place.stage.id, subjectId: place.subject.id }
        for (const { id, count, children } of (await valueOf(schoolFile.books(counted, at, noAbort())))
          .versions) {
          expect(count).toBe(found.filter((file) => file.place.version.id === id).length)
          for (const book of children)
            expect(book.count).toBe(found.filter((file) => file.place.book.id === book.id).length)
        }
        for (const chapter of await valueOf(schoolFile.chapters(counted, place.book.id, noAbort())))
          expect(chapter.count).toBe(
            found.filter((file) => idsBelow(chapter).includes(file.place.chapter.id)).length,
          )
        for (const there of [{}, { subject: place.subject.id, book: place.book.id }]) {
          const ofAnyTag = await everyPage(backend, { ...narrowing, ...there, tag: 0 })
          const tags = await valueOf(schoolFile.tags({ ...counted, ...there }, noAbort()))
          expect(tags.map((one) => one.name)).toEqual(['课件', '教案', '学案', '试卷', '微课', '素材'])
          for (const { id, count } of tags)
            expect(count).toBe(ofAnyTag.filter((file) => file.tag.id === id).length)
          const ofAnybody = await everyPage(backend, { ...narrowing, ...there, uploader: 0 })
          const uploaders = await valueOf(schoolFile.uploaders({ ...counted, ...there }, noAbort()))
          const counts = uploaders.map(({ count }) => count)
          expect(counts).toEqual(counts.toSorted((one, other) => other - one))
          for (const { id, count } of uploaders)
            expect(count).toBe(ofAnybody.filter((file) => file.uploader.id === id).length)
          expect(uploaders.map(({ id }) => id)).toContain(uploader.id)
        }
      }
    })

    it('knows the versions and books that a file can be placed in', async () => {
      const backend = await entered()
      const { schoolFile } = backend.ports
      // What others share meanwhile may have no book.
      const example = (await pageOf(backend)).items.find(({ place }) => place.book.id !== 0)
      if (example === undefined) throw new Error('nothing has a book')
      const { stage, subject, version, book } = example.place
      const at = { stageId: stage.id, subjectId: subject.id }
      const versions = await valueOf(schoolFile.textbookVersions(at, noAbort()))
      expect(versions).toContainEqual({ ...version, depth: 0 })
      expect(await valueOf(schoolFile.textbooks(version.id, noAbort()))).toContainEqual({ ...book, depth: 0 })
      expect(await schoolFile.textbooks(NOWHERE, noAbort())).toMatchObject({
        ok: false,
        failure: { kind: 'rejected', reason: 'missing' },
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
      ).toMatchObject({ ok: false, failure: { kind: 'rejected', reason: 'missing' } })
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
          schoolFile.subjects(countedOf(wholeLibrary(school)), noAbort()),
          schoolFile.books(countedOf(wholeLibrary(school)), { stageId: 1, subjectId: 1 }, noAbort()),
          schoolFile.chapters(countedOf(wholeLibrary(school)), 1, noAbort()),
          schoolFile.tags(countedOf(wholeLibrary(school)), noAbort()),
          schoolFile.uploaders(countedOf(wholeLibrary(school)), noAbort()),
          schoolFile.pack({ organisationId: school, ids: idsOf(there.items).slice(0, 1) }, noAbort()),
        ])
        for (const answer of answers) expect(answer).toMatchObject(FORBIDDEN)
      }
    })
  })

/** `CloudSchoolPort`. R-cloud-school-1. */
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
          failure: { kind: 'rejected', reason: 'missing' },
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
