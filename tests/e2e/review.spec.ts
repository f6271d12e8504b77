import type { Locator, Page } from '@playwright/test'
import type { PersonaKey } from '#tests/support/personas.ts'
import { expectAccessible, expectReadable, inScheme } from './support/accessibility.ts'
import { leadTo, type OnScreen, onScreen } from './support/app.ts'
import { Faults } from './support/faults.ts'
import { expectFits } from './support/layout.ts'
import { printed } from './support/printed.ts'
import { expect, test as signedInTest } from './support/test.ts'

const MINE = '/school-local/school-local-mydatabase?orgId=1'
const EXAMINE = '/school-local/school-local-examine?orgId=1'
const LIBRARY = '/school-local/school-local-database'

interface Person {
  readonly page: Page
  readonly app: OnScreen
  readonly faults: Faults
}

/** Other people at computers of their own; nothing may go wrong on those either. */
const test = signedInTest.extend<{ sitDown: (persona: PersonaKey) => Promise<Person> }>({
  sitDown: async ({ browser, signedIn, baseURL }, use) => {
    const origin = baseURL ?? ''
    const people: Person[] = []
    await use(async (persona) => {
      const context = await browser.newContext({ storageState: await signedIn(persona), baseURL: origin })
      const page = await context.newPage()
      const person = { page, app: onScreen(page), faults: new Faults(context, origin) }
      people.push(person)
      return person
    })
    for (const { page, faults } of people) {
      expect(faults.unforgiven()).toEqual([])
      await page.context().close()
    }
  },
})

// Who decides on a reviewer's own file: tests/ui/pages/own-files.test.tsx.

test.use({ persona: 'teacher' })

/** A sheet of paper that nobody has before it is named here. */
const aSheet = (name: string, edition = '') => ({
  name: `${name}.pdf`,
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    `%PDF-1.4\n% ${encodeURIComponent(name + edition)}\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF`,
  ),
})

const upload = (page: Page, ...files: readonly ReturnType<typeof aSheet>[]) =>
  page
    .getByRole('main')
    .getByLabel('上传文件', { exact: true })
    .first()
    .setInputFiles([...files])

/** A chapter by where it stands in the menu; what it is called. */
const chooseChapter = async (dialog: Locator, place: number): Promise<string> => {
  const field = dialog.getByLabel('目录')
  const chapter = field.getByRole('option').nth(place)
  await field.selectOption({ index: place })
  return (await chapter.innerText()).trim()
}

/** Brings files into a new folder and hands them in, all at once; the chapter they are for. */
const handIn = async (page: Page, folder: string, names: readonly string[]): Promise<string> => {
  const main = page.getByRole('main')
  await page.goto(MINE)
  await main.getByRole('button', { name: '新建文件夹' }).click()
  await page.getByRole('textbox', { name: '文件夹名称' }).fill(folder)
  await page.keyboard.press('Enter')
  await main.getByRole('link', { name: folder }).click()
  await expect(main.getByRole('heading', { name: folder })).toBeVisible()
  await upload(page, ...names.map((name) => aSheet(name)))
  const boxes = main.getByRole('checkbox', { name: /^选择/ })
  await expect(boxes).toHaveCount(names.length)
  for (const box of await boxes.all()) await box.check()
  await main.getByRole('toolbar').getByRole('button', { name: '共享到学校' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('学校').selectOption({ label: '青禾实验学校' })
  await dialog.getByLabel('学段').selectOption({ label: '初中' })
  await dialog.getByLabel('学科').selectOption({ label: '数学' })
  await dialog.getByLabel('教材版本').selectOption({ label: '人教版' })
  await dialog.getByLabel('册').selectOption({ label: '八年级下册（2012版）' })
  const chapter = await chooseChapter(dialog, 1)
  await dialog.getByLabel('标签').selectOption({ label: '课件' })
  await dialog.getByRole('textbox', { name: /^备注/ }).fill('备课组已经用过')
  await dialog.getByRole('button', { name: '提交审核' }).click()
  await expect(dialog.getByText(`已提交 ${names.length} 个文件`)).toBeVisible()
  await dialog.getByRole('button', { name: '关闭' }).click()
  return chapter
}

/** How a file of one's own stands with the school. */
const standing = (page: Page, name: string, status: string) =>
  page.getByRole('main').getByRole('button', { name: `${name}.pdf 的共享：青禾实验学校 ${status}` })

/** What a reviewer works with, narrowed to some files. */
const workbench = ({ page, app: { main } }: Person, keyword: string) => ({
  open: (more = '') => page.goto(`${EXAMINE}&keyword=${encodeURIComponent(keyword)}${more}`),
  rows: main.getByRole('region', { name: '共享申请' }).getByRole('listitem'),
  item: (name: string) => main.getByRole('article', { name: `申请：${name}.pdf` }),
  look: (name: string) =>
    main
      .getByRole('region', { name: '共享申请' })
      .getByRole('link', { name: new RegExp(`^${name}`) })
      .click(),
  tab: (name: string) => main.getByRole('link', { name }),
  dialog: page.getByRole('dialog'),
})

// Keys, several for one reason, and taking down that its owner asks for: tests/ui/pages/school-examine.test.tsx and tests/server/take-down.test.ts;
// who was quicker: tests/domain/review/review-queue.machine.test.ts and tests/contracts/review.contract.ts. What members of another
// school find: tests/server/sharing.test.ts and tests/server/school-isolation.test.ts.
test('three files: one approved, one corrected and taken down, one rejected and handed in again; another school sees none', async ({
  page,
  app,
  sitDown,
}) => {
  test.slow()
  const chapter = await handIn(page, '审校样稿', ['甲校样', '乙校样', '丙校样'])
  await expect(standing(page, '丙校样', '待审核')).toBeVisible()

  const reviewer = await sitDown('reviewer')
  const { open, rows, item, look, tab, dialog } = workbench(reviewer, '校样')
  const { keyboard } = reviewer.page
  await open()
  await expect(rows).toHaveCount(3)
  await look('甲校样')
  await expect(item('甲校样').locator('canvas').first()).toBeVisible()
  await expect(item('甲校样')).toContainText(chapter)
  const box = reviewer.app.main.getByRole('checkbox', { name: '选择 丙校样.pdf' })
  await box.check()
  await expect(reviewer.page.getByRole('toolbar', { name: '批量审核' })).toContainText('已选 1 项')
  await expectAccessible(reviewer.page)
  await box.uncheck()
  await inScheme(reviewer.page, 'dark')
  await expectReadable(reviewer.page)
  await expectFits(reviewer.page)
  // On a telephone the queue alone, and back to it from what was looked at.
  await reviewer.app.main.getByRole('link', { name: '返回列表' }).click()
  await expect(rows).toHaveCount(3)
  await expectFits(reviewer.page)
  await inScheme(reviewer.page, 'light')
  await reviewer.page.setViewportSize({ width: 1366, height: 768 })
  await look('甲校样')
  await expect(item('甲校样').locator('canvas').first()).toBeVisible()
  // Queue and item scroll apart; another item begins at its top, and its buttons are there to be pressed.
  const body = reviewer.page.getByRole('region', { name: '申请内容' })
  await body.evaluate((element) => element.scrollTo(0, element.scrollHeight))
  expect(await body.evaluate((element) => element.scrollTop)).toBeGreaterThan(0)
  // What is printed is the file, without the workbench around it.
  await reviewer.page.evaluate(() => {
    globalThis.print = () => document.body.setAttribute('data-printed', '')
  })
  await item('甲校样').getByRole('button', { name: '打印' }).click()
  await expect(reviewer.page.locator('body')).toHaveAttribute('data-printed', '')
  expect((await printed(reviewer.page)).map(({ width, height }) => [width, height])).toEqual([[595, 842]])
  await reviewer.page.evaluate(() => globalThis.dispatchEvent(new Event('afterprint')))
  await look('丙校样')
  await item('丙校样').getByRole('button', { name: '通过', exact: true }).click({ trial: true })
  expect(await body.evaluate((element) => element.scrollTop)).toBe(0)
  await look('甲校样')
  await expect(item('甲校样')).toBeVisible()
  await keyboard.press('a')
  await expect(reviewer.page.getByText('已通过“甲校样.pdf”')).toBeVisible()
  await look('乙校样')
  await item('乙校样').getByRole('button', { name: '更正后通过' }).click()
  const corrected = await chooseChapter(dialog, 2)
  await dialog.getByLabel('标签').selectOption({ label: '教案' })
  await dialog.getByRole('button', { name: '通过' }).click()
  await expect(item('丙校样')).toBeVisible()
  await keyboard.press('r')
  await dialog.getByRole('radio', { name: '题文不符' }).check()
  await dialog.getByRole('textbox').fill('标题和内容不一致')
  await expectAccessible(reviewer.page)
  await dialog.getByRole('button', { name: '驳回' }).click()
  await expect(tab('待审核（0）')).toBeVisible()
  await expect(tab('已通过（2）')).toBeVisible()
  await expect(tab('已驳回（1）')).toBeVisible()

  await page.reload()
  await expect(standing(page, '甲校样', '已通过')).toBeVisible()
  await standing(page, '乙校样', '已通过').click()
  const mine = page.getByRole('dialog')
  await expect(mine.getByRole('list', { name: '经过' })).toContainText(`${chapter} → ${corrected}；标签`)
  await page.keyboard.press('Escape')
  // As the form says: the same name once more, and 替换.
  await upload(page, aSheet('丙校样', '改'))
  await page.getByRole('button', { name: '替换：丙校样.pdf' }).click()
  const rejected = standing(page, '丙校样', '已驳回：题文不符 · 标题和内容不一致（文件已更新）')
  await rejected.click()
  await expect(mine).toContainText('驳回原因：题文不符 · 标题和内容不一致')
  await expect(mine).toContainText('审核人：顾明德')
  await mine.getByRole('button', { name: '修改后重新提交' }).click()
  await expect(mine.getByLabel('目录').getByRole('option', { selected: true })).toContainText(chapter)
  await mine.getByRole('button', { name: '提交审核' }).click()
  await expect(mine.getByText('已提交 1 个文件')).toBeVisible()
  await mine.getByRole('button', { name: '关闭' }).click()
  await expect(standing(page, '丙校样', '待审核')).toBeVisible()

  await open()
  await expect(rows).toHaveText([/丙校样\.pdf.*第 2 次提交/])
  await expect(item('丙校样')).toContainText('顾明德 驳回：题文不符 · 标题和内容不一致')
  const examined = (await rows.getByRole('link').getAttribute('href')) ?? ''
  await item('丙校样').getByRole('button', { name: '通过', exact: true }).click()
  await expect(tab('已通过（3）')).toBeVisible()
  await tab('已通过（3）').click()
  await look('丙校样')
  await expect(item('丙校样').getByRole('link', { name: '在资源库中打开' })).toBeVisible()

  // The same teacher in the other school, and a deep link into a review without the right.
  await leadTo(page, `${LIBRARY}?orgId=1&q=校样`)
  await expect(page).toHaveTitle('学校资源库 - 知源课堂')
  await expect(app.main.getByRole('article')).toHaveCount(3)
  await expect(app.main.getByRole('button', { name: /^下架/ })).toHaveCount(0)
  await leadTo(page, `${LIBRARY}?orgId=2&q=校样`)
  await expect(app.main.getByText('没有符合条件的资源')).toBeVisible()
  await leadTo(page, examined)
  await expect(app.main).toContainText('无权限')
  await expect(app.userMenu).toBeVisible()

  // One is taken down from the library's own page, by keyboard; what was looked at goes, and the focus stays near.
  await leadTo(reviewer.page, `${LIBRARY}?orgId=1&q=校样`)
  const remove = reviewer.app.main.getByRole('button', { name: '下架“乙校样.pdf”' })
  await remove.focus()
  await keyboard.press('Enter')
  await expect(dialog).toContainText('资料会立即移出资源库')
  await keyboard.press('Escape')
  await expect(remove).toBeFocused()
  await keyboard.press('Enter')
  await dialog.getByRole('button', { name: '下架' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('请选择原因')
  await dialog.getByRole('radio', { name: '版权不明' }).check()
  await expectAccessible(reviewer.page)
  await dialog.getByRole('button', { name: '下架' }).click()
  await expect(reviewer.app.success.filter({ hasText: '已下架“乙校样.pdf”' })).toBeVisible()
  await expect(remove).toHaveCount(0)
  await expect(reviewer.page.locator('body')).not.toBeFocused()
  await leadTo(page, `${LIBRARY}?orgId=1&q=校样`)
  await expect(page).toHaveTitle('学校资源库 - 知源课堂')
  await expect(app.main.getByRole('article')).toHaveCount(2)
  await leadTo(page, `${MINE}&q=校样`)
  await standing(page, '乙校样', '已下架：版权不明').click()
  await expect(mine.getByRole('list', { name: '经过' })).toContainText('顾明德 下架：版权不明')
  await expect(mine.getByRole('button', { name: '修改后重新提交' })).toBeVisible()
})
