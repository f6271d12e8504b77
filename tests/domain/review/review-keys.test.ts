import { expect, it } from 'vitest'
import { pressOf, type ReviewKey } from '#domain/review/review-keys.ts'
import { aRequest } from '#tests/support/reviews.ts'

const pending = aRequest({ id: 7, status: 'pending' })
const me = pending.applicant.id + 1
const press = (key: ReviewKey, change: Partial<Parameters<typeof pressOf>[1]> = {}) =>
  pressOf(key, { shown: pending, chosenId: 7, userId: me, ...change })

it('j and k step, whatever is shown', () => {
  expect([press('j', { shown: null }), press('k')]).toEqual([
    { kind: 'step', by: 1 },
    { kind: 'step', by: -1 },
  ])
})

it('a, r and x decide and select what is pending', () => {
  expect((['a', 'r', 'x'] as const).map((key) => press(key)?.kind)).toEqual(['approve', 'reject', 'select'])
})

it('of what its owner wants taken down a lets it go and r keeps it; it is not selected', () => {
  const shown = aRequest({ id: 7, status: 'removing' })
  expect((['a', 'r', 'x'] as const).map((key) => press(key, { shown })?.kind)).toEqual([
    'accept',
    'keep',
    undefined,
  ])
})

it('decides nothing of one’s own, nothing that another press has left, nothing that is decided', () => {
  expect([
    press('a', { userId: pending.applicant.id }),
    press('a', { chosenId: 8 }),
    press('a', { shown: null }),
    press('a', { shown: aRequest({ id: 7, status: 'approved' }) }),
  ]).toEqual([null, null, null, null])
})
