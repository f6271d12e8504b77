import { randomUUID } from 'node:crypto'
import { asc, eq, max } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { tag, tagGroup } from '../../db/schema/tag.ts'
import { RESOURCE_KIND } from '../content/resource-kind.ts'
import { carriedTags, giveTag, lockTags } from './carried-tag.repository.ts'
import { type Fields, idOf, lockOf, type WordTable } from './frame-word.repository.ts'

/** The rows that tags stand in. Those made of a grade or a suffix, and the one of resources, stay; tags of the others are given to courses. */
export const tagRowWords = (db: Queries): WordTable => ({
  groups: async () => [{ id: 0, name: '标签行', canAdd: true }],
  async words() {
    const rows = await db.select().from(tagGroup).orderBy(asc(tagGroup.sort), asc(tagGroup.id))
    return rows.map(({ id, rowVersion, name, hidden, source, code }) => ({
      id,
      groupId: 0,
      rowVersion,
      name,
      hidden,
      isFixed: source !== 'given' || code === RESOURCE_KIND,
    }))
  },
  async carried() {
    const tags = await db.select({ id: tag.id, groupId: tag.groupId }).from(tag)
    const carried = await carriedTags(db)
    const ofRow = new Map<number, number>()
    for (const { id, groupId } of tags) ofRow.set(groupId, (ofRow.get(groupId) ?? 0) + (carried.get(id) ?? 0))
    return ofRow
  },
  async lock() {
    await lockOf(db, tagGroup)()
    await lockTags(db)
  },
  async add(_groupId, fields: Fields) {
    const [last] = await db.select({ sort: max(tagGroup.sort) }).from(tagGroup)
    const row = { ...fields, code: `row-${randomUUID()}`, multiple: true, sort: (last?.sort ?? 0) + 1 }
    return idOf(await db.insert(tagGroup).values(row).returning({ id: tagGroup.id }))
  },
  async change({ id, rowVersion }, fields) {
    await db
      .update(tagGroup)
      .set({ ...fields, rowVersion: rowVersion + 1 })
      .where(eq(tagGroup.id, id))
  },
  async remove(id) {
    await db.delete(tagGroup).where(eq(tagGroup.id, id))
  },
  /** Its tags come last there; those of a name that stands there are given to that one. */
  async give(id, intoId) {
    const there = await db.select().from(tag).where(eq(tag.groupId, intoId)).orderBy(asc(tag.sort))
    const coming = await db.select().from(tag).where(eq(tag.groupId, id)).orderBy(asc(tag.sort))
    const last = there.at(-1)?.sort ?? 0
    const renamed: number[] = []
    for (const [index, { id: tagId, name, rowVersion }] of coming.entries()) {
      const same = there.find((it) => it.name === name)
      if (same === undefined)
        await db
          .update(tag)
          .set({ groupId: intoId, sort: last + index + 1, rowVersion: rowVersion + 1 })
          .where(eq(tag.id, tagId))
      else {
        await giveTag(db, tagId, same.id)
        renamed.push(same.id)
      }
    }
    return renamed
  },
  async order(ids) {
    for (const [index, id] of ids.entries())
      await db
        .update(tagGroup)
        .set({ sort: index + 1 })
        .where(eq(tagGroup.id, id))
  },
})
