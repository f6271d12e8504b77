import { and, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Queries } from '../db/database.ts'
import { file } from '../db/schema/file.ts'
import { caption, filmStream } from '../db/schema/film.ts'
import { leafRows, ROWS_AT_ONCE } from './leaf-rows.query.ts'
import type { Coming } from './world-field.ts'
import { column, columnsOf, type KeyRow, matching } from './world-key.repository.ts'
import { type Above, type Kind, type Line, type Part, rowOf } from './world-kind.ts'

type Values = Readonly<Record<string, unknown>>

/** What is known of keys before a piece is written. */
export interface KnownKeys {
  /** The row of a part's key among those of its item; null for one that is new. */
  findPart(kind: string, key: string, among: ReadonlySet<number>): number | null
}

interface Writing {
  readonly tx: Queries
  readonly from: Coming
  readonly keys: KnownKeys
  readonly now: Date
}

/** The row to which parts belong, the keys on the way to it, and what is said of them. */
interface Owner {
  readonly parentId: number
  readonly path: string
  /** It has nothing yet. */
  readonly isNew: boolean
  readonly said: Values
}

/** An item to be written over the row that is known, or anew; `fresh`: columns of a new one. */
export interface Entry {
  readonly line: Line
  readonly known: number | null
  readonly fresh: Values
}

/** Whoever has the row open on a screen is told that it changed. */
const grown = (table: PgTable): Values =>
  'rowVersion' in columnsOf(table) ? { rowVersion: sql`${column(table, 'rowVersion')} + 1` } : {}

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

/** Writes items of a world, each with all its parts. */
export const writeWorldRepository = ({ tx, from, keys, now }: Writing) => {
  const addAll = async (table: PgTable, rows: readonly Values[]): Promise<readonly number[]> => {
    const ids: number[] = []
    for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
      const made = (await tx
        .insert(table)
        .values(rows.slice(at, at + ROWS_AT_ONCE) as never)
        .returning({ id: column(table, 'id') })) as { id: number }[]
      ids.push(...made.map(({ id }) => id))
    }
    if (ids.length < rows.length) throw new Error('an item of a world was not written')
    return ids
  }

  const insertAll = async (table: PgTable, rows: readonly Values[]): Promise<void> => {
    for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
      await tx.insert(table).values(rows.slice(at, at + ROWS_AT_ONCE))
  }

  const leaves = leafRows({ addAll, insertAll })
  /** The keys of leaves. */
  const late: KeyRow[] = []

  const change = async (table: PgTable, id: number, values: Values): Promise<void> => {
    await tx
      .update(table)
      .set({ ...values, ...grown(table) })
      .where(eq(column(table, 'id'), id))
  }

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

  /** Writes rows over those that are known and adds the others, all of them at once; answers the id of each. */
  const writeRows = async (
    table: PgTable,
    rows: readonly { readonly known: number | null; readonly values: Values; readonly fresh?: Values }[],
  ): Promise<readonly number[]> => {
    const made = await addAll(
      table,
      rows.flatMap(({ known, values, fresh }) => (known === null ? [{ ...values, ...fresh }] : [])),
    )
    let next = 0
    const ids: number[] = []
    for (const { known, values } of rows) {
      if (known !== null) await change(table, known, values)
      ids.push(known ?? made[next++] ?? 0)
    }
    return ids
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
      await leaves.write()
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

    /** What is known of a film, in place of what was. */
    async putFilm(
      fileId: number,
      stream: Omit<typeof filmStream.$inferInsert, 'fileId'> | null,
      captions: readonly Omit<typeof caption.$inferInsert, 'fileId'>[],
    ): Promise<void> {
      if (stream !== null)
        await tx
          .insert(filmStream)
          .values({ ...stream, fileId })
          .onConflictDoNothing()
      await tx.delete(caption).where(eq(caption.fileId, fileId))
      if (captions.length > 0) await tx.insert(caption).values(captions.map((it) => ({ ...it, fileId })))
    },

    async hasStream(fileId: number): Promise<boolean> {
      const found = await tx
        .select({ id: filmStream.fileId })
        .from(filmStream)
        .where(eq(filmStream.fileId, fileId))
      return found.length > 0
    },
  }
}
