import { expect, it } from 'vitest'
import { CONTENT_TYPE } from '#domain/catalogue/category.ts'
import type { FavouriteQuery } from '#domain/favourite/favourite.ts'
import { rowsOf } from '#domain/favourite/folder-tree.ts'
import type { RejectionReason } from '#domain/kernel/failure.ts'
import type { AskingPorts } from './support/asking-ports.ts'
import { enter, type MakeBackend, noAbort } from './support/backend.ts'
import { suiteOver } from './support/suite.ts'
import { valueOf } from './support/value-of.ts'

const ALL: FavouriteQuery = { folder: 'all', type: 0, keyword: '', order: 'latest', page: 1 }
const TYPE = CONTENT_TYPE.recorded

const failing = (reason: RejectionReason) => ({ ok: false, failure: { kind: 'rejected', reason } })

/** `FavouritePort` and `FavouriteFolderPort`. Wire: 收藏, 学习. */
export const favouriteContract = (name: string, make: MakeBackend): void =>
  suiteOver(`${name}: favourites`, make, (fresh) => {
    /** Somebody who keeps nothing, and the courses that can be kept. */
    const emptyHanded = async () => {
      const backend = fresh()
      await enter(backend, '13900000001')
      const { favourite, favouriteFolder, home } = backend.ports
      for (const { id } of await valueOf(favouriteFolder.folders(noAbort())))
        await favouriteFolder.remove(id, noAbort())
      for (const item of (await valueOf(favourite.page(ALL, noAbort()))).items)
        await favourite.forget({ ...item, favouriteId: item.id }, noAbort())
      const { blocks } = await valueOf(home.content({ stageId: 0, subjectId: 0 }, noAbort()))
      const courses = blocks.find(({ type }) => type === TYPE)?.items.map(({ id }) => id) ?? []
      return { ...backend.ports, courses: courses as [number, number, number, ...number[]] }
    }
    const keep = ({ favourite }: AskingPorts, id: number, folderId: number | null = null) =>
      valueOf(favourite.keep({ id, type: TYPE }, folderId, noAbort()))
    const listed = async ({ favourite }: AskingPorts, change: Partial<FavouriteQuery> = {}) =>
      (await valueOf(favourite.page({ ...ALL, ...change }, noAbort()))).items
    const folder = ({ favouriteFolder }: AskingPorts, title: string, parentId = 0) =>
      valueOf(favouriteFolder.create(title, parentId, noAbort()))
    const tree = async ({ favouriteFolder }: AskingPorts) =>
      rowsOf(await valueOf(favouriteFolder.folders(noAbort())), () => true).map(
        ({ level, folder: { name: title, place, held } }) => [level, title, place, held],
      )

    it('keep a content once, however often it is kept, and let it go again', async () => {
      const { courses, ...ports } = await emptyHanded()
      const [id] = courses
      const first = await keep(ports, id)
      expect([first.contentId, first.type, first.folderId, first.content?.favourite]).toEqual([
        id,
        TYPE,
        0,
        true,
      ])
      expect(first.name).toBe(first.content?.name)
      expect(await keep(ports, id)).toEqual(first)
      expect(await listed(ports)).toEqual([first])
      const item = { contentId: id, type: TYPE, favouriteId: first.id }
      expect(await ports.favourite.forget(item, noAbort())).toEqual({ ok: true, value: true })
      expect(await listed(ports)).toEqual([])
      expect(await ports.favourite.forget(item, noAbort())).toMatchObject(failing('missing'))
    })

    it('say that there is no such content, or no such folder', async () => {
      const { courses, favourite } = await emptyHanded()
      expect(await favourite.keep({ id: 999_999, type: TYPE }, null, noAbort())).toMatchObject(
        failing('missing'),
      )
      expect(await favourite.keep({ id: courses[0], type: TYPE }, 999, noAbort())).toMatchObject(
        failing('missing'),
      )
      expect(await favourite.move(999_999, { folderId: 0, place: null }, noAbort())).toMatchObject(
        failing('missing'),
      )
    })

    it('go into a folder when they are kept or moved, and stay there when none is named', async () => {
      const { courses, ...ports } = await emptyHanded()
      const [one, other] = courses
      const { id: box } = await folder(ports, '期末')
      const kept = await keep(ports, one, box)
      expect((await keep(ports, one)).folderId).toBe(box)
      expect((await keep(ports, one, 0)).folderId).toBe(0)
      const loose = await keep(ports, other)
      const moved = await valueOf(ports.favourite.move(loose.id, { folderId: box, place: null }, noAbort()))
      expect([moved.id, moved.folderId]).toEqual([loose.id, box])
      expect((await listed(ports, { folder: box })).map(({ id }) => id)).toEqual([loose.id])
      expect((await listed(ports, { folder: 0 })).map(({ id }) => id)).toEqual([kept.id])
      expect((await listed(ports)).length).toBe(2)
    })

    it('stand in their owner’s order, the latest on top until they are placed', async () => {
      const { courses, ...ports } = await emptyHanded()
      const [a, b, c] = courses
      for (const id of [a, b, c]) await keep(ports, id)
      const own = () => listed(ports, { folder: 0, order: 'own' })
      const order = async () => (await own()).map(({ contentId, place }) => [contentId, place])
      expect(await order()).toEqual([
        [c, 1],
        [b, 2],
        [a, 3],
      ])
      const last = (await own()).at(-1)
      await ports.favourite.move(last?.id ?? 0, { folderId: null, place: 1 }, noAbort())
      await ports.favourite.move(last?.id ?? 0, { folderId: null, place: 2 }, noAbort())
      expect(await order()).toEqual([
        [c, 1],
        [a, 2],
        [b, 3],
      ])
      expect((await listed(ports, { folder: 0 })).map(({ contentId }) => contentId)).toEqual([c, b, a])
    })

    it('are found by a part of their name and by their type', async () => {
      const { courses, ...ports } = await emptyHanded()
      const { name: title } = await keep(ports, courses[0])
      expect((await listed(ports, { keyword: title.slice(1, 5) })).map((one) => one.name)).toEqual([title])
      expect(await listed(ports, { keyword: '没有这样的名字' })).toEqual([])
      expect((await listed(ports, { type: TYPE })).length).toBe(1)
      expect(await listed(ports, { type: CONTENT_TYPE.resource })).toEqual([])
    })

    it('lie in folders that have a name, a place and a depth', async () => {
      const { courses: _, ...ports } = await emptyHanded()
      const { favouriteFolder } = ports
      const outer = await folder(ports, ' 七年级 ')
      const inner = await folder(ports, '上册', outer.id)
      await folder(ports, '八年级')
      expect(await tree(ports)).toEqual([
        [1, '七年级', 1, 1],
        [2, '上册', 1, 0],
        [1, '八年级', 2, 0],
      ])
      expect(await favouriteFolder.create('八年级', 0, noAbort())).toMatchObject(failing('conflict'))
      expect(await favouriteFolder.create('  ', 0, noAbort())).toMatchObject(failing('invalid'))
      expect(await favouriteFolder.rename(outer.id, '八年级', noAbort())).toMatchObject(failing('conflict'))
      const into = { parentId: inner.id, place: null }
      expect(await favouriteFolder.move(outer.id, into, noAbort())).toMatchObject(failing('conflict'))
      expect((await valueOf(favouriteFolder.rename(outer.id, '九年级', noAbort()))).name).toBe('九年级')
      await valueOf(favouriteFolder.move(outer.id, { parentId: 0, place: 2 }, noAbort()))
      expect((await tree(ports)).map(([, title]) => title)).toEqual(['八年级', '九年级', '上册'])
      let deepest = inner.id
      for (const title of ['三', '四', '五']) deepest = (await folder(ports, title, deepest)).id
      expect(await favouriteFolder.create('六', deepest, noAbort())).toMatchObject(failing('conflict'))
    })

    it('go up when their folder goes, and so do its folders', async () => {
      const { courses, ...ports } = await emptyHanded()
      const { favouriteFolder } = ports
      const outer = await folder(ports, '外')
      const gone = await folder(ports, '里', outer.id)
      await folder(ports, '同名', outer.id)
      await folder(ports, '同名', gone.id)
      await folder(ports, '里', gone.id)
      await keep(ports, courses[0], outer.id)
      await keep(ports, courses[1], gone.id)
      const held = await valueOf(favouriteFolder.contents(gone.id, noAbort()))
      expect(held.folders.map((one) => one.name)).toEqual(['同名', '里'])
      expect(held.contents.map(({ contentId, place }) => [contentId, place])).toEqual([[courses[1], 1]])
      await valueOf(favouriteFolder.remove(gone.id, noAbort()))
      expect(await tree(ports)).toEqual([
        [1, '外', 1, 5],
        [2, '同名（2）', 1, 0],
        [2, '里', 2, 0],
        [2, '同名', 3, 0],
      ])
      const inside = await listed(ports, { folder: outer.id, order: 'own' })
      expect(inside.map(({ contentId, place }) => [contentId, place])).toEqual([
        [courses[0], 1],
        [courses[1], 2],
      ])
      expect(await favouriteFolder.remove(gone.id, noAbort())).toMatchObject(failing('missing'))
      expect(await favouriteFolder.contents(gone.id, noAbort())).toMatchObject(failing('missing'))
    })
  })
