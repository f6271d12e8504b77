import type * as z from 'zod/mini'
import type { SentBy } from '#contract/call.ts'
import { CODE } from '#contract/envelope.ts'
import type { deleteRecords, getLearningPageList, restoreRecords } from '#contract/learning.ts'
import type { RecordType } from '../../db/schema/learning-record.ts'
import { Refusal, refuse } from '../../http/envelope.ts'
import { type PageWanted, pageDto, pageWanted } from '../../http/page.ts'
import type { Viewer } from '../../http/viewer.ts'
import type { Clock } from '../../runtime/clock.ts'
import { cardDto } from '../content/content-card.ts'
import type { ListType } from './learning.query.ts'
import type { LearningRepository, Period } from './learning.repository.ts'
import { NO_RECORD, recordDto } from './learning-record.ts'

type Asked = z.output<typeof getLearningPageList.body>
type PageDto = SentBy<typeof getLearningPageList>
type PlaceDto = PageDto['Items'][number]

const OWN_SIZE = { 1: 10, 2: 20, 3: 10 } as const
const MAX_PERIOD_MS = 31 * 24 * 3600_000

const FINISHED: readonly (boolean | null)[] = [null, false, true]

/** Both ends or neither; refused when it ends before it begins or is longer than a month. */
const periodOf = (asked: {
  readonly From?: string | undefined
  readonly To?: string | undefined
}): Period | null | Refusal => {
  const { From: from, To: to } = asked
  if (from === undefined && to === undefined) return null
  if (from === undefined || to === undefined) return refuse(CODE.fieldError, '参数不正确：From、To')
  const period = { from: new Date(from), to: new Date(to) }
  const length = period.to.getTime() - period.from.getTime()
  return length > 0 && length <= MAX_PERIOD_MS ? period : refuse(CODE.fieldError, '参数不正确：To')
}

/** Where users learned, what they browsed and which courses are theirs. Wire: 收藏, 学习. */
export const learningService = (learning: LearningRepository, clock: Clock) => {
  /** The cards of these contents with what is to be said of them. */
  const contentsOf = async (ids: readonly number[], userId: number, now: Date) => {
    if (ids.length === 0) return () => null
    const cards = await learning.findCards(ids, userId, now)
    return (id: number) => {
      const row = cards.find((card) => card.id === id)
      return row === undefined ? null : { row, card: cardDto(row) }
    }
  }

  const recordsOf = async (ids: readonly number[]) => {
    const rows = ids.length === 0 ? [] : await learning.findRecords(ids)
    return (id: number | null) => rows.find(({ record }) => record.id === id)
  }

  const reservedOf = async (ids: readonly number[], userId: number) => {
    const reservations = ids.length === 0 ? [] : await learning.findReservations(ids, userId)
    return (contentId: number, startsAt: Date | null) =>
      reservations.some((it) => it.contentId === contentId && it.startsAt.getTime() === startsAt?.getTime())
  }

  const list = async (type: ListType, asked: Asked, userId: number, page: PageWanted): Promise<PageDto> => {
    const now = clock()
    const filter = {
      userId,
      now,
      keyword: asked.Keyword?.trim() ?? '',
      finished: FINISHED[asked.Finished ?? 0] ?? null,
    }
    const { total, rows } = await learning.findPage(type, filter, page)
    const ids = rows.map(({ contentId }) => contentId)
    const contentOf = await contentsOf(ids, userId, now)
    const recordOf = await recordsOf(rows.flatMap(({ recordId }) => (recordId === null ? [] : [recordId])))
    const isReserved = await reservedOf(type === 3 ? ids : [], userId)
    const items = rows.flatMap(({ contentId, recordId, at, finished, withdrawn }): PlaceDto[] => {
      const content = contentOf(contentId)
      if (content === null) return []
      const found = recordOf(recordId)
      return [
        {
          Id: type === 3 ? contentId : (recordId ?? 0),
          Content: content.card,
          Record: found ? recordDto(found.record, content.card.Type) : NO_RECORD,
          SectionName: found?.sectionName ?? '',
          UpdateTime: at.toISOString(),
          IsFinished: finished,
          IsInvalid: withdrawn,
          StartTime: content.card.StartTime,
          EndTime: content.card.EndTime,
          IsReserved: isReserved(contentId, content.row.startTime),
          IsCancelled: content.card.IsCancelled,
        },
      ]
    })
    return pageDto(items, total, page)
  }

  const timetable = async (period: Period, userId: number, page: PageWanted): Promise<PageDto> => {
    const { total, rows } = await learning.findOccurrences(userId, period, page)
    const contentOf = await contentsOf([...new Set(rows.map(({ contentId }) => contentId))], userId, clock())
    const items = rows.flatMap((row): PlaceDto[] => {
      const content = contentOf(row.contentId)
      return content === null
        ? []
        : [
            {
              Id: row.contentId,
              Content: content.card,
              Record: NO_RECORD,
              SectionName: row.session,
              UpdateTime: '',
              IsFinished: false,
              IsInvalid: false,
              StartTime: row.startTime.toISOString(),
              EndTime: row.endTime.toISOString(),
              IsReserved: row.reserved,
              IsCancelled: row.cancelled,
            },
          ]
    })
    return pageDto(items, total, page)
  }

  return {
    async page({ userId }: Viewer, asked: Asked): Promise<PageDto | Refusal> {
      const type = asked.Type as ListType
      const page = pageWanted(asked, OWN_SIZE[type])
      if (page instanceof Refusal) return page
      const period = periodOf(asked)
      if (period instanceof Refusal) return period
      return period !== null && type === 3 ? timetable(period, userId, page) : list(type, asked, userId, page)
    },

    /** Only the user's own records are ever touched: the id of another user's is ignored. */
    async remove({ userId }: Viewer, asked: z.output<typeof deleteRecords.body>): Promise<true | Refusal> {
      const period = periodOf(asked)
      if (period instanceof Refusal) return period
      await learning.remove(userId, asked.RecordType as RecordType, {
        ...(asked.Ids && { ids: asked.Ids }),
        ...(period && { period }),
      })
      return true
    },

    /** Not later than now, whatever the client's clock says. */
    async restore({ userId }: Viewer, { Items }: z.output<typeof restoreRecords.body>): Promise<true> {
      const now = clock().getTime()
      const items = Items.map(({ ObjectId, UpdateTime }) => ({
        contentId: ObjectId,
        at: new Date(Math.min(now, Date.parse(UpdateTime))),
      }))
      await learning.restore(userId, items)
      return true
    },
  }
}

export type LearningService = ReturnType<typeof learningService>
