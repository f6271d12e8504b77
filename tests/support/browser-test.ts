import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'

export { expect }

interface Watch {
  /** What the console may say in a test that provokes it, for instance a refused call. */
  readonly expectedInConsole: RegExp | null
}

/**
 * A browser test of the served build. Beyond what it asserts itself, each test fails when a page says an error in its
 * console, throws, or sends anything to another origin.
 */
export const test = base.extend<Watch>({
  expectedInConsole: [null, { option: true }],

  context: async ({ context, baseURL, expectedInConsole }, use) => {
    const faults: string[] = []
    context.on('console', (message) => {
      if (message.type() === 'error' && !expectedInConsole?.test(message.text())) {
        faults.push(`console: ${message.text()}`)
      }
    })
    context.on('weberror', (error) => faults.push(`thrown: ${error.error().message}`))
    context.on('request', (request) => {
      const { origin, protocol } = new URL(request.url())
      if (protocol.startsWith('http') && origin !== baseURL) faults.push(`left the origin: ${request.url()}`)
    })
    await use(context)
    expect(faults, 'faults beside what was tested').toEqual([])
  },
})

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** WCAG 2.2 AA as far as a tool can see it; whole list, so that a failure names every place. */
export const expectNoAxeViolations = async (page: Page): Promise<void> => {
  await page.evaluate(settledMotion)
  const { violations } = await new AxeBuilder({ page }).withTags(STANDARDS).analyze()
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary ?? ''}`),
  )
  expect(found).toEqual([])
}

/** What is still fading in would be measured half transparent. */
const settledMotion = async (): Promise<void> => {
  const ending = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)))
  await Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)))
}

/** The envelope of the wire, as a stand-in for an answer of the server. */
export const envelope = (code: number, data: unknown, message = ''): { json: object } => ({
  json: { Code: code, Data: data, Message: message },
})
