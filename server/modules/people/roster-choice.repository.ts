import { and, eq, inArray, ne, not, notInArray, or, sql } from 'drizzle-orm'
import { ROSTER_KIND } from '#contract/roster.ts'
import type { Queries } from '../../db/database.ts'
import { rosterEntry } from '../../db/schema/roster.ts'

/** What of a roster is to be applied. */
export const rosterChoiceRepository = (db: Queries) => ({
  /** `entries` empty for all of the kind that are not chosen one by one; nobody is gone who has a new number. */
  async choose(importId: number, kind: number, entries: readonly number[], chosen: boolean): Promise<void> {
    const alone = sql`coalesce((${rosterEntry.content} ->> 'byOne')::boolean, false)`
    const renumbered = db
      .select({ id: sql<number>`(${rosterEntry.content} ->> 'sameAs')::int` })
      .from(rosterEntry)
      .where(
        and(
          eq(rosterEntry.importId, importId),
          eq(rosterEntry.chosen, true),
          sql`${rosterEntry.content} ->> 'sameAs' is not null`,
        ),
      )
    await db
      .update(rosterEntry)
      .set({ chosen })
      .where(
        and(
          eq(rosterEntry.importId, importId),
          eq(rosterEntry.kind, kind),
          entries.length > 0 ? inArray(rosterEntry.id, [...entries]) : chosen ? not(alone) : undefined,
          chosen && kind === ROSTER_KIND.gone ? notInArray(rosterEntry.userId, renumbered) : undefined,
        ),
      )
  },

  /** Answers who an entry is; false where the namesake is none of its own. No other entry is about a namesake that is meant. */
  async answer(importId: number, entryId: number, sameAs: number): Promise<boolean> {
    const ofRoster = eq(rosterEntry.importId, importId)
    const isOwn = sql`exists (select from jsonb_array_elements(${rosterEntry.content} -> 'namesakes') it
      where (it ->> 'id')::int = ${sameAs})`
    const answered = await db
      .update(rosterEntry)
      .set({ content: sql`${rosterEntry.content} || jsonb_build_object('sameAs', ${sameAs}::int)` })
      .where(and(ofRoster, eq(rosterEntry.id, entryId), sameAs === 0 ? undefined : isOwn))
      .returning({ id: rosterEntry.id })
    if (answered.length === 0) return false
    const isMeant = sql`(${rosterEntry.content} ->> 'sameAs')::int = ${sameAs}`
    const isThem = and(eq(rosterEntry.kind, ROSTER_KIND.gone), eq(rosterEntry.userId, sameAs))
    if (sameAs !== 0)
      await db
        .update(rosterEntry)
        .set({ chosen: false })
        .where(and(ofRoster, ne(rosterEntry.id, entryId), or(isMeant, isThem)))
    return true
  },
})
