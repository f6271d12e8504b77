import type { Page } from '@playwright/test'
import { leadTo } from './support/app.ts'
import { commentsOn, openEditor, ownCourse, turnToEditor } from './support/comments.ts'
import { expect, test } from './support/test.ts'

test.use({ persona: 'teacher' })

/** Scripts and stylesheets that these pages name and the page that is open has not fetched. */
const chunksOf = async (page: Page, fetched: ReadonlySet<string>, ...addresses: readonly string[]) => {
  const pages = await Promise.all(addresses.map(async (address) => (await page.request.get(address)).text()))
  const named = pages.flatMap((text) => text.match(/\/assets\/[\w./-]+\.(?:js|css)/g) ?? [])
  return new Set(named.filter((name) => !fetched.has(name)))
}

test('a page whose code is gone after a deployment leads to one reload for this build, which keeps what was typed; then it says that the network or an update is why', async ({
  page,
  app,
  faults,
}) => {
  faults.forgive(/status of 404|dynamically imported module|Unable to preload CSS/)
  const fetched = new Set<string>()
  page.on('request', (request) => fetched.add(new URL(request.url()).pathname))
  const id = await ownCourse(page, 13)
  await openEditor(page, id)
  const comments = commentsOn(page)
  await comments.field.fill('部署的时候写了一半')
  const gone = await chunksOf(page, fetched, '/coursetable', '/paper')
  expect(gone.size).toBeGreaterThan(2)
  // As the server answers for a file that it has not.
  await page.route(
    (url) => gone.has(url.pathname),
    (route) => route.fulfill({ status: 404, json: { Code: 404, Data: null, Message: '没有找到' } }),
  )
  let loads = 0
  page.on('load', () => {
    loads += 1
  })

  const told = app.main.getByRole('alert')
  await leadTo(page, '/coursetable')
  await expect(told).toContainText('网络不稳定，或平台刚刚更新过')
  await expect.poll(() => loads).toBe(1)
  expect(new URL(page.url()).pathname).toBe('/coursetable')
  await leadTo(page, '/paper')
  await expect(page).toHaveURL(/\/paper$/)
  await expect(told).toContainText('网络不稳定，或平台刚刚更新过')
  expect(loads).toBe(1)
  await expect(page.getByText('我们的问题')).toHaveCount(0)

  await turnToEditor(page, id)
  await expect(comments.field).toHaveText('部署的时候写了一半')
  expect(loads).toBe(1)
})
