import { useSelector } from '@xstate/react'
import type { PushRound } from '#domain/live/live-session.ts'
import { standingOf } from '#domain/question/standing.ts'
import { Icon } from '../components/icon.tsx'
import { liveCopy } from '../copy/live-copy.ts'
import type { LiveRoundsActor } from './live-actors.ts'
import { RoundReview } from './round-review.tsx'

const { rounds: words } = liveCopy

/** What became of a question: one's own answer, the right one and why, and what the others chose. */
export const RoundOutcome = ({ rounds, round }: { rounds: LiveRoundsActor; round: PushRound }) => {
  const lost = useSelector(
    rounds,
    ({ context }) => context.sentRound === round.id && context.sendFailure !== null,
  )
  const standing = standingOf(round.question)
  const missed = round.answered === null
  return (
    <>
      <p className="round__standing" data-standing={missed ? 'open' : standing} role="status">
        <Icon name={standing === 'right' ? 'check' : standing === 'wrong' ? 'fault' : 'information'} />
        {missed ? (lost ? words.lost : words.missed) : words.standings[standing]}
      </p>
      <RoundReview round={round} />
    </>
  )
}
