import { seededAddress } from '#tests/support/seeded.ts'
import { expectAccessible } from './support/accessibility.ts'
import { addressOf } from './support/app.ts'
import { answer, CALLS, callsTo, disconnect, reconnect, recordCalls } from './support/calls.ts'
import { UNREACHABLE } from './support/faults.ts'
import { expectNothingSideways, expectTouchable } from './support/layout.ts'
import { type PrintedPage, printed } from './support/printed.ts'
import { expect, test } from './support/test.ts'

const EXPLAINED = seededAddress('physics-junior-archimedes-slides')
const PAPER = seededAddress('math-junior-pythagoras-converse-plan')
const WORKBOOK = seededAddress('chemistry-junior-elements-data')
const BOOK = seededAddress('chemistry-senior-required-one-test')
const PICTURE = seededAddress('biology-senior-mitosis-image')

const AROUND = /存到我的资料|评论|适合宽度|分享链接/

const textOf = (pages: readonly PrintedPage[]): string => pages.map(({ text }) => text).join('')

test.describe('a resource', () => {
  test.use({ persona: 'teacher' })

  test('says what it is, where it belongs, and what explains it', async ({ page, app }) => {
    await page.goto(EXPLAINED)
    await expect(page).toHaveTitle('阿基米德原理 - 知源课堂')
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
  })

  test('is downloaded under its name, counted, and kept among one’s own once', async ({ page, app }) => {
    const calls = recordCalls(page)
    await page.goto(PAPER)
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
    await answer(page, CALLS.keepFile, { Code: 404, Message: '没有找到这个文件' })
    await keep.click()
    await expect(app.alert).toContainText('没有存进我的资料：没有找到这个文件')
  })

  test('leads to its neighbours and back to the list as it was', async ({ page, app }) => {
    const list = '/list?type=3&q=勾股'
    await page.goto(list)
    await app.main.getByRole('article').first().getByRole('link').click()
    await expect(page).toHaveURL(/\/details\?/)
    const heading = app.main.getByRole('heading', { level: 1 })
    await expect(heading).toContainText('勾股')
    await expect(page).toHaveTitle(`${await heading.innerText()} - 知源课堂`)
    await app.main.getByRole('link', { name: '返回列表' }).click()
    await expect.poll(() => decodeURIComponent(addressOf(page))).toContain('q=勾股')
    await page.goto(EXPLAINED)
    const beside = app.main.getByRole('navigation', { name: '上一份和下一份' })
    await beside.getByRole('link', { name: '上一份' }).click()
    await expect(app.main.getByRole('heading', { level: 1 })).not.toHaveText('阿基米德原理')
    await beside.getByRole('link', { name: '下一份' }).click()
    await expect(app.main.getByRole('heading', { level: 1 })).toHaveText('阿基米德原理')
  })

  test('can be missing, withdrawn, another school’s or unreadable', async ({ page, app, faults }) => {
    faults.forgive(UNREACHABLE)
    await page.goto('/details?id=999999&type=3')
    await expect(app.main).toContainText('没有找到这份资料')
    await page.goto('/details?type=3')
    await expect(app.main).toContainText('地址里缺少内容编号')
    for (const [Code, Message, words] of [
      [410, '这项内容已下架', '资料已下架'],
      [403, '这项内容只对江城第一中学的老师开放', '这项内容只对江城第一中学的老师开放'],
    ] as const) {
      await answer(page, CALLS.resource, { Code, Message })
      await page.goto(PAPER)
      await expect(app.main).toContainText(words)
      await expect(app.main.getByRole('link', { name: '看看其他资料' })).toBeVisible()
    }
    await disconnect(page, CALLS.resource)
    await page.reload()
    await expect(app.main.getByRole('alert')).toContainText('资料加载失败')
    await reconnect(page)
    await app.main.getByRole('button', { name: '重试' }).click()
    await expect(app.main.getByRole('heading', { level: 1 })).toHaveText('勾股定理的逆定理教学设计')
  })

  test('prints the pages of its file and nothing of the page around them', async ({ page, app }) => {
    await page.addInitScript(() => {
      globalThis.print = () => document.body.setAttribute('data-printed', '')
    })
    const printedFile = async (address: string) => {
      await page.goto(address)
      const print = app.main.getByRole('button', { name: '打印', exact: true })
      await expect(print).toHaveAttribute('aria-disabled', 'false')
      await print.click()
      await expect(page.locator('body')).toHaveAttribute('data-printed', '')
      await expect(print).toBeVisible()
      const pages = await printed(page)
      expect(pages.map(({ text }) => text).join('')).not.toMatch(/存到我的资料|评论|适合宽度|分享链接/)
      // It is gone once it is printed.
      await page.evaluate(() => globalThis.dispatchEvent(new Event('afterprint')))
      await expect(page.locator('.print-pages')).toHaveCount(0)
      return pages
    }
    const A4 = { width: 595, height: 842 }
    const plan = await printedFile(PAPER)
    expect(plan[0]).toMatchObject(A4)
    expect(plan.map(({ text }) => text).join('')).toContain('逆定理')
    const workbook = await printedFile(WORKBOOK)
    expect(workbook.map(({ text }) => text).join('')).toContain('稀有气体为稳定结构。')
    const book = await printedFile(BOOK)
    expect(book).toHaveLength(1)
    expect(book[0]).toMatchObject(A4)
    expect(await printedFile(PICTURE)).toHaveLength(1)
  })

  test('prints the file by the keys of the browser', async ({ page, app }) => {
    await page.addInitScript(() => {
      globalThis.print = () => document.body.setAttribute('data-printed', '')
    })
    await page.goto(BOOK)
    const print = app.main.getByRole('button', { name: '打印', exact: true })
    await expect(print).toHaveAttribute('aria-disabled', 'false')
    await page.keyboard.press('Control+p')
    await expect(page.locator('body')).toHaveAttribute('data-printed', '')
    const pages = await printed(page)
    expect(pages).toHaveLength(1)
    expect(textOf(pages)).not.toMatch(AROUND)
  })

  for (const { file, address, says } of [
    { file: 'a document', address: PAPER, says: '逆定理' },
    { file: 'a workbook', address: WORKBOOK, says: '稀有气体为稳定结构。' },
    { file: 'a picture', address: PICTURE, says: '' },
  ])
    test(`prints all of ${file} by the menu of the browser, and nothing around it`, async ({ page, app }) => {
      await page.goto(address)
      await expect(app.main.getByRole('button', { name: '打印', exact: true })).toHaveAttribute(
        'aria-disabled',
        'false',
      )
      // The menu of the browser tells the page before and after, as this print does.
      await expect
        .poll(
          async () =>
            textOf(await printed(page)).includes(says) && (await page.locator('.print-pages').count()),
        )
        .toBe(0)
      const pages = await printed(page)
      expect(textOf(pages)).toContain(says)
      expect(textOf(pages)).not.toMatch(AROUND)
      await expect(page.locator('.print-pages')).toHaveCount(0)
    })

  test('says on paper and on the page how a PDF is printed whole, where the menu of the browser was asked', async ({
    page,
    app,
  }) => {
    await page.goto(BOOK)
    const print = app.main.getByRole('button', { name: '打印', exact: true })
    await expect(print).toHaveAttribute('aria-disabled', 'false')
    await expect.poll(async () => textOf(await printed(page))).toContain('按 Ctrl+P')
    const pages = await printed(page)
    expect(pages).toHaveLength(1)
    await expect(page.getByText('要打印整个文件，请点页面上的“打印”').first()).toBeVisible()
    await expect(page.locator('.print-pages')).toHaveCount(0)
  })

  test('has everything within reach of the keyboard', async ({ page, app }) => {
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
  })
})

for (const [width, height, colorScheme] of [
  [1366, 768, 'dark'],
  [820, 1180, 'light'],
  [390, 844, 'light'],
] as const)
  test.describe(`at ${width} in ${colorScheme}`, () => {
    test.use({ persona: 'teacher', viewport: { width, height }, colorScheme })

    test('a resource is accessible and on the screen', async ({ page, app }) => {
      await page.goto(EXPLAINED)
      await expect(app.main.getByRole('region', { name: 'AI 视频讲解' })).toBeVisible()
      await expectAccessible(page)
      await expectNothingSideways(page)
      await expectTouchable(page)
    })
  })
