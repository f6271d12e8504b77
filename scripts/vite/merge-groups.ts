/** Modules that the same pages ask for. */
export interface ModuleGroup {
  readonly modules: readonly string[]
  readonly pages: ReadonlySet<string>
  /** As they are sent, compressed. */
  readonly bytes: number
}

/** From a module to those that it imports. */
export type Imports = ReadonlyMap<string, readonly string[]>

/** What one file in place of two is worth to a page that asks for both, in bytes: headers, a turn on the line, and what two compress worse. */
const FILE_BYTES = 400
/** What a page may fetch for nothing: so many bytes, and so many more for each file that it saves. Bytes alone are what a budget counts. */
const ALLOWED_BYTES = 800
const ALLOWED_FOR_A_FILE = 100

/** A group as it is reckoned with: for each page 1 where it asks for it. */
interface Group {
  readonly modules: readonly string[]
  readonly asked: Uint8Array
  readonly bytes: number
}

const either = (one: Uint8Array, other: Uint8Array): Uint8Array =>
  one.map((asks, page) => asks | (other[page] ?? 0))

/** Which other groups each of them imports, also by way of modules that are in no group. */
const needsOf = (groups: readonly Pick<Group, 'modules'>[], imports: Imports): readonly Set<number>[] => {
  const groupOf = new Map(groups.flatMap(({ modules }, at) => modules.map((id) => [id, at] as const)))
  return groups.map(({ modules }, at) => {
    const found = new Set<number>()
    const seen = new Set<string>()
    const left = [...modules]
    for (let id = left.pop(); id !== undefined; id = left.pop()) {
      if (seen.has(id)) continue
      seen.add(id)
      const group = groupOf.get(id)
      if (group === undefined || group === at) left.push(...(imports.get(id) ?? []))
      else found.add(group)
    }
    return found
  })
}

/** Which group comes with which. */
const groupGraph = (groups: readonly Group[], imports: Imports) => {
  const open = new Map(groups.entries())
  const needs = needsOf(groups, imports)
  const nextOf = (at: number): ReadonlySet<number> => needs[at] ?? new Set()
  const known = new Map<number, ReadonlySet<number>>()

  /** A group and all that comes with it. */
  const withNeeds = (from: number): ReadonlySet<number> => {
    const before = known.get(from)
    if (before !== undefined) return before
    const found = new Set<number>()
    const left = [from]
    for (let at = left.pop(); at !== undefined; at = left.pop()) {
      if (found.has(at)) continue
      found.add(at)
      left.push(...nextOf(at))
    }
    known.set(from, found)
    return found
  }

  /** What was needed of the second is needed of the first, and neither of itself. */
  const mergeNeeds = (at: number, gone: number): void => {
    for (const need of nextOf(gone)) needs[at]?.add(need)
    for (const all of needs) if (all.delete(gone)) all.add(at)
    needs[at]?.delete(at)
    known.clear()
  }

  return {
    open,
    withNeeds,

    /** Whether the one needs a third group that needs the other: as one chunk they would wait for it, and it for them. */
    isThirdBetween: (one: number, other: number): boolean =>
      [...nextOf(one)].some((at) => at !== other && withNeeds(at).has(other)),

    /** Merges the second chunk into the first; the pages of either then load both. Answers which groups are not what they were. */
    merge(at: number, gone: number): ReadonlySet<number> {
      const changed = new Set([at])
      const [one, other] = [open.get(at), open.get(gone)]
      if (one === undefined || other === undefined) return changed
      const asked = either(one.asked, other.asked)
      open.set(at, { modules: [...one.modules, ...other.modules], asked, bytes: one.bytes + other.bytes })
      open.delete(gone)
      mergeNeeds(at, gone)
      for (const needed of withNeeds(at)) {
        const group = open.get(needed)
        if (group === undefined || !asked.some((asks, page) => asks > (group.asked[page] ?? 0))) continue
        open.set(needed, { ...group, asked: either(group.asked, asked) })
        changed.add(needed)
      }
      return changed
    },
  }
}

interface Pair {
  readonly at: readonly [number, number]
  /** Bytes, of each page; less than nothing where it loses. */
  readonly gains: readonly number[]
  readonly sum: number
}

/**
 * Merges groups as long as pages gain by it, what all of them together gain most first: a page that asks for both saves a file, one that asks
 * for one of them fetches what it does not need. Answers the modules of each chunk; no two chunks wait for each other.
 */
export const mergeGroups = (
  groups: readonly ModuleGroup[],
  imports: Imports,
): readonly (readonly string[])[] => {
  const pages = [...new Set(groups.flatMap((group) => [...group.pages]))]
  const reckoned = groups.map(({ modules, pages: asking, bytes }) => {
    return { modules, bytes, asked: Uint8Array.from(pages, (page) => Number(asking.has(page))) }
  })
  const { open, withNeeds, isThirdBetween, merge } = groupGraph(reckoned, imports)
  /** What each page may still lose. */
  const balance = pages.map(() => ALLOWED_BYTES)

  /** The same until two groups are merged. */
  const excesses = new Map<number, readonly number[]>()

  /** What each page fetches more than it does by now, if it asks for a group too. */
  const excessOf = (wanted: number): readonly number[] => {
    const before = excesses.get(wanted)
    if (before !== undefined) return before
    const bytes = pages.map(() => 0)
    for (const at of withNeeds(wanted)) {
      const group = open.get(at)
      if (group === undefined) continue
      for (let page = 0; page < bytes.length; page += 1)
        if (group.asked[page] === 0) bytes[page] = (bytes[page] ?? 0) + group.bytes
    }
    excesses.set(wanted, bytes)
    return bytes
  }

  const pairOf = (at: number, one: Group, otherAt: number, other: Group): Pair => {
    const [excess, otherExcess] = [excessOf(at), excessOf(otherAt)]
    const gains = pages.map((_, page) => {
      const [asksOne, asksOther] = [one.asked[page] === 1, other.asked[page] === 1]
      if (asksOne && asksOther) return FILE_BYTES
      return asksOne || asksOther ? -((asksOne ? otherExcess : excess)[page] ?? 0) : 0
    })
    return { at: [at, otherAt], gains, sum: gains.reduce((all, gain) => all + gain, 0) }
  }

  /** Of each group those behind it with which it can gain. */
  const partners = new Map<number, ReadonlySet<number>>()
  const findPartners = (isChanged: (at: number) => boolean): void => {
    for (const [at, one] of open) {
      const before = partners.get(at)
      const found = new Set<number>()
      for (const [otherAt, other] of open) {
        if (at >= otherAt) continue
        const canStill = isChanged(at) || isChanged(otherAt) ? canGain(one, other) : before?.has(otherAt)
        if (canStill) found.add(otherAt)
      }
      partners.set(at, found)
    }
  }
  findPartners(() => true)

  const apart = new Set<string>()
  const bestPair = (): Pair | null => {
    let best: Pair | null = null
    for (const [at, one] of open)
      for (const otherAt of partners.get(at) ?? []) {
        const other = open.get(otherAt)
        if (other === undefined || apart.has(`${at} ${otherAt}`)) continue
        const pair = pairOf(at, one, otherAt, other)
        const isBearable = pair.gains.every((gain, page) => (balance[page] ?? 0) + Math.min(gain, 0) >= 0)
        if (isBearable && pair.sum > (best?.sum ?? 0)) best = pair
      }
    return best
  }

  for (let best = bestPair(); best !== null; best = bestPair()) {
    const [at, otherAt] = best.at
    if (isThirdBetween(at, otherAt) || isThirdBetween(otherAt, at)) apart.add(best.at.join(' '))
    else {
      const changed = merge(at, otherAt)
      findPartners((group) => changed.has(group))
      excesses.clear()
      best.gains.forEach((gain, page) => {
        balance[page] = (balance[page] ?? 0) + (gain > 0 ? ALLOWED_FOR_A_FILE : gain)
      })
      apart.clear()
    }
  }
  return [...open.values()].map(({ modules }) => modules)
}

/** By themselves, without what comes with them, which tells most pairs. */
const canGain = (one: Group, other: Group): boolean => {
  let gain = 0
  for (let page = 0; page < one.asked.length; page += 1) {
    const [asksOne, asksOther] = [one.asked[page] === 1, other.asked[page] === 1]
    if (asksOne && asksOther) gain += FILE_BYTES
    else if (asksOne) gain -= other.bytes
    else if (asksOther) gain -= one.bytes
  }
  return gain > 0
}
