import { describe, expect, it } from 'vitest'
import type { CloudMenuDraftStore } from '#application/frame/cloud-menu.port.ts'
import { newCloudMenu, ownFileForm, withFile } from '#domain/frame/cloud-menu.ts'

const draft = withFile(
  { ...newCloudMenu(2), name: '新生', parts: ['files'], kinds: ['课件'] },
  ownFileForm(3, '须知.pdf'),
)
const HERE = { userId: 1, organisationId: 2 }

/** `CloudMenuDraftStore`; `make` opens a browser and answers how its store is opened anew. R-cloud-1. */
export const cloudMenuDraftContract = (name: string, make: () => () => CloudMenuDraftStore): void => {
  describe(`${name}: what is not saved of an entry of the cloud school`, () => {
    it('is there for the same person and school, also after a reload, until it is forgotten', () => {
      const open = make()
      open().keep(HERE, draft)
      expect(open().read(HERE)).toEqual(draft)
      expect(open().read({ ...HERE, organisationId: 3 })).toBe(null)
      expect(open().read({ ...HERE, userId: 2 })).toBe(null)
      open().forget(HERE)
      expect(open().read(HERE)).toBe(null)
    })
  })
}
