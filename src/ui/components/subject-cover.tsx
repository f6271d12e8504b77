import '../theme/subject-style.css'
import './subject-cover.css'
import { subjectStyleOf } from '../theme/subject-style.ts'
import { SubjectGlyph } from './subject-glyph.tsx'

export interface SubjectCoverProps {
  readonly subject: string
  /** In large type; never the title, which stands below. */
  readonly heading: string
  /** In small type under it; '' for none. */
  readonly line?: string
}

/** A drawn cover for content without a picture. Says nothing that its card does not say, so it is hidden from readers. */
export const SubjectCover = ({ subject, heading, line = '' }: SubjectCoverProps) => {
  const { color, glyph } = subjectStyleOf(subject)
  return (
    <div className={`subject-cover subject--${color}`} aria-hidden="true">
      <span className="subject-cover__glyph">
        <SubjectGlyph name={glyph} size={96} />
      </span>
      <span className="subject-cover__heading">{heading}</span>
      <span className="subject-cover__line">{line}</span>
    </div>
  )
}
