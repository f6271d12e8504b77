import { expect, type Page } from '@playwright/test'
import type { PersonaKey } from '#tests/support/personas.ts'
import type { OnScreen } from './app.ts'

/** A state of the product to look at. */
export interface Scene {
  readonly name: string
  readonly persona: PersonaKey | null
  readonly address: string
  readonly arrange: (app: OnScreen, page: Page) => Promise<void>
}

/** The warning of an empty sign-in, asked for again where it has gone: it stays while the pointer rests on it. */
export const holdWarning = (app: OnScreen): Promise<void> =>
  expect(async () => {
    if (!(await app.alert.isVisible())) await app.submit.click({ timeout: 5000 })
    await app.alert.hover({ timeout: 2000 })
  }).toPass()

export const SCENES: readonly Scene[] = [
  {
    name: 'the home page of a visitor',
    persona: null,
    address: '/',
    arrange: (app) => expect(app.main.getByRole('img').first()).toBeVisible(),
  },
  {
    name: 'the home page of a teacher',
    persona: 'teacher',
    address: '/',
    arrange: (app) => expect(app.main.getByRole('heading', { name: '资料库' })).toBeVisible(),
  },
  {
    name: 'the login popup',
    persona: null,
    address: '/',
    arrange: async (app) => {
      await app.loginButton.click()
      await expect(app.account).toBeVisible()
    },
  },
  {
    name: 'a warning',
    persona: null,
    address: '/',
    arrange: async (app) => {
      await app.loginButton.click()
      await holdWarning(app)
    },
  },
  {
    name: 'the search panel',
    persona: 'teacher',
    address: '/list?type=1&q=浮力',
    arrange: async (app, page) => {
      await app.keyword.fill('浮力')
      await app.keyword.press('Enter')
      await expect(page).toHaveURL(/time=/)
      await app.keyword.click()
      await expect(app.hot.getByRole('listitem').first()).toBeVisible()
      await app.keyword.press('ArrowDown')
    },
  },
  {
    name: 'a list of cards',
    persona: 'teacher',
    address: '/list?type=3',
    arrange: async (app) => {
      await expect(app.main.getByRole('article').first()).toBeVisible()
      await expect(
        app.main.getByRole('group', { name: '格式' }).or(app.main.getByRole('button', { name: '筛选' })),
      ).toBeVisible()
    },
  },
  {
    name: 'what a search found, as rows',
    persona: 'teacher',
    address: '/list?q=函数&view=row',
    arrange: (app) => expect(app.main.getByRole('article').first()).toBeVisible(),
  },
  {
    name: 'a search that found nothing',
    persona: 'teacher',
    address: '/list?type=3&q=木星采矿史&stage=2',
    arrange: (app) => expect(app.main.getByRole('link', { name: '去掉“初中”再看' })).toBeVisible(),
  },
  {
    name: 'the user menu',
    persona: 'teacher',
    address: '/',
    arrange: async (app) => {
      await expect(app.main.getByRole('heading', { name: '资料库' })).toBeVisible()
      await app.userMenu.click()
      await expect(app.signOutItem).toBeVisible()
    },
  },
  {
    name: 'the cloud school',
    persona: 'cloudSchool',
    address: '/cloud-school?code=mskt&orgId=2',
    arrange: (app) => expect(app.main.getByRole('navigation')).toBeVisible(),
  },
  {
    name: 'the school resource library',
    persona: 'reviewer',
    address: '/school-local/school-local-database',
    arrange: (app) => expect(app.banner.getByRole('button', { name: '青禾实验学校' })).toBeVisible(),
  },
  {
    name: 'an address that does not exist',
    persona: null,
    address: '/no/such/page',
    arrange: (app) => expect(app.main.getByRole('link', { name: '返回首页' })).toBeVisible(),
  },
]
