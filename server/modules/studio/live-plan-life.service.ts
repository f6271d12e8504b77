import { isDeepStrictEqual } from 'node:util'
import { CODE } from '#contract/envelope.ts'
import { LIVE_NOTICE_KIND } from '#contract/live-notice.ts'
import { livePlanFaults } from '#contract/live-plan-document.ts'
import { DRAFT_STATUS } from '#contract/studio.ts'
import type { Db, Queries } from '../../db/database.ts'
import { Refusal, refuse } from '../../http/envelope.ts'
import type { Clock } from '../../runtime/clock.ts'
import type { Storage } from '../../storage/storage.ts'
import { auditRepository } from '../audit/audit.repository.ts'
import { curriculumPlaceRepository } from '../content/curriculum-place.repository.ts'
import { LIVE_STATUS } from '../content/live-status.ts'
import { MODERATED, withdrawalRepository } from '../content/withdrawal.repository.ts'
import type { FilmService } from '../film/film.service.ts'
import { liveNoticeRepository } from '../live/live-notice.repository.ts'
import { isReasonLongEnough } from '../review/verdict.ts'
import { filmSeconds } from './film-seconds.ts'
import { liveLessonRepository } from './live-lesson.repository.ts'
import { type Lesson, type LivePlanDto, lessonsOf, type MakeLivePlanDto } from './live-plan.dto.ts'
import { type KnownPlan, livePlanRepository, type PlanRow } from './live-plan.repository.ts'
import { type PlanRights, takePlan } from './live-plan-access.ts'
import { livePlanWriterRepository } from './live-plan-writer.repository.ts'
import { changesOf, checkPlan, hasBegun } from './live-publishing.ts'
import { namedThingsRepository } from './named-things.repository.ts'

const CHANGED = refuse(CODE.conflict, '直播刚刚有新的修改，请看过以后再操作')
const NO_WORDS = refuse(CODE.fieldError, '请写明理由，至少 4 个字')
const FAULTY = refuse(CODE.fieldError, '直播还不完整，请先处理检查中列出的问题')
const NO_LESSON = refuse(CODE.notFound, '没有找到这一课次')
const TOO_LATE = refuse(CODE.conflict, '这一课次已经开始')
const NOT_OVER = refuse(CODE.conflict, '直播结束以后才能发布回放')
const NO_FILM = refuse(CODE.notFound, '没有找到这个视频')

interface Needs {
  readonly db: Db
  readonly storage: Storage
  readonly planDto: MakeLivePlanDto
  readonly films: Pick<FilmService, 'prepareWithin' | 'wake'>
  readonly clock: Clock
}

/** What an act changes of its plan, and what the audit notes of it besides. */
interface Outcome {
  readonly values: Partial<PlanRow>
  readonly detail?: Readonly<Record<string, string | number>>
}

/** Null where everything is so already. */
type Act = (tx: Queries, known: KnownPlan, now: Date) => Promise<Outcome | Refusal | null>

/** What becomes of a plan beyond its saves: review, publishing, calling lessons off, replays. Each act is one transaction with its audit line. */
export const livePlanLifeService = ({ db, storage, planDto, films, clock }: Needs) => {
  const act = (
    userId: number,
    id: number,
    right: Exclude<keyof PlanRights, 'see'>,
    name: string,
    change: Act,
  ): Promise<LivePlanDto | Refusal> =>
    db.transaction(async (tx) => {
      const known = await takePlan(tx, id, userId, right)
      if (known instanceof Refusal) return known
      const now = clock()
      const outcome = await change(tx, known, now)
      if (outcome instanceof Refusal) return outcome
      // Asked for again by who has not heard that it is so (docs/decisions/0409).
      if (outcome === null) return planDto(tx, known, userId, now)
      const plans = livePlanRepository(tx)
      const revision = known.plan.revision + 1
      await plans.change(id, { ...outcome.values, revision, updatedAt: now })
      await auditRepository(tx).note({
        at: now,
        userId,
        organisationId: known.plan.organisationId,
        act: `live.${name}`,
        subject: `live-plan:${id}`,
        detail: outcome.detail ?? {},
      })
      const after = await plans.find(id, userId)
      if (after === null) throw new Error(`the plan ${id} is gone`)
      return planDto(tx, after, userId, now)
    })

  const publish =
    (userId: number, revision: number): Act =>
    async (tx, { plan }, now) => {
      if (plan.revision !== revision) return CHANGED
      if (plan.contentId !== null && (await withdrawalRepository(tx).holdModerated(plan.contentId)))
        return MODERATED
      const lessons = await lessonsOf(tx, plan.contentId, now)
      const needs = { things: namedThingsRepository(tx), places: curriculumPlaceRepository(tx) }
      const checked = await checkPlan(needs, plan, { userId, lessons, now })
      if (checked instanceof Refusal) return checked
      const { contentId: published } = plan
      if (published !== null) {
        const changes = changesOf(plan.published ?? plan.document, plan.document, lessons, now)
        const notices = liveNoticeRepository(tx)
        for (const { from, news } of changes) if (news) await notices.tell(published, from, news, now)
        const moves = changes.flatMap(({ from, to }) => (to === null ? [] : [{ from, to }]))
        await liveLessonRepository(tx).move(published, moves, now)
      }
      const contentId = await livePlanWriterRepository(tx).write(plan, checked, now)
      const version = plan.version + 1
      const { document, organisationId } = plan
      const named = document.sessions.flatMap(({ film }) =>
        film ? [{ id: film.fileId, name: film.name, organisationId }] : [],
      )
      await films.prepareWithin(tx, named, userId)
      return {
        values: { contentId, version, published: document, status: DRAFT_STATUS.published, reason: '' },
        detail: { version, contentId },
      }
    }

  /** The lessons that are meant: one by its key, or (no key) all to come. */
  const meant = (
    lessons: readonly Lesson[],
    key: string | undefined,
    now: Date,
  ): readonly Lesson[] | Refusal => {
    if (key === undefined) return lessons.filter(({ startsAt }) => startsAt > now)
    const one = lessons.find((lesson) => lesson.key === key)
    if (one === undefined) return NO_LESSON
    return one.startsAt > now ? [one] : TOO_LATE
  }

  const tell = async (
    tx: Queries,
    contentId: number,
    lessons: readonly Lesson[],
    { kind, reason, now }: { kind: number; reason: string; now: Date },
  ): Promise<void> => {
    const notices = liveNoticeRepository(tx)
    for (const { name: session, startsAt } of lessons)
      await notices.tell(contentId, startsAt, { kind, session, startsAt, wasStartsAt: null, reason }, now)
  }

  return {
    submit: (userId: number, id: number, revision: number) =>
      act(userId, id, 'submit', 'submit', async (tx, { plan }, now) => {
        if (plan.revision !== revision) return CHANGED
        const lessons = await lessonsOf(tx, plan.contentId, now)
        if (livePlanFaults(plan.document, now, hasBegun(lessons, now)).length > 0) return FAULTY
        return { values: { status: DRAFT_STATUS.inReview, reason: '' }, detail: { revision } }
      }),

    recall: (userId: number, id: number) =>
      act(userId, id, 'recall', 'recall', async () => ({ values: { status: DRAFT_STATUS.draft } })),

    return: (userId: number, id: number, reason: string) =>
      act(userId, id, 'return', 'return', async () =>
        isReasonLongEnough(reason)
          ? { values: { status: DRAFT_STATUS.returned, reason }, detail: { reason } }
          : NO_WORDS,
      ),

    async publish(userId: number, id: number, revision: number): Promise<LivePlanDto | Refusal> {
      const done = await act(userId, id, 'publish', 'publish', publish(userId, revision))
      if (!(done instanceof Refusal)) films.wake()
      return done
    },

    discard: (userId: number, id: number) =>
      act(userId, id, 'discard', 'discard', async (_, { plan }) => ({
        values: { document: plan.published ?? plan.document, status: DRAFT_STATUS.published, reason: '' },
      })),

    cancel: (userId: number, id: number, key: string | undefined, reason: string) =>
      act(userId, id, 'cancel', 'cancel', async (tx, { plan }, now) => {
        if (!isReasonLongEnough(reason)) return NO_WORDS
        const contentId = plan.contentId ?? 0
        const lessons = meant(await lessonsOf(tx, contentId, now), key, now)
        if (lessons instanceof Refusal) return lessons
        const fresh = lessons.filter(({ isCancelled }) => !isCancelled)
        if (fresh.length === 0) return null
        const starts = fresh.map(({ startsAt }) => startsAt)
        await liveLessonRepository(tx).hold(contentId)
        await liveLessonRepository(tx).cancel(contentId, starts, reason, now)
        await tell(tx, contentId, fresh, { kind: LIVE_NOTICE_KIND.cancelled, reason, now })
        return { values: {}, detail: { reason, lessons: fresh.length } }
      }),

    restore: (userId: number, id: number, key: string | undefined) =>
      act(userId, id, 'cancel', 'restore', async (tx, { plan }, now) => {
        const contentId = plan.contentId ?? 0
        const lessons = meant(await lessonsOf(tx, contentId, now), key, now)
        if (lessons instanceof Refusal) return lessons
        const gone = lessons.filter(({ isCancelled }) => isCancelled)
        if (gone.length === 0) return null
        const starts = gone.map(({ startsAt }) => startsAt)
        await liveLessonRepository(tx).hold(contentId)
        await liveLessonRepository(tx).restore(contentId, starts)
        await tell(tx, contentId, gone, { kind: LIVE_NOTICE_KIND.restored, reason: '', now })
        return { values: {}, detail: { lessons: gone.length } }
      }),

    /** The film stands in the plan too, so that the next version keeps it. */
    async publishReplay(
      userId: number,
      id: number,
      key: string,
      privateFileId: number,
    ): Promise<LivePlanDto | Refusal> {
      const own = await namedThingsRepository(db).findOwn(userId, privateFileId)
      if (own === null || !own.file.mime.startsWith('video/')) return NO_FILM
      const { id: fileId } = own.file
      const film = { fileId, name: own.name.slice(0, 200), duration: await filmSeconds(storage, own.file) }
      const done = await act(userId, id, 'cancel', 'publishReplay', async (tx, { plan }, now) => {
        const contentId = plan.contentId ?? 0
        const lesson = (await lessonsOf(tx, contentId, now)).find((it) => it.key === key)
        if (lesson === undefined) return NO_LESSON
        const isOver = lesson.status === LIVE_STATUS.ended || lesson.status === LIVE_STATUS.replay
        if (!isOver || lesson.isCancelled) return NOT_OVER
        const hasIt = (document: PlanRow['document'] | null) =>
          document?.sessions.some((session) => session.key === key && isDeepStrictEqual(session.film, film))
        if (lesson.status === LIVE_STATUS.replay && hasIt(plan.document) && hasIt(plan.published)) return null
        await livePlanRepository(tx).keepFiles(id, [fileId])
        await livePlanWriterRepository(tx).setFilm(contentId, key, film)
        const { organisationId } = plan
        await films.prepareWithin(tx, [{ id: fileId, name: film.name, organisationId }], userId)
        const withFilm = (document: PlanRow['document']) => ({
          ...document,
          sessions: document.sessions.map((session) =>
            session.key === key ? { ...session, film } : session,
          ),
        })
        return {
          values: {
            document: withFilm(plan.document),
            published: plan.published && withFilm(plan.published),
          },
          detail: { key, fileId },
        }
      })
      if (!(done instanceof Refusal)) films.wake()
      return done
    },
  }
}

export type LivePlanLifeService = ReturnType<typeof livePlanLifeService>
