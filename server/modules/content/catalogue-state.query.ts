import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import { catalogueState } from '../../db/schema/catalogue-state.ts'
import { membership } from '../../db/schema/membership.ts'

/** The state of the catalogue for one user: answers for the same state are equal, whichever process computes them. */
export interface CatalogueState {
  /** Changes with every transaction that changes the catalogue; null for a database that does not count them. */
  readonly at: string | null
  /** The schools of the user, as one text. */
  readonly schools: string
}

/** The state within a statement, of the snapshot that all else in it is read from. */
export const stateColumns = (userId: number | null | Placeholder) => ({
  // The table's own number too: one that was restored from a backup counts on from there.
  at: sql<
    string | null
  >`(select ${catalogueState}.tableoid || '.' || ${catalogueState.number} from ${catalogueState})`,
  schools: sql<string>`array(select ${membership.organisationId} from ${membership}
    where ${membership.userId} = ${userId}::int order by 1)::text` satisfies SQL<string>,
})
