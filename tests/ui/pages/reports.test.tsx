import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createMemoryBackend } from '#infrastructure/memory/backend.ts'
import { changeComment, commentsOn, type KeptReport } from '#infrastructure/memory/comment.backend.ts'
import { RESOURCES } from '#infrastructure/memory/content/resources.ts'
import { expectAccessible } from '#tests/ui/support/accessibility.ts'
import { onScreen } from '#tests/ui/support/on-screen.ts'
import { openApp } from '#tests/ui/support/open-app.tsx'

const REPORT: KeptReport = {
  userId: 2,
  category: 'insult',
  words: '一直在骂人',
  reporterName: '顾明德',
  createTime: '2026-11-20T08:00:00.000Z',
  decision: null,
}

/** A backend in which one comment of somebody else was reported. */
const reported = () => {
  const backend = createMemoryBackend()
  const id = RESOURCES.find((one) => one.id % 3 === 1)?.id ?? 0
  const [comment] = commentsOn(backend, { id, type: 3 }).filter(
    ({ author, parentId }) => author.id !== 8 && parentId === 0,
  )
  if (comment === undefined) throw new Error('there is no comment')
  changeComment(backend, comment.id, { reports: [REPORT] })
  return { backend, name: comment.author.name }
}

it('an administrator hides a reported comment with a reason, and shows it again', async () => {
  const { backend, name } = reported()
  const { user, address } = openApp({ person: 'schoolAdministrator', address: '/manage/reports', backend })
  await onScreen.heading('举报和下架')
  const list = within(await screen.findByRole('list', { name: '被举报的评论' }))
  expect(list.getByText('一直在骂人')).toBeDefined()
  expect(list.getByText(/^顾明德 · 辱骂或攻击 · /)).toBeDefined()
  await expectAccessible()
  await user.click(list.getByRole('button', { name: `隐藏${name}的评论` }))
  const dialog = within(await screen.findByRole('dialog', { name: '隐藏这条评论' }))
  await user.click(dialog.getByRole('button', { name: '隐藏' }))
  expect((await dialog.findByRole('alert')).textContent).toBe('请写明原因')
  await user.type(dialog.getByRole('textbox'), '请好好说话')
  await user.click(dialog.getByRole('button', { name: '隐藏' }))
  expect(await screen.findByText('没有待处理的举报')).toBeDefined()
  await user.selectOptions(screen.getByRole('combobox', { name: '按处理情况筛选' }), '已隐藏')
  expect(await screen.findByText(/原因：请好好说话/)).toBeDefined()
  expect(address()).toBe('/manage/reports?state=hidden')
  await user.click(screen.getByRole('button', { name: `恢复显示${name}的评论` }))
  const ask = within(await screen.findByRole('alertdialog', { name: '恢复显示这条评论？' }))
  await user.click(ask.getByRole('button', { name: '恢复显示' }))
  expect(await screen.findByText('还没有这样的评论')).toBeDefined()
})

it('who was slower is told so, and sees what is left', async () => {
  const { backend, name } = reported()
  const { user } = openApp({ person: 'platformAdministrator', address: '/manage/reports', backend })
  const keep = await screen.findByRole('button', { name: `保留${name}的评论` })
  const conflict = { kind: 'rejected', reason: 'conflict', message: '这条评论刚刚已由别人处理' } as const
  backend.failCall('commentReports.decide', conflict)
  await user.click(keep)
  const ask = within(await screen.findByRole('alertdialog', { name: '保留这条评论？' }))
  await user.click(ask.getByRole('button', { name: '保留' }))
  expect((await screen.findByRole('alert')).textContent).toContain('这条评论刚刚已由别人处理')
  expect(screen.getByRole('list', { name: '被举报的评论' })).toBeDefined()
})

it('is for administrators alone', async () => {
  openApp({ person: 'reviewer', address: '/manage/reports' })
  expect(await screen.findByText('你没有处理举报的权限')).toBeDefined()
})

it('is read again when it could not be read', async () => {
  const { backend } = reported()
  backend.failCall('commentReports.reports', { kind: 'unreachable' })
  const { user } = openApp({ person: 'schoolAdministrator', address: '/manage/reports', backend })
  const retry = await screen.findByRole('button', { name: '重试' })
  backend.failCall('commentReports.reports', null)
  await user.click(retry)
  expect(await screen.findByText('一直在骂人')).toBeDefined()
})
