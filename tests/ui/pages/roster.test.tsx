import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { failed } from '#domain/kernel/result.ts'
import { port } from '#main/adapters/with-ports.ts'
import { ROSTER_PORT } from '#main/people/tokens.ts'
import { expectAccessible } from '#tests/ui/support/accessibility.ts'
import { onScreen } from '#tests/ui/support/on-screen.ts'
import { openApp } from '#tests/ui/support/open-app.tsx'

const ROSTER = new File(
  ['姓名,手机号,角色\n林晓,13700000001,教师\n周明,13700000002,\n韩星野,13900000004,教师\n'],
  '名册.csv',
  { type: 'text/csv' },
)

const ADDRESS = '/manage/roster'

const listed = async () =>
  within(await screen.findByRole('list', { name: '名册内容' }))
    .getAllByRole('listitem')
    .map((row) => row.querySelector('.worked-list__name')?.textContent)

it('an administrator compares a roster, leaves one out, applies it and puts it away', async () => {
  const { user } = openApp({ person: 'schoolAdministrator', address: '/manage/people' })
  await user.click(await screen.findByRole('link', { name: '导入名册' }))
  await onScreen.heading('导入名册')
  await user.upload(await screen.findByLabelText('选择文件'), ROSTER)
  expect(await screen.findByText('已选 2 / 2')).toBeDefined()
  expect(await listed()).toEqual(['林晓', '周明'])
  await expectAccessible()
  await user.click(screen.getByRole('checkbox', { name: '选择周明 13700000002' }))
  expect(await screen.findByText('已选 1 / 2')).toBeDefined()
  await user.click(screen.getByRole('button', { name: '有变化 1' }))
  expect(await screen.findByText('角色：新入职教师 → 教师')).toBeDefined()
  await user.click(screen.getByRole('button', { name: '不在名册 1' }))
  expect(await screen.findByText('已选 0 / 1')).toBeDefined()
  await user.click(screen.getByRole('button', { name: '应用所选 2 项' }))
  const asked = await screen.findByRole('alertdialog')
  await user.click(within(asked).getByRole('button', { name: '应用所选 2 项' }))
  expect(await screen.findByText('已完成 2 项')).toBeDefined()
  expect(await screen.findByRole('button', { name: '下载报告和初始密码' })).toBeDefined()
  await user.click(screen.getByRole('button', { name: '收起名册' }))
  const closing = await screen.findByRole('alertdialog')
  await user.click(within(closing).getByRole('button', { name: '收起名册' }))
  expect(await screen.findByLabelText('选择文件')).toBeDefined()
})

it('entries that are chosen one right after the other are all chosen, before their answers come', async () => {
  const answers: (() => void)[] = []
  const ports = [
    port(ROSTER_PORT, (base) => ({
      ...base,
      choose: async (choice, signal) => {
        await new Promise<void>((resolve) => answers.push(resolve))
        return base.choose(choice, signal)
      },
    })),
  ]
  const { user } = openApp({ person: 'schoolAdministrator', address: ADDRESS, ports })
  await user.upload(await screen.findByLabelText('选择文件'), ROSTER)
  const boxes = await screen.findAllByRole('checkbox', { name: /^选择/ })
  for (const box of boxes) await user.click(box)
  expect(boxes.map((box) => box.getAttribute('aria-checked'))).toEqual(['false', 'false'])
  await user.click(screen.getByRole('button', { name: '有变化 1' }))
  await waitFor(() => {
    answers.shift()?.()
    expect(screen.getByText('角色：新入职教师 → 教师')).toBeDefined()
  })
  await user.click(screen.getByRole('button', { name: '新增 2' }))
  expect(await screen.findByText('已选 0 / 2')).toBeDefined()
})

it('a comparison that takes too long is stopped, and the roster can be chosen again', async () => {
  let isSilent = true
  const ports = [
    port(ROSTER_PORT, (base) => ({
      ...base,
      compare: (wanted, signal) => (isSilent ? new Promise(() => undefined) : base.compare(wanted, signal)),
    })),
  ]
  const { user } = openApp({ person: 'schoolAdministrator', address: ADDRESS, ports })
  await user.upload(await screen.findByLabelText('选择文件'), ROSTER)
  await user.click(await screen.findByRole('button', { name: '停止比对' }))
  expect(screen.queryByRole('button', { name: '停止比对' })).toBeNull()
  isSilent = false
  await user.upload(screen.getByLabelText('选择文件'), ROSTER)
  expect(await screen.findByRole('button', { name: '应用所选 3 项' })).toBeDefined()
})

it('of a comparison without an answer nobody is told that it was not made', async () => {
  let isLost = true
  const ports = [
    port(ROSTER_PORT, (base) => ({
      ...base,
      compare: async (wanted, signal) => {
        const compared = await base.compare(wanted, signal)
        return isLost ? failed({ kind: 'unreachable' }) : compared
      },
    })),
  ]
  const { user } = openApp({ person: 'schoolAdministrator', address: ADDRESS, ports })
  await user.upload(await screen.findByLabelText('选择文件'), ROSTER)
  expect((await screen.findByText(/不知道是否已完成/)).textContent).not.toContain('没有比对成功')
  isLost = false
  await user.upload(screen.getByLabelText('选择文件'), ROSTER)
  expect(await screen.findByRole('button', { name: '应用所选 3 项' })).toBeDefined()
})

it('a piece that did not come through is gone on with', async () => {
  let isAway = true
  const ports = [
    port(ROSTER_PORT, (base) => ({
      ...base,
      apply: (id, signal) =>
        isAway ? Promise.resolve(failed({ kind: 'unreachable' })) : base.apply(id, signal),
    })),
  ]
  const { user } = openApp({ person: 'schoolAdministrator', address: ADDRESS, ports })
  await user.upload(await screen.findByLabelText('选择文件'), ROSTER)
  await user.click(await screen.findByRole('button', { name: '应用所选 3 项' }))
  const asked = await screen.findByRole('alertdialog')
  await user.click(within(asked).getByRole('button', { name: '应用所选 3 项' }))
  expect(await screen.findByText('应用中断了，已经完成的不会重做')).toBeDefined()
  isAway = false
  await user.click(screen.getByRole('button', { name: '继续应用' }))
  expect(await screen.findByText('已完成 3 项')).toBeDefined()
})

it('a line that is not taken is said not to be imported, with why', async () => {
  const { user } = openApp({ person: 'schoolAdministrator', address: ADDRESS })
  const file = new File(['姓名,手机号,学校\n林晓,12345,\n何晴,13700000009,江城第一中学\n'], '名册.csv')
  await user.upload(await screen.findByLabelText('选择文件'), file)
  await user.click(await screen.findByRole('button', { name: '不能导入 2' }))
  expect(await screen.findByText('这些行不会导入，请在表格里改好后重新比对。')).toBeDefined()
  expect(await listed()).toEqual(['林晓', '何晴'])
  expect(screen.queryByRole('checkbox', { name: /林晓|何晴/ })).toBeNull()
})

it('a file that is no roster is refused with why, and it is for administrators alone', async () => {
  const { user } = openApp({ person: 'schoolAdministrator', address: ADDRESS })
  const other = new File(['甲,乙\n1,2'], '别的.csv', { type: 'text/csv' })
  await user.upload(await screen.findByLabelText('选择文件'), other)
  const said = await screen.findByRole('alert')
  expect(said.textContent).toContain('没有找到“姓名”和“手机号”两列')
})

it('who administers nothing is told so', async () => {
  openApp({ person: 'reviewer', address: ADDRESS })
  expect(await screen.findByText('你没有管理人员的权限')).toBeDefined()
})

it('of a namesake with another number it is said who it is before anything is applied', async () => {
  const { user } = openApp({ person: 'schoolAdministrator', address: ADDRESS })
  const file = new File(['姓名,手机号\n韩星野,13700000024\n韩星野,13700000025\n'], '名册.csv')
  await user.upload(await screen.findByLabelText('选择文件'), file)
  await screen.findByText('已选 0 / 2')
  expect(screen.queryByRole('checkbox', { name: /韩星野/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: '全部选择' }))
  await screen.findByText('已选 0 / 2')
  const first = () => screen.getByRole('combobox', { name: '韩星野 13700000024是不是同一个人' })
  const second = () => screen.getByRole('combobox', { name: '韩星野 13700000025是不是同一个人' })
  await user.selectOptions(first(), '同一个人：原手机号是 13900000004')
  expect(await screen.findByText('手机号：13900000004 → 13700000024')).toBeDefined()
  await user.selectOptions(second(), '另一个人：新建账号')
  await screen.findByText('已选 2 / 2')
  await expectAccessible()
  await user.selectOptions(second(), '请选择，不选就不导入')
  await screen.findByText('已选 1 / 2')
  await user.click(screen.getByRole('button', { name: '应用所选 1 项' }))
  const asked = await screen.findByRole('alertdialog')
  await user.click(within(asked).getByRole('button', { name: '应用所选 1 项' }))
  expect(await screen.findByText('已完成 1 项')).toBeDefined()
  expect(await screen.findByRole('button', { name: '下载报告' })).toBeDefined()
})
