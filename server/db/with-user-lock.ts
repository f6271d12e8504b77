import { eq } from 'drizzle-orm'
import type { Db, Queries } from './database.ts'
import { appUser } from './schema/app-user.ts'

/**
 * Changes of what one user owns follow one another, in one transaction each, so that what was looked at still holds when
 * it is changed, however many are asked for at once.
 */
export const withUserLock = <T>(db: Db, userId: number, change: (tx: Queries) => Promise<T>): Promise<T> =>
  db.transaction(async (tx) => {
    await tx.select({ id: appUser.id }).from(appUser).where(eq(appUser.id, userId)).for('no key update')
    return change(tx)
  })
