import { expect, it } from 'vitest'
import { EVERYBODY } from '#domain/people/person.ts'
import type { Roster, RosterKind } from '#domain/people/roster.ts'
import { type Backend, enter, type MakeBackend, noAbort } from './support/backend.ts'
import { suiteOver } from './support/suite.ts'
import { valueOf } from './support/value-of.ts'

const TEACHER = '13900000001'
const SCHOOL_ADMINISTRATOR = '13900000008'

const ROSTER = [
  '姓名,手机号,学校,职称,角色',
  '白新来,13700000001,,一级教师,教师',
  '林新来,13700000002,青禾实验学校,,',
  '韩星野,13900000004,,三级教师,教师',
  '顾明德,13700000004,,,',
  '罗云舒,13900000003,,,',
  '外校人,13700000003,江城第一中学,,',
  '错号,1370,,,',
].join('\n')

const sent = (text = ROSTER) => ({
  file: { name: '名册.csv', content: new Blob([text]) },
  organisationId: 0,
})

const totals = ({ kinds }: Roster) =>
  Object.fromEntries(kinds.map(({ kind, total, chosen }) => [kind, [total, chosen]]))

/** `RosterPort`. R-people-7. */
export const rosterContract = (adapters: string, make: MakeBackend): void =>
  suiteOver(`${adapters}: rosters`, make, (fresh) => {
    const entered = async (account = SCHOOL_ADMINISTRATOR) => {
      const backend = fresh()
      await enter(backend, account)
      return backend
    }
    const entriesOf = async ({ ports }: Backend, id: number, kind: RosterKind) =>
      valueOf(ports.roster.entries({ id, kind, page: 1 }, noAbort()))

    it('are compared with who is there: new, changed, gone, doubtful and unreadable, and nothing is changed', async () => {
      const backend = await entered()
      const { ports } = backend
      expect(await valueOf(ports.roster.open(noAbort()))).toBeNull()
      const before = await valueOf(ports.people.people(EVERYBODY, noAbort()))
      const roster = await valueOf(ports.roster.compare(sent(), noAbort()))
      expect(roster).toMatchObject({ fileName: '名册.csv', stage: 'compared', same: 0, done: 0, left: 0 })
      expect(totals(roster)).toEqual({
        added: [2, 2],
        changed: [1, 1],
        doubtful: [1, 0],
        gone: [1, 0],
        refused: [3, 0],
      })
      const changed = await entriesOf(backend, roster.id, 'changed')
      expect(changed).toMatchObject({ index: 1, size: 20, total: 1 })
      expect(changed.items).toMatchObject([
        {
          place: '第 4 行',
          name: '韩星野',
          account: '13900000004',
          chosen: true,
          changes: [
            { field: 'title', to: '三级教师' },
            { field: 'role', from: '新入职教师', to: '教师' },
          ],
        },
      ])
      expect((await entriesOf(backend, roster.id, 'doubtful')).items).toMatchObject([
        {
          name: '顾明德',
          changes: [],
        },
      ])
      expect((await entriesOf(backend, roster.id, 'doubtful')).items[0]?.reasons).toContain(
        '学校里有同名的人，手机号不同：可能换了手机号',
      )
      expect((await entriesOf(backend, roster.id, 'gone')).items).toMatchObject([
        { place: '', name: '顾明德' },
      ])
      const refused = await entriesOf(backend, roster.id, 'refused')
      expect(new Set(refused.items.map(({ reasons }) => reasons[0]))).toEqual(
        new Set([
          '你不能管理学校“江城第一中学”',
          '手机号“1370”不是 11 位数字',
          '这个手机号已有账号，但不在你的学校，请由平台管理员把他加入学校',
        ]),
      )
      expect(await valueOf(ports.people.people(EVERYBODY, noAbort()))).toEqual(before)
      expect(await valueOf(ports.roster.open(noAbort()))).toEqual(roster)
    })

    it('are chosen from, applied in pieces and reported with first passwords until they are closed', async () => {
      const backend = await entered()
      const { ports } = backend
      const { id } = await valueOf(ports.roster.compare(sent(), noAbort()))
      const [newcomer] = (await entriesOf(backend, id, 'added')).items
      const choose = (kind: RosterKind, entries: readonly number[], chosen: boolean) =>
        ports.roster.choose({ id, kind, entries, chosen, sameAs: null }, noAbort())
      expect(totals(await valueOf(choose('added', [newcomer?.id ?? 0], false)))).toMatchObject({
        added: [2, 1],
      })
      expect(totals(await valueOf(choose('added', [], true)))).toMatchObject({ added: [2, 2] })
      const [leaver] = (await entriesOf(backend, id, 'gone')).items
      expect(totals(await valueOf(choose('gone', [leaver?.id ?? 0], true)))).toMatchObject({ gone: [1, 1] })
      expect(totals(await valueOf(choose('refused', [], true)))).toMatchObject({ refused: [3, 0] })
      let roster = await valueOf(ports.roster.apply(id, noAbort()))
      while (roster.stage !== 'applied') roster = await valueOf(ports.roster.apply(id, noAbort()))
      expect(roster).toMatchObject({ done: 4, left: 0, passwords: true })
      expect(await choose('added', [], false)).toMatchObject({ ok: false, failure: { reason: 'conflict' } })
      const report = await valueOf(ports.roster.report(id, noAbort()))
      const told = report.filter(({ password }) => password !== '')
      expect(told.map(({ account }) => account)).toEqual(['13700000001', '13700000002'])
      expect(report.find(({ kind }) => kind === 'doubtful')).toMatchObject({ outcome: 'none', password: '' })
      const page = await valueOf(ports.people.people({ ...EVERYBODY, keyword: '13700000001' }, noAbort()))
      expect(page.items).toMatchObject([{ name: '白新来', title: '一级教师', firstPassword: true }])
      const gone = await valueOf(ports.people.people({ ...EVERYBODY, shown: 'disabled' }, noAbort()))
      expect(gone.items.map(({ name }) => name)).toEqual(['顾明德'])
      expect(await valueOf(ports.roster.close(id, noAbort()))).toBe(true)
      expect(await valueOf(ports.roster.close(id, noAbort()))).toBe(true)
      expect(await valueOf(ports.roster.open(noAbort()))).toBeNull()
      expect(await ports.roster.report(id, noAbort())).toMatchObject({
        ok: false,
        failure: { kind: 'rejected', reason: 'missing' },
      })
      const again = await valueOf(ports.roster.compare(sent(), noAbort()))
      expect(totals(again)).toEqual({ doubtful: [1, 0], refused: [3, 0] })
      expect(again.same).toBe(3)
      await valueOf(ports.roster.close(again.id, noAbort()))
    })

    it('ask which namesake is meant: an account with a new number, or a new one, and neither with all others', async () => {
      const backend = await entered()
      const { ports } = backend
      const file = sent('姓名,手机号,职称\n韩星野,13700000014,二级教师\n')
      const { id } = await valueOf(ports.roster.compare(file, noAbort()))
      const choose = (kind: RosterKind, entries: readonly number[], sameAs: number | null = null) =>
        ports.roster.choose({ id, kind, entries, chosen: true, sameAs }, noAbort())
      const askedOf = async () => (await entriesOf(backend, id, 'doubtful')).items[0]
      const isGone = async () =>
        (await entriesOf(backend, id, 'gone')).items.find(({ name }) => name === '韩星野')
      const asked = await askedOf()
      const [namesake] = asked?.namesakes ?? []
      expect(asked).toMatchObject({ chosen: false, sameAs: 0, namesakes: [{ account: '13900000004' }] })
      await valueOf(choose('doubtful', []))
      await valueOf(choose('gone', []))
      expect([(await askedOf())?.chosen, (await isGone())?.chosen]).toEqual([false, false])
      await valueOf(
        ports.roster.choose({ id, kind: 'gone', entries: [], chosen: false, sameAs: null }, noAbort()),
      )
      expect(await choose('doubtful', [asked?.id ?? 0], 1)).toMatchObject({
        ok: false,
        failure: { reason: 'invalid' },
      })
      await valueOf(choose('gone', [(await isGone())?.id ?? 0]))
      await valueOf(choose('doubtful', [asked?.id ?? 0], namesake?.id ?? 0))
      await valueOf(choose('gone', [(await isGone())?.id ?? 0]))
      expect((await isGone())?.chosen).toBe(false)
      expect(await askedOf()).toMatchObject({
        chosen: true,
        sameAs: namesake?.id,
        changes: [{ field: 'mobile', from: '13900000004', to: '13700000014' }, { field: 'title' }],
      })
      await valueOf(choose('doubtful', [asked?.id ?? 0], 0))
      expect(await askedOf()).toMatchObject({ chosen: true, sameAs: 0, changes: [] })
      await valueOf(choose('doubtful', [asked?.id ?? 0], namesake?.id ?? 0))
      let roster = await valueOf(ports.roster.apply(id, noAbort()))
      while (roster.stage !== 'applied') roster = await valueOf(ports.roster.apply(id, noAbort()))
      expect(roster).toMatchObject({ done: 1, left: 0, passwords: false })
      const page = await valueOf(ports.people.people({ ...EVERYBODY, keyword: '13700000014' }, noAbort()))
      expect(page.items).toMatchObject([{ id: namesake?.id, name: '韩星野', title: '二级教师' }])
      await valueOf(ports.roster.close(id, noAbort()))
      const again = await valueOf(ports.roster.compare(file, noAbort()))
      expect([again.same, totals(again)['doubtful']]).toEqual([1, undefined])
      const back = await valueOf(ports.roster.compare(sent('姓名,手机号\n韩星野,13900000004\n'), noAbort()))
      const [line] = (await entriesOf(backend, back.id, 'doubtful')).items
      const answer = { id: back.id, kind: 'doubtful', entries: [line?.id ?? 0], chosen: true } as const
      await valueOf(ports.roster.choose({ ...answer, sameAs: namesake?.id ?? 0 }, noAbort()))
      expect(await valueOf(ports.roster.apply(back.id, noAbort()))).toMatchObject({ done: 1 })
      await valueOf(ports.roster.close(back.id, noAbort()))
    })

    it('are refused where they name no people, and for who administers nothing', async () => {
      const { ports } = await entered()
      expect(await ports.roster.compare(sent('甲,乙\n1,2'), noAbort())).toMatchObject({
        ok: false,
        failure: { kind: 'rejected', reason: 'invalid' },
      })
      const other = await entered(TEACHER)
      const forbidden = { ok: false, failure: { kind: 'forbidden' } }
      expect(await other.ports.roster.open(noAbort())).toMatchObject(forbidden)
      expect(await other.ports.roster.compare(sent(), noAbort())).toMatchObject(forbidden)
      expect(await other.ports.roster.apply(1, noAbort())).toMatchObject(forbidden)
    })
  })
