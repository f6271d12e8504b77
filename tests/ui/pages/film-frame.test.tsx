import { Theme } from '@radix-ui/themes'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { tellLineBack } from '#ui/components/line-back.ts'
import { FilmFrame } from '#ui/pages/studio/film-frame.tsx'

const loads = vi.fn<() => void>()
beforeEach(() => {
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(loads)
})
afterEach(() => {
  vi.restoreAllMocks()
  loads.mockReset()
})

it('a film that does not play is tried again from where it stood, by a press and when the line is back', async () => {
  const nothing = () => undefined
  render(
    <Theme>
      <FilmFrame ref={{ current: null }} url="/film" name="浮力" onSecond={nothing} onDuration={nothing} />
    </Theme>,
  )
  const film = screen.getByLabelText<HTMLVideoElement>('视频：浮力')
  film.currentTime = 42
  loads.mockImplementation(() => {
    film.currentTime = 0
  })
  fireEvent.error(film)
  expect(await screen.findByText('视频放不出来，仍可以填写时间。')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: '重试：浮力' }))
  expect([loads.mock.calls.length, document.activeElement]).toEqual([1, film])
  fireEvent.error(film)
  tellLineBack()
  expect(loads).toHaveBeenCalledTimes(2)
  fireEvent.loadedMetadata(film)
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull())
  expect(film.currentTime).toBe(42)
  tellLineBack()
  expect(loads).toHaveBeenCalledTimes(2)
})
