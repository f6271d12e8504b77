import { expect, it } from 'vitest'
import type { NodeKind } from '#domain/catalogue/curriculum-node.ts'
import type { NodeAct, TreePlace } from '#domain/frame/curriculum-tree.ts'
import { enter, type MakeBackend, noAbort } from './support/backend.ts'
import { suiteOver } from './support/suite.ts'
import { valueOf } from './support/value-of.ts'

const PLATFORM_ADMINISTRATOR = '13900000009'
const STAGES: TreePlace = { kind: 'stages', subjectId: 0 }

/** `CurriculumAdminPort`. R-frame-3. */
export const curriculumAdminContract = (adapters: string, make: MakeBackend): void =>
  suiteOver(`${adapters}: trees of the curriculum`, make, (fresh) => {
    const entered = async (account: string) => {
      const backend = fresh()
      await enter(backend, account)
      const { curriculumAdmin } = backend.ports
      const read = (place: TreePlace) => curriculumAdmin.tree(place, noAbort())
      const act = (asked: NodeAct) => curriculumAdmin.act(asked, noAbort())
      const nodes = async (place: TreePlace) => (await valueOf(read(place))).nodes
      const add = async (place: TreePlace, parentId: number, kind: NodeKind, name: string) => {
        const form = { id: 0, rowVersion: 0, parentId, kind, name, gradeId: 0 }
        expect(await act({ kind: 'save', form })).toEqual(done)
        const made = (await nodes(place)).find((node) => node.parentId === parentId && node.name === name)
        if (made === undefined) throw new Error(`${name} was not added`)
        return made
      }
      return { read, act, nodes, add }
    }
    const rejectedAs = (reason: string) => ({ ok: false, failure: { kind: 'rejected', reason } })
    const done = { ok: true, value: true }

    it('are added to, renamed, moved, merged and removed', async () => {
      const { read, act, nodes, add } = await entered(PLATFORM_ADMINISTRATOR)
      const stage = await add(STAGES, 0, 'stage', '职高')
      const subject = await add(STAGES, stage.id, 'subject', '烹饪')
      expect((await valueOf(read(STAGES))).subjects).toContainEqual({
        id: subject.id,
        name: '烹饪',
        stageName: '职高',
      })
      const books: TreePlace = { kind: 'textbooks', subjectId: subject.id }
      const version = await add(books, subject.id, 'version', '校本版')
      const first = await add(books, version.id, 'book', '上册')
      const second = await add(books, version.id, 'book', '下册')
      const cut = await add(books, first.id, 'chapter', '刀工')
      const fire = await add(books, first.id, 'chapter', '火候')
      const same = await add(books, second.id, 'chapter', '刀工')
      const { parentId, kind } = cut
      const form = { id: cut.id, rowVersion: 1, parentId, kind, name: '火候', gradeId: 0 }
      expect(await act({ kind: 'save', form })).toMatchObject(rejectedAs('invalid'))
      const move = { kind: 'move', id: fire.id, rowVersion: 1, parentId: first.id, beforeId: cut.id } as const
      expect(await act(move)).toEqual(done)
      expect(await act(move)).toMatchObject(rejectedAs('conflict'))
      const below = async (id: number) => (await nodes(books)).filter((node) => node.parentId === id)
      expect((await below(first.id)).map(({ id }) => id)).toEqual([fire.id, cut.id])
      expect(await act({ ...move, rowVersion: 2, parentId: version.id })).toMatchObject(rejectedAs('invalid'))
      expect(await act({ kind: 'remove', id: first.id, rowVersion: 1 })).toMatchObject(rejectedAs('conflict'))
      const merge = {
        kind: 'merge',
        id: first.id,
        rowVersion: 1,
        intoId: second.id,
        intoRowVersion: 1,
      } as const
      expect(await act({ ...merge, intoId: version.id })).toMatchObject(rejectedAs('invalid'))
      expect(await act(merge)).toEqual(done)
      expect(await act(merge)).toMatchObject(rejectedAs('missing'))
      expect(new Set((await below(second.id)).map(({ id }) => id))).toEqual(new Set([same.id, fire.id]))
      for (;;) {
        const left = await nodes(books)
        const last = left.find(({ id }) => !left.some((node) => node.parentId === id))
        if (last === undefined) break
        expect(await act({ kind: 'remove', id: last.id, rowVersion: last.rowVersion })).toEqual(done)
      }
      for (const { id, rowVersion } of [subject, stage])
        expect(await act({ kind: 'remove', id, rowVersion })).toEqual(done)
      expect(await read(books)).toMatchObject(rejectedAs('missing'))
    })

    it.each(['13900000001', '13900000008'])('are not for %s', async (account) => {
      const { read, act } = await entered(account)
      const forbidden = { ok: false, failure: { kind: 'forbidden' } }
      expect(await read(STAGES)).toMatchObject(forbidden)
      expect(await act({ kind: 'remove', id: 1, rowVersion: 1 })).toMatchObject(forbidden)
    })
  })
