import './publishing-notices.css'
import { Button, Text } from '@radix-ui/themes'
import { useActorRef, useSelector } from '@xstate/react'
import { Link } from 'react-router-dom'
import { useStudioLogic } from '../../actors-context.tsx'
import { failureText } from '../../copy/failure-text.ts'
import { releaseCopy } from '../../copy/release-copy.ts'
import { formatMoment } from '../../format/moment.ts'
import { useNow } from '../../format/use-now.ts'
import { contentAddress } from '../../routing/addresses.ts'

const words = releaseCopy.notices

/** What others decided about what one published, until it is put away; nothing where nothing was. */
export const PublishingNotices = () => {
  const actor = useActorRef(useStudioLogic().publishingNotices)
  const { notices, failure } = useSelector(actor, ({ context }) => context)
  const isBusy = useSelector(actor, (it) => it.hasTag('busy'))
  const now = useNow()
  if (notices.length === 0) return null
  return (
    <section className="publishing-notices" aria-label={words.title}>
      <div className="publishing-notices__head">
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
            <Link to={contentAddress({ id: notice.contentId, type: notice.type })}>{notice.name}</Link>
            <Text size="2">{words.kinds[notice.kind](notice.reason)}</Text>
            <Text size="1" color="gray">
              {formatMoment(notice.at, now)}
            </Text>
          </li>
        ))}
      </ul>
    </section>
  )
}
