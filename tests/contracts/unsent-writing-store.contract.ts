import { describe, expect, it } from 'vitest'
import type { UnsentWritingStore } from '#application/writing/unsent-writing.port.ts'
import { accountIdOf } from '#domain/session/account-id.ts'
import type { UnsentWriting } from '#domain/writing/unsent-writing.ts'

const note = (userId: number, clientId: string): UnsentWriting => ({
  kind: 'note',
  place: { userId, sectionId: 71 },
  draft: { noteId: 0, second: 83, text: '浮力', clientId },
})
const comment = (userId: number, clientId: string): UnsentWriting => ({
  kind: 'comment',
  place: { userId, content: { id: 3, type: 1 }, parentId: 0 },
  draft: { text: { html: '<p>好课</p>', length: 2, pictures: 0 }, score: 4, clientId, tried: true },
})

/** Notes and comments that wait in a browser. R-writing-1. */
export const unsentWritingStoreContract = (name: string, make: () => UnsentWritingStore): void => {
  describe(`${name}: notes and comments that wait`, () => {
    it('stand in their order with their keys, once each, until they are settled, and go with their user', async () => {
      const store = make()
      const [one, two, other] = [note(7, 'contract-1'), comment(7, 'contract-2'), note(8, 'contract-3')]
      for (const writing of [one, other, two, one]) await store.keep([writing])
      expect(await store.read(7)).toEqual([two, one])
      await store.crossOut([two])
      expect(await store.read(7)).toEqual([one])
      await store.keepOnlyOf(7)
      expect([await store.read(7), await store.read(8)]).toEqual([[one], []])
      await store.keepOnlyOf(accountIdOf('13900000001'))
      expect(await store.read(7)).toEqual([one])
      await store.keepOnlyOf(0)
      expect(await store.read(7)).toEqual([])
    })
  })
}
