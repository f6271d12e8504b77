import type { SentBy } from '#contract/call.ts'
import { type getCommentReports, REPORT_VERDICT, REPORTS_SHOWN } from '#contract/comment-report.ts'
import { CODE } from '#contract/envelope.ts'
import { PUBLISHING_NOTICE } from '#contract/publishing-notice.ts'
import type { Db } from '../../db/database.ts'
import { filesIn, textWithPictures } from '../../html/rich-text.ts'
import { Refusal, refuse } from '../../http/envelope.ts'
import { type PageAsked, pageDto, pageWanted } from '../../http/page.ts'
import type { Clock } from '../../runtime/clock.ts'
import { auditRepository } from '../audit/audit.repository.ts'
import { publishingNoticeRepository } from '../content/publishing-notice.repository.ts'
import { administratorRepository } from '../people/administrator.repository.ts'
import { PERSON_REFUSAL } from '../people/person-refusals.ts'
import { administers } from '../people/person-rights.ts'
import type { Pictures } from '../upload/pictures.ts'
import { stateOf } from './comment.dto.ts'
import { COMMENT_REFUSAL } from './comment-life.service.ts'
import { commentReportRepository } from './comment-report.repository.ts'

const PAGE_SIZE = 10

const REFUSAL = {
  own: refuse(CODE.noRight, '不能处理自己写的评论，请由其他管理员处理'),
  noReason: refuse(CODE.fieldError, '请写明隐藏的原因，写评论的人会看到'),
  faster: refuse(CODE.conflict, '这条评论刚刚已由别人处理'),
} as const

interface Needs {
  readonly db: Db
  readonly clock: Clock
  readonly pictures: Pictures
}

interface Decision {
  readonly id: number
  /** REPORT_VERDICT. */
  readonly verdict: number
  readonly reason: string
}

const ACTS: Readonly<Record<number, string>> = {
  [REPORT_VERDICT.hide]: 'comment.hide',
  [REPORT_VERDICT.keep]: 'comment.keep',
  [REPORT_VERDICT.show]: 'comment.show',
}

/** Reported comments in the hands of those who administer the school of what they were written on (R-comment-4). */
export const commentReportService = ({ db, clock, pictures }: Needs) => ({
  async list(
    userId: number,
    asked: PageAsked & { readonly Shown?: number | undefined },
  ): Promise<SentBy<typeof getCommentReports> | Refusal> {
    const by = await administratorRepository(db).find(userId)
    if (by === null) return PERSON_REFUSAL.notAdministrator
    const page = pageWanted(asked, PAGE_SIZE)
    if (page instanceof Refusal) return page
    const shown = asked.Shown ?? REPORTS_SHOWN.open
    const repository = commentReportRepository(db)
    const { total, ids } = await repository.findPage(by.isPlatform ? null : by.schoolIds, shown, page)
    if (ids.length === 0) return pageDto([], total, page)
    const comments = await repository.findComments(ids)
    const reports = await repository.findReports(ids, shown)
    const addressOf = await pictures.addressesOf(comments.flatMap(({ body }) => filesIn(body)))
    const items = ids.flatMap((id) => {
      const it = comments.find((one) => one.id === id)
      if (it === undefined) return []
      const said = reports.filter(({ report }) => report.commentId === id)
      const last = said.at(-1)
      return [
        {
          Id: id,
          Content: textWithPictures(it.body, addressOf),
          UserName: it.userName,
          CreateTime: it.createdAt.toISOString(),
          IsMine: it.userId === userId,
          State: stateOf(it),
          ContentId: it.contentId,
          ContentType: it.contentType,
          ContentName: it.contentName,
          OrgName: it.organisationName,
          Reports: said.map(({ report, userName }) => ({
            Category: report.category,
            Words: report.words,
            UserName: userName,
            CreateTime: report.createdAt.toISOString(),
          })),
          DeciderName: last?.deciderName ?? '',
          DecideTime: last?.report.decidedAt?.toISOString() ?? '',
          Reason: last?.report.reason ?? '',
        },
      ]
    })
    return pageDto(items, total, page)
  },

  decide: (userId: number, { id, verdict, reason }: Decision): Promise<true | Refusal> =>
    db.transaction(async (tx) => {
      const by = await administratorRepository(tx).find(userId)
      if (by === null) return PERSON_REFUSAL.notAdministrator
      const repository = commentReportRepository(tx)
      const held = await repository.hold(id)
      if (held === null) return COMMENT_REFUSAL.missing
      if (!administers(by, held.organisationId)) return PERSON_REFUSAL.foreignSchool
      if (held.userId === userId) return REFUSAL.own
      const at = clock()
      const told = publishingNoticeRepository(tx)
      const tell = (people: readonly number[], kind: number) =>
        told.tell(people, userId, { contentId: held.contentId, kind, reason, at })
      const count = held.deletedAt === null ? 1 : 0
      if (verdict === REPORT_VERDICT.show) {
        if (held.hiddenAt === null) return REFUSAL.faster
        await repository.turn(id, { decidedAt: at, deciderId: userId, reason })
        await repository.write(held, { hiddenAt: null, hideReason: '' }, count)
        await tell([held.userId], PUBLISHING_NOTICE.commentShown)
      } else {
        const waiting = await repository.findWaiting(id)
        if (waiting.length === 0) return REFUSAL.faster
        const isHidden = verdict === REPORT_VERDICT.hide
        if (isHidden && reason === '') return REFUSAL.noReason
        await repository.decide(id, { decidedAt: at, deciderId: userId, verdict, reason })
        if (isHidden && held.hiddenAt === null) {
          await repository.write(held, { hiddenAt: at, hideReason: reason }, count === 1 ? -1 : 0)
          await tell([held.userId], PUBLISHING_NOTICE.commentHidden)
        }
        await tell(waiting, isHidden ? PUBLISHING_NOTICE.reportedHidden : PUBLISHING_NOTICE.reportedKept)
      }
      await auditRepository(tx).note({
        at,
        userId,
        organisationId: held.organisationId,
        act: ACTS[verdict] ?? 'comment.keep',
        subject: `comment:${id}`,
        detail: { reason },
      })
      return true
    }),
})

export type CommentReportService = ReturnType<typeof commentReportService>
