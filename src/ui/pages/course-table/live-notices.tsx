import { Text } from '@radix-ui/themes'
import { Link } from 'react-router-dom'
import { CONTENT_TYPE } from '#domain/catalogue/category.ts'
import { useAccountLogic } from '../../bundle-logic.ts'
import { ToldNotices } from '../../components/told-notices.tsx'
import { liveNoticesCopy as words } from '../../copy/live-notices-copy.ts'
import { formatStart } from '../../format/moment.ts'
import { useNow } from '../../format/use-now.ts'
import { contentAddress } from '../../routing/addresses.ts'
import { useOpenedActor } from '../../use-opened-actor.ts'

/** What became of lessons that the user reserved, until it is put away; nothing where nothing became of any. */
export const LiveNotices = () => {
  const actor = useOpenedActor(useAccountLogic().openLiveNotices, undefined)
  const now = useNow()
  return (
    <ToldNotices
      words={words}
      actor={actor}
      renderRow={({ contentId, name, kind, sessionName, startTime, wasStartTime, reason }) => (
        <>
          <Link to={contentAddress({ id: contentId, type: CONTENT_TYPE.live })}>{name}</Link>
          <Text size="2">
            {words.kinds[kind]({
              session: sessionName,
              start: formatStart(startTime, now),
              was: formatStart(wasStartTime, now),
              reason,
            })}
          </Text>
        </>
      )}
    />
  )
}
