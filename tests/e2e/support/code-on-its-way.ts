import { expect, type Page, type Request } from '@playwright/test'

const pending = new WeakMap<Page, Set<Request>>()

/** From now on it is known which code this page has asked for and not got yet. */
export const watchCode = (page: Page): void => {
  const asked = new Set<Request>()
  pending.set(page, asked)
  page.on('request', (request) => {
    if (['script', 'stylesheet'].includes(request.resourceType())) asked.add(request)
  })
  const strike = (request: Request) => asked.delete(request)
  page.on('requestfinished', strike)
  page.on('requestfailed', strike)
}

/** Waits until all code has come that the page has asked for: on a clock that is moved on the page would give it up. */
export const codeHasCome = (page: Page): Promise<void> =>
  expect.poll(() => pending.get(page)?.size ?? 'not watched', { intervals: [50] }).toBe(0)
