import type { Page } from '@playwright/test'
import { leadTo, onScreen, signIn, signInHere, signOut } from './support/app.ts'
import { commentsOn, openEditor, ownCourse } from './support/comments.ts'
import { addressOfFilm, filmAt, isPaused, letRun, slowDown } from './support/lessons.ts'
import { expect, test } from './support/test.ts'

test('signing in and out in one tab is seen by the other, and somebody else takes the place of the user', async ({
  page,
  app,
  context,
}) => {
  const other = await context.newPage()
  const there = onScreen(other)
  await other.goto('/')
  await expect(there.loginButton).toBeVisible()

  await signIn(page, 'teacher')
  await expect(there.userMenu).toBeVisible()
  await expect(there.main.getByRole('heading', { name: '课程视频' })).toBeVisible()

  await leadTo(other, '/coursetable?activeIndex=1')
  await expect(other).toHaveTitle('个人中心 - 知源课堂')
  await expect(there.userMenu).toBeVisible()
  await signOut(page)
  await expect(app.loginButton).toBeVisible()
  await expect(there.loginButton).toBeVisible()
  await expect(other).toHaveTitle('首页 - 知源课堂')
  await expect(there.main.getByRole('heading', { name: '课程视频' })).toBeHidden()

  await signInHere(page, 'emptyMenus')
  await expect(there.userMenu).toBeVisible()
  await expect(there.banner.getByRole('link', { name: '我的课程' })).toBeHidden()
  await there.userMenu.click()
  await expect(other.getByRole('menu')).toContainText('韩星野')
})

// Papers, notes and course drafts in several tabs: tests/ui/pages/{paper-unsaved,notes-in-tabs,studio}.test.tsx. What one form sends leaves
// the other’s: tests/contracts/form-draft.contract.ts.
test.describe('signed in', () => {
  test.use({ persona: 'teacher' })

  test('three tabs on one comment overwrite nothing unseen: one follows, of two texts one is chosen, and one was asleep', async ({
    page,
    context,
  }) => {
    const id = await ownCourse(page, 11)
    const [second, third] = [await context.newPage(), await context.newPage()]
    for (const tab of [page, second, third]) await openEditor(tab, id)
    const [here, there, asleep] = [commentsOn(page), commentsOn(second), commentsOn(third)]

    await page.bringToFront()
    await here.field.click()
    await page.keyboard.type('甲')
    for (const tab of [there, asleep]) await expect(tab.field).toHaveText('甲')

    const sleep = await context.newCDPSession(third)
    await sleep.send('Page.setWebLifecycleState', { state: 'frozen' })
    await second.bringToFront()
    await there.field.click()
    await second.keyboard.press('End')
    await second.keyboard.type('乙')
    await page.bringToFront()
    const told = here.form.getByRole('alert')
    await expect(told).toContainText('另一个标签页在这里写了不同的内容')
    await expect(told).toContainText('甲乙')
    await expect(here.field).toHaveText('甲')
    await told.getByRole('button', { name: '用那边的' }).click()
    await expect(told).toBeHidden()
    await expect(here.field).toHaveText('甲乙')

    await here.send.click()
    await expect(here.items.first()).toContainText('甲乙')
    await sleep.send('Page.setWebLifecycleState', { state: 'active' })
    // What was sent is not there to be sent once more.
    for (const tab of [there, asleep]) await expect(tab.field).toHaveText('')

    await second.close()
    await third.bringToFront()
    await asleep.field.click()
    await third.keyboard.type('丙')
    await expect(here.field).toHaveText('丙')
  })

  test('of three tabs one plays; another one goes on in its place when it is told to, and when that is closed one of the others can', async ({
    page,
    context,
  }) => {
    const film = await filmAt(page, 18)
    const [second, third] = [await context.newPage(), await context.newPage()]
    const elsewhere = (tab: Page) => tab.getByRole('alert').filter({ hasText: '正在另一个标签页播放' })
    const goOn = (tab: Page) => elsewhere(tab).getByRole('button', { name: '在此继续' })
    const playing = (...tabs: readonly Page[]) =>
      expect.poll(() => Promise.all(tabs.map(async (tab) => !(await isPaused(tab)))))
    await page.goto(addressOfFilm(film))
    await letRun(page)
    for (const tab of [second, third]) {
      await tab.goto(addressOfFilm(film))
      await expect(elsewhere(tab)).toBeVisible()
    }
    // It comes to no question while it is looked at.
    for (const tab of [page, second, third]) await slowDown(tab)
    await playing(page, second, third).toEqual([true, false, false])

    await goOn(third).click()
    await playing(page, second, third).toEqual([false, false, true])
    await expect(elsewhere(third)).toBeHidden()
    for (const tab of [page, second]) await expect(elsewhere(tab)).toBeVisible()

    await third.close()
    await second.bringToFront()
    await goOn(second).click()
    await playing(page, second).toEqual([false, true])
    await expect(elsewhere(page)).toBeVisible()
    await second.close()
    await page.bringToFront()
    await goOn(page).click()
    await playing(page).toEqual([true])
  })

  test('two tabs with one form write apart: each has its own text again', async ({ page, context }) => {
    const second = await context.newPage()
    const tabs = [
      { tab: page, stem: '甲题：二的三倍是多少' },
      { tab: second, stem: '乙题：三的两倍是多少' },
    ] as const
    const stemOf = (tab: Page) => tab.getByRole('textbox', { name: '题干' })
    for (const { tab } of tabs) await tab.goto('/studio/questions/new')
    for (const { tab, stem } of tabs) await stemOf(tab).fill(stem)
    for (const { tab, stem } of tabs) {
      await tab.reload()
      await expect(stemOf(tab)).toHaveValue(stem)
    }
  })
})
