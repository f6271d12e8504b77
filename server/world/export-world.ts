import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Db } from '../db/database.ts'
import type { Storage } from '../storage/storage.ts'
import { KINDS } from './kinds/all-kinds.ts'
import { leavingFiles } from './leaving-files.ts'
import { lineWriter } from './line-file.ts'
import { readWorldRepository, type WholeRow } from './read-world.repository.ts'
import type { Leaving } from './world-field.ts'
import { type WorldKeys, worldKeyRepository } from './world-key.repository.ts'
import { type Kind, membersOf, type Part } from './world-kind.ts'
import { FILES, FILMS, lineFile, MANIFEST, manifestOf, STREAMS } from './world-manifest.ts'

interface Asked {
  readonly db: Db
  readonly storage: Storage
  readonly folder: string
  readonly product: string
  readonly now: Date
  readonly tell: (kind: string, done: number, total: number) => void
}

export interface WorldExported {
  readonly counts: Readonly<Record<string, number>>
  /** Files that were named and are not there. */
  readonly lost: readonly string[]
}

/** Of a page of items everything is in memory, and is asked for in a few statements. */
const AT_ONCE = 50

/** The keys of what is in the database: those of the files that brought it, or this installation's own. */
const keysOf = async (keys: WorldKeys) => {
  const mark = await keys.mark()
  const stored = new Map<string, Map<number, string>>()
  for await (const rows of keys.all())
    for (const { kind, key, itemId } of rows) {
      const ofKind = stored.get(kind) ?? new Map<number, string>()
      ofKind.set(itemId, key)
      stored.set(kind, ofKind)
    }
  return (kind: string, id: number): string => stored.get(kind)?.get(id) ?? `${mark}-${id}`
}

/** What stands under another comes after it. */
const inOrder = (rows: readonly { id: number; under: number | null }[]): readonly number[] => {
  const under = new Map<number | null, number[]>()
  for (const row of rows) {
    const group = under.get(row.under)
    if (group === undefined) under.set(row.under, [row.id])
    else group.push(row.id)
  }
  const ids: number[] = []
  for (let level: readonly number[] = under.get(null) ?? []; level.length > 0; ) {
    ids.push(...level)
    level = level.flatMap((id) => under.get(id) ?? []).sort((a, b) => a - b)
  }
  return ids
}

const idsOf = async (keys: WorldKeys, { table, only = {}, under }: Kind): Promise<readonly number[]> => {
  const rows: { id: number; under: number | null }[] = []
  for await (const batch of keys.ids(table, only, under === undefined ? [] : [under]))
    rows.push(...batch.map((row) => ({ id: row.id, under: (row[under ?? ''] ?? null) as number | null })))
  return inOrder(rows)
}

const lastOf = (key: string): string => key.slice(key.lastIndexOf('/') + 1)

const partsOf = (
  parts: Readonly<Record<string, Part>> = {},
  { parts: rows }: WholeRow,
  to: Leaving,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(parts).flatMap(([name, part]) => {
      const written = (rows[name] ?? []).map((whole) => ({
        ...(part.keyed === undefined ? {} : { key: lastOf(to.keyOf(part.keyed, whole.row['id'] as number)) }),
        ...membersOf(part.fields, whole.row, to),
        ...partsOf(part.parts, whole, to),
      }))
      if (written.length === 0) return []
      return [[name, part.single === true ? written[0] : written]]
    }),
  )

const lineOf = ({ kind, fields, parts, above }: Kind, whole: WholeRow, to: Leaving) => ({
  key: to.keyOf(kind, whole.row['id'] as number),
  ...membersOf(fields, whole.row, to),
  ...partsOf(parts, whole, to),
  ...(above === undefined || whole.above === null
    ? {}
    : {
        [above.name]: {
          ...membersOf(above.fields, whole.above.row, to),
          ...partsOf(above.parts, whole.above, to),
        },
      }),
})

/**
 * Writes all that a world holds into a new folder: no password, session or record of a learner. It is read in batches, so that
 * whatever changes meanwhile may stand in it or not; the manifest is written last.
 */
export const exportWorld = async ({
  db,
  storage,
  folder,
  product,
  now,
  tell,
}: Asked): Promise<WorldExported> => {
  if (existsSync(folder)) throw new Error(`${folder} 已经存在，请先移走或另选一个文件夹`)
  await mkdir(join(folder, FILES), { recursive: true, mode: 0o700 })
  await mkdir(join(folder, STREAMS), { mode: 0o700 })
  const keys = worldKeyRepository(db)
  const read = readWorldRepository(db)
  const files = leavingFiles({ read, storage, folder })
  const to: Leaving = { keyOf: await keysOf(keys), fileOf: files.fileOf, addressOf: files.addressOf }
  const counts: Record<string, number> = {}

  for (const kind of KINDS) {
    const ids = await idsOf(keys, kind)
    const lines = lineWriter(join(folder, lineFile(kind.file)))
    for (let from = 0; from < ids.length; from += AT_ONCE) {
      const items = await read.items(kind, ids.slice(from, from + AT_ONCE))
      await files.refresh()
      for (const item of items) await lines.add(lineOf(kind, item, to))
      await files.copyNamed()
      tell(kind.title, Math.min(from + AT_ONCE, ids.length), ids.length)
    }
    counts[kind.file] = await lines.end()
  }

  const films = lineWriter(join(folder, lineFile(FILMS)))
  const left = files.left()
  for (let from = 0; from < left.length; from += AT_ONCE) {
    const ids = left.slice(from, from + AT_ONCE)
    const { streams, captions } = await read.films(ids)
    for (const id of ids) {
      const stream = streams.find(({ fileId }) => fileId === id)
      const said = captions.filter(({ fileId }) => fileId === id)
      const chapters = await files.chapters(id)
      if (stream === undefined && said.length === 0 && chapters === null) continue
      const place = stream === undefined ? null : await files.stream(id, stream.path)
      await films.add({
        file: files.fileOf(id),
        ...(stream === undefined || place === null
          ? {}
          : { stream: place, duration: stream.duration, posters: stream.posters }),
        ...(chapters === null ? {} : { chapters }),
        captions: said.map(({ language, label, captionFileId }) => ({
          language,
          label,
          file: files.fileOf(captionFileId),
        })),
      })
    }
    await files.copyNamed()
  }
  counts[FILMS] = await films.end()
  const manifest = manifestOf({ product, exportedAt: now.toISOString(), counts })
  await writeFile(join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 })
  return { counts, lost: files.lost() }
}
