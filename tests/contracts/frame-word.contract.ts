import { expect, it } from 'vitest'
import type { WordAct, WordKind } from '#domain/frame/managed-word.ts'
import { enter, type MakeBackend, noAbort } from './support/backend.ts'
import { suiteOver } from './support/suite.ts'
import { valueOf } from './support/value-of.ts'

const PLATFORM_ADMINISTRATOR = '13900000009'

/** `FrameWordPort`. R-frame-2. */
export const frameWordContract = (adapters: string, make: MakeBackend): void =>
  suiteOver(`${adapters}: categories, tags and hot searches`, make, (fresh) => {
    const entered = async (account: string) => {
      const backend = fresh()
      await enter(backend, account)
      const { frameWords, categories, hotSearch } = backend.ports
      return {
        groups: (kind: WordKind) => valueOf(frameWords.words(kind, noAbort())),
        act: (kind: WordKind, act: WordAct) => frameWords.act(kind, act, noAbort()),
        read: (kind: WordKind) => frameWords.words(kind, noAbort()),
        categories: () => valueOf(categories.categories(noAbort())),
        hot: () => valueOf(hotSearch.hotTerms(1, noAbort())),
      }
    }
    const rejectedAs = (reason: string) => ({ ok: false, failure: { kind: 'rejected', reason } })
    const done = { ok: true, value: true }

    it('categories are called, ordered and hidden at once', async () => {
      const { groups, act, categories } = await entered(PLATFORM_ADMINISTRATOR)
      const [group] = await groups('categories')
      const seen = group?.words.map(({ id }) => id) ?? []
      const first = group?.words[0]
      if (group === undefined || first === undefined) throw new Error('there are no categories')
      expect(group.canAdd).toBe(false)
      const form = { groupId: group.id, ...first }
      expect(await act('categories', { kind: 'save', form: { ...form, name: '视频课' } })).toEqual(done)
      expect(await act('categories', { kind: 'save', form })).toMatchObject(rejectedAs('conflict'))
      const ids = seen.toReversed()
      expect(await act('categories', { kind: 'order', groupId: group.id, ids, seen })).toEqual(done)
      expect(await act('categories', { kind: 'order', groupId: group.id, ids, seen })).toMatchObject(
        rejectedAs('conflict'),
      )
      const hidden = { ...form, name: '视频课', rowVersion: first.rowVersion + 1, hidden: true }
      expect(await act('categories', { kind: 'show', form: hidden })).toEqual(done)
      const shown = await categories()
      expect(shown.map(({ id }) => id)).toEqual(ids)
      expect(shown.at(-1)).toMatchObject({ id: first.id, name: '视频课', visible: false })
      const { id } = first
      expect(await act('categories', { kind: 'remove', id, rowVersion: 3, intoId: 0 })).toMatchObject(
        rejectedAs('conflict'),
      )
      const restored = { ...hidden, name: first.name, rowVersion: 3, hidden: false }
      expect(await act('categories', { kind: 'show', form: restored })).toEqual(done)
      const back = { kind: 'order', groupId: group.id, ids: seen, seen: ids } as const
      expect(await act('categories', back)).toEqual(done)
    })

    it('hot searches are added, shown in their order, and removed', async () => {
      const { groups, act, hot } = await entered(PLATFORM_ADMINISTRATOR)
      const of = async () => (await groups('hotTerms')).find(({ id }) => id === 1)
      const before = (await of())?.words ?? []
      const form = { groupId: 1, id: 0, rowVersion: 0, name: '开学第一课', hidden: false }
      expect(await act('hotTerms', { kind: 'save', form })).toEqual(done)
      expect(await act('hotTerms', { kind: 'save', form })).toMatchObject(rejectedAs('invalid'))
      const added = (await of())?.words.at(-1)
      if (added === undefined) throw new Error('nothing was added')
      expect(added).toMatchObject({ name: '开学第一课', rowVersion: 1, canRemove: true })
      const seen = [...before.map(({ id }) => id), added.id]
      const ids = [added.id, ...before.map(({ id }) => id)]
      expect(await act('hotTerms', { kind: 'order', groupId: 1, ids, seen })).toEqual(done)
      expect((await hot())[0]).toBe('开学第一课')
      const hidden = { ...form, id: added.id, rowVersion: 1, hidden: true }
      expect(await act('hotTerms', { kind: 'show', form: hidden })).toEqual(done)
      expect(await hot()).not.toContain('开学第一课')
      const removed = { kind: 'remove', id: added.id, rowVersion: 1, intoId: 0 } as const
      expect(await act('hotTerms', removed)).toMatchObject(rejectedAs('conflict'))
      expect(await act('hotTerms', { ...removed, rowVersion: 2 })).toEqual(done)
      expect(await act('hotTerms', { ...removed, rowVersion: 2 })).toMatchObject(rejectedAs('missing'))
      expect((await of())?.words.map(({ id }) => id)).toEqual(before.map(({ id }) => id))
    })

    it('a tag that contents carry is removed when another takes them', async () => {
      const { groups, act } = await entered(PLATFORM_ADMINISTRATOR)
      const [kinds] = await groups('tags')
      const carried = kinds?.words.find(({ count }) => count > 0)
      if (carried === undefined) throw new Error('no tag is carried')
      expect([carried.canRemove, carried.canGive]).toEqual([false, true])
      const { id, rowVersion } = carried
      const removed = { kind: 'remove', id, rowVersion } as const
      expect(await act('tags', { ...removed, intoId: 0 })).toMatchObject(rejectedAs('conflict'))
      expect(await act('tags', { ...removed, intoId: id })).toMatchObject(rejectedAs('missing'))
      const taker = kinds?.words.find((word) => word.id !== id && word.count > 0)
      if (taker === undefined) throw new Error('no other tag is carried')
      expect(await act('tags', { ...removed, intoId: taker.id })).toEqual(done)
      const left = (await groups('tags')).flatMap(({ words }) => words)
      expect(left.some((word) => word.id === id)).toBe(false)
      expect(left.find((word) => word.id === taker.id)?.count).toBeGreaterThanOrEqual(taker.count)
    })

    it('rows of tags are added, hold tags of their own, and give them to another row', async () => {
      const { groups, act } = await entered(PLATFORM_ADMINISTRATOR)
      const rows = async () => (await groups('tagRows')).flatMap(({ words }) => words)
      const tagsOf = async (rowId: number) =>
        (await groups('tags')).find(({ id }) => id === rowId)?.words.map(({ name }) => name)
      const form = { groupId: 0, id: 0, rowVersion: 0, name: '难度', hidden: false }
      expect(await act('tagRows', { kind: 'save', form })).toEqual(done)
      const row = (await rows()).at(-1)
      if (row === undefined) throw new Error('no row was added')
      expect(row).toMatchObject({ name: '难度', canRemove: true, canGive: false })
      expect(await tagsOf(row.id)).toEqual([])
      const fixed = (await rows()).find(({ name }) => name === '类型')
      expect([fixed?.canRemove, fixed?.canGive]).toEqual([false, false])
      const kinds = (await rows()).find(({ name }) => name === '课型')
      if (kinds === undefined) throw new Error('there is no row of courses')
      const held = (await tagsOf(kinds.id)) ?? []
      const removed = { kind: 'remove', id: kinds.id, rowVersion: kinds.rowVersion } as const
      expect(await act('tagRows', { ...removed, intoId: 0 })).toMatchObject(rejectedAs('conflict'))
      expect(await act('tagRows', { ...removed, intoId: row.id })).toEqual(done)
      expect(await tagsOf(row.id)).toEqual(held)
      expect(await tagsOf(kinds.id)).toBeUndefined()
    })

    it.each(['13900000001', '13900000008'])('are not for %s', async (account) => {
      const { read, act } = await entered(account)
      const forbidden = { ok: false, failure: { kind: 'forbidden' } }
      expect(await read('tags')).toMatchObject(forbidden)
      expect(await act('tags', { kind: 'remove', id: 1, rowVersion: 1, intoId: 0 })).toMatchObject(forbidden)
    })
  })
