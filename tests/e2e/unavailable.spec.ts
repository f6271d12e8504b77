import { answer, CALLS, reconnect } from './support/calls.ts'
import { expect, test } from './support/test.ts'

const AWAY = { status: 503, Code: 503, Message: '服务暂时不可用，请稍后再试' }
const RETRYING = '服务暂时不可用，正在重试'

test.use({ persona: 'teacher' })

// What is written meanwhile: tests/domain/kernel/outbox.model.test.ts and unsent-writings.spec.ts.
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

// A call that stalls, waited for or stopped: tests/infrastructure/http/patience.test.ts and tests/ui/connection/connection-bar.test.tsx.
