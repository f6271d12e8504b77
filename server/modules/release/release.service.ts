import type * as z from 'zod/mini'
import { CODE } from '#contract/envelope.ts'
import { PUBLISHING_NOTICE } from '#contract/publishing-notice.ts'
import { type decideRelease, PLATFORM_RIGHT, RELEASE_STATUS } from '#contract/release.ts'
import type { Db, Queries } from '../../db/database.ts'
import { Refusal, refuse } from '../../http/envelope.ts'
import type { Clock } from '../../runtime/clock.ts'
import { auditRepository } from '../audit/audit.repository.ts'
import { publishingNoticeRepository } from '../content/publishing-notice.repository.ts'
import { isReasonLongEnough } from '../review/verdict.ts'
import { releaseRepository } from './release.repository.ts'

/** Says nothing of whether there is such a content. */
const NO_CONTENT = refuse(CODE.notFound, '没有找到这项内容')
const NO_REQUEST = refuse(CODE.notFound, '没有找到这项公开申请')
const NO_RIGHT = refuse(CODE.noRight, '你没有平台的审核权限')
const OWN = refuse(CODE.noRight, '自己的内容由其他审核人审核')
const NO_WORDS = refuse(CODE.fieldError, '请写明理由，至少 4 个字')
const WITHDRAWN = refuse(CODE.conflict, '这项内容已下架')
const ASKED = refuse(CODE.conflict, '已经申请公开，请等待结果')
const NOT_ASKED = refuse(CODE.conflict, '没有等待审核的公开申请')
const OPEN = refuse(CODE.conflict, '这项内容已经对全平台公开')
const NOT_RELEASED = refuse(CODE.conflict, '这项内容不是申请公开的')
const CHANGED = refuse(CODE.conflict, '申请已有变化，请刷新后再审核')

interface Needs {
  readonly db: Db
  readonly clock: Clock
}

type Taken = NonNullable<Awaited<ReturnType<ReturnType<typeof releaseRepository>['takeContent']>>>

/** What a change leaves for the audit: the act and the reason, if there is one. */
interface Done {
  readonly act: 'ask' | 'takeBack' | 'grant' | 'decline' | 'end'
  readonly reason?: string
}

type Change = (
  releases: ReturnType<typeof releaseRepository>,
  content: Taken,
  now: Date,
) => Promise<Done | Refusal>

const tell = (tx: Queries, ...told: Parameters<ReturnType<typeof publishingNoticeRepository>['tell']>) =>
  publishingNoticeRepository(tx).tell(...told)

const mayAct = ({ isTeacher, canVerify }: Taken): boolean => isTeacher || canVerify

/** Opens what schools keep to themselves to all (R-release-1). Each act is one transaction with its audit line. */
export const releaseService = ({ db, clock }: Needs) => {
  const act = async (tx: Queries, userId: number, id: number, change: Change): Promise<true | Refusal> => {
    const releases = releaseRepository(tx)
    const content = await releases.takeContent(id, userId)
    if (content === null) return NO_CONTENT
    const now = clock()
    const done = await change(releases, content, now)
    if (done instanceof Refusal) return done
    await auditRepository(tx).note({
      at: now,
      userId,
      organisationId: content.organisationId,
      act: `release.${done.act}`,
      subject: `content:${id}`,
      detail: done.reason ? { reason: done.reason } : {},
    })
    return true
  }

  return {
    ask: (userId: number, id: number) =>
      db.transaction((tx) =>
        act(tx, userId, id, async (releases, content, now) => {
          if (!mayAct(content)) return NO_CONTENT
          if (content.withdrawnAt !== null) return WITHDRAWN
          if (!content.schoolOnly) return OPEN
          if ((await releases.findLast(id, RELEASE_STATUS.asked)) !== null) return ASKED
          await releases.add(id, userId, now)
          return { act: 'ask' }
        }),
      ),

    takeBack: (userId: number, id: number) =>
      db.transaction((tx) =>
        act(tx, userId, id, async (releases, content, now) => {
          if (!mayAct(content)) return NO_CONTENT
          const asked = await releases.findLast(id, RELEASE_STATUS.asked)
          if (asked === null) return NOT_ASKED
          await releases.change(asked.id, { status: RELEASE_STATUS.takenBack, decidedAt: now })
          return { act: 'takeBack' }
        }),
      ),

    /** Its school needs no reason, the platform does. */
    end: (userId: number, id: number, reason: string) =>
      db.transaction((tx) =>
        act(tx, userId, id, async (releases, content, now) => {
          if (!mayAct(content)) {
            if ((await releases.findRight(userId)) === PLATFORM_RIGHT.none) return NO_CONTENT
            if (!isReasonLongEnough(reason)) return NO_WORDS
          }
          if (content.releasedAt === null) return NOT_RELEASED
          const granted = await releases.findLast(id, RELEASE_STATUS.granted)
          if (granted !== null)
            await releases.change(granted.id, {
              status: RELEASE_STATUS.ended,
              reason,
              deciderId: userId,
              decidedAt: now,
            })
          await releases.setReleased(id, null)
          await tell(tx, [content.teacherId, granted?.userId ?? null], userId, {
            contentId: id,
            kind: PUBLISHING_NOTICE.ended,
            reason,
            at: now,
          })
          return { act: 'end', reason }
        }),
      ),

    decide: (
      userId: number,
      { Id, RowVersion, Status, Reason = '' }: z.output<typeof decideRelease.body>,
    ): Promise<true | Refusal> =>
      db.transaction(async (tx) => {
        const found = releaseRepository(tx)
        if ((await found.findRight(userId)) === PLATFORM_RIGHT.none) return NO_RIGHT
        const contentId = await found.findContentId(Id)
        if (contentId === null) return NO_REQUEST
        return act(tx, userId, contentId, async (releases, content, now) => {
          const request = await releases.find(Id)
          if (request === null) return NO_REQUEST
          if (content.isTeacher || request.userId === userId) return OWN
          if (request.status !== RELEASE_STATUS.asked) {
            const name = await releases.findName(request.deciderId)
            return name === ''
              ? refuse(CODE.conflict, '申请人已撤回')
              : refuse(CODE.conflict, `已由 ${name} 审核`)
          }
          if (request.rowVersion !== RowVersion) return CHANGED
          if (Status === RELEASE_STATUS.declined) {
            if (!isReasonLongEnough(Reason)) return NO_WORDS
          } else if (content.withdrawnAt !== null) return WITHDRAWN
          const isGranted = Status === RELEASE_STATUS.granted
          await releases.change(Id, {
            status: Status,
            reason: isGranted ? '' : Reason,
            deciderId: userId,
            decidedAt: now,
          })
          await tell(tx, [content.teacherId, request.userId], userId, {
            contentId,
            kind: isGranted ? PUBLISHING_NOTICE.granted : PUBLISHING_NOTICE.declined,
            reason: isGranted ? '' : Reason,
            at: now,
          })
          if (!isGranted) return { act: 'decline', reason: Reason }
          await releases.setReleased(contentId, now)
          return { act: 'grant' }
        })
      }),
  }
}

export type ReleaseService = ReturnType<typeof releaseService>
