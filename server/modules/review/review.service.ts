import type * as z from 'zod/mini'
import type { SentBy } from '#contract/call.ts'
import { CODE } from '#contract/envelope.ts'
import { UNDO_SECONDS, type undoVerifyUserShare, type verifyUserShare } from '#contract/review.ts'
import type { Db, Queries } from '../../db/database.ts'
import { SHARE_EVENT, SHARE_STATUS } from '../../db/schema/share-request.ts'
import { Refusal, refuse } from '../../http/envelope.ts'
import type { Clock } from '../../runtime/clock.ts'
import { curriculumPlaceRepository } from '../content/curriculum-place.repository.ts'
import { findPlace, isSomewhere, type Place, placeChange } from '../content/curriculum-place.ts'
import type { OwnSchool } from '../school-file/membership.repository.ts'
import type { SchoolAccess } from '../school-file/school-access.ts'
import type { SchoolFileRepository } from '../school-file/school-file.repository.ts'
import { asScope } from '../search/scope-asked.ts'
import { requestDecisions } from './request-decisions.ts'
import { type ShareRow, shareRepository, type TakenRequest } from './share.repository.ts'
import { findTag } from './share-tag.ts'
import { dropVersion, putVersion, takeIn } from './taking-in.ts'
import { type Rejection, refuseDecided, refuseOwn, rejectionOf } from './verdict.ts'

type Verdict = z.output<typeof verifyUserShare.body>
type Undoing = z.output<typeof undoVerifyUserShare.body>
type Answer = SentBy<typeof verifyUserShare>

/** A press in the last moment is still on its way when the time is over. */
const UNDO_MS = (UNDO_SECONDS + 2) * 1000

const CHANGED = refuse(CODE.conflict, '申请已有变化，不能撤销')

/** What an approval puts right. */
interface Correction {
  readonly place: Place | null
  readonly tagId: number | null
}

interface Reviewer {
  readonly userId: number
  readonly school: OwnSchool
}

const placeOf = (request: ShareRow): Place => ({
  stageId: request.stageId,
  subjectId: request.subjectId,
  versionId: request.versionId,
  bookId: request.bookId,
  chapterId: request.chapterId,
  knowId: request.knowId,
  gradeId: request.gradeId,
})

interface Needs {
  readonly db: Db
  readonly schools: SchoolAccess
  readonly library: Pick<SchoolFileRepository, 'findKinds'>
  readonly clock: Clock
}

/** Decisions of those who may review for a school. Wire: 学校资源库. */
export const reviewService = ({ db, schools, library, clock }: Needs) => {
  const decideEach = requestDecisions(db, clock)

  const correctionOf = async (patch: Verdict['Patch']): Promise<Correction | Refusal> => {
    if (!patch) return { place: null, tagId: null }
    const scope = asScope(patch)
    if (scope === null) return refuse(CODE.fieldError, '参数不正确：Patch')
    const place = isSomewhere(scope) ? await findPlace(curriculumPlaceRepository(db), scope) : null
    if (place instanceof Refusal) return place
    const tagId = await findTag(library, patch.TagId ?? 0)
    return tagId instanceof Refusal ? tagId : { place, tagId }
  }

  const approve =
    ({ userId, school }: Reviewer, { place: corrected, tagId: otherTag }: Correction) =>
    async (tx: Queries, request: ShareRow, now: Date): Promise<number> => {
      const shares = shareRepository(tx)
      const place = corrected ?? placeOf(request)
      const tagId = otherTag ?? request.tagId
      const told = request.remark === '' ? `${school.name}的老师共享` : request.remark
      const stored = await shares.findStoredFile(request.fileId)
      const standingId = await shares.findStanding(request.thread)
      const taken = {
        name: request.name,
        summary: told,
        introduction: told,
        ...place,
        tagId,
        fileId: stored.id,
      }
      if (standingId !== null) await putVersion(tx, standingId, request, taken, { userId, now })
      const contentId =
        standingId ??
        (await takeIn(tx, stored, { ...taken, teacherId: request.userId, organisationId: school.id }, now))
      const detail = await placeChange(curriculumPlaceRepository(tx), placeOf(request), place)
      const changes = [detail, tagId === request.tagId ? '' : '标签'].filter((it) => it !== '').join('；')
      if (changes !== '')
        await shares.note({
          requestId: request.id,
          kind: SHARE_EVENT.corrected,
          userId,
          at: now,
          detail: changes,
        })
      await shares.note({ requestId: request.id, kind: SHARE_EVENT.approved, userId, at: now })
      return shares.change(request.id, {
        ...place,
        tagId,
        status: SHARE_STATUS.approved,
        reasonCode: 0,
        reason: '',
        verifierId: userId,
        verifiedAt: now,
        contentId,
        replacedId: standingId,
      })
    }

  const reject =
    ({ userId }: Reviewer, rejection: Rejection) =>
    async (tx: Queries, request: ShareRow, now: Date): Promise<number> => {
      const shares = shareRepository(tx)
      const { reasonCode, reason } = rejection
      await shares.note({
        requestId: request.id,
        kind: SHARE_EVENT.rejected,
        userId,
        at: now,
        reasonCode,
        detail: reason,
      })
      return shares.change(request.id, {
        ...rejection,
        status: SHARE_STATUS.rejected,
        verifierId: userId,
        verifiedAt: now,
      })
    }

  const takeBack =
    ({ userId }: Reviewer) =>
    async (tx: Queries, request: ShareRow, now: Date): Promise<number | Refusal> => {
      const shares = shareRepository(tx)
      if (await shares.isFollowed(request)) return CHANGED
      if (request.replacedId !== null && !(await dropVersion(tx, request, now))) return CHANGED
      const rowVersion = await shares.change(request.id, {
        status: SHARE_STATUS.pending,
        reasonCode: 0,
        reason: '',
        verifierId: null,
        verifiedAt: null,
        contentId: null,
        replacedId: null,
      })
      if (request.contentId !== null && request.replacedId === null)
        await shares.removeContent(request.contentId)
      await shares.note({ requestId: request.id, kind: SHARE_EVENT.undone, userId, at: now })
      return rowVersion
    }

  return {
    /** Approves or rejects. */
    async verify(userId: number, orgId: number, verdict: Verdict): Promise<Answer | Refusal> {
      const school = await schools.findReviewed(orgId, userId)
      if (school instanceof Refusal) return school
      const reviewer = { userId, school }
      const correction = await correctionOf(verdict.Patch)
      if (correction instanceof Refusal) return correction
      const rejection =
        verdict.Status === SHARE_STATUS.rejected
          ? rejectionOf(verdict.ReasonCode ?? 0, verdict.Reason ?? '')
          : null
      if (rejection instanceof Refusal) return rejection
      const change = rejection ? reject(reviewer, rejection) : approve(reviewer, correction)
      const objection = (taken: TakenRequest, seenVersion: number) =>
        refuseOwn(taken, userId) ?? refuseDecided(taken, seenVersion)
      const answer = await decideEach(school, verdict.Items, objection, change)
      const until = new Date(clock().getTime() + UNDO_SECONDS * 1000)
      return { ...answer, UndoUntil: answer.Succeeded.length === 0 ? '' : until.toISOString() }
    },

    /** Takes one's own decisions back, for a few seconds. */
    async undo(userId: number, orgId: number, { Items }: Undoing): Promise<Answer | Refusal> {
      const school = await schools.findReviewed(orgId, userId)
      if (school instanceof Refusal) return school
      const reviewer = { userId, school }
      const objection = ({ request, verifierName }: TakenRequest, seenVersion: number): Refusal | null => {
        const { status, verifierId, verifiedAt, rowVersion } = request
        const isDecided = status === SHARE_STATUS.approved || status === SHARE_STATUS.rejected
        if (!isDecided || verifierId === null || verifiedAt === null || rowVersion !== seenVersion)
          return CHANGED
        if (verifierId !== userId) return refuse(CODE.conflict, `已由 ${verifierName} 审核`)
        const isLate = clock().getTime() - verifiedAt.getTime() > UNDO_MS
        return isLate ? refuse(CODE.conflict, `超过 ${UNDO_SECONDS} 秒，不能再撤销`) : null
      }
      const answer = await decideEach(school, Items, objection, takeBack(reviewer))
      return { ...answer, UndoUntil: '' }
    },
  }
}

export type ReviewService = ReturnType<typeof reviewService>
