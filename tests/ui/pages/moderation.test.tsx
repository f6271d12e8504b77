import { cleanup, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createMemoryBackend } from '#infrastructure/memory/backend.ts'
import { RESOURCES } from '#infrastructure/memory/content/resources.ts'
import { takenDownIn } from '#infrastructure/memory/moderation.backend.ts'
import { expectAccessible } from '#tests/ui/support/accessibility.ts'
import { openApp, personOf } from '#tests/ui/support/open-app.tsx'

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

/** A backend in which the resource was taken down by the school's administrator. */
const takenDown = () => {
  const backend = createMemoryBackend()
  const administrator = personOf('schoolAdministrator')
  takenDownIn(backend).set(resource?.id ?? 0, {
    reason: '版权存疑',
    userName: administrator.name,
    at: '2026-11-20T08:00:00.000Z',
    userId: administrator.id,
  })
  return backend
}

it('what was taken down stands in one list, and comes back from there', async () => {
  const { user, address: now } = openApp({
    person: 'schoolAdministrator',
    address: '/manage/reports',
    backend: takenDown(),
  })
  await user.click(await screen.findByRole('link', { name: '下架的内容' }))
  const list = within(await screen.findByRole('list', { name: '下架的内容' }))
  expect(list.getByRole('link', { name })).toBeDefined()
  expect(list.getByText('理由：版权存疑')).toBeDefined()
  await expectAccessible()
  await user.selectOptions(screen.getByRole('combobox', { name: '谁下架的' }), '我下架的')
  expect(now()).toBe('/manage/reports?part=contents&by=me')
  ;(await screen.findByRole('button', { name: `恢复${name}` })).focus()
  await user.keyboard('{Enter}')
  within(await screen.findByRole('alertdialog'))
    .getByRole('button', { name: '恢复' })
    .focus()
  await user.keyboard('{Enter}')
  expect(await screen.findByText('没有下架的内容')).toBeDefined()
  expect(screen.getByText(`“${name}”已恢复`)).toBeDefined()
})

it('who may not bring it back reads who may', async () => {
  openApp({ person: 'reviewer', address: '/manage/reports?part=contents', backend: takenDown() })
  expect(await screen.findByText('由下架它的人或平台管理员恢复。')).toBeDefined()
  expect(screen.queryByRole('button', { name: `恢复${name}` })).toBeNull()
  expect(screen.queryByRole('link', { name: '人员管理' })).toBeNull()
})

it('is for nobody who looks after no school, but its author reads why on its own page', async () => {
  const backend = takenDown()
  openApp({ person: 'teacher', address: '/manage/reports?part=contents', backend })
  expect(await screen.findByText('你没有下架内容的权限')).toBeDefined()
  cleanup()
  openApp({ person: 'teacher', address, backend })
  expect(await screen.findByText('理由：版权存疑')).toBeDefined()
  expect(screen.getByText('需要恢复时，请联系学校管理员。')).toBeDefined()
})
