import { expect, it } from 'vitest'
import { failed } from '#domain/kernel/result.ts'
import { createMemoryBackend } from '#infrastructure/memory/backend.ts'
import { createMemoryBrowser } from '#infrastructure/memory/memory-browser.ts'
import { memoryAdapters } from '#main/adapters/memory.adapters.ts'
import { port, withPorts } from '#main/adapters/with-ports.ts'
import { HOME_PORT } from '#main/catalogue/tokens.ts'
import { makeContainer } from '#main/container.ts'
import { DEVICES_PORT } from '#main/session/tokens.ts'
import { aConfiguration } from '#tests/support/configuration.ts'

const NO_ANSWER = failed({ kind: 'unreachable' } as const)

const opened = async () => {
  const base = memoryAdapters(createMemoryBackend(), createMemoryBrowser())
  const devices = { devices: async () => NO_ANSWER, remove: async () => NO_ANSWER }
  const adapters = withPorts(base, [
    port(HOME_PORT, (home) => ({ ...home, banners: async () => NO_ANSWER })),
    port(DEVICES_PORT, () => devices),
  ])
  const container = makeContainer(aConfiguration(), adapters.visitor)
  const plain = makeContainer(aConfiguration(), base.visitor)
  const { modules, account } = await adapters.signedIn()
  container.load(...modules, ...(await account()))
  return { container, plain, devices }
}

it('answers a port by the adapter that another set names, in whatever bundle it is bound', async () => {
  const { container, devices } = await opened()
  expect(container.get(DEVICES_PORT)).toBe(devices)
})

it('leaves what is not overridden, and the set itself, as they are', async () => {
  const { container, plain } = await opened()
  expect(await container.get(HOME_PORT).banners(new AbortController().signal)).toEqual(NO_ANSWER)
  expect((await plain.get(HOME_PORT).banners(new AbortController().signal)).ok).toBe(true)
  expect(container.get(HOME_PORT).initialBanners()).toEqual(plain.get(HOME_PORT).initialBanners())
})
