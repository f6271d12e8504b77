import type { SentBy } from '#contract/call.ts'
import type { getLivePlan, getLivePlans } from '#contract/live-plan.ts'
import { planFiles, planQuestions } from '#contract/live-plan-document.ts'
import type { Queries } from '../../db/database.ts'
import { questionName } from '../content/question-name.ts'
import { sessionTimes } from '../content/session-times.ts'
import { clashesOf } from './live-clash.ts'
import { liveLessonRepository } from './live-lesson.repository.ts'
import type { KnownPlan } from './live-plan.repository.ts'
import { planRights } from './live-plan-access.ts'
import { namedThingsRepository } from './named-things.repository.ts'
import type { MakeStudioFile } from './studio-file.ts'

export type LivePlanDto = SentBy<typeof getLivePlan>
type Card = SentBy<typeof getLivePlans>['Items'][number]

/** A published lesson with its times. */
export interface Lesson {
  readonly key: string
  readonly sectionId: number
  readonly name: string
  readonly startsAt: Date
  readonly endsAt: Date
  readonly status: number
  readonly isCancelled: boolean
  readonly reason: string
  readonly hasReplay: boolean
}

/** The published lessons of a live course, in order; none of one that is not there. */
export const lessonsOf = async (
  db: Queries,
  contentId: number | null,
  now: Date,
): Promise<readonly Lesson[]> => {
  const found = liveLessonRepository(db)
  const schedule = contentId === null ? null : await found.findSchedule(contentId)
  if (contentId === null || schedule === null) return []
  const sections = await found.findSections(contentId)
  const exceptions = await found.findExceptions([contentId])
  const times = sessionTimes(schedule, schedule.startsAt, { sessions: sections.length, exceptions }, now)
  return sections.flatMap(({ id, key, name, fileId }, index) => {
    const time = times[index]
    if (time === undefined) return []
    const own = exceptions.find((it) => it.startsAt.getTime() === time.startsAt.getTime())
    const isCancelled = (own?.cancelledAt ?? null) !== null
    return [
      {
        ...time,
        key: key ?? '',
        sectionId: id,
        name,
        isCancelled,
        reason: own?.reason ?? '',
        hasReplay: fileId !== null,
      },
    ]
  })
}

type Listed = Pick<KnownPlan, 'plan' | 'organisationName' | 'ownerName'>

const stateDto = ({ plan, organisationName, ownerName }: Listed) => ({
  Id: plan.id,
  Status: plan.status,
  Revision: plan.revision,
  Version: plan.version,
  ContentId: plan.contentId ?? 0,
  Reason: plan.reason,
  UpdateTime: plan.updatedAt.toISOString(),
  OrgId: plan.organisationId,
  OrgName: organisationName,
  OwnerName: ownerName,
})

/** A plan as a list shows it. */
export const planCardDto = (listed: Listed): Card => {
  const { name, startTime, minutes, sessions } = listed.plan.document
  return {
    ...stateDto(listed),
    Name: name,
    StartTime: startTime === '' ? '' : new Date(startTime).toISOString(),
    Minutes: minutes,
    SessionCount: sessions.length,
  }
}

const rightsDto = (known: KnownPlan, userId: number): LivePlanDto['Rights'] => {
  const rights = planRights(known, userId)
  return {
    Edit: rights.edit,
    Submit: rights.submit,
    Recall: rights.recall,
    Publish: rights.publish,
    Return: rights.return,
    Discard: rights.discard,
    Delete: rights.delete,
    Cancel: rights.cancel,
  }
}

/** A plan whole, for one member of its school. */
export const livePlanDtos =
  (studioFile: MakeStudioFile) =>
  async (db: Queries, known: KnownPlan, userId: number, now: Date): Promise<LivePlanDto> => {
    const { plan } = known
    const { document, contentId } = plan
    const things = namedThingsRepository(db)
    const found = liveLessonRepository(db)
    const files = await things.findFiles([...planFiles(document)])
    const questions = await things.findQuestions([...planQuestions(document)], userId)
    const lessons = await lessonsOf(db, contentId, now)
    const reserved = contentId === null ? [] : await found.countReservations(contentId)
    const members = await things.findMembers(plan.organisationId, document.teachers)
    const taught = await found.findTaught(
      members.map(({ id }) => id),
      contentId ?? 0,
    )
    const exceptions = await found.findExceptions(taught.map(({ schedule }) => schedule.contentId))
    const named = new Map(
      [document.cover, ...document.sessions.map(({ film }) => film)].flatMap((it) =>
        it ? [[it.fileId, it] as const] : [],
      ),
    )
    return {
      ...stateDto(known),
      Document: {
        ...document,
        sessions: document.sessions.map(({ limits = [], ...session }) => ({ ...session, limits })),
      },
      Files: files.map((file) =>
        studioFile(file, named.get(file.id)?.name ?? '', named.get(file.id)?.duration ?? 0),
      ),
      Questions: questions.map(({ id, questionType, stem }) => ({
        Id: id,
        QuestionType: questionType,
        Text: questionName(stem),
      })),
      Teachers: (await things.findPeople(document.teachers)).map(({ id, name }) => ({ Id: id, Name: name })),
      Occurrences: lessons.map((lesson) => ({
        Key: lesson.key,
        SectionId: lesson.sectionId,
        Name: lesson.name,
        StartTime: lesson.startsAt.toISOString(),
        EndTime: lesson.endsAt.toISOString(),
        LiveStatus: lesson.status,
        IsCancelled: lesson.isCancelled,
        CancelReason: lesson.reason,
        ReserveCount:
          reserved.find(({ startsAt }) => startsAt.getTime() === lesson.startsAt.getTime())?.count ?? 0,
        HasReplay: lesson.hasReplay,
      })),
      Clashes: clashesOf(document, taught, exceptions).map(({ key, teacherName, name, startsAt }) => ({
        Key: key,
        TeacherName: teacherName,
        Name: name,
        StartTime: startsAt.toISOString(),
      })),
      Rights: rightsDto(known, userId),
    }
  }

export type MakeLivePlanDto = ReturnType<typeof livePlanDtos>
