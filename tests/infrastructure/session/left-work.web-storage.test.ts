import { expect, it } from 'vitest'
import { browserStores } from '#tests/infrastructure/storage/web-stores.ts'
import { WORK_KEYS } from '#tests/support/browser-keys.ts'
import { leaveAll } from '#tests/support/left-things.ts'
import { webTab } from '#tests/support/opened-stores.ts'

it('what users leave lies under the keys that are known, one for each', async () => {
  const { storage, local, session } = browserStores()
  await leaveAll(webTab(storage), 7)
  const names = [local, session].flatMap((area) =>
    Array.from({ length: area.length }, (_, at) => area.key(at)),
  )
  expect(new Set(names)).toEqual(new Set(WORK_KEYS))
})
