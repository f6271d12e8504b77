import { seededAddress } from '#tests/support/seeded.ts'
import { CALLS, recordCalls } from './support/calls.ts'
import { addressOfFilm, filmOf, forbidAutoplay } from './support/lessons.ts'
import { expect, test } from './support/test.ts'

const NOTES = '/api/user/lessonnote/getnotes'

test.use({ persona: 'teacher' })

test('the next section of a course can be read without a network once the one before was open', async ({
  page,
  app,
  context,
  faults,
}) => {
  faults.forgive(/net::ERR_INTERNET_DISCONNECTED/)
  await forbidAutoplay(page)
  // Nothing is played here: tests that play this course see no trace of it.
  const course = new URL(seededAddress('chemistry-senior-electrochemistry'), 'http://zhiyuan.test')
  const id = Number(course.searchParams.get('id'))
  const [film, next] = [await filmOf(page, id), await filmOf(page, id, 1)]
  expect(film.nextId).toBe(next.sectionId)
  const calls = recordCalls(page)
  const answered: string[] = []
  page.on('requestfinished', (request) => {
    const { pathname, search } = new URL(request.url())
    if (search.includes(`=${next.sectionId}`)) answered.push(pathname)
  })
  await page.goto(addressOfFilm(film, '&tab=notes'))
  await expect(app.main.getByRole('heading', { name: film.name })).toBeVisible()
  const ofNext = () =>
    calls.filter(({ query }) => query.includes(`=${next.sectionId}`)).map(({ path }) => path)
  const wanted = [CALLS.playInfo, NOTES, ...(next.points.length > 0 ? [CALLS.questions] : [])]
  await expect.poll(() => answered).toEqual(expect.arrayContaining(wanted))
  // What is kept is written down when the browser is idle.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  expect(ofNext().filter((path) => path === CALLS.playInfo)).toHaveLength(1)

  await context.setOffline(true)
  await app.main.getByRole('link', { name: '下一节' }).click()
  await expect(app.main.getByRole('heading', { name: next.name })).toBeVisible()
  await expect(page.getByRole('complementary').getByText('还没有笔记')).toBeVisible()
  await expect(app.main.getByText('连不上服务器')).toHaveCount(0)
})
