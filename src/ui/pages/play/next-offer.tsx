import { Button, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { LessonActor } from '#application/playback/lesson-room.ts'
import { AUTO_NEXT_MS } from '#domain/playback/lesson.machine.ts'
import { playCopy } from '../../copy/play-copy.ts'

const SECOND_MS = 1000

/** At the end of a film: the next begins in a moment, unless somebody stays. */
export const NextOffer = ({ lesson }: { lesson: LessonActor }) => {
  const offered = useSelector(lesson, (snapshot) => snapshot.matches({ ready: { next: 'offering' } }))
  return offered ? <Offer lesson={lesson} /> : null
}

const Offer = ({ lesson }: { lesson: LessonActor }) => {
  const left = useSecondsLeft(AUTO_NEXT_MS / SECOND_MS)
  return (
    <div className="play-cover">
      <Text as="p" size="4" weight="medium" role="timer">
        {playCopy.nextIn(left)}
      </Text>
      <div className="play-cover__buttons">
        <Button size="3" onClick={() => lesson.send({ type: 'lesson.goOn' })}>
          {playCopy.nextAtOnce}
        </Button>
        <Button size="3" variant="soft" color="gray" onClick={() => lesson.send({ type: 'lesson.stay' })}>
          {playCopy.stay}
        </Button>
      </div>
    </div>
  )
}

/** Only for the eye: when it is over the statechart says. */
const useSecondsLeft = (seconds: number): number => {
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    const timer = setInterval(() => setLeft((before) => Math.max(1, before - 1)), SECOND_MS)
    return () => clearInterval(timer)
  }, [])
  return left
}
