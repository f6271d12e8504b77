import { useSelector } from '@xstate/react'
import type { LiveRoundsContext } from '#domain/live/live-rounds.ts'
import type { PushRound } from '#domain/live/live-session.ts'
import { isBlankSheet } from '#domain/question/answer-sheet.ts'
import { answerStateOf } from '#domain/question/answer-state.ts'
import { Icon } from '../components/icon.tsx'
import { liveCopy } from '../copy/live-copy.ts'
import type { LiveRoundsActor } from './live-actors.ts'
import { RoundReview } from './round-review.tsx'

const { rounds: words } = liveCopy

/** What became of a question: one's own answer, the right one and why, and what the others chose. */
export const RoundOutcome = ({ rounds, round }: { rounds: LiveRoundsActor; round: PushRound }) => {
  const missing = useSelector(rounds, ({ context }) => missingOf(context, round))
  const standing = answerStateOf(round.question)
  const missed = round.answered === null
  return (
    <>
      <p className="round__status" data-standing={missed ? 'open' : standing} role="status">
        <Icon name={standing === 'right' ? 'check' : standing === 'wrong' ? 'fault' : 'information'} />
        {missed ? words[missing] : words.standings[standing]}
      </p>
      <RoundReview round={round} asked />
    </>
  )
}

/** Why there is no answer: what was sent did not arrive, what was written was not sent, or nothing was. */
const missingOf = (context: LiveRoundsContext, { id }: PushRound): 'lost' | 'unsent' | 'missed' => {
  const { sentRound, sendFailure, untold, sheets } = context
  if (untold.includes(id) || (sentRound === id && sendFailure !== null)) return 'lost'
  return isBlankSheet(sheets[id] ?? {}) ? 'missed' : 'unsent'
}
