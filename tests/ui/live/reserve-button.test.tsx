import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createMemoryBackend } from '#infrastructure/memory/backend.ts'
import { onScreen } from '#tests/ui/support/on-screen.ts'
import { type Opening, openApp } from '#tests/ui/support/open-app.tsx'

const open = async (opening: Opening = {}) => {
  const app = openApp({ person: 'teacher', ...opening })
  await onScreen.userMenu()
  await waitFor(() => expect(document.querySelector('.card-skeleton')).toBeNull())
  const strip = await screen.findByRole('region', { name: '直播' })
  const [first] = await within(strip).findAllByRole('button', { name: /^预约：/ })
  const name = (first?.getAttribute('aria-label') ?? '').replace('预约：', '')
  const button = (word: string) =>
    within(strip).findByRole<HTMLButtonElement>('button', { name: `${word}：${name}` })
  // What stands behind it comes after the page.
  await waitFor(async () => expect((await button('预约')).disabled).toBe(false))
  return { ...app, strip, name, button }
}

describe('the reservation at the cards of home', () => {
  it('is made and taken back with the keyboard, said, and shown by the page of the course too', async () => {
    const { user, button, name, strip } = await open()
    const pressed = await button('预约')
    pressed.focus()
    await user.keyboard('{Enter}')
    expect(await button('已预约')).toBe(document.activeElement)
    expect(await screen.findByText(`预约成功：${name}`)).toBeTruthy()
    await user.keyboard('{Enter}')
    expect(await button('预约')).toBe(document.activeElement)
    expect(await screen.findByText(`已取消预约：${name}`)).toBeTruthy()
    await user.keyboard('{Enter}')
    await button('已预约')
    await user.click(within(strip).getByRole('link', { name }))
    expect(await screen.findByRole('button', { name: '取消预约' })).toBeTruthy()
  })

  it('stands at announced lessons alone', async () => {
    const { strip } = await open()
    for (const card of within(strip).getAllByRole('article')) {
      const isAnnounced = within(card).queryByText('预告') !== null
      expect(within(card).queryAllByRole('button', { name: /^预约：/ })).toHaveLength(isAnnounced ? 1 : 0)
    }
  })

  it('that fails is tried again where it stands', async () => {
    const backend = createMemoryBackend()
    const { user, button, name } = await open({ backend })
    backend.failCall('userAction.record', { kind: 'unreachable' })
    await user.click(await button('预约'))
    expect(await button('重试')).toBe(document.activeElement)
    expect((await screen.findByRole('alert')).textContent).toContain(
      `“${name}”：没有收到服务器的回答，不知道是否已完成`,
    )
    backend.failCall('userAction.record', null)
    await user.click(await button('重试'))
    expect(await button('已预约')).toBeTruthy()
  })

  it('that is refused says why, and is not offered again', async () => {
    const backend = createMemoryBackend()
    const { user, button } = await open({ backend })
    const message = '直播已经开始，可以直接进入'
    backend.failCall('userAction.record', { kind: 'rejected', reason: 'conflict', message })
    await user.click(await button('预约'))
    expect((await screen.findByRole('alert')).textContent).toContain(message)
    const refused = await button('不能预约')
    expect(refused.getAttribute('aria-disabled')).toBe('true')
    await user.click(refused)
    expect(backend.requests.filter(({ call }) => call === 'userAction.record')).toHaveLength(1)
  })
})
