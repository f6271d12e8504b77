import { and, eq, exists, or, type SQL } from 'drizzle-orm'
import { PLATFORM_RIGHT } from '#contract/release.ts'
import type { Queries } from '../../db/database.ts'
import { appUser } from '../../db/schema/app-user.ts'
import { membership } from '../../db/schema/membership.ts'

/** Whether the user of a row of `app_user` administers all schools or one of them (R-people-1). */
export const administering = (db: Queries): SQL | undefined =>
  or(
    eq(appUser.platformRight, PLATFORM_RIGHT.administrator),
    exists(
      db
        .select({ id: membership.userId })
        .from(membership)
        .where(and(eq(membership.userId, appUser.id), eq(membership.canAdminister, true))),
    ),
  )
