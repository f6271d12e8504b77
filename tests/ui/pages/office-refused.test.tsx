import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createMemoryBackend } from '#infrastructure/memory/backend.ts'
import { expectAccessible } from '#tests/ui/support/accessibility.ts'
import { openApp, personOf } from '#tests/ui/support/open-app.tsx'

const OF_SCHOOLS = [
  '/manage/people',
  '/manage/people/new',
  '/manage/people/2',
  '/manage/people/2/data',
  '/manage/roster',
  '/manage/schools',
  '/manage/notices',
  '/manage/cloud-school',
  '/manage/reports',
  '/manage/reports?part=contents',
  '/manage/audit',
]
const OF_PLATFORM = ['/manage/roles', '/manage/frame', '/manage/words', '/manage/curriculum', '/manage/site']
const PLATFORM_PARTS = ['角色管理', '首页横幅', '分类与热搜', '教材目录', '站点设置']

const parts = () =>
  within(screen.getByRole('navigation', { name: '管理的内容' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

it.each([
  ...OF_SCHOOLS,
  ...OF_PLATFORM,
])('a teacher at %s is refused, with nothing to try again and no ways to what is refused too', async (address) => {
  openApp({ person: 'teacher', address })
  expect(await screen.findByText(/^你没有.+的权限$/, {}, { timeout: 5000 })).toBeDefined()
  expect(screen.queryByRole('button', { name: '重试' })).toBeNull()
  expect(screen.queryByRole('navigation', { name: '管理的内容' })).toBeNull()
  expect(screen.queryByRole('link', { name: '首页分类' })).toBeNull()
  expect(screen.queryByRole('combobox', { name: '谁下架的' })).toBeNull()
})

it.each(
  OF_PLATFORM,
)('a school’s administrator at %s is refused and led to the parts that are theirs', async (address) => {
  openApp({ person: 'schoolAdministrator', address })
  expect(await screen.findByText('这里由平台管理员使用。', {}, { timeout: 5000 })).toBeDefined()
  expect(parts()).toContain('人员管理')
  expect(parts().filter((name) => PLATFORM_PARTS.includes(name ?? ''))).toEqual([])
  await expectAccessible()
})

it('who administers a school and reviews for all schools is shown the parts of a school alone', async () => {
  const held = personOf('schoolAdministrator')
  const user = { ...held, rights: { ...held.rights, platformReview: true } }
  openApp({ person: 'schoolAdministrator', user, address: '/manage/people' })
  await screen.findByRole('link', { name: '添加人员' })
  expect(parts().filter((name) => PLATFORM_PARTS.includes(name ?? ''))).toEqual([])
})

it('whose right is taken while the page stands is refused with the next answer, and no way to what is refused too is left', async () => {
  const held = personOf('schoolAdministrator')
  const user = { ...held }
  const backend = createMemoryBackend()
  const opened = openApp({ person: 'schoolAdministrator', user, backend, address: '/manage/people' })
  await screen.findByRole('link', { name: '添加人员' })
  Object.assign(user, { rights: { ...held.rights, manage: false } })
  backend.failCall('announcementAdmin.announcements', { kind: 'forbidden', message: '' })
  await opened.user.click(screen.getByRole('link', { name: '通知管理' }))
  expect(await screen.findByText('你没有发布通知的权限')).toBeDefined()
  await waitFor(() => expect(screen.queryByRole('navigation', { name: '管理的内容' })).toBeNull())
})

it('the platform’s administrators have all parts', async () => {
  openApp({ person: 'platformAdministrator', address: '/manage/people' })
  await screen.findByRole('link', { name: '添加人员' })
  expect(parts()).toEqual(expect.arrayContaining(PLATFORM_PARTS))
})
