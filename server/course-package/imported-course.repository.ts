import { inArray } from 'drizzle-orm'
import type { Queries } from '../db/database.ts'
import { courseDraftFile } from '../db/schema/course-draft.ts'
import { question } from '../db/schema/question.ts'
import { keyOfSchool } from '../import/questions/import-key.ts'

/** What a course that comes in by a file needs to know and writes. */
export const importedCourseRepository = (db: Queries) => ({
  /** The questions that a school knows by these keys. */
  async questionIds(keys: readonly string[], organisationId: number): Promise<ReadonlyMap<string, number>> {
    const own = new Map(keys.map((key) => [keyOfSchool(key, organisationId), key]))
    const rows =
      keys.length === 0
        ? []
        : await db
            .select({ id: question.id, key: question.importKey })
            .from(question)
            .where(inArray(question.importKey, [...own.keys(), ...keys]))
    return new Map(rows.flatMap(({ id, key }) => (key === null ? [] : [[own.get(key) ?? key, id]])))
  },

  async keepFiles(draftId: number, fileIds: readonly number[]): Promise<void> {
    if (fileIds.length > 0)
      await db
        .insert(courseDraftFile)
        .values(fileIds.map((fileId) => ({ draftId, fileId })))
        .onConflictDoNothing()
  },
})
