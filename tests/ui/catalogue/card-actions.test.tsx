import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { onScreen } from '#tests/ui/support/on-screen.ts'
import { openApp } from '#tests/ui/support/open-app.tsx'

const open = async () => {
  const app = openApp({ person: 'teacher', address: '/list?type=3' })
  await onScreen.userMenu()
  const [card] = await screen.findAllByRole('article')
  if (card === undefined) throw new Error('the list is empty')
  const name = within(card).getByRole('link').textContent
  const press = async (words: string) => {
    const button = () => within(card).getByRole<HTMLButtonElement>('button', { name: `${words}：${name}` })
    // What stands behind it comes after the page.
    await waitFor(() => expect(button().disabled).toBe(false))
    await app.user.click(button())
  }
  return { name, press }
}

describe('the actions of a card', () => {
  it('keep the file of a resource among one’s own, and say its name', async () => {
    const { name, press } = await open()
    await press('存到我的资料')
    expect(await screen.findByText(new RegExp(`^已存到我的资料：${name}\\.\\w+$`))).toBeTruthy()
  })

  it('say why a file cannot be downloaded', async () => {
    // The backend in memory has no bytes.
    const { name, press } = await open()
    await press('下载')
    expect((await screen.findByRole('alert')).textContent).toContain(
      `“${name}”没有下载：发布者还没有上传文件`,
    )
  })
})
