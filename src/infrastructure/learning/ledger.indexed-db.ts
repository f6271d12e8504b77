import * as z from 'zod/mini'
import type { LedgerStore } from '#application/learning/ledger.provide.ts'
import { type LedgerLine, linesAfter, mergedLine } from '#domain/learning/ledger-line.ts'
import { isOfAnother } from '#domain/session/account-id.ts'
import { inDatabase, LEDGER, type Rows } from '../storage/database.ts'
import { storedLedgerLine } from '../storage/stored-ledger-line.ts'

/** Null for nothing, and for what an older or a foreign hand has written. */
const lineIn = (stored: unknown): LedgerLine | null => z.safeParse(storedLedgerLine, stored).data ?? null

const keyOf = ({ userId, moment }: LedgerLine): IDBValidKey => [userId, moment.sectionId]

const mayBeOf = (key: IDBValidKey, userId: number): boolean =>
  Array.isArray(key) && typeof key[0] === 'number' && !isOfAnother(key[0], userId)

/** Each change reads what is there and writes in one transaction, so that tabs lose nothing of one another. */
export const indexedDbLedger = (databases: IDBFactory | undefined): LedgerStore => {
  const inLedger = async <T>(otherwise: T, use: (rows: Rows) => Promise<T>): Promise<T> => {
    if (databases === undefined) return otherwise
    try {
      return await inDatabase(databases, LEDGER, use)
    } catch {
      return otherwise
    }
  }

  return {
    keep: (lines) =>
      inLedger(undefined, async (rows) => {
        for (const line of lines) {
          const known = lineIn(await rows.get(keyOf(line)))
          await rows.put(known === null ? line : mergedLine(known, line), keyOf(line))
        }
      }),

    read: (userId) =>
      inLedger<readonly LedgerLine[]>([], async (rows) =>
        (await rows.getAll()).map(lineIn).filter((line): line is LedgerLine => line?.userId === userId),
      ),

    crossOut: (lines) =>
      inLedger(undefined, async (rows) => {
        for (const line of lines) {
          const known = lineIn(await rows.get(keyOf(line)))
          const [left] = known === null ? [] : linesAfter([known], [line])
          if (left === undefined) await rows.delete(keyOf(line))
          else await rows.put(left, keyOf(line))
        }
      }),

    keepOnlyOf: (userId) =>
      inLedger(undefined, async (rows) => {
        const keys = await rows.getAllKeys()
        for (const key of keys.filter((known) => !mayBeOf(known, userId))) await rows.delete(key)
      }),
  }
}
