import { expect, type Page } from '@playwright/test'
import { standOutside } from './app.ts'
import { CALLS } from './calls.ts'

/** The comments of a content by the roles and names that hold. */
export const commentsOn = (page: Page) => {
  const section = page.getByRole('region', { name: '评论', exact: true })
  const form = section.getByRole('form', { name: '写评论' })
  return {
    section,
    form,
    field: form.getByRole('textbox', { name: '写评论' }),
    toolbar: form.getByRole('toolbar', { name: '格式' }),
    send: form.getByRole('button', { name: /^(?:重新)?发表$/ }),
    list: section.getByRole('list', { name: '评论列表' }),
    items: section.getByRole('list', { name: '评论列表' }).locator(':scope > li'),
  }
}

interface Numbered {
  readonly Id: number
}

/** A course that this test alone writes on; the position tells tests apart. Unlike a resource it draws no file beside them. */
export const ownCourse = async (page: Page, position: number): Promise<number> => {
  await standOutside(page)
  const id = await page.evaluate(
    async ({ path, index }) => {
      const answer = await fetch(path, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${localStorage.getItem('token')}`,
        },
        body: JSON.stringify({ PageIndex: index, PageSize: 1, Type: 1 }),
      })
      const { Data } = (await answer.json()) as { Data: { Items: readonly Numbered[] } }
      return Data.Items[0]?.Id ?? 0
    },
    { path: CALLS.searchList, index: position },
  )
  expect(id).toBeGreaterThan(0)
  return id
}

export const openComments = (page: Page, id: number): Promise<unknown> =>
  page.goto(`/introduction?id=${id}&type=1&tab=comments`)

/** Its page, once the editor has come. */
export const openEditor = async (page: Page, id: number): Promise<void> => {
  await openComments(page, id)
  await expect(commentsOn(page).toolbar).toBeVisible()
}

/** Writes comments past the screen, the last one newest. */
export const writeComments = (
  page: Page,
  id: number,
  texts: readonly string[],
  parentId = 0,
): Promise<number[]> =>
  page.evaluate(
    async ({ path, ObjectId, ParentId, all }) => {
      const ids: number[] = []
      for (const text of all) {
        const answer = await fetch(path, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            authorization: `Bearer ${localStorage.getItem('token')}`,
          },
          body: JSON.stringify({
            ObjectId,
            ParentId,
            Type: 1,
            Content: `<p>${text}</p>`,
            ClientId: `e2e-${Date.now()}-${ids.length}`,
          }),
        })
        ids.push(((await answer.json()) as { Data: Numbered }).Data.Id)
      }
      return ids
    },
    { path: CALLS.addComment, ObjectId: id, ParentId: parentId, all: texts },
  )
