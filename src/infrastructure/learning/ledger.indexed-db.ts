import * as z from 'zod/mini'
import type { LedgerStore } from '#application/learning/ledger-store.port.ts'
import { type LedgerLine, linesAfter, mergedLine } from '#domain/learning/ledger-line.ts'
import { inDatabase, LEDGER } from '../storage/database.ts'
import { keptLine } from '../storage/kept-line.ts'

type Rows = Parameters<Parameters<typeof inDatabase>[2]>

/** Null for nothing, and for what an older or a foreign hand has written. */
const lineIn = (stored: unknown): LedgerLine | null => z.safeParse(keptLine, stored).data ?? null

const keyOf = ({ userId, moment }: LedgerLine): IDBValidKey => [userId, moment.sectionId]

const isOf = (key: IDBValidKey, userId: number): boolean =>
  Array.isArray(key) && userId !== 0 && key[0] === userId

/** Each change reads what is there and writes in one transaction, so that tabs lose nothing of one another. */
export const indexedDbLedger = (databases: IDBFactory | undefined): LedgerStore => {
  const inLedger = async <T>(otherwise: T, use: (...[rows, settled]: Rows) => Promise<T>): Promise<T> => {
    if (databases === undefined) return otherwise
    try {
      return await inDatabase(databases, LEDGER, use)
    } catch {
      return otherwise
    }
  }

  return {
    keep: (lines) =>
      inLedger(undefined, async (rows, settled) => {
        for (const line of lines) {
          const known = lineIn(await settled(rows.get(keyOf(line))))
          await settled(rows.put(known === null ? line : mergedLine(known, line), keyOf(line)))
        }
      }),

    read: (userId) =>
      inLedger<readonly LedgerLine[]>([], async (rows, settled) =>
        (await settled(rows.getAll()))
          .map(lineIn)
          .filter((line): line is LedgerLine => line?.userId === userId),
      ),

    crossOut: (lines) =>
      inLedger(undefined, async (rows, settled) => {
        for (const line of lines) {
          const known = lineIn(await settled(rows.get(keyOf(line))))
          const [left] = known === null ? [] : linesAfter([known], [line])
          if (left === undefined) await settled(rows.delete(keyOf(line)))
          else await settled(rows.put(left, keyOf(line)))
        }
      }),

    keepOnlyOf: (userId) =>
      inLedger(undefined, async (rows, settled) => {
        const keys = await settled(rows.getAllKeys())
        for (const key of keys.filter((known) => !isOf(known, userId))) await settled(rows.delete(key))
      }),
  }
}
