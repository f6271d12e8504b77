import { KINDS } from './kinds/all-kinds.ts'
import { ItemRefused } from './world-field.ts'
import type { KeyRow, WorldKeys } from './world-key.repository.ts'
import type { KnownKeys } from './world-part.repository.ts'

interface Held {
  readonly id: number
  readonly digest: string
}

/** Every kind that something names, with the rows that there are. */
const NAMED = [
  ...KINDS.map(({ kind, table, only, title }) => ({ kind, table, only: only ?? {}, title })),
  ...KINDS.flatMap(({ parts, title }) =>
    Object.values(parts ?? {}).flatMap((part) =>
      part.isNamed === true && part.keyed !== undefined
        ? [{ kind: part.keyed, table: part.table, only: part.only ?? {}, title }]
        : [],
    ),
  ),
]

const titleOf = (kind: string): string => NAMED.find((named) => named.kind === kind)?.title ?? kind

/** What keys mean while a world comes in: those that came before, and this installation's own names of its rows. */
export const heldKeys = async (keys: WorldKeys) => {
  const mark = `${await keys.mark()}-`
  const held = new Map<string, Map<string, Held>>()
  const there = new Map<string, Set<number>>()
  const refused = new Map<string, Set<string>>()
  const of = (kind: string): Map<string, Held> => {
    const known = held.get(kind) ?? new Map<string, Held>()
    held.set(kind, known)
    return known
  }
  for await (const rows of keys.all())
    for (const { kind, key, itemId, digest } of rows) of(kind).set(key, { id: itemId, digest })
  for (const { kind, table, only } of NAMED) {
    const ids = new Set<number>()
    for await (const rows of keys.ids(table, only)) for (const { id } of rows) ids.add(id)
    there.set(kind, ids)
  }

  const own = (key: string): number | null => {
    const name = key.slice(key.lastIndexOf('/') + 1)
    return name.startsWith(mark) && /^\d{1,9}$/.test(name.slice(mark.length))
      ? Number(name.slice(mark.length))
      : null
  }

  const find = (kind: string, key: string): Held | null => {
    const known = of(kind).get(key)
    const id = known?.id ?? own(key)
    if (id === null || id === undefined) return null
    return there.get(kind)?.has(id) === true ? { id, digest: known?.digest ?? '' } : null
  }

  const known: KnownKeys = {
    findPart: (kind, key, among) => {
      const id = of(kind).get(key)?.id ?? own(key)
      return id !== null && among.has(id) ? id : null
    },
  }

  return {
    find,
    known,
    idOf(kind: string, key: string): number {
      const found = find(kind, key)
      if (found !== null) return found.id
      if (refused.get(kind)?.has(key) === true)
        throw new ItemRefused(`它用到的${titleOf(kind)}“${key}”没有导入`)
      throw new ItemRefused(`没有${titleOf(kind)}“${key}”`)
    },
    /** From now on these are there. */
    note(rows: readonly KeyRow[]): void {
      for (const { kind, key, itemId, digest } of rows) {
        of(kind).set(key, { id: itemId, digest })
        there.get(kind)?.add(itemId)
      }
    },
    refuse(kind: string, key: string): void {
      refused.set(kind, (refused.get(kind) ?? new Set()).add(key))
    },
  }
}

export type HeldKeys = Awaited<ReturnType<typeof heldKeys>>
