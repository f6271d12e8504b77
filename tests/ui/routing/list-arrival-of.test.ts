import { expect, it } from 'vitest'
import { listOf } from '#domain/catalogue/list-query.ts'
import { listArrivalOf } from '#ui/routing/list-arrival-of.ts'

it('an address of a list says what it shapes; every other says nothing of one', () => {
  expect(listArrivalOf({ url: '/list?type=2&subject=20', byLink: true })).toEqual({
    query: { ...listOf(2), subject: 20 },
    isBare: false,
    byLink: true,
  })
  expect(listArrivalOf({ url: '/details?id=3', byLink: true })).toBe(null)
  expect(listArrivalOf(null)).toBe(null)
})

it.each(['/list', '/list?time=5'])('%s shapes nothing', (url) => {
  expect(listArrivalOf({ url, byLink: false })).toMatchObject({ isBare: true, byLink: false })
})
