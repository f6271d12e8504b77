import type { RequestOf, SentBy } from '#contract/call.ts'
import { CODE } from '#contract/envelope.ts'
import { type getManagedRoles, MAX_ROLES, type removeRole, type saveRole } from '#contract/roles.ts'
import type { Db } from '../../db/database.ts'
import { Refusal, refuse } from '../../http/envelope.ts'
import { ROSTER_ROLES } from '../../import/roster.ts'
import type { Clock } from '../../runtime/clock.ts'
import { codeIn } from '../session/menu-code.ts'
import { administratorRepository } from './administrator.repository.ts'
import { type NoteAct, platformAdministration } from './platform-administration.ts'
import { type RoleRow, roleRepository } from './role.repository.ts'
import { menusOf } from './role-menus.ts'

const REFUSAL = {
  platformOnly: refuse(CODE.noRight, '只有平台管理员可以管理角色'),
  missing: refuse(CODE.notFound, '没有找到这个角色，可能已被删除'),
  changed: refuse(CODE.conflict, '这个角色刚刚被别人修改过'),
  held: refuse(CODE.conflict, '持有这个角色的人数刚刚变了，请看过再删除'),
  taken: refuse(CODE.conflict, '已经有一个角色叫这个名字'),
  full: refuse(CODE.conflict, `最多 ${MAX_ROLES} 个角色，请先删除不用的`),
  fixed: refuse(CODE.fieldError, '导入名册时会用到这个角色，不能改名或删除'),
  noCode: refuse(CODE.fieldError, '菜单项的参数里应有 code，例如 code=ljzk'),
  codeTwice: refuse(CODE.fieldError, '同一个角色里，菜单项的 code 不能重复'),
  noInto: refuse(CODE.fieldError, '请选择持有的人改用哪个角色'),
  same: refuse(CODE.fieldError, '请选择另一个角色'),
} as const

type Saving = RequestOf<typeof saveRole>['body']
type Removal = RequestOf<typeof removeRole>['body']

interface Needs {
  readonly db: Db
  readonly clock: Clock
}

interface Acting {
  readonly roles: ReturnType<typeof roleRepository>
  /** All, held. */
  readonly rows: readonly RoleRow[]
  readonly note: NoteAct
}

const isFixed = (name: string): boolean => ROSTER_ROLES.some((fixed) => fixed === name)

const faultOf = ({ Menus }: Saving): Refusal | null => {
  const codes = Menus.flatMap(({ Items }) => Items.map(({ Parameter }) => codeIn(Parameter)))
  if (codes.includes('')) return REFUSAL.noCode
  return new Set(codes).size < codes.length ? REFUSAL.codeTwice : null
}

const seenIn = (
  rows: readonly RoleRow[],
  { Id, RowVersion }: Pick<Saving, 'Id' | 'RowVersion'>,
): RoleRow | Refusal => {
  const row = rows.find(({ id }) => id === Id)
  if (row === undefined) return REFUSAL.missing
  return row.rowVersion === RowVersion ? row : REFUSAL.changed
}

/** Roles in the hands of the platform's administrators (R-people-9, docs/decisions/0390). */
export const roleService = ({ db, clock }: Needs) => {
  const administration = platformAdministration({ db, clock, kind: 'role', refusal: REFUSAL.platformOnly })

  const act = <T>(userId: number, work: (acting: Acting) => Promise<T | Refusal>): Promise<T | Refusal> =>
    administration.act(userId, async (tx, note) => {
      const roles = roleRepository(tx)
      return work({ roles, rows: await roles.hold(), note })
    })

  return {
    async list(userId: number): Promise<SentBy<typeof getManagedRoles> | Refusal> {
      if (!(await administration.isAllowed(userId))) return REFUSAL.platformOnly
      const administrators = administratorRepository(db)
      const rows = await administrators.findRoles()
      const menus = await administrators.findMenuRows()
      const held = await roleRepository(db).findHolderCounts()
      return rows.map((row) => ({
        Id: row.id,
        RowVersion: row.rowVersion,
        Name: row.name,
        LjzkIsShow: row.staysHome,
        IsResoure: row.schoolLibrary,
        ZjIsShow: row.paperComposition,
        Menus: menusOf(menus.filter(({ roleId }) => roleId === row.id)),
        HolderCount: held.get(row.id) ?? 0,
        IsFixed: isFixed(row.name),
      }))
    },

    async save(userId: number, asked: Saving): Promise<SentBy<typeof saveRole> | Refusal> {
      const fault = faultOf(asked)
      if (fault !== null) return fault
      return act<SentBy<typeof saveRole>>(userId, async ({ roles, rows, note }) => {
        const row = asked.Id === 0 ? null : seenIn(rows, asked)
        if (row instanceof Refusal) return row
        if (row !== null && row.name !== asked.Name && isFixed(row.name)) return REFUSAL.fixed
        if (rows.some(({ id, name }) => id !== asked.Id && name === asked.Name)) return REFUSAL.taken
        if (row === null && rows.length >= MAX_ROLES) return REFUSAL.full
        const fields = {
          name: asked.Name,
          staysHome: asked.LjzkIsShow,
          schoolLibrary: asked.IsResoure,
          paperComposition: asked.ZjIsShow,
        }
        if (row !== null) await roles.change(row, fields)
        const id = row?.id ?? (await roles.add(fields))
        await roles.replaceMenus(
          id,
          asked.Menus.map(({ Name, Items }) => ({
            name: Name,
            items: Items.map((item) => ({ name: item.Name, parameter: item.Parameter })),
          })),
        )
        const holders = row === null ? 0 : await roles.countHolders(id)
        await note(row === null ? 'role.add' : 'role.save', id, { name: asked.Name, holders })
        return { Id: id }
      })
    },

    remove: (userId: number, asked: Removal): Promise<true | Refusal> =>
      act<true>(userId, async ({ roles, rows, note }) => {
        const row = seenIn(rows, asked)
        if (row instanceof Refusal) return row
        if (isFixed(row.name)) return REFUSAL.fixed
        if (asked.IntoId === row.id) return REFUSAL.same
        const into = rows.find(({ id }) => id === asked.IntoId)
        if (asked.IntoId !== 0 && into === undefined) return REFUSAL.missing
        await roles.holdFor([row.id, asked.IntoId])
        const holders = await roles.countHolders(row.id)
        if (holders !== asked.HolderCount) return REFUSAL.held
        if (holders > 0) {
          if (into === undefined) return REFUSAL.noInto
          await roles.giveInstead(row.id, into.id)
        }
        await roles.remove(row.id)
        await note('role.remove', row.id, { name: row.name, holders, into: into?.name ?? '' })
        return true
      }),
  }
}

export type RoleService = ReturnType<typeof roleService>
