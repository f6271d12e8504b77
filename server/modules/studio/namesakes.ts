interface Member {
  readonly id: number
  readonly name: string
  readonly title: string
  /** Null for who has none. */
  readonly mobile: string | null
}

/** As few digits as are worth saying, and the most. */
const FEWEST = 2
const MOST = 4

/** The last digits of their numbers, as few as tell them apart; at most four, which may leave two alike. */
const tailsAmong = (namesakes: readonly Member[]): readonly (readonly [id: number, tail: string])[] => {
  for (let digits = FEWEST; ; digits += 1) {
    const tails = namesakes.map(({ id, mobile }) => [id, mobile?.slice(-digits) ?? ''] as const)
    if (digits === MOST || new Set(tails.map(([, tail]) => tail)).size === tails.length) return tails
  }
}

/** For who has the name and the title of somebody else among them: the last digits of the mobile number (docs/decisions/0527). */
export const tailsOf = (members: readonly Member[]): ReadonlyMap<number, string> => {
  const groups = new Map<string, Member[]>()
  for (const member of members) {
    const key = `${member.name}\n${member.title}`
    groups.set(key, [...(groups.get(key) ?? []), member])
  }
  return new Map([...groups.values()].filter(({ length }) => length > 1).flatMap(tailsAmong))
}
