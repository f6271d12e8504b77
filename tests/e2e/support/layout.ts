import { expect, type Page } from '@playwright/test'
import { settledMotion } from './motion.ts'

interface Shift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly { readonly node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
}

interface Watched {
  layoutShifts: { value: number; moved: string[] }[]
}

/** Has to be called before the page is gone to. */
export const watchLayoutShift = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const watched = globalThis as unknown as Watched
    watched.layoutShifts = []
    const nameOf = (node: Node | null): string =>
      node instanceof Element ? `${node.tagName}.${node.className}` : (node?.textContent ?? 'something gone')
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[])
        if (!hadRecentInput)
          watched.layoutShifts.push({
            value,
            moved: sources.map(
              ({ node, previousRect: { y: from }, currentRect: { y: to } }) =>
                `${nameOf(node)} ${from} → ${to}`,
            ),
          })
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** What has moved so far without input is next to nothing: the sum of the shifts stays below `most`. */
export const expectSteadyLayout = async (page: Page, most = 0.02): Promise<void> => {
  const shifts = await page.evaluate(async () => {
    const painted = () => new Promise((done) => requestAnimationFrame(done))
    // Shifts are told after painting.
    await painted()
    await painted()
    return (globalThis as unknown as Watched).layoutShifts
  })
  const total = shifts.reduce((sum, { value }) => sum + value, 0)
  expect(total, JSON.stringify(shifts, null, 2)).toBeLessThan(most)
}

/**
 * The page is no wider than the screen, and whatever can be used is on it or in a row that scrolls by itself; that a dialog can
 * be scrolled sideways is no excuse.
 */
export const expectNothingSideways = (page: Page): Promise<void> =>
  expect.poll(() => sideways(page)).toEqual({ wider: 0, outside: [] })

const sideways = async (page: Page) => {
  await settledMotion(page)
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const scrollsItself = (element: Element): boolean => {
      for (
        let it = element.parentElement;
        it !== null && it !== document.documentElement && !it.matches('.rt-BaseDialogScroll');
        it = it.parentElement
      )
        if (/auto|scroll/.test(getComputedStyle(it).overflowX) && it.scrollWidth > it.clientWidth) return true
      return false
    }
    const outside = [...document.querySelectorAll('a, button, input, select, img, h1, h2, h3, p')]
      .filter((element) => element.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true }))
      .filter((element) => {
        const { left, right, width: own, height } = element.getBoundingClientRect()
        if (own <= 1 || height <= 1) return false
        return (left < -1 || right > width + 1) && !element.closest('[inert]') && !scrollsItself(element)
      })
      .map((element) => `${element.tagName} ${element.className} ${element.textContent.trim().slice(0, 20)}`)
    return { wider: document.documentElement.scrollWidth - width, outside }
  })
}

const MIN_TARGET_PX = 24

/** Everything that can be touched is large enough to be touched (WCAG 2.2 AA); links within a sentence are not meant. */
export const expectTouchable = (page: Page): Promise<void> => expect.poll(() => tooSmall(page)).toEqual([])

const tooSmall = async (page: Page): Promise<readonly string[]> => {
  await settledMotion(page)
  return page.evaluate((least) => {
    const controls =
      'a[href], button, input, select, [role="menuitem"], [role="checkbox"], [role="menuitemradio"]'
    const withinText = (element: Element): boolean => {
      const parent = element.parentElement
      return (
        element.matches('a') &&
        parent !== null &&
        getComputedStyle(element).display === 'inline' &&
        parent.textContent.trim() !== element.textContent.trim()
      )
    }
    /** A label is part of what it labels, a card of the link that is laid over it. */
    const boxOf = (element: Element) => {
      const labels = 'labels' in element ? [...((element.labels as NodeListOf<Element> | null) ?? [])] : []
      const overlaid = getComputedStyle(element, '::after').position === 'absolute'
      const card = overlaid && element instanceof HTMLElement ? element.offsetParent : null
      const boxes = [element, ...labels, ...(card === null ? [] : [card])].map((it) =>
        it.getBoundingClientRect(),
      )
      return {
        width: Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left)),
        height: Math.max(...boxes.map(({ height }) => height)),
      }
    }
    return [...document.querySelectorAll(controls)]
      .filter((element) => element.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true }))
      .filter((element) => !element.closest('[inert], [aria-hidden="true"]') && !withinText(element))
      .map((element) => ({ element, ...boxOf(element) }))
      .filter(({ width, height }) => width > 1 && height > 1 && (width < least || height < least))
      .map(
        ({ element, width, height }) =>
          `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent.trim()}: ${width}×${height}`,
      )
  }, MIN_TARGET_PX)
}

/** What is left of a laptop's screen at four times its size (WCAG 2.2 AA, reflow). */
const SMALLEST = [320, 640] as const

/** At each of these widths nothing goes sideways, and what is to be touched is large enough. */
export const expectFits = async (
  page: Page,
  sizes: readonly (readonly [width: number, height: number])[] = [[820, 1180], [390, 844], SMALLEST],
): Promise<void> => {
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height })
    await expectNothingSideways(page)
    await expectTouchable(page)
  }
}
