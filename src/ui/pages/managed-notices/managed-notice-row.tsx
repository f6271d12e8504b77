import { Badge, Button, Text } from '@radix-ui/themes'
import type { ActorRefFrom } from 'xstate'
import type { announcementAdminMachine } from '#domain/announcement/announcement-admin.machine.ts'
import { canAct } from '#domain/announcement/announcement-life.machine.ts'
import { announcementStageAt, type ManagedAnnouncement } from '#domain/announcement/managed-announcement.ts'
import { ConfirmButton } from '../../components/confirm-button.tsx'
import { managedNoticesCopy as words } from '../../copy/managed-notices-copy.ts'
import { formatStart } from '../../format/moment.ts'
import { useNow } from '../../format/use-now.ts'
import { NoticeReaders } from './notice-readers.tsx'

export type AnnouncementAdminActor = ActorRefFrom<typeof announcementAdminMachine>

interface ManagedNoticeRowProps {
  readonly actor: AnnouncementAdminActor
  readonly notice: ManagedAnnouncement
  readonly showsReaders: boolean
  readonly onShowReaders: (shown: boolean) => void
}

/** One notice with what has become of it, who has read it, and what is done about it. */
export const ManagedNoticeRow = ({ actor, notice, showsReaders, onShowReaders }: ManagedNoticeRowProps) => {
  const now = useNow()
  const { id, title, school, author, status, from, to, onTop, audience, readers } = notice
  const stage = announcementStageAt(notice, now.getTime())
  const momentOf = (time: string) => (time === '' ? '' : formatStart(time, now))
  return (
    <li className="worked-list__row">
      <div className="worked-list__words">
        <p className="worked-list__line">
          <span className="worked-list__name">{title}</span>
          <Badge color={stage === 'shown' ? 'indigo' : 'gray'}>{words.stages[stage]}</Badge>
          {onTop && <Badge color="gray">{words.onTop}</Badge>}
        </p>
        <Text as="p" size="2" color="gray">
          {words.by(school === '' ? words.everybody : school, author)}
        </Text>
        <Text as="p" size="2" color="gray">
          {from === '' && to === '' ? words.always : words.time(momentOf(from), momentOf(to))}
        </Text>
        {status !== 'draft' && (
          <Text as="p" size="2">
            {words.readCount(readers, audience)}
          </Text>
        )}
      </div>
      <div className="worked-list__actions">
        {status !== 'draft' && (
          <Button
            variant="soft"
            color="gray"
            aria-expanded={showsReaders}
            aria-label={words.readersOf(title)}
            onClick={() => onShowReaders(!showsReaders)}
          >
            {showsReaders ? words.hideReaders : words.readers}
          </Button>
        )}
        <Button
          variant="soft"
          color="gray"
          data-opens={`edit/${id}`}
          aria-label={words.editOf(title)}
          onClick={() => actor.send({ type: 'announcementAdmin.open', id })}
        >
          {words.edit}
        </Button>
        {canAct(status, 'withdraw') && (
          <ConfirmButton
            label={words.withdraw}
            name={words.withdrawOf(title)}
            question={words.withdrawAsk(title)}
            hint={words.withdrawHint}
            onConfirm={() => actor.send({ type: 'announcementAdmin.act', id, act: 'withdraw' })}
          />
        )}
        {canAct(status, 'remove') && (
          <ConfirmButton
            label={words.remove}
            name={words.removeOf(title)}
            question={words.removeAsk(title)}
            hint={words.removeHint}
            onConfirm={() => actor.send({ type: 'announcementAdmin.act', id, act: 'remove' })}
          />
        )}
      </div>
      {showsReaders && <NoticeReaders noticeId={id} />}
    </li>
  )
}
