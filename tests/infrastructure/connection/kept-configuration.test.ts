import { expect, it } from 'vitest'
import { keepConfiguration } from '#infrastructure/connection/kept-configuration.ts'

const browser = (...kept: readonly string[]) => {
  const things = new Map(kept.map((text) => ['/config.json', text]))
  const cache = {
    match: async (address: string) => things.get(address),
    put: async (address: string, response: Response) => void things.set(address, await response.text()),
  }
  const caches = { open: async () => cache as unknown as Cache }
  return {
    things,
    keep: (body: string, status = 200) =>
      keepConfiguration({ caches, fetch: async () => new Response(body, { status }) }).catch(
        () => 'rejected',
      ),
  }
}

it('keeps the configuration for a start without a network, and leaves the one that is there', async () => {
  const { things, keep } = browser()
  await keep('{"productName":"江城课堂"}')
  await keep('{}')
  expect([...things]).toEqual([['/config.json', '{"productName":"江城课堂"}']])
})

it.each([
  ['a page of a captive portal', '<!doctype html>', 200],
  ['a failure', '{"Code":503}', 503],
])('does not keep %s', async (_, body, status) => {
  const { things, keep } = browser()
  await keep(body, status)
  expect(things.size).toBe(0)
})
