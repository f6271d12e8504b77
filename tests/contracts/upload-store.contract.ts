import { describe, expect, it } from 'vitest'
import type { UploadStore } from '#application/upload/upload-store.port.ts'
import { accountIdOf } from '#domain/session/account-id.ts'
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
      await page.forget([begun])
      await page.keepOnlyOf(7)
      expect(await page.adopt(7)).toEqual([])
    })

    it('is found by the next page, with its content, as it was last kept', async () => {
      const { page, later } = make()
      await page.keep([anUpload()])
      await page.keep([begun])
      expect(await essence(later)).toEqual([{ ...facts, bytes: 100 }])
      await later.forget([begun])
      expect(await later.adopt(7)).toEqual([])
    })

    it('is kept and forgotten together, by the last word on each, whatever overlaps', async () => {
      const { page, later } = make()
      const all = ['a', 'b', 'c'].map((key) => anUpload({ key }))
      await Promise.all([
        page.keep(all),
        page.keep(all.map((one) => ({ ...one, isPaused: true }))),
        page.forget(all.slice(0, 1)),
      ])
      const found = await essence(later)
      expect(Object.fromEntries(found.map(({ key, isPaused, bytes }) => [key, [isPaused, bytes]]))).toEqual({
        b: [true, 100],
        c: [true, 100],
      })
      await later.forget(all)
      expect(await later.adopt(7)).toEqual([])
    })

    it('is not written once the session has ended', async () => {
      const { page, later } = make()
      const ended = new AbortController()
      const keeping = page.keep([anUpload({ key: 'begun' })], ended.signal)
      ended.abort()
      await keeping
      await page.keep([anUpload({ key: 'late' })], ended.signal)
      expect((await later.adopt(7)).map(({ key }) => key)).not.toContain('late')
    })

    it('is nobody else’s, and goes when somebody else comes', async () => {
      const { page, later } = make()
      await page.keep([begun])
      expect(await later.adopt(8)).toEqual([])
      await later.keepOnlyOf(7)
      expect(await essence(later)).toHaveLength(1)
      await later.keepOnlyOf(8)
      expect(await later.adopt(7)).toEqual([])
    })

    it('stays where an id that could not be read may be the user’s own', async () => {
      const { page, later } = make()
      await page.keep([begun])
      await later.keepOnlyOf(accountIdOf('13900000001'))
      expect(await essence(later)).toHaveLength(1)
    })

    it('cannot be told whose it is without an id', async () => {
      const { page, later } = make()
      await page.keep([anUpload({ userId: 0 })])
      expect(await later.adopt(0)).toEqual([])
      await later.keepOnlyOf(0)
      expect(await later.adopt(0)).toEqual([])
    })
  })
}
