import type { Page } from '@playwright/test'

interface Kept {
  readonly Id: number
  readonly ContentId: number
  readonly Name: string
}

/** Calls of the favourites as the signed-in user of the page; the page has to stand somewhere in the product. */
export const favouritesOf = (page: Page) => {
  const call = <T>(path: string, body?: object): Promise<T> =>
    page.evaluate(
      async ({ address, sent }) => {
        const token = localStorage.getItem('token')
        const answer = await fetch(address, {
          method: sent === undefined ? 'GET' : 'POST',
          headers: { authorization: `Bearer ${String(token)}`, 'content-type': 'application/json' },
          ...(sent === undefined ? {} : { body: JSON.stringify(sent) }),
        })
        const { Code, Data, Message } = (await answer.json()) as {
          Code: number
          Data: unknown
          Message: string
        }
        if (Code !== 200) throw new Error(`${address}: ${Code} ${Message}`)
        return Data as T
      },
      { address: `/api/user${path}`, sent: body },
    )

  return {
    /** Nothing is kept any more. */
    clear: async (): Promise<void> => {
      for (const { Id } of await call<Kept[]>('/favorite/getfavoritelist'))
        await call(`/favorite/deletefavorite?id=${Id}&type=0`, {})
      const { Items } = await call<{ Items: Kept[] }>('/favorite/list', { PageSize: 100 })
      for (const { Id } of Items) await call(`/favorite/deletefavorite?id=0&type=1&favoriteId=${Id}`, {})
    },
    folder: async (name: string, parentId = 0): Promise<number> =>
      (await call<Kept>('/favorite/addfavorite', { Type: 0, Name: name, ParentId: parentId })).Id,
    /** The first resources of the library, the last of them on top. */
    keep: async (count: number, folderId = 0): Promise<readonly string[]> => {
      const { Items } = await call<{ Items: { Id: number }[] }>('/search/getsearchlist', {
        Type: 3,
        PageSize: count,
        PageIndex: 1,
      })
      const names: string[] = []
      for (const { Id } of Items.toReversed()) {
        const body = { Type: 3, ContentId: Id, ParentId: folderId }
        names.unshift((await call<Kept>('/favorite/addfavorite', body)).Name)
      }
      return names
    },
    /** The names in a folder, in its order. */
    namesIn: async (folderId: number): Promise<readonly string[]> =>
      (await call<{ Items: Kept[] }>('/favorite/list', { ParentId: folderId, PageSize: 100 })).Items.map(
        ({ Name }) => Name,
      ),
  }
}
