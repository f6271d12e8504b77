import { existsSync } from 'node:fs'
import { realpath } from 'node:fs/promises'
import { join } from 'node:path'
import type { Db, Queries } from '../db/database.ts'
import { causeOf } from '../db/query-error.ts'
import { inBatches } from '../import/in-batches.ts'
import type { NewAccount } from '../import/people.ts'
import { auditRepository } from '../modules/audit/audit.repository.ts'
import { contentIndexRepository } from '../modules/content/content-index.repository.ts'
import { publicFileAddress } from '../modules/file/public-file-address.ts'
import { namePinyinRepository } from '../modules/people/name-pinyin.repository.ts'
import { newLongFirstPassword } from '../modules/session/first-password.ts'
import { hashLongFirstPassword, wirePassword } from '../modules/session/password.ts'
import type { Storage } from '../storage/storage.ts'
import { comingFiles } from './coming-files.ts'
import { comingFilms } from './coming-films.ts'
import { type HeldKeys, heldKeys } from './held-keys.ts'
import { KINDS } from './kinds/all-kinds.ts'
import { linesIn } from './line-file.ts'
import { digestOf, filesOfLine, readObject, walkLine } from './read-line.ts'
import { type Coming, ItemRefused } from './world-field.ts'
import { type KeyRow, worldKeyRepository } from './world-key.repository.ts'
import { type Kind, type Line, lineSchema } from './world-kind.ts'
import { FILMS, lineFile, readManifest } from './world-manifest.ts'
import { writeWorldRepository } from './write-world.repository.ts'

export interface WorldRemark {
  /** `people.jsonl`. */
  readonly file: string
  readonly line: number
  readonly text: string
}

export interface KindCount {
  readonly title: string
  added: number
  changed: number
  /** As the line says already, or somebody's own and left alone. */
  known: number
  refused: number
}

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

interface Ready {
  readonly line: Line
  readonly at: number
  readonly digest: string
}

const DUPLICATE = '23505'

/** Why the database did not take an item; anything but a rule of it is a fault of ours or of the machine. */
const refusalOf = (error: unknown): ItemRefused => {
  if (error instanceof ItemRefused) return error
  const { code } = causeOf(error) as { code?: unknown }
  if (code === DUPLICATE) return new ItemRefused('和已有的一项重复了')
  if (typeof code === 'string' && /^(?:23|22)/.test(code)) return new ItemRefused('内容不合规定')
  throw error
}

/** People who sign in get a first password, as with a roster. */
const accountOf = ({ kind }: Kind, line: Line) => {
  if (kind !== 'person' || typeof line['mobile'] !== 'string') return null
  const isOut = ['disabledAt', 'erasedAt'].some((name) => typeof line[name] === 'string')
  if (isOut) return null
  const password = newLongFirstPassword()
  const person = { name: String(line['name']), mobile: line['mobile'], school: '' }
  const fresh = { passwordHash: hashLongFirstPassword(wirePassword(password)), mustChangePassword: true }
  return { fresh, account: { person, password } }
}

const outcomeOf = (known: number | null, natural: number | null) => {
  if (known !== null) return 'changed'
  return natural === null ? 'added' : 'known'
}

const AT_ONCE = 100
/** Ids that a dry run gives: no row has them. */
const NOWHERE = 2_000_000_000

/** Brings a folder in, item by item, each whole or not at all; the same folder again changes nothing. */
export const importWorld = async (asked: Asked): Promise<readonly KindCount[]> => {
  const { db, storage, isDryRun, clock, remark, tell, keep } = asked
  const folder = await realpath(asked.folder).catch(() => asked.folder)
  const manifest = await readManifest(folder)
  const held: HeldKeys = await heldKeys(worldKeyRepository(db))
  const files = comingFiles({ db, storage, folder })
  const counts: KindCount[] = []
  let dry = NOWHERE

  const comingTo = (publish: Set<number>): Coming => ({
    idOf: held.idOf,
    fileOf: (path) => files.found(path).id,
    addressOf: (path) => {
      if (!path.startsWith('files/')) return path
      const { id, hex, suffix } = files.found(path)
      publish.add(id)
      return publicFileAddress(hex, suffix)
    },
  })

  /** Throws why an item is not taken. */
  const ready = async (kind: Kind, text: string | null, seen: Set<string>): Promise<Omit<Ready, 'at'>> => {
    const line = readObject(text, lineSchema(kind)) as Line
    if (seen.has(line.key)) throw new ItemRefused(`key“${line.key}”重复了`)
    seen.add(line.key)
    try {
      const paths = [...filesOfLine(kind, line)]
      for (const path of paths) await files.bring(path, isDryRun)
      const found = paths.map((path) => files.found(path))
      return {
        line,
        digest: digestOf(
          line,
          found.map(({ hex }) => hex),
        ),
      }
    } catch (error) {
      held.refuse(kind.kind, line.key)
      throw error
    }
  }

  const putOne = async (
    tx: Queries,
    kind: Kind,
    { line, digest }: Ready,
  ): Promise<{ outcome: 'added' | 'changed' | 'known'; noted: KeyRow[]; account: NewAccount | null }> => {
    const publish = new Set<number>()
    const from = comingTo(publish)
    const write = writeWorldRepository({ tx, from, keys: held.known, now: clock() })
    const known = held.find(kind.kind, line.key)?.id ?? null
    const natural = known === null ? await write.natural(kind, line) : null
    const noteOf = (itemId: number): KeyRow => ({ kind: kind.kind, key: line.key, itemId, digest })
    if (natural !== null && kind.keepsOwn === true)
      return { outcome: 'known', noted: [noteOf(natural)], account: null }
    const there = known ?? natural
    if (isDryRun) {
      walkLine(kind, line, from)
      const noted = [noteOf(there ?? ++dry)]
      for (const [name, part] of Object.entries(kind.parts ?? {}))
        if (part.isNamed === true && part.keyed !== undefined)
          for (const item of (line[name] ?? []) as { key?: string }[])
            if (held.find(part.keyed, item.key ?? '') === null)
              noted.push({ kind: part.keyed, key: item.key ?? '', itemId: ++dry, digest: '' })
      return { outcome: outcomeOf(known, natural), noted, account: null }
    }
    const made = there === null ? accountOf(kind, line) : null
    const { id, noted } = await write.put(kind, line, there, made?.fresh ?? {})
    await write.publish([...publish])
    await contentIndexRepository(tx).index(await write.contentsOf(kind, [id]))
    return {
      outcome: outcomeOf(known, natural),
      noted: [noteOf(id), ...noted],
      account: made?.account ?? null,
    }
  }

  const putAll = async (kind: Kind, items: readonly Ready[], count: KindCount): Promise<void> => {
    const file = lineFile(kind.file)
    const told: { item: Ready; refusal: ItemRefused }[] = []
    const done: Awaited<ReturnType<typeof putOne>>[] = []
    await db.transaction(async (tx) => {
      for (const item of items)
        try {
          const one = await tx.transaction((inner) => putOne(inner, kind, item))
          // What stands under another of its piece finds it.
          held.note(one.noted)
          done.push(one)
        } catch (error) {
          told.push({ item, refusal: refusalOf(error) })
          held.refuse(kind.kind, item.line.key)
        }
      if (isDryRun) return
      await worldKeyRepository(tx).save(done.flatMap(({ noted }) => noted))
      // Before the commit: an account without its password could not be used.
      await keep(done.flatMap(({ account }) => account ?? []))
    })
    for (const { outcome } of done) count[outcome] += 1
    for (const { item, refusal } of told) {
      count.refused += 1
      remark({ file, line: item.at, text: refusal.message })
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
    const seen = new Set<string>()
    let waiting: Ready[] = []
    let read = 0
    const flush = async (): Promise<void> => {
      const items = waiting
      waiting = []
      await inBatches(items, (piece) => putAll(kind, piece, count))
      tell(kind.title, read)
    }
    for await (const { line: at, text } of linesIn(place)) {
      read += 1
      try {
        const one = await ready(kind, text, seen)
        const known = held.find(kind.kind, one.line.key)
        if (known !== null && known.digest === one.digest) count.known += 1
        else waiting.push({ ...one, at })
      } catch (error) {
        if (!(error instanceof ItemRefused)) throw error
        count.refused += 1
        remark({ file, line: at, text: error.message })
      }
      if (waiting.length >= AT_ONCE) await flush()
    }
    await flush()
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
