import { describe, expect, it } from 'vitest'
import type { ResourceDraftStore } from '#application/release/resource-draft.port.ts'
import { formOf } from '#domain/release/resource-version.ts'
import { aResourceVersion } from '#tests/support/resource-versions.ts'

const base = formOf(aResourceVersion())
const picture = { kind: 'picture', file: { id: 8, name: '封面.png' } } as const
const draft = { base, form: { ...base, name: '导数', file: { id: 7, name: '新讲义.pdf' }, cover: picture } }

/** `ResourceDraftStore`; `make` opens a browser and answers how its store is opened anew. R-resource-5. */
export const resourceDraftContract = (name: string, make: () => () => ResourceDraftStore): void => {
  describe(`${name}: what is not sent of resources`, () => {
    it('is there for the same resource and person, also after a reload, until it is forgotten', () => {
      const open = make()
      const place = { userId: 1, resourceId: 5 }
      open().keep(place, draft)
      expect([
        open().read(place),
        open().read({ ...place, resourceId: 6 }),
        open().read({ ...place, userId: 2 }),
      ]).toEqual([draft, null, null])
      open().forget(place)
      expect(open().read(place)).toBe(null)
    })
  })
}
