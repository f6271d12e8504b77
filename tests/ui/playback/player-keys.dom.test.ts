import { afterEach, describe, expect, it } from 'vitest'
import { DEFAULT_PLAYER_SETTINGS, type PlayerSettings } from '#domain/playback/player-settings.ts'
import { aFilm } from '#tests/support/a-film.ts'
import { isForSomethingElse, meaningOf, type PlayerState } from '#ui/playback/player-keys.ts'

const CHAPTERS = [
  { second: 0, name: '引入' },
  { second: 50, name: '新授' },
  { second: 150, name: '小结' },
]

const state = (settings: Partial<PlayerSettings> = {}, more: Partial<PlayerState> = {}): PlayerState => ({
  context: {
    settings: { ...DEFAULT_PLAYER_SETTINGS, ...settings },
    span: { start: 0, end: 200 },
    live: false,
    silenced: false,
    position: 60,
    levels: [],
    sources: [aFilm({ label: '720p' })],
    sourceAt: 0,
    canPicture: true,
    pictured: false,
  },
  running: true,
  firstCaptions: 'zh-CN',
  chapters: CHAPTERS,
  ...more,
})

/** Of a film of 200 seconds that stands at 60. */
const at = (change: Partial<PlayerState['context']>): PlayerState =>
  state({}, { context: { ...state().context, ...change } })

const LIVE = { ...state().context, live: true }

describe('the keys of the player', () => {
  it.each([
    [' ', { type: 'playback.toggle' }],
    ['k', { type: 'playback.toggle' }],
    ['K', { type: 'playback.toggle' }],
    ['j', { type: 'playback.step', seconds: -10 }],
    ['l', { type: 'playback.step', seconds: 10 }],
    ['ArrowLeft', { type: 'playback.step', seconds: -5 }],
    ['ArrowRight', { type: 'playback.step', seconds: 5 }],
    ['m', { type: 'playback.toggleMute' }],
    ['0', { type: 'playback.seek', second: 0 }],
    ['7', { type: 'playback.seek', second: 140 }],
    ['c', { type: 'playback.setCaptions', language: 'zh-CN' }],
    ['>', { type: 'playback.setRate', rate: 1.25 }],
    ['<', { type: 'playback.setRate', rate: 0.75 }],
  ])('%j', (key, event) => {
    expect(meaningOf(key, state())?.event).toEqual(event)
  })

  it('do not make a lesson that is given now run faster or slower', () => {
    expect([meaningOf('>', at({ live: true })), meaningOf('<', at({ live: true }))]).toEqual([null, null])
  })

  it('belong to the page where the film has nothing to do with them', () => {
    expect([meaningOf('f', state()), meaningOf('?', state()), meaningOf('？', state())]).toEqual([
      { page: 'fullScreen' },
      { page: 'help' },
      { page: 'help' },
    ])
  })

  it('change the volume in tenths, within what can be heard', () => {
    const volume = (key: string, from: number) => meaningOf(key, state({ volume: from }))
    expect([volume('ArrowUp', 0.55), volume('ArrowUp', 0.95), volume('ArrowDown', 0.05)]).toEqual([
      { event: { type: 'playback.setVolume', volume: 0.65 }, said: '音量 65%' },
      { event: { type: 'playback.setVolume', volume: 1 }, said: '音量 100%' },
      { event: { type: 'playback.setVolume', volume: 0 }, said: '音量 0%' },
    ])
  })

  it('step through the pictures of a film that stands still', () => {
    expect([meaningOf('.', state()), meaningOf(',', state({}, { running: false }))]).toEqual([
      null,
      { event: { type: 'playback.step', seconds: -1 / 25 } },
    ])
  })

  it('turn captions off, or say that there are none', () => {
    expect([
      meaningOf('c', state({ captions: 'zh-CN' })),
      meaningOf('c', state({}, { firstCaptions: null })),
    ]).toEqual([
      { event: { type: 'playback.setCaptions', language: null }, said: '字幕已关闭' },
      { said: '这个视频没有字幕' },
    ])
  })

  it('lead from chapter to chapter, and say where there is none', () => {
    const chapters: readonly never[] = []
    expect([
      meaningOf(']', state()),
      meaningOf('【', state()),
      meaningOf('[', at({ position: 51 })),
      meaningOf(']', at({ position: 160 })),
      meaningOf('[', at({ position: 1 })),
      meaningOf(']', state({}, { chapters })),
    ]).toEqual([
      { event: { type: 'playback.seek', second: 150 }, said: '小结' },
      { event: { type: 'playback.seek', second: 50 }, said: '新授' },
      { event: { type: 'playback.seek', second: 0 }, said: '引入' },
      { said: '已经是最后一章' },
      { said: '已经是第一章' },
      { said: '这个视频没有分章' },
    ])
  })

  it('widen the film, take it out of the page and show what is said', () => {
    expect([
      meaningOf('t', state()),
      meaningOf('t', state({ theatre: true })),
      meaningOf('p', state()),
      meaningOf('p', at({ canPicture: false })),
      meaningOf('x', state()),
      meaningOf('x', state({ transcript: true })),
      meaningOf('x', state({}, { firstCaptions: null })),
    ]).toEqual([
      { event: { type: 'playback.setTheatre', on: true }, said: '宽屏' },
      { event: { type: 'playback.setTheatre', on: false }, said: '退出宽屏' },
      { event: { type: 'playback.togglePicture' }, said: '画中画' },
      { said: '浏览器不支持画中画' },
      { event: { type: 'playback.setTranscript', on: true }, said: '字幕全文' },
      { event: { type: 'playback.setTranscript', on: false }, said: '收起字幕全文' },
      { said: '这个视频没有字幕' },
    ])
  })

  it('go through the qualities, with what adapts to the line among them where there is that', () => {
    const adaptive = (quality: string | null) =>
      meaningOf('q', at({ levels: ['720p', '360p'], settings: { ...DEFAULT_PLAYER_SETTINGS, quality } }))
    const sources = [aFilm({ label: '720p' }), aFilm({ label: '360p' })]
    expect([
      adaptive(null),
      adaptive('360p'),
      meaningOf('q', at({ sources })),
      meaningOf('q', at({ sources, sourceAt: 1 })),
      meaningOf('q', state()),
    ]).toEqual([
      { event: { type: 'playback.setQuality', label: '720p' }, said: '清晰度：720p' },
      { event: { type: 'playback.setQuality', label: null }, said: '清晰度：自动' },
      { event: { type: 'playback.setQuality', label: '360p' }, said: '清晰度：360p' },
      { event: { type: 'playback.setQuality', label: '720p' }, said: '清晰度：720p' },
      { said: '只有一种清晰度' },
    ])
  })

  it('lead to the edge of a live film only', () => {
    expect([meaningOf('e', state()), meaningOf('e', state({}, { context: LIVE }))]).toEqual([
      null,
      { event: { type: 'playback.seekEdge' }, said: '回到直播' },
    ])
  })

  it('of digits mean nothing in a live film', () => {
    expect(meaningOf('5', state({}, { context: LIVE }))).toBeNull()
  })

  it.each(['a', 'Enter', 'Tab', 'Escape', 'F5', 'Shift'])('do not include %s', (key) => {
    expect(meaningOf(key, state())).toBeNull()
  })
})

describe('a key', () => {
  afterEach(() => {
    document.body.innerHTML = ''
  })

  const pressedIn = (html: string, key: string, init: KeyboardEventInit = {}): boolean => {
    document.body.innerHTML = html
    const target = document.querySelector('[data-here]') ?? document.body
    let other = false
    const hear = (event: KeyboardEvent) => {
      other = isForSomethingElse(event)
    }
    document.addEventListener('keydown', hear, { once: true })
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...init }))
    return other
  }

  it.each([
    ['<input data-here>', 'k'],
    ['<textarea data-here></textarea>', ' '],
    ['<div contenteditable="true"><p data-here></p></div>', 'j'],
    ['<select data-here></select>', 'ArrowUp'],
    ['<div role="dialog"><p data-here></p></div>', 'm'],
    ['<div role="dialog"><p data-here></p></div>', '?'],
    ['<div role="dialog" data-page-keys><p data-here></p></div>', 'm'],
    ['<div role="dialog" data-page-keys><textarea data-here></textarea></div>', '?'],
    ['<button data-here></button>', ' '],
    ['<a href="/" data-here></a>', ' '],
    ['<div role="tablist"><button role="tab" data-here></button></div>', 'ArrowRight'],
    ['<input type="range" data-here>', 'ArrowLeft'],
    ['<input type="radio" data-here>', 'ArrowDown'],
    ['<input type="radio" data-here>', ' '],
    ['<input type="checkbox" data-here>', ' '],
    ['<ol data-own-arrows><li><button data-here></button></li></ol>', 'ArrowDown'],
  ])('is for what has the focus: %s %j', (html, key) => {
    expect(pressedIn(html, key)).toBe(true)
  })

  it.each([
    ['<p data-here></p>', ' '],
    ['<button data-here></button>', 'k'],
    ['<button data-here></button>', 'ArrowLeft'],
    ['<input type="range" data-here>', 'm'],
    ['<input type="radio" data-here>', 'm'],
    ['<input type="checkbox" data-here>', 'f'],
    ['<a href="/" data-here></a>', '5'],
    ['<div role="dialog" data-page-keys><button data-here></button></div>', '?'],
    ['<div role="dialog" data-page-keys><input type="radio" data-here></div>', '？'],
    ['<div role="dialog" data-page-keys><p data-here></p></div>', 'f'],
  ])('is for the film: %s %j', (html, key) => {
    expect(pressedIn(html, key)).toBe(false)
  })

  it.each([
    { ctrlKey: true },
    { altKey: true },
    { metaKey: true },
    { isComposing: true },
  ])('is for the browser or its input method with %o', (init) => {
    expect(pressedIn('<p data-here></p>', 'c', init)).toBe(true)
  })
})
