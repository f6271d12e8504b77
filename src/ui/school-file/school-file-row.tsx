import '../theme/subject-style.css'
import './school-file-row.css'
import { Text } from '@radix-ui/themes'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { CONTENT_TYPE } from '#domain/catalogue/category.ts'
import type { SchoolFile } from '#domain/school-file/school-file.ts'
import { SubjectGlyph } from '../components/subject-glyph.tsx'
import { libraryCopy } from '../copy/library-copy.ts'
import { FavouriteButton } from '../favourite/favourite-button.tsx'
import { formatCount } from '../format/count.ts'
import { formatMoment } from '../format/moment.ts'
import { formatSize } from '../format/size.ts'
import { useNow } from '../format/use-now.ts'
import { contentAddress } from '../routing/addresses.ts'
import { subjectStyleOf } from '../theme/subject-style.ts'

export interface SchoolFileRowProps {
  readonly file: SchoolFile
  /** Before the name: whether it is selected. */
  readonly before?: ReactNode
  /** Buttons behind the star. */
  readonly actions?: ReactNode
  readonly selected?: boolean
  /** 3 below a section's heading, 2 where the page's title is the only one above. */
  readonly level?: 2 | 3
}

/** The card of the content that a school's file is, as far as a star needs it. */
export const cardOfFile = ({ id, file, favourite }: SchoolFile) => ({
  id,
  type: CONTENT_TYPE.resource,
  name: file.name,
  favourite,
})

/** A file of a school in two lines: what it is and where it stands, who shared it and when. */
export const SchoolFileRow = (props: SchoolFileRowProps) => {
  const { file: schoolFile, before, actions, selected = false, level = 2 } = props
  const { file, place, tag, uploader } = schoolFile
  const { color, glyph } = subjectStyleOf(place.subject.name)
  const Name = level === 2 ? 'h2' : 'h3'
  return (
    <article className="school-file-row" data-selected={selected}>
      {before}
      <span className={`school-file-row__glyph subject--${color}`}>
        <SubjectGlyph name={glyph} size={22} />
      </span>
      <div className="school-file-row__words">
        <Name className="school-file-row__name">
          <span className="school-file-row__format">{file.suffix.toUpperCase()}</span>
          <Link to={contentAddress(cardOfFile(schoolFile))}>{file.name}</Link>
        </Name>
        <Text as="p" size="1" color="gray" truncate>
          {[place.stage.name, place.subject.name, place.book.name, place.chapter.name, tag.name]
            .filter(Boolean)
            .join(' · ')}
        </Text>
        <Text as="p" size="1" color="gray" truncate>
          {factsOf(schoolFile, uploader.name, useNow())}
        </Text>
      </div>
      <div className="school-file-row__actions">
        <FavouriteButton content={cardOfFile(schoolFile)} />
        {actions}
      </div>
    </article>
  )
}

const factsOf = (
  { file, sharedAt, viewCount, downloadCount }: SchoolFile,
  uploader: string,
  now: Date,
): string => {
  const moment = formatMoment(sharedAt, now)
  return [
    uploader,
    moment === '' ? '' : libraryCopy.shared(moment),
    formatSize(file.size),
    libraryCopy.views(formatCount(viewCount)),
    libraryCopy.downloads(formatCount(downloadCount)),
  ]
    .filter(Boolean)
    .join(' · ')
}
