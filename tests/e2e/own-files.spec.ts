import { expectAccessible, expectAccessibleInBothSchemes } from './support/accessibility.ts'
import { leadTo } from './support/app.ts'
import { expectNothingSideways } from './support/layout.ts'
import { expect, test } from './support/test.ts'

const PAGE = '/school-local/school-local-mydatabase?orgId=1'

/** One point. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

test.use({ persona: 'teacher' })

// What is handed in: review.spec.ts. What waits for a review, is taken back or had back: tests/ui/pages/own-files.test.tsx.
test('a teacher uploads, renames and deletes; the dialogs, the files and the bin are accessible', async ({
  page,
  app,
}) => {
  await page.goto(PAGE)
  const { main } = app
  await main.getByRole('button', { name: '新建文件夹' }).click()
  await page.getByRole('textbox', { name: '文件夹名称' }).fill('观摩资料')
  await page.keyboard.press('Enter')
  await main.getByRole('link', { name: '观摩资料' }).click()
  await expect(main.getByRole('heading', { name: '观摩资料' })).toBeVisible()

  await main
    .getByLabel('上传文件', { exact: true })
    .first()
    .setInputFiles([
      { name: '板书.png', mimeType: 'image/png', buffer: PICTURE },
      { name: '坏.exe', mimeType: '', buffer: PICTURE },
    ])
  await expect(page.getByText('格式不支持')).toContainText('坏.exe')
  const before = main.getByRole('button', { name: '板书.png', exact: true })
  await before.focus()
  await page.keyboard.press('F2')
  await page.getByRole('textbox', { name: '板书.png 的新名称' }).fill('板书图')
  await page.keyboard.press('Enter')
  const file = main.getByRole('button', { name: '板书图.png', exact: true })
  await expect(file).toBeFocused()

  await main.getByRole('button', { name: '板书图.png 的共享：未共享' }).click()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await file.focus()
  await page.keyboard.press('Delete')
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click()
  await expect(file).toBeHidden()

  // What is red is read on the grey of the school pages, by day and by night.
  await leadTo(page, PAGE)
  await expect(main.getByRole('heading', { name: '观摩资料' })).toBeHidden()
  await main.getByRole('checkbox', { name: /^选择/ }).first().check()
  await expect(main.getByRole('toolbar').getByRole('button', { name: '删除' })).toBeVisible()
  await expectAccessibleInBothSchemes(page)
  await leadTo(page, `${PAGE}&tab=bin`)
  await expect(main.getByRole('button', { name: /^彻底删除：/ }).first()).toBeVisible()
  await expectAccessibleInBothSchemes(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNothingSideways(page)
})
