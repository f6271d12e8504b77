import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { success } from '#domain/kernel/result.ts'
import { createMemoryBackend } from '#infrastructure/memory/backend.ts'
import { port } from '#main/adapters/with-ports.ts'
import { CURRICULUM_PORT } from '#main/catalogue/curriculum.tokens.ts'
import { CURRICULUM_ADMIN_PORT } from '#main/frame/tokens.ts'
import { expectAccessible } from '#tests/ui/support/accessibility.ts'
import { onScreen } from '#tests/ui/support/on-screen.ts'
import { openApp } from '#tests/ui/support/open-app.tsx'

const ADDRESS = '/manage/curriculum'
const person = 'platformAdministrator'
const NAME = '章节名称'

type User = ReturnType<typeof openApp>['user']

/** The first book of the first subject, unfolded and chosen. */
const openBook = async (user: User) => {
  await user.click(await screen.findByRole('link', { name: '教材目录', current: false }))
  const tree = await screen.findByRole('list', { name: '教材目录' })
  const [version] = within(tree).getAllByRole('button', { name: /^展开/ })
  if (version === undefined) throw new Error('there is no version')
  await user.click(version)
  const [book] = within(tree).getAllByRole('button', { name: /^展开/ })
  if (book === undefined) throw new Error('there is no book')
  const name = /“(.*)”/.exec(book.getAttribute('aria-label') ?? '')?.[1] ?? ''
  await user.click(book)
  await user.click(within(tree).getByRole('button', { name }))
  return { tree, name }
}

it('a chapter is added in place, renamed, moved by the arrow keys and removed', async () => {
  const { user } = openApp({ person, address: '/manage/people' })
  await user.click(await screen.findByRole('link', { name: '教材目录' }))
  await onScreen.heading('教材目录')
  await screen.findByRole('list', { name: '学段和学科' })
  await expectAccessible()
  const { tree, name } = await openBook(user)
  await user.click(screen.getByRole('button', { name: `在“${name}”下添加章节` }))
  await user.keyboard('{Enter}')
  expect(await screen.findByText('请填写名称')).toBeDefined()
  await user.type(screen.getByRole('textbox', { name: NAME }), '第五单元{Enter}')
  expect(await screen.findByText('已保存，马上生效')).toBeDefined()
  await user.click(await within(tree).findByRole('button', { name: '第五单元' }))
  await user.click(screen.getByRole('button', { name: '修改“第五单元”' }))
  await user.clear(screen.getByRole('textbox', { name: NAME }))
  await user.type(screen.getByRole('textbox', { name: NAME }), '附录{Enter}')
  const handle = await screen.findByRole('button', { name: /^移动“附录”/ })
  handle.focus()
  await user.keyboard('{ArrowUp}')
  expect(await screen.findByText('已移动，里面的内容一起移动')).toBeDefined()
  expect(tree.textContent).toMatch(/附录.*第四单元/)
  await expectAccessible()
  await user.click(screen.getByRole('button', { name: '删除“附录”' }))
  const asked = within(await screen.findByRole('alertdialog', { name: '删除“附录”？' }))
  await user.click(asked.getByRole('button', { name: '删除' }))
  expect(await screen.findByText('已删除')).toBeDefined()
})

it('a step waits for the answer to the one before, and says so', async () => {
  const held = port(CURRICULUM_ADMIN_PORT, (base) => ({ ...base, act: () => new Promise(() => undefined) }))
  const { user } = openApp({ person, address: ADDRESS, ports: [held] })
  const { tree } = await openBook(user)
  await user.click(within(tree).getByRole('button', { name: '第一单元' }))
  const down = screen.getByRole('button', { name: '把“第一单元”下移' })
  expect(down.getAttribute('aria-disabled')).toBe('false')
  await user.click(down)
  expect(down.getAttribute('aria-disabled')).toBe('true')
})

it('a chapter becomes one with another, which is chosen in the tree', async () => {
  const { user } = openApp({ person, address: ADDRESS })
  const { tree } = await openBook(user)
  await user.click(within(tree).getByRole('button', { name: '第二单元' }))
  expect(screen.getByText(/移走或合并后才能删除/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: '把“第二单元”合并到另一个' }))
  expect(await screen.findByText(/要把“第二单元”合并到哪一个/)).toBeDefined()
  await user.click(within(tree).getByRole('button', { name: '合并到“第一单元”' }))
  const asked = within(await screen.findByRole('alertdialog', { name: '把“第二单元”合并到“第一单元”？' }))
  await user.click(asked.getByRole('button', { name: '合并到这里' }))
  expect(await screen.findByText('已合并，内容和题目都归到一起')).toBeDefined()
  expect(within(tree).queryByRole('button', { name: '第二单元' })).toBeNull()
})

it('who was overtaken is told so, and goes on with what was typed', async () => {
  const backend = createMemoryBackend()
  const { user } = openApp({ person, address: ADDRESS, backend })
  await user.click(await screen.findByRole('button', { name: '初中' }))
  await user.click(screen.getByRole('button', { name: '修改“初中”' }))
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: '学段名称' })
  await user.clear(field)
  await user.type(field, '中学')
  const message = '这个目录刚刚被别人修改过'
  backend.failCall('curriculumAdmin.act', { kind: 'rejected', reason: 'conflict', message })
  await user.keyboard('{Enter}')
  expect((await screen.findByText(`没有成功：${message}`)).getAttribute('role')).toBe('alert')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: '学段名称' }).value).toBe('中学')
  await user.keyboard('{Escape}')
  expect(await screen.findByRole('button', { name: '初中' })).toBeDefined()
})

it('who does not administer the platform is told so', async () => {
  openApp({ person: 'schoolAdministrator', address: ADDRESS })
  expect(await screen.findByText('你没有管理教材目录的权限')).toBeDefined()
})

it.each([
  ['platformAdministrator', '/manage/curriculum?subject=201&tree=knowledge'],
  ['teacher', undefined],
] as const)('a tree without anything leads %s to %s', async (who, address) => {
  const { user } = openApp({ person: who, address: '/details?type=4' })
  await user.click(await screen.findByRole('treeitem', { name: /^初中/ }))
  await user.click(await screen.findByRole('treeitem', { name: /^语文/ }))
  await screen.findByText('这里还没有条目')
  expect(screen.queryByRole('link', { name: '管理教材目录' })?.getAttribute('href')).toBe(address)
})

it('a list without contents does not lead to the curriculum, which has its subjects', async () => {
  const ports = [port(CURRICULUM_PORT, (base) => ({ ...base, categoryMenu: async () => success([]) }))]
  openApp({ person, address: '/list?type=1', ports })
  await screen.findByText('这里还没有条目')
  expect(screen.queryByRole('link', { name: '管理教材目录' })).toBeNull()
})

it('a subject that is not there leads to all of them', async () => {
  const { user } = openApp({ person, address: `${ADDRESS}?subject=999999&tree=books` })
  expect(await screen.findByText('没有找到这个学科')).toBeDefined()
  expect(screen.queryByRole('button', { name: '重试' })).toBeNull()
  await user.click(screen.getByRole('link', { name: '看全部学段和学科' }))
  expect(await screen.findByRole('list', { name: '学段和学科' })).toBeDefined()
})
