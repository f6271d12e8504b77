/** Numbers that look like chance and are the same in every seed: mulberry32 over a hash of the name. */
export type Chance = (least: number, most: number) => number

const hashOf = (name: string): number => {
  let hash = 2166136261
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619)
  return hash >>> 0
}

/** Whole numbers between two bounds, both included, for one name. */
export const chanceFor = (name: string): Chance => {
  let state = hashOf(name)
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return (least, most) => least + Math.floor(next() * (most - least + 1))
}
