import { and, eq, getTableName, inArray, isNull, ne, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { JOB_KIND } from '#contract/job.ts'
import { getPeople, getPerson, PEOPLE_SHOWN, savePerson, setPersonDisabled } from '#contract/people.ts'
import {
  ERASURE_OBSTACLE,
  erasePersonalData,
  getPersonalData,
  keepAccount,
  keepPersonalData,
} from '#contract/personal-data.ts'
import { getSearchList } from '#contract/search-list.ts'
import { JOB_SCHEMA } from '#server/db/job-tables.ts'
import { appUser } from '#server/db/schema/app-user.ts'
import { auditEntry } from '#server/db/schema/audit-entry.ts'
import { comment } from '#server/db/schema/comment.ts'
import { CONTENT_TYPE, content } from '#server/db/schema/content.ts'
import { contentSearch } from '#server/db/schema/content-search.ts'
import { membership } from '#server/db/schema/membership.ts'
import { session } from '#server/db/schema/session.ts'
import { contentIndexRepository } from '#server/modules/content/content-index.repository.ts'
import { hourlySweep } from '#server/modules/job/sweeping.ts'
import { NOBODY } from '#server/modules/personal-data/erasure.repository.ts'
import { PERSONAL_COLUMNS } from '#server/modules/personal-data/personal-columns.query.ts'
import { PERSONAL_SECTIONS } from '#server/modules/personal-data/personal-sections.query.ts'
import { wirePassword } from '#server/modules/session/password.ts'
import { onEachEngine } from '#tests/support/each-engine.ts'
import { eraseDue, eraseOnly, readErasedAnew } from '#tests/support/erase-due.ts'
import { accounts, type Persona } from '#tests/support/server.ts'
import { CURRENT, HOME } from '#tests/support/server-client.ts'

const TEACHER = 1
const REVIEWER = 2
const DAY = 86_400
const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

onEachEngine('accounts that are given up', (harness) => {
  const post = async (persona: Persona, path: string, body: object) =>
    (await harness().ask.post(path, body, await harness().ask.tokenOf(persona))).body
  const erase = (persona: Persona, UserId = 0, Password = accounts[persona].wirePassword) =>
    post(persona, erasePersonalData.path, { UserId, Password })
  const keep = async (persona: Persona, Password = accounts[persona].wirePassword) =>
    (
      await harness().ask.post(keepAccount.path, {
        Mobile: accounts[persona].account,
        Password,
        UserKey: 'device',
      })
    ).body
  const read = async (persona: Persona, userId = 0) => {
    const { get, tokenOf } = harness().ask
    const { body } = await get(`${getPersonalData.path}?UserId=${userId}`, await tokenOf(persona))
    return z.parse(getPersonalData.data, body.Data)
  }
  const signIn = async (persona: Persona) =>
    (
      await harness().ask.login({
        Mobile: accounts[persona].account,
        Password: accounts[persona].wirePassword,
      })
    ).body
  /** As the hourly sweep does it. */
  const rowOf = async (id: number) => {
    const [found] = await harness().database.db.select().from(appUser).where(eq(appUser.id, id))
    return found
  }

  test('every column that names a user has a place in the list, and none is in it twice', async () => {
    const { rows } = await harness().database.db.execute<{ named: string }>(sql`
      select c.conrelid::regclass::text || '.' || a.attname as named
      from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
      where c.contype = 'f' and c.confrelid = 'zhiyuan.app_user'::regclass`)
    const listed = PERSONAL_COLUMNS.map(({ column }) => `${getTableName(column.table)}.${snake(column.name)}`)
    expect(listed.sort()).toEqual(rows.map(({ named }) => named.replace('zhiyuan.', '')).sort())
    // A column that names a user without saying so to the database would be found by nobody.
    const { rows: bare } = await harness().database.db.execute<{ named: string }>(sql`
      select table_name || '.' || column_name as named from information_schema.columns
      where table_schema = 'zhiyuan' and data_type = 'integer'
        and column_name ~ '(user|person|teacher|author|owner|decider|verifier|editor|_by)(_id)?$'`)
    expect(bare.map(({ named }) => named).filter((named) => !listed.includes(named))).toEqual([])
  })

  test('what a person gets as a file is said of every column too', () => {
    const given = new Set(PERSONAL_SECTIONS.map(({ own }) => `${getTableName(own.table)}.${snake(own.name)}`))
    /** Why something is in no file. */
    const withheld = {
      'parked_membership.user_id': 'of a closed school; told when it is open',
      'data_export.user_id': 'the file itself',
      'background_job.user_id': 'told under the tasks, and gone in a month',
      'recovery_code.user_id': 'hashes, of use to nobody',
      'second_factor.user_id': 'a secret; since when stands with the account',
      'intention.user_id': 'sealed with a key that the server has not',
      'playback_start.user_id': 'counted in what was learned',
      'dismissed_question.user_id': 'a mark on an answer that is in the file',
      'live_viewer.user_id': 'for minutes; counted in what was learned',
      'upload.user_id': 'on its way; in the file once it is kept',
      'editor_upload.user_id': 'in the file as pictures',
      'private_file.user_id': 'in the file as files',
      'roster_entry.user_id': 'of an import by somebody else, for a day',
      'roster_import.user_id': 'names others',
      'course_draft_editor.user_id': 'a course of somebody else',
      'course_draft_presence.user_id': 'for minutes',
      'course_teacher.user_id': 'a course of somebody else',
      'course_draft_edit.user_id': 'in the course',
      'course_version.user_id': 'in the course',
      'resource_version.decider_id': 'about something of somebody else; the act is in the log',
      'release_request.decider_id': 'about something of somebody else; the act is in the log',
      'share_request.verifier_id': 'about something of somebody else; the act is in the log',
      'share_event.user_id': 'about something of somebody else; the act is in the log',
      'question_import.user_id': 'the questions are in the file',
      'question_import.released_by': 'the act is in the log',
      'question_import.undone_by': 'the act is in the log',
      'question_version.replaced_by': 'about something of somebody else',
      'question_fault.settled_by': 'about something of somebody else',
      'comment_report.decider_id': 'about something of somebody else; the act is in the log',
      'content_withdrawal.user_id': 'the act is in the log',
    }
    const listed = PERSONAL_COLUMNS.map(({ column }) => `${getTableName(column.table)}.${snake(column.name)}`)
    expect([...given, ...Object.keys(withheld)].sort()).toEqual([...listed].sort())
  })

  test('are locked at once in every session and say so, with the own password only', async () => {
    const { ask, clock, database } = harness()
    const desktop = await ask.tokenOf('teacher')
    expect((await erase('teacher', 0, wirePassword('a guess'))).Code).toBe(400)
    expect((await ask.get(CURRENT, desktop)).status).toBe(200)
    const answer = await erase('teacher')
    const { ErasureTime } = z.parse(erasePersonalData.data, answer.Data)
    expect(Date.parse(ErasureTime) - clock.read().getTime()).toBe(7 * DAY * 1000)
    const { status, body } = await ask.get(CURRENT, desktop)
    expect([status, body.Message]).toEqual([401, '账号已申请注销，所有设备都已退出登录'])
    expect((await ask.get(HOME, desktop)).body.Code).toBe(200)
    const open = and(eq(session.userId, TEACHER), isNull(session.revokedAt))
    expect(await database.db.$count(session, open)).toBe(0)
    const refused = await signIn('teacher')
    expect([refused.Code, refused.Message]).toEqual([403, expect.stringContaining('账号正在注销')])
    expect(await eraseDue(harness())).toBe(0)
    expect((await read('platformAdministrator', TEACHER)).ErasureTime).toBe(ErasureTime)
    const people = await post('platformAdministrator', getPeople.path, { Keyword: accounts.teacher.account })
    expect(z.parse(getPeople.data, people.Data).Items).toMatchObject([{ Id: TEACHER, IsLeaving: true }])
  })

  test('are taken back in time by their password, or by an administrator', async () => {
    expect((await keep('teacher', wirePassword('a guess'))).Code).toBe(400)
    expect(await keep('teacher')).toEqual({ Code: 200, Data: true, Message: '' })
    expect(await keep('teacher')).toEqual({ Code: 200, Data: true, Message: '' })
    expect((await signIn('teacher')).Code).toBe(200)
    expect((await erase('platformAdministrator', TEACHER)).Code).toBe(200)
    expect((await signIn('teacher')).Code).toBe(403)
    expect((await post('reviewer', keepPersonalData.path, { UserId: TEACHER })).Code).toBe(403)
    const taken = await post('platformAdministrator', keepPersonalData.path, { UserId: TEACHER })
    expect(taken.Code).toBe(200)
    expect((await signIn('teacher')).Code).toBe(200)
    const acts = await harness()
      .database.db.select({ act: auditEntry.act })
      .from(auditEntry)
      .where(eq(auditEntry.subject, `user:${TEACHER}`))
      .orderBy(auditEntry.id)
    expect(acts.map(({ act }) => act)).toEqual([
      'personalData.erase',
      'personalData.keep',
      'personalData.erase',
      'personalData.keep',
    ])
  })

  test('are not those of others, nor of the last who administers', async () => {
    expect((await erase('reviewer', TEACHER)).Code).toBe(403)
    expect((await erase('schoolAdministrator', TEACHER)).Code).toBe(403)
    expect((await erase('schoolAdministrator', 3)).Code).toBe(404)
    expect((await erase('platformAdministrator')).Code).toBe(409)
    expect((await erase('schoolAdministrator')).Code).toBe(409)
    expect((await read('platformAdministrator')).Obstacle).toBe(ERASURE_OBSTACLE.lastPlatformAdministrator)
    expect((await read('schoolAdministrator')).Obstacle).toBe(ERASURE_OBSTACLE.lastSchoolAdministrator)
    const { db } = harness().database
    const ofReviewer = and(eq(membership.userId, REVIEWER), eq(membership.organisationId, 1))
    await db.update(membership).set({ canAdminister: true }).where(ofReviewer)
    expect((await read('schoolAdministrator')).Obstacle).toBe(ERASURE_OBSTACLE.none)
    // Both at once: one of them stays.
    const codes = (await Promise.all([erase('schoolAdministrator'), erase('reviewer')])).map(
      ({ Code }) => Code,
    )
    expect(codes.sort((one, other) => one - other)).toEqual([200, 409])
    await db.update(appUser).set({ eraseAt: null })
    await db.update(membership).set({ canAdminister: false }).where(ofReviewer)
  })

  test('are erased by the job of every hour once their days are over, and colleagues read no name', async () => {
    const { app, ask, clock, database } = harness()
    const { db } = database
    const [shown] = await db
      .select()
      .from(content)
      .where(and(eq(content.teacherId, TEACHER), eq(content.type, CONTENT_TYPE.resource)))
      .limit(1)
    if (shown === undefined) throw new Error('the teacher published nothing')
    await db.update(content).set({ teacherId: REVIEWER }).where(eq(content.id, shown.id))
    const teacherOf = async () => {
      const asked = { Keyword: shown.name, PageSize: 100 }
      const { body } = await ask.post(getSearchList.path, asked, await ask.tokenOf('teacher'))
      return z.parse(getSearchList.data, body.Data).Items?.find(({ Id }) => Id === shown.id)?.TeacherName
    }
    expect(await teacherOf()).toBe(accounts.reviewer.name)
    expect((await erase('reviewer')).Code).toBe(200)
    await app.jobs.work()
    const sweep = (key: string) =>
      db.transaction((tx) =>
        app.jobs.enqueue(
          tx,
          hourlySweep(JOB_KIND.erasureSweep, 37),
          {},
          { userId: null, organisationId: null, subject: key, key },
        ),
      )
    const swept = async () => {
      const { rows } = await db.execute<{ n: number }>(sql`
        select count(*)::int as n from ${sql.identifier(JOB_SCHEMA)}.job
        where name = ${JOB_KIND.erasureSweep} and state = 'completed'`)
      return rows[0]?.n
    }
    clock.forward(7 * DAY - 60)
    await sweep('a minute early')
    await expect.poll(swept, { timeout: 20_000 }).toBe(1)
    expect((await rowOf(REVIEWER))?.name).toBe(accounts.reviewer.name)
    clock.forward(120)
    await sweep('in time')
    await expect.poll(async () => (await rowOf(REVIEWER))?.name, { timeout: 20_000 }).toBe(NOBODY)
    expect(await teacherOf()).toBe(NOBODY)
  })

  test('are erased however much they published: what is found by their name is read anew after it, and again where that broke off', async () => {
    const { database, clock } = harness()
    const { db } = database
    const persona = 'noOrganisation'
    const { name, account } = accounts[persona]
    const [who] = await db.select().from(appUser).where(eq(appUser.mobile, account))
    const userId = who?.id ?? 0
    const some = await db
      .select({ id: content.id })
      .from(content)
      .where(ne(content.teacherId, TEACHER))
      .orderBy(content.id)
      .limit(120)
    const ids = some.map(({ id }) => id)
    await db.update(content).set({ teacherId: userId }).where(inArray(content.id, ids))
    await contentIndexRepository(db).index(ids)
    const named = () => db.$count(contentSearch, sql`${contentSearch.bodyKey} like ${`%${name}%`}`)
    expect(await named()).toBe(120)
    await db.execute(sql`create function zhiyuan.breaking_off() returns trigger language plpgsql as
      $$ begin raise exception 'the database went away'; end $$`)
    await db.execute(sql`create trigger breaking_off before update on zhiyuan.content_search
      for each row when (new.content_id = ${sql.raw(String(ids.at(-1)))}) execute function zhiyuan.breaking_off()`)
    expect((await erase(persona)).Code).toBe(200)
    clock.forward(7 * DAY + 60)
    expect(await eraseOnly(harness())).toBe(1)
    expect(await rowOf(userId)).toMatchObject({ name: NOBODY, mobile: null })
    await expect(readErasedAnew(harness())).rejects.toThrow()
    expect(await named()).toBe(20)
    await db.execute(sql`drop trigger breaking_off on zhiyuan.content_search`)
    await readErasedAnew(harness())
    expect(await named()).toBe(0)
  })

  // R-personal-data-4.
  test('leave nothing but what stays for others, under no name', async () => {
    const { database, clock, ask } = harness()
    const { db } = database
    const name = accounts.teacher.name
    const published = await db.$count(content, eq(content.teacherId, TEACHER))
    const [any] = await db.select({ id: content.id }).from(content).limit(1)
    const words = { contentId: any?.id ?? 0, userId: TEACHER, createdAt: clock.read() }
    await db.insert(comment).values([
      { ...words, body: '讲得清楚', clientId: 'stands' },
      { ...words, body: '写错了', clientId: 'deleted', deletedAt: clock.read() },
    ])
    const comments = await db.$count(comment, eq(comment.userId, TEACHER))
    expect([published > 0, comments > 0]).toEqual([true, true])
    await erase('teacher')
    clock.forward(7 * DAY + 60)
    expect((await keep('teacher')).Code).toBe(409)
    expect(await eraseDue(harness())).toBe(1)
    expect(await eraseDue(harness())).toBe(0)
    expect(await rowOf(TEACHER)).toMatchObject({
      name: NOBODY,
      mobile: null,
      title: '',
      passwordHash: null,
      platformRight: 0,
      eraseAt: null,
    })
    expect((await rowOf(TEACHER))?.erasedAt).toBeInstanceOf(Date)
    expect(await db.$count(content, eq(content.teacherId, TEACHER))).toBe(published)
    expect(await db.$count(comment, eq(comment.userId, TEACHER))).toBe(comments)
    const bodies = await db
      .select({ body: comment.body })
      .from(comment)
      .where(eq(comment.userId, TEACHER))
      .orderBy(comment.clientId)
    expect(bodies.map(({ body }) => body)).toEqual(['', '讲得清楚'])
    for (const { column, fate } of PERSONAL_COLUMNS)
      if (fate === 'delete')
        expect([getTableName(column.table), await db.$count(column.table, eq(column, TEACHER))]).toEqual([
          getTableName(column.table),
          0,
        ])
    const { rows } = await db.execute<{ t: string; c: string }>(sql`
      select table_name as t, column_name as c from information_schema.columns
      where table_schema = 'zhiyuan' and data_type in ('text', 'jsonb', 'tsvector')`)
    const found: string[] = []
    for (const { t, c } of rows) {
      const column = sql`${sql.identifier(c)}::text`
      const holds = await db.execute<{ n: number }>(sql`
        select count(*)::int as n from zhiyuan.${sql.identifier(t)}
        where ${column} like ${`%${name}%`} or ${column} like ${`%${accounts.teacher.account}%`}`)
      if ((holds.rows[0]?.n ?? 0) > 0) found.push(`${t}.${c}`)
    }
    expect(found).toEqual([])
    expect((await signIn('teacher')).Code).toBe(400)
    const seen = await ask.get(
      `${getPersonalData.path}?UserId=${TEACHER}`,
      await ask.tokenOf('platformAdministrator'),
    )
    expect(seen.body.Code).toBe(404)
  })

  // R-personal-data-4.
  test('are nobody to administrators from then on: not listed, not read, not given a name or a way in again', async () => {
    const listed = await post('platformAdministrator', getPeople.path, { PageSize: 100 })
    expect(z.parse(getPeople.data, listed.Data).Items.map(({ Id }) => Id)).not.toContain(TEACHER)
    const disabled = await post('platformAdministrator', getPeople.path, { Shown: PEOPLE_SHOWN.disabled })
    expect(z.parse(getPeople.data, disabled.Data).Items).toEqual([])
    const { get, tokenOf } = harness().ask
    const page = await get(`${getPerson.path}?Id=${TEACHER}`, await tokenOf('platformAdministrator'))
    expect(page.body.Code).toBe(404)
    const seen = { Id: TEACHER, RowVersion: (await rowOf(TEACHER))?.rowVersion ?? 0 }
    const enabled = await post('platformAdministrator', setPersonDisabled.path, {
      ...seen,
      IsDisabled: false,
    })
    const named = { ...seen, Name: '别人', Title: '', RoleId: 1, PlatformRight: 0, Schools: [] }
    expect([enabled.Code, (await post('platformAdministrator', savePerson.path, named)).Code]).toEqual([
      404, 404,
    ])
    expect((await rowOf(TEACHER))?.name).toBe(NOBODY)
  })
})
