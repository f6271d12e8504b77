import { type SpawnOptions, spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '../support/run.ts'
import { FAILED, PASSED, sum, type Tally, tallyOfPlaywright, tallyOfVitest, totals } from './tally.ts'

/** One line of `npm test`. */
export interface Step {
  readonly name: string
  /** Says why it cannot run on this machine; it then counts as one failure. */
  readonly lacks?: string | null
  readonly run: () => Promise<Tally>
}

const REPORTS = join('.cache', 'test')

/** A tool that is silent when all is well: one test, whose output is shown only when it fails. */
export const check = (name: string, args: readonly string[], environment: NodeJS.ProcessEnv = {}): Step => ({
  name,
  run: async () => {
    const { code, stdout, stderr } = await run(process.execPath, args, {
      env: { ...process.env, ...environment },
    })
    if (code === 0) return PASSED
    process.stdout.write(stdout + stderr)
    return FAILED
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
    return counted(file, args, {}, (report, code) => tallyOfVitest(report as never, code))
  },
})

/** The browser tests. */
export const playwright = (name: string, lacks: string | null): Step => ({
  name,
  lacks,
  run: () => {
    const file = join(REPORTS, 'playwright.json')
    const args = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json']
    const environment = { PLAYWRIGHT_JSON_OUTPUT_NAME: file, PLAYWRIGHT_LIST_PRINT_STEPS: '0' }
    return counted(file, args, environment, (report, code) => tallyOfPlaywright(report as never, code))
  },
})

const counted = async (
  file: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  tallyOf: (report: unknown, exitCode: number) => Tally,
): Promise<Tally> => {
  mkdirSync(REPORTS, { recursive: true })
  rmSync(file, { force: true })
  const code = await showing(args, { env: { ...process.env, ...environment } })
  try {
    return tallyOf(JSON.parse(readFileSync(file, 'utf8')), code)
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

/** Runs all steps, whatever becomes of each, and ends with the line of totals. */
export const runSteps = async (steps: readonly Step[]): Promise<void> => {
  const began = performance.now()
  const rows: { name: string; tally: Tally; seconds: number }[] = []
  for (const step of steps) {
    console.log(`\n── ${step.name}`)
    const started = performance.now()
    const tally = await outcome(step)
    const seconds = (performance.now() - started) / 1000
    rows.push({ name: step.name, tally, seconds })
    console.log(`   ${totals(tally)} (${seconds.toFixed(1)} s)`)
  }
  const total = sum(rows.map(({ tally }) => tally))
  console.log('\n── summary')
  for (const { name, tally, seconds } of rows) {
    console.log(
      `   ${tally.failed > 0 ? '✗' : '✓'} ${name.padEnd(34)} ${totals(tally)} (${seconds.toFixed(1)} s)`,
    )
  }
  console.log(`   ${((performance.now() - began) / 1000).toFixed(0)} s in all\n`)
  console.log(totals(total))
  if (total.failed > 0) process.exitCode = 1
}

const outcome = async ({ lacks, run: start }: Step): Promise<Tally> => {
  if (lacks) {
    console.error(`cannot run: ${lacks}`)
    return FAILED
  }
  try {
    return await start()
  } catch (error) {
    console.error(error)
    return FAILED
  }
}
