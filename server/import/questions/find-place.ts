import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { appUser } from '../../db/schema/app-user.ts'
import { curriculumNode, NODE_TYPE, type NodeType } from '../../db/schema/curriculum-node.ts'
import { membership } from '../../db/schema/membership.ts'
import type { ImportAuthor, ImportPlace } from './question-rows.ts'

/** Names as they stand in the curriculum; '' for none. */
export interface PlaceNames {
  readonly stage: string
  readonly subject: string
  readonly version: string
  readonly book: string
  readonly chapter: string
  readonly know: string
}

type Node = typeof curriculumNode.$inferSelect

const LEVELS: Readonly<Record<keyof PlaceNames, readonly [NodeType, string]>> = {
  stage: [NODE_TYPE.stage, '学段'],
  subject: [NODE_TYPE.subject, '学科'],
  version: [NODE_TYPE.version, '教材版本'],
  book: [NODE_TYPE.book, '册'],
  chapter: [NODE_TYPE.chapter, '章节'],
  know: [NODE_TYPE.knowledge, '知识点'],
}

/** All nodes of a type below a node, however deep. */
export const below = async (db: Db, parent: Node | null, type: NodeType): Promise<readonly Node[]> => {
  const ofType = eq(curriculumNode.nodeType, type)
  if (parent === null) return db.select().from(curriculumNode).where(ofType).orderBy(asc(curriculumNode.id))
  return db
    .select()
    .from(curriculumNode)
    .where(
      and(
        ofType,
        sql`${curriculumNode.id} in (with recursive below as (
          select id from ${curriculumNode} where id = ${parent.id}
          union all select node.id from ${curriculumNode} node join below on node.parent_id = below.id)
          select id from below)`,
      ),
    )
    .orderBy(asc(curriculumNode.id))
}

const named = async (db: Db, level: keyof PlaceNames, name: string, parent: Node | null): Promise<Node> => {
  const [type, called] = LEVELS[level]
  const nodes = await below(db, parent, type)
  const found =
    nodes.find((node) => node.name === name) ?? nodes.find((node) => node.name.startsWith(`${name}（`))
  if (found) return found
  const known = [...new Set(nodes.map((node) => node.name))].slice(0, 20).join('、')
  throw new Error(`没有找到${called}“${name}”${known === '' ? '' : `，有：${known}`}`)
}

/** The place of these names; throws with the names that there are for one that there is not. */
export const findPlace = async (db: Db, names: PlaceNames): Promise<ImportPlace> => {
  if (names.stage === '' || names.subject === '') throw new Error('请用 --stage 和 --subject 说明学段和学科')
  const stage = await named(db, 'stage', names.stage, null)
  const subject = await named(db, 'subject', names.subject, stage)
  const within = async (level: 'version' | 'book' | 'chapter' | 'know', parent: Node | null) =>
    names[level] === '' ? null : named(db, level, names[level], parent ?? subject)
  const ownVersion = await within('version', subject)
  const ownBook = await within('book', ownVersion)
  const chapter = await within('chapter', ownBook ?? ownVersion)
  const know = await within('know', subject)
  const parents = await pathOf(db, chapter ?? ownBook ?? ownVersion)
  const book = parents.find(({ nodeType }) => nodeType === NODE_TYPE.book)
  return {
    stageId: stage.id,
    subjectId: subject.id,
    versionId: parents.find(({ nodeType }) => nodeType === NODE_TYPE.version)?.id ?? null,
    bookId: book?.id ?? null,
    chapterId: chapter?.id ?? null,
    knowId: know?.id ?? null,
    gradeId: book?.gradeId ?? 0,
  }
}

/** A node and those above it. */
export const pathOf = async (db: Db, node: Node | null): Promise<readonly Node[]> => {
  if (node === null) return []
  if (node.parentId === null) return [node]
  const [parent] = await db.select().from(curriculumNode).where(eq(curriculumNode.id, node.parentId))
  return [node, ...(await pathOf(db, parent ?? null))]
}

/** The user with this mobile number, or the first with the right to review; with the first school where they have it. */
export const findAuthor = async (
  db: Db,
  mobile: string,
): Promise<ImportAuthor & { readonly name: string }> => {
  const [found] = await db
    .select({ userId: appUser.id, organisationId: membership.organisationId, name: appUser.name })
    .from(membership)
    .innerJoin(appUser, eq(appUser.id, membership.userId))
    .where(mobile === '' ? eq(membership.canVerify, true) : eq(appUser.mobile, mobile))
    .orderBy(sql`${membership.canVerify} desc`, asc(appUser.id), asc(membership.sort))
    .limit(1)
  if (found) return found
  throw new Error(
    mobile === ''
      ? '还没有有审核权限的人，请用 --by 手机号 说明由谁导入'
      : `没有找到手机号 ${mobile} 所在的学校`,
  )
}
