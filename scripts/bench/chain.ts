import type { BrowserContext, Route } from '@playwright/test'

/** Nothing more is asked for until something is answered, when nothing was for so long. Milliseconds. */
const QUIET_MS = 700
/** A page that asks for more one after the other never comes to its content. */
const MOST = 12

/** What was asked for together, by address: each waits for an answer to one of those before. */
export type Chain = readonly (readonly string[])[]

/**
 * Opens an address in an empty context and holds back every request until the page asks for nothing more; then all of them are answered,
 * which is one round trip. So it goes on until what the page is for is seen: how many round trips that takes on any line, however
 * many connections it has and however long the machine works in between.
 */
export const chainTo = async (context: BrowserContext, address: string, content: string): Promise<Chain> => {
  const held: Route[] = []
  let asked = performance.now()
  await context.route('**/*', (route) => {
    held.push(route)
    asked = performance.now()
  })
  const page = await context.newPage()
  const opened = page.goto(address, { waitUntil: 'commit' })
  const chain: string[][] = []
  const seen = page.locator(content).first()
  while (chain.length < MOST) {
    await quiet(() => held.length > 0 && performance.now() - asked > QUIET_MS)
    const together = held.splice(0)
    chain.push(together.map((route) => route.request().url()))
    await Promise.all(together.map((route) => route.continue().catch(() => undefined)))
    if (chain.length === 1) await opened
    const isThere = await seen.waitFor({ timeout: QUIET_MS * 2 }).then(
      () => true,
      () => false,
    )
    if (isThere) break
  }
  return chain
}

const quiet = async (isQuiet: () => boolean): Promise<void> => {
  const began = performance.now()
  while (!isQuiet() && performance.now() - began < 15_000)
    await new Promise((resolve) => setTimeout(resolve, 20))
}
