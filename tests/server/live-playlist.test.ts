import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Broadcast, livePlaylist } from '#server/modules/live/live-playlist.ts'
import { readMediaPlaylist } from '#server/modules/live/media-playlist.ts'

const RECORDED = [
  '#EXTM3U',
  '#EXT-X-VERSION:7',
  '#EXT-X-TARGETDURATION:20',
  '#EXT-X-PLAYLIST-TYPE:VOD',
  '#EXT-X-MAP:URI="init.mp4"',
  '#EXTINF:20.000000,',
  'part-00.m4s',
  '#EXTINF:20.000000,',
  'part-01.m4s',
  '#EXTINF:5.500000,',
  'part-02.m4s',
  '#EXT-X-ENDLIST',
  '',
].join('\n')

const START = Date.parse('2026-03-02T11:00:00Z')
const LENGTH = 45 * 60

const broadcast: Broadcast = {
  recording: readMediaPlaylist(RECORDED),
  startsAt: new Date(START),
  endsAt: new Date(START + LENGTH * 1000),
  addressOf: (uri) => `/film/${uri}`,
}

const at = (seconds: number): string => livePlaylist(broadcast, new Date(START + seconds * 1000))

/** What a player makes of a list: every part by its number, with the discontinuity that it belongs to. */
const readBack = (text: string) => {
  const number = (tag: string) => Number(new RegExp(`^#EXT-X-${tag}:(\\d+)$`, 'm').exec(text)?.[1])
  let place = number('MEDIA-SEQUENCE')
  let round = number('DISCONTINUITY-SEQUENCE')
  let seconds = 0
  const parts = new Map<number, { uri: string; seconds: number; round: number }>()
  for (const line of text.split('\n')) {
    if (line === '#EXT-X-DISCONTINUITY') round += 1
    if (line.startsWith('#EXTINF:')) seconds = Number.parseFloat(line.slice(8))
    if (line === '' || line.startsWith('#')) continue
    parts.set(place, { uri: line, seconds, round })
    place += 1
  }
  return parts
}

describe('the playlist of a recording', () => {
  test('is read part by part', () => {
    expect(readMediaPlaylist(RECORDED)).toEqual({
      map: 'init.mp4',
      parts: [
        { uri: 'part-00.m4s', seconds: 20 },
        { uri: 'part-01.m4s', seconds: 20 },
        { uri: 'part-02.m4s', seconds: 5.5 },
      ],
    })
  })
})

describe('the playlist of a live lesson', () => {
  test('begins with the first second of the film, and with as much as a player stays behind', () => {
    expect(at(0)).toBe(
      [
        '#EXTM3U',
        '#EXT-X-VERSION:7',
        '#EXT-X-TARGETDURATION:20',
        '#EXT-X-MEDIA-SEQUENCE:0',
        '#EXT-X-DISCONTINUITY-SEQUENCE:0',
        '#EXT-X-INDEPENDENT-SEGMENTS',
        '#EXT-X-MAP:URI="/film/init.mp4"',
        '#EXT-X-PROGRAM-DATE-TIME:2026-03-02T11:00:00.000Z',
        '#EXTINF:20.000,',
        '/film/part-00.m4s',
        '#EXTINF:20.000,',
        '/film/part-01.m4s',
        '#EXTINF:5.500,',
        '/film/part-02.m4s',
        '',
      ].join('\n'),
    )
  })

  test('gains a part a minute before it is over and not earlier: three of the longest', () => {
    expect(readBack(at(5.499)).has(3)).toBe(false)
    expect(readBack(at(5.5)).get(3)).toEqual({ uri: '/film/part-00.m4s', seconds: 20, round: 1 })
  })

  test('shows whoever stays three of the longest parts behind its end what is said now, a part more or less', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: LENGTH - 60, noNaN: true }), (seconds) => {
        const text = at(seconds)
        const begun = /PROGRAM-DATE-TIME:(.*)$/m.exec(text)?.[1] ?? ''
        const listed = [...readBack(text).values()].reduce((sum, part) => sum + part.seconds, 0)
        const shown = Math.max(0, (Date.parse(begun) - START) / 1000 + listed - 3 * 20)
        expect(Math.abs(seconds - shown)).toBeLessThanOrEqual(20)
      }),
    )
  })

  test('is closed when the lesson is over, and does not move any more', () => {
    expect(at(LENGTH - 1)).not.toContain('#EXT-X-ENDLIST')
    expect(at(LENGTH)).toMatch(/#EXT-X-ENDLIST\n$/)
    expect(at(LENGTH + 3600)).toBe(at(LENGTH))
  })

  test('says of every part at every moment the same, in order, without a gap, for at least three parts', () => {
    const moment = fc.double({ min: 0, max: LENGTH, noNaN: true })
    const later = fc.double({ min: 0, max: 40, noNaN: true })
    fc.assert(
      fc.property(moment, later, (seconds, wait) => {
        const [one, other] = [readBack(at(seconds)), readBack(at(seconds + wait))]
        expect(one.size).toBeGreaterThanOrEqual(3)
        for (const [place, part] of one) if (other.has(place)) expect(other.get(place)).toEqual(part)
        const [oldest, newest] = [Math.min(...other.keys()), Math.max(...one.keys())]
        expect(oldest).toBeLessThanOrEqual(newest + 1)
        expect(Math.min(...one.keys())).toBeLessThanOrEqual(oldest)
      }),
    )
  })

  test('is empty where there is nothing to show', () => {
    const empty = { ...broadcast, recording: { map: null, parts: [] } }
    expect(livePlaylist(empty, new Date(START))).not.toContain('#EXTINF')
  })
})
