import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { whenStyled } from '#main/first-style.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  document.head.replaceChildren()
})

const begun = () => {
  const heard: string[] = []
  whenStyled(
    () => heard.push('styled'),
    () => heard.push('bare'),
  )
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  document.head.append(link)
  return { heard, link }
}

it('the app is begun once the stylesheet is there, and never without it', () => {
  const { heard, link } = begun()
  const icon = document.createElement('link')
  icon.rel = 'icon'
  document.head.append(icon)
  icon.dispatchEvent(new Event('error'))
  expect(heard).toEqual([])
  link.dispatchEvent(new Event('load'))
  // What a page fetches later is its own.
  link.dispatchEvent(new Event('error'))
  expect(heard).toEqual(['styled'])
  const gone = begun()
  gone.link.dispatchEvent(new Event('error'))
  expect(gone.heard).toEqual(['bare'])
})

it('a page whose stylesheet does not come is painted without it after eight seconds, and is itself when it comes', () => {
  const { heard, link } = begun()
  vi.advanceTimersByTime(7999)
  expect(link.media).toBe('')
  vi.advanceTimersByTime(1)
  expect([link.media, heard]).toEqual(['print', []])
  link.dispatchEvent(new Event('load'))
  expect([link.media, heard]).toEqual(['all', ['styled']])
})
