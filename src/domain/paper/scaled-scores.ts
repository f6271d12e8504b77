import type { PaperItem, PaperSection } from './paper.ts'

/** Questions of a section that count alike, and keep doing so where the sum allows it. */
interface Group {
  readonly size: number
  /** What each would count exactly, in halves of a point. */
  readonly ideal: number
}

/** `size - more` questions count `each`, the last `more` of them count `each + step`; all in halves of a point. */
interface Choice {
  readonly each: number
  readonly more: number
  readonly step: number
  readonly sum: number
  readonly cost: number
}

const WHOLE = 2
/** Choices above the exact value that are tried. */
const ABOVE = 4
/** Questions of fewer points, in halves, are expected to count alike. */
const SMALL = 10

const costOf = (group: Group, { each, more, step }: Omit<Choice, 'sum' | 'cost'>): number => {
  const { size, ideal } = group
  const off = (size - more) * (each - ideal) ** 2 + more * (each + step - ideal) ** 2
  const isMixed = more > 0
  const hasHalves = each % WHOLE !== 0 || (isMixed && step % WHOLE !== 0)
  return off / ideal + (isMixed ? (ideal < SMALL ? 4 : 0.5) : 0) + (hasHalves ? 2 : 0)
}

const choicesOf = (group: Group): readonly Choice[] => {
  const { size, ideal } = group
  const most = Math.ceil(ideal) + ABOVE
  const choices: Choice[] = []
  for (let each = 1; each <= most; each += 1)
    for (const step of [1, WHOLE])
      for (let more = 0; more < (step === 1 || each % WHOLE === 0 ? size : 0); more += 1) {
        if (more === 0 && step !== 1) continue
        const choice = { each, more, step }
        choices.push({ ...choice, sum: size * each + more * step, cost: costOf(group, choice) })
      }
  return choices
}

/** The cheapest choice for each group whose sum is `wanted` exactly; null where there is none. */
const chosenFor = (groups: readonly Group[], wanted: number): readonly Choice[] | null => {
  let reached = new Map<number, { readonly cost: number; readonly path: Path | null }>([
    [0, { cost: 0, path: null }],
  ])
  for (const group of groups) {
    const next = new Map<number, { readonly cost: number; readonly path: Path | null }>()
    for (const choice of choicesOf(group))
      for (const [sum, { cost, path }] of reached) {
        const total = sum + choice.sum
        const known = next.get(total)
        if (total > wanted || (known !== undefined && known.cost <= cost + choice.cost)) continue
        next.set(total, { cost: cost + choice.cost, path: { choice, before: path } })
      }
    reached = next
  }
  const found = reached.get(wanted)
  return found === undefined ? null : choicesIn(found.path)
}

interface Path {
  readonly choice: Choice
  readonly before: Path | null
}

const choicesIn = (path: Path | null): readonly Choice[] =>
  path === null ? [] : [...choicesIn(path.before), path.choice]

const groupsIn = (items: readonly PaperItem[]): readonly (readonly PaperItem[])[] =>
  [...new Set(items.map(({ score }) => score))].map((score) => items.filter((item) => item.score === score))

/**
 * Points by question, so that they add up to `total` exactly: whole ones or halves, near their share of before, alike for
 * what counted alike in a section as far as the sum allows. Questions of 0 points keep them while others have some.
 * Null where there are more questions than halves of a point.
 */
export const scaledScores = (
  sections: readonly PaperSection[],
  total: number,
): ReadonlyMap<number, number> | null => {
  const all = sections.flatMap(({ items }) => items)
  const sum = all.reduce((points, { score }) => points + score, 0)
  const weightOf = ({ score }: PaperItem): number => (sum === 0 ? 1 : score)
  const whole = sum === 0 ? all.length : sum
  const asked = sections.flatMap(({ items }) => groupsIn(items.filter((item) => weightOf(item) > 0)))
  if (asked.length === 0) return null
  const groups = asked.map((items) => ({
    size: items.length,
    ideal: ((items[0] === undefined ? 0 : weightOf(items[0])) * total * WHOLE) / whole,
  }))
  const chosen = chosenFor(groups, total * WHOLE)
  if (chosen === null) return null
  return new Map(
    asked.flatMap((items, at) =>
      items.map(({ questionId }, place): [number, number] => {
        const { each, more, step } = chosen[at] ?? { each: 0, more: 0, step: 0 }
        return [questionId, (each + (place >= items.length - more ? step : 0)) / WHOLE]
      }),
    ),
  )
}
