import type * as z from 'zod/mini'
import { CODE } from '#contract/envelope.ts'
import { PUBLISHING_NOTICE } from '#contract/publishing-notice.ts'
import { PLATFORM_RIGHT } from '#contract/release.ts'
import { type decideVersion, VERSION_STATUS } from '#contract/resource-version.ts'
import type { Db, Queries } from '../../db/database.ts'
import { type Refusal, refuse } from '../../http/envelope.ts'
import type { Clock } from '../../runtime/clock.ts'
import { auditRepository } from '../audit/audit.repository.ts'
import { publishingNoticeRepository } from '../content/publishing-notice.repository.ts'
import { stateOfVersion } from '../content/resource-state.ts'
import { resourceVersionRepository } from '../content/resource-version.repository.ts'
import { MODERATED, withdrawalRepository } from '../content/withdrawal.repository.ts'
import { isReasonLongEnough } from '../review/verdict.ts'
import { releaseRepository } from './release.repository.ts'

const NO_VERSION = refuse(CODE.notFound, '没有找到这个版本')
const NO_RESOURCE = refuse(CODE.notFound, '没有找到这份资料')
const OFFERED = refuse(CODE.conflict, '这份资料没有撤下')
const TAKEN_DOWN = refuse(CODE.noRight, '这份资料由审核人下架，不能自己恢复')
const NO_RIGHT = refuse(CODE.noRight, '你没有审核这份资料的权限')
const OWN = refuse(CODE.noRight, '自己的内容由其他审核人审核')
const NO_WORDS = refuse(CODE.fieldError, '请写明理由，至少 4 个字')
const WITHDRAWN = refuse(CODE.conflict, '这份资料已下架')
const DECIDED = refuse(CODE.conflict, '这个版本已经处理过了，请刷新')

/** Notes what was done; true, as the calls answer. */
const note = async (
  tx: Queries,
  userId: number,
  { id, organisationId }: { readonly id: number; readonly organisationId: number },
  act: string,
  at: Date,
  detail: Readonly<Record<string, string | number>> = {},
): Promise<true> => {
  await auditRepository(tx).note({ at, userId, organisationId, act, subject: `content:${id}`, detail })
  return true
}

interface Needs {
  readonly db: Db
  readonly clock: Clock
}

/** What becomes of versions that wait (R-resource-2). Each act is one transaction with its audit line. */
export const versionDecisionService = ({ db, clock }: Needs) => {
  /** A version whose resource is locked, with what a user is to it. */
  const take = async (tx: Queries, versionId: number, userId: number) => {
    const versions = resourceVersionRepository(tx)
    const contentId = (await versions.find(versionId))?.contentId
    if (contentId === undefined) return null
    const taken = await releaseRepository(tx).takeResource(contentId, userId)
    const version = await versions.find(versionId)
    return taken === null || version === null ? null : { ...taken, version }
  }

  return {
    takeBack: (userId: number, versionId: number): Promise<true | Refusal> =>
      db.transaction(async (tx) => {
        const taken = await take(tx, versionId, userId)
        if (taken === null) return NO_VERSION
        const { version, content } = taken
        if (!taken.isTeacher && version.userId !== userId) return NO_VERSION
        if (version.status !== VERSION_STATUS.waiting) return DECIDED
        const now = clock()
        await resourceVersionRepository(tx).change(versionId, {
          status: VERSION_STATUS.takenBack,
          decidedAt: now,
        })
        return note(tx, userId, content, 'resource.takeBack', now, { versionId })
      }),

    /** Takes one's own resource out of what is offered (R-resource-3). */
    withdraw: (userId: number, id: number): Promise<true | Refusal> =>
      db.transaction(async (tx) => {
        const taken = await releaseRepository(tx).takeResource(id, userId)
        if (!taken?.isTeacher) return NO_RESOURCE
        if (taken.content.withdrawnAt !== null) return WITHDRAWN
        const now = clock()
        await withdrawalRepository(tx).withdraw(id, userId, '', now)
        return note(tx, userId, taken.content, 'resource.withdraw', now)
      }),

    /** Offers again what its teacher withdrew. */
    offer: (userId: number, id: number): Promise<true | Refusal> =>
      db.transaction(async (tx) => {
        const taken = await releaseRepository(tx).takeResource(id, userId)
        if (!taken?.isTeacher) return NO_RESOURCE
        if (taken.content.withdrawnAt === null) return OFFERED
        const withdrawals = withdrawalRepository(tx)
        if (await withdrawals.holdModerated(id)) return MODERATED
        if ((await withdrawals.findWho(id)) !== taken.content.teacherId) return TAKEN_DOWN
        await withdrawals.offer(id)
        return note(tx, userId, taken.content, 'resource.offer', clock())
      }),

    decide: (
      userId: number,
      { VersionId, RowVersion, Status, Reason = '' }: z.output<typeof decideVersion.body>,
    ): Promise<true | Refusal> =>
      db.transaction(async (tx) => {
        const taken = await take(tx, VersionId, userId)
        if (taken === null) return NO_VERSION
        const { content, version } = taken
        const isPlatform = (await releaseRepository(tx).findRight(userId)) !== PLATFORM_RIGHT.none
        if (!(content.schoolOnly ? taken.canVerify : isPlatform)) return NO_RIGHT
        if (taken.isTeacher || version.userId === userId) return OWN
        if (version.status !== VERSION_STATUS.waiting || version.rowVersion !== RowVersion) return DECIDED
        const isTaken = Status === VERSION_STATUS.published
        if (isTaken && content.withdrawnAt !== null) return WITHDRAWN
        if (!isTaken && !isReasonLongEnough(Reason)) return NO_WORDS
        const now = clock()
        const versions = resourceVersionRepository(tx)
        if (isTaken) {
          const seen = await versions.findSeen(content.id)
          await versions.change(VersionId, {
            status: Status,
            number: (seen?.number ?? 0) + 1,
            deciderId: userId,
            decidedAt: now,
          })
          await versions.apply(content.id, stateOfVersion(version), now)
        } else
          await versions.change(VersionId, {
            status: Status,
            reason: Reason,
            deciderId: userId,
            decidedAt: now,
          })
        await publishingNoticeRepository(tx).tell([version.userId, content.teacherId], userId, {
          contentId: content.id,
          kind: isTaken ? PUBLISHING_NOTICE.versionPublished : PUBLISHING_NOTICE.versionReturned,
          reason: Reason,
          at: now,
        })
        return note(tx, userId, content, isTaken ? 'resource.approve' : 'resource.return', now, {
          versionId: VersionId,
          ...(Reason !== '' && { reason: Reason }),
        })
      }),
  }
}

export type VersionDecisionService = ReturnType<typeof versionDecisionService>
