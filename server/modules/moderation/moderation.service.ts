import type { SentBy } from '#contract/call.ts'
import { CODE } from '#contract/envelope.ts'
import { type getContentStanding, type getTakenDown, RESTORE_BAR } from '#contract/moderation.ts'
import { PUBLISHING_NOTICE } from '#contract/publishing-notice.ts'
import type { Db, Queries } from '../../db/database.ts'
import { SHARE_EVENT, SHARE_STATUS } from '../../db/schema/share-request.ts'
import { Refusal, refuse } from '../../http/envelope.ts'
import { type PageAsked, pageDto, pageWanted } from '../../http/page.ts'
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
import { isTakenDown, restoreBarOf } from './restore-bar.ts'

const REFUSAL = {
  missing: refuse(CODE.notFound, '没有找到这项内容'),
  noRight: refuse(CODE.noRight, '你没有下架这项内容的权限'),
  noReason: refuse(CODE.fieldError, '请写明下架的理由，至少 4 个字，作者会看到'),
  withdrawn: refuse(CODE.conflict, '这项内容已经下架'),
  offered: refuse(CODE.conflict, '这项内容没有下架'),
  byMaker: refuse(CODE.conflict, '这项内容由作者或审核人撤下，请由他们重新发布'),
  noList: refuse(CODE.noRight, '你没有下架内容的权限'),
} as const

const BARRED: Readonly<Record<number, Refusal>> = {
  [RESTORE_BAR.another]: refuse(CODE.noRight, '只有下架它的人和平台管理员可以恢复'),
  [RESTORE_BAR.owner]: refuse(CODE.conflict, '它是应作者的申请下架的，要再用时请作者重新共享'),
  [RESTORE_BAR.replaced]: refuse(CODE.conflict, '作者已重新共享这个文件，资源库里有新的一份'),
}

const PAGE_SIZE = 20

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
const refuseRestoring = ({ content, ...who }: Held): Refusal | null => {
  if (content.withdrawnAt === null) return REFUSAL.offered
  if (!isTakenDown(content)) return REFUSAL.byMaker
  return BARRED[restoreBarOf(content, who)] ?? null
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
    const reviewed = isOffice ? [] : await contents.findReviewed(userId)
    if (!isOffice && !reviewed.includes(content.organisationId)) return REFUSAL.noRight
    return { content, userId, isPlatform: by?.isPlatform === true }
  }

  /** What those are told who made what somebody else withdrew; null for everybody else. */
  const toldMaker = async (id: number, userId: number): Promise<Standing | null> => {
    const contents = moderationRepository(db)
    const content = await contents.find(id)
    if (content === null || content.withdrawnAt === null || content.byId === userId) return null
    const shared = await contents.findRequest(id, 'takenDown')
    const makers = [content.teacherId, shared?.userId, ...(await contents.findMakers(id))]
    if (!makers.includes(userId)) return null
    const told = standingDto({ content, userId, isPlatform: false })
    return { ...told, CanRestore: false, UserName: '' }
  }

  /** Of another school's content that who looks after a school has open: nothing of it is theirs to do. Null for everybody else. */
  const elsewhere = async (id: number, userId: number): Promise<Standing | null> => {
    const contents = moderationRepository(db)
    const by = await administratorRepository(db).find(userId)
    if (by === null && (await contents.findReviewed(userId)).length === 0) return null
    const content = (await contents.isVisible(id, userId)) ? await contents.find(id) : null
    return content && { ...standingDto({ content, userId, isPlatform: false }), CanTakeDown: false }
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
      if (!(held instanceof Refusal)) return standingDto(held)
      if (id === null || held !== REFUSAL.noRight) return held
      return (await toldMaker(id, userId)) ?? (await elsewhere(id, userId)) ?? held
    },

    /** What was taken down in the schools that the user looks after, the latest first. */
    async list(
      userId: number,
      asked: PageAsked & { readonly Mine?: boolean | undefined },
    ): Promise<SentBy<typeof getTakenDown> | Refusal> {
      const contents = moderationRepository(db)
      const by = await administratorRepository(db).find(userId)
      const isPlatform = by?.isPlatform === true
      const schoolIds = [...(by?.schoolIds ?? []), ...(await contents.findReviewed(userId))]
      if (!isPlatform && schoolIds.length === 0) return REFUSAL.noList
      const page = pageWanted(asked, PAGE_SIZE)
      if (page instanceof Refusal) return page
      const wanted = {
        schoolIds: isPlatform ? null : schoolIds,
        byId: asked.Mine === true ? userId : null,
      }
      const { total, rows } = await contents.findTakenDown(wanted, page)
      const items = rows.map((row) => ({
        Id: row.id,
        Type: row.type,
        Name: row.name,
        OrgName: row.organisationName ?? '',
        TeacherName: row.teacherName ?? '',
        Reason: row.reason,
        UserName: row.byName ?? '',
        Time: row.withdrawnAt?.toISOString() ?? '',
        Bar: restoreBarOf(row, { userId, isPlatform }),
      }))
      return pageDto(items, total, page)
    },

    takeDown: async (userId: number, id: number, reason: string): Promise<Standing | Refusal> =>
      isReasonLongEnough(reason) ? turn(userId, id, 'takenDown', reason) : REFUSAL.noReason,

    restore: (userId: number, id: number) => turn(userId, id, 'restored', ''),
  }
}

export type ModerationService = ReturnType<typeof moderationService>
