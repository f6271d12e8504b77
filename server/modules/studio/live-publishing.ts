import { CODE } from '#contract/envelope.ts'
import { LIVE_NOTICE_KIND } from '#contract/live-notice.ts'
import {
  type LivePlanDocument,
  livePlanFaults,
  planFiles,
  planQuestions,
  planStart,
} from '#contract/live-plan-document.ts'
import { Refusal, refuse } from '../../http/envelope.ts'
import type { CurriculumPlaceRepository } from '../content/curriculum-place.repository.ts'
import { findPlace } from '../content/curriculum-place.ts'
import type { LessonNews } from '../live/live-notice.repository.ts'
import type { Lesson } from './live-plan.dto.ts'
import type { PlanRow } from './live-plan.repository.ts'
import type { CheckedPlan } from './live-plan-writer.repository.ts'
import type { NamedThingsRepository } from './named-things.repository.ts'

interface Needs {
  readonly things: NamedThingsRepository
  readonly places: CurriculumPlaceRepository
}

const FAULTY = refuse(CODE.fieldError, '直播还不完整，请先处理检查中列出的问题')
const NO_FILE = refuse(CODE.fieldError, '直播用到的文件有的已经不在了，请重新选择')
const NO_PICTURE = refuse(CODE.fieldError, '封面不是图片，请重新选择')
const NO_FILM = refuse(CODE.fieldError, '课次的文件不是视频，请重新选择')
const NO_QUESTION = refuse(CODE.fieldError, '备好的题目有的已经不在了，或只给别的学校用，请重新选择')
export const NO_COLLEAGUE = refuse(CODE.fieldError, '主讲老师有的不是本校成员，请重新选择')
const BEGUN = refuse(CODE.conflict, '已经有课次开始，不能再改时间，也不能移动或删除开始过的课次')

/** Whether a lesson took place already, or does. */
export const hasBegun = (lessons: readonly Lesson[], now: Date): boolean =>
  lessons.some(({ startsAt }) => startsAt <= now)

/** Why a plan cannot be published, or what it is to be written with; `lessons` are those published before. */
export const checkPlan = async (
  { things, places }: Needs,
  { document, organisationId, published }: PlanRow,
  { userId, lessons, now }: { userId: number; lessons: readonly Lesson[]; now: Date },
): Promise<CheckedPlan | Refusal> => {
  const isUnderWay = hasBegun(lessons, now)
  if (livePlanFaults(document, now, isUnderWay).length > 0) return FAULTY
  const begun = lessons.filter(({ startsAt }) => startsAt <= now)
  const isKept = begun.every(({ key }, index) => document.sessions[index]?.key === key)
  const isSameTime =
    published !== null &&
    Date.parse(published.startTime) === Date.parse(document.startTime) &&
    published.minutes === document.minutes
  if (isUnderWay && !(isKept && isSameTime)) return BEGUN
  const place = await findPlace(places, { ...document.place, gradeId: 0 })
  if (place instanceof Refusal) return place
  const wanted = planFiles(document)
  const files = new Map((await things.findFiles([...wanted])).map((file) => [file.id, file]))
  if (files.size < wanted.size) return NO_FILE
  const films = document.sessions.flatMap(({ film }) => (film ? [film.fileId] : []))
  if (films.some((id) => files.get(id)?.mime.startsWith('video/') !== true)) return NO_FILM
  const cover = document.cover && files.get(document.cover.fileId)
  if (cover && !cover.mime.startsWith('image/')) return NO_PICTURE
  const asked = [...planQuestions(document)]
  if ((await things.findQuestions(asked, userId, organisationId)).length < asked.length) return NO_QUESTION
  if (!(await things.areMembers(organisationId, document.teachers))) return NO_COLLEAGUE
  return {
    place,
    cover: cover ? { fileId: cover.id, hash: cover.sha256.toString('hex'), suffix: cover.suffix } : null,
  }
}

/** What became of a lesson that was published, and where its reservations go; null for nowhere. */
export interface LessonChange {
  readonly from: Date
  readonly to: Date | null
  /** Null for nothing to tell. */
  readonly news: LessonNews | null
}

const saysOther = (before: LivePlanDocument, after: LivePlanDocument): boolean =>
  before.name.trim() !== after.name.trim() ||
  before.minutes !== after.minutes ||
  before.teachers[0] !== after.teachers[0]

const quiet = { wasStartsAt: null, reason: '' }

/** What a new version changes of the lessons that are still to come. */
export const changesOf = (
  before: LivePlanDocument,
  after: LivePlanDocument,
  lessons: readonly Lesson[],
  now: Date,
): readonly LessonChange[] =>
  lessons
    .filter(({ startsAt }) => startsAt > now)
    .map(({ key, name, startsAt, isCancelled }): LessonChange => {
      const index = after.sessions.findIndex((session) => session.key === key)
      const session = after.sessions[index]?.name.trim() ?? name
      const { cancelled, moved, changed } = LIVE_NOTICE_KIND
      if (index === -1)
        return { from: startsAt, to: null, news: { ...quiet, kind: cancelled, session, startsAt } }
      const to = planStart(after, index)
      if (isCancelled) return { from: startsAt, to, news: null }
      if (to.getTime() !== startsAt.getTime()) {
        const news = { kind: moved, session, startsAt: to, wasStartsAt: startsAt, reason: '' }
        return { from: startsAt, to, news }
      }
      const isOther = saysOther(before, after) || session !== name
      return { from: startsAt, to, news: isOther ? { ...quiet, kind: changed, session, startsAt } : null }
    })
