import { type SpawnOptions, spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { inspect } from 'node:util'
import { run } from '../support/run.ts'
import { beginningOf, failuresOfPlaywright, failuresOfVitest } from './failures.ts'
import { FAILED, PASSED, sum, type Tally, tallyOfPlaywright, tallyOfVitest, totals } from './tally.ts'

/** One line of `npm test`. */
export interface Step {
  readonly name: string
  /** Says why it cannot run on this machine; it then counts as one failure. */
  readonly lacks?: string | null
  /** Shows nothing while it runs, and so may run beside others of its kind. */
  readonly silent?: true
  readonly run: () => Promise<Outcome>
}

interface Outcome extends Tally {
  /** What a silent step has to say in the end. */
  readonly said?: string
  /** The tests that failed. */
  readonly failures?: readonly string[]
  /** What was left out, each with the reason. */
  readonly notRun?: readonly string[]
}

/** A step that found nothing to do. */
export const NOTHING_RUN: Tally = { passed: 0, failed: 0, skipped: 0 }

interface Row {
  readonly name: string
  readonly outcome: Outcome
  readonly seconds: number
}

/** Hardly any of the silent tools keeps two cores busy, and two of them do not get in each other's way. */
const SIDE_BY_SIDE = 2

/** No step needs half of it on the slowest machine: what hangs in spite of its own limits is cut, and has failed. */
const LONGEST_MS = 45 * 60_000

const REPORTS = join('.cache', 'test')

/** A tool that is silent when all is well: one test, whose output is shown only when it fails. */
export const check = (name: string, args: readonly string[], environment: NodeJS.ProcessEnv = {}): Step => ({
  name,
  silent: true,
  run: async () => {
    const { code, stdout, stderr } = await run(process.execPath, args, {
      env: { ...process.env, ...environment },
      timeout: LONGEST_MS,
    })
    return code === 0 ? PASSED : { ...FAILED, said: stdout + stderr }
  },
})

/** The Vitest projects of these names. */
export const vitest = (name: string, projects: readonly string[], lacks: string | null = null): Step => ({
  name,
  lacks,
  run: () => {
    const file = join(REPORTS, `${projects.join('-')}.json`)
    const args = [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ]
    return counted(file, args, {}, (report, code) => ({
      ...tallyOfVitest(report as never, code),
      failures: failuresOfVitest(report as never),
    }))
  },
})

/** The browser tests of these projects of playwright.config.ts. */
export const playwright = (name: string, projects: readonly string[], lacks: string | null): Step => ({
  name,
  lacks,
  run: () => {
    const file = join(REPORTS, `playwright-${projects.join('-')}.json`)
    const args = [
      'node_modules/@playwright/test/cli.js',
      'test',
      ...projects.map((project) => `--project=${project}`),
      '--reporter=list,json',
    ]
    const environment = { PLAYWRIGHT_JSON_OUTPUT_NAME: file, PLAYWRIGHT_LIST_PRINT_STEPS: '0' }
    return counted(file, args, environment, (report, code) => ({
      ...tallyOfPlaywright(report as never, code),
      failures: failuresOfPlaywright(report as never),
    }))
  },
})

const counted = async (
  file: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  read: (report: unknown, exitCode: number) => Outcome,
): Promise<Outcome> => {
  mkdirSync(REPORTS, { recursive: true })
  rmSync(file, { force: true })
  const code = await showing(args, { env: { ...process.env, ...environment }, timeout: LONGEST_MS })
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')), code)
  } catch {
    console.error(`no report was written (exit code ${code})`)
    return FAILED
  }
}

/** Runs a Node program whose output the reader watches; resolves to its exit code. */
const showing = (args: readonly string[], options: SpawnOptions): Promise<number> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { ...options, stdio: ['ignore', 'inherit', 'inherit'] })
    child.on('error', reject)
    child.on('close', (code) => resolve(code ?? 1))
  })

/**
 * Runs all steps, whatever becomes of each, and ends with the line of totals.
 * @param missing what is not tested on this machine, each with the reason
 */
export const runSteps = async (steps: readonly Step[], missing: readonly string[] = []): Promise<void> => {
  const began = performance.now()
  const rows: Row[] = []
  for (const group of groupsOf(steps)) {
    if (!group[0]?.silent) console.log(`\n── ${group[0]?.name}`)
    for (const begun of together(group)) {
      const row = await begun
      const { name, outcome, seconds } = row
      if (group[0]?.silent) console.log(`\n── ${name}`)
      process.stdout.write(outcome.said ?? '')
      console.log(`   ${totals(outcome)} (${seconds.toFixed(1)} s)`)
      rows.push(row)
    }
  }
  const total = sum(rows.map(({ outcome }) => outcome))
  console.log('\n── summary')
  for (const { name, outcome, seconds } of rows) {
    console.log(
      `   ${outcome.failed > 0 ? '✗' : '✓'} ${name.padEnd(34)} ${totals(outcome)} (${seconds.toFixed(1)} s)`,
    )
  }
  console.log(`   ${((performance.now() - began) / 1000).toFixed(0)} s in all\n`)
  // A log of this length is often cut at its beginning.
  for (const { name, outcome } of rows)
    for (const failure of failuresOf(outcome)) console.log(`✗ ${name}: ${failure}\n`)
  const notRun = [...missing, ...rows.flatMap(({ outcome }) => outcome.notRun ?? [])]
  console.log(totals(total, notRun))
  if (total.failed > 0) process.exitCode = 1
}

/** What is to be read again below the summary: of a step without tests, how what it said begins. */
const failuresOf = ({ failures, said }: Outcome): readonly string[] =>
  failures ?? (said === undefined ? [] : [beginningOf(said)])

/** Silent steps that follow each other; every other step by itself. */
const groupsOf = (steps: readonly Step[]): Step[][] => {
  const groups: Step[][] = []
  for (const step of steps) {
    const last = groups.at(-1)
    if (step.silent && last?.[0]?.silent) last.push(step)
    else groups.push([step])
  }
  return groups
}

/** Begins these steps in their order, so many at a time; none of the promises rejects. */
export const together = (steps: readonly Step[]): Promise<Row>[] => {
  const running = new Set<Promise<Row>>()
  let turn: Promise<unknown> = Promise.resolve()
  return steps.map((step) => {
    const mine = turn.then(() => {
      const row = rowOf(step).finally(() => running.delete(row))
      running.add(row)
      return row
    })
    turn = turn.then(() => (running.size < SIDE_BY_SIDE ? null : Promise.race(running)))
    return mine
  })
}

const rowOf = async (step: Step): Promise<Row> => {
  const started = performance.now()
  const outcome = await outcomeOf(step)
  return { name: step.name, outcome, seconds: (performance.now() - started) / 1000 }
}

const outcomeOf = async ({ lacks, run: start }: Step): Promise<Outcome> => {
  if (lacks) return { ...FAILED, said: `cannot run: ${lacks}\n` }
  try {
    return await start()
  } catch (error) {
    return { ...FAILED, said: `${inspect(error)}\n` }
  }
}
