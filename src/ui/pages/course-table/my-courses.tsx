import { Button } from '@radix-ui/themes'
import { CONTENT_TYPE } from '#domain/catalogue/category.ts'
import { CategoryLink } from '../../catalogue/category-link.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { Section } from '../../components/section.tsx'
import { courseTableCopy } from '../../copy/course-table-copy.ts'
import { useNow } from '../../format/use-now.ts'
import { type CourseTablePlace, writeCourseTable } from '../../routing/course-table-codec.ts'
import { CourseRow } from './course-row.tsx'
import { LearningList } from './learning-list.tsx'
import { LiveNotices } from './live-notices.tsx'
import { Timetable } from './timetable.tsx'
import { useLearningList } from './use-learning-list.ts'

/** 我的课程: the week's lives as a table, then every course, the next live first. */
export const MyCourses = ({ place }: { place: CourseTablePlace }) => {
  const { page, week } = place
  const actor = useLearningList({ list: 'courses', filter: 'all', page })
  const now = useNow()
  return (
    <>
      <LiveNotices />
      <Timetable place={place} />
      <Section title={courseTableCopy.timetable.courses}>
        <LearningList
          actor={actor}
          name={courseTableCopy.tabs.courses}
          addressOf={(number) => writeCourseTable({ tab: 'courses', week, page: number })}
          empty={
            <EmptyState {...courseTableCopy.noCourses}>
              <Button asChild>
                <CategoryLink type={CONTENT_TYPE.recorded}>{courseTableCopy.findCourses}</CategoryLink>
              </Button>
            </EmptyState>
          }
        >
          {(entries) => (
            <ul className="learning-rows">
              {entries.map((entry) => (
                <li key={entry.id}>
                  <CourseRow entry={entry} now={now} />
                </li>
              ))}
            </ul>
          )}
        </LearningList>
      </Section>
    </>
  )
}
