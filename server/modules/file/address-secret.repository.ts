import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { appMeta } from '../../db/schema/app-meta.ts'
import { auditRepository } from '../audit/audit.repository.ts'

const KEY = 'file-address-secret'

const newSecret = (): string => randomBytes(32).toString('base64url')

/** What the addresses of files are signed with, and from which the installation's other keys are derived. */
export const addressSecretRepository = (db: Db) => ({
  /** Made at the first start, the same for all processes of a database. */
  async hold(): Promise<Buffer> {
    const made = newSecret()
    await db.insert(appMeta).values({ key: KEY, value: made }).onConflictDoNothing()
    const [held] = await db.select().from(appMeta).where(eq(appMeta.key, KEY))
    return Buffer.from(held?.value ?? made, 'base64url')
  },

  /** Puts a new one in its place, which processes take at their next start. It leaves an audit line of nobody's. */
  renew: (at: Date): Promise<void> =>
    db.transaction(async (tx) => {
      const value = newSecret()
      await tx
        .insert(appMeta)
        .values({ key: KEY, value })
        .onConflictDoUpdate({ target: appMeta.key, set: { value } })
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
