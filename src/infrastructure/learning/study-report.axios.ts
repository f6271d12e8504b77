import type * as z from 'zod/mini'
import type { StudyReportPort } from '#application/learning/study-report.port.ts'
import { getStadyReport, type rightOf, type studyReport } from '#contract/study-report.ts'
import { success } from '#domain/kernel/result.ts'
import type { ReportSubject, RightOf, StudyReport } from '#domain/learning/study-report.ts'
import type { Http } from '../http/http.ts'
import { amountOf, textOf } from '../http/wire-values.ts'
import { questionOf } from '../question/question.mapper.ts'

const queryOf = (subject: ReportSubject) => {
  switch (subject.kind) {
    case 'course':
      return { CourseId: subject.courseId }
    case 'section':
      return { CourseId: subject.courseId, SectionId: subject.sectionId }
    case 'practice':
      return {
        PracticeId: subject.practiceId,
        ...(subject.asked.length > 0 && { Asked: subject.asked.join(',') }),
      }
  }
}

const rightsOf = (wire: readonly z.output<typeof rightOf>[] | null | undefined): readonly RightOf[] =>
  (wire ?? []).map(({ Id, Name, Right, Total }) => ({
    id: Id,
    name: textOf(Name),
    right: amountOf(Right),
    total: amountOf(Total),
  }))

const reportOf = (wire: z.output<typeof studyReport>): StudyReport => ({
  total: amountOf(wire.TotalCount),
  answered: amountOf(wire.AnsweredCount),
  right: amountOf(wire.RightCount),
  partly: amountOf(wire.PartlyCount),
  ungraded: amountOf(wire.UngradedCount),
  score: amountOf(wire.Score),
  fullScore: amountOf(wire.FullScore),
  useTime: amountOf(wire.UseTime),
  rank: amountOf(wire.Rank),
  byKnowledge: rightsOf(wire.ByKnow),
  byKind: rightsOf(wire.ByType),
  bySection: rightsOf(wire.BySection),
  wrong: (wire.Wrong ?? []).map(questionOf),
  unmarked: (wire.Ungraded ?? []).map(questionOf),
  trend: (wire.Trend ?? []).map(({ Date, RightRate }) => ({
    day: Date,
    rate: Math.min(1, amountOf(RightRate)),
  })),
})

/** Wire: getstadyreport. */
export const axiosStudyReports = (http: Http): StudyReportPort => ({
  report: async (subject, signal) => {
    const read = await http.call(getStadyReport, { query: queryOf(subject) }, signal)
    return read.ok ? success(reportOf(read.value)) : read
  },
})
