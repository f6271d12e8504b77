import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { addPerson, getManaged, getPeople } from '#contract/people.ts'
import {
  addSchool,
  getSchools,
  mergeSchools,
  renameSchool,
  setSchoolClosed,
  weighSchools,
} from '#contract/schools.ts'
import { auditEntry } from '#server/db/schema/audit-entry.ts'
import { backgroundJob } from '#server/db/schema/background-job.ts'
import { content } from '#server/db/schema/content.ts'
import { membership } from '#server/db/schema/membership.ts'
import { organisation } from '#server/db/schema/organisation.ts'
import { roleMenuItem } from '#server/db/schema/role.ts'
import { readSchoolWords, SCHOOL_WORDS } from '#server/modules/people/school-words.ts'
import { onEachEngine } from '#tests/support/each-engine.ts'
import type { Persona } from '#tests/support/server.ts'
import { CURRENT } from '#tests/support/server-client.ts'

const QINGHE = 1
const JIANGCHENG = 2
const PLATFORM = 'platformAdministrator'
const SCHOOL = 'schoolAdministrator'

onEachEngine('schools in the hands of administrators', (harness) => {
  const post = async (persona: Persona, path: string, body: object) =>
    (await harness().ask.post(path, body, await harness().ask.tokenOf(persona))).body
  const list = async (persona: Persona, change: object = {}) =>
    z.parse(getSchools.data, (await post(persona, getSchools.path, change)).Data)
  const named = async (persona: Persona, change: object = {}) =>
    ((await list(persona, change)).Items ?? []).map(({ Name }) => Name)
  const schoolsOf = async (persona: Persona) => {
    const { body } = await harness().ask.get(CURRENT, await harness().ask.tokenOf(persona))
    const read = z.object({ UserOrgList: z.array(z.object({ Name: z.string() })) })
    return z.parse(read, body.Data).UserOrgList.map(({ Name }) => Name)
  }
  const ok = { Code: 200, Data: true, Message: '' }

  test('are seen by who administers them; adding, merging and closing is the platform’s', async () => {
    expect(await list(SCHOOL)).toMatchObject({
      IsPlatform: false,
      TotalCount: 1,
      Items: [{ Id: QINGHE, Name: '青禾实验学校', PeopleCount: 5, IsClosed: false }],
    })
    expect(new Set(await named(PLATFORM))).toEqual(new Set(['青禾实验学校', '江城第一中学']))
    expect((await post('reviewer', getSchools.path, {})).Code).toBe(403)
    const pair = { Id: JIANGCHENG, IntoId: QINGHE }
    for (const [path, body] of [
      [addSchool.path, { Name: '新校' }],
      [setSchoolClosed.path, { Id: QINGHE, IsClosed: true }],
      [weighSchools.path, pair],
      [mergeSchools.path, pair],
    ] as const)
      expect((await post(SCHOOL, path, body)).Code).toBe(403)
    expect((await post(SCHOOL, renameSchool.path, { Id: JIANGCHENG, Seen: '', Name: '我的' })).Code).toBe(404)
  })

  test('are renamed as they were seen, found by either name, and so are their contents', async () => {
    const rename = (Seen: string, Name: string) => post(SCHOOL, renameSchool.path, { Id: QINGHE, Seen, Name })
    expect((await rename('旧名', '青禾学校')).Code).toBe(409)
    expect((await rename('青禾实验学校', '江城第一中学')).Code).toBe(409)
    expect(await rename('青禾实验学校', '清荷实验学校')).toEqual(ok)
    expect(await named(PLATFORM, { Keyword: '青禾' })).toEqual(['清荷实验学校'])
    expect((await list(SCHOOL)).Items?.[0]?.FormerNames).toEqual(['青禾实验学校'])
    const { db } = harness().database
    const controller = new AbortController()
    const told: number[] = []
    await readSchoolWords(db)({
      payload: { organisationId: QINGHE },
      signal: controller.signal,
      log: harness().app.log,
      progress: (percent) => told.push(percent),
    })
    const findable = (name: string) =>
      db.execute(sql`select 1 from zhiyuan.content_search s join zhiyuan.content c on c.id = s.content_id
        where c.organisation_id = ${QINGHE} and s.body_key like ${`%${name}%`}`)
    expect((await findable('青禾实验学校')).rows).toEqual([])
    expect((await findable('清荷实验学校')).rows.length).toBeGreaterThan(0)
    expect(told[0]).toBe(0)
    const waiting = await db.select().from(backgroundJob).where(eq(backgroundJob.kind, SCHOOL_WORDS.name))
    expect(waiting.map(({ subject }) => subject)).toEqual(['清荷实验学校'])
    expect(await rename('清荷实验学校', '青禾实验学校')).toEqual(ok)
    expect((await list(SCHOOL)).Items?.[0]?.FormerNames).toEqual(['清荷实验学校'])
  })

  test('that are closed have no members until they are opened again, with the rights that they had', async () => {
    const before = await harness().database.db.select().from(membership).orderBy(membership.userId)
    const close = (IsClosed: boolean) => post(PLATFORM, setSchoolClosed.path, { Id: JIANGCHENG, IsClosed })
    expect(await close(true)).toEqual(ok)
    expect(await close(true)).toEqual(ok)
    expect(await schoolsOf('cloudSchool')).toEqual([])
    expect((await list(PLATFORM, { Keyword: '江城' })).Items).toMatchObject([
      { IsClosed: true, PeopleCount: 4 },
    ])
    const managed = await harness().ask.get(getManaged.path, await harness().ask.tokenOf(PLATFORM))
    expect(z.parse(getManaged.data, managed.body.Data).Schools).toHaveLength(1)
    const schools = [{ Id: JIANGCHENG, IsCanVerify: false, CanAdminister: false }]
    const person = { Mobile: '13720000001', Name: '新', Title: '', RoleId: 0, Schools: schools }
    expect((await post(PLATFORM, addPerson.path, person)).Code).toBe(400)
    expect(await close(false)).toEqual(ok)
    expect(await schoolsOf('cloudSchool')).toEqual(['江城第一中学'])
    const after = await harness().database.db.select().from(membership).orderBy(membership.userId)
    expect(new Set(after.map((it) => JSON.stringify(it)))).toEqual(
      new Set(before.map((it) => JSON.stringify(it))),
    )
  })

  test('that are merged lose nothing: what names a school names the other one', async () => {
    const { db } = harness().database
    const tables = await db.execute(sql`select c.conrelid::regclass::text as name, a.attname as field
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.confrelid = 'zhiyuan.organisation'::regclass`)
    const references = z.parse(z.array(z.object({ name: z.string(), field: z.string() })), tables.rows)
    const countOf = async (table: string, field: string, id: number) => {
      const { rows } = await db.execute(
        sql`select count(*)::int as total from ${sql.raw(table)} where ${sql.identifier(field)} = ${id}`,
      )
      return z.parse(z.array(z.object({ total: z.number() })), rows)[0]?.total ?? 0
    }
    const totals = async (id: number) =>
      Object.fromEntries(
        await Promise.all(
          references.map(async ({ name, field }) => [name, await countOf(name, field, id)] as const),
        ),
      )
    const moving = await totals(JIANGCHENG)
    const there = await totals(QINGHE)
    const pair = { Id: JIANGCHENG, IntoId: QINGHE }
    const weighed = z.parse(weighSchools.data, (await post(PLATFORM, weighSchools.path, pair)).Data)
    expect(weighed).toMatchObject({
      People: 4,
      Contents: moving['zhiyuan.content'],
      Requests: moving['zhiyuan.share_request'],
    })
    expect((await post(PLATFORM, mergeSchools.path, { Id: QINGHE, IntoId: QINGHE })).Code).toBe(400)
    await db.execute(sql`create table zhiyuan.written (rows int)`)
    await db.execute(sql`create function zhiyuan.note_written() returns trigger language plpgsql as
      $$ begin insert into zhiyuan.written select count(*) from moved; return null; end $$`)
    await db.execute(sql`create trigger note_written after update on zhiyuan.content
      referencing new table as moved for each statement execute function zhiyuan.note_written()`)
    const placesInSearch = async () => {
      const { rows } =
        await db.execute(sql`select s.content_id as id, s.ctid::text as place from zhiyuan.content_search s
        join zhiyuan.content c on c.id = s.content_id where not c.school_only order by s.content_id`)
      return rows
    }
    const places = await placesInSearch()
    expect(await post(PLATFORM, mergeSchools.path, pair)).toEqual(ok)
    // No statement has more of them than its time allows, and what is found of them is written anew where it changed.
    const { rows: written } = await db.execute<{ rows: number }>(
      sql`select rows from zhiyuan.written order by rows desc`,
    )
    expect(written.map(({ rows }) => rows)).toEqual([1000, (moving['zhiyuan.content'] ?? 0) - 1000])
    expect(await placesInSearch()).toEqual(places)
    await db.execute(sql`drop trigger note_written on zhiyuan.content`)
    await db.execute(sql`drop table zhiyuan.written`)
    expect((await post(PLATFORM, mergeSchools.path, pair)).Code).toBe(404)
    const both = await totals(QINGHE)
    for (const { name } of references) {
      // Who was in both is once in one; the merged name, its line of the audit and the job are new.
      const twice = name === 'zhiyuan.membership' ? -1 : 0
      const isNew = ['school_former_name', 'audit_entry', 'background_job'].some(
        (it) => name === `zhiyuan.${it}`,
      )
      const added = isNew ? 1 : 0
      expect([name, both[name]]).toEqual([name, (there[name] ?? 0) + (moving[name] ?? 0) + twice + added])
    }
    expect(await db.select().from(organisation).where(eq(organisation.id, JIANGCHENG))).toEqual([])
    expect(await db.select().from(content).where(eq(content.organisationId, JIANGCHENG))).toEqual([])
    const menus = await db.select({ parameter: roleMenuItem.parameter }).from(roleMenuItem)
    expect(menus.filter(({ parameter }) => parameter.includes('orgId=2'))).toEqual([])
    expect(await schoolsOf('cloudSchool')).toEqual(['青禾实验学校'])
    expect((await list(PLATFORM, { Keyword: '江城' })).Items).toMatchObject([{ Id: QINGHE }])
    const people = await post(SCHOOL, getPeople.path, {})
    expect(z.parse(getPeople.data, people.Data).TotalCount).toBe(8)
    const [noted] = await db.select().from(auditEntry).where(eq(auditEntry.act, 'school.merge'))
    expect(noted).toMatchObject({ organisationId: QINGHE, detail: { from: '江城第一中学', people: 4 } })
  })

  test('are added once, and noted', async () => {
    const added = await post(PLATFORM, addSchool.path, { Name: ' 晨光小学 ' })
    expect(added.Code).toBe(200)
    expect((await post(PLATFORM, addSchool.path, { Name: '晨光小学' })).Code).toBe(409)
    expect((await post(PLATFORM, addSchool.path, { Name: '  ' })).Code).toBe(400)
    expect((await list(PLATFORM, { Keyword: '晨光' })).Items).toMatchObject([{ PeopleCount: 0 }])
  })
})
