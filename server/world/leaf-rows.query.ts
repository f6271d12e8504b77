import type { PgTable } from 'drizzle-orm/pg-core'

export type Values = Readonly<Record<string, unknown>>

interface Writes {
  /** Adds rows and answers their ids in order. */
  readonly addAll: (table: PgTable, rows: readonly Values[]) => Promise<readonly number[]>
  /** Adds rows that may have no id. */
  readonly insertAll: (table: PgTable, rows: readonly Values[]) => Promise<void>
}

interface Leaf {
  readonly values: Values
  readonly told: ((id: number) => void) | null
}

/** Of one statement: far below what a statement may have of values. */
export const ROWS_AT_ONCE = 500

/**
 * New rows that nothing hangs on, of all the parts of an item: written together when the rest is, a statement for each table and not for each part.
 * An item is one transaction, and on the embedded database others wait for as long as it takes (docs/decisions/0429).
 */
export const leafRows = ({ addAll, insertAll }: Writes) => {
  const waiting = new Map<PgTable, Leaf[]>()

  return {
    /** `told` hears the id once it is written. */
    add(table: PgTable, values: Values, told: Leaf['told'] = null): void {
      const leaves = waiting.get(table) ?? []
      leaves.push({ values, told })
      waiting.set(table, leaves)
    },

    async write(): Promise<void> {
      for (const [table, leaves] of waiting)
        for (let from = 0; from < leaves.length; from += ROWS_AT_ONCE) {
          const batch = leaves.slice(from, from + ROWS_AT_ONCE)
          const rows = batch.map(({ values }) => values)
          if (batch.every(({ told }) => told === null)) await insertAll(table, rows)
          else {
            const ids = await addAll(table, rows)
            for (const [at, { told }] of batch.entries()) told?.(ids[at] ?? 0)
          }
        }
      waiting.clear()
    },
  }
}
