import { expect, it } from 'vitest'
import { createMemoryBackend } from '#infrastructure/memory/backend.ts'
import { createMemoryBrowser } from '#infrastructure/memory/memory-browser.ts'
import { memoryAdapters } from '#main/adapters/memory.adapters.ts'
import { CURRICULUM_PORT } from '#main/catalogue/curriculum.tokens.ts'
import { makeContainer } from '#main/container.ts'
import { aConfiguration } from '#tests/support/configuration.ts'

const SHARING = ['list', 'questionBank', 'school', 'studio'] as const

it.each(SHARING)('the curriculum is answered by one, also where %s comes first', async (first) => {
  const adapters = memoryAdapters(createMemoryBackend(), createMemoryBrowser())
  const container = makeContainer(aConfiguration(), adapters.visitor)
  const signedIn = await adapters.signedIn()
  container.load(...signedIn.modules, ...(await signedIn[first]()))
  const curriculum = container.get(CURRICULUM_PORT)
  for (const other of SHARING.filter((bundle) => bundle !== first))
    container.load(...(await signedIn[other]()))
  expect(container.get(CURRICULUM_PORT)).toBe(curriculum)
})
