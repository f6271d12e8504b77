import './round-view.css'
import { Heading, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import type { PushRound } from '#domain/live/live-session.ts'
import { isOpenAt } from '#domain/live/push-rounds.ts'
import { liveCopy } from '../copy/live-copy.ts'
import { questionCopy } from '../copy/question-copy.ts'
import { formatClock } from '../format/duration.ts'
import type { LiveRoundsActor } from './live-actors.ts'
import { RoundForm } from './round-form.tsx'
import { RoundOutcome } from './round-outcome.tsx'
import { TeacherRound } from './teacher-round.tsx'
import { useServerNow } from './use-server-now.ts'

const { rounds: words } = liveCopy

export interface RoundViewProps {
  readonly rounds: LiveRoundsActor
  readonly round: PushRound
  /** Counts from 1. */
  readonly number: number
  readonly lessonName: string
  readonly teaching: boolean
}

/** A question that is put: to be answered while it is open, then with what became of it. */
export const RoundView = ({ rounds, round, number, lessonName, teaching }: RoundViewProps) => {
  const now = useServerNow(useSelector(rounds, ({ context }) => context.offset))
  const open = isOpenAt(round, now)
  const answering = open && round.answered === null && !teaching
  const { heading, form } = useFocusBack(answering)
  return (
    <article className="round" aria-labelledby={`round-${round.id}`}>
      <div className="round__head">
        <Heading as="h3" size="3" id={`round-${round.id}`} ref={heading} tabIndex={-1}>
          {words.heading(number, questionCopy.kinds[round.question.kind])}
        </Heading>
        {open && round.openEnd ? (
          <Text size="2" color="gray">
            {words.openEnd}
          </Text>
        ) : open ? (
          <span className="round__left" role="timer" aria-label={words.timer}>
            {words.left(formatClock(Math.ceil((Date.parse(round.closeTime) - now) / 1000)))}
          </span>
        ) : (
          <Text size="2" color="gray">
            {words.closed}
          </Text>
        )}
      </div>
      {teaching ? (
        <TeacherRound rounds={rounds} round={round} number={number} lessonName={lessonName} />
      ) : answering ? (
        <div ref={form}>
          <RoundForm rounds={rounds} round={round} />
        </div>
      ) : (
        <RoundOutcome rounds={rounds} round={round} />
      )}
    </article>
  )
}

/** When the form closes while it has the focus, the focus goes to the heading of the result. */
const useFocusBack = (answering: boolean) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const form = useRef<HTMLDivElement>(null)
  const within = useRef(false)
  useEffect(() => {
    const element = form.current
    if (!answering || element === null) {
      if (within.current) {
        heading.current?.focus({ preventScroll: true })
        // Where the picture stays in sight it would cover the result of a form that was longer.
        heading.current?.scrollIntoView({ block: 'nearest' })
      }
      within.current = false
      return
    }
    const note = () => {
      within.current = element.contains(document.activeElement)
    }
    element.addEventListener('focusin', note)
    element.addEventListener('focusout', ({ relatedTarget }) => {
      // A removed element loses the focus to the document body.
      if (relatedTarget !== null) within.current = element.contains(relatedTarget as Node)
    })
    return () => element.removeEventListener('focusin', note)
  }, [answering])
  return { heading, form }
}
