import type { Page } from '@playwright/test'

/** What still fades or grows would be measured half transparent or too small. */
export const settledMotion = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)))
    await Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)))
  })
