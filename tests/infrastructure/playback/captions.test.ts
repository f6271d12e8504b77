import { describe, expect, it } from 'vitest'
import type { CaptionPort } from '#application/playback/caption.port.ts'
import { fetchCaptions } from '#infrastructure/playback/caption.fetch.ts'
import { memoryCaptions } from '#infrastructure/playback/caption.memory.ts'
import { cuesOf } from '#infrastructure/playback/web-vtt.ts'

const FILE = `\uFEFFWEBVTT 浮力

NOTE 由老师校对
--> 不是字幕

STYLE
::cue { color: red }

第一句
00:01.000 --> 00:03.500 line:0
<v 王老师>浮力的大小</v>
等于 <i>F</i> &lt; G &amp; 向上

01:00:02.250 --> 01:00:04.000
一小时后

00:00:00.000 --> 00:00:01.000
<script>alert(1)</script>开头

00:00:05.000 --> 00:00:05.000
没有时间的

乱写的 --> 一行
没有时间
`

const CUES = [
  { start: 0, end: 1, text: 'alert(1)开头' },
  { start: 1, end: 3.5, text: '浮力的大小\n等于 F < G & 向上' },
  { start: 3602.25, end: 3604, text: '一小时后' },
]

describe('WebVTT', () => {
  it('is read as text in the order of time; notes, styles and what is broken are left out', () => {
    expect(cuesOf(FILE)).toEqual(CUES)
    expect(cuesOf(FILE.replaceAll('\n', '\r\n'))).toEqual(CUES)
  })

  it.each(['', '<!doctype html>', 'WEBVTTX\n\n', '{"Code":401}'])('is not %j', (file) => {
    expect(cuesOf(file)).toBeNull()
  })

  it('may say nothing', () => {
    expect(cuesOf('WEBVTT')).toEqual([])
  })
})

const track = (url: string) => ({ language: 'zh-CN', label: '中文', url })
const inAddress = (file: string) => `data:text/vtt,${encodeURIComponent(file)}`

/** Any port of captions, over a source that holds one good file, one that is none, and nothing else. */
const keepsContract = (
  name: string,
  port: CaptionPort,
  address: { good: string; other: string; none: string },
) =>
  describe(`${name}: captions`, () => {
    it('are read, or it is said why not', async () => {
      const { signal } = new AbortController()
      const read = (url: string) => port.read(track(url), signal)
      expect([await read(address.good), await read(address.other), await read(address.none)]).toEqual([
        { ok: true, value: CUES },
        { ok: false, failure: 'unreadable' },
        { ok: false, failure: 'unreachable' },
      ])
    })

    it('are neither when nobody wants them any more', async () => {
      await expect(port.read(track(address.none), AbortSignal.abort())).rejects.toThrow()
    })
  })

const served: Readonly<Record<string, Response>> = {
  '/good': new Response(FILE),
  '/other': new Response('{"Code":200}'),
}

keepsContract(
  'fetch',
  fetchCaptions(async (address) => {
    const answer = served[address]
    if (answer === undefined) throw new TypeError('Failed to fetch')
    return answer.clone()
  }),
  { good: '/good', other: '/other', none: '/nowhere' },
)
keepsContract('memory', memoryCaptions(), {
  good: inAddress(FILE),
  other: inAddress('{}'),
  none: '/nowhere',
})

it('an address that has run out has no captions to read', async () => {
  const port = fetchCaptions(async () => new Response('', { status: 410 }))
  const { signal } = new AbortController()
  expect(await port.read(track('/gone'), signal)).toEqual({ ok: false, failure: 'unreachable' })
})
