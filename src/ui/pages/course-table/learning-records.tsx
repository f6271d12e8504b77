import { Button } from '@radix-ui/themes'
import { Link } from 'react-router-dom'
import { CONTENT_TYPE } from '#domain/catalogue/category.ts'
import { FINISHED_FILTERS } from '#domain/learning/learning-question.ts'
import { CategoryLink } from '../../catalogue/category-link.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { courseTableCopy } from '../../copy/course-table-copy.ts'
import { useNow } from '../../format/use-now.ts'
import { type CourseTablePlace, writeCourseTable } from '../../routing/course-table-codec.ts'
import { LearningList } from './learning-list.tsx'
import { learningNote } from './learning-note.ts'
import { LearningRow } from './learning-row.tsx'
import { LiveMark } from './live-mark.tsx'
import { ProgressMark } from './progress-mark.tsx'
import { ResumeLink } from './resume-link.tsx'
import { useLearningList } from './use-learning-list.ts'

/** 学习记录: every course once, where it was left, and on from there. */
export const LearningRecords = ({ place }: { place: CourseTablePlace }) => {
  const { filter, page } = place
  const actor = useLearningList({ list: 'learning', filter, page })
  const now = useNow()
  return (
    <>
      <nav className="learning-tools" aria-label={courseTableCopy.filter}>
        <ul className="filter-links">
          {FINISHED_FILTERS.map((it) => (
            <li key={it}>
              <Link
                to={writeCourseTable({ tab: 'learning', filter: it })}
                aria-current={it === filter ? 'page' : undefined}
              >
                {courseTableCopy.filters[it]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <LearningList
        actor={actor}
        name={courseTableCopy.tabs.learning}
        addressOf={(number) => writeCourseTable({ tab: 'learning', filter, page: number })}
        empty={
          <EmptyState {...courseTableCopy.noLearning[filter]}>
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
                <LearningRow
                  entry={entry}
                  level={2}
                  mark={
                    <>
                      <LiveMark content={entry.content} />
                      <ProgressMark entry={entry} />
                    </>
                  }
                  note={learningNote(entry, now)}
                  actions={<ResumeLink entry={entry} />}
                />
              </li>
            ))}
          </ul>
        )}
      </LearningList>
    </>
  )
}
