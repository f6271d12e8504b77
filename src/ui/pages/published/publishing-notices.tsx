import { Text } from '@radix-ui/themes'
import { useActorRef } from '@xstate/react'
import { Link } from 'react-router-dom'
import { useStudioLogic } from '../../actors-context.tsx'
import { ToldNotices } from '../../components/told-notices.tsx'
import { releaseCopy } from '../../copy/release-copy.ts'
import { formatMoment } from '../../format/moment.ts'
import { useNow } from '../../format/use-now.ts'
import { contentAddress } from '../../routing/addresses.ts'

const words = releaseCopy.notices

/** What others decided about what one published, until it is put away; nothing where nothing was. */
export const PublishingNotices = () => {
  const actor = useActorRef(useStudioLogic().publishingNotices)
  const now = useNow()
  return (
    <ToldNotices
      words={words}
      actor={actor}
      renderRow={({ contentId, type, name, kind, reason, at }) => (
        <>
          <Link to={contentAddress({ id: contentId, type })}>{name}</Link>
          <Text size="2">{words.kinds[kind](reason)}</Text>
          <Text size="1" color="gray">
            {formatMoment(at, now)}
          </Text>
        </>
      )}
    />
  )
}
