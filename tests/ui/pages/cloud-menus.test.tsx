import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createMemoryBackend } from '#infrastructure/memory/backend.ts'
import { cloudMenusOf } from '#infrastructure/memory/cloud-menu.backend.ts'
import { aFile } from '#tests/support/a-file.ts'
import { expectAccessible } from '#tests/ui/support/accessibility.ts'
import { onScreen } from '#tests/ui/support/on-screen.ts'
import { openApp } from '#tests/ui/support/open-app.tsx'

const ADDRESS = '/manage/cloud-school'

const entries = () =>
  within(screen.getByRole('list', { name: '栏目' }))
    .getAllByRole('button', { name: /^移动/ })
    .map((handle) => handle.getAttribute('aria-label')?.replace(/^移动“|”.*$/g, ''))

const withTwo = () => {
  const backend = createMemoryBackend()
  const entry = { rowVersion: 1, organisationId: 1, parts: ['notices'] as const, kinds: [], files: [] }
  cloudMenusOf(backend).push({ ...entry, id: 1, name: '新生入学' }, { ...entry, id: 2, name: '校本课程' })
  return backend
}

it('an entry is added with a preview, and ordered by the arrow keys or a press', async () => {
  const { user } = openApp({ person: 'schoolAdministrator', address: '/manage/people' })
  await user.click(await screen.findByRole('link', { name: '云学校栏目' }))
  await onScreen.heading('云学校栏目')
  expect(await screen.findByText(/还没有自己的栏目/)).toBeDefined()
  await expectAccessible()
  for (const [name, part] of [
    ['新生入学', '通知公告'],
    ['校本课程', '学校课程'],
  ] as const) {
    await user.click(await screen.findByRole('button', { name: '添加栏目' }))
    await user.click(screen.getByRole('button', { name: '保存' }))
    expect(await screen.findByText('请填写栏目名称')).toBeDefined()
    const field = screen.getByRole('textbox', { name: '栏目名称' })
    await waitFor(() => expect(document.activeElement).toBe(field))
    await user.type(field, name)
    await user.click(screen.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')))
    const menu = within(screen.getByRole('figure'))
    expect(menu.getByText(name)).toBeDefined()
    expect(menu.getByText('这个栏目还没有内容')).toBeDefined()
    await user.click(screen.getByRole('checkbox', { name: part }))
    expect(menu.getByText('显示最新的内容')).toBeDefined()
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: '保存' }))
    expect(await screen.findByText('已保存，马上生效')).toBeDefined()
  }
  screen.getByRole('button', { name: /^移动“新生入学”/ }).focus()
  await user.keyboard('{ArrowDown}')
  expect(await screen.findByText('已调整顺序，马上生效')).toBeDefined()
  expect(entries()).toEqual(['校本课程', '新生入学'])
  await user.click(screen.getByRole('button', { name: '上移“新生入学”' }))
  await expect.poll(entries).toEqual(['新生入学', '校本课程'])
  await expectAccessible()
})

it('an entry is removed after it was said what becomes of its files', async () => {
  const { user } = openApp({ person: 'schoolAdministrator', address: ADDRESS, backend: withTwo() })
  await user.click(await screen.findByRole('button', { name: '删除“新生入学”' }))
  const asked = within(screen.getByRole('region', { name: '删除栏目“新生入学”' }))
  expect(asked.getByText(/没有文件/)).toBeDefined()
  await user.click(asked.getByRole('button', { name: '删除栏目“新生入学”' }))
  expect(await screen.findByText('已删除，马上生效')).toBeDefined()
  expect(entries()).toEqual(['校本课程'])
})

it('a file of another entry is chosen, and comes in by a press', async () => {
  const backend = withTwo()
  const [, other] = cloudMenusOf(backend)
  if (other === undefined) throw new Error('there are two')
  cloudMenusOf(backend).splice(1, 1, { ...other, files: [aFile({ id: 7, name: '课表.pdf', suffix: 'pdf' })] })
  const { user } = openApp({ person: 'schoolAdministrator', address: ADDRESS, backend })
  await user.click(await screen.findByRole('button', { name: '修改“新生入学”' }))
  await user.selectOptions(
    await screen.findByRole('combobox', { name: '从其他栏目移入' }),
    '校本课程：课表.pdf',
  )
  expect(screen.getByText('还没有文件')).toBeDefined()
  await user.click(screen.getByRole('button', { name: '从其他栏目移入' }))
  expect(screen.getByRole('textbox', { name: '第 1 个文件的名称' })).toHaveProperty('value', '课表')
  expect(document.activeElement).toBe(screen.getByRole('group', { name: '栏目文件' }))
})

it('what was typed stays for who was overtaken, and after the page was left', async () => {
  const backend = withTwo()
  const { user } = openApp({ person: 'schoolAdministrator', address: ADDRESS, backend })
  await user.click(await screen.findByRole('button', { name: '修改“校本课程”' }))
  const field = screen.getByRole('textbox', { name: '栏目名称' })
  await user.clear(field)
  await user.type(field, '新课程')
  backend.failCall('cloudMenus.save', { kind: 'rejected', reason: 'conflict', message: '刚刚被别人修改过' })
  await user.click(screen.getByRole('button', { name: '保存' }))
  expect((await screen.findByText(/没有成功：刚刚被别人修改过/)).getAttribute('role')).toBe('alert')
  await user.click(screen.getByRole('link', { name: '通知管理' }))
  await onScreen.heading('通知管理')
  await user.click(await screen.findByRole('link', { name: '云学校栏目' }))
  expect(await screen.findByText('这是上次没有保存的内容。')).toBeDefined()
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: '栏目名称' }).value).toBe('新课程')
  await user.click(screen.getByRole('button', { name: '取消' }))
  expect(await screen.findByRole('button', { name: '修改“校本课程”' })).toBeDefined()
})

it('who looks at the cloud school sees what was changed since they signed in', async () => {
  const backend = createMemoryBackend()
  openApp({ person: 'teacher', address: '/cloud-school', backend })
  const tabs = within(await screen.findByRole('navigation', { name: '云学校栏目' }))
  expect(tabs.queryByRole('link', { name: '新生入学' })).toBeNull()
  const entry = { rowVersion: 1, parts: ['notices'] as const, kinds: [], files: [] }
  for (const organisationId of [1, 2])
    cloudMenusOf(backend).push({ ...entry, organisationId, id: organisationId, name: '新生入学' })
  expect(await tabs.findByRole('link', { name: '新生入学' })).toBeDefined()
})

it('who administers nothing is told so', async () => {
  openApp({ person: 'teacher', address: ADDRESS })
  expect(await screen.findByText('你没有管理云学校的权限')).toBeDefined()
})
