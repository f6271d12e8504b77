import './content-row.css'
import { Text } from '@radix-ui/themes'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { ContentCard as Content } from '#domain/catalogue/content-card.ts'
import type { TextSegment } from '#domain/catalogue/text-segment.ts'
import { listCopy } from '../copy/list-copy.ts'
import { formatMoment } from '../format/moment.ts'
import { useNow } from '../format/use-now.ts'
import { contentAddress } from '../routing/addresses.ts'
import { subjectStyleOf } from '../theme/subject-style.ts'
import { formatOf, placeOf } from './content-card.tsx'
import { ContentCounts } from './content-counts.tsx'
import { LiveBadge } from './live-badge.tsx'
import { MarkedText } from './marked-text.tsx'
import { SubjectGlyph } from './subject-glyph.tsx'

export interface ContentRowProps {
  readonly content: Content
  /** The name with what was searched for marked; empty for the plain name. */
  readonly title?: readonly TextSegment[]
  /** Said in place of the counts. */
  readonly note?: string | undefined
  /** Buttons beside the link. */
  readonly actions?: ReactNode
}

/** The same of a content as its card, in two lines. */
export const ContentRow = ({ content, title = [], note, actions }: ContentRowProps) => {
  const { color, glyph } = subjectStyleOf(content.place.subject.name)
  const moment = formatMoment(content.updateTime, useNow())
  return (
    <article className="content-row">
      <span className={`content-row__glyph subject--${color}`}>
        <SubjectGlyph name={glyph} size={24} />
      </span>
      <div className="content-row__words">
        <h2 className="content-row__name">
          <span className="content-row__badge">
            {content.liveStatus === 'none' ? (
              <span className="content-row__format">{formatOf(content)}</span>
            ) : (
              <LiveBadge status={content.liveStatus} cancelled={content.cancelled} />
            )}
          </span>
          <Link to={contentAddress(content)}>
            {title.length === 0 ? content.name : <MarkedText segments={title} />}
          </Link>
        </h2>
        <Text as="p" size="1" color="gray" truncate>
          {[placeOf(content), content.teacherName, content.organisationName].filter(Boolean).join(' · ')}
        </Text>
      </div>
      <Text as="p" size="1" color="gray" className="content-row__aside">
        <span>{note ?? <ContentCounts content={content} />}</span>
        {moment !== '' && <span>{listCopy.updated(moment)}</span>}
      </Text>
      {actions !== undefined && <span className="content-row__actions">{actions}</span>}
    </article>
  )
}
