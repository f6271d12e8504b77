import type * as z from 'zod/mini'
import type { SentBy } from '#contract/call.ts'
import { CODE } from '#contract/envelope.ts'
import type { verifyUserShare } from '#contract/review.ts'
import type { Db, Queries } from '../../db/database.ts'
import { isDuplicate } from '../../db/query-error.ts'
import { type Refusal, refuse } from '../../http/envelope.ts'
import type { Clock } from '../../runtime/clock.ts'
import type { OwnSchool } from '../school-file/membership.repository.ts'
import { type ShareRow, shareRepository, type TakenRequest } from './share.repository.ts'

type Item = z.output<typeof verifyUserShare.body>['Items'][number]
type Answer = Omit<SentBy<typeof verifyUserShare>, 'UndoUntil'>
type Done = { readonly rowVersion: number } | { readonly refusal: Refusal; readonly verifierName: string }

/** Does what was decided; answers the new version, or why it cannot be done. */
export type Change = (tx: Queries, request: ShareRow, now: Date) => Promise<number | Refusal>

export const CHANGED = refuse(CODE.conflict, '申请已有变化，请刷新后再试')
const NO_REQUEST = refuse(CODE.notFound, '这所学校没有这项共享申请')

/** Decides several requests of a school, each by itself: what fails is named, the rest is done. */
export const requestDecisions = (db: Db, clock: Clock) => {
  /** One request, as it was seen; what another reviewer or its owner did meanwhile is an objection. */
  const decide = (
    school: OwnSchool,
    { Id, RowVersion }: Item,
    objection: (taken: TakenRequest, seenVersion: number) => Refusal | null,
    change: Change,
  ): Promise<Done> =>
    db
      .transaction(async (tx) => {
        const taken = await shareRepository(tx).take(Id)
        if (taken?.request.organisationId !== school.id) return { refusal: NO_REQUEST, verifierName: '' }
        const done = objection(taken, RowVersion) ?? (await change(tx, taken.request, clock()))
        return typeof done === 'number'
          ? { rowVersion: done }
          : { refusal: done, verifierName: taken.verifierName }
      })
      // Its owner shared the file again at the same moment.
      .catch((error: unknown) => {
        if (isDuplicate(error)) return { refusal: CHANGED, verifierName: '' }
        throw error
      })

  return async (
    school: OwnSchool,
    items: readonly Item[],
    objection: (taken: TakenRequest, seenVersion: number) => Refusal | null,
    change: Change,
  ): Promise<Answer> => {
    const answer: Answer = { Succeeded: [], Failed: [], Items: [] }
    const once = new Map(items.map((item) => [item.Id, item]))
    for (const [id, item] of once) {
      const done = await decide(school, item, objection, change)
      if ('refusal' in done) {
        const { refusal, verifierName } = done
        answer.Failed.push({
          Id: id,
          Code: refusal.code,
          Message: refusal.message,
          VerifyUserName: verifierName,
        })
      } else {
        answer.Succeeded.push(id)
        answer.Items.push({ Id: id, RowVersion: done.rowVersion })
      }
    }
    return answer
  }
}
