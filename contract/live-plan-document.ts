import * as z from 'zod/mini'
import {
  COURSE_TEXT_LIMITS,
  documentFile,
  documentPlace,
  isPublishableName,
  thingKey,
} from './course-document.ts'
import { sentText, sentTime } from './request.ts'
import { bodyId } from './shape.ts'

/** The most and the least that a plan of live lessons holds; minutes of one lesson. */
export const LIVE_PLAN_LIMITS = {
  sessions: 30,
  questions: 50,
  teachers: 20,
  shortest: 5,
  longest: 240,
  /** Seconds for which a prepared question is open unless the plan or the teacher says otherwise. */
  openSeconds: 120,
  /** Characters of the address of a stream. */
  streamAddress: 2000,
} as const

const title = sentText(z.maxLength(200))
const someIds = (most: number) => z.array(bodyId.check(z.minimum(1))).check(z.maxLength(most))

/** A lesson; a week after the one before it. Its film is shown as live where there is no stream, and is its replay. */
export const livePlanSession = z.object({
  key: thingKey,
  name: title,
  /** Null for none. */
  film: z.nullable(documentFile),
  /** Questions of the bank that wait for the teacher, in the order in which they stand. */
  questionIds: someIds(LIVE_PLAN_LIMITS.questions),
  /** For how long some of them are open, where that is not `openSeconds`. */
  limits: z.optional(
    z
      .array(
        z.object({
          questionId: bodyId.check(z.minimum(1)),
          seconds: z.int().check(z.minimum(30), z.maximum(600)),
        }),
      )
      .check(z.maxLength(LIVE_PLAN_LIMITS.questions)),
  ),
})

/** Lessons as their teacher plans them, spelled the same on the wire, in the database and in the client. */
export const livePlanDocument = z.object({
  name: title,
  /** One sentence. */
  summary: sentText(z.maxLength(COURSE_TEXT_LIMITS.summary)),
  /** Paragraphs separated by an empty line; plain text. */
  introduction: sentText(z.maxLength(COURSE_TEXT_LIMITS.introduction)),
  /** A picture; null for the drawn one. */
  cover: z.nullable(documentFile),
  /** Users, each of whom has the console; the first presents. */
  teachers: someIds(LIVE_PLAN_LIMITS.teachers),
  place: documentPlace,
  /** When the first lesson begins; '' for not known yet. */
  startTime: z.union([z.literal(''), sentTime]),
  minutes: z.int().check(z.minimum(LIVE_PLAN_LIMITS.shortest), z.maximum(LIVE_PLAN_LIMITS.longest)),
  /** Address of an HLS stream; '' where the lessons' own films are shown. */
  streamUrl: sentText(z.maxLength(LIVE_PLAN_LIMITS.streamAddress)),
  /** One for a single lesson, several for one every week. */
  sessions: z.array(livePlanSession).check(
    z.minLength(1),
    z.maxLength(LIVE_PLAN_LIMITS.sessions),
    z.refine((sessions) => new Set(sessions.map(({ key }) => key)).size === sessions.length),
  ),
})

export type LivePlanDocument = z.output<typeof livePlanDocument>

const WEEK_MS = 7 * 86_400_000

/** When a lesson of a plan begins, by its place; for a plan that knows when. */
export const planStart = ({ startTime }: Pick<LivePlanDocument, 'startTime'>, index: number): Date =>
  new Date(Date.parse(startTime) + index * WEEK_MS)

/** Every stored file that a plan names. */
export const planFiles = ({ cover, sessions }: LivePlanDocument): ReadonlySet<number> =>
  new Set([...(cover ? [cover.fileId] : []), ...sessions.flatMap(({ film }) => (film ? [film.fileId] : []))])

/** Seconds for which a prepared question of a lesson is open. */
export const openSecondsOf = (
  { limits }: { readonly limits?: readonly { questionId: number; seconds: number }[] | undefined },
  questionId: number,
): number => limits?.find((limit) => limit.questionId === questionId)?.seconds ?? LIVE_PLAN_LIMITS.openSeconds

/** Every question that a plan prepares. */
export const planQuestions = ({ sessions }: LivePlanDocument): ReadonlySet<number> =>
  new Set(sessions.flatMap(({ questionIds }) => questionIds))

/** What keeps a plan from being published; `key` of the lesson, '' for the plan. */
export interface LivePlanFault {
  readonly key: string
  readonly kind: 'name' | 'place' | 'teacher' | 'time' | 'past' | 'stream' | 'sessionName' | 'source'
}

/** HLS over HTTPS, which is what the player plays. */
const STREAM = /^https:\/\/[^\s/?#]+\/[^\s?#]*\.m3u8(?:[?#]\S*)?$/i

/** Everything that keeps a plan from being published; `hasBegun` where its first lesson took place as published. */
export const livePlanFaults = (
  { name, place, teachers, startTime, streamUrl, sessions }: LivePlanDocument,
  now: Date,
  hasBegun = false,
): readonly LivePlanFault[] => {
  const faults: LivePlanFault[] = []
  const add = (kind: LivePlanFault['kind'], key = '') => faults.push({ key, kind })
  if (!isPublishableName(name, COURSE_TEXT_LIMITS.shortestName)) add('name')
  if (place.stageId === 0 || place.subjectId === 0) add('place')
  if (teachers.length === 0) add('teacher')
  if (startTime === '') add('time')
  else if (!hasBegun && Date.parse(startTime) <= now.getTime()) add('past')
  if (streamUrl !== '' && !STREAM.test(streamUrl)) add('stream')
  for (const { key, name: lesson, film } of sessions) {
    if (!isPublishableName(lesson, 1)) add('sessionName', key)
    if (streamUrl === '' && film === null) add('source', key)
  }
  return faults
}

/** A plan of which only the name and who teaches are known. */
export const emptyLivePlan = (name: string, teacherId: number, key: string): LivePlanDocument => ({
  name,
  summary: '',
  introduction: '',
  cover: null,
  teachers: [teacherId],
  place: { stageId: 0, subjectId: 0, versionId: 0, bookId: 0, chapterId: 0, knowId: 0 },
  startTime: '',
  minutes: 45,
  streamUrl: '',
  sessions: [{ key, name: '第 1 讲', film: null, questionIds: [] }],
})
