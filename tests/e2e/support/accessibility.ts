import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { settledMotion } from './motion.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * No violation of WCAG 2.2 A and AA that a machine can find, on the page as it stands; and no dialog or menu that was opened
 * without `OverlayTheme` around it and so brings colours of its own.
 */
export const expectAccessible = async (page: Page): Promise<void> => {
  await settledMotion(page)
  await expect(page.locator('[data-is-root-theme="true"]')).toHaveCount(1)
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(RULES)
    // In the page itself: a blank page for the results costs more than looking for them.
    .setLegacyMode()
    .analyze()
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id}: ${target.join(' ')}\n${failureSummary}`),
  )
  expect(found).toEqual([])
}
