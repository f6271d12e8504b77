import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createMemoryBackend } from '#infrastructure/memory/backend.ts'
import { expectAccessible } from '#tests/ui/support/accessibility.ts'
import { onScreen } from '#tests/ui/support/on-screen.ts'
import { openApp } from '#tests/ui/support/open-app.tsx'

const ADDRESS = '/manage/words'
const NAME = '分类的名称'

const namesOf = async (list: string) =>
  within(await screen.findByRole('list', { name: list }))
    .getAllByRole('button', { name: /^移动/ })
    .map((handle) => handle.getAttribute('aria-label')?.replace(/^移动“|”.*$/g, ''))

it('categories are renamed in place, hidden, and moved by the arrow keys', async () => {
  const { user } = openApp({ person: 'platformAdministrator', address: '/manage/people' })
  await user.click(await screen.findByRole('link', { name: '分类与热搜' }))
  await onScreen.heading('分类与热搜')
  await expectAccessible()
  await user.click(await screen.findByRole('button', { name: '把“课程视频”改名' }))
  const field = screen.getByRole('textbox', { name: NAME })
  await user.clear(field)
  await user.keyboard('{Enter}')
  expect(await screen.findByText('请填写名称')).toBeDefined()
  await user.type(field, '微课{Enter}')
  expect(await screen.findByText('已保存，马上生效')).toBeDefined()
  screen.getByRole('button', { name: /^移动“微课”/ }).focus()
  await user.keyboard('{ArrowDown}')
  expect(await screen.findByText('已调整顺序，马上生效')).toBeDefined()
  expect(await namesOf('首页分类')).toEqual(['课程直播', '微课', '资料库', '题库'])
  await user.click(screen.getByRole('button', { name: '隐藏“题库”' }))
  expect(await screen.findByRole('button', { name: '恢复显示“题库”' })).toBeDefined()
  expect(screen.queryByRole('button', { name: /^(删除|给.*添加)/ })).toBeNull()
  expect(screen.getByText(/有且只有一个分类，所以不能添加或删除/)).toBeDefined()
  await expectAccessible()
})

it('categories are moved by a press, without dragging; who is first cannot go up', async () => {
  const { user } = openApp({ person: 'platformAdministrator', address: ADDRESS })
  const down = await screen.findByRole('button', { name: '下移“课程视频”' })
  await user.click(down)
  expect(await screen.findByText('已调整顺序，马上生效')).toBeDefined()
  expect(await namesOf('首页分类')).toEqual(['课程直播', '课程视频', '资料库', '题库'])
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '下移“课程视频”' })),
  )
  expect(screen.getByRole('button', { name: '上移“课程直播”' }).getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByRole('button', { name: '下移“题库”' }).getAttribute('aria-disabled')).toBe('true')
})

it('a hot search is added with a preview, and removed', async () => {
  const { user } = openApp({ person: 'platformAdministrator', address: `${ADDRESS}?kind=hotTerms` })
  await user.click(await screen.findByRole('button', { name: '给“课程视频”添加热门搜索' }))
  await user.type(screen.getByRole('textbox', { name: '热门搜索的名称' }), '开学第一课')
  expect(screen.getByText('开学第一课')).toBeDefined()
  await user.keyboard('{Enter}')
  expect(await screen.findByText('已保存，马上生效')).toBeDefined()
  await user.click(await screen.findByRole('button', { name: '删除“开学第一课”' }))
  const asked = within(await screen.findByRole('alertdialog', { name: '删除“开学第一课”？' }))
  await user.click(asked.getByRole('button', { name: '删除' }))
  expect(await screen.findByText('已删除，马上生效')).toBeDefined()
})

it('a row of tags is added; a tag that contents carry goes when another is chosen for them', async () => {
  const { user } = openApp({ person: 'platformAdministrator', address: `${ADDRESS}?kind=tagRows` })
  await user.click(await screen.findByRole('button', { name: '给“标签行”添加标签行' }))
  await user.type(screen.getByRole('textbox', { name: '标签行的名称' }), '难度{Enter}')
  expect(await screen.findByText('已保存，马上生效')).toBeDefined()
  expect(screen.queryByRole('button', { name: '删除“类型”' })).toBeNull()
  await expectAccessible()
  await user.click(screen.getByRole('link', { name: '标签' }))
  await user.click(await screen.findByRole('button', { name: '给“难度”添加标签' }))
  await user.type(screen.getByRole('textbox', { name: '标签的名称' }), '基础{Enter}')
  await user.click(await screen.findByRole('button', { name: '删除“课件”' }))
  const asked = within(await screen.findByRole('alertdialog', { name: '删除“课件”？' }))
  await user.selectOptions(asked.getByRole('combobox', { name: '改用哪个标签' }), '教案')
  await user.click(asked.getByRole('button', { name: '删除并改用' }))
  expect(await screen.findByText('已删除，马上生效')).toBeDefined()
  expect(await namesOf('类型')).not.toContain('课件')
})

it('who was overtaken is told what the other made of it, and goes on with what was typed', async () => {
  const backend = createMemoryBackend()
  const { user } = openApp({ person: 'platformAdministrator', address: ADDRESS, backend })
  await user.click(await screen.findByRole('button', { name: '把“课程视频”改名' }))
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: NAME })
  await user.clear(field)
  await user.type(field, '微课')
  backend.failCall('frameWords.act', { kind: 'rejected', reason: 'conflict', message: '刚刚被别人修改过' })
  await user.keyboard('{Enter}')
  expect((await screen.findByText('没有成功：刚刚被别人修改过')).getAttribute('role')).toBe('alert')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: NAME }).value).toBe('微课')
  await user.keyboard('{Escape}')
  expect(await screen.findByRole('button', { name: '把“课程视频”改名' })).toBeDefined()
})

it('who does not administer the platform is told so', async () => {
  openApp({ person: 'schoolAdministrator', address: ADDRESS })
  expect(await screen.findByText('你没有管理分类的权限')).toBeDefined()
})
