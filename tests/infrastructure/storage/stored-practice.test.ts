import { expect, it } from 'vitest'
import { WHOLE_BANK } from '#domain/question/bank-query.ts'
import { localStoragePractices } from '#infrastructure/question/practice.local-storage.ts'
import { LESSON_STORAGE_KEYS } from '#infrastructure/storage/lesson-storage-keys.ts'
import { aPractice } from '#tests/support/practices.ts'
import { browserStores } from './web-stores.ts'

it('a practice that was left before the bank knew keywords is gone on with', () => {
  const { storage } = browserStores()
  const { keyword: _, ...before } = WHOLE_BANK
  const kept = aPractice({ userId: 7 })
  const scope = { kind: 'bank', query: before, plan: { size: 20, order: 'newest', choice: 'freshFirst' } }
  storage.write(LESSON_STORAGE_KEYS.practices, [{ ...kept, scope } as typeof kept])
  expect(localStoragePractices(storage).of(7)).toEqual([{ ...kept, scope: { ...scope, query: WHOLE_BANK } }])
})
