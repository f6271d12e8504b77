import './notices.css'
import { Button, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useSignedInActors } from '../../actors-context.tsx'
import { useAccountLogic } from '../../bundle-logic.ts'
import { PageHeader } from '../../components/page-header.tsx'
import { useWhenChanged } from '../../components/use-when-changed.ts'
import { WorkedList } from '../../components/worked-list.tsx'
import { copy } from '../../copy/copy.ts'
import { noticesCopy as words } from '../../copy/notices-copy.ts'
import { NOTICES_ADDRESS } from '../../routing/notices-codec.ts'
import { pageAddress, pageIndexOf } from '../../routing/page-codec.ts'
import { useOpenedActor } from '../../use-opened-actor.ts'
import { LiveNotices } from '../course-table/live-notices.tsx'
import { PublishingNotices } from '../published/publishing-notices.tsx'
import { NoticeItem } from './notice-item.tsx'

/** 通知: what school and platform tell, what became of reserved lessons and of what one published. Screens `/notices`. */
export const NoticesPage = () => (
  <>
    <PageHeader title={copy.pageTitles.notices} />
    <LiveNotices />
    <PublishingNotices />
    <Announcements />
  </>
)

/** Beside the others, whose code is asked for together with that of its own. */
const Announcements = () => {
  const [asked] = useSearchParams()
  const navigate = useNavigate()
  const index = pageIndexOf(asked)
  const actor = useOpenedActor(useAccountLogic().openAnnouncements, { index })
  useWhenChanged(String(index), () => actor.send({ type: 'announcements.show', index }))
  const { page, failure } = useSelector(actor, ({ context }) => context)
  const isBusy = useSelector(actor, (it) => it.hasTag('busy'))
  const hasFailed = useSelector(actor, (it) => it.matches('failed') || it.matches('defect'))
  const unread = useSelector(useSignedInActors().inbox, ({ context }) => context.unread.announcements)
  return (
    <div className="notices-page">
      <div className="notices-page__line">
        <Text as="p" size="2" role="status">
          {unread === undefined || isBusy ? '' : words.unreadCount(unread)}
        </Text>
        {unread !== undefined && unread > 0 && (
          <Button
            size="2"
            variant="soft"
            color="gray"
            onClick={() => actor.send({ type: 'announcements.openAll' })}
          >
            {words.readAll}
          </Button>
        )}
      </div>
      <WorkedList
        words={words}
        page={page}
        failure={failure}
        stage={hasFailed ? 'failed' : isBusy && page.items.length === 0 ? 'arriving' : 'shown'}
        isBusy={isBusy}
        onReread={() => actor.send({ type: 'announcements.reread' })}
        onTurn={(next) => void navigate(pageAddress(NOTICES_ADDRESS, next))}
        renderRow={(notice) => (
          <NoticeItem
            key={notice.id}
            notice={notice}
            onOpen={() => actor.send({ type: 'announcements.open', id: notice.id })}
          />
        )}
      />
    </div>
  )
}
