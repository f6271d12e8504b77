import { and, eq, notInArray } from 'drizzle-orm'
import type { Queries } from '../db/database.ts'
import type { Values } from './leaf-rows.query.ts'
import { leafRows } from './leaf-rows.query.ts'
import type { Coming } from './world-field.ts'
import { column, type KeyRow, matching } from './world-key.repository.ts'
import { type Part, rowOf } from './world-kind.ts'
import type { WorldRows } from './world-row.repository.ts'

/** What is known of keys before a batch is written. */
export interface KnownKeys {
  /** The row of a part's key among those of its item; null for one that is new. */
  findPart(kind: string, key: string, among: ReadonlySet<number>): number | null
}

/** The row to which parts belong, the keys on the way to it, and what is said of them. */
export interface Owner {
  readonly parentId: number
  readonly path: string
  /** It has nothing yet. */
  readonly isNew: boolean
  readonly said: Values
}

interface Writing {
  readonly tx: Queries
  readonly rows: WorldRows
  readonly from: Coming
  readonly keys: KnownKeys
  readonly now: Date
}

type PartRow = Values & { readonly id: number }

/** The row that is there without a key and is the same; null for none. */
const naturalOf = ({ natural }: Part, rows: readonly PartRow[], values: Values): number | null =>
  natural === undefined
    ? null
    : (rows.find((row) => natural.every((name) => row[name] === values[name]))?.id ?? null)

/** What is said of a part. */
const itemsOf = ({ single }: Part, said: unknown): readonly Values[] => {
  if (said === undefined) return []
  return (single === true ? [said] : said) as readonly Values[]
}

const counted = (part: Part, index: number): Values =>
  part.order[0] === 'sort' && !('sort' in part.fields) ? { sort: index + 1 } : {}

/** Writes the parts of items, level by level. */
export const worldPartRepository = ({
  tx,
  rows: { addAll, insertAll, writeRows },
  from,
  keys,
  now,
}: Writing) => {
  const leaves = leafRows({ addAll, insertAll })
  /** The keys of leaves. */
  const late: KeyRow[] = []

  const mineOf = (part: Part, parentId: number) =>
    and(eq(column(part.table, part.parent), parentId), matching(part.table, part.only ?? {}))

  const leave = async (part: Part, parentId: number, kept: readonly number[]): Promise<void> => {
    // Others name it still.
    if (part.isNamed === true) return
    const gone =
      kept.length === 0
        ? mineOf(part, parentId)
        : and(mineOf(part, parentId), notInArray(column(part.table, 'id'), [...kept]))
    if (part.hidden === undefined) await tx.delete(part.table).where(gone)
    else
      await tx
        .update(part.table)
        .set({ [part.hidden]: now })
        .where(and(gone, matching(part.table, { [part.hidden]: null })))
  }

  const rowsOf = async (part: Part, { parentId, isNew }: Owner): Promise<readonly PartRow[]> => {
    if (isNew) return []
    const names = ['id', ...(part.natural ?? [])]
    return (await tx
      .select(Object.fromEntries(names.map((name) => [name, column(part.table, name)])))
      .from(part.table)
      .where(mineOf(part, parentId))) as unknown as readonly PartRow[]
  }

  /** Keyed rows keep their ids; those that are said no more are hidden, or go. */
  const putKeyed = async (
    part: Part,
    kind: string,
    name: string,
    owners: readonly Owner[],
  ): Promise<readonly KeyRow[]> => {
    const rows: { owner: Owner; item: Values; key: string; values: Values; known: number | null }[] = []
    for (const owner of owners) {
      const are = await rowsOf(part, owner)
      const there = new Set(are.map(({ id }) => id))
      for (const [index, item] of itemsOf(part, owner.said[name]).entries()) {
        const own = typeof item['key'] === 'string' ? item['key'] : String(index + 1)
        const key = part.isNamed === true ? own : `${owner.path}/${own}`
        const values = {
          ...rowOf(part.fields, item, from),
          ...counted(part, index),
          ...part.only,
          [part.parent]: owner.parentId,
        }
        if (part.parts === undefined && owner.isNew)
          leaves.add(part.table, values, (itemId) => late.push({ kind, key, itemId, digest: '' }))
        else {
          const known = keys.findPart(kind, key, there) ?? naturalOf(part, are, values)
          rows.push({ owner, item, key, values, known })
        }
      }
    }
    const ids = await writeRows(part.table, rows)
    const written = rows.map((row, at) => ({ ...row, id: ids[at] ?? 0 }))
    const under = await putParts(
      part.parts,
      written.map(({ id, key, item, known }) => ({
        parentId: id,
        path: key,
        isNew: known === null,
        said: item,
      })),
    )
    for (const owner of owners)
      if (!owner.isNew)
        await leave(
          part,
          owner.parentId,
          written.flatMap((row) => (row.owner === owner ? [row.id] : [])),
        )
    return [...written.map(({ id, key }) => ({ kind, key, itemId: id, digest: '' })), ...under]
  }

  const putPlain = async (part: Part, name: string, owners: readonly Owner[]): Promise<readonly KeyRow[]> => {
    const rows: { item: Values; values: Values }[] = []
    for (const owner of owners) {
      if (!owner.isNew) await tx.delete(part.table).where(mineOf(part, owner.parentId))
      for (const [index, item] of itemsOf(part, owner.said[name]).entries()) {
        const values = {
          ...rowOf(part.fields, item, from),
          ...counted(part, index),
          [part.parent]: owner.parentId,
        }
        if (part.parts === undefined && owner.isNew) leaves.add(part.table, values)
        else rows.push({ item, values })
      }
    }
    const values = rows.map((row) => row.values)
    if (part.parts === undefined) {
      await insertAll(part.table, values)
      return []
    }
    const ids = await addAll(part.table, values)
    return putParts(
      part.parts,
      rows.map(({ item }, at) => ({ parentId: ids[at] ?? 0, path: '', isNew: true, said: item })),
    )
  }

  const putParts = async (
    parts: Readonly<Record<string, Part>> = {},
    owners: readonly Owner[],
  ): Promise<readonly KeyRow[]> => {
    const noted: KeyRow[] = []
    for (const [name, part] of Object.entries(parts))
      noted.push(
        ...(part.keyed === undefined
          ? await putPlain(part, name, owners)
          : await putKeyed(part, part.keyed, name, owners)),
      )
    return noted
  }

  return {
    putParts,
    /** Writes what nothing hangs on, and answers its keys. */
    async finish(): Promise<readonly KeyRow[]> {
      await leaves.write()
      return late
    },
  }
}
