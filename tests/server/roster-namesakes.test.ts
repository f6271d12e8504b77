import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { chooseRoster, closeRoster, getRosterReport, ROSTER_KIND, ROSTER_OUTCOME } from '#contract/roster.ts'
import { appUser } from '#server/db/schema/app-user.ts'
import { auditEntry } from '#server/db/schema/audit-entry.ts'
import { onEachEngine } from '#tests/support/each-engine.ts'
import { rosterClient } from '#tests/support/roster-client.ts'
import { accounts } from '#tests/support/server.ts'

const SCHOOL = 'schoolAdministrator'
const PLATFORM = 'platformAdministrator'
const { added, gone, doubtful } = ROSTER_KIND
/** 韩星野 of the school alone. */
const HELD = { id: 4, name: '韩星野', mobile: '13900000004' }
const NEW_NUMBER = '13720000001'
const LINE = `${HELD.name},${NEW_NUMBER},,三级教师,`

onEachEngine('rosters with namesakes', (harness) => {
  const { post, get, compare, entries, apply, kinds } = rosterClient(harness)
  const choose = (Id: number, Kind: number, Entries: readonly number[], more: object = {}) =>
    post(SCHOOL, chooseRoster.path, { Id, Kind, Entries, IsChosen: true, ...more })
  const close = (Id: number) => post(SCHOOL, closeRoster.path, { Id })
  const only = async (id: number, kind: number) => {
    const [entry] = await entries(SCHOOL, id, kind)
    if (entry === undefined) throw new Error('nothing of the kind')
    return entry
  }
  const heldIn = async (id: number) =>
    (await entries(SCHOOL, id, gone)).find(({ Mobile }) => Mobile === HELD.mobile)
  const namedSo = () =>
    harness().database.db.select().from(appUser).where(eq(appUser.name, HELD.name)).orderBy(appUser.id)

  test('are asked about: neither a new account nor a leaver is chosen with all others', async () => {
    const roster = await compare(SCHOOL, [LINE, '李新,13720000002,,,'])
    expect(kinds(roster)).toMatchObject({ [added]: [1, 1], [doubtful]: [1, 0] })
    expect(await only(roster.Id, doubtful)).toMatchObject({
      Namesakes: [{ Id: HELD.id, Mobile: HELD.mobile }],
      SameAs: 0,
      IsChosen: false,
    })
    expect((await heldIn(roster.Id))?.Reasons).toEqual([
      '名册第 2 行有同名的人，请先在“存疑”里选定是不是同一个人',
    ])
    await choose(roster.Id, doubtful, [])
    await choose(roster.Id, gone, [])
    expect((await only(roster.Id, doubtful)).IsChosen).toBe(false)
    expect((await heldIn(roster.Id))?.IsChosen).toBe(false)
    await close(roster.Id)
  })

  test('who is told to be the same keeps the account under the new number, and the next roster finds nothing to do', async () => {
    const roster = await compare(SCHOOL, [LINE])
    const line = await only(roster.Id, doubtful)
    const left = await heldIn(roster.Id)
    expect(await choose(roster.Id, doubtful, [line.Id], { SameAs: 1 })).toMatchObject({ Code: 400 })
    await choose(roster.Id, gone, [left?.Id ?? 0])
    expect((await heldIn(roster.Id))?.IsChosen).toBe(true)
    await choose(roster.Id, doubtful, [line.Id], { SameAs: HELD.id })
    expect(await only(roster.Id, doubtful)).toMatchObject({
      IsChosen: true,
      SameAs: HELD.id,
      Changes: [{ From: HELD.mobile, To: NEW_NUMBER }, { To: '三级教师' }],
    })
    expect((await heldIn(roster.Id))?.IsChosen).toBe(false)
    await choose(roster.Id, gone, [left?.Id ?? 0])
    expect((await heldIn(roster.Id))?.IsChosen).toBe(false)
    expect(await apply(SCHOOL, roster.Id)).toMatchObject({ DoneCount: 1, LeftCount: 0, HasPasswords: false })
    const report = await get(SCHOOL, `${getRosterReport.path}?Id=${roster.Id}`)
    const told = z.parse(getRosterReport.data, report.Data).Items ?? []
    expect(told.find(({ Kind }) => Kind === doubtful)).toMatchObject({
      Outcome: ROSTER_OUTCOME.done,
      Password: '',
      Changes: [{ From: HELD.mobile, To: NEW_NUMBER }, { To: '三级教师' }],
    })
    expect(await namedSo()).toMatchObject([
      { id: HELD.id, mobile: NEW_NUMBER, title: '三级教师', disabledAt: null, mustChangePassword: false },
    ])
    const password = accounts.emptyMenus.wirePassword
    const login = async (Mobile: string) =>
      (await harness().ask.login({ Mobile, Password: password })).body.Code
    expect([await login(HELD.mobile), await login(NEW_NUMBER)]).toEqual([400, 200])
    const acts = await harness()
      .database.db.select({ detail: auditEntry.detail })
      .from(auditEntry)
      .where(and(eq(auditEntry.act, 'person.save'), eq(auditEntry.subject, `user:${HELD.id}`)))
    expect(acts).toMatchObject([{ detail: { changed: 'title mobile' } }])
    await close(roster.Id)
    const again = await compare(SCHOOL, [LINE])
    expect([again.SameCount, kinds(again)[doubtful], await heldIn(again.Id)]).toEqual([
      1,
      undefined,
      undefined,
    ])
    await close(again.Id)
  })

  test('who is told to be somebody else gets an account, and the other one can be told to be gone from then on', async () => {
    const other = `${HELD.name},13720000003,,,`
    const roster = await compare(SCHOOL, [other])
    const line = await only(roster.Id, doubtful)
    await choose(roster.Id, doubtful, [line.Id], { SameAs: HELD.id })
    await choose(roster.Id, doubtful, [line.Id], { SameAs: 0 })
    expect(await only(roster.Id, doubtful)).toMatchObject({ IsChosen: true, SameAs: 0, Changes: [] })
    expect(await apply(SCHOOL, roster.Id)).toMatchObject({ DoneCount: 1, HasPasswords: true })
    expect((await namedSo()).map(({ mobile }) => mobile)).toEqual([NEW_NUMBER, '13720000003'])
    await close(roster.Id)
    const again = await compare(SCHOOL, [other])
    expect(again.SameCount).toBe(1)
    const left = (await entries(SCHOOL, again.Id, gone)).find(({ Mobile }) => Mobile === NEW_NUMBER)
    expect(left?.Reasons).toEqual([])
    await choose(again.Id, gone, [])
    expect((await entries(SCHOOL, again.Id, gone)).every(({ IsChosen }) => IsChosen)).toBe(true)
    await close(again.Id)
  })

  test('one of two namesakes is meant by one line only, and a number that was taken meanwhile is left', async () => {
    const lines = [`${HELD.name},13720000004,,,`, `${HELD.name},13720000005,,,`]
    const roster = await compare(SCHOOL, lines)
    const [first, second] = await entries(SCHOOL, roster.Id, doubtful)
    expect([first?.Namesakes?.length, second?.Namesakes?.length]).toEqual([2, 2])
    await choose(roster.Id, doubtful, [first?.Id ?? 0], { SameAs: HELD.id })
    await choose(roster.Id, doubtful, [second?.Id ?? 0], { SameAs: HELD.id })
    expect((await entries(SCHOOL, roster.Id, doubtful)).map(({ IsChosen }) => IsChosen)).toEqual([
      false,
      true,
    ])
    const { db } = harness().database
    await db.update(appUser).set({ mobile: '13720000005' }).where(eq(appUser.id, 2))
    expect(await apply(SCHOOL, roster.Id)).toMatchObject({ DoneCount: 0, LeftCount: 1 })
    expect((await entries(SCHOOL, roster.Id, doubtful))[1]?.Reasons).toContain(
      '这个手机号刚刚有了账号，请重新比对',
    )
    await close(roster.Id)
  })

  test('whose account is another school’s too are no namesakes to choose', async () => {
    const roster = await compare(SCHOOL, ['沈雨桐,13720000006,,,'])
    expect(await only(roster.Id, doubtful)).toMatchObject({ Namesakes: [], IsChosen: false })
    await close(roster.Id)
    const whole = await compare(PLATFORM, ['沈雨桐,13720000006,青禾实验学校,,'])
    expect(await entries(PLATFORM, whole.Id, doubtful)).toMatchObject([{ Namesakes: [{ Id: 1 }] }])
  })
})
