import { Button, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import type { LessonRoom } from '#application/playback/lesson-room.ts'
import { usePanelFocus } from '../../components/use-panel-focus.ts'
import { playCopy } from '../../copy/play-copy.ts'

/** Another tab plays: this one is paused until it is told to go on. */
export const PlayedElsewhere = ({ playbackLock }: Pick<LessonRoom, 'playbackLock'>) => {
  const elsewhere = useSelector(playbackLock, (snapshot) => snapshot.matches('elsewhere'))
  return elsewhere ? <Elsewhere playbackLock={playbackLock} /> : null
}

const Elsewhere = ({ playbackLock }: Pick<LessonRoom, 'playbackLock'>) => {
  const panel = useRef<HTMLDivElement>(null)
  // It comes while another tab is in sight: nothing is taken, but what goes away with it is given back.
  usePanelFocus(panel, false)
  return (
    <div ref={panel} className="play-overlay" role="alert">
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
