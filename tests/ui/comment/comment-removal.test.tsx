import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createMemoryBackend } from '#infrastructure/memory/backend.ts'
import { changeComment, commentsOn } from '#infrastructure/memory/comment.backend.ts'
import { RESOURCES } from '#infrastructure/memory/content/resources.ts'
import { openApp } from '#tests/ui/support/open-app.tsx'

/** A resource with thirteen comments, some of them by each of the personas. */
const open = async () => {
  const id = RESOURCES.find((one) => one.id % 3 === 2)?.id ?? 0
  const backend = createMemoryBackend()
  const content = { id, type: 3 } as const
  const comments = commentsOn(backend, content).filter(({ parentId }) => parentId === 0)
  const app = openApp({ person: 'teacher', address: `/details?id=${id}&type=3`, backend })
  const list = await screen.findByRole('list', { name: '评论列表' })
  return { ...app, backend, comments, list: within(list) }
}

it('one’s own comment is deleted when one is sure, and is back when that is taken back', async () => {
  const { user, list } = await open()
  const mine = list.getAllByRole('button', { name: /^删除.*的评论$/ }).length
  await user.click(list.getAllByRole('button', { name: /^删除.*的评论$/ })[0] as HTMLElement)
  const dialog = within(await screen.findByRole('alertdialog', { name: '删除这条评论？' }))
  await user.click(dialog.getByRole('button', { name: '删除' }))
  expect(await list.findByText('已删除这条评论')).toBeDefined()
  expect(await screen.findByText('12 条')).toBeDefined()
  await user.click(list.getByRole('button', { name: '撤销' }))
  expect(await screen.findByText('13 条')).toBeDefined()
  await waitFor(() => expect(list.getAllByRole('button', { name: /^删除.*的评论$/ })).toHaveLength(mine))
  expect(list.queryByText('已删除这条评论')).toBeNull()
})

it('another’s comment is reported once, with a reason', async () => {
  const { user, list, backend } = await open()
  const [button] = list.getAllByRole('button', { name: /^举报.*的评论$/ })
  await user.click(button as HTMLElement)
  const dialog = within(await screen.findByRole('dialog', { name: '举报这条评论' }))
  await user.click(dialog.getByRole('button', { name: '提交举报' }))
  expect((await dialog.findByRole('alert')).textContent).toBe('请选一个原因')
  await user.click(dialog.getByRole('radio', { name: '辱骂或攻击' }))
  backend.failCall('comments.report', { kind: 'unreachable' })
  await user.click(dialog.getByRole('button', { name: '提交举报' }))
  await dialog.findByRole('alert')
  backend.failCall('comments.report', null)
  await user.click(dialog.getByRole('button', { name: '提交举报' }))
  expect(await list.findByText('已举报')).toBeDefined()
  expect(screen.queryByRole('dialog', { name: '举报这条评论' })).toBeNull()
})

it('a hidden comment is a quiet line that keeps its replies; its writer reads why', async () => {
  const id = RESOURCES.find((one) => one.id % 3 === 1)?.id ?? 0
  const backend = createMemoryBackend()
  const comments = commentsOn(backend, { id, type: 3 })
  const answered = comments.find((one) => comments.some(({ parentId }) => parentId === one.id))
  if (answered === undefined) throw new Error('nothing was answered')
  const own = comments.find(({ parentId, author }) => parentId === 0 && author.id === 1)
  changeComment(backend, answered.id, { hidden: true, hideReason: '请好好说话' })
  if (own !== undefined) changeComment(backend, own.id, { hidden: true, hideReason: '请好好说话' })
  openApp({ person: 'teacher', address: `/details?id=${id}&type=3`, backend })
  const list = within(await screen.findByRole('list', { name: '评论列表' }))
  expect(list.getAllByText('这条评论已被隐藏').length).toBeGreaterThan(0)
  expect(list.getAllByRole('list')).not.toEqual([])
  expect(list.queryAllByText(/你的评论被隐藏的原因：请好好说话/)).toHaveLength(
    [answered, own].filter((one) => one?.author.id === 1).length === 0 ? 0 : 1,
  )
})
