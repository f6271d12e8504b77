import { expect, it } from 'vitest'
import { createMemoryBackend } from '#infrastructure/memory/backend.ts'
import { createMemoryBrowser } from '#infrastructure/memory/memory-browser.ts'
import { memoryAdapters } from '#main/adapters/memory.adapters.ts'
import { makingModules } from '#main/bundles/making.ts'
import { officeModules } from '#main/bundles/office.ts'
import { makeContainer } from '#main/container.ts'
import { CHOSEN_FILES } from '#main/session/chosen-file.tokens.ts'
import { aConfiguration } from '#tests/support/configuration.ts'

/** What a tab has once somebody is signed in, and no bundle yet. */
const opened = async () => {
  const adapters = memoryAdapters(createMemoryBackend(), createMemoryBrowser())
  const container = makeContainer(aConfiguration(), adapters.visitor)
  const { modules } = await adapters.signedIn()
  container.load(...modules)
  return container
}

it.each([
  ['office', officeModules, makingModules],
  ['making', makingModules, officeModules],
] as const)('the files of forms are kept by one, also where %s comes first', async (_, first, second) => {
  const container = await opened()
  container.load(...first)
  const chosen = container.get(CHOSEN_FILES)
  container.load(...second)
  expect(container.get(CHOSEN_FILES)).toBe(chosen)
})
