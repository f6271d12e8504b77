import { useState } from 'react'
import type { ContentCard } from '#domain/catalogue/content-card.ts'
import { copy } from '../copy/copy.ts'
import { SubjectCover } from './subject-cover.tsx'

/** The picture of a content; drawn where there is none, or where it does not come. */
export const ContentCover = ({ content: { coverUrl, place } }: { content: ContentCard }) => {
  const [broken, setBroken] = useState(false)
  return coverUrl === '' || broken ? (
    <SubjectCover
      subject={place.subject.name}
      heading={place.subject.name || copy.card.subjectUnknown}
      line={place.book.name}
    />
  ) : (
    <img
      src={coverUrl}
      alt=""
      width={320}
      height={180}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(true)}
    />
  )
}
