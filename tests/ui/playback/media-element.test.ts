import { expect, it } from 'vitest'
import type { PlayerFact } from '#domain/playback/player-link.ts'
import { listenTo } from '#infrastructure/playback/media-element.ts'

const filmAt = (currentTime: number, paused: boolean): HTMLVideoElement => {
  const video = document.createElement('video')
  for (const [name, value] of Object.entries({ currentTime, paused, seeking: false }))
    Object.defineProperty(video, name, { value })
  return video
}

it.each([
  ['visibilitychange', document],
  ['pagehide', window],
])('a film that runs says where it is before anybody else hears of %s', (name, target) => {
  const said: (PlayerFact | string)[] = []
  const end = new AbortController()
  target.addEventListener(name, () => said.push('left'), { signal: end.signal })
  listenTo(filmAt(4.2, false), false, (fact) => said.push(fact), end.signal)
  target.dispatchEvent(new Event(name, { bubbles: true }))
  expect(said).toEqual([{ type: 'player.moved', position: 4.2 }, 'left'])
  end.abort()
  target.dispatchEvent(new Event(name, { bubbles: true }))
  expect(said).toHaveLength(2)
})

it('a film that stands has said where it is', () => {
  const said: PlayerFact[] = []
  const end = new AbortController()
  listenTo(filmAt(4.2, true), false, (fact) => said.push(fact), end.signal)
  window.dispatchEvent(new Event('pagehide'))
  expect(said).toEqual([])
  end.abort()
})
