import { expect, it } from 'vitest'
import { listOf } from '#domain/catalogue/list-query.ts'
import type { RejectionReason } from '#domain/kernel/failure.ts'
import { chosenOf, keyOf, type OwnFileView } from '#domain/private-file/own-file.ts'
import { ALL_OWN_FILES, type OwnFileQuery } from '#domain/private-file/own-file-query.ts'
import { isPlaced, NO_PLACE, type SchoolPlace } from '#domain/school-file/school-place.ts'
import type { OnClash } from '#domain/upload/upload.ts'
import { aFilm, wantedOf } from './support/a-film.ts'
import type { AskingPorts } from './support/asking-ports.ts'
import { enter, type MakeBackend, noAbort } from './support/backend.ts'
import { suiteOver } from './support/suite.ts'
import { valueOf } from './support/value-of.ts'

const failing = (reason: RejectionReason) => ({ ok: false, failure: { kind: 'rejected', reason } })

const file = (id: number) => chosenOf([{ kind: 'file', id, name: '' }])
const folder = (id: number) => chosenOf([{ kind: 'folder', id, name: '' }])
const to = (folderId: number) => ({ folderId, onClash: null })

const SCHOOL = 1
const FOREIGN = 2
/** The reviewer of the first school, who has nothing but what is put here; a member of no other. */
const PERSON = '13900000002'

/** `OwnFilePort` and `SharePort`. Wire: 我的资料. */
export const ownFileContract = (name: string, make: MakeBackend): void =>
  suiteOver(`${name}: own files`, make, (fresh) => {
    const view = ({ ownFiles }: AskingPorts, change: Partial<OwnFileQuery> = {}) =>
      valueOf(ownFiles.view({ ...ALL_OWN_FILES, ...change }, noAbort()))

    const namesOf = ({ folders, files }: OwnFileView) => [
      ...folders.map((one) => one.name),
      ...files.items.map((one) => one.name),
    ]

    /** Somebody with nothing of their own, and files that they may keep. */
    const emptyHanded = async () => {
      const backend = fresh()
      await enter(backend, PERSON)
      const { ports } = backend
      for (const { files } of [await view(ports)])
        for (const { shares } of files.items)
          for (const share of shares)
            if (share.status === 'pending') await valueOf(ports.shares.withdraw(share, noAbort()))
      const there = await view(ports)
      const all = {
        folderIds: there.folders.map(({ id }) => id),
        fileIds: there.files.items.map(({ id }) => id),
      }
      if (all.folderIds.length + all.fileIds.length > 0) await valueOf(ports.ownFiles.remove(all, noAbort()))
      await valueOf(ports.ownFiles.purge('all', noAbort()))
      return ports
    }

    /** A resource of the library kept among the own files. */
    const keep = async ({ list, resource, privateFile }: AskingPorts, at: number) => {
      const { page } = await valueOf(list.page(listOf(3), noAbort()))
      const detail = await valueOf(resource.resource(page.items[at]?.content.id ?? 0, noAbort()))
      const [first] = detail.files
      if (first === undefined) throw new Error('a resource without a file')
      return valueOf(privateFile.keep(first, noAbort()))
    }

    const somePlace = async ({ curriculum }: AskingPorts): Promise<SchoolPlace> => {
      const [stage] = await valueOf(curriculum.level(0, 0, noAbort()))
      const [subject] = await valueOf(curriculum.level(stage?.id ?? 0, 0, noAbort()))
      return { ...NO_PLACE, stageId: stage?.id ?? 0, subjectId: subject?.id ?? 0 }
    }

    it('lie in folders that have names of their own', async () => {
      const ports = await emptyHanded()
      const { ownFiles } = ports
      expect(namesOf(await view(ports))).toEqual([])
      const outer = await valueOf(ownFiles.createFolder('七年级', 0, noAbort()))
      const inner = await valueOf(ownFiles.createFolder('上册', outer, noAbort()))
      expect(await ownFiles.createFolder('七年级', 0, noAbort())).toMatchObject(failing('conflict'))
      expect(await ownFiles.createFolder('一/二', 0, noAbort())).toMatchObject(failing('invalid'))
      expect(await ownFiles.renameFolder(inner, '下册', noAbort())).toEqual({ ok: true, value: true })
      expect(await valueOf(ownFiles.folders(noAbort()))).toEqual([
        { id: outer, parentId: 0, name: '七年级' },
        { id: inner, parentId: outer, name: '下册' },
      ])
      const inside = await view(ports, { folder: outer })
      expect(inside.path).toEqual([{ id: outer, name: '七年级' }])
      expect(inside.folders.map((one) => [one.id, one.name, one.held])).toEqual([[inner, '下册', 0]])
      expect(await ownFiles.view({ ...ALL_OWN_FILES, folder: 999_999 }, noAbort())).toMatchObject(
        failing('missing'),
      )
      expect(await ownFiles.transfer('move', folder(outer), to(inner), noAbort())).toMatchObject(
        failing('conflict'),
      )
    })

    it('are renamed, moved and copied, and ask where a name is taken', async () => {
      const ports = await emptyHanded()
      const { ownFiles } = ports
      const kept = await keep(ports, 0)
      const place = await valueOf(ownFiles.createFolder('备课', 0, noAbort()))
      await valueOf(ownFiles.renameFile(kept.id, '公开课', noAbort()))
      const renamed = `公开课.${kept.suffix}`
      expect(namesOf(await view(ports))).toEqual(['备课', renamed])
      expect(namesOf(await view(ports, { suffixes: ['mp4', kept.suffix] }))).toEqual(['备课', renamed])
      const films = await view(ports, { suffixes: ['mp4', 'webm'] })
      expect([namesOf(films), films.files.total]).toEqual([['备课'], 0])
      expect(await valueOf(ownFiles.transfer('copy', file(kept.id), to(place), noAbort()))).toEqual({
        kind: 'done',
        count: 1,
      })
      expect(await valueOf(ownFiles.transfer('move', file(kept.id), to(place), noAbort()))).toEqual({
        kind: 'clashes',
        names: [renamed],
      })
      expect(namesOf(await view(ports))).toEqual(['备课', renamed])
      const both = { folderId: place, onClash: 'keepBoth' as const }
      await valueOf(ownFiles.transfer('move', file(kept.id), both, noAbort()))
      expect(namesOf(await view(ports))).toEqual(['备课'])
      expect(namesOf(await view(ports, { folder: place, order: 'name' })).sort()).toEqual(
        [`公开课 (2).${kept.suffix}`, renamed].sort(),
      )
      expect(namesOf(await view(ports, { keyword: '(2)' }))).toEqual([`公开课 (2).${kept.suffix}`])
      const { usedBytes, quotaBytes } = await view(ports)
      expect(usedBytes).toBe(kept.size * 2)
      expect(quotaBytes).toBeGreaterThan(usedBytes)
    })

    it('go into the bin with all that a folder holds, come back, and go for good', async () => {
      const ports = await emptyHanded()
      const { ownFiles } = ports
      const kept = await keep(ports, 0)
      const place = await valueOf(ownFiles.createFolder('备课', 0, noAbort()))
      await valueOf(ownFiles.transfer('move', file(kept.id), to(place), noAbort()))
      expect(await valueOf(ownFiles.remove(folder(place), noAbort()))).toBe(2)
      expect(namesOf(await view(ports))).toEqual([])
      const bin = await view(ports, { bin: true })
      expect(namesOf(bin)).toEqual(['备课'])
      const days = (Date.parse(bin.folders[0]?.trashUntil ?? '') - Date.now()) / 86_400_000
      expect(Math.round(days)).toBe(30)
      await valueOf(ownFiles.createFolder('备课', 0, noAbort()))
      expect(await valueOf(ownFiles.restore(folder(place), noAbort()))).toBe(1)
      expect(namesOf(await view(ports))).toEqual(['备课', '备课 (2)'])
      expect(namesOf(await view(ports, { folder: place }))).toEqual([kept.name])
      expect(await ownFiles.restore(folder(place), noAbort())).toMatchObject(failing('missing'))
      await valueOf(ownFiles.remove(file(kept.id), noAbort()))
      expect(await valueOf(ownFiles.purge(file(kept.id), noAbort()))).toBe(1)
      expect(namesOf(await view(ports, { bin: true }))).toEqual([])
    })

    it('make way into the bin, where another is put in their place', async () => {
      const ports = await emptyHanded()
      const { ownFiles } = ports
      const kept = await keep(ports, 0)
      const place = await valueOf(ownFiles.createFolder('备课', 0, noAbort()))
      await valueOf(ownFiles.transfer('copy', file(kept.id), to(place), noAbort()))
      const copy = (await view(ports, { folder: place })).files.items[0]
      const replacing = { folderId: place, onClash: 'replace' as const }
      expect(await valueOf(ownFiles.transfer('move', file(kept.id), replacing, noAbort()))).toEqual({
        kind: 'done',
        count: 1,
      })
      expect((await view(ports, { folder: place })).files.items.map(({ id }) => id)).toEqual([kept.id])
      const bin = await view(ports, { bin: true })
      expect(bin.files.items.map((one) => [one.id, one.name, one.pathName])).toEqual([
        [copy?.id, kept.name, '备课'],
      ])
      expect(bin.usedBytes).toBe(kept.size * 2)
      expect(await valueOf(ownFiles.restore(file(copy?.id ?? 0), noAbort()))).toBe(1)
      expect(namesOf(await view(ports, { folder: place, order: 'name' })).length).toBe(2)
    })

    it('keep what an upload replaces, and make no way while a school looks at them', async () => {
      const ports = await emptyHanded()
      const { ownFiles, shares, uploads } = ports
      const bring = async (content: Blob, onClash: OnClash | null) => {
        const wanted = await wantedOf({ name: '示范课.mp4', content }, onClash)
        const begun = await uploads.begin(wanted, noAbort())
        if (!begun.ok || begun.value.kind !== 'toSend') return begun
        await uploads.send(begun.value.uploadId, content, () => undefined, noAbort())
        return uploads.finish(begun.value.uploadId, wanted, noAbort())
      }
      const [first, second] = [aFilm().content, aFilm().content]
      await bring(first, null)
      const [held] = (await view(ports)).files.items
      if (held === undefined) throw new Error('nothing was kept')
      const wanted = {
        organisationId: SCHOOL,
        place: await somePlace(ports),
        tagId: 1,
        fileIds: [held.id],
        note: '',
      }
      await valueOf(shares.share(wanted, noAbort()))
      const inReview = (todo: string) => ({
        ok: false,
        failure: {
          kind: 'rejected',
          reason: 'conflict',
          message: `“示范课.mp4”正在审核，撤回共享后才能${todo}`,
        },
      })
      expect(await bring(second, 'replace')).toEqual(inReview('替换'))
      expect(await ownFiles.remove(file(held.id), noAbort())).toEqual(inReview('删除'))
      const place = await valueOf(ownFiles.createFolder('备课', 0, noAbort()))
      await valueOf(ownFiles.transfer('copy', file(held.id), to(place), noAbort()))
      const copy = (await view(ports, { folder: place })).files.items[0]
      const here = { folderId: 0, onClash: 'replace' as const }
      expect(await ownFiles.transfer('move', file(copy?.id ?? 0), here, noAbort())).toEqual(inReview('替换'))
      expect(namesOf(await view(ports))).toEqual(['备课', '示范课.mp4'])
      expect(namesOf(await view(ports, { folder: place }))).toEqual(['示范课.mp4'])

      const [share] = (await view(ports)).files.items[0]?.shares ?? []
      if (share === undefined) throw new Error('nothing was shared')
      await valueOf(shares.withdraw(share, noAbort()))
      expect(await bring(second, 'replace')).toMatchObject({ ok: true, value: { kind: 'kept' } })
      const [now] = (await view(ports)).files.items
      expect(now).toMatchObject({
        id: held.id,
        size: second.size,
        shares: [{ status: 'withdrawn', isOutdated: true }],
      })
      const bin = await view(ports, { bin: true })
      expect(bin.files.items.map((one) => [one.name, one.hash, one.shares])).toEqual([
        ['示范课.mp4', held.hash, []],
      ])
    })

    it('are shared with a school once at a time, and stay while they are under review', async () => {
      const ports = await emptyHanded()
      const { ownFiles, shares } = ports
      const kept = await keep(ports, 1)
      const place = await somePlace(ports)
      expect(isPlaced(place)).toBe(true)
      const [tag] = await valueOf(shares.tags(SCHOOL, noAbort()))
      expect(tag?.name).toBe('课件')
      expect(await shares.tags(FOREIGN, noAbort())).toMatchObject({ failure: { kind: 'forbidden' } })
      const wanted = {
        organisationId: SCHOOL,
        place,
        tagId: tag?.id ?? 0,
        fileIds: [kept.id],
        note: '公开课用',
      }
      expect(await shares.share({ ...wanted, organisationId: FOREIGN }, noAbort())).toMatchObject({
        failure: { kind: 'forbidden' },
      })
      expect(await shares.share({ ...wanted, place: NO_PLACE }, noAbort())).toMatchObject(failing('invalid'))
      expect(await valueOf(shares.share(wanted, noAbort()))).toEqual({ sharedIds: [kept.id], failed: [] })
      expect((await valueOf(shares.share(wanted, noAbort()))).failed.map(({ fileId }) => fileId)).toEqual([
        kept.id,
      ])
      const choice = { organisationId: SCHOOL, place, tagId: tag?.id ?? 0 }
      expect(await valueOf(shares.choice(0, noAbort()))).toMatchObject(choice)
      const [share] = (await view(ports)).files.items[0]?.shares ?? []
      if (share === undefined) throw new Error('nothing was shared')
      expect([share.organisation.id, share.status, share.isOutdated]).toEqual([SCHOOL, 'pending', false])
      expect(await ownFiles.remove(file(kept.id), noAbort())).toMatchObject(failing('conflict'))
      expect(await valueOf(shares.withdraw(share, noAbort()))).toBe(true)
      expect(await shares.withdraw(share, noAbort())).toMatchObject(failing('conflict'))
      expect(await valueOf(shares.choice(share.requestId, noAbort()))).toMatchObject(choice)
      await valueOf(shares.share(wanted, noAbort()))
      expect(
        (await valueOf(shares.history(share.requestId, noAbort()))).map(({ kind, detail }) => [kind, detail]),
      ).toEqual([
        ['applied', '公开课用'],
        ['withdrawn', ''],
        ['applied', '公开课用'],
      ])
      expect(await shares.history(999_999, noAbort())).toMatchObject(failing('missing'))
      expect(keyOf({ kind: 'file', id: kept.id })).toBe(`file:${kept.id}`)
    })
  })
