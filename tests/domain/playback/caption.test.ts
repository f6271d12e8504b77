import { describe, expect, it } from 'vitest'
import { type Cue, cueIndexAt, textAt, trackOf } from '#domain/playback/caption.ts'
import { neighbouringRate } from '#domain/playback/player-settings.ts'

const CUES: readonly Cue[] = [
  { start: 1, end: 3, text: '一' },
  { start: 3, end: 4, text: '二' },
  { start: 6, end: 8, text: '三' },
]

describe('what is said at a second', () => {
  it.each([
    [0, -1, ''],
    [1, 0, '一'],
    [2.99, 0, '一'],
    [3, 1, '二'],
    [4, 1, ''],
    [5.9, 1, ''],
    [7, 2, '三'],
    [100, 2, ''],
  ])('at %s', (second, index, text) => {
    expect([cueIndexAt(CUES, second), textAt(CUES, second)]).toEqual([index, text])
  })

  it('is nothing where nothing is said', () => {
    expect([cueIndexAt([], 5), textAt([], 5)]).toEqual([-1, ''])
  })
})

describe('the track of a language', () => {
  const track = (language: string) => ({ language, label: language, url: '' })
  const tracks = [track('en'), track('zh-CN'), track('zh-TW')]

  it.each([
    ['zh-TW', 'zh-TW'],
    ['zh', 'zh-CN'],
    ['en-GB', 'en'],
    ['fr', undefined],
    [null, undefined],
  ])('%s', (language, found) => {
    expect(trackOf(tracks, language)?.language).toBe(found)
  })
})

describe('the next rate', () => {
  it.each([
    [1, 1, 1.25],
    [1, -1, 0.75],
    [2, 1, 2],
    [0.5, -1, 0.5],
    [1.1, 1, 1.25],
  ] as const)('from %s by %s', (rate, by, next) => {
    expect(neighbouringRate(rate, by)).toBe(next)
  })
})
