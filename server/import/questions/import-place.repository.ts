import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { appUser } from '../../db/schema/app-user.ts'
import { curriculumNode, type NodeType } from '../../db/schema/curriculum-node.ts'
import { membership } from '../../db/schema/membership.ts'
import { nodesFrom } from '../../modules/content/content-filter.query.ts'
import type { ImportAuthor } from './question-rows.ts'

export type CurriculumNode = typeof curriculumNode.$inferSelect

/** The curriculum and the people that an import names. */
export const importPlaceRepository = (db: Db) => {
  const find = async (id: number): Promise<CurriculumNode | null> => {
    const [found] = await db.select().from(curriculumNode).where(eq(curriculumNode.id, id))
    return found ?? null
  }

  /** A node and those above it. */
  const findPath = async (node: CurriculumNode | null): Promise<readonly CurriculumNode[]> => {
    if (node === null) return []
    if (node.parentId === null) return [node]
    return [node, ...(await findPath(await find(node.parentId)))]
  }

  return {
    find,
    findPath,

    /** All nodes of a type below a node, however deep; below null all of that type. */
    findBelow: (parentId: number | null, type: NodeType): Promise<readonly CurriculumNode[]> =>
      db
        .select()
        .from(curriculumNode)
        .where(
          and(
            eq(curriculumNode.nodeType, type),
            parentId === null ? undefined : sql`${curriculumNode.id} in ${nodesFrom(parentId)}`,
          ),
        )
        .orderBy(asc(curriculumNode.id)),

    /**
     * The user who has this mobile number, or for '' the first with the right to review; with the first school where they
     * have it. Null for none.
     */
    async findAuthor(mobile: string): Promise<(ImportAuthor & { readonly name: string }) | null> {
      const [found] = await db
        .select({ userId: appUser.id, organisationId: membership.organisationId, name: appUser.name })
        .from(membership)
        .innerJoin(appUser, eq(appUser.id, membership.userId))
        .where(mobile === '' ? eq(membership.canVerify, true) : eq(appUser.mobile, mobile))
        .orderBy(sql`${membership.canVerify} desc`, asc(appUser.id), asc(membership.sort))
        .limit(1)
      return found ?? null
    },
  }
}

export type ImportPlaceRepository = ReturnType<typeof importPlaceRepository>
