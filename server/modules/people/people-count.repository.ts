import { eq, type SQL, sql, sum } from 'drizzle-orm'
import { PEOPLE_SHOWN } from '#contract/people.ts'
import type { Queries } from '../../db/database.ts'
import { peopleCount } from '../../db/schema/people-count.ts'

const ofShown = (shown: number): SQL | undefined => {
  switch (shown) {
    case PEOPLE_SHOWN.active:
      return eq(peopleCount.isDisabled, false)
    case PEOPLE_SHOWN.disabled:
      return eq(peopleCount.isDisabled, true)
    case PEOPLE_SHOWN.firstPassword:
      return eq(peopleCount.mustChangePassword, true)
    default:
      return undefined
  }
}

const counted = (db: Queries, shown: number) =>
  db
    .select({ many: sql`coalesce(${sum(peopleCount.many)}, 0)`.mapWith(Number) })
    .from(peopleCount)
    .where(ofShown(shown))

/** How many people there are of those that `shown` names, as a part of a statement: as many as that sees. */
export const peopleCounted = (db: Queries, shown: number): SQL<number> =>
  sql<number>`(${counted(db, shown)})`.mapWith(Number)

/** The rows that say how many people there are. */
export const peopleCountRepository = (db: Queries) => ({
  /** `shown`: one of PEOPLE_SHOWN. */
  async count(shown: number): Promise<number> {
    const [row] = await counted(db, shown)
    return row?.many ?? 0
  },

  /**
   * Adds up what was counted in parts; answers how many rows that saved. Two at once count nothing twice: what one of them took is not
   * there for the other.
   */
  async addUp(): Promise<number> {
    const { rows } = await db.execute<{ saved: number }>(sql`
      with taken as (delete from ${peopleCount} returning is_disabled, must_change_password, many),
      kept as (
        insert into ${peopleCount} (is_disabled, must_change_password, many)
          select is_disabled, must_change_password, sum(many) from taken group by 1, 2 having sum(many) <> 0 returning id)
      select (select count(*) from taken)::int - (select count(*) from kept)::int as saved`)
    return rows[0]?.saved ?? 0
  },
})
