import type * as z from 'zod/mini'
import { CODE } from '#contract/envelope.ts'
import type { addUserAction } from '#contract/learning.ts'
import type { Queries } from '../../db/database.ts'
import { CONTENT_TYPE, type content } from '../../db/schema/content.ts'
import { ACTION_TYPE, type ActionType } from '../../db/schema/user-action.ts'
import { Refusal, refuse } from '../../http/envelope.ts'
import type { Viewer } from '../../http/viewer.ts'
import type { Clock } from '../../runtime/clock.ts'
import type { ContentWanted } from '../content/content-access.ts'
import { courseTeachers } from '../content/course-teachers.repository.ts'
import { LIVE_STATUS } from '../content/live-status.ts'
import { type Act, findCountingOccurrence, type UserActionRepository } from './user-action.repository.ts'

type Content = typeof content.$inferSelect
type Asked = z.output<typeof addUserAction.body>

/** One session of a live course, as far as a reservation asks. */
interface Session {
  readonly status: number
  readonly startsAt: Date
  readonly isCancelled: boolean
}

interface Needs {
  readonly actions: UserActionRepository
  readonly findContent: (wanted: ContentWanted, userId: number) => Promise<Content | Refusal>
  /** Within a transaction; null for what is no session of the course. */
  readonly sessionsOf: (
    tx: Queries,
  ) => (section: { id: number }, course: Content, now: Date) => Promise<Session | null>
  readonly clock: Clock
}

const NOT_ANNOUNCED: Readonly<Record<number, string>> = {
  [LIVE_STATUS.running]: '直播已经开始，可以直接进入',
  [LIVE_STATUS.ended]: '这场直播已经结束',
  [LIVE_STATUS.replay]: '这场直播已经结束，可以看回放',
}

/** What users did with contents. Wire: addUserAction. */
export const userActionService = ({ actions, findContent, sessionsOf, clock }: Needs) => {
  /** The session that is named, or the occurrence that counts now. */
  const occurrenceOf = async (
    tx: Queries,
    now: Date,
    course: Content,
    sectionId: number,
  ): Promise<Session | null> => {
    if (course.type !== CONTENT_TYPE.live) return null
    if (sectionId !== 0) return sessionsOf(tx)({ id: sectionId }, course, now)
    const found = await findCountingOccurrence(tx, course.id, now)
    return found && { ...found, isCancelled: found.cancelledAt !== null }
  }

  const reservable = async (
    tx: Queries,
    act: Act,
    course: Content,
    sectionId: number,
  ): Promise<Date | Refusal> => {
    const occurrence = await occurrenceOf(tx, act.now, course, sectionId)
    if (occurrence === null && sectionId !== 0) return refuse(CODE.notFound, '没有找到这一节')
    if (occurrence === null) return refuse(CODE.fieldError, '只有直播可以预约')
    if (occurrence.isCancelled) return refuse(CODE.conflict, '这场直播已取消')
    if (occurrence.status !== LIVE_STATUS.announced)
      return refuse(CODE.conflict, NOT_ANNOUNCED[occurrence.status] ?? '这场直播现在不能预约')
    if ((await courseTeachers(tx)(course)).includes(act.userId))
      return refuse(CODE.conflict, '这是你主讲的直播，不用预约')
    return occurrence.startsAt
  }

  const reserve = (act: Act, course: Content, sectionId: number): Promise<true | Refusal> =>
    actions.reserve(act, course.id, (tx) => reservable(tx, act, course, sectionId))

  const cancelReservation = (act: Act, course: Content, sectionId: number): Promise<true | Refusal> =>
    actions.cancelReservation(act, course.id, async (tx) => {
      const occurrence = await occurrenceOf(tx, act.now, course, sectionId)
      return occurrence?.startsAt ?? refuse(CODE.notFound, '没有找到这场直播')
    })

  /** A view counts and stands in the browsing history; what is only logged changes nothing that anybody sees. */
  const perform = async (act: Act, actionType: ActionType, found: Content, asked: Asked) => {
    const { SectionId: sectionId = 0, Extra: extra = '' } = asked
    switch (actionType) {
      case ACTION_TYPE.reserve:
        return reserve(act, found, sectionId)
      case ACTION_TYPE.cancelReservation:
        return cancelReservation(act, found, sectionId)
      case ACTION_TYPE.view:
        await actions.browse(act, found.id)
        await actions.count(act, actionType, found.id)
        return true
      case ACTION_TYPE.download:
        await actions.count(act, actionType, found.id)
        return true
      case ACTION_TYPE.share:
      case ACTION_TYPE.print:
      case ACTION_TYPE.search:
        await actions.log(act, actionType, found.id, extra)
        return true
    }
  }

  return {
    /** Answers true, or why not: 404, 410 or 403 of the content, 409 for an occurrence that cannot be reserved. */
    async record({ userId }: Viewer, asked: Asked): Promise<true | Refusal> {
      const { ObjectId: id = 0, Type: type = 0, Extra: extra = '' } = asked
      const actionType = asked.ActionType as ActionType
      const act = { userId, now: clock() }
      if (actionType === ACTION_TYPE.search) {
        await actions.log(act, actionType, null, extra)
        return true
      }
      const found = await findContent({ id, type }, userId)
      return found instanceof Refusal ? found : perform(act, actionType, found, asked)
    },
  }
}

export type UserActionService = ReturnType<typeof userActionService>
