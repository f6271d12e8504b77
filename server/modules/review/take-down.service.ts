import type * as z from 'zod/mini'
import type { SentBy } from '#contract/call.ts'
import { CODE } from '#contract/envelope.ts'
import { PUBLISHING_NOTICE } from '#contract/publishing-notice.ts'
import type { takeDownUserShare } from '#contract/review.ts'
import type { askTakeDown } from '#contract/share.ts'
import type { Db } from '../../db/database.ts'
import { SHARE_EVENT, SHARE_STATUS } from '../../db/schema/share-request.ts'
import { withUserLock } from '../../db/with-user-lock.ts'
import { Refusal, refuse } from '../../http/envelope.ts'
import type { Clock } from '../../runtime/clock.ts'
import { publishingNoticeRepository } from '../content/publishing-notice.repository.ts'
import { withdrawalRepository } from '../content/withdrawal.repository.ts'
import type { SchoolAccess } from '../school-file/school-access.ts'
import type { RequestService } from './request.service.ts'
import { CHANGED, type Change, requestDecisions } from './request-decisions.ts'
import { shareRepository, type TakenRequest } from './share.repository.ts'
import { isReasonLongEnough, refuseOwn, rejectionOf } from './verdict.ts'

type Asked = z.output<typeof takeDownUserShare.body>
type Answer = SentBy<typeof takeDownUserShare>

interface Needs {
  readonly db: Db
  readonly schools: SchoolAccess
  readonly requests: RequestService
  readonly clock: Clock
}

const NO_REQUEST = refuse(CODE.notFound, '没有找到这项共享申请')
const NO_WORDS = refuse(CODE.fieldError, '请写明理由，至少 4 个字')
const NOT_STANDING = refuse(CODE.conflict, '这个文件已被新版替换或移出资源库')

/** Why a request is none of what can be taken down now, as far as the request itself says it. */
const refuseUnheld = ({ request, verifierName }: TakenRequest, seenVersion: number): Refusal | null => {
  const { status, rowVersion } = request
  if (status === SHARE_STATUS.takenDown) return refuse(CODE.conflict, `已由 ${verifierName} 下架`)
  const isHeld = status === SHARE_STATUS.approved || status === SHARE_STATUS.removing
  return isHeld && rowVersion === seenVersion ? null : CHANGED
}

/** Approved files out of a school's library again: asked for by their owners, decided by the school's reviewers. */
export const takeDownService = ({ db, schools, requests, clock }: Needs) => {
  const decideEach = requestDecisions(db, clock)

  const takeDown =
    (userId: number, { ReasonCode = 0, Reason = '' }: Asked): Change =>
    async (tx, request, now) => {
      const isGiven = ReasonCode !== 0 || Reason !== ''
      const isAsked = request.status === SHARE_STATUS.removing
      const why =
        isAsked && !isGiven
          ? { reasonCode: 0, reason: request.reason }
          : rejectionOf(ReasonCode, Reason, '下架')
      if (why instanceof Refusal) return why
      const shares = shareRepository(tx)
      if (request.contentId === null || !(await shares.isStanding(request))) return NOT_STANDING
      await withdrawalRepository(tx).withdraw(request.contentId, userId, why.reason, now)
      await publishingNoticeRepository(tx).tell([request.userId], userId, {
        contentId: request.contentId,
        kind: PUBLISHING_NOTICE.takenDown,
        reason: why.reason,
        at: now,
      })
      await shares.note({
        requestId: request.id,
        kind: SHARE_EVENT.takenDown,
        userId,
        at: now,
        reasonCode: why.reasonCode,
        detail: isGiven ? why.reason : '',
      })
      return shares.change(request.id, {
        ...why,
        status: SHARE_STATUS.takenDown,
        verifierId: userId,
        verifiedAt: now,
      })
    }

  const decline =
    (userId: number, reason: string): Change =>
    async (tx, request, now) => {
      if (request.status !== SHARE_STATUS.removing) return CHANGED
      const shares = shareRepository(tx)
      await shares.note({
        requestId: request.id,
        kind: SHARE_EVENT.removalDeclined,
        userId,
        at: now,
        detail: reason,
      })
      return shares.change(request.id, { status: SHARE_STATUS.approved, reasonCode: 0, reason })
    }

  /** Why an owner cannot ask for it. */
  const refuseAsking = async (
    shares: ReturnType<typeof shareRepository>,
    { request }: TakenRequest,
    seenVersion: number,
  ): Promise<Refusal | null> => {
    if (request.status === SHARE_STATUS.removing) return refuse(CODE.conflict, '已经申请下架，请等待结果')
    if (request.status !== SHARE_STATUS.approved || !(await shares.isStanding(request))) return NOT_STANDING
    if (request.rowVersion !== seenVersion) return CHANGED
    return (await shares.hasPending(request.thread))
      ? refuse(CODE.conflict, '新提交的版本正在审核，请等待结果或先撤回')
      : null
  }

  return {
    /** Asks for one's own file to be taken down. */
    async ask(userId: number, { Id, RowVersion, Reason }: z.output<typeof askTakeDown.body>) {
      if (!isReasonLongEnough(Reason)) return NO_WORDS
      const refusal = await withUserLock(db, userId, async (tx) => {
        const shares = shareRepository(tx)
        const taken = await shares.take(Id)
        if (taken?.request.userId !== userId) return NO_REQUEST
        const refused = await refuseAsking(shares, taken, RowVersion)
        if (refused !== null) return refused
        await shares.change(Id, { status: SHARE_STATUS.removing, reasonCode: 0, reason: Reason })
        await shares.note({
          requestId: Id,
          kind: SHARE_EVENT.removalAsked,
          userId,
          at: clock(),
          detail: Reason,
        })
        return null
      })
      return refusal ?? requests.find(userId, Id)
    },

    /** Takes files down, or declines what their owners ask for. */
    async settle(userId: number, orgId: number, asked: Asked): Promise<Answer | Refusal> {
      const school = await schools.findReviewed(orgId, userId)
      if (school instanceof Refusal) return school
      const { Status, Reason = '', Items } = asked
      const declines = Status === SHARE_STATUS.approved
      if (!declines && Status !== SHARE_STATUS.takenDown) return refuse(CODE.fieldError, '参数不正确：Status')
      if (declines && !isReasonLongEnough(Reason)) return NO_WORDS
      const objection = (taken: TakenRequest, seenVersion: number) =>
        refuseOwn(taken, userId) ?? refuseUnheld(taken, seenVersion)
      const change = declines ? decline(userId, Reason) : takeDown(userId, asked)
      return { ...(await decideEach(school, Items, objection, change)), UndoUntil: '' }
    },
  }
}

export type TakeDownService = ReturnType<typeof takeDownService>
