import { type ElementHandle, expect, type Locator, type Page } from '@playwright/test'

const MAX_STEPS = 60

type Sought = ElementHandle<Element> | null

interface Focus {
  readonly where: string
  readonly isSeen: boolean
  /** On what was looked for. */
  readonly isThere: boolean
  /** What was looked for still stands on the page. */
  readonly isLeft: boolean
}

/**
 * Where the focus is, and whether somebody who looks at the page sees it: an outline or a ring on it or on what frames it.
 */
const lookAtFocus = (page: Page, target: Sought): Promise<Focus> =>
  page.evaluate((sought) => {
    const hasMark = (element: Element, pseudo?: string): boolean => {
      const { outlineStyle, outlineWidth, boxShadow, backgroundColor } = getComputedStyle(element, pseudo)
      const highlighted = element.hasAttribute('data-highlighted') && backgroundColor !== 'rgba(0, 0, 0, 0)'
      return (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none' || highlighted
    }
    const focused = document.activeElement
    const found = { isThere: focused === sought, isLeft: sought?.isConnected !== false }
    // On the way round the focus passes through the browser's own bar.
    if (focused === null || focused === document.body) return { where: 'nowhere', isSeen: true, ...found }
    const frames = [focused, focused.parentElement, focused.parentElement?.parentElement]
    const isSeen = frames.some(
      (it) =>
        it && it !== document.body && (hasMark(it) || hasMark(it, '::before') || hasMark(it, '::after')),
    )
    return { where: focused.outerHTML.slice(0, 120), isSeen, ...found }
  }, target)

/** One Tab; where the focus is now can be seen. */
export const tab = async (page: Page, target: Sought = null): Promise<Focus> => {
  await page.keyboard.press('Tab')
  const focus = await lookAtFocus(page, target)
  expect(focus.isSeen, `the focus can be seen on ${focus.where}`).toBe(true)
  return focus
}

const found = (target: Locator) => target.elementHandle() as Promise<ElementHandle<Element>>

/** Tab after Tab until the focus is there; at every step it can be seen. */
export const tabTo = async (page: Page, target: Locator): Promise<void> => {
  // Looked for by its name once, not at every step: that is most of what a step costs.
  let sought = await found(target)
  for (let step = 0; step < MAX_STEPS; step++) {
    const { isThere, isLeft } = await tab(page, sought)
    if (isThere) return
    if (isLeft) continue
    sought = await found(target)
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`Tab does not lead to ${String(target)}`)
}

/** The next Tab leads into the page from its beginning. */
export const startOver = (page: Page): Promise<void> => page.getByRole('link', { name: '跳到正文' }).focus()
