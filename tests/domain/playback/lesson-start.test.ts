import { describe, expect, it } from 'vitest'
import { type KnownPlace, startOf } from '#domain/playback/lesson-start.ts'

const at = (position: number, time: number, finished = false): KnownPlace => ({ position, time, finished })

describe('a lesson begins', () => {
  it.each([
    ['at the beginning where nothing is known', null, [], 0],
    ['at what the address asks for', 40, [at(300, 9)], 40],
    ['at its very beginning where the address says so', 0, [at(300, 9)], 0],
    ['at the newer of two places, whichever knows it', null, [at(300, 5), at(200, 9)], 200],
    ['at the newer of two places, the other way round', null, [at(300, 9), at(200, 5)], 300],
    ['anew once it was finished', null, [at(300, 5, true), at(200, 9)], 0],
    ['where the address asks though it was finished', 40, [at(300, 5, true)], 40],
    ['anew where less than ten seconds are left', null, [at(591, 5)], 0],
    ['with ten seconds left', null, [at(590, 5)], 590],
    ['anew where the address asks for its last seconds', 595, [], 0],
    ['anew where the address asks for more than there is', 9000, [], 0],
    ['never before its beginning', -5, [], 0],
  ])('%s', (_, asked, known, second) => {
    expect(startOf({ asked, known, duration: 600 })).toBe(second)
  })

  it('at the place that is known where nobody knows how long it is', () => {
    expect(startOf({ asked: null, known: [at(591, 5)], duration: 0 })).toBe(591)
  })

  it.each([
    ['where it was, though less than ten seconds are left', 28, 28],
    ['where it was, just before the share that finishes it', 36, 36],
    ['anew past that share', 37, 0],
  ])('of a film of forty seconds: %s', (_, position, second) => {
    expect(startOf({ asked: null, known: [at(position, 5)], duration: 40 })).toBe(second)
  })
})
