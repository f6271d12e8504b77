import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { RESOURCES } from '#infrastructure/memory/content/resources.ts'
import { openApp } from '#tests/ui/support/open-app.tsx'

const [resource] = RESOURCES
const address = `/details?id=${resource?.id ?? 0}&type=3`
const name = resource?.name ?? ''

it('a resource is taken down where it stands, with a reason, and offered again', async () => {
  const { user } = openApp({ person: 'schoolAdministrator', address })
  await user.click(await screen.findByRole('button', { name: `管理${name}` }))
  await user.click(await screen.findByRole('menuitem', { name: '下架…' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: '下架' }))
  expect(dialog.getByRole('alert').textContent).toContain('至少 4 个字')
  await user.type(dialog.getByRole('textbox', { name: '下架的理由' }), '版权存疑')
  await user.click(dialog.getByRole('button', { name: '下架' }))
  expect(await screen.findByText('理由：版权存疑')).toBeDefined()
  await user.click(screen.getByRole('button', { name: `恢复${name}` }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '恢复' }))
  expect(await screen.findByRole('button', { name: `管理${name}` })).toBeDefined()
})

it('nobody else finds anything of it', async () => {
  openApp({ person: 'teacher', address })
  expect(await screen.findByRole('button', { name: '分享链接' })).toBeDefined()
  expect(screen.queryByRole('button', { name: `管理${name}` })).toBeNull()
})
