import { Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { useOfficeLogic } from '../../bundle-logic.ts'
import { ChipChoice } from '../../components/chip-choice.tsx'
import { WorkedList } from '../../components/worked-list.tsx'
import { noticeReadersCopy as words } from '../../copy/managed-notices-copy.ts'
import { formatMoment } from '../../format/moment.ts'
import { useNow } from '../../format/use-now.ts'
import { StatusLine } from '../../manage/status-line.tsx'
import { useActorRef } from '../../use-actor-ref.ts'

/** Who has read a notice, and who has not. */
export const NoticeReaders = ({ noticeId }: { readonly noticeId: number }) => {
  const actor = useActorRef(useOfficeLogic().announcementReaders, { input: { noticeId } })
  const { query, page, failure } = useSelector(actor, ({ context }) => context)
  const isBusy = useSelector(actor, (it) => it.hasTag('busy'))
  const hasFailed = useSelector(actor, (it) => it.matches('failed') || it.matches('defect'))
  const now = useNow()
  const show = (read: boolean, index: number) => actor.send({ type: 'readers.show', read, page: index })
  return (
    <section className="notice-readers" aria-label={words.list}>
      <ChipChoice
        legend={words.which}
        choices={['unread', 'read']}
        chosen={query.read ? 'read' : 'unread'}
        nameOf={(choice) => (choice === 'read' ? words.read : words.unread)}
        onChoose={(choice) => show(choice === 'read', 1)}
      />
      <StatusLine>{isBusy || hasFailed ? '' : words.count(query.read, page.total)}</StatusLine>
      <WorkedList
        words={{ ...words, none: query.read ? words.noneRead : words.noneUnread }}
        page={page}
        failure={failure}
        stage={hasFailed ? 'failed' : isBusy && page.items.length === 0 ? 'arriving' : 'shown'}
        isBusy={isBusy}
        onReread={() => actor.send({ type: 'readers.reread' })}
        onTurn={(index) => show(query.read, index)}
        renderRow={({ id, name, schools, readAt }) => (
          <li key={id} className="notice-readers__row">
            <span className="notice-readers__name">{name}</span>
            <Text size="2" color="gray">
              {schools}
            </Text>
            {readAt !== '' && (
              <Text size="2" color="gray">
                {words.readAt(formatMoment(readAt, now))}
              </Text>
            )}
          </li>
        )}
      />
    </section>
  )
}
