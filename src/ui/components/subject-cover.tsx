import '../theme/subject-look.css'
import './subject-cover.css'
import { subjectLookOf } from '../theme/subject-look.ts'
import { SubjectGlyph } from './subject-glyph.tsx'

/** Characters in a line of the cover, and lines. */
const LINE_LENGTH = 7
const LINES = 2

/** The first characters of a title, broken where a reader would: at a mark of punctuation if one is near. */
export const coverLines = (title: string): readonly string[] => {
  const characters = [...title.replace(/[《》“”"'「」]/g, '').trim()]
  const lines: string[] = []
  let rest = characters
  while (rest.length > 0 && lines.length < LINES) {
    const stop = rest.slice(0, LINE_LENGTH).findIndex((character) => /[\s：:，,、·—\-（(]/.test(character))
    const end = stop > 1 ? stop : LINE_LENGTH
    lines.push(rest.slice(0, end).join(''))
    rest = rest.slice(stop > 1 ? stop + 1 : end)
  }
  const last = lines.at(-1)
  return rest.length > 0 && last !== undefined ? [...lines.slice(0, -1), `${last}…`] : lines
}

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
      <span className="subject-cover__title">
        {coverLines(title).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </span>
    </div>
  )
}
