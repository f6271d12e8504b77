import type { Page } from '@playwright/test'
import { onDisk } from './support/chosen-file.ts'
import { freshFilm } from './support/fresh-film.ts'
import { expectTouchable } from './support/layout.ts'
import { expect, test } from './support/test.ts'

test.use({ persona: 'reviewer' })

const CAPTIONS = 'WEBVTT\n\n00:00.500 --> 00:04.000\n今天我们看浮力。\n'

const aFilm = (name: string): string => onDisk(name, freshFilm(name))

const saved = (page: Page) => expect(page.getByLabel('保存情况').filter({ hasText: '已保存' })).toBeVisible()

test('a teacher publishes a course of two films with a chapter, captions and a question; a learner sees it', async ({
  page,
  browser,
  baseURL,
  signedIn,
}) => {
  const turn = Date.now()
  const name = `浮力 ${turn}`
  await page.goto('/studio')
  await page.getByRole('button', { name: '新建课程' }).first().click()
  const begin = page.getByRole('dialog', { name: '新建课程' })
  await begin.getByRole('textbox', { name: '课程名称' }).fill(name)
  await begin.getByRole('button', { name: '新建课程' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.getByRole('button', { name: '添加一章' }).click()
  for (const [index, film] of [`甲 ${turn}.mp4`, `乙 ${turn}.mp4`].entries()) {
    await page.getByRole('button', { name: '在第 1 章添加视频' }).click()
    await page.getByRole('textbox', { name: `第 1.${index + 1} 节的名称` }).fill(`第 ${index + 1} 讲`)
    await page.getByRole('button', { name: `为第 ${index + 1} 讲选文件` }).click()
    const files = page.getByRole('dialog', { name: '从我的资料库选文件' })
    await files.getByLabel('上传文件', { exact: true }).setInputFiles(aFilm(film))
    await files.getByRole('button', { name: `选用${film}` }).click()
    await expect(files).toBeHidden()
  }
  const place = page.getByRole('region', { name: '教材位置' })
  await place.getByRole('combobox', { name: '学段' }).selectOption('初中')
  await place.getByRole('combobox', { name: '学科' }).selectOption('物理')
  await place.getByRole('button', { name: '新授课' }).click()
  await saved(page)
  await expectTouchable(page)

  await page.getByRole('button', { name: '移动1.2，' }).dragTo(page.getByText('1.1', { exact: true }))
  const first = page.getByRole('textbox', { name: '第 1.1 节的名称' })
  await expect(first).toHaveValue('第 2 讲')
  await page.getByRole('button', { name: '移动1.1，' }).press('ArrowDown')
  await expect(first).toHaveValue('第 1 讲')
  await expect(page.getByRole('button', { name: '移动1.2，' })).toBeFocused()

  await page.getByRole('link', { name: '“第 1 讲”的字幕与提问' }).click()
  await page
    .locator('input[type="file"][aria-label="导入字幕文件"]')
    .setInputFiles({ name: '讲.vtt', mimeType: 'text/vtt', buffer: Buffer.from(CAPTIONS) })
  await expect(page.getByText('字幕已保存')).toBeVisible()
  await page.getByRole('tab', { name: '视频中的提问' }).click()
  await page.getByRole('button', { name: '在当前时间提问' }).click()
  await expect(page.getByRole('button', { name: '用这道题（第 1 道）' })).toBeVisible()
  await expectTouchable(page)
  await page.getByRole('button', { name: '用这道题（第 1 道）' }).click()
  await expect(page.getByRole('list', { name: '提问列表' }).getByRole('listitem')).toHaveCount(1)
  await expectTouchable(page)
  await saved(page)
  await page.getByRole('link', { name: '返回课程' }).click()
  await page.getByRole('button', { name: '检查与发布' }).click()
  await page.getByRole('button', { name: '发布课程' }).click()
  await expect(page.getByText('课程已发布').first()).toBeVisible()

  const learner = await browser.newContext({
    ...(baseURL && { baseURL }),
    storageState: await signedIn('teacher'),
  })
  const other = await learner.newPage()
  await other.goto(`/list?type=1&q=${encodeURIComponent(name)}`)
  await other.getByRole('link', { name }).first().click()
  await expect(other.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(other.getByRole('main')).toContainText('第 1 章')
  await expect(other.getByRole('main')).toContainText('第 2 讲')
  await learner.close()
})
