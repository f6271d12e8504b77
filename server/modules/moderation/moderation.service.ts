import type { SentBy } from '#contract/call.ts'
import { CODE } from '#contract/envelope.ts'
import type { getContentStanding } from '#contract/moderation.ts'
import { PUBLISHING_NOTICE } from '#contract/publishing-notice.ts'
import type { Db, Queries } from '../../db/database.ts'
import { SHARE_EVENT, SHARE_STATUS } from '../../db/schema/share-request.ts'
import { Refusal, refuse } from '../../http/envelope.ts'
import { asId } from '../../http/whole-number.ts'
import type { Clock } from '../../runtime/clock.ts'
import { auditRepository } from '../audit/audit.repository.ts'
import { contentIndexRepository } from '../content/content-index.repository.ts'
import { publishingNoticeRepository } from '../content/publishing-notice.repository.ts'
import { withdrawalRepository } from '../content/withdrawal.repository.ts'
import { administratorRepository } from '../people/administrator.repository.ts'
import { administers } from '../people/person-rights.ts'
import { shareRepository } from '../review/share.repository.ts'
import { isReasonLongEnough } from '../review/verdict.ts'
import { type ModeratedContent, moderationRepository } from './moderation.repository.ts'

const REFUSAL = {
  missing: refuse(CODE.notFound, '没有找到这项内容'),
  noRight: refuse(CODE.noRight, '你没有下架这项内容的权限'),
  noReason: refuse(CODE.fieldError, '请写明下架的理由，至少 4 个字，作者会看到'),
  withdrawn: refuse(CODE.conflict, '这项内容已经下架'),
  offered: refuse(CODE.conflict, '这项内容没有下架'),
  byMaker: refuse(CODE.conflict, '这项内容由作者或审核人撤下，请由他们重新发布'),
  byAnother: refuse(CODE.noRight, '只有下架它的人和平台管理员可以恢复'),
} as const

type Standing = SentBy<typeof getContentStanding>

interface Needs {
  readonly db: Db
  readonly clock: Clock
}

/** A content in the hands of somebody who may take it down. */
interface Held {
  readonly content: ModeratedContent
  readonly userId: number
  readonly isPlatform: boolean
}

/** Why it cannot be taken down; null where it can. */
const refuseTakingDown = ({ content }: Held): Refusal | null =>
  content.withdrawnAt === null ? null : REFUSAL.withdrawn

/** Why it cannot be offered again by who asks; null where it can. */
const refuseRestoring = ({ content, userId, isPlatform }: Held): Refusal | null => {
  if (content.withdrawnAt === null) return REFUSAL.offered
  if (content.moderated !== true) return REFUSAL.byMaker
  return isPlatform || content.byId === userId ? null : REFUSAL.byAnother
}

const standingDto = (held: Held): Standing => {
  const { content } = held
  const isWithdrawn = content.withdrawnAt !== null
  return {
    Id: content.id,
    Name: content.name,
    IsWithdrawn: isWithdrawn,
    CanTakeDown: refuseTakingDown(held) === null,
    CanRestore: refuseRestoring(held) === null,
    Reason: isWithdrawn ? (content.reason ?? '') : '',
    UserName: isWithdrawn ? (content.byName ?? '') : '',
    Time: content.withdrawnAt?.toISOString() ?? '',
  }
}

/** Contents of any kind taken down, and offered again (R-moderation-1, R-moderation-2). Each act is one transaction with its audit line. */
export const moderationService = ({ db, clock }: Needs) => {
  const find = async (queries: Queries, id: number, userId: number): Promise<Held | Refusal> => {
    const contents = moderationRepository(queries)
    const content = await contents.find(id)
    if (content === null) return REFUSAL.missing
    const by = await administratorRepository(queries).find(userId)
    const isOffice = by !== null && administers(by, content.organisationId)
    if (!isOffice && !(await contents.reviews(userId, content.organisationId))) return REFUSAL.noRight
    return { content, userId, isPlatform: by?.isPlatform === true }
  }

  /** Of a file that was shared, its request follows: its owner reads there what became of it. */
  const followRequest = async (
    tx: Queries,
    { content, userId }: Held,
    to: 'takenDown' | 'restored',
    reason: string,
    at: Date,
  ): Promise<number | null> => {
    const request = await moderationRepository(tx).findRequest(
      content.id,
      to === 'takenDown' ? 'held' : 'takenDown',
    )
    if (request === null) return null
    const shares = shareRepository(tx)
    await shares.note({
      requestId: request.id,
      kind: to === 'takenDown' ? SHARE_EVENT.takenDown : SHARE_EVENT.restored,
      userId,
      at,
      detail: reason,
    })
    await shares.change(request.id, {
      status: to === 'takenDown' ? SHARE_STATUS.takenDown : SHARE_STATUS.approved,
      reasonCode: 0,
      reason,
      verifierId: userId,
      verifiedAt: at,
    })
    return request.userId
  }

  const turn = (
    userId: number,
    id: number,
    to: 'takenDown' | 'restored',
    reason: string,
  ): Promise<Standing | Refusal> =>
    db.transaction(async (tx) => {
      const contents = moderationRepository(tx)
      await contents.lock(id)
      const held = await find(tx, id, userId)
      if (held instanceof Refusal) return held
      const isDown = to === 'takenDown'
      const objection = isDown ? refuseTakingDown(held) : refuseRestoring(held)
      if (objection !== null) return objection
      const at = clock()
      const sharerId = await followRequest(tx, held, to, reason, at)
      if (isDown) await withdrawalRepository(tx).moderate(id, userId, reason, at)
      else await withdrawalRepository(tx).offer(id)
      await contentIndexRepository(tx).index([id])
      const { teacherId, organisationId } = held.content
      await publishingNoticeRepository(tx).tell(
        [teacherId, sharerId, ...(await contents.findMakers(id))],
        userId,
        {
          contentId: id,
          kind: isDown ? PUBLISHING_NOTICE.takenDown : PUBLISHING_NOTICE.restored,
          reason,
          at,
        },
      )
      await auditRepository(tx).note({
        at,
        userId,
        organisationId,
        act: isDown ? 'content.takeDown' : 'content.restore',
        subject: `content:${id}`,
        detail: isDown ? { reason } : {},
      })
      const now = await find(tx, id, userId)
      return now instanceof Refusal ? now : standingDto(now)
    })

  return {
    async standing(userId: number, asked: number): Promise<Standing | Refusal> {
      const id = asId(asked)
      const held = id === null ? REFUSAL.missing : await find(db, id, userId)
      return held instanceof Refusal ? held : standingDto(held)
    },

    takeDown: async (userId: number, id: number, reason: string): Promise<Standing | Refusal> =>
      isReasonLongEnough(reason) ? turn(userId, id, 'takenDown', reason) : REFUSAL.noReason,

    restore: (userId: number, id: number) => turn(userId, id, 'restored', ''),
  }
}

export type ModerationService = ReturnType<typeof moderationService>
