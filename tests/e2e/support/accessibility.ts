import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
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
  await expectNoViolation(builderFor(page).withTags(RULES))
}

/** The same page in the other scheme: what its colours decide; all else is what it was. */
export const expectReadable = async (page: Page): Promise<void> => {
  await settledMotion(page)
  await expectNoViolation(builderFor(page).withRules(BY_COLOUR))
}

/** Without a barrier, in light and then in dark. */
export const expectAccessibleInBothSchemes = async (page: Page): Promise<void> => {
  await page.emulateMedia({ colorScheme: 'light' })
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectReadable(page)
}

const LAPTOP = { width: 1366, height: 768 }
const TABLET = { width: 820, height: 1180 }
const PHONE = { width: 390, height: 844 }

/**
 * One load of a page looked at from every side: on a laptop whole in light and by its colours in dark, on a phone whole in
 * dark; at every width nothing goes sideways and what is to be touched is large enough.
 */
export const expectSoundEverywhere = async (page: Page): Promise<void> => {
  await expectAccessibleInBothSchemes(page)
  for (const size of [LAPTOP, TABLET, PHONE]) {
    await page.setViewportSize(size)
    await expectNothingSideways(page)
    await expectTouchable(page)
  }
  await expectAccessible(page)
  await page.setViewportSize(LAPTOP)
  await page.emulateMedia({ colorScheme: 'light' })
}

const builderFor = (page: Page): AxeBuilder =>
  new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    // In the page itself: a blank page for the results costs more than looking for them.
    .setLegacyMode()

const expectNoViolation = async (builder: AxeBuilder): Promise<void> => {
  const { violations } = await builder.analyze()
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id}: ${target.join(' ')}\n${failureSummary}`),
  )
  expect(found).toEqual([])
}
