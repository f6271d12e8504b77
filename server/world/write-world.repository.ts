import { eq, inArray } from 'drizzle-orm'
import type { Queries } from '../db/database.ts'
import { file } from '../db/schema/file.ts'
import type { Values } from './leaf-rows.query.ts'
import type { Coming } from './world-field.ts'
import { column, type KeyRow, matching } from './world-key.repository.ts'
import { type Above, type Kind, type Line, rowOf } from './world-kind.ts'
import { type KnownKeys, worldPartRepository } from './world-part.repository.ts'
import { worldRowRepository } from './world-row.repository.ts'

interface Writing {
  readonly tx: Queries
  readonly from: Coming
  readonly keys: KnownKeys
  readonly now: Date
}

/** An item to be written over the row that is known, or anew; `fresh`: columns of a new one. */
export interface Entry {
  readonly line: Line
  readonly known: number | null
  readonly fresh: Values
}

/** Writes items of a world, each with all its parts. */
export const writeWorldRepository = ({ tx, from, keys, now }: Writing) => {
  const rowsOfTables = worldRowRepository(tx)
  const { writeRows } = rowsOfTables
  const { putParts, finish } = worldPartRepository({ tx, rows: rowsOfTables, from, keys, now })

  /** The rows above those that are known; null where there is none. */
  const heldAbove = async (above: Above, { table }: Kind, known: number | null): Promise<number | null> => {
    if (known === null) return null
    const [held] = (await tx
      .select({ id: column(table, above.column) })
      .from(table)
      .where(eq(column(table, 'id'), known))) as { id: number | null }[]
    return held?.id ?? null
  }

  const putAbove = async (above: Above, kind: Kind, entries: readonly Entry[]) => {
    const rows: { line: Line; said: Values; known: number | null; values: Values; fresh: Values }[] = []
    for (const { line, known } of entries) {
      const said = line[above.name] as Values | undefined
      if (said === undefined) continue
      const values = { ...rowOf(above.fields, said, from), ...above.only }
      rows.push({ line, said, values, known: await heldAbove(above, kind, known), fresh: above.fresh })
    }
    const ids = await writeRows(above.table, rows)
    const noted = await putParts(
      above.parts,
      rows.map(({ line, said, known }, at) => ({
        parentId: ids[at] ?? 0,
        path: line.key,
        isNew: known === null,
        said,
      })),
    )
    return { ids: new Map(rows.map(({ line }, at) => [line, ids[at] ?? null])), noted }
  }

  return {
    /** The item that is there without a key and is the same; null for none. */
    async natural({ table, natural, fields, only = {} }: Kind, line: Line): Promise<number | null> {
      if (natural === undefined) return null
      const row = rowOf(fields, line, from)
      const values = Object.fromEntries(natural.map((name) => [name, row[name]]))
      // Nothing is told apart by what it has not.
      if (natural.length === 1 && Object.values(values)[0] === null) return null
      const [found] = (await tx
        .select({ id: column(table, 'id') })
        .from(table)
        .where(matching(table, { ...values, ...only }))
        .limit(1)) as { id: number }[]
      return found?.id ?? null
    },

    /** Writes items, all of them level by level, and answers their ids and what became of the keys of their parts. */
    async put(
      kind: Kind,
      entries: readonly Entry[],
    ): Promise<{ readonly ids: readonly number[]; readonly noted: readonly KeyRow[] }> {
      const { above } = kind
      const over = above === undefined ? null : await putAbove(above, kind, entries)
      const rows = entries.map(({ line, known, fresh }) => ({
        known,
        values: {
          ...rowOf(kind.fields, line, from),
          ...kind.only,
          ...(above === undefined ? {} : { [above.column]: over?.ids.get(line) ?? null }),
        },
        fresh: { ...kind.fresh, ...fresh },
      }))
      const ids = await writeRows(kind.table, rows)
      const noted = await putParts(
        kind.parts,
        entries.map(({ line, known }, at) => ({
          parentId: ids[at] ?? 0,
          path: line.key,
          isNew: known === null,
          said: line,
        })),
      )
      const late = await finish()
      return { ids, noted: [...(over?.noted ?? []), ...noted, ...late] }
    },

    /** The contents behind items, which searches find. */
    async contentsOf(kind: Kind, ids: readonly number[]): Promise<readonly number[]> {
      if (kind.found === undefined || ids.length === 0) return []
      if (kind.found === 'id') return ids
      const rows = (await tx
        .select({ id: column(kind.table, kind.found) })
        .from(kind.table)
        .where(inArray(column(kind.table, 'id'), [...ids]))) as { id: number | null }[]
      return rows.flatMap(({ id }) => (id === null ? [] : [id]))
    },

    /** Everybody may fetch these files from then on. */
    async publish(ids: readonly number[]): Promise<void> {
      if (ids.length > 0)
        await tx
          .update(file)
          .set({ isPublic: true })
          .where(inArray(file.id, [...ids]))
    },
  }
}
