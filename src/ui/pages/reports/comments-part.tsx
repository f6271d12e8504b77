import { useSelector } from '@xstate/react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { REPORTS_SHOWN, type ReportsShown } from '#domain/comment/comment-report.ts'
import { useOfficeLogic } from '../../bundle-logic.ts'
import { NativeSelect } from '../../components/native-select.tsx'
import { useWhenChanged } from '../../components/use-when-changed.ts'
import { WorkedList } from '../../components/worked-list.tsx'
import { reportCopy as words } from '../../copy/report-copy.ts'
import { StatusLine } from '../../manage/status-line.tsx'
import { reportsAddress, reportsQueryOf } from '../../routing/reports-codec.ts'
import { useActorRef } from '../../use-actor-ref.ts'
import { ReportedRow } from './reported-row.tsx'

/** 评论举报: what readers reported, and what is done about it. Screens `/manage/reports`. */
export const CommentsPart = () => {
  const [asked] = useSearchParams()
  const navigate = useNavigate()
  const wanted = reportsQueryOf(asked)
  const actor = useActorRef(useOfficeLogic().commentReports, { input: { query: wanted } })
  useWhenChanged(reportsAddress(wanted), () => actor.send({ type: 'list.show', query: wanted }))
  const { page, failure } = useSelector(actor, ({ context }) => context)
  const isBusy = useSelector(actor, (it) => it.hasTag('busy'))
  const hasFailed = useSelector(actor, (it) => it.matches('failed') || it.matches('defect'))
  const isForbidden = hasFailed && failure?.kind === 'forbidden'
  return (
    <>
      {!isForbidden && (
        <div className="worked-list__choices">
          <NativeSelect<ReportsShown>
            label={words.narrowTo}
            value={wanted.shown}
            options={REPORTS_SHOWN.map((value) => ({ value, name: words.shown[value] }))}
            onChoose={(shown) => void navigate(reportsAddress({ shown, page: 1 }))}
          />
        </div>
      )}
      <StatusLine mb="3">{!isBusy && !hasFailed && page.total > 0 ? words.count(page.total) : ''}</StatusLine>
      <WorkedList
        words={{
          ...words,
          noRight: words.forbidden,
          none: wanted.shown === 'open' ? words.none : words.noneDecided,
        }}
        page={page}
        failure={failure}
        stage={hasFailed ? 'failed' : isBusy && page.items.length === 0 ? 'arriving' : 'shown'}
        isBusy={isBusy}
        onReread={() => actor.send({ type: 'list.reread' })}
        onTurn={(index) => void navigate(reportsAddress({ ...wanted, page: index }))}
        renderRow={(comment) => (
          <ReportedRow
            key={comment.id}
            comment={comment}
            onDecide={(verdict, reason) =>
              actor.send({ type: 'list.act', act: { commentId: comment.id, verdict, reason } })
            }
          />
        )}
      />
    </>
  )
}
