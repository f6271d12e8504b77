import { existsSync } from 'node:fs'
import { realpath } from 'node:fs/promises'
import { join } from 'node:path'
import type * as z from 'zod/mini'
import type { Db } from '../db/database.ts'
import { inBatches } from '../import/in-batches.ts'
import type { NewAccount } from '../import/people.ts'
import { auditRepository } from '../modules/audit/audit.repository.ts'
import { namePinyinRepository } from '../modules/people/name-pinyin.repository.ts'
import { workAhead } from '../runtime/work-ahead.ts'
import type { Storage } from '../storage/storage.ts'
import { comingFiles } from './coming-files.ts'
import { comingFilms } from './coming-films.ts'
import { type HeldKeys, heldKeys } from './held-keys.ts'
import { KINDS } from './kinds/all-kinds.ts'
import { linesIn, type TextLine } from './line-file.ts'
import { itemsOfWorld, type KindCount, type Ready, type WorldRemark } from './put-items.ts'
import { digestOf, filesOfLine, readObject } from './read-line.ts'
import { ItemRefused } from './world-field.ts'
import { worldKeyRepository } from './world-key.repository.ts'
import { type Kind, type Line, lineSchema } from './world-kind.ts'
import { FILMS, lineFile, readManifest } from './world-manifest.ts'

interface Asked {
  readonly db: Db
  readonly storage: Storage
  readonly folder: string
  readonly isDryRun: boolean
  readonly clock: () => Date
  /** Gets first passwords before the accounts are there; what it cannot keep is undone. */
  readonly keep: (accounts: readonly NewAccount[]) => Promise<void>
  readonly remark: (remark: WorldRemark) => void
  readonly tell: (title: string, done: number) => void
}

/** A file of lines while it is read. */
interface Reading {
  readonly schema: z.ZodMiniType
  /** The keys of the lines before. */
  readonly seen: Set<string>
}

interface Refused {
  readonly at: number
  readonly refusal: ItemRefused
}

/** Files of so many lines come in while the lines before them are written. */
const AHEAD = 64
const USUAL_LETTERS = 1000
/**
 * A batch has about fifteen statements, however few its items are: cut for less time it would be of two or three, and all would take twice as
 * long. docs/decisions/0443
 */
const BATCHES = { targetMs: 60, weigh: ({ weight }: Ready) => weight }

/** Brings a folder in, item by item, each whole or not at all; the same folder again changes nothing. */
export const importWorld = async (asked: Asked): Promise<readonly KindCount[]> => {
  const { db, storage, isDryRun, clock, remark, tell } = asked
  const folder = await realpath(asked.folder).catch(() => asked.folder)
  const manifest = await readManifest(folder)
  const held: HeldKeys = await heldKeys(worldKeyRepository(db))
  const files = comingFiles({ db, storage, folder })
  const counts: KindCount[] = []
  const putAll = itemsOfWorld({ ...asked, files, held })

  /** A line once its files are here, or why it is not taken. */
  const ready = async (
    kind: Kind,
    { line: at, text }: TextLine,
    { schema, seen }: Reading,
  ): Promise<Ready | Refused> => {
    let key: string | null = null
    try {
      const line = readObject(text, schema) as Line
      if (seen.has(line.key)) throw new ItemRefused(`key“${line.key}”重复了`)
      seen.add(line.key)
      key = line.key
      const paths = [...filesOfLine(kind, line)]
      await files.bring(paths, isDryRun)
      const hashes = paths.map((path) => files.found(path).hex)
      const weight = Math.max(1, (text?.length ?? 0) / USUAL_LETTERS)
      return { line, at, digest: digestOf(line, hashes), weight }
    } catch (error) {
      if (!(error instanceof ItemRefused)) throw error
      if (key !== null) held.refuse(kind.kind, key)
      return { at, refusal: error }
    }
  }

  const take = async (kind: Kind): Promise<void> => {
    const file = lineFile(kind.file)
    const place = join(folder, file)
    const count: KindCount = { title: kind.title, added: 0, changed: 0, known: 0, refused: 0 }
    counts.push(count)
    const wanted = manifest.counts?.[kind.file] ?? 0
    if (!existsSync(place)) {
      if (wanted > 0) remark({ file, line: 0, text: '文件不见了' })
      return
    }
    const reading: Reading = { schema: lineSchema(kind), seen: new Set() }
    let read = 0
    const changed = async function* (): AsyncGenerator<Ready> {
      for await (const one of workAhead(linesIn(place), AHEAD, (line) => ready(kind, line, reading))) {
        read += 1
        if ('refusal' in one) {
          count.refused += 1
          remark({ file, line: one.at, text: one.refusal.message })
        } else if (held.find(kind.kind, one.line.key)?.digest === one.digest) count.known += 1
        else yield one
        tell(kind.title, read)
      }
    }
    await inBatches(changed(), (batch) => putAll(kind, batch, count), BATCHES)
    if (read < wanted) remark({ file, line: read, text: `应有 ${wanted} 行，只有 ${read} 行，文件不完整` })
    if (kind.kind === 'person' && !isDryRun) await namePinyinRepository(db).readMissing()
  }

  for (const kind of KINDS) await take(kind)
  const films: KindCount = { title: '影片', added: 0, changed: 0, known: 0, refused: 0 }
  counts.push(films)
  await comingFilms({ db, storage, folder, files, isDryRun }, (line, refusal) => {
    if (refusal === null) films.added += 1
    else {
      films.refused += 1
      remark({ file: lineFile(FILMS), line, text: refusal })
    }
  })
  if (!isDryRun)
    await auditRepository(db).note({
      at: clock(),
      userId: null,
      organisationId: null,
      act: 'world.import',
      subject: 'world:0',
      detail: Object.fromEntries(
        counts.flatMap(({ title, added, changed }) =>
          added + changed > 0 ? [[title, added + changed]] : [],
        ),
      ),
    })
  return counts
}
