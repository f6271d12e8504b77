import { Button, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import type { LessonRoom } from '#application/playback/lesson-room.ts'
import { playCopy } from '../../copy/play-copy.ts'

/** Another tab plays: this one is paused until it is told to go on. */
export const PlayedElsewhere = ({ playbackLock }: Pick<LessonRoom, 'playbackLock'>) => {
  const elsewhere = useSelector(playbackLock, (snapshot) => snapshot.matches('elsewhere'))
  if (!elsewhere) return null
  return (
    <div className="play-overlay" role="alert">
      <div className="play-overlay__card">
        <Text as="p" size="4" weight="medium">
          {playCopy.elsewhere}
        </Text>
        <Text as="p" size="2">
          {playCopy.elsewhereHint}
        </Text>
        <Button size="3" onClick={() => playbackLock.send({ type: 'lock.takeOver' })}>
          {playCopy.continueHere}
        </Button>
      </div>
    </div>
  )
}
