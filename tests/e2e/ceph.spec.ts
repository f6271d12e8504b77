import { readFileSync } from 'node:fs'
import { ListMultipartUploadsCommand, ListObjectsV2Command } from '@aws-sdk/client-s3'
import { type Ceph, hasCeph, startCeph } from '#tests/support/ceph/ceph.ts'
import { type ServedBuild, serveBuild } from '#tests/support/served-build.ts'
import { crossOriginRuleOf } from '#tests/support/strict-store/cross-origin.ts'
import { onScreen, signIn } from './support/app.ts'
import { onDisk } from './support/chosen-file.ts'
import { longFilm } from './support/long-film.ts'
import { test as base, expect } from './support/test.ts'

interface School {
  readonly ceph: Ceph
  readonly served: ServedBuild
}

/** A school whose browsers send to a real object store, under the rule and the role of docs/object-store.md. */
const test = base.extend<object, { readonly school: School }>({
  school: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads here what a fixture needs
    async ({}, use) => {
      const ceph = await startCeph()
      const { endpoint, bucket, accessKeyId, secretAccessKey } = ceph.settings
      const served = await serveBuild({
        S3_BUCKET: bucket,
        S3_ACCESS_KEY_ID: accessKeyId,
        S3_SECRET_ACCESS_KEY: secretAccessKey,
        S3_ENDPOINT: endpoint ?? '',
        S3_STS_ENDPOINT: endpoint ?? '',
        S3_STS_ROLE_ARN: ceph.roleArn,
      })
      const rule = crossOriginRuleOf(readFileSync('docs/object-store.md', 'utf8'))
      await ceph.letPagesSend({ ...rule, origins: [served.url] })
      await use({ ceph, served })
      await served.stop()
      await ceph.close()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ school }, use) => {
    await use(school.served.url)
  },
})

test.skip(!hasCeph(), 'Ceph is not on the PATH')

test('a film goes to Ceph in parts over a pause and a reload, and the server takes it from there', async ({
  page,
  app,
  school: { ceph, served },
  faults,
}) => {
  const name = '真存储录像.mp4'
  const store = ceph.settings.endpoint ?? ''
  faults.forgive(new RegExp(`left the origin: ${store}/`))
  const taken: number[] = []
  page.on('response', (response) => {
    const part = new URL(response.url()).searchParams.get('partNumber')
    if (part !== null && response.request().method() === 'PUT' && response.ok()) taken.push(Number(part))
  })
  // The second part waits on its way.
  let isHeld = true
  let waiting = 0
  await page.route(/partNumber=2&/, async (route) => {
    if (!isHeld) return route.continue()
    waiting += 1
  })
  await signIn(page, 'teacher')
  await page.goto('/school-local/school-local-mydatabase?orgId=1')
  await onScreen(page)
    .main.getByLabel('上传文件', { exact: true })
    .first()
    .setInputFiles(onDisk(name, longFilm()))
  const row = page.getByRole('region', { name: '上传' }).getByRole('listitem').filter({ hasText: name })
  await expect.poll(() => waiting).toBe(1)
  await row.getByRole('button', { name: `暂停：${name}` }).click()
  await expect(row).toContainText('已暂停')
  await page.reload()
  await expect(row).toContainText('已暂停')
  isHeld = false
  await row.getByRole('button', { name: `继续：${name}` }).click()
  await expect(row).toContainText('已上传')
  expect(taken).toEqual([1, 2, 3])

  const inBucket = { Bucket: ceph.settings.bucket, Prefix: 'incoming/' }
  expect((await ceph.client.send(new ListObjectsV2Command(inBucket))).Contents ?? []).toEqual([])
  expect((await ceph.client.send(new ListMultipartUploadsCommand(inBucket))).Uploads ?? []).toEqual([])
  await app.main.getByRole('button', { name, exact: true }).click()
  const watched = page.getByRole('dialog').locator('video')
  await expect.poll(() => watched.evaluate(({ duration }: HTMLVideoElement) => duration)).toBeGreaterThan(1)
  expect(await watched.evaluate(({ currentSrc }: HTMLVideoElement) => new URL(currentSrc).origin)).toBe(
    served.url,
  )
})
