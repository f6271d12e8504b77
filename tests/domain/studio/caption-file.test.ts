import { describe, expect, it } from 'vitest'
import { captionClock, captionText, readCaptions, typedClock, webVttOf } from '#domain/studio/caption-file.ts'
import { cuesOf } from '#infrastructure/playback/web-vtt.ts'

const SRT = `1
00:00:01,000 --> 00:00:02,500
<i>浮力</i>的方向
竖直向上

2
00:00:03,000 --> 00:00:04,000 X1:10
{\\an8}第二行
`

const VTT = `WEBVTT Kind: captions

NOTE
写给编辑的话

STYLE
::cue { color: red }

intro
00:01.000 --> 00:02.500 line:0
<v 老师>a &lt; b &amp; c

00:03.000 --> 00:04.000
第二行
`

const bytesOf = (...numbers: number[]) => new Uint8Array(numbers)

describe('a caption file', () => {
  it('is SubRip or WebVTT, without marks of layout', () => {
    expect(readCaptions(SRT)).toEqual({
      cues: [
        { start: 1, end: 2.5, text: '浮力的方向\n竖直向上' },
        { start: 3, end: 4, text: '第二行' },
      ],
      troubles: [],
    })
    expect(readCaptions(VTT)).toEqual({
      cues: [
        { start: 1, end: 2.5, text: 'a < b & c' },
        { start: 3, end: 4, text: '第二行' },
      ],
      troubles: [],
    })
  })

  it('reads the same with a mark, with the line ends of Windows, without numbers and without empty lines', () => {
    const { cues } = readCaptions(SRT) ?? { cues: [] }
    expect(readCaptions(`\uFEFF${SRT.replaceAll('\n', '\r\n')}`)?.cues).toEqual(cues)
    expect(readCaptions(SRT.replaceAll(/^\d\n/gm, ''))).toEqual({ cues, troubles: [] })
    expect(readCaptions(SRT.replaceAll('\n\n', '\n'))).toEqual({ cues, troubles: [] })
  })

  it('says at which line what is wrong, and reads the others', () => {
    const file = [
      'WEBVTT',
      '',
      '00:01.000 --> 00:0x.000',
      '时间读不出来',
      '',
      '00:05.000 --> 00:04.000',
      '结束早于开始',
      '',
      '00:06.000 --> 00:07.000',
      '',
      '没有时间的一段',
      '',
      '7',
      '00:09.000 --> 00:10.000',
      '在后',
      '',
      '00:08.000 --> 00:09.500',
      '在前',
    ].join('\n')
    expect(readCaptions(file)).toEqual({
      cues: [
        { start: 8, end: 9.5, text: '在前' },
        { start: 9, end: 10, text: '在后' },
      ],
      troubles: [
        { line: 3, kind: 'time' },
        { line: 6, kind: 'backwards' },
        { line: 9, kind: 'silent' },
        { line: 11, kind: 'stray' },
        { line: 17, kind: 'order' },
      ],
    })
  })

  it('of another kind is none; one without a word is empty', () => {
    expect(readCaptions('今天我们学习浮力。')).toBe(null)
    expect(readCaptions('')).toBe(null)
    expect(readCaptions('WEBVTT\n')).toEqual({ cues: [], troubles: [] })
  })

  it('is read from UTF-8, UTF-16 and GBK', () => {
    expect(captionText(new TextEncoder().encode('\uFEFF浮力'))).toBe('浮力')
    expect(captionText(bytesOf(0xff, 0xfe, 0x6e, 0x6d, 0x9b, 0x52))).toBe('浮力')
    expect(captionText(bytesOf(0xfe, 0xff, 0x6d, 0x6e, 0x52, 0x9b))).toBe('浮力')
    expect(captionText(bytesOf(0xb8, 0xa1, 0xc1, 0xa6))).toBe('浮力')
  })

  it('is written as the player reads it', () => {
    const cues = [
      { start: 3661.5, end: 3662, text: 'x --> y <b> & \n\n z' },
      { start: 0.0004, end: 59.9996, text: '第一行' },
      { start: 70, end: 71, text: '  ' },
    ]
    const written = webVttOf(cues)
    expect(written).toBe(
      'WEBVTT\n\n00:00:00.000 --> 00:01:00.000\n第一行\n\n01:01:01.500 --> 01:01:02.000\nx --&gt; y &lt;b&gt; &amp;\nz\n',
    )
    expect(cuesOf(written)).toEqual([
      { start: 0, end: 60, text: '第一行' },
      { start: 3661.5, end: 3662, text: 'x --> y <b> &\nz' },
    ])
    expect(webVttOf([])).toBe('WEBVTT\n')
  })
})

describe('a time', () => {
  it('is typed in hours, minutes and seconds, or less', () => {
    expect(['62.5', '1:02,5', '００：０１：０２．５', ' 3 ', '', '1:', 'x', '-1'].map(typedClock)).toEqual([
      62.5,
      62.5,
      62.5,
      3,
      null,
      null,
      null,
      null,
    ])
    expect(captionClock(62.5)).toBe('00:01:02.500')
  })
})
