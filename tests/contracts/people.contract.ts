import { expect, it } from 'vitest'
import { EVERYBODY } from '#domain/people/person.ts'
import { enter, type MakeBackend, noAbort } from './support/backend.ts'
import { suiteOver } from './support/suite.ts'
import { valueOf } from './support/value-of.ts'

const QINGHE = { id: 1, name: '青禾实验学校' }
const JIANGCHENG = { id: 2, name: '江城第一中学' }
const SCHOOL_ADMINISTRATOR = '13900000008'
const PLATFORM_ADMINISTRATOR = '13900000009'

/** `PeoplePort`. R-people-1. */
export const peopleContract = (adapters: string, make: MakeBackend): void =>
  suiteOver(`${adapters}: people`, make, (fresh) => {
    it('are those of the school that one administers, the latest first', async () => {
      const { ports, ...backend } = await entered(fresh, SCHOOL_ADMINISTRATOR)
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
