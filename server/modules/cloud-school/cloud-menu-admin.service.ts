import type { RequestOf, SentBy } from '#contract/call.ts'
import {
  CLOUD_MENU_PARTS,
  type getCloudMenus,
  MAX_CLOUD_FILES,
  MAX_CLOUD_MENUS,
  type orderCloudMenus,
  type removeCloudMenu,
  type saveCloudMenu,
} from '#contract/cloud-menu.ts'
import { CODE } from '#contract/envelope.ts'
import type { Db, Queries } from '../../db/database.ts'
import { Refusal, refuse } from '../../http/envelope.ts'
import type { Clock } from '../../runtime/clock.ts'
import { auditRepository } from '../audit/audit.repository.ts'
import type { MakeFileDto } from '../file/file.dto.ts'
import { administratorRepository } from '../people/administrator.repository.ts'
import type { SchoolFileRepository } from '../school-file/school-file.repository.ts'
import { schoolParameter } from '../session/menu-code.ts'
import {
  type CloudMenuRow,
  cloudMenuAdminRepository,
  type PlacedFile,
} from './cloud-menu-admin.repository.ts'
import { placedFileDto } from './cloud-menu-file.dto.ts'

const REFUSAL = {
  noRight: refuse(CODE.noRight, '你没有管理云学校的权限'),
  foreignSchool: refuse(CODE.noRight, '你不能管理这所学校的云学校'),
  missing: refuse(CODE.notFound, '没有找到这个栏目，可能已被删除'),
  noFile: refuse(CODE.notFound, '有文件已经找不到了，请去掉后再保存'),
  changed: refuse(CODE.conflict, '这个栏目刚刚被别人修改过'),
  others: refuse(CODE.conflict, '栏目刚刚有变化，请按现在的顺序再试'),
  taken: refuse(CODE.conflict, '已经有一个栏目叫这个名字'),
  full: refuse(CODE.conflict, `一所学校最多 ${MAX_CLOUD_MENUS} 个栏目，请先删除不用的`),
  badPart: refuse(CODE.fieldError, '没有这种内容，请重新选择'),
  badKind: refuse(CODE.fieldError, '没有这种资料类型，请重新选择'),
  nothing: refuse(CODE.fieldError, '请选择要显示的内容，或放入文件'),
  fileTwice: refuse(CODE.fieldError, '同一个文件只能放一次'),
  same: refuse(CODE.fieldError, '请选择另一个栏目'),
  crowded: refuse(CODE.fieldError, `一个栏目最多 ${MAX_CLOUD_FILES} 个文件，请把文件移到别的栏目`),
} as const

type Saving = RequestOf<typeof saveCloudMenu>['body']
type Removal = RequestOf<typeof removeCloudMenu>['body']
type Order = RequestOf<typeof orderCloudMenus>['body']

interface Needs {
  readonly db: Db
  readonly clock: Clock
  readonly fileDto: MakeFileDto
  readonly library: Pick<SchoolFileRepository, 'findKinds'>
}

interface Acting {
  readonly menus: ReturnType<typeof cloudMenuAdminRepository>
  /** All of the school, held. */
  readonly rows: readonly CloudMenuRow[]
  note(act: string, id: number, detail: Readonly<Record<string, string | number>>): Promise<void>
}

const seenIn = (
  rows: readonly CloudMenuRow[],
  { Id, RowVersion }: Pick<Saving, 'Id' | 'RowVersion'>,
): CloudMenuRow | Refusal => {
  const row = rows.find(({ id }) => id === Id)
  if (row === undefined) return REFUSAL.missing
  return row.rowVersion === RowVersion ? row : REFUSAL.changed
}

const faultOf = ({ Parts, Kinds, Files }: Saving, kinds: readonly string[]): Refusal | null => {
  if (!Parts.every((part) => CLOUD_MENU_PARTS.some((known) => known === part))) return REFUSAL.badPart
  if (!Kinds.every((kind) => kinds.includes(kind))) return REFUSAL.badKind
  return Parts.length + Files.length === 0 ? REFUSAL.nothing : null
}

/** The menus of the cloud school in the hands of administrators (R-cloud-1, docs/decisions/0388). */
export const cloudMenuAdminService = ({ db, clock, fileDto, library }: Needs) => {
  const findKinds = async (): Promise<readonly string[]> =>
    (await library.findKinds()).filter(({ hidden }) => !hidden).map(({ name }) => name)

  const schoolsOf = async (queries: Queries, userId: number) => {
    const administrators = administratorRepository(queries)
    const by = await administrators.find(userId)
    return by === null ? null : administrators.findSchools(by)
  }

  const act = <T>(
    userId: number,
    organisationId: number,
    work: (acting: Acting) => Promise<T | Refusal>,
  ): Promise<T | Refusal> =>
    db.transaction(async (tx) => {
      const schools = await schoolsOf(tx, userId)
      if (schools === null) return REFUSAL.noRight
      if (!schools.some(({ id }) => id === organisationId)) return REFUSAL.foreignSchool
      const menus = cloudMenuAdminRepository(tx)
      const rows = await menus.hold(organisationId)
      const note: Acting['note'] = (name, id, detail) =>
        auditRepository(tx).note({
          at: clock(),
          userId,
          organisationId,
          act: name,
          subject: `cloudMenu:${id}`,
          detail,
        })
      return work({ menus, rows, note })
    })

  /** The files as they are to stand, and the other entries that lose one. */
  const filesOf = async (userId: number, { Id, Files }: Saving, { menus, rows }: Acting) => {
    const standing = await menus.findFiles(rows.map(({ id }) => id))
    const owners = new Map(standing.map(({ placed }) => [placed.id, placed.menuId]))
    const own = await menus.findOwnFiles(
      userId,
      Files.flatMap((it) => (it.Id === 0 ? [it.OwnFileId] : [])),
    )
    const files: PlacedFile[] = []
    const named = new Set<string>()
    const losing = new Set<number>()
    for (const { Id: id, OwnFileId, Name } of Files) {
      const key = id === 0 ? `own ${OwnFileId}` : `${id}`
      if (named.has(key)) return REFUSAL.fileTwice
      named.add(key)
      const menuId = owners.get(id)
      const fileId = own.get(OwnFileId)
      if (id === 0 ? fileId === undefined : menuId === undefined) return REFUSAL.noFile
      if (menuId !== undefined && menuId !== Id) losing.add(menuId)
      files.push(fileId === undefined || id !== 0 ? { id, name: Name } : { fileId, name: Name })
    }
    return { files, losing: [...losing] }
  }

  return {
    async list(userId: number, asked: number): Promise<SentBy<typeof getCloudMenus> | Refusal> {
      const schools = await schoolsOf(db, userId)
      if (schools === null) return REFUSAL.noRight
      const school = asked === 0 ? schools[0] : schools.find(({ id }) => id === asked)
      if (school === undefined) return asked === 0 ? REFUSAL.noRight : REFUSAL.foreignSchool
      const menus = cloudMenuAdminRepository(db)
      const rows = await menus.findMenus(school.id)
      const placed = await menus.findFiles(rows.map(({ id }) => id))
      return {
        OrgId: school.id,
        Schools: schools.map(({ id, name }) => ({ Id: id, Name: name })),
        Kinds: [...(await findKinds())],
        Menus: rows.map((row) => ({
          Id: row.id,
          RowVersion: row.rowVersion,
          Name: row.name,
          Parameter: schoolParameter(row.id, school.id),
          Parts: row.parts,
          Kinds: row.kinds,
          Files: placed
            .filter((it) => it.placed.menuId === row.id)
            .map((it) => ({ ...placedFileDto(fileDto, it), Id: it.placed.id })),
        })),
      }
    },

    async save(userId: number, asked: Saving): Promise<SentBy<typeof saveCloudMenu> | Refusal> {
      const offered = await findKinds()
      return act<SentBy<typeof saveCloudMenu>>(userId, asked.OrgId, async (acting) => {
        const { menus, rows, note } = acting
        const row = asked.Id === 0 ? null : seenIn(rows, asked)
        if (row instanceof Refusal) return row
        // A type that is offered no more stays where it was chosen.
        const fault = faultOf(asked, [...offered, ...(row?.kinds ?? [])])
        if (fault !== null) return fault
        if (rows.some(({ id, name }) => id !== asked.Id && name === asked.Name)) return REFUSAL.taken
        if (row === null && rows.length >= MAX_CLOUD_MENUS) return REFUSAL.full
        const placing = await filesOf(userId, asked, acting)
        if (placing instanceof Refusal) return placing
        const fields = {
          name: asked.Name,
          parts: CLOUD_MENU_PARTS.filter((part) => asked.Parts.includes(part)),
          kinds: [...new Set(asked.Kinds)],
        }
        const id = row?.id ?? (await menus.add(asked.OrgId, fields))
        if (row !== null) await menus.change(id, fields)
        await menus.placeFiles(id, placing.files, clock())
        await menus.bump(placing.losing)
        const detail = { name: asked.Name, files: placing.files.length }
        await note(row === null ? 'cloudMenu.add' : 'cloudMenu.save', id, detail)
        return { Id: id }
      })
    },

    remove: (userId: number, asked: Removal): Promise<true | Refusal> =>
      act<true>(userId, asked.OrgId, async ({ menus, rows, note }) => {
        const row = seenIn(rows, asked)
        if (row instanceof Refusal) return row
        if (asked.IntoId === row.id) return REFUSAL.same
        const into = rows.find(({ id }) => id === asked.IntoId)
        if (asked.IntoId !== 0 && into === undefined) return REFUSAL.missing
        const files = await menus.findFiles([row.id])
        if (into !== undefined && files.length > 0) {
          const there = await menus.findFiles([into.id])
          if (there.length + files.length > MAX_CLOUD_FILES) return REFUSAL.crowded
          await menus.giveFiles(row.id, into.id)
          await menus.bump([into.id])
        }
        await menus.remove(row.id)
        const detail = { name: row.name, files: files.length, into: into?.name ?? '' }
        await note('cloudMenu.remove', row.id, detail)
        return true
      }),

    order: (userId: number, { OrgId, Ids, Seen }: Order): Promise<true | Refusal> =>
      act<true>(userId, OrgId, async ({ menus, rows, note }) => {
        const standing = rows.map(({ id }) => id)
        const isWhole = new Set(Ids).size === standing.length && standing.every((id) => Ids.includes(id))
        if (!isWhole || Ids.length !== standing.length || standing.join() !== Seen.join())
          return REFUSAL.others
        await menus.order(Ids)
        const names = Ids.map((id) => rows.find((row) => row.id === id)?.name ?? '')
        await note('cloudMenu.order', Ids[0] ?? 0, { names: names.join('、') })
        return true
      }),
  }
}

export type CloudMenuAdminService = ReturnType<typeof cloudMenuAdminService>
