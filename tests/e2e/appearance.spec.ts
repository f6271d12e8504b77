import type { Page } from '@playwright/test'
import { expectAccessible, inScheme } from './support/accessibility.ts'
import { addressOf, leadTo, type OnScreen, signInHere } from './support/app.ts'
import { expectNothingSideways, expectTouchable } from './support/layout.ts'
import { holdWarning, SCENES, type Scene } from './support/scenes.ts'
import { expect, test } from './support/test.ts'

const LAPTOP = { width: 1366, height: 768 }
const PHONE = { width: 390, height: 844 }
const TABLET = { width: 820, height: 1180 }

/** What is looked at on a tablet and a phone here; the others are where they are walked, in `phone.spec.ts` too. */
const FITTING = [
  'the home page of a visitor',
  'the login popup',
  'an address that does not exist',
  'the home page of a teacher',
]

/** Of one person each, seen one after the other on one load; the school's library and the cloud school: school-library.spec.ts. */
const GROUPS = [
  ['the home page of a visitor', 'the login popup', 'a warning', 'an address that does not exist'],
  [
    'the home page of a teacher',
    'the user menu',
    'a list of cards',
    'what a search found, as rows',
    'a search that found nothing',
    'the search panel',
  ],
]

const sceneCalled = (wanted: string): Scene => {
  const scene = SCENES.find(({ name }) => name === wanted)
  if (scene === undefined) throw new Error(`no scene is called ${wanted}`)
  return scene
}

for (const group of GROUPS) {
  const scenes = group.map(sceneCalled)
  const { persona = null, address = '/' } = scenes[0] ?? {}
  test.describe(() => {
    test.use({ persona })

    test(`${group.join(', ')}: no barrier, wide or narrow, light or dark, as the system or its user wants it`, async ({
      page,
      app,
    }) => {
      test.slow()
      await page.goto(address)
      if (persona === null) await expectChoiceKept(page, app)
      for (const { name, address: next, arrange } of scenes) {
        await page.keyboard.press('Escape')
        if (next !== addressOf(page)) await leadTo(page, next)
        await arrange(app, page)
        await inScheme(page, 'light')
        await expect.poll(() => ground(page)).toBe('light')
        await expectAccessible(page)
        if (name === 'a list of cards') await expectLines(page, app)
        for (const size of FITTING.includes(name) ? [TABLET, PHONE] : [PHONE]) {
          await page.setViewportSize(size)
          if (!FITTING.includes(name)) continue
          await expectNothingSideways(page)
          await expectTouchable(page)
        }
        await inScheme(page, 'dark')
        await expect.poll(() => ground(page)).toBe('dark')
        if (name === 'a warning') await holdWarning(app)
        if (name === 'the login popup') {
          // On a phone it takes the whole width.
          const width = async () => (await app.dialog.boundingBox())?.width ?? 0
          await expect.poll(width).toBeGreaterThanOrEqual(PHONE.width - 2 * 16)
          await expect.poll(width).toBeLessThanOrEqual(PHONE.width)
        }
        await expectAccessible(page)
        await page.setViewportSize(LAPTOP)
      }
      if (persona !== null) return
      // Notices are spoken above the page.
      await signInHere(page, 'teacher')
      await expect(app.success).toHaveText('登录成功')
      await inScheme(page, 'light')
      await expectAccessible(page)
    })
  })
}

/** In a contrast theme of the system, which takes the page's colours away, what is chosen and what can be pressed have lines. */
const expectLines = async (page: Page, { main, banner }: OnScreen): Promise<void> => {
  const chosen = main.getByRole('button', { pressed: true }).first()
  const search = banner.getByRole('button', { name: '搜索', exact: true })
  for (const [forcedColors, outline, border] of [
    ['active', 'solid', '1px'],
    ['none', 'none', '0px'],
  ] as const) {
    await page.emulateMedia({ forcedColors })
    await expect(chosen).toHaveCSS('outline-style', outline)
    await expect(search).toHaveCSS('border-top-width', border)
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

/** Light and dark follow the system until one is chosen, and the choice stays; it is left to the system again. */
const expectChoiceKept = async (page: Page, app: OnScreen): Promise<void> => {
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
}
