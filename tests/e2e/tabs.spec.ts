import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { courseDraftNews, createCourseDraft, getCourseDraft } from '#contract/studio.ts'
import { leadTo, onScreen, signIn, signInHere, signOut } from './support/app.ts'
import { hold } from './support/calls.ts'
import { commentsOn, openEditor, ownCourse } from './support/comments.ts'
import {
  addressOfFilm,
  askApi,
  filmAt,
  forbidAutoplay,
  isPaused,
  letRun,
  slowDown,
} from './support/lessons.ts'
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

  await other.goto('/coursetable?activeIndex=1')
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

  test('three tabs on one paper overwrite nothing unseen: who comes later is told, and keeps what was written through a reload', async ({
    page,
    context,
  }) => {
    const path = '/api/user/paper'
    const { Id } = await askApi<{ readonly Id: number }>(page, `${path}/savepaper`, {
      Id: 0,
      Name: '原卷',
      Kind: 1,
      Minutes: 0,
      Sections: [],
      RowVersion: 0,
      ClientId: `three-tabs-on-a-paper-${Date.now()}`,
    })
    const stored = async () =>
      (await askApi<{ readonly Name: string }>(page, `${path}/getpaper?Id=${Id}`)).Name
    const tabs = [page, await context.newPage(), await context.newPage()] as const
    const nameIn = (tab: Page) => tab.getByRole('textbox', { name: '试卷名称' })
    const savedIn = (tab: Page) => tab.getByRole('main').getByText('已保存', { exact: true })
    const told = (tab: Page) => tab.getByRole('alert').filter({ hasText: '这份试卷在别处改过了' })
    const rename = async (tab: Page, name: string) => {
      await tab.bringToFront()
      await nameIn(tab).fill(name)
      await nameIn(tab).press('Enter')
    }
    for (const tab of tabs) {
      await tab.goto(`/paper?id=${Id}`)
      await expect(nameIn(tab)).toHaveValue('原卷')
    }
    const [first, second, third] = tabs
    await rename(first, '甲卷')
    await expect(savedIn(first)).toBeVisible()
    await expect.poll(stored).toBe('甲卷')
    for (const [tab, name] of [
      [second, '乙卷'],
      [third, '丙卷'],
    ] as const) {
      await rename(tab, name)
      await expect(told(tab)).toBeVisible()
      await expect(nameIn(tab)).toHaveValue(name)
    }

    // What the first saves later takes nothing from them.
    await rename(first, '甲卷二')
    await expect.poll(stored).toBe('甲卷二')
    for (const [tab, name] of [
      [second, '乙卷'],
      [third, '丙卷'],
    ] as const) {
      await tab.reload()
      await expect(told(tab)).toBeVisible()
      await expect(nameIn(tab)).toHaveValue(name)
    }
    await second.bringToFront()
    await told(second).getByRole('button', { name: '读取最新的' }).click()
    await expect(nameIn(second)).toHaveValue('甲卷二')
    await rename(second, '乙卷二')
    await expect.poll(stored).toBe('乙卷二')
    await third.reload()
    await expect(told(third)).toBeVisible()
    await expect(nameIn(third)).toHaveValue('丙卷')
    expect(await stored()).toBe('乙卷二')
  })

  test('three tabs on one lesson note overwrite nothing unseen: one follows, of two texts one is chosen, and what one saved is what the others change', async ({
    page,
    context,
  }) => {
    const film = await filmAt(page, 17)
    const tabs = [page, await context.newPage(), await context.newPage()] as const
    const notesOn = (tab: Page) => {
      const main = tab.getByRole('main')
      const items = main.getByRole('list', { name: '笔记列表' }).getByRole('listitem')
      return {
        field: main.getByRole('textbox', { name: '写笔记' }),
        changing: main.getByRole('textbox', { name: /^正在修改 .* 的笔记$/ }),
        told: main.getByRole('alert').filter({ hasText: '另一个标签页在这里写了不同的内容' }),
        save: main.getByRole('button', { name: '保存笔记' }),
        cancel: main.getByRole('button', { name: '取消', exact: true }),
        items,
        change: items.getByRole('button', { name: /^修改 / }),
      }
    }
    for (const tab of tabs) {
      await forbidAutoplay(tab)
      await tab.goto(addressOfFilm(film, '&tab=notes'))
      await expect(notesOn(tab).field).toBeVisible()
    }
    const [first, second, third] = tabs
    const [here, there, elsewhere] = [notesOn(first), notesOn(second), notesOn(third)]

    await first.bringToFront()
    await here.field.fill('甲')
    for (const tab of [there, elsewhere]) await expect(tab.field).toHaveValue('甲')
    await second.bringToFront()
    await there.field.fill('甲乙')
    await expect(here.told).toContainText('甲乙')
    await expect(here.field).toHaveValue('甲')
    await expect(elsewhere.field).toHaveValue('甲乙')
    await first.bringToFront()
    await here.told.getByRole('button', { name: '用那边的' }).click()
    await expect(here.field).toHaveValue('甲乙')
    await here.save.click()
    for (const tab of [here, there, elsewhere]) await expect(tab.items).toHaveText([/甲乙/])
    for (const tab of [here, elsewhere]) await expect(tab.field).toHaveValue('')
    await there.cancel.click()

    await here.change.click()
    await here.changing.fill('甲乙丙')
    await here.save.click()
    await expect(here.items).toHaveText([/甲乙丙/])
    // Whoever changes it next changes what was saved last.
    for (const tab of [there, elsewhere]) await expect(tab.items).toHaveText([/甲乙丙/])
    await third.bringToFront()
    await elsewhere.change.click()
    await expect(elsewhere.changing).toHaveValue('甲乙丙')
    await elsewhere.changing.fill('甲乙丙丁')
    await elsewhere.save.click()
    for (const tab of [here, there, elsewhere]) await expect(tab.items).toHaveText([/甲乙丙丁/])
  })

  test('three tabs on one course draft lose nothing unseen: of two texts in one field one is chosen, and the third shows what holds', async ({
    page,
    context,
  }) => {
    const { Id } = await askApi<{ readonly Id: number }>(page, createCourseDraft.path, {
      OrgId: 1,
      Name: '三页同编',
      ClientId: randomUUID(),
    })
    const stored = async () =>
      (
        await askApi<{ readonly Document: { readonly summary: string } }>(
          page,
          `${getCourseDraft.path}?Id=${Id}`,
        )
      ).Document.summary
    await context.clock.install()
    const tabs = [page, await context.newPage(), await context.newPage()] as const
    const summaryIn = (tab: Page) => tab.getByRole('textbox', { name: '一句话简介' })
    const asked = (tab: Page) => tab.getByRole('alertdialog', { name: '有人同时改了这里' })
    for (const tab of tabs) {
      await tab.goto(`/studio/courses/${Id}`)
      await expect(summaryIn(tab)).toBeVisible()
    }
    const [first, second, third] = tabs
    /** What the first writes is saved before the second, which has not heard of it, writes something else. */
    const bothWrite = async (one: string, other: string) => {
      const news = await hold(second, courseDraftNews.path)
      await first.bringToFront()
      await summaryIn(first).fill(one)
      await expect.poll(stored).toBe(one)
      await second.bringToFront()
      await summaryIn(second).fill(other)
      await expect(asked(second)).toBeVisible()
      for (const text of [one, other]) await expect(asked(second)).toContainText(text)
      expect(await stored()).toBe(one)
      news.release()
    }
    const holds = async (text: string) => {
      await expect.poll(stored).toBe(text)
      await context.clock.fastForward(10_000)
      for (const tab of tabs) await expect(summaryIn(tab)).toHaveValue(text)
    }

    await bothWrite('甲写的', '乙写的')
    // What is asked outlives a reload.
    await second.reload()
    await expect(asked(second)).toContainText('乙写的')
    await asked(second).getByRole('button', { name: '用我的' }).click()
    await holds('乙写的')
    await bothWrite('甲又写的', '乙又写的')
    await asked(second).getByRole('button', { name: '保留对方的' }).click()
    await holds('甲又写的')
    await expect(asked(third)).toHaveCount(0)
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

  test('two tabs with one form write apart: each has its own text again, and what one sends leaves the other’s', async ({
    page,
    context,
  }) => {
    const second = await context.newPage()
    const tabs = [
      { tab: page, stem: '甲题：二的三倍是多少', folder: `甲夹${Date.now()}` },
      { tab: second, stem: '乙题：三的两倍是多少', folder: `乙夹${Date.now()}` },
    ] as const
    const stemOf = (tab: Page) => tab.getByRole('textbox', { name: '题干' })
    for (const { tab } of tabs) await tab.goto('/studio/questions/new')
    for (const { tab, stem } of tabs) await stemOf(tab).fill(stem)
    for (const { tab, stem } of tabs) {
      await tab.reload()
      await expect(stemOf(tab)).toHaveValue(stem)
    }

    const folderOf = (tab: Page) => tab.getByRole('textbox', { name: '文件夹名称' })
    const begin = async (tab: Page) => {
      await leadTo(tab, '/school-local/school-local-mydatabase?orgId=1')
      await expect(tab).toHaveTitle('我的资料库 - 知源课堂')
      await tab.getByRole('main').getByRole('button', { name: '新建文件夹' }).click()
    }
    for (const { tab, folder } of tabs) {
      await begin(tab)
      await folderOf(tab).fill(folder)
    }
    const [one, other] = tabs
    await folderOf(one.tab).press('Enter')
    await expect(one.tab.getByRole('link', { name: one.folder })).toBeVisible()
    await other.tab.reload()
    await begin(other.tab)
    await expect(folderOf(other.tab)).toHaveValue(other.folder)
    await folderOf(other.tab).press('Enter')
    await expect(other.tab.getByRole('link', { name: other.folder })).toBeVisible()
  })
})
