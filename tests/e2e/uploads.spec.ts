import type { Page, Route } from '@playwright/test'
import { getAliOssSetting } from '#contract/upload.ts'
import { onScreen } from './support/app.ts'
import { onDisk } from './support/chosen-file.ts'
import { UNREACHABLE } from './support/faults.ts'
import { tell } from './support/frozen.ts'
import { expect, test } from './support/test.ts'

/** The parts that the server asks for here: what passes between browser and test is most of what larger ones cost. */
const PART = 256 * 1024

test.use({ persona: 'teacher' })

test.beforeEach(({ context }) =>
  context.route(`**${getAliOssSetting.path}`, async (route) => {
    const answered = await route.fetch()
    const said = (await answered.json()) as { readonly Data: object }
    await route.fulfill({ response: answered, json: { ...said, Data: { ...said.Data, ChunkSize: PART } } })
  }),
)

/** Keeps every part of a file but the first on its way; says from which byte on each was sent. Until one is lost. */
const holdParts = async (page: Page) => {
  const offsets: number[] = []
  let held: Route | null = null
  let isHolding = true
  await page.route(
    (url) => url.pathname.startsWith('/api/upload/'),
    (route) => {
      const request = route.request()
      if (request.method() !== 'PATCH') return route.fallback()
      offsets.push(Number(request.headers()['upload-offset']))
      if (offsets.at(-1) === 0 || !isHolding) return route.fallback()
      held = route
      return undefined
    },
  )
  const lose = () => {
    isHolding = false
    return held?.abort('connectionrefused')
  }
  return { offsets, lose }
}

// After an expiry: tests/domain/upload/upload.machine.test.ts and upload-tray.machine.test.ts.
test('a film goes on after another page, a reload and a lost network, and sends no part twice; what is told stands beside the tray', async ({
  page,
  app,
  faults,
}) => {
  faults.forgive(UNREACHABLE)
  const name = '长课录像.mp4'
  const tray = page.getByRole('region', { name: '上传' })
  const row = tray.getByRole('listitem').filter({ hasText: name })
  const parts = await holdParts(page)
  await page.goto('/school-local/school-local-mydatabase?orgId=1')
  const buffer = Buffer.alloc(1.5 * PART)
  buffer.write('\0\0\0\x18ftypisom', 'latin1')
  await app.main.getByLabel('上传文件', { exact: true }).first().setInputFiles(onDisk(name, buffer))
  await expect.poll(() => parts.offsets).toEqual([0, PART])

  const menu = app.banner.getByRole('navigation', { name: '校本导航' })
  await menu.getByRole('link', { name: '学校资源库' }).click()
  await expect(page).toHaveTitle('学校资源库 - 知源课堂')
  await expect(row).toContainText('66%')
  await page.reload()
  await expect(row).toBeVisible()
  await expect.poll(() => parts.offsets).toEqual([0, PART, PART])

  await parts.lose()
  await expect(row).toContainText('已上传')
  expect(parts.offsets).toEqual([0, PART, PART, PART])
  await menu.getByRole('link', { name: '我的资料库' }).click()
  await expect(app.main.getByRole('button', { name, exact: true })).toBeVisible()

  // What is told stands beside the tray at any width, never before it.
  const notice = page.getByRole('region', { name: '通知' }).getByText('格式不支持')
  for (const width of [820, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await app.main
      .getByLabel('上传文件', { exact: true })
      .first()
      .setInputFiles([
        { name: '坏文件.pdf', mimeType: 'application/pdf', buffer: Buffer.from(`not a pdf ${width}`) },
        { name: '说明.txt', mimeType: 'text/plain', buffer: Buffer.from('text') },
      ])
    await expect(tray).toBeVisible()
    await expect(notice.first()).toBeVisible()
    const [told, shown] = [await notice.first().boundingBox(), await tray.boundingBox()]
    expect((told?.y ?? 999) + (told?.height ?? 0)).toBeLessThan(shown?.y ?? 0)
  }
})

test('three tabs upload side by side, and what a closed or a frozen one left goes on in an open one; each file is stored once', async ({
  page,
  context,
  app,
  faults,
}) => {
  faults.forgive(UNREACHABLE)
  const address = '/school-local/school-local-mydatabase?orgId=1'
  const tabs = [page, await context.newPage(), await context.newPage()] as const
  const names = tabs.map((_, index) => `三页同传${index + 1}.mp4`)
  const held = [] as Awaited<ReturnType<typeof holdParts>>[]
  for (const [index, tab] of tabs.entries()) {
    held.push(await holdParts(tab))
    await tab.goto(address)
    const buffer = Buffer.alloc(PART + 1000, index + 1)
    buffer.write('\0\0\0\x18ftypisom', 'latin1')
    await onScreen(tab)
      .main.getByLabel('上传文件', { exact: true })
      .first()
      .setInputFiles(onDisk(names[index] ?? '', buffer))
    // The second part is on its way, and stays there: all three are in the middle at once.
    await expect.poll(() => held[index]?.offsets).toEqual([0, PART])
  }
  const [first, second, third] = tabs
  const rowIn = (tab: Page, name = '') =>
    tab.getByRole('region', { name: '上传' }).getByRole('listitem').filter({ hasText: name })
  // What another page has on its way is no file that were to be chosen again.
  for (const tab of tabs) await expect(rowIn(tab, '三页同传')).toHaveCount(1)
  await held[0]?.lose()
  await expect(rowIn(first, names[0])).toContainText('已上传')

  // An open page takes over what the closed one left, from where it was; and at last all of it is with the only one that is awake.
  const sent: number[] = []
  for (const tab of [first, second])
    tab.on('request', (request) => {
      if (request.method() === 'PATCH') sent.push(Number(request.headers()['upload-offset']))
    })
  await third.close()
  const rowsOf = async (tab: Page) => rowIn(tab, names[2]).count()
  await expect.poll(async () => (await rowsOf(first)) + (await rowsOf(second))).toBe(1)
  await tell(second, 'freeze')
  // A closed tab may have got its last part to the server all the same: who took its file over was done with it at once, frozen or not.
  const DONE = /已上传|秒传/
  const doneIn = async (tab: Page) => rowIn(tab, names[2]).filter({ hasText: DONE }).count()
  for (const name of names.slice(0, 2)) await expect(rowIn(first, name)).toContainText(DONE)
  await expect.poll(async () => (await doneIn(first)) + (await doneIn(second))).toBe(1)
  await tell(second, 'resume')
  await expect(rowIn(second).filter({ hasNotText: DONE })).toHaveCount(0)
  expect(sent.filter((offset) => offset !== PART)).toEqual([])

  await first.goto(address)
  for (const name of names) await expect(app.main.getByRole('button', { name, exact: true })).toHaveCount(1)
})
