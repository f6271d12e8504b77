import { Badge } from '@radix-ui/themes'
import type { LearningEntry } from '#domain/learning/learning-entry.ts'
import { copy } from '../../copy/copy.ts'
import { courseTableCopy } from '../../copy/course-table-copy.ts'

/** How much of a course is done. */
export const ProgressMark = ({ entry }: { entry: LearningEntry }) => {
  if (entry.finished) return <Badge color="indigo">{courseTableCopy.finished}</Badge>
  const percent = Math.round(entry.content.progress)
  return percent === 0 ? null : (
    <span className="learning-row__progress">
      <span aria-hidden="true">
        <span style={{ width: `${percent}%` }} />
      </span>
      {copy.card.progress(percent)}
    </span>
  )
}
