import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { type ServedBuild, serveBuild } from '#tests/support/served-build.ts'
import { crossOriginRuleOf } from '#tests/support/strict-store/cross-origin.ts'
import { ROOT, type StrictStore, startStrictStore } from '#tests/support/strict-store/strict-store.ts'
import { onScreen } from './support/app.ts'
import { onDisk } from './support/chosen-file.ts'
import { longFilm } from './support/long-film.ts'
import { signedInState } from './support/signed-in.ts'
import { test as base, expect } from './support/test.ts'

const OWN_FILES = '/school-local/school-local-mydatabase?orgId=1'

/** The rule that operators are told to give their bucket, for the page's own origin. */
const documentedRule = (origin: string) => {
  const rule = crossOriginRuleOf(readFileSync('docs/object-store.md', 'utf8'))
  expect(rule.origins).toEqual(['https://ketang.school.example'])
  return { ...rule, origins: [origin] }
}

interface School {
  readonly store: StrictStore
  readonly served: ServedBuild
}

/** A school whose browsers send to a store of another origin. */
const test = base.extend<object, { readonly school: School }>({
  school: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads here what a fixture needs
    async ({}, use) => {
      const store = await startStrictStore()
      const served = await serveBuild({
        S3_BUCKET: store.settings.bucket,
        S3_ACCESS_KEY_ID: ROOT.id,
        S3_SECRET_ACCESS_KEY: ROOT.secret,
        S3_ENDPOINT: store.url,
        S3_STS_ENDPOINT: store.url,
        S3_PROVIDER: 's3',
      })
      await use({ store, served })
      await served.stop()
      await store.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ school }, use) => {
    await use(school.served.url)
  },
  storageState: async ({ playwright, school }, use) => {
    const request = await playwright.request.newContext()
    await use(await signedInState(request, 'teacher', school.served.url))
    await request.dispose()
  },
})

// The other kind of keys, with its addresses and signatures: tests/server/direct-uploads.test.ts.

// One after the other in one worker: each would open a school, which is a server and a store.
test.describe.configure({ mode: 'default' })

test.beforeEach(async ({ page, school: { store, served }, faults }) => {
  const rule = documentedRule(served.url)
  Object.assign(store.mood, { cuts: 0, busy: 0, wait: async () => undefined, rule })
  store.mood.log.length = 0
  store.mood.preflights.length = 0
  // Nobody else is spoken to.
  faults.forgive(new RegExp(`left the origin: ${store.url}/`))
  await page.goto(OWN_FILES)
  await expect(onScreen(page).userMenu).toBeVisible()
})

const chooseFile = (page: Page, file: { name: string; buffer: Buffer }) =>
  onScreen(page)
    .main.getByLabel('上传文件', { exact: true })
    .first()
    .setInputFiles(onDisk(file.name, file.buffer))

const numbersOf = (log: readonly string[]): readonly number[] =>
  log.flatMap((line) => {
    const number = /^PUT .*[?&]partNumber=(\d+).* 200$/.exec(line)?.[1]
    return number === undefined ? [] : [Number(number)]
  })

/** Holds a part of a file back until it is let go of. */
const holdPart = ({ mood }: StrictStore, part: number) => {
  let letGo: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    letGo = resolve
  })
  let held = 0
  mood.wait = async (told) => {
    if (!told.startsWith('PUT') || !told.includes(`partNumber=${part}`)) return
    held += 1
    await released
  }
  return { held: () => held, letGo }
}

const rowOf = (page: Page, name: string) =>
  page.getByRole('region', { name: '上传' }).getByRole('listitem').filter({ hasText: name })

/** Nothing of what was sent is left where files come in, and the store was asked as it allows. */
const expectNothingLeft = ({ mood, objects }: StrictStore): void => {
  expect(mood.preflights.filter((line) => line.endsWith('204')).length).toBeGreaterThan(0)
  expect(mood.preflights.filter((line) => !line.endsWith('204'))).toEqual([])
  expect([...objects.kept.keys()].filter((key) => key.startsWith('incoming/'))).toEqual([])
  expect(objects.begun.size).toBe(0)
}

/** A file of one part goes in one request, and is looked at. */
const sendSmallFile = async (page: Page, { mood }: StrictStore, name: string): Promise<void> => {
  const plan = readFileSync('demo/files/resources/english-junior-wonders-plan.pdf')
  mood.log.length = 0
  await chooseFile(page, { name, buffer: Buffer.concat([plan, Buffer.from(`\n% ${name}\n`)]) })
  await onScreen(page).main.getByRole('button', { name, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator('canvas').first()).toBeVisible()
  expect(mood.log.filter((line) => line.startsWith('PUT /school/incoming/'))).toHaveLength(1)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
}

test('a store that is spoken to as s3 takes a film in parts over a pause, a reload, a refusal and a lost connection, and a small file at once', async ({
  page,
  app,
  school: { store, served },
  faults,
}) => {
  faults.forgive(/status of 503|net::ERR_(EMPTY_RESPONSE|CONNECTION_RESET)/)
  const name = '直传录像.mp4'
  const row = rowOf(page, name)
  const shown = await page.request.get(OWN_FILES)
  expect(shown.headers()['content-security-policy']).toContain(`;connect-src 'self' ${store.url};`)

  const second = holdPart(store, 2)
  await chooseFile(page, { name, buffer: longFilm() })
  await expect.poll(second.held).toBe(1)
  await expect(row).toContainText('80%')
  await row.getByRole('button', { name: `暂停：${name}` }).click()
  await expect(row).toContainText('已暂停')
  await page.reload()
  await expect(row).toContainText('已暂停')
  second.letGo()

  const third = holdPart(store, 3)
  Object.assign(store.mood, { cuts: 1, busy: 1 })
  await row.getByRole('button', { name: `继续：${name}` }).click()
  // A connection cut and a store that was busy are each tried again after a while, with all of a part.
  await expect.poll(third.held, { timeout: 90_000 }).toBe(1)
  await page.reload()
  await expect.poll(third.held, { timeout: 90_000 }).toBe(2)
  third.letGo()
  await expect(row).toContainText('已上传')

  expect([...new Set(numbersOf(store.mood.log))]).toEqual([1, 2, 3])
  expect(numbersOf(store.mood.log).filter((number) => number < 3)).toEqual([1, 2])
  expectNothingLeft(store)
  await sendSmallFile(page, store, '直传教案.pdf')

  await app.main.getByRole('button', { name, exact: true }).click()
  const watched = page.getByRole('dialog').locator('video')
  await expect.poll(() => watched.evaluate(({ duration }: HTMLVideoElement) => duration)).toBeGreaterThan(1)
  expect(await watched.evaluate(({ currentSrc }: HTMLVideoElement) => new URL(currentSrc).origin)).toBe(
    served.url,
  )
})

test('a bucket without the rule is waited for, what is no film is refused once it lies there, and a store that the policy does not name is not spoken to', async ({
  page,
  school: { store, served },
  faults,
}) => {
  faults.forgive(/blocked by CORS policy|net::ERR_FAILED/)
  store.mood.rule = null
  await chooseFile(page, { name: '等规则.mp4', buffer: longFilm().subarray(0, 200_000) })
  const tray = page.getByRole('region', { name: '上传' })
  const row = tray.getByRole('listitem')
  await expect(row).toContainText('网络断开')
  expect(store.mood.log.filter((line) => line.startsWith('PUT'))).toEqual([])
  store.mood.rule = documentedRule(served.url)
  await row.getByRole('button', { name: /^重试/ }).click()
  await expect(row).toContainText('已上传')

  await chooseFile(page, { name: '假片.mp4', buffer: Buffer.from('<script>alert(1)</script>'.repeat(50)) })
  await expect(tray).toContainText('文件内容与后缀不符')
  expect([...store.objects.kept.keys()].filter((key) => key.startsWith('incoming/'))).toEqual([])

  const other = await startStrictStore()
  faults.forgive(/Content Security Policy|net::ERR_/)
  // Playwright tells of what the policy stops as well.
  faults.forgive(new RegExp(`left the origin: ${other.url}/`))
  await page.route('**/api/public/getaliosssetting', async (route) => {
    const answered = await route.fetch()
    const body = (await answered.text()).replaceAll(store.url, other.url)
    await route.fulfill({ response: answered, body })
  })
  await page.reload()
  await chooseFile(page, { name: '别处.mp4', buffer: longFilm().subarray(0, 200_000) })
  await expect(rowOf(page, '别处.mp4')).toContainText('网络断开')
  expect([other.mood.log, other.mood.preflights]).toEqual([[], []])
  await other.close()
})
