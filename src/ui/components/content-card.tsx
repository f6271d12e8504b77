import './content-card.css'
import { Text } from '@radix-ui/themes'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { CONTENT_TYPE } from '#domain/catalogue/category.ts'
import type { ContentCard as Content } from '#domain/catalogue/content-card.ts'
import type { TextSegment } from '#domain/catalogue/text-segment.ts'
import { copy } from '../copy/copy.ts'
import { formatClock } from '../format/duration.ts'
import { contentAddress } from '../routing/addresses.ts'
import { ContentCounts } from './content-counts.tsx'
import { ContentCover } from './content-cover.tsx'
import { LiveBadge } from './live-badge.tsx'
import { MarkedText } from './marked-text.tsx'

export interface ContentCardProps {
  readonly content: Content
  /** Where the card leads; its own page if nothing else is said. */
  readonly to?: string
  /** Said below the name in place of the counts. */
  readonly note?: string | undefined
  /** The name with what was searched for marked; empty for the plain name. */
  readonly title?: readonly TextSegment[]
  /** 3 below a section's heading, 2 where the page's title is the only one above. */
  readonly level?: 2 | 3
  /** Buttons that lie on the card beside its link: seen on hover and on focus, and always where there is no hover. */
  readonly actions?: ReactNode
}

/** What every list shows of a piece of content: one link, whatever its type. */
export const ContentCard = ({ content, to, note, title = [], level = 3, actions }: ContentCardProps) => {
  const Name = level === 2 ? 'h2' : 'h3'
  return (
    <article className="content-card">
      <div className="content-card__cover">
        <ContentCover content={content} />
        <span className="content-card__badges">
          <FormatBadge content={content} />
        </span>
        {extentOf(content) !== '' && <span className="content-card__extent">{extentOf(content)}</span>}
        {content.progress > 0 && <ProgressLine percent={content.progress} />}
      </div>
      <div className="content-card__body">
        <Name className="content-card__name">
          <Link to={to ?? contentAddress(content)}>
            {title.length === 0 ? content.name : <MarkedText segments={title} />}
          </Link>
        </Name>
        <Text as="p" size="1" color="gray" truncate>
          {placeOf(content)}
        </Text>
        <Text as="p" size="1" color="gray" truncate>
          {[content.teacherName, content.organisationName].filter(Boolean).join(' · ')}
        </Text>
        <Text as="p" size="1" color="gray" truncate={note !== undefined} className="content-card__told">
          {note ?? <ContentCounts content={content} />}
        </Text>
      </div>
      {actions !== undefined && <div className="content-card__actions">{actions}</div>}
    </article>
  )
}

const FormatBadge = ({ content }: { content: Content }) =>
  content.liveStatus === 'none' ? (
    <span className="content-card__format">{formatOf(content)}</span>
  ) : (
    <LiveBadge status={content.liveStatus} cancelled={content.cancelled} />
  )

const ProgressLine = ({ percent }: { percent: number }) => (
  <span
    className="content-card__progress"
    role="progressbar"
    aria-label={copy.card.progress(Math.round(percent))}
    aria-valuemin={0}
    aria-valuemax={100}
    aria-valuenow={Math.round(percent)}
  >
    <span style={{ width: `${percent}%` }} />
  </span>
)

/** The tag of the library (课件, 试卷 …), else the suffix, else what the type is called. */
export const formatOf = ({ tags, suffix, type }: Content): string =>
  tags[0]?.name || (type === CONTENT_TYPE.resource ? suffix.toUpperCase() : '') || copy.card.types[type]

/** 学段·学科·版本·册. */
export const placeOf = ({ place }: Content): string =>
  [place.stage.name, place.subject.name, place.version.name, place.book.name].filter(Boolean).join(' · ')

const extentOf = ({ type, duration, sectionCount, questionCount, suffix }: Content): string => {
  if (type === CONTENT_TYPE.question) return questionCount > 0 ? copy.card.questions(questionCount) : ''
  if (type === CONTENT_TYPE.resource) return duration > 0 ? formatClock(duration) : suffix.toUpperCase()
  if (sectionCount > 0) return copy.card.sections(sectionCount)
  return duration > 0 ? formatClock(duration) : ''
}
