import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What is still fading would be measured half transparent. */
const settledMotion = async (): Promise<void> => {
  const ending = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)))
  await Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)))
}

/** No violation of WCAG 2.2 A and AA that a machine can find, on the page as it stands. */
export const expectAccessible = async (page: Page): Promise<void> => {
  await page.evaluate(settledMotion)
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze()
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id}: ${target.join(' ')}\n${failureSummary}`),
  )
  expect(found).toEqual([])
}
