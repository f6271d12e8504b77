import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { DIFFICULTY_LEVELS } from '#domain/question/bank-query.ts'
import { createMemoryBackend } from '#infrastructure/memory/backend.ts'
import { changeComment, commentsOn } from '#infrastructure/memory/comment.backend.ts'
import { RESOURCES } from '#infrastructure/memory/content/resources.ts'
import { expectAccessible } from '#tests/ui/support/accessibility.ts'
import { onScreen } from '#tests/ui/support/on-screen.ts'
import { openApp } from '#tests/ui/support/open-app.tsx'
import { auditCopy } from '#ui/copy/audit-copy.ts'
import { bankCopy } from '#ui/copy/bank-copy.ts'
import { questionCopy } from '#ui/copy/question-copy.ts'
import { auditCsv } from '#ui/pages/audit/audit-csv.ts'

const acted = () => {
  const backend = createMemoryBackend()
  const id = RESOURCES.find((one) => one.id % 3 === 1)?.id ?? 0
  const [comment] = commentsOn(backend, { id, type: 3 })
  if (comment === undefined) throw new Error('there is no comment')
  const said = { category: 'insult', words: '', createTime: '2026-11-20T08:00:00.000Z' } as const
  const decision = {
    verdict: 'hide',
    deciderName: '叶知秋',
    time: '2026-11-21T08:00:00.000Z',
    reason: '请好好说话',
  } as const
  changeComment(backend, comment.id, {
    reports: [{ ...said, userId: 2, reporterName: '顾明德', decision }],
  })
  return { backend, thing: `comment:${comment.id}` }
}

it('an administrator reads what was done, narrows it, and keeps to one thing', async () => {
  const { backend, thing } = acted()
  const { user, address } = openApp({ person: 'schoolAdministrator', address: '/manage/audit', backend })
  await onScreen.heading('操作记录')
  expect(await screen.findByText('共 2 条')).toBeDefined()
  const rows = within(screen.getByRole('list', { name: '操作记录' })).getAllByRole('listitem')
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^隐藏评论.*叶知秋.*11月21日 \d\d:00.*原因：请好好说话$/s),
    expect.stringMatching(/^举报评论.*顾明德/),
  ])
  await expectAccessible()
  await user.selectOptions(screen.getByRole('combobox', { name: '按操作筛选' }), '课程')
  expect(await screen.findByText('没有找到符合条件的记录')).toBeDefined()
  await user.selectOptions(screen.getByRole('combobox', { name: '按操作筛选' }), '评论')
  expect(await screen.findByText('共 2 条')).toBeDefined()
  fireEvent.change(screen.getByLabelText('从'), { target: { value: '2026-11-21' } })
  expect(await screen.findByText('共 1 条')).toBeDefined()
  expect(address()).toBe('/manage/audit?act=comment&from=2026-11-21')
  await user.click(screen.getByRole('link', { name: `只看 ${thing.replace('comment:', '评论 ')}` }))
  expect(await screen.findByText('共 2 条')).toBeDefined()
})

it('a day is told once its year is whole, and what is typed until then stays', async () => {
  const { backend } = acted()
  const { address } = openApp({ person: 'schoolAdministrator', address: '/manage/audit', backend })
  await screen.findByText('共 2 条')
  const field = screen.getByLabelText<HTMLInputElement>('从')
  // As browsers tell of a year that is typed.
  for (const day of ['0002-11-21', '0020-11-21', '0202-11-21']) {
    fireEvent.change(field, { target: { value: day } })
    expect(field.value).toBe(day)
    expect(address()).toBe('/manage/audit')
  }
  fireEvent.change(field, { target: { value: '2026-11-21' } })
  expect(await screen.findByText('共 1 条')).toBeDefined()
  expect(field.value).toBe('2026-11-21')
  fireEvent.change(field, { target: { value: '' } })
  expect(await screen.findByText('共 2 条')).toBeDefined()
  expect(address()).toBe('/manage/audit')
})

it.each([
  ['changed: name role schools', '改动：姓名、角色、学校和权限'],
  ['roster: 3\nchanged: school review', '来自：名册\n改动：学校、审核资料'],
  ['changed: productName auditDays', '改动：产品短名称、操作记录保留（天）'],
  ['right: administrator', '权限：管理所有学校'],
  ['reason: name role', '原因：name role'],
])('%j is told in the words of the product', (detail, words) => {
  expect(auditCopy.detailOf('person.save', detail)).toBe(words)
})

it('tells in words in which order things stand, and what moved with a school', () => {
  expect(auditCopy.detailOf('banner.order', 'ids: 2 1')).toBe('顺序：2 1')
  const moved = 'from: 江城二中\npeople: 3\ncontents: 2\ndrafts: 1\nlivePlans: 0\nrequests: 4\nnotices: 5'
  expect(auditCopy.detailOf('school.merge', moved)).toBe(
    '原来：江城二中\n人员：3\n内容：2\n课程稿：1\n直播安排：0\n共享申请：4\n通知：5',
  )
  expect(auditCopy.detailOf('curriculum.merge', 'id: 7')).toBe('原来的编号：7')
  expect(auditCopy.detailOf('secondFactor.recover', 'left: 9')).toBe('剩余的恢复码：9')
})

it('tells in words what was noted of a question by numbers', () => {
  expect(auditCopy.detailOf('question.file', 'level: 19\nchapter: 0\nknowledge: 31')).toBe(
    '难度：适中\n章节：无\n知识点：31',
  )
  expect(auditCopy.detailOf('question.create', 'type: 4')).toBe('题型：填空题')
  expect(auditCopy.detailOf('curriculum.add', 'level: 教材版本')).toBe('层级：教材版本')
})

it('names levels and types of questions as the question bank does', () => {
  expect(DIFFICULTY_LEVELS.map((level) => auditCopy.detailOf('question.file', `level: ${level}`))).toEqual(
    bankCopy.levels.map((name) => `难度：${name}`),
  )
  const kinds = Object.values(questionCopy.kinds)
  expect(kinds.map((_, at) => auditCopy.detailOf('question.create', `type: ${at + 1}`))).toEqual(
    kinds.map((name) => `题型：${name}`),
  )
})

it('is for administrators alone', async () => {
  openApp({ person: 'reviewer', address: '/manage/audit' })
  expect(await screen.findByText('你没有查看操作记录的权限')).toBeDefined()
})

it('that could not be exported says why and stays', async () => {
  const { backend } = acted()
  backend.failCall('auditLog.allLines', { kind: 'unreachable' })
  const { user } = openApp({ person: 'platformAdministrator', address: '/manage/audit', backend })
  expect(await screen.findByText('共 2 条')).toBeDefined()
  await user.click(screen.getByRole('button', { name: '导出 CSV' }))
  expect((await screen.findByRole('alert')).textContent).toContain('没有成功')
  expect(screen.getByText('共 2 条')).toBeDefined()
})

it('calls a thing by its name, and by its number where it is gone', () => {
  expect(auditCopy.thingOf('live-plan:7', '导数复习')).toBe('直播安排：导数复习')
  expect(auditCopy.thingOf('live-plan:7', '')).toBe('直播安排 7')
  expect(auditCopy.thingOf('installation', '')).toBe('installation')
})

it('is a file in which nothing that people wrote is a formula', () => {
  const line = {
    id: 1,
    time: '2026-11-21T08:00:00.000Z',
    act: 'person.save',
    schoolName: '',
    thing: 'user:1',
    thingName: '',
  }
  const csv = auditCsv(
    ['=1+1', '+1', '-1', '@SUM(A1)'].map((userName) => ({ ...line, userName, detail: userName })),
  )
  expect(
    csv
      .split('\r\n')
      .slice(1, 5)
      .map((row) => row.split(',')[1]),
  ).toEqual([`"'=1+1"`, `"'+1"`, `"'-1"`, `"'@SUM(A1)"`])
  expect(auditCsv([{ ...line, userName: '', detail: '' }])).toContain('"已注销用户"')
})

it('has times that a spreadsheet knows, by the clock of this computer', () => {
  const time = new Date(2026, 10, 21, 16, 0, 5).toISOString()
  const line = {
    id: 1,
    time,
    act: 'person.save',
    schoolName: '',
    thing: 'user:1',
    thingName: '韩星野',
    userName: '',
    detail: '',
  }
  expect(auditCsv([line])).toContain('"2026-11-21 16:00:05"')
  expect(auditCsv([line])).toContain('"人员：韩星野","user:1"')
})
