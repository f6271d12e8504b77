import type { AnyMachineSnapshot } from 'xstate'

/** How a statechart is, for somebody who does not know it: at rest, at work, or where it could not go on. */
export type ChartCondition = 'resting' | 'working' | 'failed'

const FAILED = ['defect', 'failed', 'refused', 'unreadable']

const namesIn = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : Object.entries(value as object).flatMap(([name, inner]) => [name, ...namesIn(inner)])

/** Says nothing of what it holds: names, texts and ids stay where they are. */
export const conditionOf = (snapshot: AnyMachineSnapshot): ChartCondition => {
  if (snapshot.status === 'error' || namesIn(snapshot.value).some((name) => FAILED.includes(name)))
    return 'failed'
  return snapshot.hasTag('busy') ? 'working' : 'resting'
}
