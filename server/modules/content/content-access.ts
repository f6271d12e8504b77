import { eq, sql } from 'drizzle-orm'
import { CODE } from '#contract/envelope.ts'
import type { Queries } from '../../db/database.ts'
import { content } from '../../db/schema/content.ts'
import { organisation } from '../../db/schema/organisation.ts'
import { refuse } from '../../http/envelope.ts'
import { visibleTo } from './content-card.query.ts'

/** Type 0: whatever it is. */
export interface ContentWanted {
  readonly id: number
  readonly type: number
}

const prepareAccess = (db: Queries) =>
  db
    .select({ content, visible: sql<boolean>`${visibleTo(sql.placeholder('userId'))}` })
    .from(content)
    .where(eq(content.id, sql.placeholder('id')))
    .prepare('access')

/** Every call that names a content asks this first: put together once for each database. */
const prepared = new WeakMap<Queries, ReturnType<typeof prepareAccess>>()

/**
 * The content that a user asks for; 404 for one that is not there (or of another type), 410 for one that was withdrawn,
 * 403 for one that another school keeps to itself.
 */
export const findAccessible = async (db: Queries, { id, type }: ContentWanted, userId: number) => {
  const access = prepared.get(db) ?? prepareAccess(db)
  prepared.set(db, access)
  const [found] = await access.execute({ id, userId })
  if (found === undefined || (type !== 0 && found.content.type !== type))
    return refuse(CODE.notFound, '没有找到这项内容')
  if (found.content.withdrawnAt !== null) return refuse(CODE.gone, '这项内容已下架')
  if (found.visible) return found.content
  const [school] = await db
    .select({ name: organisation.name })
    .from(organisation)
    .where(eq(organisation.id, found.content.organisationId))
  return refuse(CODE.noRight, `这项内容只对${school?.name ?? '发布它的学校'}的老师开放`)
}

/** `findAccessible` of the server's database, as services need it. */
export type FindContent = (wanted: ContentWanted, userId: number) => ReturnType<typeof findAccessible>
