import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import { PLATFORM_RIGHT } from '#contract/release.ts'
import type { Db } from '../../db/database.ts'
import { appUser } from '../../db/schema/app-user.ts'
import { auditRepository } from '../audit/audit.repository.ts'

export type PlatformRight = keyof typeof PLATFORM_RIGHT

/** Whose right it is now; or why it is nobody's: no such account, or the only one who administers the platform. */
export type RightGiven = { readonly name: string } | { readonly refused: 'missing' | 'last' }

/** What people may do for all schools. */
export const platformRightRepository = (db: Db) => ({
  /** Gives a person a right, or takes it away, but never from the last one who administers the platform. It leaves an audit line of nobody's. */
  give: (mobile: string, right: PlatformRight, at: Date): Promise<RightGiven> =>
    db.transaction(async (tx) => {
      const administrators = await tx
        .select({ mobile: appUser.mobile })
        .from(appUser)
        .where(and(eq(appUser.platformRight, PLATFORM_RIGHT.administrator), isNull(appUser.disabledAt)))
        .orderBy(asc(appUser.id))
        .for('update')
      const [first, ...others] = administrators
      if (right !== 'administrator' && others.length === 0 && first?.mobile === mobile)
        return { refused: 'last' }
      const [given] = await tx
        .update(appUser)
        .set({ platformRight: PLATFORM_RIGHT[right] })
        .where(eq(appUser.mobile, mobile))
        .returning({ id: appUser.id, name: appUser.name })
      if (given === undefined) return { refused: 'missing' }
      await auditRepository(tx).note({
        at,
        userId: null,
        organisationId: null,
        act: 'platform.right',
        subject: `user:${given.id}`,
        detail: { right },
      })
      return { name: given.name }
    }),

  /** Who has one. */
  list: () =>
    db
      .select({ name: appUser.name, mobile: appUser.mobile, right: appUser.platformRight })
      .from(appUser)
      .where(gt(appUser.platformRight, PLATFORM_RIGHT.none))
      .orderBy(appUser.id),
})
