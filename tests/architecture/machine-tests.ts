/** The statecharts that a file exports. */
export const machinesIn = (source: string): readonly string[] =>
  [...source.matchAll(/^export const (\w+Machine)\b/gm)].map(([, name = '']) => name)

/** Whether a headless test starts a statechart, or compares the transitions that were taken with those it declares. */
export const isRun = (machine: string, tests: string): boolean =>
  new RegExp(`\\b(?:${machine}\\.provide\\(|(?:createActor|declaredTransitions)\\(\\s*${machine}\\b)`).test(
    tests,
  )
