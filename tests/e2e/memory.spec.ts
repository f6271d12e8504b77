import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { answers, freePort } from '../../scripts/start/port.mjs'
import { run } from '../../scripts/support/run.ts'
import { signOut, submitLogin } from './support/app.ts'
import { heard, recordCalls } from './support/calls.ts'
import { test as base, expect } from './support/test.ts'

const VITE = 'node_modules/vite/bin/vite.js'
const BUILT = join('.cache', 'memory-client')

/** The app built with the adapters that need no server, handed out as plain files. */
const serveMemoryBuild = async (): Promise<{ url: string; stop: () => Promise<void> }> => {
  const environment = { ...process.env, NODE_ENV: 'production', VITE_ADAPTERS: 'memory' }
  const { code, stdout, stderr } = await run(
    process.execPath,
    [VITE, 'build', '--outDir', BUILT, '--logLevel', 'warn'],
    { env: environment },
  )
  if (code !== 0) throw new Error(`the build failed:\n${stdout}${stderr}`)
  const port = await freePort()
  const args = [
    VITE,
    'preview',
    '--outDir',
    BUILT,
    '--host',
    '127.0.0.1',
    '--port',
    String(port),
    '--strictPort',
  ]
  const preview = spawn(process.execPath, args, { env: environment, stdio: 'ignore' })
  const gone = new Promise<void>((resolve) => preview.once('close', () => resolve()))
  await answers(port, '127.0.0.1')
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      preview.kill('SIGTERM')
      await gone
    },
  }
}

const test = base.extend<object, { memoryBuild: string }>({
  memoryBuild: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from its pattern
    async ({}, use) => {
      const { url, stop } = await serveMemoryBuild()
      await use(url)
      await stop()
    },
    { scope: 'worker', timeout: 90_000 },
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
