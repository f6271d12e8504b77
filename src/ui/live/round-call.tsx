import './round-call.css'
import { useSelector } from '@xstate/react'
import { currentRound, isOpenAt } from '#domain/live/push-rounds.ts'
import { liveCopy } from '../copy/live-copy.ts'
import type { LiveRoundsActor } from './live-actors.ts'
import { ROUNDS_ID } from './rounds-panel.tsx'
import { useServerNow } from './use-server-now.ts'
import { useTitleFlash } from './use-title-flash.ts'

const { rounds: words } = liveCopy

/** Calls a learner who cannot see that a question is put: in the full screen by a line over the film, in another tab by the title. */
export const RoundCall = ({ rounds }: { rounds: LiveRoundsActor }) => {
  const put = useSelector(rounds, ({ context }) => context.rounds)
  const now = useServerNow(useSelector(rounds, ({ context }) => context.offset))
  const current = currentRound(put, now)
  const called = current !== null && isOpenAt(current, now) && current.answered === null
  const number = current === null ? 0 : put.indexOf(current) + 1
  useTitleFlash(called ? words.putTitle(number) : null)
  if (!called) return null
  const goThere = () => {
    void (document.fullscreenElement === null ? Promise.resolve() : document.exitFullscreen()).then(() =>
      document.getElementById(ROUNDS_ID)?.focus(),
    )
  }
  return (
    <button type="button" className="round-call" onClick={goThere}>
      {words.leaveFullScreen(number)}
    </button>
  )
}
