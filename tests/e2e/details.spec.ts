import type { Page } from '@playwright/test'
import { seededAddress } from '#tests/support/seeded.ts'
import { expectSoundEverywhere } from './support/accessibility.ts'
import { leadTo } from './support/app.ts'
import { CALLS, callsTo, recordCalls } from './support/calls.ts'
import { type PrintedPage, printed } from './support/printed.ts'
import { expect, test } from './support/test.ts'

const EXPLAINED = seededAddress('physics-junior-archimedes-slides')
const PAPER = seededAddress('math-junior-pythagoras-converse-plan')
const WORKSHEET = seededAddress('chinese-senior-shishuo-worksheet')
const WORKBOOK = seededAddress('chemistry-junior-elements-data')
const BOOK = seededAddress('chemistry-senior-required-one-test')
const PICTURE = seededAddress('biology-senior-mitosis-image')

const A4 = { width: 595, height: 842 }

const AROUND = /存到我的资料|评论|适合宽度|分享链接/

const textOf = (pages: readonly PrintedPage[]): string => pages.map(({ text }) => text).join('')

test.describe('a resource', () => {
  test.use({ persona: 'teacher' })

  // Its neighbours, and the list that it was opened from: tests/ui/pages/details.test.tsx.
  test('says what it is, where it belongs, and what explains it', async ({ page, app }) => {
    await page.goto(EXPLAINED)
    await expect(page).toHaveTitle('详情 · 阿基米德原理 - 知源课堂')
    await expect(app.breadcrumb.getByRole('listitem').last()).toHaveText('阿基米德原理')
    await expect(app.main.getByRole('navigation', { name: '章节位置' }).getByRole('listitem')).toHaveText([
      '初中',
      '物理',
      '人教版',
      '八年级下册（2012版）',
      /阿基米德原理$/,
    ])
    await expect(app.main.getByRole('definition').nth(1)).toHaveText('PPTX')
    const film = app.main.getByRole('region', { name: 'AI 视频讲解' }).locator('video')
    await expect(film).toHaveAttribute('aria-label', '浮力的大小跟哪些因素有关')
    expect(
      await film.evaluate((video: HTMLVideoElement) => video.play().then(() => video.videoWidth > 0)),
    ).toBe(true)
    await expect(app.main.getByRole('region', { name: '同章节资源' }).getByRole('article')).not.toHaveCount(0)
    await expect(app.main.getByRole('region', { name: '评论' })).toBeVisible()
    await expectSoundEverywhere(page)
  })

  /** The document as the button and the keys of the page print it: its pages are made when they are asked for, and gone after. */
  const printedBy = async (page: Page, ask: () => Promise<void>) => {
    await ask()
    await expect(page.locator('body')).toHaveAttribute('data-printed', '')
    const pages = await printed(page)
    expect(textOf(pages)).not.toMatch(AROUND)
    await page.evaluate(() => {
      document.body.removeAttribute('data-printed')
      globalThis.dispatchEvent(new Event('afterprint'))
    })
    await expect(page.locator('.print-pages')).toHaveCount(0)
    return pages
  }

  test('has everything within reach of Tab; is downloaded under its name, counted, and kept among one’s own once; all of a document, a workbook, a picture and a PDF is printed, and nothing of the page around it', async ({
    page,
    app,
  }) => {
    await page.addInitScript(() => {
      globalThis.print = () => document.body.setAttribute('data-printed', '')
    })
    const calls = recordCalls(page)
    await page.goto(PAPER)
    await app.main.getByRole('link', { name: /^下载/ }).focus()
    const names: string[] = []
    for (let step = 0; step < 6; step += 1) {
      await page.keyboard.press('Tab')
      names.push(await page.evaluate(() => document.activeElement?.textContent.trim() ?? ''))
    }
    expect(names.filter((name) => name !== '')).toEqual(
      expect.arrayContaining(['收藏', '存到我的资料', '打印', '分享链接']),
    )

    const downloading = page.waitForEvent('download')
    await app.main.getByRole('link', { name: /^下载 \(\d+ KB\)$/ }).click()
    expect((await downloading).suggestedFilename()).toBe('勾股定理的逆定理教学设计.docx')
    const keep = app.main.getByRole('button', { name: '存到我的资料', exact: true })
    await keep.click()
    await expect(app.success).toContainText('已存到我的资料：勾股定理的逆定理教学设计.docx')
    await expect
      .poll(() =>
        callsTo(CALLS.userAction, calls).map(({ body }) => (body as { ActionType: number }).ActionType),
      )
      .toEqual([1, 2])

    const print = app.main.getByRole('button', { name: '打印', exact: true })
    const none = page.locator('.print-pages')
    for (const { address, name, says } of [
      { address: WORKSHEET, name: '师说', says: '学习任务' },
      { address: WORKBOOK, name: '数据表', says: '稀有气体为稳定结构。' },
      { address: PICTURE, name: '有丝分裂', says: '' },
    ])
      await test.step(name, async () => {
        await leadTo(page, address)
        await expect(app.main.getByRole('heading', { level: 1 })).toContainText(name)
        await expect(print).toHaveAttribute('aria-disabled', 'false')
        const byButton = await printedBy(page, () => print.click())
        await expect(print).toBeVisible()
        if (address === WORKSHEET) expect(byButton[0]).toMatchObject(A4)
        expect(textOf(byButton)).toContain(says)
        // A document's own foot, at the bottom of each page.
        if (address === WORKSHEET)
          expect(byButton.map(({ foot }) => /第 (\d+)/.exec(foot)?.[1])).toEqual(
            byButton.map((_, at) => String(at + 1)),
          )
        if (address !== WORKSHEET) return
        // The menu of the browser tells the page before and after, as this print does.
        const byMenu = await printed(page)
        expect(textOf(byMenu)).toContain(says)
        expect(textOf(byMenu)).not.toMatch(AROUND)
        await expect(none).toHaveCount(0)
      })

    await leadTo(page, BOOK)
    await expect(app.main.getByRole('heading', { level: 1 })).toContainText('必修')
    await expect(print).toHaveAttribute('aria-disabled', 'false')
    const byButton = await printedBy(page, () => print.click())
    // The menu of the browser cannot be given the pages of a PDF in time: paper and page say how they are printed.
    const byKeys = await printedBy(page, () => page.keyboard.press('Control+p'))
    for (const pages of [byButton, byKeys]) expect(pages).toHaveLength(1)
    expect(byButton[0]).toMatchObject(A4)
    // What the page says goes after three seconds.
    await Promise.all([
      expect(page.getByText('要打印整个文件，请点页面上的“打印”').first()).toBeVisible(),
      expect.poll(async () => textOf(await printed(page))).toContain('按 Ctrl+P'),
    ])
    await expect(none).toHaveCount(0)
  })
})
