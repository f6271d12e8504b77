import { expect, type Locator, type Page } from '@playwright/test'
import type { Persona } from './personas.ts'

export const loginDialog = (page: Page): Locator => page.getByRole('dialog', { name: '账号登录' })

export const loginButton = (page: Page): Locator =>
  page.getByRole('banner').getByRole('button', { name: '登录' })

export const userMenu = (page: Page): Locator => page.getByRole('button', { name: '用户菜单' })

/** Opens the popup from the top bar. */
export const openLogin = async (page: Page): Promise<Locator> => {
  await loginButton(page).click()
  return loginDialog(page)
}

/** Fills the popup that is open and sends it. */
export const submitLogin = async (
  page: Page,
  { account, password }: Pick<Persona, 'account' | 'password'>,
): Promise<void> => {
  const dialog = loginDialog(page)
  await dialog.getByRole('textbox', { name: '账号' }).fill(account)
  await dialog.getByLabel('密码', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: '登录', exact: true }).click()
}

/** From the page as a visitor sees it to the page signed in. */
export const signIn = async (page: Page, persona: Persona): Promise<void> => {
  await openLogin(page)
  await submitLogin(page, persona)
  await expect(loginDialog(page)).toBeHidden()
  await expect(userMenu(page)).toBeVisible()
}

export const signOut = async (page: Page): Promise<void> => {
  await userMenu(page).click()
  await page.getByRole('menuitem', { name: '退出登录' }).click()
  await expect(loginButton(page)).toBeVisible()
}
