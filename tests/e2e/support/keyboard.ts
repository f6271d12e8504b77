import { expect, type Locator, type Page } from '@playwright/test'

const MAX_STEPS = 60

/**
 * Where the focus is, and whether somebody who looks at the page sees it: an outline or a ring on it or on what frames it.
 */
const lookAtFocus = (page: Page): Promise<{ where: string; isSeen: boolean }> =>
  page.evaluate(() => {
    const hasMark = (element: Element, pseudo?: string): boolean => {
      const { outlineStyle, outlineWidth, boxShadow, backgroundColor } = getComputedStyle(element, pseudo)
      const highlighted = element.hasAttribute('data-highlighted') && backgroundColor !== 'rgba(0, 0, 0, 0)'
      return (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none' || highlighted
    }
    const focused = document.activeElement
    // On the way round the focus passes through the browser's own bar.
    if (focused === null || focused === document.body) return { where: 'nowhere', isSeen: true }
    const frames = [focused, focused.parentElement, focused.parentElement?.parentElement]
    const isSeen = frames.some(
      (it) =>
        it && it !== document.body && (hasMark(it) || hasMark(it, '::before') || hasMark(it, '::after')),
    )
    return { where: focused.outerHTML.slice(0, 120), isSeen }
  })

/** One Tab; where the focus is now can be seen. */
export const tab = async (page: Page): Promise<void> => {
  await page.keyboard.press('Tab')
  const { where, isSeen } = await lookAtFocus(page)
  expect(isSeen, `the focus can be seen on ${where}`).toBe(true)
}

/** Tab after Tab until the focus is there; at every step it can be seen. */
export const tabTo = async (page: Page, target: Locator): Promise<void> => {
  for (let step = 0; step < MAX_STEPS; step++) {
    await tab(page)
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`Tab does not lead to ${String(target)}`)
}

/** The next Tab leads into the page from its beginning. */
export const startOver = (page: Page): Promise<void> => page.getByRole('link', { name: '跳到正文' }).focus()
