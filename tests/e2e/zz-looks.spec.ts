import { favouritesOf } from './support/favourites.ts'
import { expect, test } from './support/test.ts'

const out = '/tmp/bfav-shots'
for (const [name, viewport] of [
  ['wide', { width: 1366, height: 768 }],
  ['tablet', { width: 820, height: 1180 }],
  ['phone', { width: 390, height: 844 }],
] as const)
  for (const colorScheme of ['light', 'dark'] as const)
    test.describe(`${name} ${colorScheme}`, () => {
      test.describe.configure({ mode: 'serial' })
      test.use({
        persona: 'teacher',
        viewport,
        colorScheme,
        ...(name === 'wide' ? {} : { hasTouch: true, isMobile: true }),
      })
      test('look', async ({ page, app }) => {
        const shot = (what: string) => page.screenshot({ path: `${out}/${name}-${colorScheme}-${what}.png` })
        await page.goto('/coursetable?activeIndex=3')
        await expect(app.userMenu).toBeVisible()
        const favourites = favouritesOf(page)
        await favourites.clear()
        await page.reload()
        await expect(app.main.getByText('还没有收藏')).toBeVisible()
        await shot('empty')
        const a = await favourites.folder('七年级备课')
        const b = await favourites.folder('上册', a)
        await favourites.folder('第一单元', b)
        await favourites.folder('期末复习')
        await favourites.folder('一个名字特别特别特别特别长的收藏夹用来看看会不会撑破')
        await favourites.keep(21, 0)
        await favourites.keep(5, a)
        await page.goto(`/coursetable?activeIndex=3&folder=${a}`)
        await expect(app.main.getByRole('article')).toHaveCount(5)
        await shot('folder')
        await page.goto('/coursetable?activeIndex=3')
        await expect(app.main.getByRole('article')).toHaveCount(18)
        const boxes = app.main.getByRole('checkbox')
        await boxes.nth(0).check({ force: true })
        await boxes.nth(2).check({ force: true })
        await shot('selected')
        await app.main.getByRole('button', { name: '移动到…' }).click()
        await expect(page.getByRole('dialog')).toBeVisible()
        await shot('picker')
        await page.keyboard.press('Escape')
        await app.main.getByRole('button', { name: '取消选择' }).click()
        await app.main
          .getByRole('button', { name: /^更多：/ })
          .first()
          .click({ force: true })
        await shot('menu')
        await page.getByRole('menuitem', { name: '取消收藏' }).click()
        await expect(page.getByRole('button', { name: '撤销' })).toBeVisible()
        await shot('undo')
        await page.goto(`/coursetable?activeIndex=3&folder=${a}`)
        await app.main.getByRole('button', { name: '“七年级备课”的操作' }).click()
        await page.getByRole('menuitem', { name: '删除…' }).click()
        await expect(page.getByRole('alertdialog')).toContainText('里面有')
        await shot('delete')
        await page.keyboard.press('Escape')
        if (name === 'phone') {
          await app.main.getByRole('button', { name: '收藏夹', exact: true }).click()
          await shot('sheet')
        }
        await page.goto('/')
        await expect(app.main.getByRole('heading', { name: '资料库' })).toBeVisible()
        const star = app.main.getByRole('button', { name: /^收藏：/ }).first()
        await star.scrollIntoViewIfNeeded()
        await star.click()
        await shot('home')
      })
    })
