import { answer, CALLS, callsTo, reconnect, recordCalls } from './support/calls.ts'
import { commentsOn, ownCourse, turnToEditor } from './support/comments.ts'
import { expect, test } from './support/test.ts'

const AWAY = { status: 503, Code: 503, Message: '服务暂时不可用，请稍后再试' }
const RETRYING = '服务暂时不可用，正在重试'

test.use({ persona: 'teacher' })

test('a page that the server cannot answer for now says so, and goes on by itself; what is written while the database is away for half a minute arrives by itself, once', async ({
  page,
  app,
  faults,
}) => {
  faults.forgive(/status of 503/)
  const id = await ownCourse(page, 12)
  await page.clock.install()
  await answer(page, CALLS.home, AWAY)
  await page.goto('/')
  await expect(page.getByText(RETRYING)).toBeVisible()
  await expect(app.main.getByRole('alert')).toHaveCount(0)

  await reconnect(page)
  await page.clock.runFor(10_000)
  await expect(app.main.getByRole('article').first()).toBeVisible()
  await expect(page.getByText(RETRYING)).toBeHidden()

  await turnToEditor(page, id)
  const comments = commentsOn(page)
  await comments.field.fill('数据库回来就发出去')
  const calls = recordCalls(page)
  await answer(page, CALLS.addComment, AWAY)
  await comments.send.click()
  await expect(comments.waiting).toHaveText(/待发送.*数据库回来就发出去/)
  await page.clock.runFor(30_000)
  await expect(comments.waiting).toHaveCount(1)

  await reconnect(page)
  await page.clock.runFor(60_000)
  await expect(comments.items).toHaveCount(1)
  await expect(comments.waiting).toHaveCount(0)
  const ids = callsTo(CALLS.addComment, calls).map(({ body }) => (body as { ClientId: string }).ClientId)
  expect(ids.length).toBeGreaterThan(1)
  expect(new Set(ids).size).toBe(1)
})

// A call that stalls, waited for or stopped: tests/infrastructure/http/patience.test.ts and tests/ui/connection/connection-bar.test.tsx.
