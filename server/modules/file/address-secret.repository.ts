import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db, Queries } from '../../db/database.ts'
import { appMeta } from '../../db/schema/app-meta.ts'
import { auditRepository } from '../audit/audit.repository.ts'

const KEY = 'file-address-secret'

const newSecret = (): string => randomBytes(32).toString('base64url')

type Reseal = (tx: Queries, keys: { readonly from: Buffer; readonly to: Buffer }) => Promise<void>

/**
 * The key as it is now, held in a transaction so that it is not renewed before that ends: what is kept for long is sealed with it, and
 * opened after a renewal by processes that were started before.
 */
export const holdInstallationKey = async (tx: Queries): Promise<Buffer> => {
  const [held] = await tx.select().from(appMeta).where(eq(appMeta.key, KEY)).for('share')
  if (held !== undefined) return Buffer.from(held.value, 'base64url')
  const value = newSecret()
  await tx.insert(appMeta).values({ key: KEY, value }).onConflictDoNothing()
  return holdInstallationKey(tx)
}

/** What the addresses of files are signed with, and from which the installation's other keys are derived. */
export const addressSecretRepository = (db: Db) => ({
  /** Made at the first start, the same for all processes of a database; read where it is there, since a full disk lets nothing be held. */
  async hold(): Promise<Buffer> {
    const [made] = await db.select({ value: appMeta.value }).from(appMeta).where(eq(appMeta.key, KEY))
    return made === undefined ? db.transaction(holdInstallationKey) : Buffer.from(made.value, 'base64url')
  },

  /**
   * Puts a new one in its place, which processes take at their next start; `reseal` seals what is kept for long anew in the same
   * transaction. It leaves an audit line of nobody's.
   */
  renew: (at: Date, reseal: Reseal): Promise<void> =>
    db.transaction(async (tx) => {
      const value = newSecret()
      const [before] = await tx.select().from(appMeta).where(eq(appMeta.key, KEY)).for('update')
      await tx
        .insert(appMeta)
        .values({ key: KEY, value })
        .onConflictDoUpdate({ target: appMeta.key, set: { value } })
      if (before !== undefined)
        await reseal(tx, {
          from: Buffer.from(before.value, 'base64url'),
          to: Buffer.from(value, 'base64url'),
        })
      await auditRepository(tx).note({
        at,
        userId: null,
        organisationId: null,
        act: 'key.renew',
        subject: 'installation',
        detail: {},
      })
    }),
})
