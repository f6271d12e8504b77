import { serveMemoryBuild } from '#tests/support/memory-build.ts'
import { signOut, submitLogin } from './support/app.ts'
import { heard, recordCalls } from './support/calls.ts'
import { test as base, expect } from './support/test.ts'

const test = base.extend<object, { memoryBuild: string }>({
  memoryBuild: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from its pattern
    async ({}, use) => {
      const { url, close } = await serveMemoryBuild()
      await use(url)
      await close()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ memoryBuild }, use) => use(memoryBuild),
})

test('with adapters in memory the same app runs without any server', async ({ page, app }) => {
  const calls = recordCalls(page)
  await page.goto('/coursetable?activeIndex=1')
  await expect(app.dialog).toContainText('这个页面需要登录')
  await submitLogin(page, 'teacher', { password: 'wrong' })
  await expect(app.alert).toHaveText('提示账号或密码错误')
  await submitLogin(page, 'teacher')
  await expect(app.success).toHaveText('登录成功')
  await expect(page).toHaveTitle('个人中心 - 知源课堂')

  await app.logo.click()
  for (const name of ['直播', '课程视频', '课程直播', '资料库'])
    await expect(
      app.main.getByRole('region', { name, exact: true }).getByRole('article').first(),
    ).toBeVisible()
  await app.keyword.click()
  await app.hot.getByRole('listitem').getByRole('button').first().click()
  await expect(page).toHaveTitle(/^搜索“.+” - 知源课堂$/)

  await signOut(page)
  await expect(app.loginButton).toBeVisible()
  await expect(page).toHaveTitle('首页 - 知源课堂')
  await heard(page)
  expect(calls).toEqual([])
})
