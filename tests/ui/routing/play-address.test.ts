import { expect, it } from 'vitest'
import { ofSection, withoutSecond } from '#ui/routing/play-address.ts'

const LESSON = '/play?id=101&section=5&at=30&tab=notes'

it('an address loses the second at which it began, once', () => {
  expect(withoutSecond(LESSON)).toBe('/play?id=101&section=5&tab=notes')
  expect(withoutSecond('/play?id=101&section=5')).toBe(null)
  expect(withoutSecond('/details?id=3&at=30')).toBe(null)
})

it('the next lesson is seen in the same view', () => {
  expect(ofSection(LESSON, 6)).toBe('/play?id=101&section=6&tab=notes')
  expect(ofSection('/list', 6)).toBe(null)
})
