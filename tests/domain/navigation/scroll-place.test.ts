import { expect, it } from 'vitest'
import { topFor } from '#domain/navigation/scroll-place.ts'

const place = { userId: 7, address: '/list?type=3', top: 900 }

it('a page is shown where it was left, to the same user at the same address', () => {
  expect(topFor(7, '/list?type=3', place)).toBe(900)
  expect(topFor(8, '/list?type=3', place)).toBeNull()
  expect(topFor(7, '/list?type=3&page=2', place)).toBeNull()
})

it('a page that was at its top begins there, as does one of which nothing is known', () => {
  expect(topFor(7, '/list?type=3', { ...place, top: 0 })).toBeNull()
  expect(topFor(7, '/list?type=3', null)).toBeNull()
})
