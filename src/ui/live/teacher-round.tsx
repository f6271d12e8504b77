import { Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import type { PushRound } from '#domain/live/live-session.ts'
import { liveCopy } from '../copy/live-copy.ts'
import type { LiveRoundsActor } from './live-actors.ts'
import { RoundReview } from './round-review.tsx'
import { Unanswered } from './unanswered.tsx'

const { rounds: words } = liveCopy

export interface TeacherRoundProps {
  readonly rounds: LiveRoundsActor
  readonly round: PushRound
  /** Counts from 1. */
  readonly number: number
  readonly lessonName: string
}

/** What the teacher sees of a question: how it is being answered, and who has not yet. */
export const TeacherRound = ({ rounds, round, number, lessonName }: TeacherRoundProps) => {
  const online = useSelector(rounds, ({ context }) => context.onlineCount)
  return (
    <>
      <Text as="p" size="2" color="gray">
        {/* Who comes and goes is not read out, and of a question that is over nothing is. */}
        <span role={round.open ? 'status' : undefined}>{words.answered(round.answeredCount)}</span>
        {round.open && online !== null && words.beside(online)}
      </Text>
      <RoundReview round={round} asked={false} />
      <Unanswered round={round} number={number} lessonName={lessonName} />
    </>
  )
}
