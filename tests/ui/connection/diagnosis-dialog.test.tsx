import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openApp, personOf } from '#tests/ui/support/open-app.tsx'

const open = async () => {
  const app = openApp({ person: 'teacher' })
  await app.user.click(await screen.findByRole('button', { name: '用户菜单' }))
  await app.user.click(await screen.findByRole('menuitem', { name: '帮助与诊断' }))
  return { app, dialog: within(await screen.findByRole('dialog', { name: '帮助与诊断' })) }
}

it('says how the connection is, what waits, which versions run and how each part is', async () => {
  const { app, dialog } = await open()
  const valueOf = (name: string) => dialog.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent
  await dialog.findByText('服务器版本', { selector: 'dt' })
  await act(async () => {
    app.tellOfCall({ kind: 'counted', work: 'answers', count: 2 })
    app.tellOfCall({ kind: 'unreached' })
  })
  expect(await dialog.findByText('答题 2 条')).toBeTruthy()
  expect(valueOf('连接')).toBe('连不上服务器，请检查网络')
  await dialog.findByText('演示')
  await app.user.click(dialog.getByText('各部分的状态'))
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['登录状态：正常', '学习进度：正常', '连接：正常', '离线使用：正常']),
  )
})

it('gives the focus back to the menu that led to it', async () => {
  const { app, dialog } = await open()
  await dialog.findByText('演示')
  await app.user.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('用户菜单'))
})

it('copies a report with nothing of who asks for it', async () => {
  const { app, dialog } = await open()
  await dialog.findByText('演示')
  await app.user.click(dialog.getByRole('button', { name: '复制报告' }))
  expect(await dialog.findByText('已复制')).toBeTruthy()
  const report = await navigator.clipboard.readText()
  expect(report).toContain('连接：正常')
  expect(report).toContain('学习进度：正常')
  const { name, account, organisations } = personOf('teacher')
  const token = app.browser.entry<string | null>('token', null).read()
  const secrets = [name, account, '13900000001', token ?? '', ...organisations.map((school) => school.name)]
  for (const words of secrets.filter((one) => one !== '')) expect(report).not.toContain(words)
  expect(report).not.toMatch(/1\d{10}/)
})
