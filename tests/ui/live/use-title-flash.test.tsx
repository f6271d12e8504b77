import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useTitleFlash } from '#ui/live/use-title-flash.ts'

const setHidden = (hidden: boolean): void => {
  Object.defineProperty(document, 'hidden', { configurable: true, value: hidden })
}

beforeEach(() => {
  vi.useFakeTimers()
  document.title = '动点问题 - 知源课堂'
})
afterEach(() => {
  cleanup()
  Reflect.deleteProperty(document, 'hidden')
  vi.useRealTimers()
})

it('calls by turns until the page is seen again', () => {
  setHidden(true)
  renderHook(() => useTitleFlash('【直播开始】动点问题'))
  expect(document.title).toBe('【直播开始】动点问题')
  vi.advanceTimersByTime(1000)
  expect(document.title).toBe('动点问题 - 知源课堂')
  vi.advanceTimersByTime(1000)
  expect(document.title).toBe('【直播开始】动点问题')
  setHidden(false)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(document.title).toBe('动点问题 - 知源课堂')
  vi.advanceTimersByTime(5000)
  expect(document.title).toBe('动点问题 - 知源课堂')
})

it('leaves the title of a page that is seen, and of one that has nothing to say', () => {
  renderHook(() => useTitleFlash('【直播开始】动点问题'))
  expect(document.title).toBe('动点问题 - 知源课堂')
  setHidden(true)
  renderHook(() => useTitleFlash(null))
  vi.advanceTimersByTime(1000)
  expect(document.title).toBe('动点问题 - 知源课堂')
})
