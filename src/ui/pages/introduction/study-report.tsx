import { Heading, Text } from '@radix-ui/themes'
import { type CourseDetail, isPlayable, sectionsOf } from '#domain/course/course-detail.ts'
import { watchedReportOf } from '#domain/course/watched-report.ts'
import { EmptyState } from '../../components/empty-state.tsx'
import { Facts } from '../../components/facts.tsx'
import { ProgressRing } from '../../components/progress-ring.tsx'
import { courseCopy } from '../../copy/course-copy.ts'
import { sectionStateText } from '../../course/section-words.ts'
import { formatClock } from '../../format/duration.ts'

const { report: words } = courseCopy

/** What was watched and finished so far. */
export const StudyReport = ({ course }: { course: CourseDetail }) => {
  const { watched, total, finished, sections } = watchedReportOf(course)
  if (watched === 0 && finished === 0) return <EmptyState title={words.none} hint={words.noneHint} />
  return (
    <div className="study-report">
      <Facts
        facts={[
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
    </div>
  )
}
