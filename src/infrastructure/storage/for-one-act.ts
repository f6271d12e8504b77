import type { DBSchema, IDBPDatabase } from 'idb'
import { openedInTime } from './in-time.ts'

/**
 * Opens a database for one act, so that a log-out can delete it between two. `otherwise` where the browser has none, it does not open in time, or the act fails:
 * what is kept there can be done without.
 */
export const forOneAct =
  <Schema extends DBSchema>(databases: IDBFactory | undefined, open: () => Promise<IDBPDatabase<Schema>>) =>
  async <T>(otherwise: T, use: (database: IDBPDatabase<Schema>) => Promise<T>): Promise<T> => {
    if (databases === undefined) return otherwise
    try {
      const database = await openedInTime(open())
      try {
        return await use(database)
      } finally {
        database.close()
      }
    } catch {
      return otherwise
    }
  }
