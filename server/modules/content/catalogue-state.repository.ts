import { sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { type CatalogueState, stateColumns } from './catalogue-state.query.ts'

const prepareState = (db: Db) =>
  db
    .select(stateColumns(sql.placeholder('userId')))
    .from(sql`(select 1) as one`)
    .prepare('catalogue_state')

/** Reads the state on which all caches of the catalogue depend (docs/decisions/0435). */
export const catalogueStateRepository = (db: Db) => {
  const state = prepareState(db)

  return {
    async find(userId: number | null): Promise<CatalogueState> {
      const [found] = await state.execute({ userId })
      return found ?? { at: null, schools: '' }
    },
  }
}

export type CatalogueStateRepository = ReturnType<typeof catalogueStateRepository>
