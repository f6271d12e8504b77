import './countdown.css'
import { liveCopy } from '../copy/live-copy.ts'
import { formatClock } from '../format/duration.ts'
import { useServerNow } from './use-server-now.ts'

const DAY = 86_400

export interface CountdownProps {
  /** By the server's clock, milliseconds since 1970. */
  readonly until: number
  /** How far that clock is ahead, milliseconds. */
  readonly offset: number
}

/** How long it is until the lesson begins, to the second. */
export const Countdown = ({ until, offset }: CountdownProps) => {
  const seconds = Math.max(0, Math.ceil((until - useServerNow(offset)) / 1000))
  const days = Math.floor(seconds / DAY)
  return (
    <p className="countdown" role="timer" aria-label={liveCopy.countdown}>
      {days > 0 && <span className="countdown__days">{liveCopy.days(days)}</span>}
      <span>{seconds === 0 ? liveCopy.beginning : formatClock(seconds % DAY)}</span>
    </p>
  )
}
