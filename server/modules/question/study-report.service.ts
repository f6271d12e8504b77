import type { SentBy } from '#contract/call.ts'
import { CODE } from '#contract/envelope.ts'
import type { getStadyReport } from '#contract/study-report.ts'
import { CONTENT_TYPE, type content } from '../../db/schema/content.ts'
import { filesIn } from '../../html/rich-text.ts'
import { Refusal, refuse } from '../../http/envelope.ts'
import type { Viewer } from '../../http/viewer.ts'
import type { Clock } from '../../runtime/clock.ts'
import type { FindContent } from '../content/content-access.ts'
import type { FindSection } from '../course/section-access.ts'
import type { Pictures } from '../upload/pictures.ts'
import { inAnsweredVersions } from './answered-version.ts'
import type { BankRepository } from './bank.repository.ts'
import type { PracticeRepository } from './practice.repository.ts'
import { questionDto } from './question.dto.ts'
import type { AnswerRow, QuestionRepository } from './question.repository.ts'
import { filesOfQuestion } from './question-pictures.ts'
import { questionsIn, type WholeQuestion } from './question-set.ts'
import type { DayRate, StudyReportRepository } from './study-report.repository.ts'
import { tally, type Unit } from './study-tally.ts'

type Report = SentBy<typeof getStadyReport>
type Content = typeof content.$inferSelect

const DAY_MS = 86_400_000
const TREND_DAYS = 30

interface Needs {
  readonly reports: StudyReportRepository
  readonly questions: QuestionRepository
  readonly practices: Pick<PracticeRepository, 'findSaved'>
  /** Of these questions those that a user finds in the bank. */
  readonly findOffered: BankRepository['findOffered']
  readonly findContent: FindContent
  readonly findSection: FindSection
  readonly pictures: Pictures
  readonly clock: Clock
}

/** A question where it was asked, with the answers that were given there. */
interface AskedOnce {
  readonly whole: WholeQuestion
  readonly place: Unit['place']
  readonly answers: readonly AnswerRow[]
  readonly points?: number | undefined
}

const trendDto = (rates: readonly DayRate[]): Report['Trend'] =>
  rates.map(({ day, rate }) => ({ Date: day, RightRate: Math.round(rate * 1000) / 1000 }))

const isCourse = ({ type }: Content): boolean => type === CONTENT_TYPE.recorded || type === CONTENT_TYPE.live

const NO_COURSE = refuse(CODE.notFound, '没有找到这门课程')

/** Wire: getstadyreport. */
export const studyReportService = (needs: Needs) => {
  const { reports, questions, practices, findOffered, findContent, findSection, pictures, clock } = needs

  const unitsOf = async (asked: readonly AskedOnce[]): Promise<Unit[]> => {
    const pictureAddress = await pictures.addressesOf([
      ...asked.flatMap(({ whole }) => filesOfQuestion(whole)),
      ...asked.flatMap(({ answers }) => answers.flatMap(({ answer }) => answer.flatMap(filesIn))),
    ])
    return asked.map(({ whole, place, answers, points }) => {
      const byQuestion = new Map(answers.map((row) => [row.questionId, row]))
      const answerOf = (id: number) => byQuestion.get(id)
      return {
        question: questionDto(whole, { answerOf, isRevealed: false, pictureAddress }),
        place,
        answerOf,
        points,
      }
    })
  }

  /** The course, and which of its sections are reported on; 404, 410 and 403 of the course. */
  const sectionsOf = async (courseId: number, sectionId: number, userId: number) => {
    if (sectionId === 0) {
      const course = await findContent({ id: courseId, type: 0 }, userId)
      if (course instanceof Refusal) return course
      return isCourse(course) ? reports.findSections(course.id) : NO_COURSE
    }
    const open = await findSection({ id: sectionId, type: 0 }, userId)
    if (open instanceof Refusal) return open
    return courseId === 0 || open.course.id === courseId ? [open.section] : NO_COURSE
  }

  return {
    /** Of a course, or of one section of it. */
    async ofCourse({ userId }: Viewer, courseId: number, sectionId: number): Promise<Report | Refusal> {
      const sections = await sectionsOf(courseId, sectionId, userId)
      if (sections instanceof Refusal) return sections
      const sectionIds = sections.map(({ id }) => id)
      const asked = await reports.findAsked(sectionIds)
      const ids = [...new Set(asked.map(({ questionId }) => questionId))]
      const rows = await questions.findWithParts(ids, userId)
      const answers = await reports.findInSections(userId, sectionIds)
      const units: AskedOnce[] = []
      for (const place of sections) {
        const given = answers.filter((it) => it.sectionId === place.id)
        const own = asked.filter((it) => it.sectionId === place.id).map((it) => it.questionId)
        const wholes = await inAnsweredVersions(questions, questionsIn([...new Set(own)], rows), given)
        units.push(...wholes.map((whole) => ({ whole, place, answers: given })))
      }
      const told = tally(await unitsOf(units))
      const watched = await reports.findWatched(userId, sectionIds)
      return {
        ...told,
        Rank: answers.length === 0 ? 0 : (await reports.countAhead(sectionIds, told.Score)) + 1,
        Trend: trendDto(await reports.ratesInSections(userId, sectionIds)),
        WatchedTime: watched.seconds,
        FinishedSections: watched.finished,
        SectionCount: sections.length,
      }
    },

    /** Of one practice of the question bank that asked these (none for unknown); all zeros for one that is not known. */
    async ofPractice({ userId }: Viewer, practiceId: string, asked: readonly number[]): Promise<Report> {
      const answers = await reports.findInPractice(userId, practiceId)
      const begun = await reports.findWholes(userId, practiceId)
      const [saved] = await practices.findSaved(userId, [practiceId])
      const points = new Map(saved?.items.map(({ QuestionId, Score }) => [QuestionId, Score]))
      const isKnown = saved !== undefined || begun.length > 0
      const offered = isKnown ? await findOffered(saved ? [...points.keys()] : asked, userId) : []
      const ids = saved
        ? [...points.keys()].filter((id) => begun.includes(id) || offered.includes(id))
        : [...begun, ...offered.filter((id) => !begun.includes(id))]
      const today = questionsIn(ids, await questions.findWithParts(ids, userId))
      const wholes = await inAnsweredVersions(questions, today, answers)
      const units = await unitsOf(
        wholes.map((whole) => ({
          whole,
          place: whole.chapter,
          answers,
          points: points.get(whole.question.id),
        })),
      )
      const since = new Date(clock().getTime() - TREND_DAYS * DAY_MS)
      const told = tally(units)
      return {
        ...told,
        UseTime: saved?.useTime ?? told.UseTime,
        Rank: 0,
        Trend: begun.length === 0 ? [] : trendDto(await reports.ratesLike(userId, begun, since)),
        WatchedTime: 0,
        FinishedSections: 0,
        SectionCount: 0,
      }
    },
  }
}

export type StudyReportService = ReturnType<typeof studyReportService>
