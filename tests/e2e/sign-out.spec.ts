import { PERSONAS } from '#tests/support/personas.ts'
import { addressOf, signIn, signOut } from './support/app.ts'
import { CALLS, callsTo, recordCalls } from './support/calls.ts'
import { readStores, storesAsText } from './support/stores.ts'
import { expect, test } from './support/test.ts'

// A log-out that is refused, is not heard, or comes too late: tests/ui/session/user-menu.test.tsx.

const { account, name } = PERSONAS.teacher
const schools = ['青禾实验学校', '江城第一中学']

test('logging out ends the session at the server and leaves nothing of the user behind, nor before Back', async ({
  page,
  app,
  request,
}) => {
  await signIn(page, 'teacher', { remember: true })
  await app.keyword.fill('浮力')
  await app.searchButton.click()
  await expect(page).toHaveTitle('搜索“浮力” - 知源课堂')
  await expect.poll(async () => Object.keys((await readStores(page)).databases)).not.toEqual([])
  const token = await page.evaluate(() => localStorage.getItem('token'))
  const before = await storesAsText(page)
  for (const trace of [account, name, ...schools, '浮力', token ?? 'no token'])
    expect(before).toContain(trace)

  const calls = recordCalls(page)
  await signOut(page)
  await expect(app.loginButton).toBeVisible()
  expect(addressOf(page)).toBe('/')
  expect(callsTo(CALLS.logout, calls)).toEqual([
    { method: 'GET', path: CALLS.logout, query: '', authorization: `Bearer ${token}`, body: null },
  ])

  await expect.poll(async () => (await readStores(page)).databases).toEqual({})
  const after = await storesAsText(page)
  for (const trace of [account, name, ...schools, '浮力', token ?? 'no token'])
    expect(after).not.toContain(trace)
  const later = await request.get(CALLS.current, { headers: { Authorization: `Bearer ${token}` } })
  expect(later.status()).toBe(401)

  await page.goBack()
  await expect(app.dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(app.userMenu).toBeHidden()
  await expect(app.main.getByRole('navigation')).toBeHidden()
  await expect(page.locator('body')).not.toContainText(name)
  await page.goBack()
  await expect(page).toHaveTitle('首页 - 知源课堂')
  await expect(app.main.getByRole('heading', { name: '课程视频' })).toBeHidden()
})
