import { and, eq, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { CONTENT_TYPE, content } from '../../db/schema/content.ts'
import { file } from '../../db/schema/file.ts'
import { tag, tagGroup } from '../../db/schema/tag.ts'
import { type CardRow, type CardScope, findCards } from '../content/content-card.query.ts'
import type { StoredFile } from '../file/file.repository.ts'

/** The row of tags that a school's files carry: 课件 教案 学案 试卷 微课 素材. */
const KIND = 'resource-kind'

/** What a school holds in its library: the resources that it keeps to itself. The one place that says so. */
export const inLibraryOf = (organisationId: number): SQL | undefined =>
  and(
    eq(content.organisationId, organisationId),
    eq(content.type, CONTENT_TYPE.resource),
    eq(content.schoolOnly, true),
    isNull(content.withdrawnAt),
    isNotNull(content.fileId),
  )

export interface SchoolFileRow extends CardRow {
  readonly file: StoredFile
  readonly uploaderId: number
}

/** Files of a library by the ids of their contents, in their order; the caller has made sure of the right to see them. */
export const findSchoolFiles = async (
  db: Db,
  scope: CardScope,
  ids: readonly number[],
): Promise<SchoolFileRow[]> => {
  if (ids.length === 0) return []
  const cards = await findCards(db, scope, ids)
  const files = await db
    .select({ id: content.id, uploaderId: content.teacherId, file })
    .from(content)
    .innerJoin(file, eq(file.id, content.fileId))
    .where(inArray(content.id, [...ids]))
  const byId = new Map(files.map((row) => [row.id, row]))
  return cards.flatMap((card) => {
    const found = byId.get(card.id)
    return found ? [{ ...card, file: found.file, uploaderId: found.uploaderId }] : []
  })
}

/** The tags of a school's files, in their order. */
export const findKinds = (db: Pick<Db, 'select'>) =>
  db
    .select({ id: tag.id, name: tag.name })
    .from(tag)
    .innerJoin(tagGroup, eq(tagGroup.id, tag.groupId))
    .where(eq(tagGroup.code, KIND))
    .orderBy(tag.sort, tag.id)
