import { useState } from 'react'
import type { ContentCard } from '#domain/catalogue/content-card.ts'
import { copy } from '../copy/copy.ts'
import { SubjectCover } from './subject-cover.tsx'

/** The picture of a content; drawn where there is none, or where it does not come. */
export const ContentCover = ({ content }: { content: ContentCard }) => {
  const [broken, setBroken] = useState(false)
  return content.coverUrl === '' || broken ? (
    <SubjectCover title={content.name} subject={content.place.subject.name} overline={overlineOf(content)} />
  ) : (
    <img
      src={content.coverUrl}
      alt=""
      width={320}
      height={180}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(true)}
    />
  )
}

const overlineOf = ({ place }: ContentCard): string =>
  [place.subject.name || copy.card.subjectUnknown, place.book.name].filter(Boolean).join(' · ')
