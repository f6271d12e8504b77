import { Text } from '@radix-ui/themes'
import { Link } from 'react-router-dom'
import { useStudioLogic } from '../../bundle-logic.ts'
import { ToldNotices } from '../../components/told-notices.tsx'
import { publishingNoticesCopy as words } from '../../copy/publishing-notices-copy.ts'
import { formatMoment } from '../../format/moment.ts'
import { useNow } from '../../format/use-now.ts'
import { contentAddress } from '../../routing/addresses.ts'
import { useOpenedActor } from '../../use-opened-actor.ts'

/** What others decided about what one published, until it is put away; nothing where nothing was. */
export const PublishingNotices = () => {
  const actor = useOpenedActor(useStudioLogic().openPublishingNotices, undefined)
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
