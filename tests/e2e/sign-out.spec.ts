import { PERSONAS } from '#tests/support/personas.ts'
import { addressOf, signIn, signOut, submitLogin } from './support/app.ts'
import { answer, CALLS, callsTo, heard, reconnect, recordCalls } from './support/calls.ts'
import { statusOf } from './support/faults.ts'
import { md5 } from './support/md5.ts'
import { readStores, storesAsText } from './support/stores.ts'
import { expect, test } from './support/test.ts'

// A log-out that is refused, is not heard, or comes too late: tests/ui/session/user-menu.test.tsx.

const { account, name, password: PASSWORD } = PERSONAS.teacher
const schools = ['青禾实验学校', '江城第一中学']

test('a password that is not to be remembered is kept nowhere, one that is only as ciphertext under a key that cannot be read; after an expiry it still signs in; logging out ends the session at the server and leaves nothing of the user behind, nor before Back', async ({
  page,
  app,
  request,
  faults,
}) => {
  faults.forgive(statusOf(401))
  await signIn(page, 'teacher')
  const bare = await readStores(page)
  expect(bare.local).not.toHaveProperty('password')
  expect(bare.databases['zhiyuan/deviceKeys'] ?? []).toEqual([])
  const none = await storesAsText(page)
  expect(none).not.toContain(PASSWORD)
  expect(none.toUpperCase()).not.toContain(md5(PASSWORD))

  await answer(page, CALLS.current, { status: 401, Code: 401 })
  await page.reload()
  await expect(app.dialog).toBeVisible()
  await heard(page)
  await expect(app.account).toHaveValue('')
  await expect(app.password).toHaveValue('')
  await expect(app.remember).not.toBeChecked()

  await reconnect(page)
  await submitLogin(page, 'teacher', { remember: true })
  await expect(app.userMenu).toBeVisible()
  await expect.poll(async () => Object.keys((await readStores(page)).local)).toContain('password')

  const { local, databases } = await readStores(page)
  expect({ username: local['username'], remember: local['remember'] }).toEqual({
    username: account,
    remember: 'true',
  })
  expect(Object.values(databases).flat(2)).toContainEqual({
    type: 'secret',
    extractable: false,
    algorithm: { name: 'AES-GCM', length: 256 },
  })
  const all = await storesAsText(page)
  expect(all).not.toContain(PASSWORD)
  expect(all.toUpperCase()).not.toContain(md5(PASSWORD))
  expect(all).not.toContain(Buffer.from(PASSWORD).toString('base64'))

  await answer(page, CALLS.current, { status: 401, Code: 401 })
  await page.reload()
  await expect(app.dialog).toBeVisible()
  await expect(app.account).toHaveValue(account)
  await expect(app.password).toHaveValue(PASSWORD)
  await expect(app.remember).toBeChecked()

  await reconnect(page)
  await app.submit.click()
  await expect(app.userMenu).toBeVisible()

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
