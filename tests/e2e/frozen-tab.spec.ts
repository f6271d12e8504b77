import { freeze } from './support/frozen.ts'
import { askApi, filmAt } from './support/lessons.ts'
import { expect, test } from './support/test.ts'

test.use({ persona: 'teacher' })

const MINUTE_MS = 60_000

test.describe('of somebody whose learning no other test looks at', () => {
  test.use({ persona: 'secondReviewer' })

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
})

test('a sitting whose time runs out while its tab is frozen is handed in when it wakes, with all that was answered', async ({
  page,
}) => {
  const { Items } = await askApi<{ readonly Items: readonly { readonly Id: number }[] }>(
    page,
    '/api/user/questiondirectory/questionbankdetails?questionType=4&PageIndex=1&PageSize=1',
  )
  const { Id } = await askApi<{ readonly Id: number }>(page, '/api/user/paper/savepaper', {
    Id: 0,
    Name: '冻住的卷子',
    Kind: 2,
    Minutes: 1,
    Sections: [{ Id: 1, Name: '填空', Items: [{ QuestionId: Items[0]?.Id ?? 0, Score: 5 }] }],
    RowVersion: 0,
    ClientId: `frozen-sitting-${Date.now()}`,
  })
  await page.clock.install()
  await page.goto(`/paper?kind=electronic&id=${Id}&view=answer`)
  await page.getByRole('button', { name: '开始作答' }).click()
  await page.getByRole('textbox', { name: '第 1 空' }).first().fill('冻住之前答的')
  await expect(page.getByRole('timer')).toContainText(/剩余 0[01]:\d\d/)
  await freeze(page, 2 * MINUTE_MS)
  await expect(page.getByRole('heading', { name: '得分' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('冻住之前答的')
})

test('a practice that is frozen in the middle has its answer still, and hands it in once', async ({
  page,
}) => {
  const { Items } = await askApi<{ readonly Items: readonly { readonly Id: number }[] }>(
    page,
    '/api/user/questiondirectory/questionbankdetails?questionType=4&PageIndex=2&PageSize=1',
  )
  await page.clock.install()
  await page.goto(`/details?type=4&mode=practice&ids=${Items[0]?.Id ?? 0}`)
  const blank = page.getByRole('textbox', { name: '第 1 空' }).first()
  await blank.fill('冻住之前填的')
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.postData()?.includes('冻住之前填的') === true)
      sent.push(request.url())
  })
  await freeze(page, 2 * MINUTE_MS)
  await expect(blank).toHaveValue('冻住之前填的')
  await page.getByRole('button', { name: /^提交本题/ }).click()
  await expect(page.getByRole('main')).toContainText(/回答|参考答案|正确答案/)
  expect(sent).toHaveLength(1)
})
