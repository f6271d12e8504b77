import { expect, it } from 'vitest'
import { FIRST_QUERY } from '#domain/release/published.ts'
import {
  type EditedResource,
  formOf,
  type ResourceForm,
  revisionOf,
} from '#domain/release/resource-version.ts'
import { enter, type MakeBackend, noAbort } from './support/backend.ts'
import { suiteOver } from './support/suite.ts'
import { valueOf } from './support/value-of.ts'

/** Of no resource and of no version. */
const NONE = 2_000_000_000
const TEACHER = '13900000001'
const REVIEWER = '13900000002'

/** `ResourceVersionPort`: it begins with a teacher who has published a resource for her school. */
export const resourceVersionContract = (name: string, make: MakeBackend): void =>
  suiteOver(`${name}: versions of resources`, make, (fresh) => {
    const conflict = { ok: false, failure: { kind: 'rejected', reason: 'conflict' } }
    const missing = { ok: false, failure: { kind: 'rejected', reason: 'missing' } }
    const forbidden = { ok: false, failure: { kind: 'forbidden' } }
    const changed = (resource: EditedResource, change: Partial<ResourceForm>) =>
      revisionOf(resource, { ...formOf(resource.current), ...change })

    const begin = async () => {
      const backend = fresh()
      const { release, resourceVersions } = backend.ports
      await enter(backend, TEACHER)
      const { items } = await valueOf(release.published(FIRST_QUERY, noAbort()))
      const id = items.find(({ editable, state }) => editable && state === 'school')?.id ?? 0
      const resource = () => valueOf(resourceVersions.resource(id, noAbort()))
      const waiting = async () => {
        const queue = await valueOf(resourceVersions.waiting({ organisationId: 1, page: 1 }, noAbort()))
        const found = queue.items.find(({ contentId }) => contentId === id)
        if (found === undefined) throw new Error('it is not in the queue')
        return found
      }
      return { backend, versions: resourceVersions, id, resource, waiting }
    }

    it('waits beside what is seen, is returned, taken back, approved, and an earlier one restored', async () => {
      const { backend, versions, resource, waiting } = await begin()
      const before = await resource()
      expect(before).toMatchObject({ number: 0, versions: [], can: { edit: true }, withdrawn: false })
      const revision = changed(before, { name: '新的标题', remark: '勘误' })
      expect(await versions.revise(revision, noAbort())).toEqual({ ok: true, value: 'waits' })
      expect(await versions.revise(revision, noAbort())).toMatchObject(conflict)
      const held = await resource()
      expect(held).toMatchObject({ number: 1, can: { edit: false, takeBack: true } })
      expect(held.current.name).toBe(before.current.name)
      expect(held.versions.map(({ status }) => status)).toEqual(['waiting', 'published'])

      await enter(backend, REVIEWER)
      const item = await waiting()
      expect(item).toMatchObject({
        own: false,
        old: { name: before.current.name },
        new: { name: '新的标题', remark: '勘误' },
      })
      expect(await versions.sendBack(item.new, '差', noAbort())).toMatchObject({
        failure: { kind: 'rejected', reason: 'invalid' },
      })
      await valueOf(versions.sendBack(item.new, '标题不通顺', noAbort()))
      expect(await versions.approve(item.new, noAbort())).toMatchObject(conflict)

      await enter(backend, TEACHER)
      expect((await resource()).versions[0]).toMatchObject({ status: 'returned', reason: '标题不通顺' })
      await valueOf(versions.revise(changed(await resource(), { name: '撤回的标题' }), noAbort()))
      const [unwanted] = (await resource()).versions
      expect(await versions.takeBack(unwanted?.id ?? 0, noAbort())).toEqual({ ok: true, value: true })
      expect(await versions.takeBack(unwanted?.id ?? 0, noAbort())).toMatchObject(conflict)

      await valueOf(versions.revise(changed(await resource(), { name: '第二版' }), noAbort()))
      await enter(backend, REVIEWER)
      await valueOf(versions.approve((await waiting()).new, noAbort()))
      await enter(backend, TEACHER)
      const second = await resource()
      expect(second).toMatchObject({ number: 2, current: { name: '第二版' } })
      const first = second.versions.find(({ number }) => number === 1)?.id ?? 0
      const wanted = { id: second.id, number: 2, versionId: first }
      expect(await versions.restore({ ...wanted, number: 1 }, noAbort())).toMatchObject(conflict)
      expect(await versions.restore(wanted, noAbort())).toEqual({ ok: true, value: 'waits' })
      const [restored] = (await resource()).versions
      expect(restored).toMatchObject({ name: before.current.name, status: 'waiting' })
      await valueOf(versions.takeBack(restored?.id ?? 0, noAbort()))
    })

    it('is seen at once where only its kind changed', async () => {
      const { versions, resource } = await begin()
      const { current, kinds, number } = await resource()
      const other = kinds.find(({ id }) => id !== current.kind.id)?.id ?? 0
      const revision = changed(await resource(), { kindId: other })
      expect(await versions.revise(revision, noAbort())).toEqual({ ok: true, value: 'seen' })
      expect(await resource()).toMatchObject({
        number: Math.max(number, 1) + 1,
        current: { kind: { id: other } },
      })
    })

    it('is of what is there, and of those who may', async () => {
      const { backend, versions, resource, id } = await begin()
      expect(await versions.resource(NONE, noAbort())).toMatchObject(missing)
      expect(await versions.takeBack(NONE, noAbort())).toMatchObject(missing)
      const none = { id, number: (await resource()).number, versionId: NONE }
      expect(await versions.restore(none, noAbort())).toMatchObject(missing)
      const foreign = { ...changed(await resource(), { name: '别的' }), id: NONE }
      expect(await versions.revise(foreign, noAbort())).toMatchObject(missing)
      expect(await versions.waiting({ organisationId: 1, page: 1 }, noAbort())).toMatchObject(forbidden)
      await enter(backend, REVIEWER)
      expect(await versions.waiting({ organisationId: 0, page: 1 }, noAbort())).toMatchObject(forbidden)
      expect(await versions.approve({ id: NONE, rowVersion: 1 }, noAbort())).toMatchObject(missing)
    })
  })
