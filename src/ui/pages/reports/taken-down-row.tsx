import { Text } from '@radix-ui/themes'
import { Link } from 'react-router-dom'
import type { TakenDownContent } from '#domain/moderation/taken-down.ts'
import { LateConfirmButton } from '../../components/late-confirm-button.tsx'
import { contentTypesCopy } from '../../copy/content-types-copy.ts'
import { moderationCopy as words } from '../../copy/moderation-copy.ts'
import { formatMoment } from '../../format/moment.ts'
import { useNow } from '../../format/use-now.ts'
import { contentAddress } from '../../routing/addresses.ts'

interface TakenDownRowProps {
  readonly content: TakenDownContent
  readonly onRestore: () => void
}

/** One content that was taken down: what it is, who did it when and why, and 恢复 or who may. R-moderation-2. */
export const TakenDownRow = ({ content, onRestore }: TakenDownRowProps) => {
  const now = useNow()
  return (
    <li className="worked-list__row reported">
      <div className="worked-list__words">
        <p className="worked-list__line">
          <Text size="2" color="gray">
            {contentTypesCopy[content.type]}
          </Text>
          <Link to={contentAddress(content)}>{content.name}</Link>
        </p>
        <Text as="p" size="2" color="gray">
          {words.made(content.teacherName, content.schoolName)}
        </Text>
        <Text as="p" size="2">
          {words.by(content.userName, formatMoment(content.at, now))}
        </Text>
        {content.reason !== '' && (
          <Text as="p" size="2" color="gray">
            {words.because(content.reason)}
          </Text>
        )}
      </div>
      {content.bar === 'none' ? (
        <div className="worked-list__actions">
          <LateConfirmButton
            label={words.restore}
            name={words.restoreName(content.name)}
            question={words.restoreQuestion(content.name)}
            hint={words.restoreHint}
            onConfirm={onRestore}
            main
          />
        </div>
      ) : (
        <Text as="p" size="2" color="gray">
          {words.bars[content.bar]}
        </Text>
      )}
    </li>
  )
}
