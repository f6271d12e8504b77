import { readFileSync } from 'node:fs'
import { onScreen, turnTo } from './support/app.ts'
import { statusOf } from './support/faults.ts'
import { standStill } from './support/frozen.ts'
import { expect, test } from './support/test.ts'

const ACCOUNT = '13700000988'
const NAME = '程晚舟'
const ROSTER = `姓名,手机号,学校\n${NAME},${ACCOUNT},青禾实验学校\n`
const OWN_PASSWORD = 'Wanzhou-2026'

// Entries of the cloud school: tests/ui/pages/cloud-menus.test.tsx.

test.use({ persona: 'platformAdministrator' })

test('a teacher from a roster signs in with the first password, changes it, and is told why it ends when disabled in the middle', async ({
  page,
  app,
  browser,
  baseURL,
  faults,
}) => {
  await page.goto('/manage/roster')
  const file = { name: '名册.csv', mimeType: 'text/csv', buffer: Buffer.from(ROSTER) }
  await page.getByLabel('选择文件').setInputFiles(file)
  await page.getByRole('button', { name: '应用所选 1 项' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '应用所选 1 项' }).click()
  await expect(page.getByText('已完成 1 项')).toBeVisible()
  const [report] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '下载报告和初始密码' }).click(),
  ])
  const line = readFileSync(await report.path(), 'utf8')
    .split('\n')
    .find((it) => it.includes(ACCOUNT))
  const first = line?.split(',')[4]?.replaceAll('"', '') ?? ''
  expect(first).not.toBe('')

  const device = await browser.newContext({
    storageState: { cookies: [], origins: [] },
    ...(baseURL ? { baseURL } : {}),
  })
  const teacher = await device.newPage()
  const there = onScreen(teacher)
  await teacher.clock.install()
  await teacher.goto('/')
  await there.loginButton.click()
  await there.account.fill(ACCOUNT)
  await there.password.fill(first)
  await there.submit.click()
  const choosing = teacher.getByRole('dialog', { name: '请先修改初始密码' })
  await choosing.getByLabel('当前密码').fill(first)
  await choosing.getByLabel('新密码', { exact: true }).fill(OWN_PASSWORD)
  await choosing.getByLabel('再输一遍新密码').fill(OWN_PASSWORD)
  await choosing.getByRole('button', { name: '保存新密码' }).click()
  await expect(there.userMenu).toBeVisible()

  await turnTo(page, `/manage/people?word=${ACCOUNT}`)
  // The keyboard brings each tab whole on the screen, beside the buttons of the row.
  await page.getByRole('link', { name: '操作记录' }).focus()
  await page.keyboard.press('Tab')
  const last = page.getByRole('link', { name: '开始使用' })
  await expect(last).toBeFocused()
  const isClear = () =>
    last.evaluate((link) => {
      const { left, right, top, height } = link.getBoundingClientRect()
      return [left + 4, right - 4].every((x) => document.elementFromPoint(x, top + height / 2) === link)
    })
  await expect.poll(isClear).toBe(true)
  await page.getByRole('link', { name: NAME }).click()
  // So that it is told once it is looked for: what is told goes by itself.
  await standStill(teacher)
  await page.getByRole('button', { name: '停用账号' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '停用账号' }).click()
  await expect(page.getByText('已停用，所有设备都已退出登录')).toBeVisible()
  await expect(app.userMenu).toBeVisible()

  faults.forgive(statusOf(401))
  // The next call that says that somebody is still there.
  await teacher.clock.fastForward(10_000)
  await teacher.clock.resume()
  await expect(there.alert.filter({ hasText: '账号已停用，请联系学校管理员' })).toBeVisible()
  await expect(there.account).toBeVisible()
  await device.close()
  await turnTo(page, '/manage/cloud-school')
  await expect(app.main.getByRole('heading', { level: 1 })).toBeVisible()
})
