import { expect, it } from 'vitest'
import { stepPlace } from '#application/review/step-place.ts'

it.each([
  ['the first request that is opened is a step from the queue', { isBeside: false, before: 0 }, false, false],
  ['from one to the next is none', { isBeside: false, before: 4 }, true, false],
  ['beside the queue nothing is, and nothing scrolls', { isBeside: true, before: 0 }, true, true],
])('%s', (_, step, replace, keepScroll) => {
  expect(stepPlace(step)).toEqual({ replace, keepScroll })
})
