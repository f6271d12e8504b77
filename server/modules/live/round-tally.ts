interface Chosen {
  readonly roundId: number | null
  readonly key: string
  readonly count: number
}

/** What was answered in rounds, by all. */
export interface RoundTally {
  /** How many users answered. */
  answeredOf(roundId: number): number
  /** How many chose each option, in the order of the options; none for a question without options. */
  statsOf(roundId: number, options: readonly { readonly Key: string }[]): { Key: string; Count: number }[]
}

export const tallyOf = (answered: ReadonlyMap<number, number>, chosen: readonly Chosen[]): RoundTally => ({
  answeredOf: (roundId) => answered.get(roundId) ?? 0,
  statsOf: (roundId, options) =>
    options.map(({ Key }) => ({
      Key,
      Count: chosen.find((it) => it.roundId === roundId && it.key === Key)?.count ?? 0,
    })),
})
