import { expect, it } from 'vitest'
import { EVERYBODY } from '#domain/people/person.ts'
import { ALL_SCHOOLS } from '#domain/people/school.ts'
import { enter, type MakeBackend, noAbort } from './support/backend.ts'
import { suiteOver } from './support/suite.ts'
import { valueOf } from './support/value-of.ts'

const QINGHE = 1
const JIANGCHENG = 2
const TEACHER = '13900000001'
const SCHOOL_ADMINISTRATOR = '13900000008'
const PLATFORM_ADMINISTRATOR = '13900000009'

/** `SchoolsPort`. R-people-8. */
export const schoolsContract = (adapters: string, make: MakeBackend): void =>
  suiteOver(`${adapters}: schools`, make, (fresh) => {
    const entered = async (account: string) => {
      const backend = fresh()
      await enter(backend, account)
      return backend.ports
    }
    const forbidden = { ok: false, failure: { kind: 'forbidden' } }
    const rejectedAs = (reason: string) => ({ ok: false, failure: { kind: 'rejected', reason } })

    it('are one’s own, which one renames as it was seen; the rest is the platform’s', async () => {
      const { schools } = await entered(SCHOOL_ADMINISTRATOR)
      const list = await valueOf(schools.schools(ALL_SCHOOLS, noAbort()))
      expect(list).toMatchObject({
        platform: false,
        page: {
          index: 1,
          size: 20,
          total: 1,
          items: [{ id: QINGHE, name: '青禾实验学校', formerNames: [], people: 5, closed: false }],
        },
      })
      const rename = (seen: string, name: string) => schools.rename({ id: QINGHE, seen, name }, noAbort())
      expect(await rename('旧名', '青禾学校')).toMatchObject(rejectedAs('conflict'))
      expect(await rename('青禾实验学校', '江城第一中学')).toMatchObject(rejectedAs('conflict'))
      expect(await valueOf(rename('青禾实验学校', '青禾学校'))).toBe(true)
      const found = await valueOf(schools.schools({ keyword: '实验', page: 1 }, noAbort()))
      expect(found.page.items).toMatchObject([{ name: '青禾学校', formerNames: ['青禾实验学校'] }])
      expect(await valueOf(rename('青禾学校', '青禾实验学校'))).toBe(true)
      expect(
        await schools.rename({ id: JIANGCHENG, seen: '江城第一中学', name: '我的' }, noAbort()),
      ).toMatchObject(rejectedAs('missing'))
      const merge = { id: JIANGCHENG, into: QINGHE }
      expect(await schools.add('晨光小学', noAbort())).toMatchObject(forbidden)
      expect(await schools.setClosed({ id: QINGHE, closed: true }, noAbort())).toMatchObject(forbidden)
      expect(await schools.weigh(merge, noAbort())).toMatchObject(forbidden)
      expect(await schools.merge(merge, noAbort())).toMatchObject(forbidden)
    })

    it('are closed and opened with their people', async () => {
      const { schools, people } = await entered(PLATFORM_ADMINISTRATOR)
      const set = (closed: boolean) => schools.setClosed({ id: JIANGCHENG, closed }, noAbort())
      const members = async () =>
        (await valueOf(people.people({ ...EVERYBODY, organisationId: JIANGCHENG }, noAbort()))).total
      const before = await members()
      expect(await valueOf(set(true))).toBe(true)
      expect(await valueOf(set(true))).toBe(true)
      const closed = await valueOf(schools.schools({ keyword: '江城', page: 1 }, noAbort()))
      expect(closed.page.items).toMatchObject([{ closed: true, people: before }])
      expect((await valueOf(people.managed(noAbort()))).schools).toMatchObject([{ id: QINGHE }])
      expect(await schools.weigh({ id: QINGHE, into: JIANGCHENG }, noAbort())).toMatchObject(
        rejectedAs('invalid'),
      )
      expect(await valueOf(set(false))).toBe(true)
      expect(await members()).toBe(before)
    })

    it('are added once, and merged with all that is theirs', async () => {
      const { schools, people } = await entered(PLATFORM_ADMINISTRATOR)
      expect(await valueOf(schools.add('晨光小学', noAbort()))).toBe(true)
      expect(await schools.add('晨光小学', noAbort())).toMatchObject(rejectedAs('conflict'))
      const [made] = (await valueOf(schools.schools({ keyword: '晨光', page: 1 }, noAbort()))).page.items
      const school = { id: made?.id ?? 0, name: '晨光小学', review: true, administer: false }
      const person = { account: '13700000077', name: '晨光人', title: '', roleId: 1, schools: [school] }
      const { id } = await valueOf(people.add(person, noAbort()))
      const merge = { id: school.id, into: JIANGCHENG }
      expect(await schools.merge({ id: QINGHE, into: QINGHE }, noAbort())).toMatchObject(
        rejectedAs('invalid'),
      )
      expect((await valueOf(schools.weigh(merge, noAbort()))).people).toBe(1)
      expect(await valueOf(schools.merge(merge, noAbort()))).toBe(true)
      expect(await schools.merge(merge, noAbort())).toMatchObject(rejectedAs('missing'))
      const found = await valueOf(schools.schools({ keyword: '晨光', page: 1 }, noAbort()))
      expect(found.page.items).toMatchObject([{ id: JIANGCHENG, people: 5, formerNames: ['晨光小学'] }])
      expect((await valueOf(people.person(id, noAbort()))).schools).toMatchObject([
        { id: JIANGCHENG, name: '江城第一中学', review: true },
      ])
    })

    it('give each of their people room for own files, unless somebody has their own', async () => {
      const { schools, people, session } = await entered(PLATFORM_ADMINISTRATOR)
      const { id } = await valueOf(session.currentUser(noAbort()))
      const person = () => valueOf(people.person(id, noAbort()))
      const school = { id: JIANGCHENG, seen: 0, quota: 30 }
      expect(await valueOf(schools.setQuota(school, noAbort()))).toBe(true)
      expect(await schools.setQuota({ ...school, quota: 40 }, noAbort())).toMatchObject(
        rejectedAs('conflict'),
      )
      expect((await person()).space.quota).toBe(30 * 1024 ** 3)
      const { rowVersion, ...form } = await person()
      const change = { id, rowVersion, form: { ...form, quota: 5 } }
      expect(await valueOf(people.save(change, noAbort()))).toBe(true)
      expect(await person()).toMatchObject({ quota: 5, space: { quota: 5 * 1024 ** 3 } })
      const other = await entered(SCHOOL_ADMINISTRATOR)
      expect(await other.schools.setQuota(school, noAbort())).toMatchObject(forbidden)
    })

    it('are for nobody else', async () => {
      const { schools } = await entered(TEACHER)
      expect(await schools.schools(ALL_SCHOOLS, noAbort())).toMatchObject(forbidden)
    })
  })
