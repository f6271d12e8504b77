import { Button, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import type { LessonActor } from '#application/playback/lesson-room.ts'
import { AUTO_NEXT_MS } from '#domain/playback/lesson.machine.ts'
import { useFocusIn } from '../../components/use-focus-in.ts'
import { playCopy } from '../../copy/play-copy.ts'
import { isWrittenIn } from '../../playback/player-keys.ts'

const SECOND_MS = 1000

/** At the end of a film: the next begins in a moment, unless somebody stays. */
export const NextOffer = ({ lesson }: { lesson: LessonActor }) => {
  const soon = useSelector(lesson, (snapshot) => snapshot.matches({ ready: { next: 'offering' } }))
  const there = useSelector(lesson, (snapshot) => snapshot.matches({ ready: { next: 'offered' } }))
  return soon || there ? <Offer lesson={lesson} soon={soon} /> : null
}

const isWriting = (): boolean => isWrittenIn(document.activeElement)

const Offer = ({ lesson, soon }: { lesson: LessonActor; soon: boolean }) => {
  const panel = useRef<HTMLDivElement>(null)
  const left = useSecondsLeft(AUTO_NEXT_MS / SECOND_MS)
  const [free] = useState(() => !isWriting())
  useFocusIn(panel, free)
  useEffect(() => {
    // Nobody is led away from what they are writing.
    const look = () => isWriting() && lesson.send({ type: 'lesson.wait' })
    const leave = ({ key, defaultPrevented }: KeyboardEvent) =>
      key === 'Escape' && !defaultPrevented && lesson.send({ type: 'lesson.stay' })
    look()
    document.addEventListener('focusin', look)
    document.addEventListener('keydown', leave)
    return () => {
      document.removeEventListener('focusin', look)
      document.removeEventListener('keydown', leave)
    }
  }, [lesson])
  return (
    <div ref={panel} tabIndex={-1} role="group" aria-label={playCopy.nextLabel} className="play-cover">
      <Text as="p" size="4" weight="medium" role="timer">
        {soon ? playCopy.nextIn(left) : playCopy.nextThere}
      </Text>
      {/* Said once, not every second. */}
      <span className="visually-hidden" role="status">
        {soon ? playCopy.nextSaid : ''}
      </span>
      <div className="play-cover__buttons">
        <Button size="3" onClick={() => lesson.send({ type: 'lesson.goOn' })}>
          {playCopy.nextAtOnce}
        </Button>
        <Button
          size="3"
          variant="soft"
          color="gray"
          aria-keyshortcuts="Escape"
          onClick={() => lesson.send({ type: 'lesson.stay' })}
        >
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
