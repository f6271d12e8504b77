import type { Db, Queries } from '../../db/database.ts'
import type { Refusal } from '../../http/envelope.ts'
import type { Clock } from '../../runtime/clock.ts'
import { auditRepository } from '../audit/audit.repository.ts'
import { administratorRepository } from './administrator.repository.ts'

interface Needs {
  readonly db: Db
  readonly clock: Clock
  /** What acts are done to: `banner` of `banner:12`. */
  readonly kind: string
  /** For everybody but the platform's administrators. */
  readonly refusal: Refusal
}

/** Notes an act on the thing of an id. */
export type NoteAct = (
  act: string,
  id: number,
  detail: Readonly<Record<string, string | number>>,
) => Promise<void>

/** What the platform's administrators alone do, each act in one transaction with its audit line. */
export const platformAdministration = ({ db, clock, kind, refusal }: Needs) => {
  const isAllowed = async (queries: Queries, userId: number): Promise<boolean> =>
    (await administratorRepository(queries).find(userId))?.isPlatform === true

  return {
    isAllowed: (userId: number) => isAllowed(db, userId),

    act: <T>(
      userId: number,
      work: (tx: Queries, note: NoteAct) => Promise<T | Refusal>,
    ): Promise<T | Refusal> =>
      db.transaction(async (tx) => {
        if (!(await isAllowed(tx, userId))) return refusal
        return work(tx, (act, id, detail) =>
          auditRepository(tx).note({
            at: clock(),
            userId,
            organisationId: null,
            act,
            subject: `${kind}:${id}`,
            detail,
          }),
        )
      }),
  }
}
