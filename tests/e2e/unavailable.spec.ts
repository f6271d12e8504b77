import { answer, CALLS, reconnect } from './support/calls.ts'
import { expect, test } from './support/test.ts'

const AWAY = { status: 503, Code: 503, Message: '服务暂时不可用，请稍后再试' }
const RETRYING = '服务暂时不可用，正在重试'

test.use({ persona: 'teacher' })

test('a page that the server cannot answer for now says so, and goes on by itself', async ({
  page,
  app,
  faults,
}) => {
  faults.forgive(/status of 503/)
  await page.clock.install()
  await answer(page, CALLS.home, AWAY)
  await page.goto('/')
  await expect(page.getByText(RETRYING)).toBeVisible()
  await expect(app.main.getByRole('alert')).toHaveCount(0)

  await reconnect(page)
  await page.clock.runFor(10_000)
  await expect(app.main.getByRole('article').first()).toBeVisible()
  await expect(page.getByText(RETRYING)).toBeHidden()
})

test('a server that stays away is told in its words, and 重试 asks it again', async ({
  page,
  app,
  faults,
}) => {
  faults.forgive(/status of 503/)
  await page.clock.install()
  await answer(page, CALLS.home, AWAY)
  await page.goto('/')
  await expect(page.getByText(RETRYING)).toBeVisible()
  const failure = app.main.getByRole('alert')
  await expect(async () => {
    await page.clock.runFor(8000)
    await expect(failure).toContainText(AWAY.Message, { timeout: 500 })
  }).toPass()

  await reconnect(page)
  await failure.getByRole('button', { name: '重试' }).click()
  await expect(failure).toBeHidden()
})
