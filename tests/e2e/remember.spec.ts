import { PERSONAS } from '#tests/support/personas.ts'
import { signIn, submitLogin } from './support/app.ts'
import { answer, CALLS, heard, reconnect } from './support/calls.ts'
import { statusOf } from './support/faults.ts'
import { md5 } from './support/md5.ts'
import { readStores, storesAsText } from './support/stores.ts'
import { expect, test } from './support/test.ts'

const { account, password: PASSWORD } = PERSONAS.teacher

test('a password that is not to be remembered is kept nowhere, one that is only as ciphertext under a key that cannot be read; after an expiry it still signs in', async ({
  page,
  app,
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
})
