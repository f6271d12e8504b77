import { afterEach, describe, expect, it } from 'vitest'
import { DEFAULT_PLAYER_SETTINGS, type PlayerSettings } from '#domain/playback/player-settings.ts'
import { isForSomethingElse, meaningOf, type PlayerState } from '#ui/playback/player-keys.ts'

const state = (settings: Partial<PlayerSettings> = {}, more: Partial<PlayerState> = {}): PlayerState => ({
  context: {
    settings: { ...DEFAULT_PLAYER_SETTINGS, ...settings },
    span: { start: 0, end: 200 },
    live: false,
    silenced: false,
  },
  running: true,
  firstCaptions: 'zh-CN',
  ...more,
})

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
