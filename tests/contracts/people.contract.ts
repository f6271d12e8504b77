import { expect, it } from 'vitest'
import { EVERYBODY, PEOPLE_LISTED, PEOPLE_PAGE_SIZE } from '#domain/people/person.ts'
import { formOf } from '#domain/people/person-form.ts'
import { DEMO_PASSWORD, enter, type MakeBackend, noAbort } from './support/backend.ts'
import { suiteOver } from './support/suite.ts'
import { valueOf } from './support/value-of.ts'

const QINGHE = { id: 1, name: '青禾实验学校' }
const JIANGCHENG = { id: 2, name: '江城第一中学' }
const TEACHER = 1
const CLOUD_TEACHER = 3
const NEWCOMER = 4
const REVIEWER = '13900000002'
const SCHOOL_ADMINISTRATOR = '13900000008'
const PLATFORM_ADMINISTRATOR = '13900000009'

/** `PeoplePort`. R-people-1. */
export const peopleContract = (adapters: string, make: MakeBackend): void =>
  suiteOver(`${adapters}: people`, make, (fresh) => {
    it('are those of the school that one administers, the latest first', async () => {
      const backend = await entered(fresh, SCHOOL_ADMINISTRATOR)
      const { ports } = backend
      const managed = await valueOf(ports.people.managed(noAbort()))
      expect([managed.platform, managed.schools]).toEqual([false, [QINGHE]])
      const page = await valueOf(ports.people.people(EVERYBODY, noAbort()))
      expect([page.index, page.size, page.total]).toEqual([1, 20, 5])
      expect(page.items.map(({ name }) => name)).toEqual(['叶知秋', '闻书远', '韩星野', '顾明德', '沈雨桐'])
      expect(page.items.at(-1)).toMatchObject({
        account: '13900000001',
        title: '一级教师',
        roleName: '教师',
        schoolNames: [QINGHE.name],
        disabled: false,
        firstPassword: false,
        administrator: false,
      })
      expect(page.items[0]?.administrator).toBe(true)
      expect(backend.expired).toEqual([])
    })

    // R-people-6.
    it('are narrowed by school, by a part of the name, the account and their state', async () => {
      const { ports } = await entered(fresh, PLATFORM_ADMINISTRATOR)
      const managed = await valueOf(ports.people.managed(noAbort()))
      expect([managed.platform, managed.schools]).toEqual([true, [QINGHE, JIANGCHENG]])
      const namesOf = async (change: Partial<typeof EVERYBODY>) => {
        const page = await valueOf(ports.people.people({ ...EVERYBODY, ...change }, noAbort()))
        return page.items.map(({ name }) => name)
      }
      expect(await namesOf({ keyword: '雨桐', organisationId: QINGHE.id })).toEqual(['沈雨桐'])
      expect(await namesOf({ keyword: '13900000006' })).toEqual(['季安然'])
      expect(await namesOf({ keyword: '0003' })).toEqual(['罗云舒'])
      expect(await namesOf({ organisationId: JIANGCHENG.id, keyword: '139 星' })).toEqual([])
      expect(await namesOf({ organisationId: JIANGCHENG.id, keyword: '139' })).toEqual([
        '程砚之',
        '白若溪',
        '罗云舒',
        '沈雨桐',
      ])
      expect(await namesOf({ shown: 'disabled' })).toEqual([])
      const deepest = { ...EVERYBODY, page: PEOPLE_LISTED / PEOPLE_PAGE_SIZE }
      expect(await ports.people.people(deepest, noAbort())).toMatchObject({ ok: true })
      expect(await ports.people.people({ ...deepest, page: deepest.page + 1 }, noAbort())).toMatchObject({
        failure: { kind: 'rejected', reason: 'invalid' },
      })
      expect(await namesOf({ shown: 'firstPassword' })).toEqual([])
    })

    it('get roles with the flags and menus that the current user has', async () => {
      const { ports } = await entered(fresh, PLATFORM_ADMINISTRATOR)
      const { roles } = await valueOf(ports.people.managed(noAbort()))
      expect(roles.map(({ name }) => name)).toEqual(['教师', '教研组长', '云校教师', '新入职教师'])
      expect(roles[2]).toMatchObject({ staysHome: false, schoolLibrary: false, paperComposition: false })
      expect(roles[2]?.menus[0]?.items[0]).toEqual({ name: '云校首页', parameter: 'code=yxsy&orgId=2' })
      expect(roles[3]?.menus).toEqual([])
    })

    it('are read and saved one by one, as they were seen', async () => {
      const { ports } = await entered(fresh, SCHOOL_ADMINISTRATOR)
      const seen = await valueOf(ports.people.person(NEWCOMER, noAbort()))
      expect(seen).toMatchObject({
        id: NEWCOMER,
        name: '韩星野',
        account: '13900000004',
        platformRight: 'none',
        disabled: false,
        firstPassword: false,
        schools: [{ ...QINGHE, review: false, administer: false }],
        elsewhere: false,
        self: false,
        can: { edit: true, disable: true, reset: true },
        devices: 0,
      })
      const schools = [{ ...QINGHE, review: true, administer: false }]
      const form = { ...formOf(seen), title: '三级教师', roleId: 1, schools }
      const change = { id: NEWCOMER, rowVersion: seen.rowVersion, form }
      expect(await valueOf(ports.people.save(change, noAbort()))).toBe(true)
      expect(await valueOf(ports.people.person(NEWCOMER, noAbort()))).toMatchObject({
        title: '三级教师',
        roleId: 1,
        schools,
      })
      const late = await ports.people.save({ ...change, form: { ...form, title: '' } }, noAbort())
      expect(late).toMatchObject({ ok: false, failure: { kind: 'rejected', reason: 'conflict' } })
    })

    it('of other schools too keep their account; of other schools alone are missing', async () => {
      const { ports } = await entered(fresh, SCHOOL_ADMINISTRATOR)
      const seen = await valueOf(ports.people.person(TEACHER, noAbort()))
      expect(seen).toMatchObject({
        elsewhere: true,
        schools: [QINGHE],
        can: { edit: false, disable: false, reset: false },
      })
      const forbidden = { ok: false, failure: { kind: 'forbidden' } }
      const at = { id: TEACHER, rowVersion: seen.rowVersion }
      const renamed = { ...at, form: { ...formOf(seen), name: '别人' } }
      expect(await ports.people.save(renamed, noAbort())).toMatchObject(forbidden)
      expect(await ports.people.setAccess({ ...at, disabled: true }, noAbort())).toMatchObject(forbidden)
      expect(await ports.people.resetPassword(at, noAbort())).toMatchObject(forbidden)
      const missing = { ok: false, failure: { kind: 'rejected', reason: 'missing' } }
      expect(await ports.people.person(CLOUD_TEACHER, noAbort())).toMatchObject(missing)
    })

    it('who are disabled are signed out and stay so until they are let again', async () => {
      const backend = await entered(fresh, REVIEWER)
      const { ports } = backend
      const theirs = backend.token
      await enter(backend, SCHOOL_ADMINISTRATOR)
      const set = async (disabled: boolean) => {
        const { id, rowVersion } = await valueOf(ports.people.person(2, noAbort()))
        return valueOf(ports.people.setAccess({ id, rowVersion, disabled }, noAbort()))
      }
      expect(await set(true)).toBe(true)
      expect((await valueOf(ports.people.person(2, noAbort()))).disabled).toBe(true)
      const administrators = backend.token
      backend.token = theirs
      expect(await ports.session.currentUser(noAbort())).toMatchObject({
        ok: false,
        failure: { kind: 'expired' },
      })
      const credentials = { account: REVIEWER, password: DEMO_PASSWORD }
      expect(await ports.session.signIn(credentials, 'a device', noAbort())).toMatchObject({
        ok: false,
        failure: { kind: 'forbidden', message: '账号已停用，请联系学校管理员' },
      })
      backend.token = administrators
      expect(await set(false)).toBe(true)
      expect((await ports.session.signIn(credentials, 'a device', noAbort())).ok).toBe(true)
    })

    it('choose a password in place of the one that they were given', async () => {
      const backend = await entered(fresh, SCHOOL_ADMINISTRATOR)
      const { ports } = backend
      const { id, rowVersion, account } = await valueOf(ports.people.person(NEWCOMER, noAbort()))
      const password = await valueOf(ports.people.resetPassword({ id, rowVersion }, noAbort()))
      expect((await valueOf(ports.people.person(id, noAbort()))).firstPassword).toBe(true)
      backend.token = await valueOf(ports.session.signIn({ account, password }, 'a device', noAbort()))
      expect((await valueOf(ports.session.currentUser(noAbort()))).mustChangePassword).toBe(true)
      await valueOf(ports.password.change(password, 'a quiet river', noAbort()))
      expect((await valueOf(ports.session.currentUser(noAbort()))).mustChangePassword).toBeUndefined()
    })

    it('are added to a school with a first password, once for each number', async () => {
      const { ports } = await entered(fresh, SCHOOL_ADMINISTRATOR)
      const schools = [{ ...QINGHE, review: false, administer: false }]
      const wanted = { account: '13700000001', name: '新来的', title: '', roleId: 1, schools }
      const added = await valueOf(ports.people.add(wanted, noAbort()))
      expect(added).toMatchObject({ name: '新来的', account: '13700000001' })
      expect(added.password.length).toBeGreaterThanOrEqual(8)
      expect(await valueOf(ports.people.person(added.id, noAbort()))).toMatchObject({
        firstPassword: true,
        schools,
      })
      const refusal = async (change: Partial<typeof wanted>) => {
        const answer = await ports.people.add({ ...wanted, ...change }, noAbort())
        return answer.ok ? null : answer.failure
      }
      expect(await refusal({})).toMatchObject({ kind: 'rejected', reason: 'conflict' })
      expect(await refusal({ account: '1' })).toMatchObject({ kind: 'rejected', reason: 'invalid' })
      expect(await refusal({ account: '13700000002', schools: [] })).toMatchObject({ reason: 'invalid' })
      const foreign = [{ ...JIANGCHENG, review: false, administer: false }]
      expect(await refusal({ account: '13700000002', schools: foreign })).toMatchObject({ kind: 'forbidden' })
    })

    it('are for nobody else, and of another school for no other school', async () => {
      const forbidden = { ok: false, failure: { kind: 'forbidden' } }
      const { ports } = await entered(fresh, '13900000002')
      expect(await ports.people.managed(noAbort())).toMatchObject(forbidden)
      expect(await ports.people.people(EVERYBODY, noAbort())).toMatchObject(forbidden)
      const own = await entered(fresh, SCHOOL_ADMINISTRATOR)
      const foreign = { ...EVERYBODY, organisationId: JIANGCHENG.id }
      expect(await own.ports.people.people(foreign, noAbort())).toMatchObject(forbidden)
    })
  })

const entered = async (fresh: () => Awaited<ReturnType<MakeBackend>>, account: string) => {
  const backend = fresh()
  await enter(backend, account)
  return backend
}
