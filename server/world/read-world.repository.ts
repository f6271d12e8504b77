import { and, asc, gt, inArray } from 'drizzle-orm'
import type { Queries } from '../db/database.ts'
import { file } from '../db/schema/file.ts'
import { caption, filmStream } from '../db/schema/film.ts'
import { column, columnsOf, matching } from './world-key.repository.ts'
import type { Kind, Part } from './world-kind.ts'

export type Row = Readonly<Record<string, unknown>>

/** A row with what belongs to it. */
export interface WholeRow {
  readonly row: Row
  readonly parts: Readonly<Record<string, readonly WholeRow[]>>
  readonly above: WholeRow | null
}

const FILES_AT_ONCE = 2000

const groupedBy = <T>(
  items: readonly T[],
  keyOf: (item: T) => unknown,
): ReadonlyMap<unknown, readonly T[]> => {
  const groups = new Map<unknown, T[]>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group === undefined) groups.set(keyOf(item), [item])
    else group.push(item)
  }
  return groups
}

/** Reads what a world says, in batches that hold the database for a moment each. */
export const readWorldRepository = (db: Queries) => {
  const rowsOfPart = async (part: Part, parents: readonly number[]): Promise<readonly Row[]> => {
    if (parents.length === 0) return []
    const mine = inArray(column(part.table, part.parent), [...parents])
    const rows: readonly Row[] = await db
      .select(columnsOf(part.table))
      .from(part.table)
      .where(and(mine, matching(part.table, part.only ?? {})))
      .orderBy(...part.order.map((name) => asc(column(part.table, name))))
    return rows
  }

  const withParts = async (
    rows: readonly Row[],
    parts: Readonly<Record<string, Part>> = {},
  ): Promise<readonly WholeRow[]> => {
    const ids = rows.map((row) => row['id'] as number)
    const found = new Map<string, ReadonlyMap<unknown, readonly WholeRow[]>>()
    for (const [name, part] of Object.entries(parts)) {
      const inner = await withParts(await rowsOfPart(part, ids), part.parts)
      found.set(
        name,
        groupedBy(inner, ({ row }) => row[part.parent]),
      )
    }
    return rows.map((row) => ({
      row,
      above: null,
      parts: Object.fromEntries(
        Object.keys(parts).map((name) => [name, found.get(name)?.get(row['id']) ?? []]),
      ),
    }))
  }

  return {
    /** Items of a kind by their ids, in the order of these. */
    async items({ table, parts, above }: Kind, ids: readonly number[]): Promise<readonly WholeRow[]> {
      const rows = (await db
        .select(columnsOf(table))
        .from(table)
        .where(inArray(column(table, 'id'), [...ids]))) as Row[]
      const byId = groupedBy(rows, (row) => row['id'])
      const items = await withParts(
        ids.flatMap((id) => byId.get(id) ?? []),
        parts,
      )
      if (above === undefined) return items
      const named = items.flatMap(({ row }) =>
        row[above.column] === null ? [] : [row[above.column] as number],
      )
      const stood =
        named.length === 0
          ? []
          : ((await db
              .select(columnsOf(above.table))
              .from(above.table)
              .where(inArray(column(above.table, 'id'), named))) as Row[])
      const whole = new Map((await withParts(stood, above.parts)).map((it) => [it.row['id'], it]))
      return items.map((item) => ({ ...item, above: whole.get(item.row[above.column]) ?? null }))
    },

    /** Files that came after this one. */
    filesAfter: (id: number) =>
      db
        .select({ id: file.id, sha256: file.sha256, suffix: file.suffix, store: file.store, path: file.path })
        .from(file)
        .where(gt(file.id, id))
        .orderBy(asc(file.id))
        .limit(FILES_AT_ONCE),

    /** What is known of films among these files. */
    async films(fileIds: readonly number[]) {
      if (fileIds.length === 0) return { streams: [], captions: [] }
      const streams = await db
        .select()
        .from(filmStream)
        .where(inArray(filmStream.fileId, [...fileIds]))
      const captions = await db
        .select()
        .from(caption)
        .where(inArray(caption.fileId, [...fileIds]))
        .orderBy(asc(caption.fileId), asc(caption.language))
      return { streams, captions }
    },
  }
}
