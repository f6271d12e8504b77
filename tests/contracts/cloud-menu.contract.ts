import { expect, it } from 'vitest'
import { listOf } from '#domain/catalogue/list-query.ts'
import {
  type CloudMenuForm,
  cloudMenuFormOf,
  fileFormOf,
  newCloudMenu,
  ownFileForm,
} from '#domain/frame/cloud-menu.ts'
import { ALL_OWN_FILES } from '#domain/private-file/own-file-query.ts'
import { cloudCodeOf } from '#domain/school-file/cloud-school.ts'
import { menuOf } from '#domain/session/role-menu.ts'
import type { AskingPorts } from './support/asking-ports.ts'
import { enter, type MakeBackend, noAbort } from './support/backend.ts'
import { suiteOver } from './support/suite.ts'
import { valueOf } from './support/value-of.ts'

const PLATFORM_ADMINISTRATOR = '13900000009'
const SCHOOL_ADMINISTRATOR = '13900000008'
const HERE = 1

/** `CloudMenuPort`. R-cloud-1, R-cloud-2. */
export const cloudMenuContract = (adapters: string, make: MakeBackend): void =>
  suiteOver(`${adapters}: the menu of the cloud school`, make, (fresh) => {
    const entered = async (account: string) => {
      const backend = fresh()
      await enter(backend, account)
      return backend.ports
    }
    const rejectedAs = (reason: string) => ({ ok: false, failure: { kind: 'rejected', reason } })
    const done = { ok: true, value: true }
    const menusIn = async ({ cloudMenus }: AskingPorts, organisationId = HERE) =>
      (await valueOf(cloudMenus.menus(organisationId, noAbort()))).menus
    const save = ({ cloudMenus }: AskingPorts, form: CloudMenuForm) => cloudMenus.save(form, noAbort())
    const add = (ports: AskingPorts, name: string, more: Partial<CloudMenuForm> = {}) =>
      save(ports, { ...newCloudMenu(HERE), name, parts: ['notices'], ...more })
    const named = async (ports: AskingPorts, name: string) => {
      const found = (await menusIn(ports)).find((menu) => menu.name === name)
      if (found === undefined) throw new Error(`there is no entry ${name}`)
      return found
    }
    const clear = async (ports: AskingPorts) => {
      for (const { id, rowVersion } of await menusIn(ports)) {
        const removal = { organisationId: HERE, id, rowVersion, files: 0, into: 0 }
        expect(await ports.cloudMenus.remove(removal, noAbort())).toEqual(done)
      }
    }
    /** A file of one's own. */
    const ownFile = async ({ list, resource, privateFile, ownFiles }: AskingPorts) => {
      const { page } = await valueOf(list.page(listOf(3), noAbort()))
      const detail = await valueOf(resource.resource(page.items[0]?.content.id ?? 0, noAbort()))
      const [first] = detail.files
      if (first === undefined) throw new Error('a resource without a file')
      await valueOf(privateFile.keep(first, noAbort()))
      const { files } = await valueOf(ownFiles.view(ALL_OWN_FILES, noAbort()))
      const [own] = files.items
      if (own === undefined) throw new Error('nothing was kept')
      return own
    }

    it('is seen by its people with their next read, and shows what its entries are about', async () => {
      const ports = await entered(SCHOOL_ADMINISTRATOR)
      const itemsNow = async () => menuOf(await valueOf(ports.session.currentUser(noAbort()))) ?? []
      const before = await itemsNow()
      expect(await add(ports, '新生入学')).toEqual(done)
      expect(await add(ports, '校本课程', { parts: ['courses', 'files'], kinds: [] })).toEqual(done)
      const [first, second] = await menusIn(ports)
      expect(second).toMatchObject({ name: '校本课程', parts: ['files', 'courses'], rowVersion: 1 })
      expect((await itemsNow()).map(({ name }) => name)).toEqual(['新生入学', '校本课程'])
      const [item] = await itemsNow()
      expect(item?.parameter).toBe(first?.parameter)
      const code = cloudCodeOf(item ?? { parameter: '' })
      const page = await valueOf(ports.cloudSchool.school({ organisationId: HERE, code }, noAbort()))
      expect([page.parts, page.ownFiles]).toEqual([['notices'], []])
      const order = { organisationId: HERE, ids: [second?.id ?? 0, first?.id ?? 0] }
      const seen = order.ids.toReversed()
      expect(await ports.cloudMenus.order({ ...order, seen }, noAbort())).toEqual(done)
      expect(await ports.cloudMenus.order({ ...order, seen }, noAbort())).toMatchObject(
        rejectedAs('conflict'),
      )
      expect((await itemsNow()).map(({ name }) => name)).toEqual(['校本课程', '新生入学'])
      await clear(ports)
      expect(await itemsNow()).toEqual(before)
      expect(await ports.cloudSchool.school({ organisationId: HERE, code }, noAbort())).toMatchObject(
        rejectedAs('missing'),
      )
    })

    it('is changed as it was seen, with names that are there once and something to show', async () => {
      const ports = await entered(SCHOOL_ADMINISTRATOR)
      expect(await add(ports, '新生入学')).toEqual(done)
      expect(await add(ports, '新生入学')).toMatchObject(rejectedAs('conflict'))
      expect(await add(ports, '空', { parts: [] })).toMatchObject(rejectedAs('invalid'))
      expect(await add(ports, '别的', { parts: ['files'], kinds: ['没有这种'] })).toMatchObject(
        rejectedAs('invalid'),
      )
      const form = cloudMenuFormOf(HERE, await named(ports, '新生入学'))
      expect(await save(ports, { ...form, name: '新生' })).toEqual(done)
      expect(await save(ports, { ...form, name: '老生' })).toMatchObject(rejectedAs('conflict'))
      const removal = { organisationId: HERE, id: form.id, rowVersion: 1, files: 0, into: 0 }
      expect(await ports.cloudMenus.remove(removal, noAbort())).toMatchObject(rejectedAs('conflict'))
      await clear(ports)
      expect(await ports.cloudMenus.remove(removal, noAbort())).toMatchObject(rejectedAs('missing'))
      expect(await save(ports, form)).toMatchObject(rejectedAs('missing'))
    })

    it('has files of its own, which are named, ordered, handed on and taken out', async () => {
      const ports = await entered(SCHOOL_ADMINISTRATOR)
      const own = await ownFile(ports)
      const once = ownFileForm(own.id, own.name)
      const missing = { ...once, ownFileId: 999_999 }
      expect(await add(ports, '新生入学', { files: [missing] })).toMatchObject(rejectedAs('missing'))
      expect(await add(ports, '新生入学', { parts: [], files: [{ ...once, name: '须知' }] })).toEqual(done)
      expect(await add(ports, '老生')).toEqual(done)
      const made = await named(ports, '新生入学')
      expect(made.files).toMatchObject([{ name: `须知.${own.suffix}`, hash: own.hash }])
      const form = cloudMenuFormOf(HERE, made)
      const [kept] = form.files
      if (kept === undefined) throw new Error('the file is gone')
      const files = [
        { ...once, name: '地图' },
        { ...kept, name: '入学须知' },
      ]
      expect(await save(ports, { ...form, files })).toEqual(done)
      const changed = await named(ports, '新生入学')
      expect(changed.files.map(({ name }) => name)).toEqual([`地图.${own.suffix}`, `入学须知.${own.suffix}`])
      expect(changed.files[1]?.id).toBe(kept.id)
      const code = cloudCodeOf(changed)
      const page = await valueOf(ports.cloudSchool.school({ organisationId: HERE, code }, noAbort()))
      expect(page.ownFiles.map(({ name }) => name)).toEqual(changed.files.map(({ name }) => name))
      const other = await named(ports, '老生')
      const moved = { ...cloudMenuFormOf(HERE, other), files: changed.files.slice(1).map(fileFormOf) }
      expect(await save(ports, moved)).toEqual(done)
      const left = await named(ports, '新生入学')
      expect([left.files.length, left.rowVersion]).toEqual([1, changed.rowVersion + 1])
      const removal = {
        organisationId: HERE,
        id: left.id,
        rowVersion: left.rowVersion,
        files: 1,
        into: left.id,
      }
      expect(await ports.cloudMenus.remove(removal, noAbort())).toMatchObject(rejectedAs('invalid'))
      expect(await ports.cloudMenus.remove({ ...removal, into: other.id }, noAbort())).toEqual(done)
      expect((await named(ports, '老生')).files.map(({ name }) => name)).toEqual([
        `入学须知.${own.suffix}`,
        `地图.${own.suffix}`,
      ])
      await clear(ports)
    })

    it('is of every school for the platform’s administrators, of their own for a school’s', async () => {
      const platform = await entered(PLATFORM_ADMINISTRATOR)
      const { schools, organisationId } = await valueOf(platform.cloudMenus.menus(0, noAbort()))
      expect(schools.length).toBeGreaterThan(1)
      expect(organisationId).toBe(schools[0]?.id)
      const foreign = schools.find(({ id }) => id !== HERE)?.id ?? 0
      const ports = await entered(SCHOOL_ADMINISTRATOR)
      const own = await valueOf(ports.cloudMenus.menus(0, noAbort()))
      expect([own.organisationId, own.schools.map(({ id }) => id)]).toEqual([HERE, [HERE]])
      const forbidden = { ok: false, failure: { kind: 'forbidden' } }
      expect(await ports.cloudMenus.menus(foreign, noAbort())).toMatchObject(forbidden)
      expect(await save(ports, { ...newCloudMenu(foreign), name: '一', parts: ['files'] })).toMatchObject(
        forbidden,
      )
    })

    it('is not for teachers', async () => {
      const ports = await entered('13900000001')
      const forbidden = { ok: false, failure: { kind: 'forbidden' } }
      expect(await ports.cloudMenus.menus(0, noAbort())).toMatchObject(forbidden)
      expect(await add(ports, '一')).toMatchObject(forbidden)
      expect(
        await ports.cloudMenus.order({ organisationId: HERE, ids: [], seen: [] }, noAbort()),
      ).toMatchObject(forbidden)
    })
  })
