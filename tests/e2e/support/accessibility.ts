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
 * No violation of WCAG 2.2 A and AA that a machine can find, on the page as it stands; and no dialog or menu that was opened
 * without `OverlayTheme` around it and so brings colours of its own.
 */
export const expectAccessible = async (page: Page): Promise<void> => {
  await settledMotion(page)
  await expect(page.locator('[data-is-root-theme="true"]')).toHaveCount(1)
  await expectNoViolation(page, { type: 'tag', values: RULES })
}

/** The same page in the other scheme: what its colours decide; all else is what it was. */
export const expectReadable = async (page: Page): Promise<void> => {
  await settledMotion(page)
  await expectNoViolation(page, { type: 'rule', values: BY_COLOUR })
}

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
  expect(await inspect(page, runOnly)).toEqual([])
}

/** What fades in just then would be seen half transparent: as long as axe looks, all stands as it will stand in the end. */
const STILL = '*, ::before, ::after { animation: none !important; transition: none !important; }'

const inspect = (page: Page, runOnly: RunOnly): Promise<readonly string[]> =>
  page.evaluate(
    async ({ options, rules }) => {
      const { axe } = globalThis as WithAxe
      if (axe === undefined) throw new Error('the page has no axe')
      const still = new CSSStyleSheet()
      still.replaceSync(rules)
      document.adoptedStyleSheets.push(still)
      // What has been scrolled half under the bar at the top is no small target.
      const place = scrollY
      scrollTo({ top: 0, behavior: 'instant' })
      const { violations } = await axe.run(document, options)
      scrollTo({ top: place, behavior: 'instant' })
      document.adoptedStyleSheets.splice(document.adoptedStyleSheets.indexOf(still), 1)
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary = '' }) => `${id}: ${target.join(' ')}\n${failureSummary}`),
      )
    },
    // Of what axe reads beforehand the style sheets are for rules that are not asked for.
    {
      options: { runOnly, resultTypes: ['violations'], preload: { assets: ['media'] } } satisfies RunOptions,
      rules: STILL,
    },
  )
