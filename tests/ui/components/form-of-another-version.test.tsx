import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createMemoryBrowser } from '#infrastructure/memory/memory-browser.ts'
import { FORM_DRAFT_STORE } from '#main/session/form-draft.tokens.ts'
import { memoryTab } from '#tests/support/opened-stores.ts'
import { openApp, PERSONS } from '#tests/ui/support/open-app.tsx'

const openWith = async (kept: unknown) => {
  const browser = createMemoryBrowser()
  const stores = await memoryTab(browser)
  stores(FORM_DRAFT_STORE).keep({ userId: PERSONS.teacher, form: 'course/new' }, kept)
  return openApp({ person: 'teacher', address: '/studio', browser })
}

const nameIn = async () =>
  within(await screen.findByRole('dialog', { name: '新建课程' })).getByRole('textbox', { name: '课程名称' })

// R-session-19.
it('a form of a version that knew fewer fields goes on where it was', async () => {
  await openWith({ name: '浮力' })
  expect(((await nameIn()) as HTMLInputElement).value).toBe('浮力')
})

// R-connection-11.
it('one that this version cannot read is set aside when another is written in its place, and counted in 帮助与诊断', async () => {
  const kept = { title: '浮力' }
  const { user, browser } = await openWith(kept)
  const aside = () => browser.entry<readonly { readonly left: unknown }[]>('setAside', []).read()
  await user.click(await screen.findByRole('button', { name: '新建课程' }))
  expect(aside()).toEqual([])
  await user.type(await nameIn(), '压强')
  await waitFor(() => expect(aside()).toHaveLength(1))
  expect(aside()[0]?.left).toEqual({ place: { userId: PERSONS.teacher, form: 'course/new' }, draft: kept })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(await screen.findByRole('button', { name: '用户菜单' }))
  await user.click(await screen.findByRole('menuitem', { name: '帮助与诊断' }))
  const dialog = within(await screen.findByRole('dialog', { name: '帮助与诊断' }))
  await dialog.findByText('1 份这个版本读不出，仍留在这台设备上')
  await user.click(dialog.getByRole('button', { name: '复制报告' }))
  await dialog.findByText('已复制')
  expect(await navigator.clipboard.readText()).toContain('旧版本内容：1 份这个版本读不出，仍留在这台设备上')
})
