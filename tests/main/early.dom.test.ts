import { afterEach, beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
})
afterEach(() => {
  vi.useRealTimers()
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

it('a document that does not come to its end is told of after eight seconds, until it does', async () => {
  vi.useFakeTimers()
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
  await import('#main/early.ts')
  vi.advanceTimersByTime(7999)
  expect(document.body.textContent).toBe('')
  vi.advanceTimersByTime(1)
  expect(document.querySelector('h1')?.textContent).toBe('页面没有载入')
  expect(document.querySelector('button')?.textContent).toBe('重新打开')
  state.mockReturnValue('interactive')
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }))
  expect(document.querySelector('h1')).toBeNull()
})

it.each([
  ['whose shell has come says it by itself', '<div class="shell"></div><p class="shell-late"></p>', ''],
  ['in which the app runs says nothing', '<main>首页</main>', '首页'],
  ['whose shell is cut has it in the place of that', '<div class="shell">今天</div>', '页面没有载入'],
  ['that is cut before the shell has it in its place', '', '页面没有载入'],
])('a document %s', async (_, inRoot, said) => {
  vi.useFakeTimers()
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
  await import('#main/early.ts')
  const root = document.createElement('div')
  root.id = 'root'
  root.innerHTML = inRoot
  document.body.append(root)
  vi.advanceTimersByTime(8000)
  expect([document.body.textContent?.slice(0, said.length), document.querySelectorAll('h1').length]).toEqual([
    said,
    said === '页面没有载入' ? 1 : 0,
  ])
})
