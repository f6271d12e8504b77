/** What one target did in one round. */
export interface Round {
  /** Of each answer, in milliseconds. */
  readonly times: readonly number[]
  readonly seconds: number
  /** Answers that were not what was asked for. */
  readonly wrong: number
}

export interface Measured {
  readonly perSecond: number
  /** Milliseconds. */
  readonly p50: number
  readonly p99: number
  readonly wrong: number
}

const ROUNDS = 3

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN

/** What several rounds come to together. */
export const measured = (rounds: readonly Round[]): Measured => {
  const times = rounds.flatMap((round) => round.times).sort((one, other) => one - other)
  return {
    perSecond: times.length / rounds.reduce((sum, { seconds }) => sum + seconds, 0),
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    wrong: rounds.reduce((sum, round) => sum + round.wrong, 0),
  }
}

/** One after the other and again, so that whatever else the machine does is done to all of them. */
export const inTurn = async (targets: readonly (() => Promise<Round>)[]): Promise<Measured[]> => {
  const rounds: Round[][] = targets.map(() => [])
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [index, load] of targets.entries()) rounds[index]?.push(await load())
  return rounds.map(measured)
}
