import { Badge, Text } from '@radix-ui/themes'
import type { Announcement } from '#domain/announcement/announcement.ts'
import { Icon } from '../../components/icon.tsx'
import { RichTextView } from '../../components/rich-text.tsx'
import { noticesCopy as words } from '../../copy/notices-copy.ts'
import { formatMoment } from '../../format/moment.ts'
import { useNow } from '../../format/use-now.ts'

interface NoticeItemProps {
  readonly notice: Announcement
  readonly onOpen: () => void
}

/** A notice by its title, unfolded where it stands. */
export const NoticeItem = ({ notice, onOpen }: NoticeItemProps) => {
  const now = useNow()
  const { title, html, school, author, publishedAt, onTop, read } = notice
  return (
    <li className="notice-item" data-unread={!read}>
      <details onToggle={({ currentTarget }) => currentTarget.open && onOpen()}>
        <summary>
          <Icon name="chevronRight" size={14} />
          <span className="notice-item__words">
            <span className="notice-item__line">
              <span className="notice-item__title">{title}</span>
              {!read && <Badge color="indigo">{words.unread}</Badge>}
              {onTop && <Badge color="gray">{words.onTop}</Badge>}
            </span>
            <Text size="1" color="gray">
              {words.by(school === '' ? words.everybody : school, author, formatMoment(publishedAt, now))}
            </Text>
          </span>
        </summary>
        <RichTextView html={html} />
      </details>
    </li>
  )
}
