import { CODE } from '#contract/envelope.ts'
import { ROSTER_STATE } from '#contract/roster.ts'
import type { Db } from '../../db/database.ts'
import type { inTurns } from '../../db/in-turns.ts'
import { isDuplicate } from '../../db/query-error.ts'
import { Refusal, refuse } from '../../http/envelope.ts'
import type { Clock } from '../../runtime/clock.ts'
import { loadReader } from '../content/pinyin.ts'
import { administratorRepository } from './administrator.repository.ts'
import { PERSON_REFUSAL } from './person-refusals.ts'
import type { Administrator } from './person-rights.ts'
import { type EntryResult, type EntryRow, rosterRepository } from './roster.repository.ts'
import { applyEntries } from './roster-apply.ts'
import type { rosterPasswords } from './roster-passwords.ts'
import type { TeachersRenamed } from './teacher-words.ts'

/** One transaction: other calls wait for no longer than it takes. */
const BATCH = 50

export const ROSTER_MISSING = refuse(CODE.notFound, '没有找到这份名册，可能已经收起')

/** The one who acts by a command on the server's own machine. */
export const OPERATOR: Administrator = { userId: 0, isPlatform: true, schoolIds: [] }

/** What is done with new accounts within the transaction that makes them. */
export type KeepAccounts = (entries: readonly { entry: EntryRow; result: EntryResult }[]) => Promise<void>

interface Needs {
  readonly db: Db
  readonly clock: Clock
  readonly turn: ReturnType<typeof inTurns>
  readonly forgetSessions: (userId: number) => void
  readonly sealed: ReturnType<typeof rosterPasswords>['sealed']
  readonly teachersRenamed: TeachersRenamed
}

/** Applies the next lines of a roster that are chosen; how many they were, none once all are done (R-people-7, docs/decisions/0356). */
export const rosterBatches = ({ db, clock, turn, forgetSessions, sealed, teachersRenamed }: Needs) => {
  const tryBatch = async (
    id: number,
    userId: number | null,
    keep: KeepAccounts | null,
  ): Promise<number | Refusal> => {
    const read = await loadReader()
    const done = await turn(() =>
      db.transaction(async (tx) => {
        const held = rosterRepository(tx)
        const roster = await held.hold(id)
        if (roster === null) return ROSTER_MISSING
        const by = userId === null ? OPERATOR : await administratorRepository(tx).find(userId)
        if (by === null) return PERSON_REFUSAL.notAdministrator
        const entries = await held.findNext(id, BATCH)
        if (entries.length === 0) {
          if (roster.state !== ROSTER_STATE.applied) await held.setState(id, ROSTER_STATE.applied)
          return { count: 0, ended: [] as readonly number[] }
        }
        if (roster.state !== ROSTER_STATE.applying) await held.setState(id, ROSTER_STATE.applying)
        const { results, ended } = await applyEntries(
          { tx, by, now: clock(), read, teachersRenamed },
          entries,
        )
        const byId = new Map(entries.map((entry) => [entry.id, entry]))
        if (keep !== null)
          await keep(
            results.flatMap((result) => {
              const entry = byId.get(result.id)
              return entry === undefined ? [] : [{ entry, result }]
            }),
          )
        await held.noteResults(
          results.map((it) => ({
            ...it,
            firstPassword: keep === null ? sealed(it.firstPassword) : null,
          })),
        )
        return { count: entries.length, ended }
      }),
    )
    if (done instanceof Refusal) return done
    for (const ended of done.ended) forgetSessions(ended)
    return done.count
  }

  /** A number that somebody gets once it was looked for ends the batch as a whole: looked for again, it leaves its own line alone. */
  const applyBatch: typeof tryBatch = async (...batch) => {
    for (let tries = BATCH; ; tries -= 1)
      try {
        return await tryBatch(...batch)
      } catch (error) {
        if (tries === 0 || !isDuplicate(error)) throw error
      }
  }

  return applyBatch
}
