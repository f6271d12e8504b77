import { describe, expect, it } from 'vitest'
import type { UnsentEditsStore } from '#application/studio/unsent-edits.port.ts'
import { accountIdOf } from '#domain/session/account-id.ts'
import type { UnsentEdits } from '#domain/studio/course-draft.ts'

const unsent = (userId: number, intentId: string): UnsentEdits => ({
  userId,
  draftId: 3,
  revision: 2,
  intentId,
  edits: [
    { op: 'set', key: '', field: 'name', was: '', value: '浮力' },
    {
      op: 'add',
      kind: 'chapter',
      parent: '',
      before: '',
      thing: { key: 'key-of-one', name: '一', sections: [] },
    },
  ],
})

/** `UnsentEditsStore`: what was done to a course and has not come to a server. R-studio-2. */
export const unsentEditsContract = (name: string, make: () => UnsentEditsStore): void => {
  describe(`${name}: edits that wait`, () => {
    it('stand in their order, once each, until they are settled, and are nobody else’s', async () => {
      const store = make()
      const [one, two, other] = [unsent(7, 'intent-one'), unsent(7, 'intent-two'), unsent(8, 'intent-three')]
      for (const item of [one, other, two]) await store.keep([item])
      await store.keep([two])
      expect(await store.read(7)).toEqual([one, two])
      await store.crossOut([one])
      expect(await store.read(7)).toEqual([two])
      await store.keepOnlyOf(7)
      expect([await store.read(7), await store.read(8)]).toEqual([[two], []])
      await store.keepOnlyOf(accountIdOf('13900000001'))
      expect(await store.read(7)).toEqual([two])
      await store.keepOnlyOf(0)
      expect(await store.read(7)).toEqual([])
    })

    it('stay, all of them, however many and long they are', async () => {
      const store = make()
      const text = '浮力'.repeat(1500)
      const items = Array.from({ length: 600 }, (_, at) => ({
        ...unsent(7, `intent-${at}`),
        edits: [{ op: 'set' as const, key: '', field: 'introduction', was: '', value: text.slice(at) }],
      }))
      for (let at = 0; at < items.length; at += 100) await store.keep(items.slice(at, at + 100))
      expect((await store.read(7)).map(({ intentId }) => intentId)).toEqual(
        items.map(({ intentId }) => intentId),
      )
      await store.crossOut(items.slice(0, 599))
      expect(await store.read(7)).toEqual(items.slice(599))
    })
  })
}
