import './learning-row.css'
import { courseTableCopy } from '../../copy/course-table-copy.ts'

/** Lines that are still to come, of the same size. */
export const LearningSkeleton = ({ rows = 5 }: { readonly rows?: number }) => (
  <div className="learning-rows" role="status" aria-label={courseTableCopy.loading}>
    {Array.from({ length: rows }, (_, row) => (
      <div key={row} className="learning-row" aria-hidden="true">
        <span className="learning-row__glyph" />
        <div className="learning-row__words">
          <span className="learning-row__skeleton" />
          <span className="learning-row__skeleton" data-short="" />
        </div>
      </div>
    ))}
  </div>
)
