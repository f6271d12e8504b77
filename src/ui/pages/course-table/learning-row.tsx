import '../../theme/subject-style.css'
import './learning-row.css'
import { Badge, Text } from '@radix-ui/themes'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { LearningEntry } from '#domain/learning/learning-entry.ts'
import { SubjectGlyph } from '../../components/subject-glyph.tsx'
import { copy } from '../../copy/copy.ts'
import { courseTableCopy } from '../../copy/course-table-copy.ts'
import { contentAddress } from '../../routing/addresses.ts'
import { subjectStyleOf } from '../../theme/subject-style.ts'

export interface LearningRowProps {
  readonly entry: LearningEntry
  readonly level: 2 | 3
  /** Beside the name: a badge. */
  readonly mark?: ReactNode
  /** What the line has to say of the content. */
  readonly note: string
  /** What can be done with it. */
  readonly actions: ReactNode
}

/** One content that a user has to do with, in two lines; one that was withdrawn leads nowhere any more. */
export const LearningRow = ({ entry, level, mark, note, actions }: LearningRowProps) => {
  const { content, invalid } = entry
  const { color, glyph } = subjectStyleOf(content.place.subject.name)
  const Name = level === 2 ? 'h2' : 'h3'
  return (
    <article className="learning-row" data-invalid={invalid}>
      <span className={`learning-row__glyph subject--${color}`}>
        <SubjectGlyph name={glyph} size={24} />
      </span>
      <div className="learning-row__words">
        <Name className="learning-row__name">
          {invalid ? content.name : <Link to={contentAddress(content)}>{content.name}</Link>}
          {invalid ? (
            <Badge color="gray" variant="surface">
              {courseTableCopy.withdrawn}
            </Badge>
          ) : (
            mark
          )}
        </Name>
        <Text as="p" size="1" color="gray" truncate>
          {aboutOf(entry)}
        </Text>
        <Text as="p" size="1" color="gray" className="learning-row__note">
          {note}
        </Text>
      </div>
      <div className="learning-row__actions">{actions}</div>
    </article>
  )
}

const aboutOf = ({ content }: LearningEntry): string => {
  const { place, teacherName, organisationName } = content
  return [
    copy.card.types[content.type],
    `${place.stage.name}${place.subject.name}`,
    place.book.name,
    teacherName,
    organisationName,
  ]
    .filter((part) => part !== '')
    .join(' · ')
}
