import { eq, like } from 'drizzle-orm'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { getBannerList } from '#contract/catalogue.ts'
import {
  getManagedBanners,
  MAX_BANNERS,
  orderBanners,
  removeBanner,
  saveBanner,
} from '#contract/frame-banner.ts'
import { auditEntry } from '#server/db/schema/audit-entry.ts'
import { banner } from '#server/db/schema/banner.ts'
import { file } from '#server/db/schema/file.ts'
import { JPEG_BASE64 } from '#tests/support/a-jpeg.ts'
import { bannerJpeg } from '#tests/support/banner-jpeg.ts'
import { onEachEngine } from '#tests/support/each-engine.ts'
import type { Persona } from '#tests/support/server.ts'

const PLATFORM = 'platformAdministrator'
const base64Of = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')
const PICTURES = {
  Picture: base64Of(bannerJpeg(1440, 400)),
  MobilePicture: base64Of(bannerJpeg(780, 416)),
}
const NEW = { Id: 0, RowVersion: 0, Title: ' 开学第一课 ', LinkUrl: '/list?type=2', ...PICTURES }
const PAST = '2001-09-01T08:00:00+08:00'
const FUTURE = '2901-09-01T08:00:00+08:00'

onEachEngine('banners in the hands of the platform’s administrators', (harness) => {
  const post = async (persona: Persona, path: string, body: object) =>
    (await harness().ask.post(path, body, await harness().ask.tokenOf(persona))).body
  const save = (change: object) => post(PLATFORM, saveBanner.path, { ...NEW, ...change })
  const all = async () => {
    const { body } = await harness().ask.get(getManagedBanners.path, await harness().ask.tokenOf(PLATFORM))
    return z.parse(getManagedBanners.data, body.Data)
  }
  const shown = async () => {
    const { body } = await harness().ask.get(getBannerList.path)
    return z.parse(getBannerList.data, body.Data).map(({ Title }) => Title)
  }
  const ok = { Code: 200, Data: true, Message: '' }

  test('are for nobody else', async () => {
    for (const persona of ['teacher', 'reviewer', 'schoolAdministrator'] as const) {
      const { body } = await harness().ask.get(getManagedBanners.path, await harness().ask.tokenOf(persona))
      expect(body.Code).toBe(403)
      expect((await post(persona, saveBanner.path, NEW)).Code).toBe(403)
      expect((await post(persona, removeBanner.path, { Id: 1, RowVersion: 1 })).Code).toBe(403)
      expect((await post(persona, orderBanners.path, { Ids: [1] })).Code).toBe(403)
    }
    const { db } = harness().database
    expect(await db.select().from(file).where(like(file.path, 'banners/__/%'))).toEqual([])
  })

  test('are shown at once, with a picture that visitors may fetch, and noted', async () => {
    const before = await shown()
    const made = z.parse(saveBanner.data, (await save({})).Data)
    expect(await shown()).toEqual([...before, '开学第一课'])
    const prepared = await harness().app.catalogue.banners()
    const served = prepared.find(({ Id }) => Id === made.Id)
    expect(served).toMatchObject({ LinkType: 1, LinkUrl: '/list?type=2' })
    for (const address of [served?.ImageUrl ?? '', served?.MobileImageUrl ?? '']) {
      const answer = await harness().app.inject({ url: address })
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/jpeg'])
    }
    const ids = (await all()).map(({ Id }) => Id)
    expect(await post(PLATFORM, orderBanners.path, { Ids: [...ids].reverse() })).toEqual(ok)
    expect(await shown()).toEqual(['开学第一课', ...[...before].reverse()])
    expect((await post(PLATFORM, orderBanners.path, { Ids: ids.slice(1) })).Code).toBe(409)
    expect((await post(PLATFORM, orderBanners.path, { Ids: ids.map(() => made.Id) })).Code).toBe(409)
    expect(await post(PLATFORM, orderBanners.path, { Ids: ids })).toEqual(ok)
    expect(await post(PLATFORM, removeBanner.path, { Id: made.Id, RowVersion: 1 })).toEqual(ok)
    expect((await post(PLATFORM, removeBanner.path, { Id: made.Id, RowVersion: 1 })).Code).toBe(404)
    expect(await shown()).toEqual(before)
    const noted = await harness()
      .database.db.select()
      .from(auditEntry)
      .where(like(auditEntry.act, 'banner.%'))
    expect(noted.map(({ act }) => act)).toEqual([
      'banner.add',
      'banner.order',
      'banner.order',
      'banner.remove',
    ])
    expect(noted[0]).toMatchObject({ subject: `banner:${made.Id}`, detail: { title: '开学第一课' } })
    expect(noted[2]?.detail).toEqual({ names: [...before, '开学第一课'].join('、') })
  })

  test('are shown within their times only, and changed as they were seen', async () => {
    const before = await shown()
    const { Id } = z.parse(saveBanner.data, (await save({ FromTime: FUTURE })).Data)
    expect(await shown()).toEqual(before)
    const change = { Id, Picture: undefined, MobilePicture: undefined }
    expect((await save({ ...change, RowVersion: 1, FromTime: PAST, ToTime: FUTURE })).Code).toBe(200)
    expect(await shown()).toEqual([...before, '开学第一课'])
    const kept = (await all()).find((it) => it.Id === Id)
    expect(kept).toMatchObject({ RowVersion: 2, FromTime: '2001-09-01T00:00:00.000Z' })
    expect(kept?.ImageUrl).not.toBe('')
    expect((await save({ ...change, RowVersion: 1, Title: '别人的' })).Code).toBe(409)
    const both = await Promise.all(
      [1, 2].map((n) => save({ ...change, RowVersion: 2, Title: `第${n}`, FromTime: FUTURE })),
    )
    expect(new Set(both.map(({ Code }) => Code))).toEqual(new Set([200, 409]))
    expect(await shown()).toEqual(before)
    expect(await post(PLATFORM, removeBanner.path, { Id, RowVersion: 3 })).toEqual(ok)
  })

  test('refuse what is none, and keep what is odd as it is', async () => {
    const before = await all()
    const wide = (picture: string) => ({ Picture: picture })
    for (const wrong of [
      { Picture: undefined, MobilePicture: undefined },
      { MobilePicture: undefined },
      wide(JPEG_BASE64),
      wide(PICTURES.MobilePicture),
      wide(base64Of(bannerJpeg(1440, 400).subarray(0, 40))),
      wide('<svg onload="alert(1)">'),
      { LinkUrl: 'javascript:alert(1)' },
      { LinkUrl: '//elsewhere.example' },
      { LinkUrl: '/\\elsewhere.example' },
      { LinkUrl: 'http://' },
      { Title: '   ' },
      { Title: '长'.repeat(61) },
      { FromTime: FUTURE, ToTime: PAST },
      { ToTime: PAST },
      { FromTime: '0001-01-01T00:00:00Z' },
      { FromTime: 'tomorrow' },
    ])
      expect([wrong, (await save(wrong)).Code]).toEqual([wrong, 400])
    expect((await save({ Id: 2_000_000_000, RowVersion: 1 })).Code).toBe(404)
    expect(await all()).toEqual(before)
    const odd = `'"><script>alert(1)</script>`
    const { Id } = z.parse(saveBanner.data, (await save({ Title: odd })).Data)
    expect((await shown()).at(-1)).toBe(odd)
    const { db } = harness().database
    const [row] = await db.select().from(banner).where(eq(banner.id, Id))
    if (row === undefined) throw new Error('nothing was added')
    const { id: _, ...values } = row
    await db.insert(banner).values(Array.from({ length: MAX_BANNERS - before.length - 1 }, () => values))
    expect((await save({})).Code).toBe(409)
    await db.delete(banner).where(eq(banner.title, odd))
  })
})
