import { readFileSync, writeFileSync } from 'node:fs'
import { PLANTED, type PlantedFault } from './planted/planted.ts'
import { type Outcome, run } from './support/run.ts'

/**
 * `npm run planted`: plants each fault of scripts/planted/planted.ts in turn, runs the tests that have to find it, and takes it
 * back; some by words of their names (`npm run planted -- footer`). Fails when one is not found.
 */
export const main = async (words: readonly string[]): Promise<void> => {
  const wanted = PLANTED.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)))
  let found = 0
  for (const fault of wanted) {
    const began = performance.now()
    const caught = await isCaught(fault)
    if (caught) found += 1
    console.log(
      `${caught ? '✓ found' : '✗ not found'}  ${fault.name} (${((performance.now() - began) / 1000).toFixed(0)} s)`,
    )
  }
  console.log(`${found} of ${wanted.length} faults found`)
  if (found < wanted.length) process.exitCode = 1
}

/** None of the runs needs as long on the slowest machine: one that hangs is cut, and has found nothing. */
const LONGEST_MS = 10 * 60_000

/** Whether its tests fail with it. */
const isCaught = async (fault: PlantedFault): Promise<boolean> => {
  const original = readFileSync(fault.file, 'utf8')
  const parts = original.split(fault.from)
  if (parts.length !== 2)
    throw new Error(`${fault.file} has ${parts.length - 1} times what is to be replaced: ${fault.from}`)
  const restore = () => writeFileSync(fault.file, original)
  process.once('exit', restore)
  const interrupted = () => process.exit(1)
  process.once('SIGINT', interrupted)
  try {
    writeFileSync(fault.file, parts.join(fault.to))
    return saysSo(await tested(fault))
  } finally {
    restore()
    process.off('exit', restore)
    process.off('SIGINT', interrupted)
  }
}

/** What tests say that ran and did not hold: a run that found no test, or could not begin, has found no fault. */
const saysSo = ({ code, stdout }: Outcome): boolean => code !== 0 && /\b[1-9]\d* failed\b/.test(stdout)

const tested = async ({ run: args }: PlantedFault): Promise<Outcome> => {
  const environment = { ...process.env, NO_COLOR: '1' }
  if (args.includes('test')) {
    const build = await run(process.execPath, ['scripts/run.mjs', 'build', 'client'], { env: environment })
    if (build.code !== 0) throw new Error(`the build failed:\n${build.stderr}`)
  }
  return run(process.execPath, args, { env: environment, timeout: LONGEST_MS })
}
