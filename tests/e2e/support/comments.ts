import { expect, type Page } from '@playwright/test'
import { leadTo } from './app.ts'
import { CALLS } from './calls.ts'
import { askApi } from './lessons.ts'

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
    waiting: section.getByRole('list', { name: '待发送的评论' }).locator(':scope > li'),
  }
}

interface Numbered {
  readonly Id: number
}

/** A course that this test alone writes on; the position tells tests apart. Unlike a resource it draws no file beside them. */
export const ownCourse = async (page: Page, position: number): Promise<number> => {
  const { Items } = await askApi<{ readonly Items: readonly Numbered[] }>(page, CALLS.searchList, {
    PageIndex: position,
    PageSize: 1,
    Type: 1,
  })
  const id = Items[0]?.Id ?? 0
  expect(id).toBeGreaterThan(0)
  return id
}

const addressOfComments = (id: number): string => `/introduction?id=${id}&type=1&tab=comments`

export const openComments = (page: Page, id: number): Promise<unknown> => page.goto(addressOfComments(id))

/** Scrolls to the field of comments. In one go: the editor may take its place meanwhile. */
export const comeToComments = (page: Page): Promise<void> =>
  commentsOn(page).field.evaluate((field) => field.scrollIntoView({ block: 'center' }))

/** The editor comes to whoever comes near its field. */
const reachEditor = async (page: Page): Promise<void> => {
  const { toolbar } = commentsOn(page)
  await comeToComments(page)
  await expect(toolbar).toBeVisible()
}

/** Its page, once the editor has come. */
export const openEditor = async (page: Page, id: number): Promise<void> => {
  await openComments(page, id)
  await reachEditor(page)
}

/** The same on the load that is there, which stands at another course. */
export const turnToEditor = async (page: Page, id: number): Promise<void> => {
  const before = await page.title()
  await leadTo(page, addressOfComments(id))
  await expect(page).not.toHaveTitle(before)
  await expect(page).not.toHaveTitle(/^课程介绍/)
  await reachEditor(page)
}

/** Writes comments past the screen, the last one newest. */
export const writeComments = async (
  page: Page,
  id: number,
  texts: readonly string[],
  parentId = 0,
): Promise<number[]> => {
  const ids: number[] = []
  for (const text of texts) {
    const { Id } = await askApi<Numbered>(page, CALLS.addComment, {
      ObjectId: id,
      ParentId: parentId,
      Type: 1,
      Content: `<p>${text}</p>`,
      ClientId: `e2e-${Date.now()}-${ids.length}`,
    })
    ids.push(Id)
  }
  return ids
}
