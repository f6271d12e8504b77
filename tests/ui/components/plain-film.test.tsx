import { Theme } from '@radix-ui/themes'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { tellLineBack } from '#ui/components/line-back.ts'
import { PlainFilm } from '#ui/components/plain-film.tsx'

const CODES = {
  MEDIA_ERR_ABORTED: 1,
  MEDIA_ERR_NETWORK: 2,
  MEDIA_ERR_DECODE: 3,
  MEDIA_ERR_SRC_NOT_SUPPORTED: 4,
}

const loads = vi.fn<() => void>()
beforeEach(() => {
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(loads)
})
afterEach(() => {
  vi.restoreAllMocks()
  loads.mockReset()
})

const opened = () => {
  const asked: string[] = []
  const filmAt = (url: string, name = '解析') => (
    <Theme>
      <PlainFilm url={url} name={name} onOutdated={() => asked.push(url)} />
    </Theme>
  )
  const { rerender } = render(filmAt('/one'))
  const film = screen.getByLabelText<HTMLVideoElement>('解析')
  const fail = (code: number) => {
    Object.defineProperty(film, 'error', { configurable: true, value: { ...CODES, code } })
    fireEvent.error(film)
  }
  return { asked, film, fail, renewTo: (url: string, name?: string) => rerender(filmAt(url, name)) }
}

it.each([
  [2, '连不上服务器，视频没有放出来'],
  [3, '视频文件已损坏，无法播放'],
  [4, '视频没有放出来：地址可能已过期，或浏览器不支持它的格式'],
])('a film that does not play says why, %i', async (code, words) => {
  const { fail } = opened()
  expect(screen.queryByRole('button')).toBeNull()
  fail(code)
  expect((await screen.findByText(words)).closest('[role="status"]')).not.toBeNull()
})

it('is tried again with an address that holds; the focus is at the film', async () => {
  const { asked, film, fail, renewTo } = opened()
  fail(4)
  await userEvent.click(await screen.findByRole('button', { name: '重试：解析' }))
  expect([asked, loads.mock.calls.length, document.activeElement]).toEqual([['/one'], 1, film])
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull())
  renewTo('/two')
  await waitFor(() => expect(film.getAttribute('src')).toBe('/two'))
})

it('is tried again once there is a way to the server', async () => {
  const { asked, fail } = opened()
  fail(2)
  await screen.findByRole('button', { name: '重试：解析' })
  tellLineBack()
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull())
  expect(asked).toEqual(['/one'])
})

it('that plays keeps its address until it does not', async () => {
  const { film, fail, renewTo } = opened()
  fail(2)
  await screen.findByRole('button', { name: '重试：解析' })
  fireEvent.loadedMetadata(film)
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull())
  renewTo('/two', '讲解')
  await waitFor(() => expect(film.getAttribute('aria-label')).toBe('讲解'))
  expect(film.getAttribute('src')).toBe('/one')
  fail(2)
  await waitFor(() => expect(film.getAttribute('src')).toBe('/two'))
})
