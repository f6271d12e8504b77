import type { Page } from '@playwright/test'
import { fromSeed, isWholeRun, seeds } from '#tests/support/fault-run.ts'
import type { Act } from './support/lost/act.ts'
import { acts } from './support/lost/acts.ts'
import { asking } from './support/lost/asking.ts'
import { loseAnswers, type Sending } from './support/lost/lost-line.ts'
import { expect, test } from './support/test.ts'

// R-connection-8.

const UNKNOWN = /不知道是否已完成/

const titleOf = ({ call, way }: Act): string =>
  [call.path.slice(call.path.lastIndexOf('/') + 1), way ?? ''].join(' ').trim()

const isDone = async (page: Page, act: Act): Promise<boolean> => {
  const done = act.done(page)
  if (!('gone' in done)) return done.isVisible()
  // What stands behind an open question has no role, and is not gone for that.
  return (await done.gone.count()) === 0 && (await page.getByRole('alertdialog').count()) === 0
}

/** Under one key it was stored once (tests/server/intentions.test.ts), and nothing that was sent again met what it had made itself. */
const expectOnce = (all: readonly Sending[], { anew = [], isInPieces = false }: Act): void => {
  const [first] = all
  const said = (answer: Sending['answer'] | undefined) =>
    JSON.stringify(answer, (name, value: unknown) => (anew.includes(name) ? undefined : value))
  expect(first?.answer.Code).toBe(200)
  for (const { key, answer } of all)
    if (!isInPieces || key === first?.key)
      expect([key, said(answer)]).toEqual([first?.key, said(first?.answer)])
}

/** The answer is lost once: it is sent again by itself, and nobody is told. */
const loseOne = async (page: Page, act: Act): Promise<void> => {
  await act.open(page, asking(page))
  const line = await loseAnswers(page, act.call, 1)
  await act.press(page)
  await expect.poll(() => isDone(page, act)).toBe(true)
  await expect.poll(() => line.sent.length).toBeGreaterThan(1)
  expectOnce(line.sent, act)
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
  await act.open(page, asking(page))
  const line = await loseAnswers(page, act.call, Number.POSITIVE_INFINITY)
  await expect.poll(() => isDone(page, act)).toBe(false)
  await act.press(page)
  if (act.again !== null) await expect(page.getByText(UNKNOWN).first()).toBeVisible()
  await expect.poll(() => line.sent.length).toBeGreaterThan(0)
  line.mend()
  // What is read anew may show that it is done, before it is pressed or while that is tried.
  const seen = expect.poll(() => isDone(page, act)).toBe(true)
  const pressed = act.again === null ? seen.then(() => false) : pressedAgain(page, act)
  const isPressed = await Promise.race([pressed, seen.then(() => false)])
  await expect.poll(() => isDone(page, act)).toBe(true)
  expectOnce(line.sent, act)
  if (isPressed) await expect(page.getByText(UNKNOWN)).toHaveCount(0)
}

/** What `npm test` looks at: one of each kind of screen. */
const SAMPLE = ['saverole', 'savenotice', 'VerifyUserShare', 'addcomments']

const walk = (act: Act, other: Act | undefined): void => {
  const isSample = SAMPLE.includes(titleOf(act))
  if (!isWholeRun && !isSample) return
  test.describe(act.persona ?? 'somebody new', () => {
    test.use({ persona: act.persona })
    test.beforeEach(({ faults }) => faults.forgive(/net::ERR_CONNECTION_RESET/))

    test(`${titleOf(act)}: no answer is heard`, ({ page }) => loseAll(page, act))
    if (isSample && other)
      test(`${titleOf(act)}: one answer is not heard`, ({ page }) => loseOne(page, other))
  })
}

const others = acts()
const walks = fromSeed(acts(), seeds[0] ?? '').map(([at, act]) => ({ act, other: others[at] }))
for (const what of new Set(walks.map(({ act }) => act.turns ?? '')))
  test.describe(what, () => {
    if (what !== '') test.describe.configure({ mode: 'default' })
    for (const { act, other } of walks) if ((act.turns ?? '') === what) walk(act, other)
  })
