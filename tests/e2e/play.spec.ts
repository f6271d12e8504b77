import { readFile } from 'node:fs/promises'
import { expectAccessible, expectReadable, inScheme } from './support/accessibility.ts'
import { addressOf, leadTo, submitLogin } from './support/app.ts'
import { statusOf } from './support/faults.ts'
import { expectNothingSideways } from './support/layout.ts'
import {
  addressOfFilm,
  askApi,
  filmAt,
  filmPosition,
  letRun,
  recordedPosition,
  runTo,
} from './support/lessons.ts'
import { sitDown } from './support/signed-in.ts'
import { expect, test } from './support/test.ts'

test.use({ persona: 'teacher' })

// What a lesson asks: questions.spec.ts; left in the middle, and gone on with by the server's word: learning-record.spec.ts; of several tabs one
// plays: tabs.spec.ts; the next lesson at the end: tests/ui/pages/next-offer.test.tsx and video-player.spec.ts.

test.describe('with a session of its own', () => {
  // The one that the other tests share has to stay.
  test.use({ persona: null })

  test('an expiry in the middle costs nothing: after the sign-in the film goes on', async ({
    page,
    app,
    faults,
  }) => {
    faults.forgive(statusOf(401))
    await sitDown(page, 'teacher')
    const film = await filmAt(page, 5)
    await page.goto(addressOfFilm(film))
    await runTo(page, 2)
    await app.main.getByRole('link', { name: '笔记' }).click()
    await app.main.getByRole('textbox', { name: '写笔记' }).fill('还没保存的一句话')
    await app.main.getByRole('heading', { level: 1 }).click()
    await runTo(page, 5)
    // The server forgets the session; the page learns it with what it saves next.
    await askApi(page, '/api/user/users/logout')
    await page.keyboard.press('k')
    await expect(app.dialog).toBeVisible()
    expect(addressOf(page)).toBe('/')
    await submitLogin(page, 'teacher')
    await expect(app.main.getByRole('heading', { level: 1, name: film.name })).toBeVisible()
    await expect(app.main.getByText(/^上次看到/)).toBeVisible()
    // The first second that it shows is the one that was left.
    await expect.poll(() => filmPosition(page)).toBeGreaterThan(0)
    expect(await filmPosition(page)).toBeGreaterThanOrEqual(4)
    await expect(app.main.getByRole('textbox', { name: '写笔记' })).toHaveValue('还没保存的一句话')
    await expect.poll(() => recordedPosition(page, film)).toBeGreaterThanOrEqual(4)
  })
})

// Notes that are changed, deleted and had back: tests/ui/pages/lesson-notes.test.tsx; not saved yet: tests/contracts/note-draft.contract.ts.
test('a note stands at its second, and leaves as a text; all of the page fits and can be reached', async ({
  page,
  app,
}) => {
  const film = await filmAt(page, 7)
  await page.goto(addressOfFilm(film, '&at=5&tab=notes'))
  const field = page.getByRole('textbox', { name: '写笔记' })
  await field.fill('板书可以照搬')
  await field.press('Control+Enter')
  const list = app.main.getByRole('list', { name: '笔记列表' })
  await expect(list.getByRole('listitem')).toHaveText(/板书可以照搬/)
  const clock = (await list.getByRole('button', { name: /^跳到/ }).textContent()) ?? ''

  const download = page.waitForEvent('download')
  await app.main.getByRole('button', { name: '导出为文本' }).click()
  const text = await readFile(await (await download).path(), 'utf8')
  expect(text).toContain(`[${clock}] 板书可以照搬`)

  // Everything fits, has a name, and can be reached, on a screen, a tablet and a phone.
  const other = await filmAt(page, 9)
  await leadTo(page, addressOfFilm(other, '&at=1'))
  await expect(app.main.getByRole('heading', { level: 1, name: other.name })).toBeVisible()
  await expect(page).toHaveTitle(`播放 · ${other.name} - 知源课堂`)
  await expect(app.breadcrumb).toContainText(other.name.slice(0, 12))
  await letRun(page)
  // What was begun by the address is from now on where the record says.
  await expect(page).toHaveURL(addressOfFilm(other))
  await page.keyboard.press('k')
  await app.main.getByRole('link', { name: '笔记' }).click()
  await expect(field).toBeVisible()
  await expectNothingSideways(page)
  await expectAccessible(page)
  await inScheme(page, 'dark')
  await page.setViewportSize({ width: 820, height: 1180 })
  await expectNothingSideways(page)
  await expectReadable(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNothingSideways(page)
  await app.main.getByRole('button', { name: '笔记' }).click()
  await expect(page.getByRole('dialog', { name: '笔记' })).toBeVisible()
  await expect(field).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(app.main.getByRole('button', { name: '笔记' })).toBeFocused()
})
