import { asc, count, eq, inArray, sql } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { appUser } from '../../db/schema/app-user.ts'
import { role, roleMenu, roleMenuItem } from '../../db/schema/role.ts'

export type RoleRow = typeof role.$inferSelect
export type RoleFields = Pick<RoleRow, 'name' | 'staysHome' | 'schoolLibrary' | 'paperComposition'>

export interface MenuFields {
  readonly name: string
  readonly items: readonly { readonly name: string; readonly parameter: string }[]
}

/** Roles, as the platform's administrators change them. */
export const roleRepository = (db: Queries) => {
  const countHolders = async (id: number): Promise<number> => {
    const [counted] = await db.select({ held: count() }).from(appUser).where(eq(appUser.roleId, id))
    return counted?.held ?? 0
  }

  return {
    countHolders,

    /** How many hold each role, by its id. */
    async findHolderCounts(): Promise<ReadonlyMap<number | null, number>> {
      const rows = await db
        .select({ id: appUser.roleId, held: count() })
        .from(appUser)
        .groupBy(appUser.roleId)
      return new Map(rows.map(({ id, held }) => [id, held]))
    },

    /** All, and nobody else changes any until the transaction ends; who signs in does not wait. */
    async hold(): Promise<readonly RoleRow[]> {
      await db.execute(sql`lock table ${role} in share row exclusive mode`)
      return db.select().from(role).orderBy(asc(role.id))
    },

    async add(fields: RoleFields): Promise<number> {
      const [made] = await db.insert(role).values(fields).returning({ id: role.id })
      if (made === undefined) throw new Error('a role that was written cannot be found')
      return made.id
    },

    async change({ id, rowVersion }: RoleRow, fields: RoleFields): Promise<void> {
      await db
        .update(role)
        .set({ ...fields, rowVersion: rowVersion + 1 })
        .where(eq(role.id, id))
    },

    /** The menus of a role are these from then on. An entry whose Parameter was there keeps its icon. */
    async replaceMenus(roleId: number, menus: readonly MenuFields[]): Promise<void> {
      const before = await db
        .select({ parameter: roleMenuItem.parameter, icon: roleMenuItem.icon })
        .from(roleMenuItem)
        .innerJoin(roleMenu, eq(roleMenu.id, roleMenuItem.menuId))
        .where(eq(roleMenu.roleId, roleId))
      const icons = new Map(before.map(({ parameter, icon }) => [parameter, icon]))
      await db.delete(roleMenu).where(eq(roleMenu.roleId, roleId))
      for (const [place, { name, items }] of menus.entries()) {
        const [made] = await db
          .insert(roleMenu)
          .values({ roleId, name, sort: place + 1 })
          .returning({ id: roleMenu.id })
        if (made === undefined) throw new Error('a menu that was written cannot be found')
        if (items.length > 0)
          await db.insert(roleMenuItem).values(
            items.map((item, index) => ({
              ...item,
              menuId: made.id,
              icon: icons.get(item.parameter) ?? '',
              sort: index + 1,
            })),
          )
      }
    },

    /** Waits for who is giving these roles to somebody right now. */
    async holdFor(ids: readonly number[]): Promise<void> {
      await db
        .select({ id: role.id })
        .from(role)
        .where(inArray(role.id, [...ids]))
        .orderBy(asc(role.id))
        .for('update')
    },

    /** Each holder as a version of its own: what is changed of them is what was seen. */
    async giveInstead(id: number, into: number): Promise<void> {
      await db
        .update(appUser)
        .set({ roleId: into, rowVersion: sql`${appUser.rowVersion} + 1` })
        .where(eq(appUser.roleId, id))
    },

    async remove(id: number): Promise<void> {
      await db.delete(role).where(eq(role.id, id))
    },
  }
}
