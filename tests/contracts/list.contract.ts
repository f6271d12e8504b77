import { expect, it } from 'vitest'
import { type ListQuery, listOf, pageSizeOf } from '#domain/catalogue/list-query.ts'
import type { ListResult } from '#domain/catalogue/list-result.ts'
import { type MenuNarrowing, NOT_NARROWED } from '#domain/catalogue/menu-narrowing.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'
import { type Backend, enter, type MakeBackend, noAbort } from './support/backend.ts'
import { suiteOver } from './support/suite.ts'

const valueOf = async <T>(asked: Promise<Result<T, Failure>>): Promise<T> => {
  const answer = await asked
  if (!answer.ok) throw new Error(JSON.stringify(answer.failure))
  return answer.value
}

const TEACHER = '13900000001'

const pageIn = (backend: Backend, query: ListQuery): Promise<ListResult> =>
  valueOf(backend.ports.list.page(query, noAbort()))

const idsOf = ({ page }: ListResult): readonly number[] => page.items.map(({ content }) => content.id)

const entered = async (backend: Backend): Promise<Backend> => {
  await enter(backend, TEACHER)
  return backend
}

/** `ListPort`. Wire: getsearchlist, getstructurepagelist, getslivepagelist, resourcescontentlist; R-wire-9. */
export const listContract = (name: string, make: MakeBackend): void =>
  suiteOver(`${name}: lists`, make, (fresh) => {
    it.each([1, 2, 3] as const)('of type %i hold contents of it, without a search', async (type) => {
      const { page, typeCounts, capped, suggestions } = await pageIn(await entered(fresh()), listOf(type))
      expect(page.items.length).toBeGreaterThan(0)
      expect(page.items.every(({ content, title }) => content.type === type && title.length === 0)).toBe(true)
      expect([page.index, page.size, typeCounts, capped, suggestions]).toEqual([1, 18, [], false, []])
    })

    it.each(['card', 'row'] as const)('go page by page through everything once, as %s', async (view) => {
      const backend = await entered(fresh())
      const first = await pageIn(backend, { ...listOf(3), view, sort: 'newest' })
      const pages = Math.ceil(first.page.total / pageSizeOf({ type: 3, view }))
      expect(pages).toBeGreaterThan(1)
      const ids = [...idsOf(first)]
      for (let page = 2; page <= pages; page += 1)
        ids.push(...idsOf(await pageIn(backend, { ...listOf(3), view, sort: 'newest', page })))
      expect([ids.length, new Set(ids).size]).toEqual([first.page.total, first.page.total])
      expect(idsOf(await pageIn(backend, { ...listOf(3), view, page: pages + 1 }))).toEqual([])
    })

    it('are narrowed by every level of the place', async () => {
      const backend = await entered(fresh())
      const place = (await pageIn(backend, listOf(3))).page.items[0]?.content.place
      if (place === undefined) throw new Error('there is nothing')
      let query: ListQuery = listOf(3)
      let total = (await pageIn(backend, query)).page.total
      for (const level of ['stage', 'subject', 'version', 'book', 'chapter'] as const) {
        query = { ...query, [level]: place[level].id }
        const { page } = await pageIn(backend, query)
        expect(page.total).toBeGreaterThan(0)
        expect(page.total).toBeLessThanOrEqual(total)
        if (level !== 'chapter')
          expect(page.items.map(({ content }) => content.place[level].id)).toEqual(
            page.items.map(() => place[level].id),
          )
        total = page.total
      }
    })

    it('are narrowed by tags: any one of a row is enough', async () => {
      const backend = await entered(fresh())
      const [group] = await valueOf(backend.ports.curriculum.tags(0, 3, noAbort()))
      const [one, two] = group?.tags ?? []
      if (one === undefined || two === undefined) throw new Error('there are no tags')
      const totals = await Promise.all(
        [[one.id], [two.id], [one.id, two.id]].map(
          async (tags) => (await pageIn(backend, { ...listOf(3), tags })).page.total,
        ),
      )
      expect(totals[0]).toBeGreaterThan(0)
      expect(totals[2]).toBe((totals[0] ?? 0) + (totals[1] ?? 0))
    })

    it.each([
      'running',
      'announced',
      'replay',
      'ended',
    ] as const)('of live courses that are %s', async (status) => {
      const { page } = await pageIn(await entered(fresh()), { ...listOf(2), status })
      // Just over is a lesson for two hours after it: at night there is none.
      if (status !== 'ended') expect(page.items.length).toBeGreaterThan(0)
      expect(page.items.map(({ content }) => content.liveStatus)).toEqual(page.items.map(() => status))
    })

    it('tell of a live course that it is called off, and list it in no state', async () => {
      const backend = await entered(fresh())
      const { page } = await pageIn(backend, { ...listOf(2), keyword: '几何画板工作坊' })
      const found = page.items.find(({ content }) => content.type === 2)?.content
      expect(found?.cancelled).toBe(true)
      for (const status of ['running', 'announced', 'replay', 'ended'] as const) {
        // It would stand on the last page.
        const { total, size } = (await pageIn(backend, { ...listOf(2), status })).page
        for (let index = 1; index <= Math.ceil(total / size); index += 1) {
          const { items } = (await pageIn(backend, { ...listOf(2), status, page: index })).page
          expect(items.filter(({ content }) => content.cancelled)).toEqual([])
        }
      }
      const lives = await valueOf(backend.ports.homeLive.homeLives(50, noAbort()))
      expect(lives.filter(({ cancelled }) => cancelled)).toEqual([])
    })

    it('are sorted as it is wanted', async () => {
      const backend = await entered(fresh())
      const sorted = async (sort: ListQuery['sort']) =>
        (await pageIn(backend, { ...listOf(3), sort })).page.items.map(({ content }) => content)
      const popular = (await sorted('popular')).map(({ viewCount }) => viewCount)
      const loaded = (await sorted('downloads')).map(({ downloadCount }) => downloadCount)
      expect([popular, loaded]).toEqual([popular.toSorted((a, b) => b - a), loaded.toSorted((a, b) => b - a)])
    })

    it('of a search mark what was found and count it in every type', async () => {
      const backend = await entered(fresh())
      const { page, typeCounts } = await pageIn(backend, { ...listOf(3), keyword: '函数' })
      expect(page.items.length).toBeGreaterThan(0)
      const marked = page.items.filter(({ title }) => title.length > 0)
      expect(marked.length).toBeGreaterThan(0)
      for (const { content, title } of marked)
        expect(title.map(({ text }) => text).join('')).toBe(content.name)
      expect(marked.some(({ title }) => title.some(({ text, matched }) => matched && text === '函数'))).toBe(
        true,
      )
      expect(typeCounts.find(({ type }) => type === 3)?.count).toBe(page.total)
      const everything = await pageIn(backend, { ...listOf(1), type: 0, keyword: '函数' })
      expect(everything.page.total).toBe(typeCounts.reduce((sum, { count }) => sum + count, 0))
    })

    // R-wire-9, screens `/details`.
    it.each([
      'card',
      'row',
    ] as const)('of questions come ten a page, whatever the view (%s)', async (view) => {
      const backend = await entered(fresh())
      const { page } = await pageIn(backend, { ...listOf(4), keyword: '的', view })
      expect([page.size, page.items.length]).toEqual([10, Math.min(10, page.total)])
      expect(page.items.length).toBeGreaterThan(0)
    })

    it('that find nothing are empty', async () => {
      const { page } = await pageIn(await entered(fresh()), { ...listOf(1), keyword: '木星采矿史' })
      expect([page.items, page.total]).toEqual([[], 0])
    })

    it('are for users only', async () => {
      expect(await fresh().ports.list.page(listOf(1), noAbort())).toEqual({
        ok: false,
        failure: expect.objectContaining({ kind: 'expired' }) as unknown,
      })
    })
  })

/** `CurriculumPort`. Wire: 学科与目录. */
export const curriculumContract = (name: string, make: MakeBackend): void =>
  suiteOver(`${name}: menus`, make, (fresh) => {
    it('of a category are its stages with their subjects, counted', async () => {
      const backend = await entered(fresh())
      const categories = await valueOf(backend.ports.categories.categories(noAbort()))
      const code = categories.find(({ type }) => type === 3)?.code ?? ''
      const stages = await valueOf(backend.ports.curriculum.categoryMenu(code, noAbort()))
      expect(stages.map(({ kind, name: stage }) => [kind, stage])).toEqual([
        ['stage', '小学'],
        ['stage', '初中'],
        ['stage', '高中'],
      ])
      for (const { children, hasChildren } of stages) {
        expect([hasChildren, children.length > 0]).toEqual([true, true])
        expect(children.every(({ kind }) => kind === 'subject')).toBe(true)
      }
      const total = (await pageIn(backend, listOf(3))).page.total
      expect(stages.reduce((sum, { count }) => sum + (count ?? 0), 0)).toBe(total)
    })

    it.each([
      ['a keyword', 3, () => ({ keyword: '教案' })],
      ['tags', 3, (tag: number) => ({ tags: [tag] })],
      ['both', 3, (tag: number) => ({ keyword: '课件', tags: [tag] })],
      ['the state of live courses', 2, () => ({ status: 'replay' as const })],
    ] as const)('count what the list has that is narrowed by %s', async (_, type, narrowed) => {
      const backend = await entered(fresh())
      const { curriculum, categories } = backend.ports
      const [group] = await valueOf(curriculum.tags(0, 3, noAbort()))
      const narrowing: MenuNarrowing = { ...NOT_NARROWED, ...narrowed(group?.tags[0]?.id ?? 0) }
      const list = { ...listOf(type), ...narrowing }
      const totalAt = async (place: object) => (await pageIn(backend, { ...list, ...place })).page.total
      const all = await valueOf(categories.categories(noAbort()))
      const code = all.find((category) => category.type === type)?.code ?? ''
      const stages = await valueOf(curriculum.categoryMenu(code, noAbort(), narrowing))
      const levels = await valueOf(curriculum.level(0, type, noAbort(), narrowing))
      expect(levels.map(({ count }) => count)).toEqual(stages.map(({ count }) => count))
      expect(await Promise.all(stages.map(({ id }) => totalAt({ stage: id })))).toEqual(
        stages.map(({ count }) => count),
      )
      const [busiest] = stages
        .flatMap(({ children }) => children)
        .sort((one, other) => (other.count ?? 0) - (one.count ?? 0))
      expect(busiest?.count).toBeGreaterThan(0)
      expect(await totalAt({ subject: busiest?.id })).toBe(busiest?.count)
      const { items } = (await pageIn(backend, { ...list, subject: busiest?.id ?? 0 })).page
      const book = items[0]?.content.place.book.id ?? 0
      const chapters = await valueOf(curriculum.chapters(book, type, noAbort(), narrowing))
      expect(chapters.reduce((sum, { count }) => sum + (count ?? 0), 0)).toBe(await totalAt({ book }))
    })

    it('go down level by level to the subjects', async () => {
      const { curriculum } = (await entered(fresh())).ports
      const stages = await valueOf(curriculum.level(0, 0, noAbort()))
      expect(stages.map(({ kind, hasChildren, children }) => [kind, hasChildren, children])).toEqual(
        stages.map(() => ['stage', true, []]),
      )
      const subjects = await valueOf(curriculum.level(stages[1]?.id ?? 0, 0, noAbort()))
      expect(subjects.length).toBeGreaterThan(0)
      expect(subjects.every(({ kind }) => kind === 'subject')).toBe(true)
    })

    it('of a subject are its versions with their books, of a book its chapters', async () => {
      const backend = await entered(fresh())
      const { curriculum } = backend.ports
      const place = (await pageIn(backend, listOf(3))).page.items[0]?.content.place
      if (place === undefined) throw new Error('there is nothing')
      const { versions } = await valueOf(curriculum.subjectMenu(place.stage.id, place.subject.id, noAbort()))
      const version = versions.find(({ id }) => id === place.version.id)
      expect(version).toMatchObject({ name: place.version.name, kind: 'version' })
      expect(version?.children.find(({ id }) => id === place.book.id)).toMatchObject({
        name: place.book.name,
        kind: 'book',
      })
      const chapters = await valueOf(curriculum.chapters(place.book.id, 3, noAbort()))
      expect(chapters.length).toBeGreaterThan(1)
      expect(chapters.every(({ kind }) => kind === 'chapter')).toBe(true)
      const counted = chapters.reduce((sum, { count }) => sum + (count ?? 0), 0)
      expect(counted).toBe((await pageIn(backend, { ...listOf(3), book: place.book.id })).page.total)
    })

    it('of tags are rows that have something to choose from', async () => {
      const backend = await entered(fresh())
      const { curriculum } = backend.ports
      const place = (await pageIn(backend, listOf(3))).page.items[0]?.content.place
      const everywhere = await valueOf(curriculum.tags(0, 3, noAbort()))
      const subject = await valueOf(
        curriculum.subjectTags(place?.stage.id ?? 0, place?.subject.id ?? 0, 3, noAbort()),
      )
      for (const groups of [everywhere, subject]) {
        expect(groups.length).toBeGreaterThan(0)
        for (const group of groups) {
          expect([group.code, group.name]).not.toContain('')
          expect(group.tags.length).toBeGreaterThan(0)
        }
      }
    })

    it('are for users only', async () => {
      const { curriculum } = fresh().ports
      const expired = { ok: false, failure: expect.objectContaining({ kind: 'expired' }) as unknown }
      expect([await curriculum.level(0, 0, noAbort()), await curriculum.tags(0, 3, noAbort())]).toEqual([
        expired,
        expired,
      ])
    })
  })
