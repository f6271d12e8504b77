/** The statecharts that a file exports. */
export const machinesIn = (source: string): readonly string[] =>
  [...source.matchAll(/^export const (\w+Machine)\b/gm)].map(([, name = '']) => name)

/** Whether a headless test compares the transitions that a statechart took with those that it declares. */
export const isCompared = (machine: string, tests: string): boolean =>
  new RegExp(`\\bdeclaredTransitions\\(\\s*${machine}\\b`).test(tests)
