import { expect, test } from './support/test.ts'

// A stored session on a page that is opened: tests/ui/session/restored-session.test.tsx.

test('hostile and old content of the stores breaks nothing', async ({ page, app }) => {
  await page.addInitScript(() => {
    const junk = ['{', 'null', '[]', '{"id":"<img src=x onerror=alert(1)>"}', '\u0000', '"'.repeat(5000)]
    const keys = [
      ...['token', 'userInfo', 'orgList', 'username', 'password', 'remember', 'UNIQUE_ID', 'breadcrumb'],
      ...['filterCriteria', 'searchHistory', 'logoName', 'schoolLocalIndex', 'showSearch', 'appearance'],
      ...['schoolLocal', 'loginMarker', 'parkedPlace'],
    ]
    for (const [index, key] of keys.entries())
      for (const store of [localStorage, sessionStorage]) store.setItem(key, junk[index % junk.length] ?? '')
    localStorage.setItem('token', 'line\nbreak')
  })
  await page.goto('/')
  await expect(app.loginButton).toBeVisible()
  await expect(app.search).toBeVisible()
  await app.keyword.click()
  await expect(app.hot.getByRole('button').first()).toBeVisible()
})
