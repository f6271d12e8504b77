import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openApp } from '#tests/ui/support/open-app.tsx'

const person = 'platformAdministrator'

const focused = () =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent

const expectFocus = (name: string) => waitFor(() => expect(focused()).toBe(name))

const press = async (user: ReturnType<typeof openApp>['user'], name: string) => {
  const button = await screen.findByRole<HTMLButtonElement>('button', { name })
  // Some stand there before what they change has been read.
  await waitFor(() => expect(button.disabled).toBe(false))
  button.focus()
  await user.keyboard('{Enter}')
}

it('who leaves or saves a role is where it was opened, and who removes one beside it', async () => {
  const { user } = openApp({ person, address: '/manage/roles' })
  await press(user, '修改“云校教师”')
  await press(user, '取消')
  await expectFocus('修改“云校教师”')
  await press(user, '添加角色')
  await user.type(screen.getByRole('textbox', { name: '角色名称' }), '教务员{Enter}')
  await screen.findByText('已保存，持有的人马上生效')
  await expectFocus('添加角色')
  await press(user, '修改“教务员”')
  await user.type(screen.getByRole('textbox', { name: '角色名称' }), '乙{Enter}')
  await screen.findByText('已保存，持有的人马上生效')
  await expectFocus('修改“教务员乙”')
  // On the way to it.
  screen.getByRole('button', { name: '修改“云校教师”' }).focus()
  await press(user, '删除“教务员乙”')
  const question = within(await screen.findByRole('region', { name: '删除角色“教务员乙”' }))
  question.getByRole('button', { name: '取消' }).focus()
  await user.keyboard('{Enter}')
  await expectFocus('删除“教务员乙”')
  await user.keyboard('{Enter}')
  await press(user, '删除角色“教务员乙”')
  await screen.findByText('已删除')
  await expectFocus('修改“云校教师”')
})

it('the form that renames a school closes with it, and so does the question of a merge that is left', async () => {
  const { user } = openApp({ person, address: '/manage/schools' })
  await press(user, '修改江城第一中学的名称')
  await user.type(screen.getAllByRole('textbox', { name: '学校名称' })[0] as HTMLElement, '东校区{Enter}')
  await screen.findByText('已修改名称')
  await expectFocus('修改江城第一中学东校区的名称')
  expect(screen.queryByRole('button', { name: '保存名称' })).toBeNull()
  await press(user, '把江城第一中学东校区并入另一所学校')
  await user.selectOptions(screen.getByRole('combobox', { name: '并入' }), '青禾实验学校')
  await press(user, '看看会移动什么')
  await screen.findByRole('heading', { name: '把江城第一中学东校区并入青禾实验学校' })
  await press(user, '取消')
  await expectFocus('把江城第一中学东校区并入另一所学校')
})

it('in the tree the focus stays with the node that something was done about', async () => {
  const { user } = openApp({ person, address: '/manage/curriculum' })
  const tab = await screen.findByRole('link', { name: '教材目录', current: false })
  tab.focus()
  await user.keyboard('{Enter}')
  await expectFocus('教材目录')
  await press(user, '添加教材版本')
  await user.keyboard('新版{Enter}')
  await screen.findByText('已保存，马上生效')
  await expectFocus('添加教材版本')
  await press(user, '新版')
  await press(user, '在“新版”下添加册')
  await user.keyboard('上册{Enter}')
  await waitFor(() => expect(screen.getByRole('button', { name: '上册' })).toBeDefined())
  await expectFocus('在“新版”下添加册')
  await press(user, '上册')
  await press(user, '修改“上册”')
  await user.keyboard('甲{Enter}')
  await screen.findByRole('button', { name: '上册甲' })
  await expectFocus('上册甲')
  await press(user, '把“上册甲”移到别处')
  await screen.findByText('要把“上册甲”移到哪里？请在目录里选择。')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByText('要把“上册甲”移到哪里？请在目录里选择。')).toBeNull())
  await expectFocus('把“上册甲”移到别处')
  const subject = screen.getByRole<HTMLSelectElement>('combobox', { name: '学科' })
  subject.focus()
  const other = [...subject.options].find(({ selected }) => !selected)
  await user.selectOptions(subject, other?.value ?? '')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('combobox', { name: '学科' })))
})

it('what is wrong with a field is told where the focus stays in it', async () => {
  const { user } = openApp({ person, address: '/manage/roles' })
  await press(user, '添加角色')
  const name = screen.getByRole('textbox', { name: '角色名称' })
  name.focus()
  await user.keyboard('{Enter}')
  const told = await screen.findByText('请填写角色名称')
  expect(told.closest('[aria-live]')?.getAttribute('aria-live')).toBe('polite')
  expect(document.activeElement).toBe(name)
})
