import { sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { accounts } from './server.ts'

/**
 * Makes accounts to be guessed at, `prefix` with each number below `count`, whose passwords cost as little to check as the seeded ones
 * (tests/support/test-databases.ts): at an account that is not there each guess costs what it costs a stranger.
 */
export const addGuessedAccounts = async ({ db }: Database, prefix: string, count: number): Promise<void> => {
  await db.execute(sql`insert into zhiyuan.app_user (mobile, name, title, avatar_url, password_hash)
    select ${prefix}::text || n, name, title, avatar_url, password_hash
    from zhiyuan.app_user, generate_series(0, ${count - 1}::int) n where mobile = ${accounts.teacher.account}`)
}
