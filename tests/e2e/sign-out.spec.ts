import { PERSONAS } from '#tests/support/personas.ts'
import { addressOf, signIn, signOut } from './support/app.ts'
import { answer, CALLS, callsTo, disconnect, recordCalls } from './support/calls.ts'
import { UNREACHABLE } from './support/faults.ts'
import { readStores, storesAsText } from './support/stores.ts'
import { expect, test } from './support/test.ts'

const { account, name } = PERSONAS.teacher
const schools = ['青禾实验学校', '江城第一中学']

test('logging out ends the session at the server and leaves nothing of the user behind', async ({
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
})

test('Back after a log-out shows nothing of the user', async ({ page, app }) => {
  await signIn(page, 'teacher')
  await app.banner.getByRole('link', { name: '我的课程' }).click()
  await expect(page).toHaveTitle('个人中心 - 知源课堂')
  await signOut(page)
  await expect(app.loginButton).toBeVisible()

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

for (const { why, said } of [
  { why: 'by its code', said: { Code: 500, Message: '退出失败，请稍后再试' } },
  { why: 'by Data false', said: { Code: 200, Data: false, Message: '退出失败，请稍后再试' } },
]) {
  test(`a log-out that the server refuses ${why} is told for three seconds, and nobody is logged out`, async ({
    page,
    app,
  }) => {
    await page.clock.install()
    await signIn(page, 'teacher')
    await expect(app.success).toBeVisible()
    await page.clock.runFor(3_000)
    await expect(app.success).toBeHidden()

    await answer(page, CALLS.logout, said)
    await signOut(page)
    await expect(app.alert).toHaveText(/^(提示)?退出失败，请稍后再试$/)
    await expect(app.userMenu).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeTruthy()

    await page.mouse.move(0, 500)
    await page.clock.runFor(3_000)
    await expect(app.alert).toBeHidden()
  })
}

test('a log-out that does not get through is told, and nobody is logged out', async ({
  page,
  app,
  faults,
}) => {
  faults.forgive(UNREACHABLE)
  await signIn(page, 'teacher')
  await disconnect(page, CALLS.logout)
  await signOut(page)
  await expect(app.alert).toHaveText('请求错误')
  await expect(app.userMenu).toBeVisible()
})

test('a log-out of a session that is over already is a log-out', async ({ page, app, faults }) => {
  faults.forgive(/status of 401/)
  await signIn(page, 'teacher')
  await answer(page, CALLS.logout, { status: 401, Code: 401 })
  await signOut(page)
  await expect(app.loginButton).toBeVisible()
  await expect(app.dialog).toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
})
