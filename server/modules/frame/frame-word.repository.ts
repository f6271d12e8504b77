import { asc, desc, eq, max, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Queries } from '../../db/database.ts'
import { category } from '../../db/schema/category.ts'
import type { ContentType } from '../../db/schema/content.ts'
import { contentTag } from '../../db/schema/content-tag.ts'
import { hotTerm } from '../../db/schema/hot-term.ts'
import { tag, tagGroup } from '../../db/schema/tag.ts'
import { carriedTags, giveTag, lockTags } from './carried-tag.repository.ts'

/** A word of any kind. */
export interface WordRow {
  readonly id: number
  readonly groupId: number
  readonly rowVersion: number
  readonly name: string
  readonly hidden: boolean
  /** The product itself asks for it by its code: it is never removed. */
  readonly isFixed?: boolean
}

export interface WordGroupRow {
  readonly id: number
  readonly name: string
  readonly canAdd: boolean
}

export type Fields = Pick<WordRow, 'name' | 'hidden'>

/** How the words of a kind are kept. */
export interface WordTable {
  groups(): Promise<readonly WordGroupRow[]>
  /** All in their order. */
  words(): Promise<readonly WordRow[]>
  /** Contents, and files that ask to become some, that carry a word, by its id. */
  carried(): Promise<ReadonlyMap<number, number>>
  /** Nobody else changes any until the transaction ends; who reads them does not wait. */
  lock(): Promise<void>
  /** A new one, behind the others of its group; answers its id. */
  add(groupId: number, fields: Fields): Promise<number>
  change(row: WordRow, fields: Fields): Promise<void>
  remove(id: number): Promise<void>
  /** What hangs on one hangs on another from then on; answers the tags whose contents are named otherwise now. Absent where nothing can hang on one. */
  give?(id: number, intoId: number): Promise<readonly number[]>
  /** The first one first. */
  order(ids: readonly number[]): Promise<void>
}

const NONE: ReadonlyMap<number, number> = new Map()

export const lockOf = (db: Queries, table: PgTable) => async () => {
  await db.execute(sql`lock table ${table} in share row exclusive mode`)
}

export const idOf = ([made]: readonly { readonly id: number }[]): number => {
  if (made === undefined) throw new Error('a word that was written cannot be found')
  return made.id
}

/** The categories: as many as there are types of contents. */
export const categoryWords = (db: Queries): WordTable => ({
  groups: async () => [{ id: 0, name: '首页分类', canAdd: false }],
  async words() {
    const rows = await db.select().from(category).orderBy(asc(category.sort), asc(category.id))
    return rows.map(({ id, rowVersion, name, show }) => ({ id, groupId: 0, rowVersion, name, hidden: !show }))
  },
  carried: async () => NONE,
  lock: lockOf(db, category),
  add: () => Promise.reject(new Error('there are as many categories as types of contents')),
  async change({ id, rowVersion }, { name, hidden }) {
    await db
      .update(category)
      .set({ name, show: !hidden, rowVersion: rowVersion + 1 })
      .where(eq(category.id, id))
  },
  remove: () => Promise.reject(new Error('there are as many categories as types of contents')),
  async order(ids) {
    for (const [index, id] of ids.entries())
      await db
        .update(category)
        .set({ sort: index + 1 })
        .where(eq(category.id, id))
  },
})

/** The tags of the rows beside lists; those made of a grade or a suffix are as many as there are. */
export const tagWords = (db: Queries): WordTable => ({
  async groups() {
    const rows = await db.select().from(tagGroup).orderBy(asc(tagGroup.sort), asc(tagGroup.id))
    return rows.map(({ id, name, source }) => ({ id, name, canAdd: source === 'given' }))
  },
  words: () =>
    db
      .select({
        id: tag.id,
        groupId: tag.groupId,
        rowVersion: tag.rowVersion,
        name: tag.name,
        hidden: tag.hidden,
      })
      .from(tag)
      .orderBy(asc(tag.sort), asc(tag.id)),
  carried: () => carriedTags(db),
  lock: () => lockTags(db),
  async add(groupId, fields) {
    const [last] = await db
      .select({ sort: max(tag.sort) })
      .from(tag)
      .where(eq(tag.groupId, groupId))
    const row = { ...fields, groupId, sort: (last?.sort ?? 0) + 1 }
    return idOf(await db.insert(tag).values(row).returning({ id: tag.id }))
  },
  async change({ id, rowVersion }, fields) {
    await db
      .update(tag)
      .set({ ...fields, rowVersion: rowVersion + 1 })
      .where(eq(tag.id, id))
  },
  async remove(id) {
    await db.delete(tag).where(eq(tag.id, id))
  },
  async give(id, intoId) {
    await giveTag(db, id, intoId)
    return [intoId]
  },
  async order(ids) {
    for (const [index, id] of ids.entries())
      await db
        .update(tag)
        .set({ sort: index + 1 })
        .where(eq(tag.id, id))
  },
})

/** The hot searches: a group for each category. */
export const hotTermWords = (db: Queries): WordTable => ({
  async groups() {
    const rows = await db.select().from(category).orderBy(asc(category.sort), asc(category.id))
    return rows.map(({ type, name }) => ({ id: type satisfies ContentType, name, canAdd: true }))
  },
  words: () =>
    db
      .select({
        id: hotTerm.id,
        groupId: hotTerm.type,
        rowVersion: hotTerm.rowVersion,
        name: hotTerm.term,
        hidden: hotTerm.hidden,
      })
      .from(hotTerm)
      .orderBy(desc(hotTerm.weight), asc(hotTerm.id)),
  carried: async () => NONE,
  lock: lockOf(db, hotTerm),
  async add(groupId, { name, hidden }) {
    const least: SQL<number | null> = sql`min(${hotTerm.weight})`
    const [last] = await db.select({ weight: least }).from(hotTerm).where(eq(hotTerm.type, groupId))
    const row = { type: groupId, term: name, hidden, weight: (last?.weight ?? 1) - 1 }
    return idOf(await db.insert(hotTerm).values(row).returning({ id: hotTerm.id }))
  },
  async change({ id, rowVersion }, { name, hidden }) {
    await db
      .update(hotTerm)
      .set({ term: name, hidden, rowVersion: rowVersion + 1 })
      .where(eq(hotTerm.id, id))
  },
  async remove(id) {
    await db.delete(hotTerm).where(eq(hotTerm.id, id))
  },
  async order(ids) {
    for (const [index, id] of ids.entries())
      await db
        .update(hotTerm)
        .set({ weight: ids.length - index })
        .where(eq(hotTerm.id, id))
  },
})

/** The contents that carry a tag. */
export const findTagged = async (db: Queries, tagId: number): Promise<readonly number[]> => {
  const rows = await db
    .select({ id: contentTag.contentId })
    .from(contentTag)
    .where(eq(contentTag.tagId, tagId))
    .orderBy(asc(contentTag.contentId))
  return rows.map(({ id }) => id)
}
