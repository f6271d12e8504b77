import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { Call } from '#contract/call.ts'
import { CODE, type Envelope } from '#contract/envelope.ts'
import { INTENTION_HEADER, needsKey } from '#contract/intention.ts'
import { savePaper } from '#contract/paper.ts'
import { resetPersonPassword } from '#contract/people.ts'
import { IMPORT_OUTCOME, importQuestions, QUESTION_FILE_FIELD } from '#contract/question-import.ts'
import { compareRoster, ROSTER_FILE_FIELD } from '#contract/roster.ts'
import { intention } from '#server/db/schema/intention.ts'
import { SCHEMA } from '#server/db/schema/namespace.ts'
import { BEGUN } from '#server/modules/intention/intention.repository.ts'
import { arrangedCalls } from '#tests/support/arranged-calls.ts'
import { FACTOR_PERSONA } from '#tests/support/arranged-factor-calls.ts'
import { addressOf } from '#tests/support/ask-calls.ts'
import { onEachEngine } from '#tests/support/each-engine.ts'
import { usualOf } from '#tests/support/hostile-values.ts'
import type { Persona } from '#tests/support/server.ts'
import { thingsToName } from '#tests/support/things-to-name.ts'
import { writingCalls } from '#tests/support/writing-calls.ts'

const REVIEWER = 2

/** What is sent as a form with a file. */
const FILES = new Map<Call, { readonly field: string; readonly name: string; readonly text: string }>([
  [importQuestions, { field: QUESTION_FILE_FIELD, name: '题.txt', text: '::一::丢了回答的题 {=2 ~3}\n' }],
  [compareRoster, { field: ROSTER_FILE_FIELD, name: '名册.csv', text: '姓名,手机号\n程晚,13700000778\n' }],
])

/** `broken`: it stops before its end. */
const formOf = async (call: Call, text = FILES.get(call)?.text ?? '', broken = false) => {
  const file = FILES.get(call)
  if (file === undefined) return null
  const body = new FormData()
  body.append(file.field, new Blob([text]), file.name)
  const form = new Request('http://page/', { method: 'POST', body })
  return {
    payload: Buffer.from(await form.arrayBuffer()).subarray(0, broken ? -60 : undefined),
    type: form.headers.get('content-type') ?? '',
  }
}

onEachEngine('a call whose answer was lost', (harness) => {
  let knownFor: (call: Call) => Readonly<Record<string, unknown>>
  let arranged: ReturnType<typeof arrangedCalls>
  let tables: readonly string[]
  const tokens = new Map<Persona, string>()
  beforeAll(async () => {
    const { db } = harness().database
    const { rows } = await db.execute<{ name: string }>(
      sql`select table_name as name from information_schema.tables
        where table_schema = ${SCHEMA} and table_type = 'BASE TABLE' order by 1`,
    )
    tables = rows.map(({ name }) => name)
    await db.execute(sql`create schema told`)
    await db.execute(sql`create table told.written (name text not null, change integer not null)`)
    await db.execute(sql`create function told.tell() returns trigger language plpgsql as
      $$ begin
        insert into told.written values (tg_table_name, case tg_op when 'INSERT' then 1 when 'DELETE' then -1 else 0 end);
        return null;
      end $$`)
    for (const name of tables)
      await db.execute(sql`create trigger tell after insert or update or delete
        on ${sql.identifier(SCHEMA)}.${sql.identifier(name)} for each row execute function told.tell()`)
    knownFor = await thingsToName(db, REVIEWER)
    arranged = arrangedCalls(harness, knownFor)
    // Before any second factor: the calls about one are made by a session that is whole.
    await tokenOf(FACTOR_PERSONA)
  })

  const tokenOf = async (persona: Persona): Promise<string> => {
    const token = tokens.get(persona) ?? (await harness().ask.tokenOf(persona))
    tokens.set(persona, token)
    return token
  }
  const send = async (
    call: Call,
    key: string,
    change: object = {},
    persona: Persona = 'reviewer',
    query: object = {},
    sent = formOf(call),
  ) => {
    const usual = usualOf(call, knownFor(call))
    const form = await sent
    const response = await harness().app.inject({
      method: 'POST',
      url: addressOf(call, { params: { ...usual.params }, query: { ...usual.query, ...query } }),
      headers: {
        authorization: `Bearer ${await tokenOf(persona)}`,
        [INTENTION_HEADER]: key,
        'content-type': form?.type ?? 'application/json',
      },
      payload: form?.payload ?? { ...(usual.body as object | undefined), ...change },
    })
    return { body: response.json<Envelope<unknown>>(), headers: response.headers }
  }

  /** Of every table how many rows it has gained and how many were written, as its triggers tell: to read them all takes much longer. */
  const everything = async () => {
    const { rows } = await harness().database.db.execute<{ name: string; rows: number; writes: number }>(
      sql`select name, sum(change)::int as rows, count(*)::int as writes from told.written group by name`,
    )
    const told = new Map(rows.map(({ name, ...counted }) => [name, counted]))
    return Object.fromEntries(tables.map((name) => [name, told.get(name) ?? { rows: 0, writes: 0 }]))
  }

  /** What a killed server leaves of a call that it did and did not answer yet. */
  const forgetAnswers = () => harness().database.db.update(intention).set({ answer: BEGUN })

  /** Rows by tables, without what is kept of the calls themselves. */
  const rowsOf = (all: Awaited<ReturnType<typeof everything>>) =>
    Object.entries(all)
      .filter(([name]) => !['intention', 'login_attempt'].includes(name))
      .map(([name, { rows }]) => [name, rows])

  test.each(
    writingCalls.map((call) => [call.path, call] as const),
  )('%s is stored once, however often it is sent under its key', async (_, call) => {
    const key = randomUUID()
    const { persona, change, query } = await arranged(call)
    const lost = await send(call, key, change, persona, query)
    expect(lost.body).toMatchObject({ Code: CODE.ok })
    const stored = await everything()
    const again = await send(call, key, change, persona, query)
    expect(again.body).toEqual(lost.body)
    expect(again.headers['idempotency-replayed']).toBe('true')
    expect(await everything()).toEqual(stored)

    await forgetAnswers()
    const afterKill = await send(call, key, change, persona, query)
    expect(rowsOf(await everything())).toEqual(rowsOf(stored))
    const isRefusedByItself = afterKill.body.Code !== CODE.ok
    if (isRefusedByItself) expect(afterKill.body.Message).toMatch(/（上一次可能已经完成，请刷新后查看）$/)
  })

  test('the calls that go without a key are those that ask, and those whose body tells them apart', () => {
    const telling = ['ClientId', 'IntentId', 'PracticeId', 'PlayId']
    const bare = writingCalls.filter((call) => {
      if (needsKey(call) || call.body === undefined) return false
      const usual = usualOf(call, knownFor(call))
      const fields = JSON.stringify(usual.body)
      return !telling.some((name) => fields.includes(`"${name}"`))
    })
    // Each of these says what is to be so: seen, gone, proven, or there again.
    expect(bare.map(({ path }) => path.slice(path.lastIndexOf('/') + 1)).sort()).toEqual([
      'addUserAction',
      'deletenote',
      'deleterecords',
      'provesecondfactor',
      'readnotices',
      'restorerecords',
      'restorewrongquestion',
      'seelivenotices',
      'seepublishingnotices',
    ])
  })

  test('sent twice at once it is done once, and both are answered alike', async () => {
    const key = randomUUID()
    const change = { Name: '同时送出', ClientId: randomUUID() }
    const answers = await Promise.all([1, 2, 3].map(() => send(savePaper, key, change)))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(answers.filter(({ headers }) => headers['idempotency-replayed'] === 'true')).toHaveLength(2)
  })

  test('the same key for something else is another call', async () => {
    const key = randomUUID()
    const [one, other] = [
      await send(savePaper, key, { Name: '甲', ClientId: randomUUID() }),
      await send(savePaper, key, { Name: '乙', ClientId: randomUUID() }),
    ]
    expect([one.body.Data, other.body.Data]).toMatchObject([{ Name: '甲' }, { Name: '乙' }])
  })

  test('the key of a form holds for the file in it, and what broke off on its way was none', async () => {
    const key = randomUUID()
    const { query } = await arranged(importQuestions)
    const bring = async (form = formOf(importQuestions)) =>
      (await send(importQuestions, key, {}, 'reviewer', query, form)).body
    const isIn = { Code: CODE.ok, Data: { Items: [{ Outcome: IMPORT_OUTCOME.added }] } }
    const broken = await bring(formOf(importQuestions, undefined, true))
    expect(broken).toMatchObject({ Code: CODE.fieldError, Message: '上传中断了，请重试' })
    const first = await bring()
    expect(first).toMatchObject(isIn)
    expect(await bring()).toEqual(first)
    expect(await bring(formOf(importQuestions, '::一::另一道题 {=2 ~3}\n'))).toMatchObject(isIn)
  })

  test('a first password whose answer was lost is told again, and stands nowhere for who reads the database', async () => {
    const key = randomUUID()
    const reset = () => send(resetPersonPassword, key, { Id: 4, RowVersion: 1 }, 'schoolAdministrator')
    const lost = await reset()
    expect(lost.body.Code).toBe(200)
    expect((await reset()).body).toEqual(lost.body)
    const kept = await harness().database.db.select().from(intention)
    const { Password } = lost.body.Data as { Password: string }
    expect(kept.some(({ answer }) => answer.includes(Password))).toBe(false)
  })

  test('what is no key is refused by name', async () => {
    expect((await send(savePaper, 'short')).body).toEqual({
      Code: 400,
      Data: null,
      Message: '参数不正确：idempotency-key',
    })
  })
})
