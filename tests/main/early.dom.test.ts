import { afterEach, beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
})
afterEach(() => {
  vi.restoreAllMocks()
  document.head.replaceChildren()
  document.body.replaceChildren()
})

it('a stylesheet that is refused before the place of the app has been read is told as soon as that has', async () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
  await import('#main/early.ts')
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  document.head.append(link)
  link.dispatchEvent(new Event('error'))

  const root = document.createElement('div')
  root.id = 'root'
  root.textContent = 'the shell'
  document.body.append(root)
  expect(root.textContent).toBe('the shell')

  state.mockReturnValue('interactive')
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }))
  expect(root.querySelector('h1')?.textContent).toBe('页面没有载入')
  expect(root.querySelector('[role=alert]')?.textContent).toBe('请检查网络，稍后重新打开。')
})
