import * as z from 'zod/mini'
import type { LedgerStore } from '#application/learning/ledger.provide.ts'
import { type LedgerLine, linesAfter, mergedLine, withLines } from '#domain/learning/ledger-line.ts'
import { isOfAnother } from '#domain/session/account-id.ts'
import { inDatabase, LEDGER, type Rows } from '../storage/database.ts'
import { storedLedgerLine } from '../storage/stored-ledger-line.ts'
import type { UnkeptWork } from '../storage/unkept-work.ts'

/** Null for nothing, and for what an older or a foreign hand has written. */
const lineIn = (stored: unknown): LedgerLine | null => z.safeParse(storedLedgerLine, stored).data ?? null

const keyOf = ({ userId, moment }: LedgerLine): IDBValidKey => [userId, moment.sectionId]

const mayBeOf = (key: IDBValidKey, userId: number): boolean =>
  Array.isArray(key) && typeof key[0] === 'number' && !isOfAnother(key[0], userId)

/** Under which what the database did not take is told. */
const UNKEPT = 'ledger'

/**
 * Each change reads what is there and writes in one transaction, so that tabs lose nothing of one another. What the database refuses is told
 * (`unkept`) and tried with all that comes later.
 */
export const indexedDbLedger = (
  databases: IDBFactory | undefined,
  unkept: Pick<UnkeptWork, 'note' | 'has'>,
): LedgerStore => {
  let notKept: readonly LedgerLine[] = []
  /** What a log-out took out of the list is not wanted here either. */
  const refused = () => (unkept.has(UNKEPT) ? notKept : [])
  const refuse = (left: readonly LedgerLine[]) => {
    notKept = left
    unkept.note(UNKEPT, left.length === 0 ? null : () => void keep([]))
  }
  const inLedger = async <T>(otherwise: T, use: (rows: Rows) => Promise<T>): Promise<T> => {
    if (databases === undefined) return otherwise
    try {
      return await inDatabase(databases, LEDGER, use)
    } catch {
      return otherwise
    }
  }

  const keep = async (more: readonly LedgerLine[]): Promise<void> => {
    const all = withLines(refused(), more)
    const isKept = await inLedger(false, async (rows) => {
      for (const line of all) {
        const known = lineIn(await rows.get(keyOf(line)))
        await rows.put(known === null ? line : mergedLine(known, line), keyOf(line))
      }
      return true
    })
    // Something else may have come or gone meanwhile.
    refuse(isKept ? linesAfter(refused(), all) : withLines(refused(), more))
  }

  return {
    keep,

    read: (userId) =>
      inLedger<readonly LedgerLine[]>([], async (rows) =>
        (await rows.getAll()).map(lineIn).filter((line): line is LedgerLine => line?.userId === userId),
      ),

    crossOut: (lines) => {
      refuse(linesAfter(refused(), lines))
      return inLedger(undefined, async (rows) => {
        for (const line of lines) {
          const known = lineIn(await rows.get(keyOf(line)))
          const [left] = known === null ? [] : linesAfter([known], [line])
          if (left === undefined) await rows.delete(keyOf(line))
          else await rows.put(left, keyOf(line))
        }
      })
    },

    keepOnlyOf: (userId) => {
      refuse(refused().filter((line) => !isOfAnother(line.userId, userId)))
      return inLedger(undefined, async (rows) => {
        const keys = await rows.getAllKeys()
        for (const key of keys.filter((known) => !mayBeOf(known, userId))) await rows.delete(key)
      })
    },
  }
}
