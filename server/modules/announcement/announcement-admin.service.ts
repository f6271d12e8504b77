import type { RequestOf, SentBy } from '#contract/call.ts'
import { CODE } from '#contract/envelope.ts'
import {
  type getManagedNotices,
  type getNoticeReaders,
  MAX_NOTICE_LENGTH,
  MAX_NOTICE_PICTURES,
  NOTICE_STATUS,
  type removeNotice,
  type saveNotice,
} from '#contract/managed-announcement.ts'
import type { Db, Queries } from '../../db/database.ts'
import { filesIn, keptText, textWithPictures, visibleLength } from '../../html/rich-text.ts'
import { Refusal, refuse } from '../../http/envelope.ts'
import { type PageAsked, pageDto, pageWanted } from '../../http/page.ts'
import type { Clock } from '../../runtime/clock.ts'
import { periodFault } from '../../runtime/shown-period.ts'
import { auditRepository } from '../audit/audit.repository.ts'
import { administratorRepository } from '../people/administrator.repository.ts'
import type { Administrator } from '../people/person-rights.ts'
import type { Pictures } from '../upload/pictures.ts'
import { announcementAdminRepository, type NoticeRow } from './announcement-admin.repository.ts'

const PAGE_SIZE = 20
/** Who sends the same notice again in so long has not heard of the first (docs/decisions/0409). */
const SAME_MS = 10 * 60_000

const REFUSAL = {
  noRight: refuse(CODE.noRight, '你没有发布通知的权限'),
  platformOnly: refuse(CODE.noRight, '只有平台管理员可以通知所有人'),
  foreignSchool: refuse(CODE.noRight, '你不能给这所学校发通知'),
  missing: refuse(CODE.notFound, '没有找到这条通知，可能已被删除'),
  changed: refuse(CODE.conflict, '这条通知刚刚被别人修改过'),
  notPublished: refuse(CODE.conflict, '这条通知没有在发布，不用撤回'),
  stillPublished: refuse(CODE.conflict, '这条通知还在发布，请先撤回'),
  sentTo: refuse(CODE.fieldError, '发布过的通知不能换接收的人'),
  nothing: refuse(CODE.fieldError, '请填写通知内容'),
  long: refuse(CODE.fieldError, `通知内容最多 ${MAX_NOTICE_LENGTH} 字`),
  pictures: refuse(CODE.fieldError, `通知最多带 ${MAX_NOTICE_PICTURES} 张图片`),
  foreignPicture: refuse(CODE.noRight, '通知里只能用自己上传的图片，请重新上传'),
  badDates: refuse(CODE.fieldError, '结束时间应晚于开始时间'),
  over: refuse(CODE.fieldError, '结束时间已经过去'),
  badRead: refuse(CODE.fieldError, '参数不正确：Read'),
} as const

type Saving = RequestOf<typeof saveNotice>['body']
type Seen = RequestOf<typeof removeNotice>['body']

interface Acting {
  readonly tx: Queries
  readonly by: Administrator
  readonly notices: ReturnType<typeof announcementAdminRepository>
  note(act: string, id: number, organisationId: number | null, title: string): Promise<void>
}

interface Needs {
  readonly db: Db
  readonly clock: Clock
  readonly pictures: Pictures
}

const instantOf = (time: string | undefined): Date | null => (time === undefined ? null : new Date(time))
const isoOf = (time: Date | null): string => time?.toISOString() ?? ''

/** A school's notices are its administrators', those for everybody the platform's. */
const isTheirs = (by: Administrator, organisationId: number | null): boolean =>
  by.isPlatform || (organisationId !== null && by.schoolIds.includes(organisationId))

const schoolIdsOf = (by: Administrator): readonly number[] | null => (by.isPlatform ? null : by.schoolIds)

/** Notices in the hands of administrators (R-announcement-1, docs/decisions/0364). */
export const announcementAdminService = ({ db, clock, pictures }: Needs) => {
  const act = <T>(userId: number, work: (acting: Acting) => Promise<T | Refusal>): Promise<T | Refusal> =>
    db.transaction(async (tx) => {
      const by = await administratorRepository(tx).find(userId)
      if (by === null) return REFUSAL.noRight
      const note: Acting['note'] = (name, id, organisationId, title) =>
        auditRepository(tx).note({
          at: clock(),
          userId,
          organisationId,
          act: name,
          subject: `notice:${id}`,
          detail: { title },
        })
      return work({ tx, by, notices: announcementAdminRepository(tx), note })
    })

  const heldIn = async ({ by, notices }: Acting, { Id, RowVersion }: Seen): Promise<NoticeRow | Refusal> => {
    const row = await notices.hold(Id)
    if (row === undefined || !isTheirs(by, row.organisationId)) return REFUSAL.missing
    return row.rowVersion === RowVersion ? row : REFUSAL.changed
  }

  /** Whether somebody may write for a school, 0 for everybody. */
  const refusalFor = async ({ tx, by }: Acting, OrgId: number): Promise<Refusal | null> => {
    if (OrgId === 0) return by.isPlatform ? null : REFUSAL.platformOnly
    const schools = await administratorRepository(tx).findSchools(by)
    return schools.some(({ id }) => id === OrgId) ? null : REFUSAL.foreignSchool
  }

  /** Whether somebody brought in these, but for those that the notice shows already: another administrator may have written it. */
  const mayShowPictures = async (
    userId: number,
    noticeId: number,
    fileIds: readonly number[],
  ): Promise<boolean> => {
    if (fileIds.length === 0) return true
    const row = noticeId === 0 ? undefined : await announcementAdminRepository(db).find(noticeId)
    const there = new Set(filesIn(row?.html ?? ''))
    return pictures.areOwn(
      fileIds.filter((id) => !there.has(id)),
      userId,
    )
  }

  /** When readers see it: what was chosen, else when it was published. */
  const publishedAtOf = (asked: Saving, row: NoticeRow | null): Date => {
    const chosen = instantOf(asked.FromTime)
    if (chosen !== null) return chosen
    const isThere = row !== null && row.status === NOTICE_STATUS.published && row.fromTime === null
    return isThere ? row.publishedAt : clock()
  }

  return {
    async list(userId: number, asked: PageAsked): Promise<SentBy<typeof getManagedNotices> | Refusal> {
      const by = await administratorRepository(db).find(userId)
      if (by === null) return REFUSAL.noRight
      const page = pageWanted(asked, PAGE_SIZE)
      if (page instanceof Refusal) return page
      const notices = announcementAdminRepository(db)
      const { total, rows } = await notices.findPage(schoolIdsOf(by), page)
      const audiences = await notices.countAudiences(rows.map(({ notice }) => notice.organisationId))
      const readers = await notices.countReaders(rows.map(({ notice }) => notice.id))
      const addressOf = await pictures.addressesOf(rows.flatMap(({ notice }) => filesIn(notice.html)))
      const items = rows.map(({ notice, schoolName, authorName }) => ({
        Id: notice.id,
        RowVersion: notice.rowVersion,
        OrgId: notice.organisationId ?? 0,
        OrgName: schoolName ?? '',
        Title: notice.title,
        Content: textWithPictures(notice.html, addressOf),
        UserName: authorName,
        Status: notice.status,
        FromTime: isoOf(notice.fromTime),
        ToTime: isoOf(notice.toTime),
        IsTop: notice.isTop,
        AudienceCount: audiences.get(notice.organisationId) ?? 0,
        ReadCount: readers.get(notice.id) ?? 0,
      }))
      return pageDto(items, total, page)
    },

    async save(userId: number, asked: Saving): Promise<SentBy<typeof saveNotice> | Refusal> {
      const { html, fileIds } = keptText(asked.Content, pictures.fileOf)
      const mayShow = await mayShowPictures(userId, asked.Id, fileIds)
      return act<SentBy<typeof saveNotice>>(userId, async (acting) => {
        const { notices, note } = acting
        const characters = visibleLength(html)
        if (characters === 0 && fileIds.length === 0) return REFUSAL.nothing
        if (characters > MAX_NOTICE_LENGTH) return REFUSAL.long
        if (fileIds.length > MAX_NOTICE_PICTURES) return REFUSAL.pictures
        if (!mayShow) return REFUSAL.foreignPicture
        const [fromTime, toTime] = [instantOf(asked.FromTime), instantOf(asked.ToTime)]
        const row = asked.Id === 0 ? null : await heldIn(acting, asked)
        if (row instanceof Refusal) return row
        const isPublished = row?.status === NOTICE_STATUS.published
        // Nobody would see what is published, or published again, with an end that is past.
        const keptTo = row === null || (asked.Publish && !isPublished) ? null : row.toTime
        const fault = periodFault({ fromTime, toTime }, clock(), keptTo)
        if (fault !== null) return REFUSAL[fault]
        const organisationId = asked.OrgId === 0 ? null : asked.OrgId
        const isMoved = row !== null && row.organisationId !== organisationId
        if (isMoved && row.status !== NOTICE_STATUS.draft) return REFUSAL.sentTo
        const refusal = row === null || isMoved ? await refusalFor(acting, asked.OrgId) : null
        if (refusal !== null) return refusal
        const status = asked.Publish ? NOTICE_STATUS.published : (row?.status ?? NOTICE_STATUS.draft)
        const fields = {
          organisationId,
          title: asked.Title,
          html,
          isTop: asked.IsTop,
          fromTime,
          toTime,
          status,
          publishedAt: publishedAtOf(asked, row),
        }
        const same = row === null ? await notices.findSame({ ...fields, authorId: userId }, SAME_MS) : null
        if (same !== null) return { Id: same }
        const id = row === null ? await notices.add({ ...fields, authorId: userId }) : row.id
        if (row !== null) await notices.change(row, fields)
        await note(row === null ? 'notice.add' : 'notice.save', id, organisationId, asked.Title)
        if (asked.Publish && !isPublished) await note('notice.publish', id, organisationId, asked.Title)
        return { Id: id }
      })
    },

    withdraw: (userId: number, asked: Seen): Promise<true | Refusal> =>
      act<true>(userId, async (acting) => {
        const row = await heldIn(acting, asked)
        if (row instanceof Refusal) return row
        if (row.status !== NOTICE_STATUS.published) return REFUSAL.notPublished
        await acting.notices.change(row, { status: NOTICE_STATUS.withdrawn })
        await acting.note('notice.withdraw', row.id, row.organisationId, row.title)
        return true
      }),

    remove: (userId: number, asked: Seen): Promise<true | Refusal> =>
      act<true>(userId, async (acting) => {
        const row = await heldIn(acting, asked)
        if (row instanceof Refusal) return row
        if (row.status === NOTICE_STATUS.published) return REFUSAL.stillPublished
        await acting.notices.remove(row.id)
        await acting.note('notice.remove', row.id, row.organisationId, row.title)
        return true
      }),

    async readers(
      userId: number,
      asked: PageAsked & { readonly Id: number; readonly Read: number },
    ): Promise<SentBy<typeof getNoticeReaders> | Refusal> {
      const by = await administratorRepository(db).find(userId)
      if (by === null) return REFUSAL.noRight
      const page = pageWanted(asked, PAGE_SIZE)
      if (page instanceof Refusal) return page
      if (asked.Read !== 0 && asked.Read !== 1) return REFUSAL.badRead
      const notices = announcementAdminRepository(db)
      const isId = Number.isInteger(asked.Id) && asked.Id > 0 && asked.Id < 2 ** 31
      const row = isId ? await notices.find(asked.Id) : undefined
      if (row === undefined || !isTheirs(by, row.organisationId)) return REFUSAL.missing
      const { total, rows } = await notices.findPeople(row, asked.Read === 1, page)
      const schools = await notices.findSchoolNames(
        rows.map(({ id }) => id),
        schoolIdsOf(by),
      )
      const items = rows.map(({ id, name, readAt }) => ({
        UserId: id,
        Name: name,
        Schools: (schools.get(id) ?? []).join('、'),
        ReadTime: isoOf(readAt),
      }))
      return pageDto(items, total, page)
    },
  }
}

export type AnnouncementAdminService = ReturnType<typeof announcementAdminService>
