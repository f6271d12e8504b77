import type { APIRequestContext, Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { addPerson } from '#contract/people.ts'
import { courseTableAddress } from '#ui/routing/course-table-address.ts'
import { expectSoundEverywhere } from './support/accessibility.ts'
import { leadTo, onScreen, signOut } from './support/app.ts'
import { statusOf } from './support/faults.ts'
import { startOver, tabTo } from './support/keyboard.ts'
import { storesAsText } from './support/stores.ts'
import { expect, test } from './support/test.ts'
import { tokenFor } from './support/token-for.ts'

const ACCOUNT = '13700004821'
const PASSWORD = 'a quiet river'
const STEP_MS = 30_000

/** Somebody whom no other journey signs in, with a first password. */
const newcomer = async (request: APIRequestContext): Promise<string> => {
  const token = await tokenFor(request, 'platformAdministrator', 'second-factor')
  const added = await request.post(addPerson.path, {
    headers: { authorization: `Bearer ${token}` },
    data: { Mobile: ACCOUNT, Name: '林知夏', Title: '', RoleId: 1, Schools: [] },
  })
  const { Data } = (await added.json()) as { readonly Data: { readonly Password: string } }
  return Data.Password
}

const typeInto = async (page: Page, text: string): Promise<void> => {
  await page.keyboard.type(text)
  await page.keyboard.press('Enter')
}

/** By keys alone: keyboard.spec.ts. */
const signIn = async (page: Page, password: string): Promise<void> => {
  const app = onScreen(page)
  await app.loginButton.click()
  await app.account.fill(ACCOUNT)
  await app.password.fill(password)
  await app.submit.click()
}

const toPart = async (page: Page, name: string): Promise<void> => {
  await leadTo(page, courseTableAddress('account'))
  const button = page.getByRole('button', { name })
  await expect(button).toBeVisible()
  await startOver(page)
  await tabTo(page, button)
  await page.keyboard.press('Enter')
}

// A sign-in by a recovery code: tests/ui/session/second-factor.test.tsx and tests/contracts/second-factor.contract.ts.
test('a second factor is turned on, asked for at the next sign-in and turned off by a recovery code, by keys alone', async ({
  page,
  request,
  app,
  faults,
}) => {
  faults.forgive(statusOf(401))
  const first = await newcomer(request)
  await page.goto('/')
  await signIn(page, first)
  await expect(page.getByLabel('当前密码')).toBeFocused()
  await page.keyboard.type(first)
  await page.keyboard.press('Tab')
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Tab')
  await typeInto(page, PASSWORD)
  await expect(app.userMenu).toBeVisible()

  await toPart(page, '开启动态码')
  const key = page.getByLabel('密钥', { exact: true })
  await expect(key).toBeVisible()
  const secret = (await key.innerText()).replaceAll(' ', '')
  const shownIn = (steps: number) =>
    new TOTP({ secret }).generate({ timestamp: Date.now() + steps * STEP_MS })
  await expectSoundEverywhere(page)
  const code = page.getByLabel('动态码', { exact: true }).and(page.getByRole('textbox'))
  await expect(code).toBeFocused()
  const used = shownIn(0)
  await typeInto(page, used)
  const written = page.getByRole('list', { name: '恢复码' })
  await expect(written.getByRole('listitem')).toHaveCount(10)
  const [one = ''] = await written.getByRole('listitem').allInnerTexts()
  await expectSoundEverywhere(page)
  await page.keyboard.press('Escape')
  await expect(written).toBeVisible()
  await tabTo(page, page.getByRole('checkbox', { name: '我已保存' }))
  await page.keyboard.press('Space')
  await tabTo(page, page.getByRole('button', { name: '完成' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^动态码已开启，/)).toBeVisible()
  const stores = await storesAsText(page)
  for (const told of [secret, one, one.replace('-', '')]) expect(stores).not.toContain(told)

  await signOut(page)
  await expect(app.loginButton).toBeVisible()
  await signIn(page, PASSWORD)
  const asking = page.getByRole('dialog', { name: '请输入动态码' })
  await expect(asking).toBeVisible()
  await expect(code).toBeFocused()
  await expectSoundEverywhere(page)
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(code).toBeFocused()
  await typeInto(page, used)
  await expect(asking.getByRole('alert')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+A')
  await typeInto(page, shownIn(1))
  await expect(app.userMenu).toBeVisible()
  await expect(asking).toBeHidden()

  await toPart(page, '关闭动态码')
  await expect(page.getByRole('dialog').getByLabel('登录密码')).toBeFocused()
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Tab')
  await typeInto(page, one)
  await expect(page.getByText('动态码已关闭，登录只需要密码。')).toBeVisible()
  await expect(page.getByText('未开启', { exact: true })).toBeVisible()
})
