import { eq, like } from 'drizzle-orm'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { countNotices, getNotices, readNotices } from '#contract/announcement.ts'
import { getSchoolNotices } from '#contract/cloud-school.ts'
import { editorUpload } from '#contract/editor.ts'
import {
  getManagedNotices,
  getNoticeReaders,
  removeNotice,
  saveNotice,
  withdrawNotice,
} from '#contract/managed-announcement.ts'
import { appUser } from '#server/db/schema/app-user.ts'
import { auditEntry } from '#server/db/schema/audit-entry.ts'
import { membership } from '#server/db/schema/membership.ts'
import { schoolNotice } from '#server/db/schema/school-notice.ts'
import { aJpeg } from '#tests/support/a-jpeg.ts'
import { onEachEngine } from '#tests/support/each-engine.ts'
import { accounts, type Persona } from '#tests/support/server.ts'

const QINGHE = 1
const PLATFORM = 'platformAdministrator'
const SCHOOL = 'schoolAdministrator'
const READER = 'teacher'
const NEW = {
  Id: 0,
  RowVersion: 0,
  OrgId: QINGHE,
  Title: ' 开学安排 ',
  Content: '<p>周一开学。</p>',
  IsTop: false,
  Publish: true,
}

onEachEngine('notices with who has read them', (harness) => {
  const post = async (persona: Persona, path: string, body: object) =>
    (await harness().ask.post(path, body, await harness().ask.tokenOf(persona))).body
  const get = async (persona: Persona, path: string) =>
    (await harness().ask.get(path, await harness().ask.tokenOf(persona))).body
  const save = (persona: Persona, change: object) => post(persona, saveNotice.path, { ...NEW, ...change })
  const made = async (persona: Persona, change: object = {}) =>
    z.parse(saveNotice.data, (await save(persona, change)).Data).Id
  const unread = async (persona: Persona) =>
    z.parse(countNotices.data, (await get(persona, countNotices.path)).Data).Notices ?? 0
  const shown = async (persona: Persona) =>
    z.parse(getNotices.data, (await get(persona, getNotices.path)).Data).Items ?? []
  const managed = async (persona: Persona) =>
    z.parse(getManagedNotices.data, (await get(persona, getManagedNotices.path)).Data).Items ?? []
  const people = async (persona: Persona, id: number, read: 0 | 1) => {
    const { Data } = await get(persona, `${getNoticeReaders.path}?Id=${id}&Read=${read}`)
    return z.parse(getNoticeReaders.data, Data)
  }
  const isThere = async (persona: Persona, id: number) => (await shown(persona)).some((it) => it.Id === id)
  const ok = { Code: 200, Data: true, Message: '' }

  test('are for nobody else to write, and the school’s own', async () => {
    for (const persona of [READER, 'reviewer'] as const) {
      expect((await get(persona, getManagedNotices.path)).Code).toBe(403)
      expect((await save(persona, {})).Code).toBe(403)
      expect((await post(persona, withdrawNotice.path, { Id: 1, RowVersion: 1 })).Code).toBe(403)
      expect((await post(persona, removeNotice.path, { Id: 1, RowVersion: 1 })).Code).toBe(403)
      expect((await get(persona, `${getNoticeReaders.path}?Id=1&Read=1`)).Code).toBe(403)
    }
    for (const OrgId of [0, 2, 999_999]) expect((await save(SCHOOL, { OrgId })).Code).toBe(403)
    expect((await save(PLATFORM, { OrgId: 999_999 })).Code).toBe(403)
    const id = await made(PLATFORM, { OrgId: 0 })
    expect((await save(SCHOOL, { Id: id, RowVersion: 1 })).Code).toBe(404)
    expect((await post(SCHOOL, withdrawNotice.path, { Id: id, RowVersion: 1 })).Code).toBe(404)
    expect((await get(SCHOOL, `${getNoticeReaders.path}?Id=${id}&Read=0`)).Code).toBe(404)
    expect((await managed(SCHOOL)).every(({ OrgId }) => OrgId === QINGHE)).toBe(true)
    expect(await isThere('cloudSchool', id)).toBe(true)
    expect(await post(PLATFORM, withdrawNotice.path, { Id: id, RowVersion: 1 })).toEqual(ok)
    expect(await post(PLATFORM, removeNotice.path, { Id: id, RowVersion: 2 })).toEqual(ok)
  })

  test('are counted until they are read, on every device, and their writer sees by whom', async () => {
    const before = await unread(READER)
    const id = await made(SCHOOL, { Content: '<p>周一开学。<script>alert(1)</script></p>' })
    expect(await unread(READER)).toBe(before + 1)
    expect((await shown(READER)).find((it) => it.Id === id)).toMatchObject({
      Title: '开学安排',
      Content: '<p>周一开学。</p>',
      IsRead: false,
    })
    const { db } = harness().database
    const members = await db.select().from(membership).where(eq(membership.organisationId, QINGHE))
    const row = async () => (await managed(SCHOOL)).find((it) => it.Id === id)
    expect(await row()).toMatchObject({ Status: 2, ReadCount: 0 })
    expect((await row())?.AudienceCount).toBeLessThanOrEqual(members.length)
    const read = { Ids: [id, 2_000_000_000], All: false }
    expect(await post(READER, readNotices.path, read)).toEqual({ Code: 200, Data: before, Message: '' })
    expect((await post(READER, readNotices.path, read)).Data).toBe(before)
    expect((await shown(READER)).find((it) => it.Id === id)?.IsRead).toBe(true)
    const [done, notDone] = [await people(SCHOOL, id, 1), await people(SCHOOL, id, 0)]
    expect(done).toMatchObject({ TotalCount: 1, Items: [{ Schools: '青禾实验学校' }] })
    expect(notDone.Items?.every(({ ReadTime }) => ReadTime === '')).toBe(true)
    const counted = await row()
    expect(counted?.ReadCount).toBe(1)
    expect(counted?.AudienceCount).toBe((done.TotalCount ?? 0) + (notDone.TotalCount ?? 0))
    const leaver = notDone.Items?.find(({ Name }) => Name !== accounts[SCHOOL].name)?.UserId ?? 0
    await db.update(appUser).set({ disabledAt: new Date() }).where(eq(appUser.id, leaver))
    expect((await row())?.AudienceCount).toBe((counted?.AudienceCount ?? 0) - 1)
    await db.update(appUser).set({ disabledAt: null }).where(eq(appUser.id, leaver))
    expect((await post(READER, readNotices.path, { Ids: [], All: true })).Data).toBe(0)
    expect(await unread(READER)).toBe(0)
  })

  test('show pictures that their writer brought in, by addresses made anew, wherever they are read', async () => {
    const bring = async (persona: Persona) => {
      const form = new FormData()
      form.set('upfile', new Blob([Uint8Array.from(aJpeg())]), '校历.jpg')
      const request = new Request('http://page/', { method: 'POST', body: form })
      const answer = await harness().app.inject({
        method: 'POST',
        url: '/api/editor?action=uploadimage',
        headers: {
          'content-type': request.headers.get('content-type') ?? '',
          authorization: `Bearer ${await harness().ask.tokenOf(persona)}`,
        },
        payload: Buffer.from(await request.arrayBuffer()),
      })
      return z.parse(editorUpload, answer.json()).url ?? ''
    }
    const url = await bring(SCHOOL)
    const file = /\/file\/(\d+)/.exec(url)?.[1]
    const withPicture = `<p><img src="${url}" alt="校历"></p>`
    const foreign = { Code: 403, Data: null, Message: '通知里只能用自己上传的图片，请重新上传' }
    expect(await save(PLATFORM, { Content: withPicture })).toEqual(foreign)
    expect((await save(SCHOOL, { Content: withPicture.repeat(10) })).Code).toBe(200)
    // A picture alone is a notice; a picture of another site is none.
    expect((await save(SCHOOL, { Content: '<img src="https://else.example/a.png">' })).Code).toBe(400)
    const id = await made(SCHOOL, { Content: withPicture, Publish: false })
    const { db } = harness().database
    const [row] = await db.select().from(schoolNotice).where(eq(schoolNotice.id, id))
    expect(row?.html).toBe(`<p><img data-file="${file}" alt="校历" /></p>`)
    const inManaged = async () => (await managed(SCHOOL)).find((it) => it.Id === id)?.Content ?? ''
    const addressIn = (html: string) => /src="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? ''
    const isServed = async (html: string) => {
      const { statusCode, headers } = await harness().app.inject({ method: 'GET', url: addressIn(html) })
      return [statusCode, headers['content-type']]
    }
    expect(await isServed(await inManaged())).toEqual([200, 'image/jpeg'])
    // Another administrator changes it with the pictures that it has, as they were shown.
    expect((await save(PLATFORM, { Id: id, RowVersion: 1, Content: await inManaged() })).Code).toBe(200)
    harness().clock.forward(2 * 24 * 3600)
    expect(await isServed(withPicture)).toEqual([410, expect.any(String)])
    const inList = (await shown(READER)).find((it) => it.Id === id)?.Content ?? ''
    const inCloud = await get(READER, `${getSchoolNotices.path}?orgId=${QINGHE}`)
    const cloudContent = z
      .parse(getSchoolNotices.data, inCloud.Data)
      .Items?.find((it) => it.Id === id)?.Content
    for (const html of [inList, cloudContent ?? '', await inManaged()])
      expect(await isServed(html)).toEqual([200, 'image/jpeg'])
    expect((await db.select().from(schoolNotice).where(eq(schoolNotice.id, id)))[0]?.html).toBe(row?.html)
    const many = Array.from({ length: 21 }, (_, at) => `<img src="/api/file/${900_000 + at}">`).join('')
    expect(await save(SCHOOL, { Content: many })).toMatchObject({
      Code: 400,
      Message: '通知最多带 20 张图片',
    })
    expect(await post(SCHOOL, withdrawNotice.path, { Id: id, RowVersion: 2 })).toEqual(ok)
    expect(await post(SCHOOL, removeNotice.path, { Id: id, RowVersion: 3 })).toEqual(ok)
  })

  test('live as a draft, within their times, and until they are withdrawn', async () => {
    const id = await made(SCHOOL, { Publish: false })
    expect(await isThere(READER, id)).toBe(false)
    expect((await post(SCHOOL, withdrawNotice.path, { Id: id, RowVersion: 1 })).Code).toBe(409)
    const at = (hours: number) => new Date(harness().clock.read().getTime() + hours * 3600_000).toISOString()
    const times = { Id: id, FromTime: at(1), ToTime: at(2) }
    expect((await save(SCHOOL, { ...times, RowVersion: 1 })).Code).toBe(200)
    expect((await save(SCHOOL, { ...times, RowVersion: 1 })).Code).toBe(409)
    expect(await isThere(READER, id)).toBe(false)
    harness().clock.forward(3601)
    expect(await isThere(READER, id)).toBe(true)
    const inCloud = await get(READER, `${getSchoolNotices.path}?orgId=${QINGHE}`)
    expect(z.parse(getSchoolNotices.data, inCloud.Data).Items?.map((it) => it.Id)).toContain(id)
    harness().clock.forward(3600)
    expect(await isThere(READER, id)).toBe(false)
    expect((await save(SCHOOL, { Id: id, RowVersion: 2, OrgId: 0 })).Code).toBe(400)
    expect((await save(SCHOOL, { Id: id, RowVersion: 2, Publish: false })).Code).toBe(200)
    expect(await isThere(READER, id)).toBe(true)
    expect((await post(SCHOOL, removeNotice.path, { Id: id, RowVersion: 3 })).Code).toBe(409)
    const both = await Promise.all(
      [1, 2].map(() => post(SCHOOL, withdrawNotice.path, { Id: id, RowVersion: 3 })),
    )
    expect(new Set(both.map(({ Code }) => Code))).toEqual(new Set([200, 409]))
    expect(await isThere(READER, id)).toBe(false)
    expect((await save(SCHOOL, { Id: id, RowVersion: 4 })).Code).toBe(200)
    expect(await isThere(READER, id)).toBe(true)
    expect(await post(SCHOOL, withdrawNotice.path, { Id: id, RowVersion: 5 })).toEqual(ok)
    expect(await post(SCHOOL, removeNotice.path, { Id: id, RowVersion: 6 })).toEqual(ok)
    const { db } = harness().database
    const noted = await db
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.subject, `notice:${id}`))
      .orderBy(auditEntry.id)
    expect(noted.map(({ act }) => act.slice('notice.'.length))).toEqual([
      'add',
      'save',
      'publish',
      'save',
      'withdraw',
      'save',
      'publish',
      'withdraw',
      'remove',
    ])
    expect(noted.every(({ organisationId }) => organisationId === QINGHE)).toBe(true)
  })

  test('refuse what is none, and keep what is odd as it is', async () => {
    for (const wrong of [
      { Title: '  ' },
      { Title: '长'.repeat(81) },
      { Content: '' },
      { Content: '<p> <br></p>' },
      { Content: `<p>${'长'.repeat(5001)}</p>` },
      { FromTime: '2901-01-01T00:00:00Z', ToTime: '2001-01-01T00:00:00Z' },
      { ToTime: '2001-01-01T00:00:00Z' },
      { ToTime: '2001-01-01T00:00:00Z', Publish: true },
      { FromTime: 'tomorrow' },
      { OrgId: -1 },
    ])
      expect([wrong, (await save(SCHOOL, wrong)).Code]).toEqual([wrong, 400])
    for (const wrong of ['Id=x&Read=1', 'Id=1&Read=2', 'Id=1&Read=1&PageIndex=0'])
      expect((await get(SCHOOL, `${getNoticeReaders.path}?${wrong}`)).Code).toBe(400)
    for (const missing of ['Id=1.5&Read=1', 'Id=99999999999&Read=1', 'Id=-1&Read=0'])
      expect((await get(SCHOOL, `${getNoticeReaders.path}?${missing}`)).Code).toBe(404)
    const odd = `'"><script>alert(1)</script>`
    const id = await made(SCHOOL, { Title: odd, Publish: false })
    expect((await managed(SCHOOL)).find((it) => it.Id === id)?.Title).toBe(odd)
    const { db } = harness().database
    const noted = await db
      .select()
      .from(auditEntry)
      .where(like(auditEntry.subject, `notice:${id}`))
    expect(noted).toMatchObject([{ act: 'notice.add', detail: { title: odd } }])
  })
})
