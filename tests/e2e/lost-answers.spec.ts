import type { Page } from '@playwright/test'
import { isWholeRun } from '#tests/support/fault-run.ts'
import type { Act } from './support/lost/act.ts'
import { acts } from './support/lost/acts.ts'
import { asking } from './support/lost/asking.ts'
import { loseAnswers, type Sending } from './support/lost/lost-line.ts'
import { sitDown } from './support/signed-in.ts'
import { expect, test } from './support/test.ts'

// R-connection-8.

const UNKNOWN = /不知道是否已完成/

const titleOf = ({ call, way }: Act): string =>
  [call.path.slice(call.path.lastIndexOf('/') + 1), way ?? ''].join(' ').trim()

const isDone = async (page: Page, act: Act): Promise<boolean> => {
  const done = act.done(page)
  return 'gone' in done ? (await done.gone.count()) === 0 : done.isVisible()
}

/** Under one key it was stored once (tests/server/intentions.test.ts), and nothing that was sent again met what it had made itself. */
const expectOnce = (sent: readonly Sending[]): void => {
  expect(sent[0]?.answer.Code).toBe(200)
  for (const { key, answer } of sent) expect([key, answer]).toEqual([sent[0]?.key, sent[0]?.answer])
}

const opened = (page: Page, act: Act): Promise<void> =>
  act.open(page, asking(page), (who) => sitDown(page, who))

/** The answer is lost once: it is sent again by itself, and nobody is told. */
const loseOne = async (page: Page, act: Act): Promise<void> => {
  await opened(page, act)
  const line = await loseAnswers(page, act.call, 1)
  await act.press(page)
  await expect.poll(() => isDone(page, act)).toBe(true)
  await expect.poll(() => line.sent.length).toBeGreaterThan(1)
  expectOnce(line.sent)
  await expect(page.getByText(UNKNOWN)).toHaveCount(0)
}

/** Whether it could be: a dialog may close meanwhile, for what stands behind it. */
const pressedAgain = async (page: Page, act: Act): Promise<boolean> => {
  if (await isDone(page, act)) return false
  return (act.again ?? act.press)(page).then(
    () => true,
    () => false,
  )
}

/** Every answer is lost: the page says that it does not know, and pressed again it is as it would have been. */
const loseAll = async (page: Page, act: Act): Promise<void> => {
  await opened(page, act)
  const line = await loseAnswers(page, act.call, Number.POSITIVE_INFINITY)
  await act.press(page)
  if (act.again !== null) await expect(page.getByText(UNKNOWN).first()).toBeVisible()
  await expect.poll(() => line.sent.length).toBeGreaterThan(0)
  line.mend()
  // What is read anew may show that it is done, before it is pressed or while that is tried.
  const seen = expect.poll(() => isDone(page, act)).toBe(true)
  const pressed = act.again === null ? seen.then(() => false) : pressedAgain(page, act)
  const isPressed = await Promise.race([pressed, seen.then(() => false)])
  await expect.poll(() => isDone(page, act)).toBe(true)
  expectOnce(line.sent)
  if (isPressed) await expect(page.getByText(UNKNOWN)).toHaveCount(0)
}

/** What `npm test` looks at: one of each kind of screen. */
const SAMPLE = ['saverole', 'savenotice', 'VerifyUserShare', 'addcomments']

const others = acts()
for (const [at, act] of acts().entries()) {
  const isSample = SAMPLE.includes(titleOf(act))
  if (!isWholeRun && !isSample) continue
  test.describe(act.persona ?? 'somebody new', () => {
    test.use({ persona: act.persona })
    test.beforeEach(({ faults }) => faults.forgive(/net::ERR_CONNECTION_RESET/))

    test(`${titleOf(act)}: no answer is heard`, ({ page }) => loseAll(page, act))
    const other = others[at]
    if (isSample && other)
      test(`${titleOf(act)}: one answer is not heard`, ({ page }) => loseOne(page, other))
  })
}
