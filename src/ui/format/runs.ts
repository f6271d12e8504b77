/** Numbers in order, those that follow each other as one: `1–3、5`. */
export const formatRuns = (numbers: readonly number[]): string => {
  const runs: { first: number; last: number }[] = []
  for (const number of numbers) {
    const run = runs.at(-1)
    if (run?.last === number - 1) run.last = number
    else runs.push({ first: number, last: number })
  }
  return runs.map(({ first, last }) => (first === last ? `${first}` : `${first}–${last}`)).join('、')
}
