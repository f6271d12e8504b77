import { chromium } from '@playwright/test'
import { createHash } from 'node:crypto'
const base = 'http://127.0.0.1:8791'
const only = process.argv.slice(2)
const md5 = createHash('md5').update('Zhiyuan2026').digest('hex').toUpperCase()
const call = async (path, body, token) => (await (await fetch(base + path, { method: body ? 'POST' : 'GET', headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}), 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Safari/604.1' }, body: body ? JSON.stringify(body) : undefined })).json()).Data
const token = await call('/api/user/users/login', { Mobile: '13900000001', Password: md5, Client: 2, UserKey: 'x', Key: '', Times: 0 })
const lives = await call('/api/user/liveplaydirectory/gethomelivelist?count=50')
for (const live of lives.filter((l) => l.LiveStatus === 1).slice(0, 4)) await call('/api/user/userAction/addUserAction', { ActionType: 6, ObjectId: live.Id, Type: 2 }, token)
for (let id = 1; id < 30; id += 1) await call('/api/user/userAction/addUserAction', { ActionType: 1, ObjectId: id * 5 }, token)
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] })
const sizes = { d: [1366, 768], t: [820, 1180], p: [390, 844] }
const tabs = { courses: 0, learning: 1, browsing: 2, favourites: 3, account: 4 }
const ctx = await browser.newContext({ baseURL: base, locale: 'zh-CN', timezoneId: 'Asia/Shanghai' })
const page = await ctx.newPage()
page.on('console', (m) => m.type() === 'error' && console.log('console', m.text()))
page.on('pageerror', (e) => console.log('pageerror', e.message))
await page.goto('/')
await page.getByRole('banner').getByRole('button', { name: '登录', exact: true }).click()
await page.getByRole('dialog').getByRole('textbox', { name: '账号' }).fill('13900000001')
await page.getByRole('dialog').getByLabel('密码', { exact: true }).fill('Zhiyuan2026')
await page.locator('button[type=submit]').last().click()
await page.getByRole('button', { name: '用户菜单' }).waitFor()
for (const [tab, index] of Object.entries(tabs)) for (const [key, [width, height]] of Object.entries(sizes)) for (const scheme of ['light', 'dark']) {
  const name = `${tab}-${key}-${scheme}`
  if (only.length && !only.some((o) => name.includes(o))) continue
  await page.setViewportSize({ width, height })
  await page.emulateMedia({ colorScheme: scheme })
  await page.goto(`/coursetable?activeIndex=${index}`)
  await page.waitForTimeout(1200)
  await page.screenshot({ path: `/tmp/bm-shots/${name}.png`, fullPage: true })
}
await browser.close()
