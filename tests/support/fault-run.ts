import { appendFileSync } from 'node:fs'
import { type Chance, chanceFor } from '#demo/seed/random.ts'
import { FAULT_KINDS, type FaultKind } from './faulty-proxy.ts'

/** `npm run test:faults` names its seeds and a file for its findings; without them a sample is walked with a seed that is always the same. */
export const SEEDS_VARIABLE = 'FAULT_SEEDS'
export const FINDINGS_VARIABLE = 'FAULT_FINDINGS'

const SAMPLE = '知源课堂'

const given = process.env[SEEDS_VARIABLE]
export const isWholeRun = given !== undefined
export const seeds: readonly string[] = given?.split(',') ?? [SAMPLE]

/** One load or call under a fault: what did not hold, '' when all did. */
export interface Finding {
  readonly where: 'page' | 'code' | 'call'
  readonly kind: FaultKind
  readonly what: string
  readonly wrong: string
}

export const tell = (finding: Finding): void => {
  const file = process.env[FINDINGS_VARIABLE]
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(finding)}\n`)
}

/** What repeats a run of these faults exactly. */
export const chanceOf = (seed: string, what: string, kind: FaultKind): Chance =>
  chanceFor(`${seed} ${what} ${kind}`)

/** Those that befall a file: it has no Data of another shape, and nobody goes by its Date. */
export const FILE_FAULTS = FAULT_KINDS.filter((kind) => kind !== 'shape' && kind !== 'clock')

/**
 * The faults that the n-th of all meets under a seed, so many of them: three seeds that follow each other bring every fault to each.
 */
export const kindsFor = (
  index: number,
  seedIndex: number,
  count: number,
  kinds: readonly FaultKind[] = FAULT_KINDS,
): readonly FaultKind[] =>
  Array.from(
    { length: count },
    (_, one) => kinds[(index * 3 + seedIndex * count + one) % kinds.length] as FaultKind,
  )

/** All of them, each with its place among them, begun elsewhere with each seed: what a bounded run does not reach, another begins with. */
export const fromSeed = <T>(all: readonly T[], seed: string): readonly (readonly [at: number, one: T])[] => {
  const begin = isWholeRun ? chanceFor(`${seed} begins`)(0, all.length - 1) : 0
  const placed = all.map((one, at) => [at, one] as const)
  return [...placed.slice(begin), ...placed.slice(0, begin)]
}
