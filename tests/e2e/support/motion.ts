import type { Page } from '@playwright/test'

/** What still fades or grows would be measured half transparent or too small; what ends may begin another. */
export const settledMotion = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const ending = () =>
      document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState === 'running' && Number.isFinite(Number(effect?.getComputedTiming().endTime)),
        )
    for (let left = ending(); left.length > 0; left = ending())
      await Promise.all(left.map(({ finished }) => finished.catch(() => undefined)))
  })
