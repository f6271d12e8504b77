import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { browserStores } from '#tests/infrastructure/storage/web-stores.ts'
import type { WorkKey } from '#tests/support/browser-keys.ts'
import { LEFT_THINGS } from '#tests/support/left-things.ts'
import { webTab } from '#tests/support/opened-stores.ts'

const FOLDER = 'tests/infrastructure/storage/old-work'

interface Sample {
  readonly area: 'local' | 'session'
  readonly kept: unknown
}

const sampleIn = (file: string): Sample => JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8')) as Sample

/** `sittings.json`, and `sittings-2.json` once they look otherwise. */
const keyOf = (file: string): WorkKey => file.replace(/(?:-\d+)?\.json$/, '') as WorkKey

const opened = (name: string, { area, kept }: Sample) => {
  const { storage, ...areas } = browserStores()
  areas[area].setItem(name, JSON.stringify(kept))
  return { stores: webTab(storage), setAside: () => areas.local.getItem('setAside') }
}

// R-connection-11, docs/decisions/0489: whoever opens a new build finds what the old one left.
it.each(readdirSync(FOLDER))('work as an earlier build left it can be read: %s', async (file) => {
  const { stores, setAside } = opened(keyOf(file), sampleIn(file))
  expect([await LEFT_THINGS[keyOf(file)].isThere(stores, 7), setAside()]).toEqual([true, null])
})

it('what cannot be read is found', async () => {
  const { stores, setAside } = opened('sittings', {
    area: 'local',
    kept: [{ place: { userId: 7, paperId: 1 }, draft: { sheet: {} } }],
  })
  expect(await LEFT_THINGS.sittings.isThere(stores, 7)).toBe(false)
  expect(setAside()).not.toBeNull()
})
