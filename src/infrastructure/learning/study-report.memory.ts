import type { StudyReportPort } from '#application/learning/study-report.port.ts'
import { success } from '#domain/kernel/result.ts'
import type { ReportSubject, RightOf, StudyReport } from '#domain/learning/study-report.ts'
import { partsOf } from '#domain/question/answer-sheet.ts'
import { answerStateOf } from '#domain/question/answer-state.ts'
import type { Question } from '#domain/question/question.ts'
import type { Caller, MemoryBackend } from '../memory/backend.ts'
import { COURSES } from '../memory/content/courses.ts'
import { keptPractice } from '../memory/practice.backend.ts'
import { answersIn, askedIn, type GivenAnswer } from '../memory/question.backend.ts'
import { shown } from '../question/question.memory.ts'

const KIND_NAMES = {
  single: '单选题',
  multiple: '多选题',
  judgement: '判断题',
  blanks: '填空题',
  essay: '解答题',
  composite: '复合题',
} as const

interface Asked {
  readonly questions: readonly Question[]
  readonly given: readonly GivenAnswer[]
}

const sectionsOf = (courseId: number): readonly number[] => {
  const count = COURSES.find(({ id }) => id === courseId)?.sectionCount ?? 0
  return Array.from({ length: count }, (_, at) => courseId * 100 + at + 1)
}

const askedOf = (backend: MemoryBackend, personId: number, subject: ReportSubject): Asked => {
  const inSection = (sectionId: number, practiceId = ''): Asked => ({
    questions: askedIn(sectionId),
    given: answersIn(backend, personId, sectionId, practiceId),
  })
  switch (subject.kind) {
    case 'practice': {
      const { questions, given } = inSection(0, subject.practiceId)
      const kept = keptPractice(backend, personId, subject.practiceId)
      const asked = kept?.items.map(({ questionId }) => questionId) ?? subject.asked
      const isIn = (question: Question) =>
        ((kept !== undefined || given.length > 0) && asked.includes(question.id)) ||
        partsOf(question).some(({ id }) => given.some(({ questionId }) => questionId === id))
      return { questions: questions.filter(isIn), given }
    }
    case 'section':
      return inSection(subject.sectionId)
    case 'course': {
      const all = sectionsOf(subject.courseId).map((id) => inSection(id))
      return {
        questions: all.flatMap(({ questions }) => questions),
        given: all.flatMap(({ given }) => given),
      }
    }
  }
}

const isAnswered = (question: Question): boolean => answerStateOf(question) !== 'open'
/** Wrong, or with a part of its points. */
export const isMissed = (question: Question): boolean => ['wrong', 'partly'].includes(answerStateOf(question))
const isRight = (question: Question): boolean => answerStateOf(question) === 'right'

const byKind = (questions: readonly Question[]): readonly RightOf[] =>
  [...new Set(questions.map(({ kind }) => kind))].map((kind, at) => {
    const ofKind = questions.filter((question) => question.kind === kind)
    return { id: at + 1, name: KIND_NAMES[kind], right: ofKind.filter(isRight).length, total: ofKind.length }
  })

const reportOf = ({ questions, given }: Asked): StudyReport => {
  const seen = questions.map((question) => shown(given, question))
  const answered = seen.filter(isAnswered)
  const right = answered.filter(isRight).length
  const last = (id: number) => given.findLast(({ questionId }) => questionId === id)
  const points = answered.flatMap(partsOf)
  const unmarked = seen.filter((question) =>
    partsOf(question).some((part) => part.answered !== null && part.right === null),
  )
  const day = given.at(-1)?.answeredAt.slice(0, 10)
  return {
    total: questions.length,
    answered: answered.length,
    right,
    partly: answered.filter((question) => answerStateOf(question) === 'partly').length,
    ungraded: unmarked.length,
    score: points.reduce((sum, { id }) => sum + (last(id)?.score ?? 0), 0),
    fullScore: seen.flatMap(partsOf).reduce((sum, { score }) => sum + score, 0),
    useTime: points.reduce((sum, { id }) => sum + (last(id)?.useTime ?? 0), 0),
    rank: answered.length > 0 ? 1 : 0,
    byKnowledge: [],
    byKind: byKind(answered),
    bySection: [],
    wrong: answered.filter(isMissed),
    unmarked,
    trend: day === undefined ? [] : [{ day, rate: right / Math.max(1, answered.length) }],
  }
}

const tenths = (points: number): number => Math.round(points * 10) / 10

/** Of a practice; once it was handed in with the points and the time that were kept. */
export const practiceReport = (
  backend: MemoryBackend,
  personId: number,
  practiceId: string,
  asked: readonly number[],
): StudyReport => {
  const { questions, given } = askedOf(backend, personId, { kind: 'practice', practiceId, asked })
  const whole = reportOf({ questions, given })
  const kept = keptPractice(backend, personId, practiceId)
  if (kept === undefined) return whole
  const scaled = questions.map((question) => {
    const own = partsOf(question).reduce((sum, { score }) => sum + score, 0)
    const full = kept.items.find(({ questionId }) => questionId === question.id)?.score ?? own
    return {
      full,
      won: own === 0 ? 0 : tenths((full * reportOf({ questions: [question], given }).score) / own),
    }
  })
  return {
    ...whole,
    score: tenths(scaled.reduce((sum, { won }) => sum + won, 0)),
    fullScore: scaled.reduce((sum, { full }) => sum + full, 0),
    useTime: kept.useTime,
  }
}

export const memoryStudyReports = (backend: MemoryBackend, caller: Caller): StudyReportPort => ({
  report: (subject, signal) =>
    backend.request({
      call: 'studyReports.report',
      access: 'session',
      caller,
      signal,
      answer: (person) =>
        success(
          subject.kind === 'practice'
            ? practiceReport(backend, person.id, subject.practiceId, subject.asked)
            : reportOf(askedOf(backend, person.id, subject)),
        ),
    }),
})
