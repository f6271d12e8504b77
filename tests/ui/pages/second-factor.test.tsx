import { screen, waitFor, within } from '@testing-library/react'
import { TOTP } from 'otpauth'
import { expect, it } from 'vitest'
import { failed } from '#domain/kernel/result.ts'
import { createMemoryBackend } from '#infrastructure/memory/backend.ts'
import { DEMO_PASSWORD } from '#infrastructure/memory/content/people.ts'
import { factorsOf, newRecoveryCodes, newSecret } from '#infrastructure/memory/second-factor.backend.ts'
import { port } from '#main/adapters/with-ports.ts'
import { SECOND_FACTOR_PORT } from '#main/session/tokens.ts'
import { expectAccessible } from '#tests/ui/support/accessibility.ts'
import { openApp } from '#tests/ui/support/open-app.tsx'

const ADDRESS = '/coursetable?activeIndex=4'

/** A backend on which this person has a second factor. */
const given = (id: number) => {
  const backend = createMemoryBackend()
  const codes = newRecoveryCodes()
  factorsOf(backend).on.set(id, { secret: newSecret(), since: backend.now(), lastStep: 0, codes, used: [] })
  return { backend, codes }
}

it('is turned on with a code of the app, and left once the recovery codes are kept', async () => {
  const { user } = openApp({ person: 'teacher', address: ADDRESS })
  await user.click(await screen.findByRole('button', { name: '开启动态码' }))
  const dialog = within(await screen.findByRole('dialog', { name: '开启动态码' }))
  const secret = ((await dialog.findByLabelText('密钥')).textContent ?? '').replaceAll(' ', '')
  expect(dialog.getByRole('link', { name: '在这台设备的验证器应用里打开' }).getAttribute('href')).toContain(
    secret,
  )
  const field = dialog.getByRole('textbox', { name: '动态码' })
  await waitFor(() => expect(document.activeElement).toBe(field))
  await user.type(field, `${new TOTP({ secret }).generate()}{Enter}`)
  const sheet = await dialog.findByRole('group', { name: '保存恢复码' })
  await waitFor(() => expect(document.activeElement).toBe(sheet))
  await user.keyboard('{Escape}')
  await user.click(dialog.getByRole('checkbox', { name: '我已保存' }))
  await user.click(dialog.getByRole('button', { name: '完成' }))
  expect(await screen.findByText(/^动态码已开启，/)).toBeDefined()
  expect(screen.getByText(/还有 10 个恢复码/)).toBeDefined()
  await expectAccessible()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('group', { name: '动态码' })))
})

it('says that its recovery codes did not come where it was turned on by a code whose answer was lost', async () => {
  let isLost = false
  const { user } = openApp({
    person: 'teacher',
    address: ADDRESS,
    ports: [
      port(SECOND_FACTOR_PORT, (base) => ({
        ...base,
        confirm: async (code, signal) => {
          // As from a page that was opened anew: what had no answer is asked under another key.
          if (isLost) return failed({ kind: 'rejected', reason: 'conflict', message: '' })
          isLost = true
          await base.confirm(code, signal)
          return failed({ kind: 'unreachable' })
        },
      })),
    ],
  })
  await user.click(await screen.findByRole('button', { name: '开启动态码' }))
  const dialog = within(await screen.findByRole('dialog', { name: '开启动态码' }))
  const secret = ((await dialog.findByLabelText('密钥')).textContent ?? '').replaceAll(' ', '')
  const field = dialog.getByRole('textbox', { name: '动态码' })
  await user.type(field, `${new TOTP({ secret }).generate()}{Enter}`)
  expect((await dialog.findByRole('alert')).textContent).toMatch(/^没有收到服务器的回答，不知道是否已完成。/)
  await user.type(field, '{Enter}')
  expect((await dialog.findByText(/^动态码已开启，但恢复码没有收到/)).getAttribute('role')).toBe('alert')
  expect(dialog.queryByLabelText('密钥')).toBeNull()
  const understood = dialog.getByRole('button', { name: '知道了' })
  await waitFor(() => expect(document.activeElement).toBe(understood))
  await user.keyboard('{Enter}')
  expect(await screen.findByText(/还有 10 个恢复码/)).toBeDefined()
  expect(screen.getByRole('button', { name: '重新生成恢复码' })).toBeDefined()
})

it('is left again before it is on, and the button has the focus', async () => {
  const { user } = openApp({ person: 'teacher', address: ADDRESS })
  await user.click(await screen.findByRole('button', { name: '开启动态码' }))
  await screen.findByLabelText('密钥')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: '开启动态码' })))
})

it('is renewed and turned off by who proves it, who is told what is wrong', async () => {
  const { backend, codes } = given(1)
  factorsOf(backend).proven.add('memory-1')
  const { user } = openApp({ backend, person: 'teacher', address: ADDRESS })
  await user.click(await screen.findByRole('button', { name: '重新生成恢复码' }))
  const renewing = within(await screen.findByRole('dialog', { name: '重新生成恢复码' }))
  await user.type(
    await renewing.findByRole('textbox', { name: '动态码或恢复码' }),
    `${codes[0] ?? ''}{Enter}`,
  )
  const items = await renewing.findAllByRole('listitem')
  const renewed = items[0]?.textContent ?? ''
  await user.click(renewing.getByRole('checkbox', { name: '我已保存' }))
  await user.click(renewing.getByRole('button', { name: '完成' }))
  await user.click(await screen.findByRole('button', { name: '关闭动态码' }))
  const removing = within(await screen.findByRole('dialog', { name: '关闭动态码' }))
  await user.type(await removing.findByLabelText('登录密码'), 'not this one')
  await user.type(removing.getByRole('textbox', { name: '动态码或恢复码' }), `${renewed}{Enter}`)
  expect((await removing.findByRole('alert')).textContent).toBe('没有完成：当前密码不正确')
  await user.clear(removing.getByLabelText('登录密码'))
  await user.type(removing.getByLabelText('登录密码'), `${DEMO_PASSWORD}{Enter}`)
  expect(await screen.findByText('动态码已关闭，登录只需要密码。')).toBeDefined()
  expect(screen.getByText('未开启')).toBeDefined()
})

it('is taken from somebody by an administrator, after a question', async () => {
  const { backend } = given(1)
  const { user } = openApp({ backend, person: 'platformAdministrator', address: '/manage/people/1' })
  expect(await screen.findByText('动态码已开启')).toBeDefined()
  await user.click(screen.getByRole('button', { name: '关闭动态码' }))
  const question = within(await screen.findByRole('alertdialog', { name: '关闭沈雨桐的动态码？' }))
  await user.click(question.getByRole('button', { name: '关闭动态码' }))
  expect(await screen.findByText('已关闭动态码，所有设备都已退出登录')).toBeDefined()
  expect(screen.queryByText('动态码已开启')).toBeNull()
})

it('is demanded of administrators on the page of the site, which says so beforehand and asks whoever has none at once', async () => {
  const { user } = openApp({ person: 'platformAdministrator', address: '/manage/site' })
  const whom = await screen.findByRole('combobox', { name: '登录须用动态码' })
  expect(screen.getByText(/你自己也一样，保存后马上开始/)).toBeDefined()
  await user.selectOptions(whom, '管理员')
  await user.click(screen.getByRole('button', { name: '保存' }))
  const asked = within(await screen.findByRole('dialog', { name: '请先开启动态码' }))
  expect(asked.getByText(/^你在本站登录时除了密码，还要输入动态码。/)).toBeDefined()
})
