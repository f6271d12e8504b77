import { expect, it } from 'vitest'
import { CHOSEN_FILES } from '#main/session/chosen-file.tokens.ts'
import { open } from './wired-tab.ts'

it.each([
  ['office', 'making'],
  ['making', 'office'],
] as const)('the files of forms are kept by one, also where %s comes first', async (first, second) => {
  const tab = open()
  const bundles = await tab.signedIn()
  await bundles[first]()
  const chosen = tab.container.get(CHOSEN_FILES)
  await bundles[second]()
  expect(tab.container.get(CHOSEN_FILES)).toBe(chosen)
})
