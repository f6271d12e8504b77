import { expect, it } from 'vitest'
import { isWorthTelling } from '#domain/notification/worth-telling.ts'

it('every failure has a notice of its own but an expiry, of which the session tells', () => {
  const kinds = ['expired', 'forbidden', 'unreachable', 'timedOut', 'rejected', 'unreadable'] as const
  expect(kinds.filter((kind) => !isWorthTelling({ kind }))).toEqual(['expired'])
})
