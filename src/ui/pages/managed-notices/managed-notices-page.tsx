import '../people/person.css'
import './managed-notices.css'
import { Button, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { selectOrganisation, selectUser } from '#application/session/session.selectors.ts'
import { useActors } from '../../actors-context.tsx'
import { useOfficeLogic } from '../../bundle-logic.ts'
import { PageHeader } from '../../components/page-header.tsx'
import { Refused } from '../../components/refused.tsx'
import { useFocusFallback } from '../../components/use-focus-fallback.ts'
import { useWhenChanged } from '../../components/use-when-changed.ts'
import { WorkedList } from '../../components/worked-list.tsx'
import { innerTitles } from '../../copy/inner-titles-copy.ts'
import { managedNoticesCopy as words } from '../../copy/managed-notices-copy.ts'
import { ManageTabs } from '../../manage/manage-tabs.tsx'
import { StatusLine } from '../../manage/status-line.tsx'
import { MANAGED_NOTICES_ADDRESS } from '../../routing/notices-codec.ts'
import { pageAddress, pageIndexOf } from '../../routing/page-codec.ts'
import { useActorRef } from '../../use-actor-ref.ts'
import { ManagedNoticeRow } from './managed-notice-row.tsx'
import { NoticeForm } from './notice-form.tsx'

/** 通知管理: the notices that one administers. Screens `/manage/notices`. */
export const ManagedNoticesPage = () => {
  const [asked] = useSearchParams()
  const navigate = useNavigate()
  const index = pageIndexOf(asked)
  const { session } = useActors()
  const userId = useSelector(session, selectUser)?.id ?? 0
  const ownSchoolId = useSelector(session, (it) => selectOrganisation(it).id)
  const actor = useActorRef(useOfficeLogic().announcementAdmin, {
    input: { userId, ownSchoolId, index },
  })
  useWhenChanged(String(index), () => actor.send({ type: 'announcementAdmin.show', index }))
  const { page, form, restored, failure, done } = useSelector(actor, ({ context }) => context)
  const isBusy = useSelector(actor, (it) => it.hasTag('busy'))
  const isOpen = useSelector(actor, (it) => it.hasTag('open'))
  const hasFailed = useSelector(actor, (it) => it.matches('failed') || it.matches('defect'))
  const [readersOf, setReadersOf] = useState<number | null>(null)
  const content = useRef<HTMLDivElement>(null)
  // The pressed button may be gone by then.
  useFocusFallback(`${form === null} ${done} ${isBusy}`, content)
  if (hasFailed && failure?.kind === 'forbidden')
    return (
      <>
        <PageHeader title={innerTitles.managedNotices} />
        <ManageTabs />
        <Refused {...words.forbidden} />
      </>
    )
  const isArriving = isBusy && page.items.length === 0 && failure === null && done === null
  const told = done !== null ? words.done[done] : page.total > 0 ? words.count(page.total) : ''
  return (
    <>
      <PageHeader title={innerTitles.managedNotices} />
      <ManageTabs />
      <div ref={content} tabIndex={-1} className="person">
        <Text as="p" size="2" color="gray">
          {words.hint}
        </Text>
        <StatusLine>{isBusy ? '' : told}</StatusLine>
        {form !== null && isOpen ? (
          <NoticeForm key={form.id} actor={actor} form={form} restored={restored} />
        ) : (
          <>
            {(isOpen || isArriving) && (
              <div>
                <Button
                  data-opens="new"
                  disabled={!isOpen}
                  onClick={() => actor.send({ type: 'announcementAdmin.begin' })}
                >
                  {words.add}
                </Button>
              </div>
            )}
            <WorkedList
              words={words}
              page={page}
              failure={failure}
              stage={hasFailed ? 'failed' : isArriving ? 'arriving' : 'shown'}
              isBusy={isBusy}
              onReread={() => actor.send({ type: 'announcementAdmin.reread' })}
              onTurn={(next) => void navigate(pageAddress(MANAGED_NOTICES_ADDRESS, next))}
              renderRow={(notice) => (
                <ManagedNoticeRow
                  key={notice.id}
                  actor={actor}
                  notice={notice}
                  showsReaders={readersOf === notice.id}
                  onShowReaders={(shown) => setReadersOf(shown ? notice.id : null)}
                />
              )}
            />
          </>
        )}
      </div>
    </>
  )
}
