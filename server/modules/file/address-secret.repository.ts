import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { appMeta } from '../../db/schema/app-meta.ts'

const KEY = 'file-address-secret'

/** What the addresses of files are signed with. */
export const addressSecretRepository = (db: Db) => ({
  /** Made at the first start, the same for all processes of a database. */
  async hold(): Promise<Buffer> {
    const made = randomBytes(32).toString('base64url')
    await db.insert(appMeta).values({ key: KEY, value: made }).onConflictDoNothing()
    const [held] = await db.select().from(appMeta).where(eq(appMeta.key, KEY))
    return Buffer.from(held?.value ?? made, 'base64url')
  },
})
