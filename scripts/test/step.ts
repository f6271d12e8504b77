import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { inspect } from 'node:util'
import pLimit from 'p-limit'
import { run } from '../support/run.ts'
import { beginningOf, failuresOfPlaywright, failuresOfVitest } from './failures.ts'
import { FAILED, PASSED, sum, type Tally, tallyOfPlaywright, tallyOfVitest, totals } from './tally.ts'

/** Shows a piece of text as it is. */
export type Say = (text: string) => void

/** One line of `npm test`. */
export interface Step {
  readonly name: string
  /** Says why it cannot run on this machine; it then counts as one failure. */
  readonly lacks?: string | null
  /** @param say shows a reader what comes of it */
  readonly run: (say: Say) => Promise<Outcome>
}

interface Outcome extends Tally {
  /** What a step that shows nothing while it runs has to say in the end. */
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

/** Hardly any of the small steps keeps two cores busy, and two of them do not get in each other's way. */
const SIDE_BY_SIDE = 2

/** No step needs half of it on the slowest machine: what hangs in spite of its own limits is cut, and has failed. */
const LONGEST_MS = 45 * 60_000

const REPORTS = join('.cache', 'test')

/** A tool that is silent when all is well: one test, whose output is shown only when it fails. */
export const check = (name: string, args: readonly string[], environment: NodeJS.ProcessEnv = {}): Step => ({
  name,
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
  run: (say) => {
    const file = join(REPORTS, `${projects.join('-')}.json`)
    const args = [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ]
    return counted(say, file, args, {}, (report, code) => ({
      ...tallyOfVitest(report as never, code),
      failures: failuresOfVitest(report as never),
    }))
  },
})

/** The browser tests of these projects of playwright.config.ts. */
export const playwright = (name: string, projects: readonly string[], lacks: string | null): Step => ({
  name,
  lacks,
  run: (say) => {
    const file = join(REPORTS, `playwright-${projects.join('-')}.json`)
    const args = [
      'node_modules/@playwright/test/cli.js',
      'test',
      ...projects.map((project) => `--project=${project}`),
      '--reporter=list,json',
      // A run empties its folder first: what the run before has left to be looked at stays.
      `--output=test-results/${projects.join('-')}`,
    ]
    const environment = { PLAYWRIGHT_JSON_OUTPUT_NAME: file, PLAYWRIGHT_LIST_PRINT_STEPS: '0' }
    return counted(say, file, args, environment, (report, code) => ({
      ...tallyOfPlaywright(report as never, code),
      failures: failuresOfPlaywright(report as never),
    }))
  },
})

const counted = async (
  say: Say,
  file: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  read: (report: unknown, exitCode: number) => Outcome,
): Promise<Outcome> => {
  mkdirSync(REPORTS, { recursive: true })
  rmSync(file, { force: true })
  const code = await showing(say, args, environment)
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')), code)
  } catch {
    say(`no report was written (exit code ${code})\n`)
    return FAILED
  }
}

/** Runs a Node program and shows what it says; resolves to its exit code. */
const showing = (say: Say, args: readonly string[], environment: NodeJS.ProcessEnv): Promise<number> =>
  new Promise((resolve, reject) => {
    const coloured = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}
    const child = spawn(process.execPath, args, {
      env: { ...process.env, ...coloured, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: LONGEST_MS,
    })
    for (const said of [child.stdout, child.stderr]) said.setEncoding('utf8').on('data', say)
    child.on('error', reject)
    child.on('close', (code) => resolve(code ?? 1))
  })

/**
 * Runs all steps, whatever becomes of each, and ends with the line of totals.
 * @param groups one after the other; the steps of a group two at a time, shown in their order
 * @param missing what is not tested on this machine, each with the reason
 */
export const runSteps = async (
  groups: readonly (readonly Step[])[],
  missing: readonly string[] = [],
): Promise<void> => {
  const began = performance.now()
  const rows: Row[] = []
  for (const group of groups) rows.push(...(await sideBySide(group, (text) => process.stdout.write(text))))
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

/** Runs these steps, begun in their order and two at a time, and shows each as a whole, in that order; never rejects. */
export const sideBySide = async (steps: readonly Step[], show: Say): Promise<Row[]> => {
  const limit = pLimit(SIDE_BY_SIDE)
  const begun = steps.map((step) => {
    const { say, showBy } = heldBack()
    return { name: step.name, showBy, ending: limit(() => rowOf(step, say)) }
  })
  const rows: Row[] = []
  for (const { name, showBy, ending } of begun) {
    show(`\n── ${name}\n`)
    showBy(show)
    const row = await ending
    show(`${row.outcome.said ?? ''}   ${totals(row.outcome)} (${row.seconds.toFixed(1)} s)\n`)
    rows.push(row)
  }
  return rows
}

/** What is said is kept until it is shown, and from then on shown as it comes: a screen has room for one at a time. */
const heldBack = () => {
  let kept = ''
  let tell: Say = (text) => {
    kept += text
  }
  return {
    say: (text: string) => tell(text),
    showBy: (show: Say) => {
      if (kept !== '') show(kept)
      tell = show
    },
  }
}

const rowOf = async (step: Step, say: Say): Promise<Row> => {
  const started = performance.now()
  const outcome = await outcomeOf(step, say)
  return { name: step.name, outcome, seconds: (performance.now() - started) / 1000 }
}

const outcomeOf = async ({ lacks, run: start }: Step, say: Say): Promise<Outcome> => {
  if (lacks) return { ...FAILED, said: `cannot run: ${lacks}\n` }
  try {
    return await start(say)
  } catch (error) {
    return { ...FAILED, said: `${inspect(error)}\n` }
  }
}
