import { Heading, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { selectUser } from '#application/session/session.selectors.ts'
import { type CourseDetail, isPlayable, sectionsOf } from '#domain/course/course-detail.ts'
import { watchedReportOf } from '#domain/course/watched-report.ts'
import { useActors } from '../../actors-context.tsx'
import { DescriptionList } from '../../components/description-list.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { ProgressRing } from '../../components/progress-ring.tsx'
import { courseCopy } from '../../copy/course-copy.ts'
import { sectionStateText } from '../../course/section-text.ts'
import { formatClock } from '../../format/duration.ts'
import { AnswerReport, PrintReport } from '../../learning/answer-report.tsx'
import { ReportReading } from '../../learning/report-reading.tsx'

const { report: words } = courseCopy

/** What was watched, finished and answered so far. */
export const StudyReport = ({ course }: { course: CourseDetail }) => {
  const userId = useSelector(useActors().session, (snapshot) => selectUser(snapshot)?.id ?? 0)
  const { watched, finished } = watchedReportOf(course)
  const seen = watched > 0 || finished > 0
  return (
    <div className="study-report">
      {seen && <Watched course={course} />}
      <ReportReading
        key={`${userId}/${course.card.id}`}
        userId={userId}
        subject={{ kind: 'course', courseId: course.card.id }}
      >
        {(report) => {
          if (report === null) return seen ? null : <EmptyState title={words.none} hint={words.noneHint} />
          return (
            <>
              <AnswerReport report={report} ofBank={false} />
              <div>
                <PrintReport />
              </div>
            </>
          )
        }}
      </ReportReading>
    </div>
  )
}

/** How far each film was seen. */
const Watched = ({ course }: { course: CourseDetail }) => {
  const { watched, total, finished, sections } = watchedReportOf(course)
  return (
    <>
      <DescriptionList
        items={[
          { name: words.watched, value: words.watchedOf(formatClock(watched), formatClock(total)) },
          { name: words.finished, value: words.finishedOf(finished, sections) },
        ]}
      />
      <Heading as="h2" size="4">
        {words.sections}
      </Heading>
      <ul className="study-report__sections">
        {sectionsOf(course)
          .filter(isPlayable)
          .map((section) => (
            <li key={section.id}>
              <ProgressRing
                percent={section.progress}
                full={section.finished}
                label={sectionStateText(section)}
              />
              <span>{section.name}</span>
              <Text size="2" color="gray">
                {formatClock((section.duration * section.progress) / 100)} / {formatClock(section.duration)}
              </Text>
            </li>
          ))}
      </ul>
    </>
  )
}
