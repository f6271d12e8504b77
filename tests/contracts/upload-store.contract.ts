import { describe, expect, it } from 'vitest'
import type { UploadStore } from '#application/upload/upload-store.port.ts'
import { anUpload } from '#tests/support/upload-files.ts'

/** `UploadStore`; `make` makes those of a tab and of the page that is opened after it was closed. R-upload-3. */
export const uploadStoreContract = (
  name: string,
  make: () => { readonly page: UploadStore; readonly later: UploadStore },
): void => {
  describe(`${name}: what is left of uploads`, () => {
    const begun = anUpload({
      hash: 'f'.repeat(64),
      uploadId: 'u1',
      sent: 40,
      isPaused: true,
      refusal: '文件已损坏',
    })
    const essence = async (store: UploadStore, userId = 7) =>
      (await store.adopt(userId)).map(({ content, ...rest }) => ({ ...rest, bytes: content?.size ?? null }))
    const { content: _content, ...facts } = begun

    it('knows nothing at first', async () => {
      const { page } = make()
      await page.forget(begun)
      await page.keepOnlyOf(7)
      expect(await page.adopt(7)).toEqual([])
    })

    it('is found by the next page, with its content, as it was last kept', async () => {
      const { page, later } = make()
      await page.keep(anUpload())
      await page.keep(begun)
      expect(await essence(later)).toEqual([{ ...facts, bytes: 100 }])
      await later.forget(begun)
      expect(await later.adopt(7)).toEqual([])
    })

    it('is nobody else’s, and goes when somebody else comes', async () => {
      const { page, later } = make()
      await page.keep(begun)
      expect(await later.adopt(8)).toEqual([])
      await later.keepOnlyOf(7)
      expect(await essence(later)).toHaveLength(1)
      await later.keepOnlyOf(8)
      expect(await later.adopt(7)).toEqual([])
    })

    it('cannot be told whose it is without an id', async () => {
      const { page, later } = make()
      await page.keep(anUpload({ userId: 0 }))
      expect(await later.adopt(0)).toEqual([])
      await later.keepOnlyOf(0)
      expect(await later.adopt(0)).toEqual([])
    })
  })
}
