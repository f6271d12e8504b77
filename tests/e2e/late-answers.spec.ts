import { getLearningPageList } from '#contract/learning.ts'
import { getQuestionBankDetails } from '#contract/question-bank.ts'
import { getContentTags } from '#contract/school-file.ts'
import { seededAddress } from '#tests/support/seeded.ts'
import { CALLS, hold } from './support/calls.ts'
import { expectSteadyLayout, watchLayoutShift } from './support/layout.ts'
import { expect, test } from './support/test.ts'

// Has the buttons of a teacher, and those of a review.
test.use({ persona: 'reviewer' })

test('an answer that comes late moves nothing of what is read meanwhile', async ({ page, app }) => {
  await watchLayoutShift(page)
  for (const { address, call, standing, arrived } of [
    {
      address: '/coursetable?activeIndex=0',
      call: getLearningPageList.path,
      standing: app.main.getByRole('heading', { name: '全部课程' }),
      arrived: app.main.getByText(/^这一周(没有|有 \d+ 场)直播课。$|^(下一场|正在)直播$/),
    },
    {
      address: '/details?type=4',
      call: getQuestionBankDetails.path,
      standing: app.main.getByRole('link', { name: '错题本' }),
      arrived: app.main.getByRole('button', { name: '练习这些题' }),
    },
    {
      address: '/school-local/school-local-database',
      call: getContentTags.path,
      standing: app.main.getByRole('group', { name: '格式' }),
      arrived: app.main.getByRole('group', { name: '类型' }).getByRole('button', { name: /^课件/ }),
    },
  ]) {
    const held = await hold(page, call)
    await page.goto(address)
    await expect(standing).toBeVisible()
    await expect.poll(() => held.waiting()).toBeGreaterThan(0)
    await expect(arrived).toBeHidden()
    held.release()
    await expect(arrived).toBeVisible()
    await expectSteadyLayout(page, 0.001)
  }
})

test('on a phone a name of the way here, a page of the school or the school itself moves nothing of the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const school = page.getByRole('navigation', { name: '校本导航' })
  const course = seededAddress('chinese-primary-asking').replace('/introduction', '/play')
  for (const { address, call, arrived } of [
    {
      address: course,
      call: CALLS.course,
      arrived: [page.getByRole('navigation', { name: '面包屑' }).getByRole('link', { name: /^四年级/ })],
    },
    {
      address: '/school-local/school-local-examine',
      call: CALLS.current,
      arrived: [school.getByRole('link', { name: /^资料审核/ }), school.getByRole('button')],
    },
  ]) {
    const held = await hold(page, call)
    await page.goto(address)
    await expect.poll(() => held.waiting()).toBeGreaterThan(0)
    const main = page.getByRole('main')
    await expect(main).toBeVisible()
    const top = () => main.evaluate((element) => element.getBoundingClientRect().top)
    const before = await top()
    held.release()
    for (const one of arrived) await expect(one).toBeVisible()
    // A line is 24 pixels.
    expect(Math.abs((await top()) - before)).toBeLessThan(8)
  }
})
