import { describe, expect, it } from 'vitest'
import type { ChosenFileStore } from '#application/session/chosen-file.port.ts'
import { accountIdOf } from '#domain/session/account-id.ts'

const place = (id: string, userId = 7) => ({ userId, id })
const content = (text: string) => new Blob([text])

/** `ChosenFileStore`; `make` opens a browser and answers how its store is opened anew. R-session-19. */
export const chosenFileContract = (name: string, make: () => () => ChosenFileStore): void => {
  describe(`${name}: files that were chosen in forms`, () => {
    const textOf = async (store: ChosenFileStore, ...at: Parameters<typeof place>) =>
      (await store.read(place(...at)))?.text() ?? null

    it('are there byte by byte, also after a reload, until they are forgotten', async () => {
      const open = make()
      const store = open()
      await store.keep(place('a'), content('姓名,手机号'))
      await store.keep(place('b'), content('别的'))
      expect([await textOf(open(), 'a'), await textOf(open(), 'b'), await textOf(open(), 'c')]).toEqual([
        '姓名,手机号',
        '别的',
        null,
      ])
      await open().forget(place('a'))
      expect([await textOf(store, 'a'), await textOf(store, 'b')]).toEqual([null, '别的'])
    })

    it('are as the last word on them says, whatever overlaps', async () => {
      const store = make()()
      await Promise.all([store.keep(place('a'), content('一')), store.forget(place('a'))])
      expect(await textOf(store, 'a')).toBe(null)
    })

    it('are of their user alone, and go with the sign-in of another', async () => {
      const store = make()()
      await store.keep(place('a'), content('一'))
      expect(await textOf(store, 'a', 8)).toBe(null)
      await store.keepOnlyOf(7)
      await store.keepOnlyOf(accountIdOf('13900000001'))
      expect(await textOf(store, 'a')).toBe('一')
      await store.keepOnlyOf(8)
      expect(await textOf(store, 'a')).toBe(null)
    })

    it('make room for the latest four', async () => {
      const store = make()()
      for (const id of ['a', 'b', 'c', 'd', 'e']) await store.keep(place(id), content(id))
      expect([await textOf(store, 'a'), await textOf(store, 'b'), await textOf(store, 'e')]).toEqual([
        null,
        'b',
        'e',
      ])
    })
  })
}
