import { Badge, Text } from '@radix-ui/themes'
import { Link } from 'react-router-dom'
import type { ReportedComment, ReportVerdict } from '#domain/comment/comment-report.ts'
import { LateConfirmButton } from '../../components/late-confirm-button.tsx'
import { RichTextView } from '../../components/rich-text.tsx'
import { commentCopy } from '../../copy/comment-copy.ts'
import { reportCopy as words } from '../../copy/report-copy.ts'
import { formatMoment } from '../../format/moment.ts'
import { useNow } from '../../format/use-now.ts'
import { contentAddress } from '../../routing/addresses.ts'
import { HideButton } from './hide-button.tsx'

interface ReportedRowProps {
  readonly comment: ReportedComment
  readonly onDecide: (verdict: ReportVerdict, reason: string) => void
}

/** One reported comment: what it says, what was said against it, and what is done about it. */
export const ReportedRow = ({ comment, onDecide }: ReportedRowProps) => {
  const now = useNow()
  const name = comment.writerName || commentCopy.unnamed
  return (
    <li className="worked-list__row reported">
      <div className="worked-list__words">
        <p className="worked-list__line">
          <Text size="2" weight="medium">
            {words.writtenBy(name, formatMoment(comment.createTime, now))}
          </Text>
          {comment.state === 'deleted' && <Badge color="gray">{words.deleted}</Badge>}
        </p>
        <RichTextView html={comment.html} />
        <p className="worked-list__line">
          <Text size="2" color="gray">
            {words.on}
          </Text>
          <Link to={contentAddress(comment.content)}>{comment.content.name}</Link>
          <Text size="2" color="gray">
            {comment.schoolName}
          </Text>
        </p>
        <ul className="reported__said" aria-label={words.reports}>
          {comment.reports.map((report) => (
            <li key={`${report.createTime}/${report.reporterName}`}>
              <Text as="p" size="2">
                {words.said(
                  report.reporterName,
                  words.categories[report.category],
                  formatMoment(report.createTime, now),
                )}
              </Text>
              {report.words !== '' && (
                <Text as="p" size="2" color="gray">
                  {report.words}
                </Text>
              )}
            </li>
          ))}
        </ul>
        {comment.decision !== null && (
          <Text as="p" size="2" color="gray">
            {words.decidedBy(comment.decision.deciderName, formatMoment(comment.decision.time, now))}{' '}
            {comment.decision.reason !== '' && words.because(comment.decision.reason)}
          </Text>
        )}
      </div>
      <Acts comment={comment} name={name} onDecide={onDecide} />
    </li>
  )
}

const Acts = ({ comment, name, onDecide }: ReportedRowProps & { readonly name: string }) => {
  if (comment.mine)
    return (
      <Text as="p" size="2" color="gray">
        {words.own}
      </Text>
    )
  if (comment.decision === null)
    return (
      <div className="worked-list__actions">
        <HideButton commentId={comment.id} name={name} onHide={(reason) => onDecide('hide', reason)} />
        <LateConfirmButton
          label={words.keep}
          name={words.keepName(name)}
          question={words.keepQuestion}
          hint={words.keepHint}
          onConfirm={() => onDecide('keep', '')}
          main
        />
      </div>
    )
  if (comment.state !== 'hidden') return null
  return (
    <div className="worked-list__actions">
      <LateConfirmButton
        label={words.show}
        name={words.showName(name)}
        question={words.showQuestion}
        hint={words.showHint}
        onConfirm={() => onDecide('show', '')}
      />
    </div>
  )
}
