import { addressOf, submitLogin } from './support/app.ts'
import { CALLS, hold, reconnect } from './support/calls.ts'
import { statusOf } from './support/faults.ts'
import { expect, test } from './support/test.ts'

// A session that the server itself has ended: play.spec.ts.

test.use({ persona: 'teacher' })
test.beforeEach(({ faults }) => faults.forgive(statusOf(401)))

test('many calls that fail together are one expiry, after which nothing is left of the session, and another user is not led to the page of the first', async ({
  page,
  app,
}) => {
  await page.clock.install()
  await page.goto('/coursetable?activeIndex=1')
  await expect(app.main.getByRole('heading', { name: '个人中心' })).toBeVisible()

  // One that stays unanswered is asked again: more than one of either may wait.
  const [alive, shown] = [
    await hold(page, CALLS.keepAlive),
    await hold(page, CALLS.hot, CALLS.home, CALLS.lives),
  ]
  await page.clock.runFor(10_000)
  await app.keyword.click()
  for (const { waiting } of [alive, shown]) await expect.poll(waiting).toBeGreaterThan(0)

  const visited: string[] = []
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) visited.push(new URL(frame.url()).pathname)
  })
  await page.evaluate(() => {
    const words: string[] = []
    Object.assign(globalThis, { words })
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof HTMLElement) {
            if (node.textContent.includes('登录信息已失效')) words.push('warning')
            if (node.matches('[role=dialog]') || node.querySelector('[role=dialog]')) words.push('dialog')
          }
    }).observe(document.body, { childList: true, subtree: true })
  })
  for (const calls of [alive, shown]) calls.answer({ status: 401, Code: 401 })

  await expect(app.dialog).toBeVisible()
  for (const { waiting } of [alive, shown]) await expect.poll(waiting).toBe(0)
  expect(visited).toEqual(['/'])
  // The warning goes by itself, on a busy machine before it can be looked for: what was said is kept.
  const said = () => page.evaluate(() => (globalThis as unknown as { words: string[] }).words.toSorted())
  await expect.poll(said).toEqual(['dialog', 'warning'])
  await expect(page).toHaveTitle('首页 - 知源课堂')
  expect(
    await page.evaluate(() => ['token', 'userInfo', 'orgList'].map((key) => localStorage.getItem(key))),
  ).toEqual([null, null, null])

  // Who is led back: scroll-place.spec.ts and play.spec.ts; one that is over when the page opens: sign-out.spec.ts.
  await reconnect(page)
  await submitLogin(page, 'reviewer')
  await expect(app.userMenu).toBeVisible()
  await expect(app.main.getByRole('heading', { name: '课程视频' })).toBeVisible()
  expect(addressOf(page)).toBe('/')
  await app.userMenu.click()
  await expect(page.getByRole('menu')).toContainText('顾明德')
})
