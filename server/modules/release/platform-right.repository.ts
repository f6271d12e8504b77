import { eq, gt } from 'drizzle-orm'
import { PLATFORM_RIGHT } from '#contract/release.ts'
import type { Db } from '../../db/database.ts'
import { appUser } from '../../db/schema/app-user.ts'
import { auditRepository } from '../audit/audit.repository.ts'

export type PlatformRight = keyof typeof PLATFORM_RIGHT

/** What people may do for all schools. */
export const platformRightRepository = (db: Db) => ({
  /** Gives a person a right, or takes it away; their name, null for no such account. It leaves an audit line of nobody's. */
  give: (mobile: string, right: PlatformRight, at: Date): Promise<string | null> =>
    db.transaction(async (tx) => {
      const [given] = await tx
        .update(appUser)
        .set({ platformRight: PLATFORM_RIGHT[right] })
        .where(eq(appUser.mobile, mobile))
        .returning({ id: appUser.id, name: appUser.name })
      if (given === undefined) return null
      await auditRepository(tx).note({
        at,
        userId: null,
        organisationId: null,
        act: 'platform.right',
        subject: `user:${given.id}`,
        detail: { right },
      })
      return given.name
    }),

  /** Who has one. */
  list: () =>
    db
      .select({ name: appUser.name, mobile: appUser.mobile, right: appUser.platformRight })
      .from(appUser)
      .where(gt(appUser.platformRight, PLATFORM_RIGHT.none))
      .orderBy(appUser.id),
})
