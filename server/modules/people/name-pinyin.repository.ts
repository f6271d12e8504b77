import { asc, isNull, sql } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { appUser } from '../../db/schema/app-user.ts'
import { loadReader } from '../content/pinyin.ts'
import { namePinyinOf } from './name-pinyin.ts'

const AT_ONCE = 500

/** How names are read, of people who came in without it: by an older version, a roster or SQL. */
export const namePinyinRepository = (db: Queries) => ({
  async readMissing(): Promise<void> {
    for (;;) {
      const unread = await db
        .select({ id: appUser.id, name: appUser.name })
        .from(appUser)
        .where(isNull(appUser.namePinyin))
        .orderBy(asc(appUser.id))
        .limit(AT_ONCE)
      if (unread.length === 0) return
      const read = await loadReader()
      const told = unread.map(({ id, name }) => ({ id, pinyin: namePinyinOf(read, name) }))
      await db
        .update(appUser)
        .set({ namePinyin: sql`told.pinyin` })
        .from(sql`json_to_recordset(${JSON.stringify(told)}::json) as told(id int, pinyin text)`)
        .where(sql`${appUser.id} = told.id`)
    }
  },
})
