import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { content } from '../../db/schema/content.ts'
import { file } from '../../db/schema/file.ts'
import type { FindPacked } from '../file/pack.routes.ts'

/** What stands behind the address of a zip of a school's files; one that was taken out since is left out. */
export const packedSchoolFiles =
  (db: Db): FindPacked =>
  async (ids) => {
    const rows = await db
      .select({ name: content.name, updatedAt: content.updatedAt, file })
      .from(content)
      .innerJoin(file, eq(file.id, content.fileId))
      .where(and(inArray(content.id, [...ids]), isNull(content.withdrawnAt)))
      .orderBy(content.id)
    return rows.map(({ name, ...rest }) => ({ ...rest, path: name.replaceAll('/', '_') }))
  }
