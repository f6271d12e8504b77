import type { Page } from '@playwright/test'
import type { PersonaKey } from '#tests/support/personas.ts'
import { expectAccessible } from './support/accessibility.ts'
import { type OnScreen, signIn } from './support/app.ts'
import { expect, test } from './support/test.ts'

interface Scene {
  readonly name: string
  readonly persona: PersonaKey | null
  readonly address: string
  readonly arrange: (app: OnScreen, page: Page) => Promise<void>
}

const SCENES: readonly Scene[] = [
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
      await app.submit.click()
      // Notices stay while the pointer rests on them.
      await app.alert.hover()
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

for (const { screen, viewport } of [
  { screen: 'a laptop', viewport: { width: 1366, height: 768 } },
  { screen: 'a phone', viewport: { width: 390, height: 844 } },
]) {
  for (const { name, persona, address, arrange } of SCENES) {
    test.describe(`on ${screen}`, () => {
      test.use({ viewport, persona, contextOptions: { reducedMotion: 'reduce' } })

      test(`${name} has no barrier, light or dark`, async ({ page, app }) => {
        await page.goto(address)
        await arrange(app, page)
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme })
          await expect.poll(() => ground(page)).toBe(colorScheme)
          await expectAccessible(page)
        }
      })
    })
  }
}

/** What the page looks like by the brightness of its ground. */
const ground = (page: Page): Promise<'light' | 'dark'> =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    const opaque = (element: Element | null): string => {
      if (element === null) return 'white'
      const { backgroundColor } = getComputedStyle(element)
      return /rgba\(.*, 0\)|transparent/.test(backgroundColor)
        ? opaque(element.parentElement)
        : backgroundColor
    }
    if (canvas === null) throw new Error('no canvas')
    canvas.fillStyle = opaque(document.querySelector('main'))
    canvas.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
    return red + green + blue > 3 * 128 ? 'light' : 'dark'
  })

test('light and dark follow the system until one is chosen, and the choice stays', async ({ page, app }) => {
  await page.goto('/')
  await expect(app.loginButton).toBeVisible()
  expect(await ground(page)).toBe('light')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => ground(page)).toBe('dark')

  const control = app.banner.getByRole('button', { name: /^外观/ })
  await expect(control).toHaveAccessibleName('外观：跟随系统')
  await control.click()
  await expect(control).toHaveAccessibleName('外观：浅色')
  await expect.poll(() => ground(page)).toBe('light')
  await page.reload()
  await expect(control).toHaveAccessibleName('外观：浅色')
  expect(await ground(page)).toBe('light')

  await page.emulateMedia({ colorScheme: 'light' })
  await control.click()
  await expect(control).toHaveAccessibleName('外观：深色')
  await expect.poll(() => ground(page)).toBe('dark')
  await control.click()
  await expect(control).toHaveAccessibleName('外观：跟随系统')
  await expect.poll(() => ground(page)).toBe('light')
})

test('notices are spoken above the popup', async ({ page, app }) => {
  await signIn(page, 'teacher')
  await expect(app.success).toHaveText('登录成功')
  await expectAccessible(page)
})
