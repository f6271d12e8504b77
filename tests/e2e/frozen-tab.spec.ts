import { freeze } from './support/frozen.ts'
import { askApi, filmAt } from './support/lessons.ts'
import { expect, test } from './support/test.ts'

// Nobody else's tests look at what this person learns.
test.use({ persona: 'secondReviewer' })

const MINUTE_MS = 60_000

// A sitting whose time went by: tests/domain/paper/sitting.machine.test.ts; a live lesson: live.spec.ts.

test('a film and a note that are frozen for ten minutes go on from there, with one player and no minute too many', async ({
  page,
}) => {
  await page.clock.install()
  const film = await filmAt(page, 16)
  await page.goto(`/play?id=${film.courseId}&section=${film.sectionId}&tab=notes`)
  const field = page.getByRole('textbox', { name: '写笔记' })
  await field.fill('冻住之前写的')
  const video = page.locator('video')
  const second = () => video.evaluate((element: HTMLVideoElement) => element.currentTime)
  await expect.poll(second).toBeGreaterThan(0)
  const before = await second()
  await freeze(page, 10 * MINUTE_MS)
  await expect(field).toHaveValue('冻住之前写的')
  await expect(video).toHaveCount(1)
  await expect.poll(second).toBeGreaterThan(before)
  await page.getByRole('button', { name: '保存笔记' }).click()
  const notes = page.getByRole('list', { name: '笔记列表' }).getByRole('listitem')
  await expect(notes.filter({ hasText: '冻住之前写的' })).toHaveCount(1)
  await expect(page.getByRole('main').getByText(/^已保存 \d\d:\d\d$/)).toBeVisible()
  const { Record } = await askApi<{ readonly Record: { readonly ProgressTime: number } | null }>(
    page,
    `/api/user/structurepagecontent/getstructurepagecontentinfo?Id=${film.sectionId}`,
  )
  expect(Record?.ProgressTime ?? 0).toBeLessThanOrEqual(await second())
})
