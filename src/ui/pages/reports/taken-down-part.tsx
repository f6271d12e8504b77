import { useSelector } from '@xstate/react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useOfficeLogic } from '../../bundle-logic.ts'
import { NativeSelect } from '../../components/native-select.tsx'
import { useWhenChanged } from '../../components/use-when-changed.ts'
import { WorkedList } from '../../components/worked-list.tsx'
import { moderationCopy as words } from '../../copy/moderation-copy.ts'
import { StatusLine } from '../../manage/status-line.tsx'
import { takenDownAddress, takenDownQueryOf } from '../../routing/reports-codec.ts'
import { useActorRef } from '../../use-actor-ref.ts'
import { TakenDownRow } from './taken-down-row.tsx'

const CHOICES = (['all', 'mine'] as const).map((value) => ({ value, name: words.whoseChoices[value] }))

/** 下架的内容: what was taken down in the schools that the reader looks after, and 恢复. Screens `/manage/reports`. */
export const TakenDownPart = () => {
  const [asked] = useSearchParams()
  const navigate = useNavigate()
  const wanted = takenDownQueryOf(asked)
  const actor = useActorRef(useOfficeLogic().takenDown, { input: { query: wanted } })
  useWhenChanged(takenDownAddress(wanted), () => actor.send({ type: 'list.show', query: wanted }))
  const { page, failure, act: restored } = useSelector(actor, ({ context }) => context)
  const isBusy = useSelector(actor, (it) => it.hasTag('busy'))
  const hasFailed = useSelector(actor, (it) => it.matches('failed') || it.matches('defect'))
  const isForbidden = hasFailed && failure?.kind === 'forbidden'
  return (
    <>
      {!isForbidden && (
        <div className="worked-list__choices">
          <NativeSelect<'all' | 'mine'>
            label={words.whose}
            value={wanted.mine ? 'mine' : 'all'}
            options={CHOICES}
            onChoose={(whose) => void navigate(takenDownAddress({ mine: whose === 'mine', page: 1 }))}
          />
        </div>
      )}
      <StatusLine mb="3">
        {!isBusy && restored !== null && `${words.restored(restored.name)} `}
        {!isBusy && !hasFailed && page.total > 0 && words.count(page.total)}
      </StatusLine>
      <WorkedList
        words={words}
        page={page}
        failure={failure}
        stage={hasFailed ? 'failed' : isBusy && page.items.length === 0 ? 'arriving' : 'shown'}
        isBusy={isBusy}
        onReread={() => actor.send({ type: 'list.reread' })}
        onTurn={(index) => void navigate(takenDownAddress({ ...wanted, page: index }))}
        renderRow={(content) => (
          <TakenDownRow
            key={content.id}
            content={content}
            onRestore={() => actor.send({ type: 'list.act', act: content })}
          />
        )}
      />
    </>
  )
}
