import { desc, eq, like } from 'drizzle-orm'
import { expect, test } from 'vitest'
import {
  getCloudMenus,
  MAX_CLOUD_MENUS,
  orderCloudMenus,
  removeCloudMenu,
  saveCloudMenu,
} from '#contract/cloud-menu.ts'
import { getCloudSchool } from '#contract/cloud-school.ts'
import { current } from '#contract/session.ts'
import { appUser } from '#server/db/schema/app-user.ts'
import { auditEntry } from '#server/db/schema/audit-entry.ts'
import { cloudMenu, cloudMenuFile } from '#server/db/schema/cloud-menu.ts'
import { privateFile } from '#server/db/schema/private-file.ts'
import { callsOf } from '#tests/support/ask-calls.ts'
import { onEachEngine } from '#tests/support/each-engine.ts'

const PLATFORM = 'platformAdministrator'
const ADMINISTRATOR = 'schoolAdministrator'
const NEW = {
  OrgId: 2,
  Id: 0,
  RowVersion: 0,
  Name: ' 新生入学 ',
  Parts: ['notices'],
  Kinds: [] as string[],
  Files: [] as { Id: number; OwnFileId: number; Name: string }[],
}

onEachEngine('the menus of the cloud school in the hands of administrators', (harness) => {
  const { data, code, answer } = callsOf(harness)
  const save = (change: Partial<typeof NEW>, by: typeof PLATFORM | typeof ADMINISTRATOR = PLATFORM) =>
    code(saveCloudMenu, { body: { ...NEW, ...change } }, by)
  const menus = async (OrgId = 2) => (await data(getCloudMenus, { query: { OrgId } }, PLATFORM)).Menus
  const named = async (name: string, OrgId = 2) => {
    const found = (await menus(OrgId)).find(({ Name }) => Name === name)
    if (found === undefined) throw new Error(`there is no entry ${name}`)
    return { ...found, RowVersion: found.RowVersion ?? 0 }
  }
  const remove = async (name: string, IntoId = 0, OrgId = 2) => {
    const { Id, RowVersion } = await named(name, OrgId)
    return code(removeCloudMenu, { body: { OrgId, Id, RowVersion, IntoId } }, PLATFORM)
  }
  const childrenOf = async (persona: 'cloudSchool' | 'teacher' | 'emptyMenus' | 'noMenus') =>
    (await data(current, {}, persona)).RoleIsShowMenus?.[0]?.Children?.map(({ MenuName }) => MenuName)

  test('are for nobody else, and a school’s administrator has that school alone', async () => {
    for (const persona of ['teacher', 'reviewer', 'cloudSchool'] as const) {
      expect(await code(getCloudMenus, { query: { OrgId: 0 } }, persona)).toBe(403)
      expect(await code(saveCloudMenu, { body: NEW }, persona)).toBe(403)
      const removal = { OrgId: 2, Id: 1, RowVersion: 1, IntoId: 0 }
      expect(await code(removeCloudMenu, { body: removal }, persona)).toBe(403)
      expect(await code(orderCloudMenus, { body: { OrgId: 2, Ids: [], Seen: [] } }, persona)).toBe(403)
    }
    const own = await data(getCloudMenus, { query: { OrgId: 0 } }, ADMINISTRATOR)
    expect([own.OrgId, own.Schools.map(({ Id }) => Id)]).toEqual([1, [1]])
    expect(own.Kinds).toContain('课件')
    expect(await code(getCloudMenus, { query: { OrgId: 2 } }, ADMINISTRATOR)).toBe(403)
    expect(await save({}, ADMINISTRATOR)).toBe(403)
    expect(await code(getCloudMenus, { query: { OrgId: 999 } }, PLATFORM)).toBe(403)
  })

  test('stand in the place of a role’s with the next call of an open session, and are noted', async () => {
    const before = await childrenOf('cloudSchool')
    expect(before?.length).toBeGreaterThan(1)
    expect(await childrenOf('noMenus')).toBeUndefined()
    expect(await save({})).toBe(200)
    expect(await save({ Name: '校本课程', Parts: ['lives', 'files', 'files'], Kinds: ['课件'] })).toBe(200)
    expect(await childrenOf('cloudSchool')).toEqual(['新生入学', '校本课程'])
    // A teacher of the first school, too, where the role's stand; the last child is of the school that is chosen.
    const [ofTeacher, ofRole] = [await childrenOf('teacher'), await childrenOf('emptyMenus')]
    expect(ofTeacher?.slice(0, 2)).toEqual(['新生入学', '校本课程'])
    expect(ofTeacher?.length).toBeGreaterThan(2)
    expect(ofRole ?? []).toEqual([])
    const entry = await named('校本课程')
    expect(entry).toMatchObject({ Parts: ['files', 'lives'], Parameter: `code=school-${entry.Id}&orgId=2` })
    const query = { orgId: 2, code: `school-${entry.Id}` }
    const page = await data(getCloudSchool, { query }, 'cloudSchool')
    expect(page).toMatchObject({ MenuName: '校本课程', Parts: ['files', 'lives'], Notices: [], OwnFiles: [] })
    expect(page.Files?.every(({ TagName }) => TagName === '课件')).toBe(true)
    expect(await code(getCloudSchool, { query: { ...query, orgId: 1 } }, 'teacher')).toBe(404)
    expect(await code(getCloudSchool, { query: { ...query, orgId: 2 } }, 'emptyMenus')).not.toBe(200)
    const [first, second] = (await menus()).map(({ Id }) => Id)
    const order = { OrgId: 2, Ids: [second ?? 0, first ?? 0], Seen: [first ?? 0, second ?? 0] }
    expect(await code(orderCloudMenus, { body: order }, PLATFORM)).toBe(200)
    expect(await code(orderCloudMenus, { body: order }, PLATFORM)).toBe(409)
    const twice = { ...order, Ids: [first ?? 0, first ?? 0], Seen: order.Ids }
    expect(await code(orderCloudMenus, { body: twice }, PLATFORM)).toBe(409)
    expect(await childrenOf('cloudSchool')).toEqual(['校本课程', '新生入学'])
    expect([await remove('校本课程'), await remove('新生入学')]).toEqual([200, 200])
    expect(await childrenOf('cloudSchool')).toEqual(before)
    expect(await code(getCloudSchool, { query }, 'cloudSchool')).toBe(404)
    const { db } = harness().database
    const noted = await db.select().from(auditEntry).where(like(auditEntry.act, 'cloudMenu.%'))
    expect(noted.map(({ act }) => act)).toEqual([
      'cloudMenu.add',
      'cloudMenu.add',
      'cloudMenu.order',
      'cloudMenu.remove',
      'cloudMenu.remove',
    ])
    expect(noted[0]).toMatchObject({ organisationId: 2, detail: { name: '新生入学', files: 0 } })
    expect(noted[2]?.detail).toEqual({ names: '校本课程、新生入学' })
  })

  test('are changed as they were seen, and only to what there is', async () => {
    expect(await save({})).toBe(200)
    expect(await save({})).toBe(409)
    expect(await save({ Name: '空', Parts: [] })).toBe(400)
    expect(await save({ Name: '别的', Parts: ['videos'] })).toBe(400)
    expect(await save({ Name: '别的', Kinds: ['没有'] })).toBe(400)
    const { Id, RowVersion } = await named('新生入学')
    expect(await save({ Id, RowVersion, Name: '新生' })).toBe(200)
    expect(await save({ Id, RowVersion, Name: '老生' })).toBe(409)
    expect(await save({ Id, RowVersion: RowVersion + 1, OrgId: 1 })).toBe(404)
    expect(await remove('新生')).toBe(200)
    expect(await save({ Id, RowVersion })).toBe(404)
  })

  test('hold files of the user’s own, which stay while they are shown', async () => {
    const { db } = harness().database
    const [user] = await db.select().from(appUser).where(eq(appUser.name, '罗云舒'))
    const [known] = await db.select().from(privateFile).orderBy(desc(privateFile.id)).limit(1)
    const [by] = await db.select().from(appUser).where(eq(appUser.mobile, '13900000009'))
    if (known === undefined || by === undefined) throw new Error('the seed has own files and administrators')
    const now = new Date()
    const brought = { userId: by.id, name: '须知', fileId: known.fileId, createdAt: now, updatedAt: now }
    const [own] = await db.insert(privateFile).values(brought).returning()
    const placed = { Id: 0, OwnFileId: own?.id ?? 0, Name: '入学须知' }
    expect(user?.id).not.toBe(by.id)
    expect(await save({ Files: [{ ...placed, OwnFileId: known.id }] })).toBe(404)
    expect(await save({ Files: [placed, placed] })).toBe(400)
    expect(await save({ Files: [placed], Parts: [] })).toBe(200)
    expect(await save({ Name: '老生' })).toBe(200)
    const made = await named('新生入学')
    const [file] = made.Files
    if (file === undefined) throw new Error('the file is not there')
    expect(file.Name).toMatch(/^入学须知\./)
    await db.delete(privateFile).where(eq(privateFile.id, placed.OwnFileId))
    const query = { orgId: 2, code: `school-${made.Id}` }
    const page = await data(getCloudSchool, { query }, 'cloudSchool')
    const [shown] = page.OwnFiles ?? []
    expect([page.Parts, shown?.Name]).toEqual([[], file.Name])
    const { app } = harness()
    expect((await app.inject({ method: 'GET', url: shown?.Url ?? '' })).statusCode).toBe(200)
    // Another school's entry gets nothing of it.
    const stolen = { OrgId: 1, Name: '抢来的', Files: [{ Id: file.Id, OwnFileId: 0, Name: '抢来的' }] }
    expect(await save(stolen)).toBe(404)
    expect(await save(stolen, ADMINISTRATOR)).toBe(404)
    const other = await named('老生')
    expect(await remove('新生入学', made.Id)).toBe(400)
    expect(await remove('新生入学', 999_999)).toBe(404)
    expect(await remove('新生入学', other.Id)).toBe(200)
    const after = await named('老生')
    expect([after.RowVersion, after.Files.map(({ Id }) => Id)]).toEqual([other.RowVersion + 1, [file.Id]])
    expect(await remove('老生')).toBe(200)
    expect(await db.select().from(cloudMenuFile)).toEqual([])
  })

  test('are as many as a school may have, of many at once too', async () => {
    const { db } = harness().database
    const rows = Array.from({ length: MAX_CLOUD_MENUS - 1 }, (_, at) => ({
      organisationId: 2,
      name: `栏目${at}`,
      parts: ['notices'],
      kinds: [],
      sort: at,
    }))
    await db.insert(cloudMenu).values(rows)
    const codes = await Promise.all(
      ['甲', '乙', '丙'].map(
        async (Name) => (await answer(saveCloudMenu, { body: { ...NEW, Name } }, PLATFORM)).Code,
      ),
    )
    expect(codes.toSorted((one, other) => one - other)).toEqual([200, 409, 409])
    await db.delete(cloudMenu)
  })
})
