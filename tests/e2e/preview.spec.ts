import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import {
  aDocument,
  aField,
  doubleBox,
  drawnBox,
  groupedFigure,
  groupedPict,
  paragraph,
  pictBox,
  roundPictBox,
} from '#tests/support/a-document.ts'
import { A_PNG, aWorkbook, relations } from '#tests/support/a-workbook.ts'
import { expectAccessible, expectReadable, inScheme } from './support/accessibility.ts'
import { ShownFiles } from './support/shown-file.ts'
import { expect, test } from './support/test.ts'

const SEED = 'demo/files/resources'

/** The first file of the seed with this suffix. */
const seeded = (suffix: string): Buffer => {
  const name = readdirSync(SEED).find((one) => one.endsWith(`.${suffix}`)) ?? ''
  return readFileSync(join(SEED, name))
}

/** A book of blank pages, without the list of its objects: the reader finds them. */
const blankBook = (pages: number): Buffer => {
  const kids = Array.from({ length: pages }, (_, index) => `${index + 3} 0 R`).join(' ')
  const leaves = Array.from(
    { length: pages },
    (_, index) => `${index + 3} 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj\n`,
  ).join('')
  return Buffer.from(
    `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[${kids}]/Count ${pages}>>endobj\n${leaves}trailer<</Root 1 0 R>>\n%%EOF`,
  )
}

test.use({ persona: 'teacher' })

// Why a file is not shown: tests/application/open-file.test.ts and tests/ui/preview/preview-refusal.test.tsx.

/** On a telephone, in the dark, nothing is wider than the screen, and the tools stand in one line; then as before. */
const expectRoomOnPhone = async (page: Page, files: ShownFiles): Promise<void> => {
  await inScheme(page, 'dark')
  await page.setViewportSize({ width: 390, height: 844 })
  await expect
    .poll(async () => (await files.preview.getByRole('toolbar', { name: '预览工具' }).boundingBox())?.width)
    .toBeLessThan(391)
  const bar = await files.preview.getByRole('toolbar', { name: '预览工具' }).boundingBox()
  expect(bar?.height).toBeLessThan(60)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
  await inScheme(page, 'light')
  await page.setViewportSize({ width: 1366, height: 768 })
}

test('a book is paged, zoomed and read with the keyboard, and says its words; a workbook shows numbers by their formats and its pictures, and is read cell by cell', async ({
  page,
}) => {
  const files = new ShownFiles(page)
  await files.show({ name: '试卷.pdf', type: 'pdf', bytes: seeded('pdf') })
  const first = files.preview.getByRole('region', { name: '第 1 页' })
  await expect(first.locator('canvas')).toBeVisible()
  await expect(first).toContainText(/[\u4e00-\u9fff]{2}/)
  const wide = (await first.boundingBox())?.width ?? 0
  await files.preview.getByRole('button', { name: '缩小' }).click()
  await expect.poll(async () => (await first.boundingBox())?.width ?? 0).toBeLessThan(wide)
  await files.preview.getByRole('button', { name: '适合宽度' }).click()
  await expectAccessible(page)
  await files.show({ name: '书.pdf', type: 'pdf', bytes: blankBook(300) })
  const field = files.preview.getByRole('textbox', { name: '页码' })
  await field.fill('200')
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue('200')
  await expect(files.preview.getByRole('region', { name: '第 200 页' }).locator('canvas')).toBeVisible()
  await expect.poll(() => files.preview.locator('canvas').count()).toBeLessThan(10)
  await expectRoomOnPhone(page, files)

  const bytes = aWorkbook(
    '<row r="1"><c r="A1" t="inlineStr"><is><t>出生年月</t></is></c><c r="B1" s="1"><v>46266</v></c></row><row r="2"><c r="A2" s="2"><v>0.125</v></c><c r="B2" t="str"><f>DISPIMG("ID_1",1)</f><v>=DISPIMG("ID_1",1)</v></c></row>',
    ['yyyy"年"m"月"', 10],
    {
      'xl/cellimages.xml':
        '<c xmlns:a="a" xmlns:r="r"><pic><cNvPr name="ID_1" descr="照片"/><a:blip r:embed="rId1"/><a:xfrm><a:ext cx="952500" cy="952500"/></a:xfrm></pic></c>',
      'xl/_rels/cellimages.xml.rels': relations({ rId1: ['image', 'media/image1.png'] }),
      'xl/media/image1.png': A_PNG,
    },
  )
  await files.show({ name: '花名册.xlsx', type: 'xlsx', bytes: Buffer.from(bytes) })
  const grid = files.preview.getByRole('grid')
  await expect(grid.getByRole('gridcell')).toHaveText(['出生年月', '2026年9月', '12.50%', ''])
  const picture = files.preview.getByRole('img', { name: '照片' })
  await expect(picture).toBeVisible()
  const box = await picture.boundingBox()
  const cell = await grid.getByRole('gridcell').last().boundingBox()
  expect(Math.abs((box?.y ?? 0) - (cell?.y ?? 99))).toBeLessThan(4)
  expect(cell?.height).toBeGreaterThan(99)
  await grid.focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  await expect(grid.locator('[aria-selected="true"]')).toHaveAttribute('id', /-1-1$/)
  await expect(files.preview.getByLabel('单元格内容')).toHaveText('图片')
  await page.keyboard.press('ArrowUp')
  await expect(files.preview.getByLabel('单元格内容')).toHaveText('2026年9月')
  await expectAccessible(page)
  await expectRoomOnPhone(page, files)
})

test('a document has its text boxes once, symbols of all fonts, figures of several parts with all in place, in both forms of Word, and its own number on each page', async ({
  page,
}) => {
  const files = new ShownFiles(page)
  const run = (inner: string) => `<w:p><w:r>${inner}</w:r></w:p>`
  const drawn = aDocument(
    [
      run(doubleBox('密封线内不要答题')),
      run(drawnBox('只有新式')),
      run(pictBox('只有旧式')),
      '<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr><w:r><w:t>第一条</w:t></w:r></w:p>',
      run('<w:sym w:font="Wingdings" w:char="F0FE"/><w:sym w:font="Symbol" w:char="F0B0"/>'),
      run('<w:rPr><w:rFonts w:ascii="Wingdings" w:hAnsi="Wingdings"/></w:rPr><w:t>\uf0fc</w:t>'),
      run(groupedFigure('右上字', '下方字')),
      run(groupedPict('旧式图字')),
      run(`${roundPictBox('旧式圆角')}<w:t>围着框排的文字</w:t>`),
    ].join(''),
    '<w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="bullet"/><w:lvlText w:val="\uf06c"/><w:rPr><w:rFonts w:ascii="Wingdings" w:hAnsi="Wingdings" w:hint="default"/></w:rPr></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>',
    A_PNG,
  )
  await files.show({ name: '试卷.docx', type: 'docx', bytes: drawn })
  const shown = files.preview.getByRole('region', { name: '文档内容' })
  for (const text of ['密封线内不要答题', '只有新式', '只有旧式']) {
    await expect(shown.getByText(text)).toHaveCount(1)
    const box = await shown.getByText(text).boundingBox()
    expect([(box?.width ?? 0) > 20, (box?.height ?? 0) > 8]).toEqual([true, true])
  }
  await expect(shown).toContainText('☑°')
  await expect(shown).toContainText('✓')
  const bullet = shown.getByText('第一条').locator('xpath=ancestor::p')
  expect(await bullet.evaluate((line) => getComputedStyle(line, '::before').content)).toContain('●')

  await expect(files.preview).toContainText('文中 1 处图形的线条、箭头或形状没有显示，请下载原文件查看')
  const boxOf = async (text: string) => {
    const box = shown.locator('.text-box').filter({ hasText: text }).last()
    await expect(box).toBeVisible()
    return box.evaluate((element) => {
      const figure = element.parentElement?.closest('.text-box')?.getBoundingClientRect()
      const { left, top, width } = element.getBoundingClientRect()
      const whole = figure?.width ?? 0
      const part = (length: number) => Math.round((length / whole) * 100) / 100
      return figure === undefined ? null : [part(left - figure.left), part(top - figure.top), part(width)]
    })
  }
  const near = (values: readonly number[] | null, wanted: readonly number[]) => {
    for (const [at, value] of wanted.entries())
      expect(Math.abs((values?.[at] ?? 9) - value)).toBeLessThan(0.02)
  }
  near(await boxOf('右上字'), [0.5, 0, 0.5])
  near(await boxOf('下方字'), [0, 0.375, 0.5])
  near(await boxOf('旧式图字'), [0.5, 0, 0.5])
  const pictures = shown.locator('img, image')
  await expect(pictures).toHaveCount(2)
  for (const picture of await pictures.all()) {
    const box = await picture.boundingBox()
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(1, 1)
    expect(box?.width ?? 0).toBeGreaterThan(80)
  }
  const round = shown.locator('.text-box').filter({ hasText: '旧式圆角' })
  expect(
    await round.evaluate((element) => {
      const { float, backgroundColor, borderTopColor } = getComputedStyle(element)
      return [float, backgroundColor, borderTopColor]
    }),
  ).toEqual(['right', 'rgb(255, 242, 204)', 'rgb(0, 112, 192)'])

  const word = (text: string) => `<w:r><w:t>${text}</w:t></w:r>`
  const footer = [
    word('知源 第'),
    aField('PAGE', ''),
    word('页 又'),
    aField(' PAGE  \\* MERGEFORMAT ', '7'),
    word('页 再'),
    `<w:fldSimple w:instr=" PAGE ">${word('7')}</w:fldSimple>`,
    word('页 共'),
    aField('NUMPAGES', '1'),
    word('页 改于'),
    aField('SAVEDATE', '3月2日'),
  ].join('')
  const body = `${paragraph('第一页')}<w:p><w:r><w:br w:type="page"/></w:r></w:p>${paragraph('第二页')}`
  await files.show({ name: '教案.docx', type: 'docx', bytes: aDocument(body, '', undefined, footer) })
  const sheets = files.preview.locator('section.docx')
  await expect(sheets.locator('footer')).toHaveText([
    '知源 第1页 又1页 再1页 共2页 改于3月2日',
    '知源 第2页 又2页 再2页 共2页 改于3月2日',
  ])
  await expect(sheets.last().locator('footer').getByText('2', { exact: true }).first()).toHaveCSS(
    'font-weight',
    '700',
  )
  await files.show({ name: '讲义.docx', type: 'docx', bytes: seeded('docx') })
  await expect(sheets.first().locator('footer')).toContainText(/第 1 页/)
})

test('a Word document is a likeness, a picture can be turned, a film without a decoder says so, a conversion is waited for', async ({
  page,
}) => {
  const files = new ShownFiles(page)
  await files.show({ name: '教案.docx', type: 'docx', bytes: seeded('docx') })
  await expect(files.preview.getByRole('region', { name: '文档内容' })).toContainText(/[\u4e00-\u9fff]{4}/)
  await expect(files.preview).toContainText('预览仅供参考')
  const paper = files.preview.locator('section.docx').first()
  const wide = (await paper.boundingBox())?.width ?? 0
  await files.preview.getByRole('button', { name: '放大' }).click()
  await expect.poll(async () => (await paper.boundingBox())?.width ?? 0).toBeGreaterThan(wide)
  await files.preview.getByRole('button', { name: '适合宽度' }).click()
  await expect.poll(async () => (await paper.boundingBox())?.width).toBe(wide)
  await expectAccessible(page)
  await expectRoomOnPhone(page, files)
  await files.show({ name: '图.png', type: 'image', bytes: seeded('png') })
  const picture = files.preview.getByRole('img', { name: '图.png' })
  const before = await picture.boundingBox()
  await files.preview.getByRole('button', { name: '旋转' }).click()
  await expect.poll(async () => (await picture.boundingBox())?.width).not.toBe(before?.width)
  await expectRoomOnPhone(page, files)
  await files.show({ name: '字.mp4', type: 'video', bytes: Buffer.from('no film at all') })
  await expect(files.why).toContainText('浏览器不支持这个文件的音视频编码')
  await expect(files.why.getByRole('link', { name: /下载文件/ })).toHaveAttribute('download', '字.mp4')
  await expectAccessible(page)
  await inScheme(page, 'dark')
  await expectReadable(page)
  await files.show({ name: '课件.pptx', type: 'pdf', bytes: seeded('pdf'), refusals: [202] })
  await expect(files.preview.getByRole('status')).toHaveText('转换中，第一次打开需要几秒')
  await expect(files.preview.getByRole('region', { name: '第 1 页' })).toBeVisible()
})
