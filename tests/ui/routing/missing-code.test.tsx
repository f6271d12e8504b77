import { render, screen } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import type { CallNews } from '#application/connection/call-news.ts'
import { PartBoundary } from '#ui/components/part-boundary.tsx'
import { fetchCode, isGivenUp, isMissingCode, tellSlowCode } from '#ui/routing/missing-code.ts'

it.each([
  'Failed to fetch dynamically imported module: https://school/assets/list-1a2b.js',
  'error loading dynamically imported module: https://school/assets/list-1a2b.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/list-1a2b.css',
  "Failed to load module script: Expected a JavaScript module script but the server responded with a MIME type of 'text/html'",
])('%s is told apart from a bug', (words) => {
  expect(isMissingCode(new TypeError(words))).toBe(true)
  expect(isMissingCode(new TypeError('x is undefined'))).toBe(false)
})

/** It is asked for again after a second. */
const PAUSE_MS = 1000

it('code is asked for once more, a bug is not', async () => {
  vi.useFakeTimers()
  try {
    const missing = new TypeError('Importing a module script failed.')
    const answers = [() => Promise.reject(missing), () => Promise.resolve('there')]
    const fetched = fetchCode(() => answers.shift()?.() ?? Promise.reject(new Error('asked too often')))
    await vi.advanceTimersByTimeAsync(PAUSE_MS)
    expect(await fetched).toBe('there')
    const gone = fetchCode(() => Promise.reject(missing)).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(PAUSE_MS)
    expect(await gone).toBe(missing)
    let asked = 0
    const bug = async () => {
      asked += 1
      throw new Error('a bug')
    }
    await expect(fetchCode(bug)).rejects.toThrow('a bug')
    expect(asked).toBe(1)
  } finally {
    vi.useRealTimers()
  }
})

it('code that does not come is told after eight seconds, and given up after a minute or when nobody waits', async () => {
  vi.useFakeTimers()
  const news: CallNews[] = []
  tellSlowCode((heard) => news.push(heard))
  try {
    const failed = (end: Promise<unknown>) =>
      end.catch((error: unknown) => isGivenUp(error) && isMissingCode(error))
    const tooLong = failed(fetchCode(() => new Promise(() => undefined)))
    await vi.advanceTimersByTimeAsync(7999)
    expect(news).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(news).toMatchObject([{ kind: 'troubled', trouble: { why: 'slow' } }])
    await vi.advanceTimersByTimeAsync(52_000)
    expect(await tooLong).toBe(true)
    expect(news).toMatchObject([{ kind: 'troubled' }, { kind: 'settled' }])

    const stopped = failed(fetchCode(() => new Promise(() => undefined)))
    await vi.advanceTimersByTimeAsync(8000)
    const last = news.at(-1)
    if (last?.kind === 'troubled') last.stop()
    expect(await stopped).toBe(true)
  } finally {
    tellSlowCode(() => undefined)
    vi.useRealTimers()
  }
})

/** The document of the tests fetches no stylesheet: it tells each that it has not come, or that it has. */
const tellsOfStyles = (come: boolean): void => {
  const { happyDOM } = window as unknown as {
    readonly happyDOM: { readonly settings: { handleDisabledFileLoadingAsSuccess: boolean } }
  }
  happyDOM.settings.handleDisabledFileLoadingAsSuccess = come
}

it('a stylesheet that did not come is asked for again with its part, which is not shown without', async () => {
  vi.useFakeTimers()
  const silenced = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const links = () => [...document.head.querySelectorAll('link[rel=stylesheet]')]
  onTestFinished(() => {
    for (const link of links()) link.remove()
    tellsOfStyles(false)
    silenced.mockRestore()
    vi.useRealTimers()
  })
  let asked = false
  // As Vite does it: the script comes each time, and its stylesheet is asked for once.
  const load = async () => {
    if (asked) return 'the part'
    asked = true
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = '/assets/formula.css'
    const lost = new Promise((resolve) => link.addEventListener('error', resolve))
    document.head.append(link)
    await lost
    throw new Error('Unable to preload CSS for /assets/formula.css')
  }
  const first = fetchCode(load).catch((error: unknown) => [isMissingCode(error), isGivenUp(error)])
  const [before] = links()
  await vi.advanceTimersByTimeAsync(2000)
  expect(await first).toEqual([true, false])
  const [again, ...others] = links()
  expect([again === before, others]).toEqual([false, []])

  tellsOfStyles(true)
  expect(await fetchCode(load)).toBe('the part')
  const [last] = links()
  expect(await fetchCode(load)).toBe('the part')
  expect([links(), last === again]).toEqual([[last], false])
})

it('a stylesheet that was taken out of the page is not waited for', async () => {
  vi.useFakeTimers()
  const silenced = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  onTestFinished(() => {
    silenced.mockRestore()
    vi.useRealTimers()
  })
  let asked = false
  const load = async () => {
    if (asked) return 'the part'
    asked = true
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = '/assets/formula.css'
    const lost = new Promise((resolve) => link.addEventListener('error', resolve))
    document.head.append(link)
    await lost
    link.remove()
    throw new Error('Unable to preload CSS for /assets/formula.css')
  }
  const part = fetchCode(load)
  await vi.advanceTimersByTimeAsync(2000)
  expect(await part).toBe('the part')
})

it('a part whose code is missing leaves the frame as it is', () => {
  const silenced = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const Gone = (): never => {
    throw new TypeError('Importing a module script failed.')
  }
  const { unmount } = render(
    <div>
      <h1>框架</h1>
      <PartBoundary missing={<p>没有打开</p>}>
        <Gone />
      </PartBoundary>
    </div>,
  )
  expect([screen.getByRole('heading').textContent, screen.getByText('没有打开').tagName]).toEqual([
    '框架',
    'P',
  ])
  unmount()
  silenced.mockRestore()
})
