import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Frame, type Page } from '@playwright/test'
import type { AxeResults, ElementContext, RunOnly, RunOptions } from 'axe-core'
import { expectNothingSideways, expectTouchable } from './layout.ts'
import { settledMotion } from './motion.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Those of them that look at colours. */
const BY_COLOUR = ['color-contrast', 'link-in-text-block']

/**
 * R-product-9. No violation of WCAG 2.2 A and AA that a machine can find, on the page as it stands; and no dialog or menu that was opened
 * without `OverlayTheme` around it and so brings colours of its own.
 */
export const expectAccessible = async (page: Page): Promise<void> => {
  await expect(page.locator('[data-is-root-theme="true"]')).toHaveCount(1)
  await expectNoViolation(page, { type: 'tag', values: RULES })
}

/** The same page in the other scheme: what its colours decide; all else is what it was. */
export const expectReadable = (page: Page): Promise<void> =>
  expectNoViolation(page, { type: 'rule', values: BY_COLOUR })

/** The page of a user who left the appearance to the system, drawn in this scheme. */
export const inScheme = async (page: Page, colorScheme: 'light' | 'dark'): Promise<void> => {
  await page.emulateMedia({ colorScheme })
  await expect(page.locator('[data-is-root-theme="true"]')).toHaveClass(`radix-themes ${colorScheme}`)
}

/** Without a barrier, in light and then in dark. */
export const expectAccessibleInBothSchemes = async (page: Page): Promise<void> => {
  await inScheme(page, 'light')
  await expectAccessible(page)
  await inScheme(page, 'dark')
  await expectReadable(page)
}

const LAPTOP = { width: 1366, height: 768 }
const TABLET = { width: 820, height: 1180 }
const PHONE = { width: 390, height: 844 }

/**
 * One load of a page looked at from every side: on a laptop whole in light, on a phone whole in dark; at every width nothing
 * goes sideways and what is to be touched is large enough.
 */
export const expectSoundEverywhere = async (page: Page): Promise<void> => {
  await inScheme(page, 'light')
  await expectAccessible(page)
  for (const size of [LAPTOP, TABLET, PHONE]) {
    await page.setViewportSize(size)
    await expectNothingSideways(page)
    await expectTouchable(page)
  }
  await inScheme(page, 'dark')
  await expectAccessible(page)
  await page.setViewportSize(LAPTOP)
  await inScheme(page, 'light')
}

/** Half the size of the readable one: a page reads it before it is inspected for the first time. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface WithAxe {
  readonly axe?: { run(context: ElementContext, options: RunOptions): Promise<AxeResults> }
}

/** Once for each document: what stands on it changes from one inspection to the next, and axe does not. */
const bringAxe = async (frame: Frame): Promise<void> => {
  if (await frame.evaluate(() => (globalThis as WithAxe).axe === undefined)) await frame.evaluate(AXE)
}

const expectNoViolation = async (page: Page, runOnly: RunOnly): Promise<void> => {
  const main = page.mainFrame()
  await bringAxe(main)
  const others = page.frames().filter((frame) => frame !== main)
  // One that has gone meanwhile is not looked at.
  await Promise.all(others.map((frame) => bringAxe(frame).catch(() => undefined)))
  await expect.poll(() => inspect(page, runOnly)).toEqual([])
}

/** What fades in just then is seen half transparent, what is moving into its place too small: as each `expect` of a page this one asks again. */
const inspect = async (page: Page, runOnly: RunOnly): Promise<readonly string[]> => {
  await settledMotion(page)
  return page.evaluate(
    async (options) => {
      const { axe } = globalThis as WithAxe
      if (axe === undefined) throw new Error('the page has no axe')
      // What has been scrolled half under the bar at the top is no small target.
      const place = scrollY
      scrollTo({ top: 0, behavior: 'instant' })
      const { violations } = await axe.run(document, options)
      scrollTo({ top: place, behavior: 'instant' })
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary = '' }) => `${id}: ${target.join(' ')}\n${failureSummary}`),
      )
    },
    // Of what axe reads beforehand the style sheets are for rules that are not asked for.
    { runOnly, resultTypes: ['violations'], preload: { assets: ['media'] } } satisfies RunOptions,
  )
}
