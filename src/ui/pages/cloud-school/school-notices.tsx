import { Text } from '@radix-ui/themes'
import { type ReactNode, useState } from 'react'
import type { SchoolNotice } from '#domain/school-file/cloud-school.ts'
import { Icon } from '../../components/icon.tsx'
import { PartBoundary } from '../../components/part-boundary.tsx'
import { PartMissing } from '../../components/part-missing.tsx'
import { cloudCopy } from '../../copy/cloud-copy.ts'
import { formatMoment } from '../../format/moment.ts'
import { useNow } from '../../format/use-now.ts'
import { lazyPart } from '../../routing/missing-code.ts'

const RichTextView = lazyPart(async () => (await import('../../components/rich-text.tsx')).RichTextView)

/** Notices by their titles, each unfolded where it stands. */
export const Notices = ({ notices }: { notices: readonly SchoolNotice[] }) => {
  const now = useNow()
  return (
    <ul className="school-notices">
      {notices.map(({ id, title, html, author, publishedAt, onTop }) => (
        <li key={id}>
          <Notice html={html}>
            <Icon name="chevronRight" size={14} />
            {onTop && <span className="school-notices__top">{cloudCopy.onTop}</span>}
            <span className="school-notices__title">{title}</span>
            <Text size="1" color="gray" className="school-notices__author">
              {cloudCopy.by(author, formatMoment(publishedAt, now))}
            </Text>
          </Notice>
        </li>
      ))}
    </ul>
  )
}

/** Its text, and what makes that safe, come when it is unfolded. */
const Notice = ({ html, children }: { readonly html: string; readonly children: ReactNode }) => {
  const [seen, setSeen] = useState(false)
  return (
    <details onToggle={({ currentTarget }) => currentTarget.open && setSeen(true)}>
      <summary>{children}</summary>
      {seen && (
        <PartBoundary missing={<PartMissing />}>
          <RichTextView html={html} />
        </PartBoundary>
      )}
    </details>
  )
}
