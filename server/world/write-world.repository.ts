import { and, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Queries } from '../db/database.ts'
import { file } from '../db/schema/file.ts'
import { caption, filmStream } from '../db/schema/film.ts'
import { leafRows } from './leaf-rows.query.ts'
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

/** The row to which parts belong, and the keys on the way to it. */
interface Place {
  readonly parentId: number
  readonly path: string
  /** It has nothing yet. */
  readonly isNew: boolean
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

const counted = (part: Part, index: number): Values =>
  part.order[0] === 'sort' && !('sort' in part.fields) ? { sort: index + 1 } : {}

/** Writes items of a world, each with all its parts. */
export const writeWorldRepository = ({ tx, from, keys, now }: Writing) => {
  const addAll = async (table: PgTable, rows: readonly Values[]): Promise<readonly number[]> => {
    if (rows.length === 0) return []
    const made = (await tx
      .insert(table)
      .values(rows as never)
      .returning({ id: column(table, 'id') })) as { id: number }[]
    return made.map(({ id }) => id)
  }

  const insertAll = async (table: PgTable, rows: readonly Values[]): Promise<void> => {
    await tx.insert(table).values(rows as never)
  }

  const leaves = leafRows({ addAll, insertAll })
  /** The keys of leaves. */
  const late: KeyRow[] = []

  const add = async (table: PgTable, values: Values): Promise<number> => {
    const [id] = await addAll(table, [values])
    if (id === undefined) throw new Error('an item of a world was not written')
    return id
  }

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

  const rowsOf = async (part: Part, { parentId, isNew }: Place): Promise<readonly PartRow[]> => {
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
    place: Place,
    items: readonly Values[],
  ): Promise<readonly KeyRow[]> => {
    const rows = await rowsOf(part, place)
    const there = new Set(rows.map(({ id }) => id))
    const said = items.map((item, index) => {
      const own = typeof item['key'] === 'string' ? item['key'] : String(index + 1)
      const key = part.isNamed === true ? own : `${place.path}/${own}`
      const values = {
        ...rowOf(part.fields, item, from),
        ...counted(part, index),
        ...part.only,
        [part.parent]: place.parentId,
      }
      return { item, key, values, known: keys.findPart(kind, key, there) ?? naturalOf(part, rows, values) }
    })
    if (part.parts === undefined && place.isNew) {
      for (const { key, values } of said)
        leaves.add(part.table, values, (itemId) => late.push({ kind, key, itemId, digest: '' }))
      return []
    }
    const made = await addAll(
      part.table,
      said.filter(({ known }) => known === null).map(({ values }) => values),
    )
    let next = 0
    const noted: KeyRow[] = []
    for (const { item, key, values, known } of said) {
      const id = known ?? made[next++] ?? 0
      if (known !== null) await change(part.table, id, values)
      noted.push({ kind, key, itemId: id, digest: '' })
      noted.push(...(await putParts(part.parts, { parentId: id, path: key, isNew: known === null }, item)))
    }
    if (!place.isNew)
      await leave(
        part,
        place.parentId,
        noted.flatMap((row) => (row.kind === kind ? [row.itemId] : [])),
      )
    return noted
  }

  const putPlain = async (part: Part, place: Place, items: readonly Values[]): Promise<readonly KeyRow[]> => {
    if (!place.isNew) await tx.delete(part.table).where(mineOf(part, place.parentId))
    const rows = items.map((item, index) => ({
      ...rowOf(part.fields, item, from),
      ...counted(part, index),
      [part.parent]: place.parentId,
    }))
    if (rows.length === 0) return []
    if (part.parts === undefined && place.isNew) {
      for (const row of rows) leaves.add(part.table, row)
      return []
    }
    if (part.parts === undefined) {
      await insertAll(part.table, rows)
      return []
    }
    const noted: KeyRow[] = []
    for (const [index, id] of (await addAll(part.table, rows)).entries())
      noted.push(...(await putParts(part.parts, { parentId: id, path: '', isNew: true }, items[index] ?? {})))
    return noted
  }

  const putParts = async (
    parts: Readonly<Record<string, Part>> = {},
    place: Place,
    line: Values,
  ): Promise<readonly KeyRow[]> => {
    const noted: KeyRow[] = []
    for (const [name, part] of Object.entries(parts)) {
      const said = line[name]
      const items = (said === undefined ? [] : part.single === true ? [said] : said) as readonly Values[]
      if (part.keyed === undefined) noted.push(...(await putPlain(part, place, items)))
      else noted.push(...(await putKeyed(part, part.keyed, place, items)))
    }
    return noted
  }

  const putAbove = async (above: Above, kind: Kind, known: number | null, line: Line) => {
    const said = line[above.name] as Values | undefined
    if (said === undefined) return { aboveId: null, noted: [] }
    const [held] =
      known === null
        ? []
        : ((await tx
            .select({ id: column(kind.table, above.column) })
            .from(kind.table)
            .where(eq(column(kind.table, 'id'), known))) as { id: number | null }[])
    const values = { ...rowOf(above.fields, said, from), ...above.only }
    const there = held?.id ?? null
    const aboveId = there ?? (await add(above.table, { ...values, ...above.fresh }))
    if (there !== null) await change(above.table, there, values)
    return {
      aboveId,
      noted: await putParts(above.parts, { parentId: aboveId, path: line.key, isNew: there === null }, said),
    }
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

    /** Writes an item over the one that is known, or anew; `fresh`: columns of a new one. */
    async put(
      kind: Kind,
      line: Line,
      known: number | null,
      fresh: Values,
    ): Promise<{ id: number; noted: KeyRow[] }> {
      const above = kind.above === undefined ? null : await putAbove(kind.above, kind, known, line)
      const values = {
        ...rowOf(kind.fields, line, from),
        ...kind.only,
        ...(kind.above === undefined ? {} : { [kind.above.column]: above?.aboveId ?? null }),
      }
      const id = known ?? (await add(kind.table, { ...values, ...kind.fresh, ...fresh }))
      if (known !== null) await change(kind.table, id, values)
      const noted = await putParts(kind.parts, { parentId: id, path: line.key, isNew: known === null }, line)
      await leaves.write()
      return { id, noted: [...(above?.noted ?? []), ...noted, ...late] }
    },

    /** The contents behind items, which searches find. */
    async contentsOf(kind: Kind, ids: readonly number[]): Promise<readonly number[]> {
      if (kind.found === undefined || ids.length === 0) return []
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
