import { describe, expect, it } from 'vitest'
import { lighterQuality, nextQuality } from '#domain/playback/playback-rules.ts'
import { DEFAULT_PLAYER_SETTINGS } from '#domain/playback/player-settings.ts'
import { file, HLS } from './a-playback.ts'

const NO_LEVELS: readonly string[] = []
const at = (sourceAt: number, quality: string | null = null) => ({
  levels: NO_LEVELS,
  sources: [file('720p'), file('360p')],
  sourceAt,
  settings: { ...DEFAULT_PLAYER_SETTINGS, quality },
})
const inParts = (quality: string | null) => ({ ...at(0, quality), sources: [HLS], levels: ['720p', '360p'] })

describe('what is fetched sooner over a slow line', () => {
  it('is the smallest quality of a film in parts, unless the line chooses by itself', () => {
    expect([lighterQuality(inParts('720p')), lighterQuality(inParts('360p'))]).toEqual(['360p', null])
    expect(lighterQuality(inParts(null))).toBeNull()
  })

  it('is the film in parts, else a smaller file; nothing where there is neither', () => {
    expect(lighterQuality({ ...at(1), sources: [HLS, file('原画')] })).toBe('自动')
    expect(lighterQuality({ ...at(0), sources: [HLS, file('原画')] })).toBeNull()
    expect([lighterQuality(at(0)), lighterQuality(at(1))]).toEqual(['360p', null])
    expect(lighterQuality({ ...at(0), sources: [file('原画')] })).toBeNull()
  })
})

describe('the next quality', () => {
  it('goes around, by the line among them where the film comes in parts', () => {
    expect([null, '720p', '360p', '1080p'].map((quality) => nextQuality(inParts(quality)))).toEqual([
      '720p',
      '360p',
      null,
      '720p',
    ])
    expect([nextQuality(at(0)), nextQuality(at(1))]).toEqual(['360p', '720p'])
  })

  it('is none where there is no choice', () => {
    expect(nextQuality({ ...at(0), sources: [file('720p')] })).toBeUndefined()
  })
})
