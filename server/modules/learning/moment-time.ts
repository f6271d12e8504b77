/** A difference beyond this is no slow line but a wrong clock. */
const LATEST_ARRIVAL_MS = 120_000

interface ByTheirClock {
  /** When the learner was there; undefined for now. */
  readonly moment: string | undefined
  /** When it was sent. */
  readonly sent: string | undefined
}

/**
 * When a learner was where they say, by the server's clock. Within what a line may take their clock is believed, so that
 * what they sent keeps its order whatever way it came; a clock that is wrong by more is put right by the time of sending.
 * Never later than now.
 */
export const momentTime = ({ moment, sent }: ByTheirClock, now: Date): Date => {
  if (moment === undefined) return now
  const ahead = now.getTime() - (sent === undefined ? now.getTime() : Date.parse(sent))
  const correction = Math.abs(ahead) > LATEST_ARRIVAL_MS ? ahead : 0
  return new Date(Math.min(now.getTime(), Date.parse(moment) + correction))
}
