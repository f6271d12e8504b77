import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { PLATFORM_RIGHT } from '#contract/release.ts'
import type { Queries } from '../../db/database.ts'
import { appUser } from '../../db/schema/app-user.ts'
import { membership } from '../../db/schema/membership.ts'
import { organisation } from '../../db/schema/organisation.ts'
import { role, roleMenu, roleMenuItem } from '../../db/schema/role.ts'
import type { Administrator } from './person-rights.ts'

/** Who administers people, and what there is to give them. */
export const administratorRepository = (db: Queries) => ({
  /** Null for who administers nothing, or is disabled. */
  async find(userId: number): Promise<Administrator | null> {
    const [user] = await db
      .select({ right: appUser.platformRight })
      .from(appUser)
      .where(and(eq(appUser.id, userId), isNull(appUser.disabledAt)))
    if (user === undefined) return null
    const held = await db
      .select({ id: membership.organisationId })
      .from(membership)
      .where(and(eq(membership.userId, userId), eq(membership.canAdminister, true)))
    const isPlatform = user.right === PLATFORM_RIGHT.administrator
    if (!isPlatform && held.length === 0) return null
    return { userId, isPlatform, schoolIds: held.map(({ id }) => id) }
  },

  /** The schools that somebody administers, by their ids. */
  findSchools: ({ isPlatform, schoolIds }: Administrator) =>
    db
      .select()
      .from(organisation)
      .where(
        and(isNull(organisation.closedAt), isPlatform ? undefined : inArray(organisation.id, [...schoolIds])),
      )
      .orderBy(asc(organisation.id)),

  findRoles: () => db.select().from(role).orderBy(asc(role.id)),

  /** The menus of all roles with their entries; a menu without entries has one row with null. */
  findMenuRows: () =>
    db
      .select({ roleId: roleMenu.roleId, menuId: roleMenu.id, menuName: roleMenu.name, item: roleMenuItem })
      .from(roleMenu)
      .leftJoin(roleMenuItem, eq(roleMenuItem.menuId, roleMenu.id))
      .orderBy(asc(roleMenu.sort), asc(roleMenu.id), asc(roleMenuItem.sort), asc(roleMenuItem.id)),
})
