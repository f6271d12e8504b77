import '../theme/subject-look.css'
import './subject-cover.css'
import { subjectLookOf } from '../theme/subject-look.ts'
import { coverLines } from './cover-lines.ts'
import { SubjectGlyph } from './subject-glyph.tsx'

export interface SubjectCoverProps {
  readonly title: string
  readonly subject: string
  /** Said above the title: the subject and the book, when there is one. */
  readonly overline: string
}

/** A drawn cover for content without a picture. Says nothing that its card does not say, so it is hidden from readers. */
export const SubjectCover = ({ title, subject, overline }: SubjectCoverProps) => {
  const { color, glyph } = subjectLookOf(subject)
  return (
    <div className={`subject-cover subject--${color}`} aria-hidden="true">
      <span className="subject-cover__glyph">
        <SubjectGlyph name={glyph} size={96} />
      </span>
      <span className="subject-cover__overline">{overline}</span>
      <span className="subject-cover__title">{coverLines(title).join('\n')}</span>
    </div>
  )
}
