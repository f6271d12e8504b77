import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { savePerson } from '#contract/people.ts'
import { getManagedRoles, MAX_ROLES, removeRole, saveRole } from '#contract/roles.ts'
import { current } from '#contract/session.ts'
import { appUser } from '#server/db/schema/app-user.ts'
import { auditEntry } from '#server/db/schema/audit-entry.ts'
import { role, roleMenuItem } from '#server/db/schema/role.ts'
import { onEachEngine } from '#tests/support/each-engine.ts'
import type { Persona } from '#tests/support/server.ts'

const PLATFORM = 'platformAdministrator'
const NEW = {
  Id: 0,
  RowVersion: 0,
  Name: ' 教务员 ',
  LjzkIsShow: true,
  IsResoure: true,
  ZjIsShow: true,
  Menus: [{ Name: '教务', Items: [{ Name: '首页', Parameter: 'code=yxsy' }] }],
}

onEachEngine('roles in the hands of the platform’s administrators', (harness) => {
  const post = async (persona: Persona, path: string, body: object) =>
    (await harness().ask.post(path, body, await harness().ask.tokenOf(persona))).body
  const save = (change: object) => post(PLATFORM, saveRole.path, { ...NEW, ...change })
  const all = async () => {
    const { body } = await harness().ask.get(getManagedRoles.path, await harness().ask.tokenOf(PLATFORM))
    return z.parse(getManagedRoles.data, body.Data)
  }
  const userOf = async (persona: Persona) => {
    const { body } = await harness().ask.get(current.path, await harness().ask.tokenOf(persona))
    return z.parse(current.data, body.Data)
  }

  test('are for nobody else', async () => {
    for (const persona of ['teacher', 'reviewer', 'schoolAdministrator'] as const) {
      const { body } = await harness().ask.get(getManagedRoles.path, await harness().ask.tokenOf(persona))
      expect(body.Code).toBe(403)
      expect((await post(persona, saveRole.path, NEW)).Code).toBe(403)
      const removal = { Id: 1, RowVersion: 1, HolderCount: 0, IntoId: 2 }
      expect((await post(persona, removeRole.path, removal)).Code).toBe(403)
    }
  })

  test('are what an open session has with its next call, and are noted', async () => {
    const teacher = (await all()).find(({ Name }) => Name === '教师')
    if (teacher === undefined) throw new Error('the seed has a role for teachers')
    const before = await userOf('teacher')
    expect(before.RoleAnys?.ZjIsShow).toBe(teacher.ZjIsShow)
    const { db } = harness().database
    const icons = async () =>
      (await db.select({ icon: roleMenuItem.icon }).from(roleMenuItem)).map(({ icon }) => icon).sort()
    const iconsBefore = await icons()
    const [menu] = teacher.Menus ?? []
    const changed = {
      ...teacher,
      ZjIsShow: !teacher.ZjIsShow,
      Menus: [{ ...menu, Items: [...(menu?.Items ?? [])].reverse() }],
    }
    expect((await save(changed)).Code).toBe(200)
    const after = await userOf('teacher')
    expect(after.RoleAnys?.ZjIsShow).toBe(!teacher.ZjIsShow)
    const itemsOf = (user: typeof after) => user.RoleIsShowMenus?.[0]?.Children?.map((it) => it.Parameter)
    expect(itemsOf(after)).toEqual(itemsOf(before)?.reverse())
    expect(await icons()).toEqual(iconsBefore)
    expect((await save(changed)).Code).toBe(409)
    expect((await save({ ...teacher, RowVersion: 2 })).Code).toBe(200)
    expect((await userOf('teacher')).RoleAnys).toEqual(before.RoleAnys)
    const noted = await db.select().from(auditEntry).where(eq(auditEntry.act, 'role.save'))
    expect(noted.at(-1)).toMatchObject({
      subject: `role:${teacher.Id}`,
      detail: { name: '教师', holders: teacher.HolderCount },
    })
  })

  test('are removed with another for all who hold them, of two at once by one', async () => {
    const { Id } = z.parse(saveRole.data, (await save({})).Data)
    const { db } = harness().database
    const [person] = await db
      .insert(appUser)
      .values({ name: '程晚', title: '', avatarUrl: '', roleId: Id })
      .returning()
    const removal = { Id, RowVersion: 1, HolderCount: 1, IntoId: 0 }
    expect((await post(PLATFORM, removeRole.path, { ...removal, HolderCount: 0 })).Code).toBe(409)
    expect((await post(PLATFORM, removeRole.path, removal)).Code).toBe(400)
    expect((await post(PLATFORM, removeRole.path, { ...removal, IntoId: 2_000_000 })).Code).toBe(404)
    const both = await Promise.all(
      [1, 2].map((IntoId) => post(PLATFORM, removeRole.path, { ...removal, IntoId })),
    )
    expect(new Set(both.map(({ Code }) => Code))).toEqual(new Set([200, 404]))
    const [now] = await db
      .select()
      .from(appUser)
      .where(eq(appUser.id, person?.id ?? 0))
    expect([1, 2]).toContain(now?.roleId)
    expect(now?.rowVersion).toBe(2)
    const gone = {
      Id: now?.id,
      RowVersion: 2,
      Name: '程晚',
      Title: '',
      RoleId: Id,
      PlatformRight: 0,
      Schools: [],
    }
    expect((await post(PLATFORM, savePerson.path, gone)).Code).toBe(400)
    const [noted] = await db.select().from(auditEntry).where(eq(auditEntry.act, 'role.remove'))
    expect(noted).toMatchObject({ subject: `role:${Id}`, detail: { name: '教务员', holders: 1 } })
  })

  test('refuse what is none', async () => {
    const before = await all()
    const item = (Parameter: string, Name = '一项') => ({ Name, Parameter })
    const menu = (...Items: object[]) => ({ Menus: [{ Name: '教务', Items }] })
    for (const wrong of [
      { Name: '  ' },
      { Name: '长'.repeat(21) },
      menu(item('orgId=1')),
      menu(item('code=a'), item('orgId=1&code=a')),
      menu(item('code=a', ' ')),
      menu(...Array.from({ length: 31 }, (_, at) => item(`code=${at}`))),
      { Menus: Array.from({ length: 6 }, () => ({ Name: '教务', Items: [] })) },
    ])
      expect([wrong, (await save(wrong)).Code]).toEqual([wrong, 400])
    expect((await save({ Name: '教师' })).Code).toBe(409)
    expect((await save({ Id: 2_000_000, RowVersion: 1 })).Code).toBe(404)
    const teacher = before.find(({ Name }) => Name === '教师')
    expect((await save({ ...teacher, Name: '老师' })).Code).toBe(400)
    expect(await all()).toEqual(before)
    const { db } = harness().database
    const more = Array.from({ length: MAX_ROLES - before.length }, (_, at) => ({
      name: `多余${at}`,
      staysHome: true,
      schoolLibrary: false,
      paperComposition: false,
    }))
    await db.insert(role).values(more)
    expect((await save({})).Code).toBe(409)
  })
})
