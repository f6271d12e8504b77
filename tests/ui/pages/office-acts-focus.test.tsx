import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createMemoryBackend } from '#infrastructure/memory/backend.ts'
import { cloudMenusOf } from '#infrastructure/memory/cloud-menu.backend.ts'
import { openApp, type Person } from '#tests/ui/support/open-app.tsx'

type Opened = ReturnType<typeof openApp>

interface Way {
  readonly title: string
  readonly person?: Person
  readonly address: string
  /** Buttons that Enter is pressed on one after the other, each from the keyboard. */
  readonly press: readonly string[]
  readonly type?: string
  readonly keys?: string
  /** Buttons that Enter is pressed on after that. */
  readonly more?: readonly string[]
  /** What is told in the end; '' for nothing. */
  readonly told?: string
  /** The name of what Escape left. */
  readonly left?: string
  readonly focus: string
}

const focused = () =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent

const isNamed = (name: string) => (button: Element) =>
  (button.getAttribute('aria-label') ?? button.textContent) === name

const buttons = () => [
  ...(document.querySelector('[role="alertdialog"]') ?? document.body).querySelectorAll('button'),
]

/** More than a row has. */
const PASSED = 9

/** As who tabs through rows comes to a button: past those that stand before it. */
const tabTo = async ({ user }: Opened, name: string) => {
  await waitFor(() => expect(buttons().some(isNamed(name))).toBe(true), { timeout: 5000 })
  const at = buttons().findIndex(isNamed(name))
  for (const button of buttons().slice(Math.max(0, at - PASSED), at + 1)) button.focus()
  expect(document.activeElement).toBe(buttons()[at])
  await user.keyboard('{Enter}')
}

const withTwo = () => {
  const backend = createMemoryBackend()
  const entry = { rowVersion: 1, organisationId: 1, parts: ['notices'] as const, kinds: [], files: [] }
  cloudMenusOf(backend).push({ ...entry, id: 1, name: '新生入学' }, { ...entry, id: 2, name: '校本课程' })
  return backend
}

const NOTICE = '本周教研安排'
const HOT = '/manage/words?kind=hotTerms'

const WAYS: readonly Way[] = [
  {
    title: 'a notice that is left',
    person: 'schoolAdministrator',
    address: '/manage/notices',
    press: [`修改“${NOTICE}”`, '取消'],
    focus: `修改“${NOTICE}”`,
  },
  {
    title: 'a notice that is saved',
    person: 'schoolAdministrator',
    address: '/manage/notices',
    press: [`修改“${NOTICE}”`, '保存'],
    told: '已保存',
    focus: `修改“${NOTICE}”`,
  },
  {
    title: 'a notice that is withdrawn',
    person: 'schoolAdministrator',
    address: '/manage/notices',
    press: [`撤回“${NOTICE}”`, '撤回'],
    told: '已撤回，读者不再看到',
    focus: `修改“${NOTICE}”`,
  },
  {
    title: 'a notice whose question is left',
    person: 'schoolAdministrator',
    address: '/manage/notices',
    press: [`撤回“${NOTICE}”`],
    keys: '{Escape}',
    focus: `撤回“${NOTICE}”`,
  },
  {
    title: 'a notice that is removed',
    person: 'schoolAdministrator',
    address: '/manage/notices',
    press: [`撤回“${NOTICE}”`, '撤回', `删除“${NOTICE}”`, '删除'],
    told: '已删除',
    focus: '修改“期中资料整理须知”',
  },
  {
    title: 'a word that is left',
    address: '/manage/words',
    press: ['把“课程视频”改名'],
    keys: '{Escape}',
    focus: '把“课程视频”改名',
  },
  {
    title: 'a word that is renamed',
    address: '/manage/words',
    press: ['把“课程视频”改名'],
    keys: '甲{Enter}',
    told: '已保存，马上生效',
    focus: '把“课程视频甲”改名',
  },
  {
    title: 'a word that is hidden',
    address: '/manage/words',
    press: ['隐藏“题库”'],
    told: '已保存，马上生效',
    focus: '恢复显示“题库”',
  },
  {
    title: 'a hot search that is added',
    address: HOT,
    press: ['给“课程视频”添加热门搜索'],
    keys: '开学第一课{Enter}',
    told: '已保存，马上生效',
    focus: '给“课程视频”添加热门搜索',
  },
  {
    title: 'a tag that is removed',
    address: '/manage/words?kind=tags',
    press: ['给“类型”添加标签'],
    keys: '反思{Enter}',
    more: ['删除“反思”', '删除'],
    told: '已删除，马上生效',
    focus: '把“素材”改名',
  },
  {
    title: 'a tag that another takes the place of',
    address: '/manage/words?kind=tags',
    press: ['删除“教案”', '删除并改用'],
    told: '已删除，马上生效',
    focus: '把“课件”改名',
  },
  {
    title: 'a hot search that is removed',
    address: HOT,
    press: ['给“课程视频”添加热门搜索'],
    keys: '开学第一课{Enter}',
    more: ['删除“开学第一课”', '删除'],
    told: '已删除，马上生效',
    focus: '把“辛亥革命”改名',
  },
  {
    title: 'an entry that is left',
    person: 'schoolAdministrator',
    address: '/manage/cloud-school',
    press: ['修改“新生入学”', '取消'],
    focus: '修改“新生入学”',
  },
  {
    title: 'an entry that is saved',
    person: 'schoolAdministrator',
    address: '/manage/cloud-school',
    press: ['修改“新生入学”', '保存'],
    told: '已保存，马上生效',
    focus: '修改“新生入学”',
  },
  {
    title: 'an entry that is added and left',
    person: 'schoolAdministrator',
    address: '/manage/cloud-school',
    press: ['添加栏目', '取消'],
    focus: '添加栏目',
  },
  {
    title: 'an entry whose removal is left',
    person: 'schoolAdministrator',
    address: '/manage/cloud-school',
    press: ['删除“校本课程”', '取消'],
    focus: '删除“校本课程”',
  },
  {
    title: 'an entry whose removal is left by Escape',
    person: 'schoolAdministrator',
    address: '/manage/cloud-school',
    press: ['删除“校本课程”'],
    keys: '{Escape}',
    left: '删除栏目“校本课程”',
    focus: '删除“校本课程”',
  },
  {
    title: 'an entry that is removed',
    person: 'schoolAdministrator',
    address: '/manage/cloud-school',
    press: ['删除“校本课程”', '删除栏目“校本课程”'],
    told: '已删除，马上生效',
    focus: '删除“新生入学”',
  },
  {
    title: 'a role whose removal is left by Escape',
    address: '/manage/roles',
    press: ['删除“云校教师”'],
    keys: '{Escape}',
    left: '删除角色“云校教师”',
    focus: '删除“云校教师”',
  },
  {
    title: 'a school whose name is left by Escape',
    address: '/manage/schools',
    press: ['修改江城第一中学的名称'],
    keys: '{Escape}',
    left: '保存名称',
    focus: '修改江城第一中学的名称',
  },
  {
    title: 'an account whose question is left',
    person: 'schoolAdministrator',
    address: '/manage/people/2',
    press: ['停用账号'],
    keys: '{Escape}',
    focus: '停用账号',
  },
  {
    title: 'an account that is ended',
    person: 'schoolAdministrator',
    address: '/manage/people/2',
    press: ['停用账号', '停用账号'],
    told: '已停用，所有设备都已退出登录',
    focus: '恢复账号',
  },
  {
    title: 'a password that is set back and written down',
    person: 'schoolAdministrator',
    address: '/manage/people/4',
    press: ['重置密码', '重置密码', '我已记下'],
    focus: '重置密码',
  },
]

it('Escape leaves the question for the password, and the focus is where it was asked', async () => {
  const opened = openApp({ person: 'schoolAdministrator', address: '/manage/people/2/data' })
  await tabTo(opened, '注销账号')
  await tabTo(opened, '注销账号')
  const password = await screen.findByLabelText(/密码/)
  await waitFor(() => expect(document.activeElement).toBe(password))
  await opened.user.keyboard('x{Escape}')
  await waitFor(() => expect(screen.queryByLabelText(/密码/)).toBeNull())
  await waitFor(() => expect(focused()).toBe('注销账号'))
})

it.each(WAYS)('the focus stays with $title', async ({
  person = 'platformAdministrator',
  address,
  press,
  keys,
  more = [],
  told = '',
  left = '',
  focus,
}) => {
  const opened = openApp({ person, address, backend: withTwo() })
  for (const name of press) await tabTo(opened, name)
  if (left !== '') await waitFor(() => expect(buttons().some(isNamed(left))).toBe(true))
  if (keys !== undefined) await opened.user.keyboard(keys)
  if (left !== '') await waitFor(() => expect(buttons().some(isNamed(left))).toBe(false))
  for (const name of more) await tabTo(opened, name)
  if (told !== '') expect((await screen.findByText(told)).getAttribute('role')).toBe('status')
  await waitFor(() => expect(focused()).toBe(focus))
})
