import { addressOf } from './support/app.ts'
import { CALLS, callsTo, disconnect, hold, recordCalls } from './support/calls.ts'
import { UNREACHABLE } from './support/faults.ts'
import { expect, test } from './support/test.ts'

test.describe('with a stored session', () => {
  test.use({ persona: 'teacher' })

  test('the user is there before any answer has come', async ({ page, app }) => {
    const everything = await hold(page, '/api/')
    // The page has not loaded before its first picture has, which waits too.
    await page.goto('/', { waitUntil: 'commit' })
    await app.userMenu.click()
    await expect(page.getByRole('menu')).toContainText('沈雨桐')
    await page.keyboard.press('Escape')
    await expect(app.banner.getByRole('link', { name: '学校资源库' })).toBeVisible()
    expect(everything.waiting()).toBeGreaterThan(0)
    everything.release()
    await expect(app.main.getByRole('heading', { name: '课程视频' })).toBeVisible()
  })

  test('the user stays when the server cannot be reached', async ({ page, app, faults }) => {
    faults.forgive(UNREACHABLE)
    await disconnect(page, '/api/')
    await page.goto('/')
    await expect(app.main.getByRole('alert').first()).toBeVisible()
    await expect(app.userMenu).toBeVisible()
  })

  test('a page that needs an account opens at once after a reload', async ({ page, app }) => {
    await page.goto('/coursetable?activeIndex=3')
    await expect(app.main.getByRole('heading', { name: '个人中心' })).toBeVisible()
    await page.reload()
    await expect(app.main.getByRole('heading', { name: '个人中心' })).toBeVisible()
    await expect(app.userMenu).toBeVisible()
    await expect(app.dialog).toBeHidden()
    expect(addressOf(page)).toBe('/coursetable?activeIndex=3')
  })

  test('a token without a user fetches the user', async ({ page, app }) => {
    const asked = page.waitForResponse((response) => response.url().endsWith(CALLS.current))
    await page.goto('/')
    await asked
    await page.evaluate(() => localStorage.removeItem('userInfo'))
    const calls = recordCalls(page)
    await page.reload()
    await expect(app.userMenu).toBeVisible()
    expect(callsTo(CALLS.current, calls)).toHaveLength(1)
    await expect(app.dialog).toBeHidden()
  })
})

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
