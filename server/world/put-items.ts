import type { Db, Queries } from '../db/database.ts'
import { causeOf, isDuplicate } from '../db/query-error.ts'
import { inBatches } from '../import/in-batches.ts'
import type { NewAccount } from '../import/people.ts'
import { contentIndexRepository } from '../modules/content/content-index.repository.ts'
import { publicFileAddress } from '../modules/file/public-file-address.ts'
import { newLongFirstPassword } from '../modules/session/first-password.ts'
import { hashLongFirstPassword, wirePassword } from '../modules/session/password.ts'
import type { comingFiles } from './coming-files.ts'
import type { HeldKeys } from './held-keys.ts'
import { walkLine } from './read-line.ts'
import { type Coming, ItemRefused } from './world-field.ts'
import { type KeyRow, worldKeyRepository } from './world-key.repository.ts'
import type { Kind, Line } from './world-kind.ts'
import { lineFile } from './world-manifest.ts'
import { type Entry, writeWorldRepository } from './write-world.repository.ts'

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

/** A line that was read, with its files here. */
export interface Ready {
  readonly line: Line
  readonly at: number
  readonly digest: string
  /** How many usual lines it is worth. */
  readonly weight: number
}

interface Needs {
  readonly db: Db
  readonly files: ReturnType<typeof comingFiles>
  readonly held: HeldKeys
  readonly isDryRun: boolean
  readonly clock: () => Date
  /** Gets first passwords before the accounts are there; what it cannot keep is undone. */
  readonly keep: (accounts: readonly NewAccount[]) => Promise<void>
  readonly remark: (remark: WorldRemark) => void
}

/** Why the database did not take an item; anything but a rule of it is a fault of ours or of the machine. */
const refusalOf = (error: unknown): ItemRefused => {
  if (error instanceof ItemRefused) return error
  if (isDuplicate(error)) return new ItemRefused('和已有的一项重复了')
  const { code } = causeOf(error) as { code?: unknown }
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

/** Ids that a dry run gives: no row has them. */
const NOWHERE = 2_000_000_000

/** Its new items need not be looked for one by one, and none of them stands under another. */
const comesTogether = ({ natural, under }: Kind): boolean => natural === undefined && under === undefined

/** Answers what puts items of a kind into the database, each whole or not at all, and counts what became of them. */
export const itemsOfWorld = ({ db, files, held, isDryRun, clock, keep, remark }: Needs) => {
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

  const writerOf = (tx: Queries, kind: Kind) => {
    const publish = new Set<number>()
    const from = comingTo(publish)
    const rows = writeWorldRepository({ tx, from, keys: held.known, now: clock() })
    /** Answers what became of keys. */
    const write = async (entries: readonly (Entry & { digest: string })[]): Promise<readonly KeyRow[]> => {
      const { ids, noted } = await rows.put(kind, entries)
      await rows.publish([...publish])
      await contentIndexRepository(tx).index(await rows.contentsOf(kind, ids))
      const own = entries.map(({ line, digest }, at) => ({
        kind: kind.kind,
        key: line.key,
        itemId: ids[at] ?? 0,
        digest,
      }))
      return [...own, ...noted]
    }
    return { from, rows, write }
  }

  const putOne = async (
    tx: Queries,
    kind: Kind,
    { line, digest }: Ready,
  ): Promise<{
    outcome: 'added' | 'changed' | 'known'
    noted: readonly KeyRow[]
    account: NewAccount | null
  }> => {
    const { from, rows, write } = writerOf(tx, kind)
    const known = held.find(kind.kind, line.key)?.id ?? null
    const natural = known === null ? await rows.natural(kind, line) : null
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
    const noted = await write([{ line, digest, known: there, fresh: made?.fresh ?? {} }])
    return { outcome: outcomeOf(known, natural), noted, account: made?.account ?? null }
  }

  /** New items with a statement for each table and not for each item; none of them, where one cannot be taken. */
  const putTogether = async (kind: Kind, items: readonly Ready[], count: KindCount): Promise<boolean> => {
    try {
      const noted = await db.transaction(async (tx) => {
        const rows = await writerOf(tx, kind).write(
          items.map((item) => ({ ...item, known: null, fresh: {} })),
        )
        await worldKeyRepository(tx).save(rows)
        return rows
      })
      held.note(noted)
      count.added += items.length
      return true
    } catch (error) {
      refusalOf(error)
      return false
    }
  }

  const putEach = async (kind: Kind, items: readonly Ready[], count: KindCount): Promise<void> => {
    const file = lineFile(kind.file)
    const told: { item: Ready; refusal: ItemRefused }[] = []
    const done: Awaited<ReturnType<typeof putOne>>[] = []
    await db.transaction(async (tx) => {
      for (const item of items)
        try {
          const one = await tx.transaction((inner) => putOne(inner, kind, item))
          // At once, so that later items of the same batch can name it as their parent.
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

  const putAll = async (kind: Kind, items: readonly Ready[], count: KindCount): Promise<void> => {
    const isFresh = ({ line }: Ready) =>
      !isDryRun && comesTogether(kind) && held.find(kind.kind, line.key) === null
    const [fresh, others] = [items.filter(isFresh), items.filter((item) => !isFresh(item))]
    const isDone = fresh.length > 1 && (await putTogether(kind, fresh, count))
    await inBatches(isDone ? others : items, (batch) => putEach(kind, batch, count))
  }

  return putAll
}
