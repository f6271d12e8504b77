import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { announcementsOf } from '#infrastructure/memory/announcement.backend.ts'
import { createMemoryBackend } from '#infrastructure/memory/backend.ts'
import { expectAccessible } from '#tests/ui/support/accessibility.ts'
import { loseCode } from '#tests/ui/support/lost-code.ts'
import { onScreen, pressable } from '#tests/ui/support/on-screen.ts'
import { openApp } from '#tests/ui/support/open-app.tsx'

const ADDRESS = '/manage/notices'
const TITLE = '本周教研安排'

const row = async (title: string) => {
  const list = within(await screen.findByRole('list', { name: '通知' }))
  const item = (await list.findByText(title)).closest('li')
  if (item === null) throw new Error('a notice stands outside of the list')
  return within(item)
}

it('the school’s administrator writes, publishes, withdraws and removes a notice', async () => {
  const { user } = openApp({ person: 'schoolAdministrator', address: ADDRESS })
  await onScreen.heading('通知管理')
  expect(await screen.findByText('共 3 条')).toBeDefined()
  await expectAccessible()
  await user.click(screen.getByRole('button', { name: '写通知' }))
  await user.click(screen.getByRole('button', { name: '发布' }))
  expect(await screen.findByText('请填写标题')).toBeDefined()
  await user.type(screen.getByRole('textbox', { name: '标题' }), '开学安排')
  await user.type(screen.getByRole('textbox', { name: '内容' }), '周一开学')
  await expectAccessible()
  await user.click(screen.getByRole('button', { name: '发布' }))
  expect(await screen.findByText('已发布')).toBeDefined()
  expect((await row('开学安排')).getByText('正在发布')).toBeDefined()
  await user.click(screen.getByRole('button', { name: '撤回“开学安排”' }))
  const asked = within(await screen.findByRole('alertdialog', { name: '撤回“开学安排”？' }))
  await user.click(asked.getByRole('button', { name: '撤回' }))
  expect(await screen.findByText('已撤回，读者不再看到')).toBeDefined()
  await user.click(screen.getByRole('button', { name: '删除“开学安排”' }))
  const removal = within(await screen.findByRole('alertdialog', { name: '删除“开学安排”？' }))
  await user.click(removal.getByRole('button', { name: '删除' }))
  expect(await screen.findByText('已删除')).toBeDefined()
  expect(screen.queryByText('开学安排')).toBe(null)
})

it('from when to when a notice is shown is told with the hour', async () => {
  const backend = createMemoryBackend()
  const notices = announcementsOf(backend)
  const [from, to] = [new Date(2027, 2, 5, 8, 0), new Date(2027, 2, 6, 17, 30)].map((time) =>
    time.toISOString(),
  )
  const at = notices.findIndex(({ title }) => title === TITLE)
  const [notice] = notices.slice(at, at + 1)
  if (notice === undefined) throw new Error('the notice is missing')
  notices.splice(at, 1, { ...notice, from: from ?? '', to: to ?? '' })
  openApp({ person: 'schoolAdministrator', address: ADDRESS, backend })
  const text = /3月5日 08:00 至 (?:\d{4}年)?3月6日 17:30$/
  expect(await (await row(TITLE)).findByText(text)).toBeDefined()
})

it.each([
  '发布',
  '存为草稿',
])('a notice with a time of which a part is missing is not taken for one without: %s', async (act) => {
  const { user } = openApp({ person: 'schoolAdministrator', address: ADDRESS })
  await user.click(await pressable('写通知'))
  await user.type(screen.getByRole('textbox', { name: '标题' }), '开学安排')
  await user.type(screen.getByRole('textbox', { name: '内容' }), '周一开学')
  const from = screen.getByLabelText<HTMLInputElement>(/^开始时间/)
  // As a browser has it whose user typed the day and no hour.
  const typed = vi.spyOn(from.validity, 'badInput', 'get').mockReturnValue(true)
  await user.click(screen.getByRole('button', { name: act }))
  expect(from.validationMessage).toBe('请把日期和时间填完整，或全部清空')
  expect(screen.getByRole('textbox', { name: '标题' })).toBeDefined()
  typed.mockRestore()
  await user.click(screen.getByRole('button', { name: act }))
  expect(await row('开学安排')).toBeDefined()
})

it('a notice that is refused leads to its first wrong field, which says why', async () => {
  const { user } = openApp({ person: 'schoolAdministrator', address: ADDRESS })
  await user.click(await pressable('写通知'))
  const publish = screen.getByRole('button', { name: '发布' })
  const title = screen.getByRole('textbox', { name: '标题' })
  await user.click(publish)
  await waitFor(() => expect(document.activeElement).toBe(title))
  await user.type(title, '开学安排')
  await user.click(publish)
  const text = screen.getByRole('textbox', { name: '内容' })
  await waitFor(() => expect(document.activeElement).toBe(text))
  await user.type(text, '周一开学')
  const to = screen.getByLabelText<HTMLInputElement>(/^结束时间/)
  fireEvent.change(to, { target: { value: '2020-01-01T08:00' } })
  await user.click(publish)
  expect(await screen.findByText('结束时间已经过去，请改晚一些，或不填')).toBeDefined()
  await waitFor(() => expect(document.activeElement).toBe(to))
  // Once more, also where nothing was put right.
  await user.click(publish)
  await waitFor(() => expect(document.activeElement).toBe(to))
})

it('who has read a notice, and who has not, is there by name', async () => {
  const { user } = openApp({ person: 'schoolAdministrator', address: ADDRESS })
  expect(await (await row(TITLE)).findByText('0 / 5 人已读')).toBeDefined()
  await user.click(screen.getByRole('button', { name: `“${TITLE}”的阅读情况` }))
  expect(await screen.findByText('5 人未读')).toBeDefined()
  await expectAccessible()
  await user.click(screen.getByRole('radio', { name: '已读的人' }))
  expect(await screen.findByText('还没有人读过')).toBeDefined()
})

it('who was overtaken is told so, and goes on with what was typed', async () => {
  const backend = createMemoryBackend()
  const { user } = openApp({ person: 'schoolAdministrator', address: ADDRESS, backend })
  await user.click(await screen.findByRole('button', { name: `修改“${TITLE}”` }))
  const title = await screen.findByRole('textbox', { name: '标题' })
  await user.clear(title)
  await user.type(title, '下周教研安排')
  const message = '这条通知刚刚被别人修改过'
  backend.failCall('announcementAdmin.save', { kind: 'rejected', reason: 'conflict', message })
  await user.click(screen.getByRole('button', { name: '保存' }))
  expect(await screen.findByText(`没有成功：${message}`)).toBeDefined()
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: '标题' }).value).toBe('下周教研安排')
  await user.click(screen.getByRole('button', { name: '取消' }))
  expect(await screen.findByRole('button', { name: `修改“${TITLE}”` })).toBeDefined()
})

it('the platform’s administrator writes to the own school at first, and may write to everybody', async () => {
  const { user } = openApp({ person: 'platformAdministrator', address: ADDRESS })
  await user.click(await pressable('写通知'))
  const to = await screen.findByRole<HTMLSelectElement>('combobox', { name: '通知谁' })
  expect(to.selectedOptions[0]?.textContent).toBe('江城第一中学')
  await user.selectOptions(to, '所有人')
  expect(await screen.findByDisplayValue('所有人')).toBeDefined()
})

it('who administers nothing is told so', async () => {
  openApp({ person: 'teacher', address: ADDRESS })
  expect(await screen.findByText('你没有发布通知的权限')).toBeDefined()
})

it('a notice takes pictures, as a comment does', async () => {
  const { user } = openApp({ person: 'schoolAdministrator', address: ADDRESS })
  await user.click(await pressable('写通知'))
  expect(await screen.findByRole('button', { name: '插入图片' })).toBeDefined()
})

it('a notice is written without formats where the code that takes pictures does not come, and its field says so', async () => {
  const { user } = openApp({ person: 'schoolAdministrator', address: ADDRESS })
  const write = await pressable('写通知')
  loseCode()
  await user.click(write)
  expect(await screen.findByText('格式工具没有载入，现在只能写文字')).toBeDefined()
  expect(screen.queryByRole('toolbar', { name: '格式' })).toBe(null)
  await user.type(screen.getByRole('textbox', { name: '标题' }), '开学安排')
  await user.type(screen.getByRole('textbox', { name: '内容' }), '周一开学')
  await user.click(screen.getByRole('button', { name: '发布' }))
  expect(await screen.findByText('已发布')).toBeDefined()
})
