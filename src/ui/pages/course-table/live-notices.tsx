import './live-notices.css'
import { Button, Text } from '@radix-ui/themes'
import { useActorRef, useSelector } from '@xstate/react'
import { Link } from 'react-router-dom'
import { CONTENT_TYPE } from '#domain/catalogue/category.ts'
import type { LiveNotice } from '#domain/live/live-notice.ts'
import { usePageLogic } from '../../actors-context.tsx'
import { courseTableCopy } from '../../copy/course-table-copy.ts'
import { failureText } from '../../copy/failure-text.ts'
import { formatStart } from '../../format/moment.ts'
import { useNow } from '../../format/use-now.ts'
import { contentAddress } from '../../routing/addresses.ts'

const words = courseTableCopy.liveNotices

/** What became of lessons that the user reserved, until it is put away; nothing where nothing became of any. */
export const LiveNotices = () => {
  const actor = useActorRef(usePageLogic().liveNotices)
  const { notices, failure } = useSelector(actor, ({ context }) => context)
  const isBusy = useSelector(actor, (it) => it.hasTag('busy'))
  if (notices.length === 0) return null
  return (
    <section className="live-notices" aria-label={words.title}>
      <div className="live-notices__head">
        <Text weight="medium">{words.title}</Text>
        <Button size="1" variant="soft" disabled={isBusy} onClick={() => actor.send({ type: 'notices.see' })}>
          {words.see}
        </Button>
      </div>
      {failure !== null && (
        <Text as="p" size="2" color="red" role="alert">
          {failureText(failure)}
        </Text>
      )}
      <ul>
        {notices.map((notice) => (
          <li key={notice.id}>
            <Link to={contentAddress({ id: notice.contentId, type: CONTENT_TYPE.live })}>{notice.name}</Link>
            <Text size="2">
              <Words notice={notice} />
            </Text>
          </li>
        ))}
      </ul>
    </section>
  )
}

const Words = ({ notice }: { readonly notice: LiveNotice }) => {
  const now = useNow()
  const { kind, sessionName, startTime, wasStartTime, reason } = notice
  return words.kinds[kind]({
    session: sessionName,
    start: formatStart(startTime, now),
    was: formatStart(wasStartTime, now),
    reason,
  })
}
