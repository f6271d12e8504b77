import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { failed } from '#domain/kernel/result.ts'
import { port } from '#main/adapters/with-ports.ts'
import { PEOPLE_PORT } from '#main/people/tokens.ts'
import { expectAccessible } from '#tests/ui/support/accessibility.ts'
import { onScreen } from '#tests/ui/support/on-screen.ts'
import { openApp } from '#tests/ui/support/open-app.tsx'

const confirm = async (user: ReturnType<typeof openApp>['user'], name: string) => {
  await user.click(await screen.findByRole('button', { name }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }))
}
const field = (name: string) => screen.findByRole('textbox', { name })

it('a person is opened from the list, gets another role and the right to review, and is saved', async () => {
  const { user } = openApp({ person: 'schoolAdministrator', address: '/manage/people?word=韩' })
  await user.click(await screen.findByRole('link', { name: '韩星野' }))
  await onScreen.heading('韩星野')
  expect((await screen.findByRole('list', { name: '这个角色可以' })).textContent).toBe('登录后停留在首页')
  await user.selectOptions(screen.getByRole('combobox', { name: '角色' }), '没有角色')
  expect(screen.getByText('没有角色的账号不能登录，请选一个角色。')).toBeDefined()
  await user.selectOptions(screen.getByRole('combobox', { name: '角色' }), '云校教师')
  expect(screen.getByRole('list', { name: '这个角色可以' }).textContent).toContain(
    '菜单“知源云校”：云校首页（code=yxsy&orgId=2）',
  )
  await user.click(screen.getByRole('checkbox', { name: '在青禾实验学校审核资料' }))
  expect(screen.queryByRole('combobox', { name: '平台权限' })).toBeNull()
  await expectAccessible()
  await user.click(screen.getByRole('button', { name: '保存' }))
  expect(await screen.findByText('已保存')).toBeDefined()
  const name = await field('姓名')
  await user.clear(name)
  await user.click(screen.getByRole('button', { name: '保存' }))
  expect(await screen.findByText('请填写姓名')).toBeDefined()
  await waitFor(() => expect(document.activeElement).toBe(name))
})

it('room is typed in digits of either width, and what is no whole number is told and not saved', async () => {
  const { user } = openApp({ person: 'platformAdministrator', address: '/manage/people/2' })
  const room = await screen.findByRole<HTMLInputElement>('textbox', { name: /空间/ })
  await user.type(room, '1.5')
  expect(room.value).toBe('1.5')
  expect(screen.getByText('请填整数，最多 10000')).toBeDefined()
  await user.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(document.activeElement).toBe(room))
  await user.clear(room)
  await user.type(room, '１５')
  expect(room.value).toBe('１５')
  await user.click(screen.getByRole('button', { name: '保存' }))
  expect(await screen.findByText('已保存')).toBeDefined()
  expect(screen.getByText(/共 15 GB/)).toBeDefined()
})

it('a school that is chosen is joined by a press, not by the arrow keys that choose it', async () => {
  const { user } = openApp({ person: 'schoolAdministrator', address: '/manage/people/2' })
  const leave = await screen.findByRole('button', { name: /^移出/ })
  const school = leave.getAttribute('aria-label')?.replace('移出', '') ?? ''
  await user.click(leave)
  expect(screen.getByText('没有学校')).toBeDefined()
  await user.selectOptions(screen.getByRole('combobox', { name: '加入学校' }), school)
  expect(screen.getByText('没有学校')).toBeDefined()
  await user.click(screen.getByRole('button', { name: '加入学校' }))
  expect(screen.getByRole('button', { name: `移出${school}` })).toBeDefined()
})

it('an account is ended and given back once that was asked', async () => {
  const { user } = openApp({ person: 'schoolAdministrator', address: '/manage/people/2' })
  await confirm(user, '停用账号')
  expect(await screen.findByText('已停用，所有设备都已退出登录')).toBeDefined()
  expect(await screen.findByText('已停用，不能登录')).toBeDefined()
  expect(screen.queryByRole('button', { name: '重置密码' })).toBeNull()
  await confirm(user, '恢复账号')
  expect(await screen.findByText('已恢复，可以重新登录')).toBeDefined()
})

it('a first password is shown until it was written down, and never again', async () => {
  const { user } = openApp({ person: 'schoolAdministrator', address: '/manage/people/4' })
  await user.clear(await field('职称'))
  await user.type(await field('职称'), '三级教师')
  await confirm(user, '重置密码')
  expect(await screen.findByText('Chuci10041')).toBeDefined()
  // Nothing else would be heard.
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByRole('button', { name: '保存' })).toBeNull()
  expect(screen.queryByRole('button', { name: '停用账号' })).toBeNull()
  await expectAccessible()
  await user.click(screen.getByRole('button', { name: '我已记下' }))
  expect(await screen.findByText('还没有修改初始密码')).toBeDefined()
  expect(screen.queryByText('Chuci10041')).toBeNull()
  expect(await field('职称')).toHaveProperty('value', '三级教师')
})

it('what somebody else changed first is told, and what was typed is kept', async () => {
  let isFirst = true
  const ports = [
    port(PEOPLE_PORT, (base) => ({
      ...base,
      save: async (change, signal) => {
        if (!isFirst) return base.save(change, signal)
        isFirst = false
        await base.save({ ...change, form: { ...change.form, title: '特级教师' } }, signal)
        return failed({ kind: 'rejected', reason: 'conflict', message: '刚刚被别人修改过' })
      },
    })),
  ]
  const { user } = openApp({ person: 'schoolAdministrator', address: '/manage/people/4', ports })
  await user.clear(await field('职称'))
  await user.type(await field('职称'), '三级教师')
  await user.click(screen.getByRole('button', { name: '保存' }))
  expect((await screen.findByRole('alert')).textContent).toContain('别人刚刚也修改了职称')
  expect(await field('职称')).toHaveProperty('value', '三级教师')
  await user.click(screen.getByRole('button', { name: '用对方的' }))
  expect(await field('职称')).toHaveProperty('value', '特级教师')
})

it('the account of another school’s too is not changed here; one’s own is not ended', async () => {
  const { goTo } = openApp({ person: 'schoolAdministrator', address: '/manage/people/1' })
  expect(await screen.findByText(/这个人还属于其他学校/)).toBeDefined()
  expect(await field('姓名')).toHaveProperty('readOnly', true)
  expect(screen.queryByRole('button', { name: '停用账号' })).toBeNull()
  await goTo('/manage/people/8')
  expect(await screen.findByText(/这是你自己的账号/)).toBeDefined()
  await goTo('/manage/people/3')
  expect(await screen.findByText('没有找到这个人')).toBeDefined()
})

it('somebody is added with a first password, and after a mistake the focus stands at it', async () => {
  const { user } = openApp({ person: 'schoolAdministrator', address: '/manage/people' })
  await user.click(await screen.findByRole('link', { name: '添加人员' }))
  await onScreen.heading('添加人员')
  const account = await field('账号（手机号）')
  await user.type(account, '123')
  await user.click(screen.getByRole('button', { name: '添加人员' }))
  expect(await screen.findByText('请填写 11 位手机号')).toBeDefined()
  expect(document.activeElement).toBe(account)
  await user.clear(account)
  await user.type(account, '13700000001')
  await user.type(await field('姓名'), '新来的')
  await expectAccessible()
  await user.click(screen.getByRole('button', { name: '添加人员' }))
  expect(await screen.findByText('Chuci10101')).toBeDefined()
  expect(screen.getByRole('link', { name: '查看资料' })).toBeDefined()
  await user.click(screen.getByRole('button', { name: '我已记下，继续添加' }))
  expect(await field('账号（手机号）')).toHaveProperty('value', '')
})

it('a person who could not be read is read again', async () => {
  let isAway = true
  const ports = [
    port(PEOPLE_PORT, (base) => ({
      ...base,
      managed: (signal) => (isAway ? Promise.resolve(failed({ kind: 'unreachable' })) : base.managed(signal)),
    })),
  ]
  const { user } = openApp({ person: 'schoolAdministrator', address: '/manage/people/4', ports })
  const retry = await screen.findByRole('button', { name: '重试' })
  isAway = false
  await user.click(retry)
  await onScreen.heading('韩星野')
})

it('somebody new without a school is led to the schools, and told so there', async () => {
  const { user } = openApp({ person: 'schoolAdministrator', address: '/manage/people/new' })
  await user.type(await screen.findByRole('textbox', { name: /^账号/ }), '13700000001')
  await user.type(await field('姓名'), '新来的')
  await user.click(screen.getByRole('button', { name: /^移出/ }))
  await user.click(screen.getByRole('button', { name: '添加人员' }))
  const told = await screen.findByText('请至少选择一所学校')
  const schools = screen.getByRole('group', { name: '学校和权限' })
  expect(document.activeElement).toBe(schools)
  expect(schools.getAttribute('aria-describedby')).toBe(told.id)
  await expectAccessible()
})
