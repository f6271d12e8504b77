import { Text } from '@radix-ui/themes'
import type { SchoolNotice } from '#domain/school-file/cloud-school.ts'
import { Icon } from '../../components/icon.tsx'
import { RichTextView } from '../../components/rich-text.tsx'
import { cloudCopy } from '../../copy/cloud-copy.ts'
import { formatMoment } from '../../format/moment.ts'
import { useNow } from '../../format/use-now.ts'

/** Notices by their titles, each unfolded where it stands. */
export const Notices = ({ notices }: { notices: readonly SchoolNotice[] }) => {
  const now = useNow()
  return (
    <ul className="school-notices">
      {notices.map(({ id, title, html, author, publishedAt, onTop }) => (
        <li key={id}>
          <details>
            <summary>
              <Icon name="chevronRight" size={14} />
              {onTop && <span className="school-notices__top">{cloudCopy.onTop}</span>}
              <span className="school-notices__title">{title}</span>
              <Text size="1" color="gray" className="school-notices__author">
                {cloudCopy.by(author, formatMoment(publishedAt, now))}
              </Text>
            </summary>
            <RichTextView html={html} />
          </details>
        </li>
      ))}
    </ul>
  )
}
