import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { FINDINGS_VARIABLE, type Finding, SEEDS_VARIABLE } from '#tests/support/fault-run.ts'
import { FAULT_KINDS } from '#tests/support/faulty-proxy.ts'
import { printTable } from './bench/table.ts'
import { builtAsItIs } from './support/built-as-it-is.ts'
import { writeRows } from './support/reliability-page.ts'
import { run } from './support/run.ts'

/** The whole of it ends within so long, whatever the machine: what was not reached is said. */
const LONGEST_MS = 20 * 60_000

const FINDINGS = join('.cache', 'test', 'fault-findings.jsonl')

const TABLE = {
  name: 'faults',
  headings: ['fault', 'pages tried', 'survived', 'calls tried', 'survived'],
}

/**
 * `npm run test:faults`: every route of the app and every call of the contract behind a line with faults, with three seeds, or
 * those that are named as arguments; three that follow each other bring every fault to every route and call. docs/reliability.md
 */
export const main = async (args: readonly string[]): Promise<void> => {
  const began = performance.now()
  const first = Date.now() % 1_000_000
  const seeds = args.length > 0 ? args : [first, first + 1, first + 2].map(String)
  const command = `npm run test:faults -- ${seeds.join(' ')}`
  console.log(`seeds ${seeds.join(' ')}, again with: ${command}`)
  mkdirSync(join('.cache', 'test'), { recursive: true })
  writeFileSync(FINDINGS, '')
  if (!builtAsItIs()) {
    process.exitCode = 1
    return
  }
  const environment = { ...process.env, [SEEDS_VARIABLE]: seeds.join(','), [FINDINGS_VARIABLE]: FINDINGS }
  const parts = [
    ['node_modules/vitest/vitest.mjs', 'run', '--project', 'server', 'tests/server/faulty-line.test.ts'],
    ['node_modules/@playwright/test/cli.js', 'test', '--project=journeys', 'tests/e2e/faulty-line.spec.ts'],
    ['node_modules/@playwright/test/cli.js', 'test', '--project=journeys', 'tests/e2e/lost-answers.spec.ts'],
  ]
  let isWell = true
  for (const part of parts) {
    const left = LONGEST_MS - (performance.now() - began)
    const { code, stdout } = await run(process.execPath, part, {
      env: environment,
      timeout: Math.max(1, Math.round(left)),
      // By it Playwright stops the server that it has started.
      killSignal: 'SIGINT',
    })
    if (code !== 0) {
      isWell = false
      console.log(stdout)
    }
  }
  report(command)
  if (performance.now() - began > LONGEST_MS) console.log('the time was over: the rest was not reached')
  if (!isWell) process.exitCode = 1
}

const report = (command: string): void => {
  const findings = readFileSync(FINDINGS, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Finding)
  const counted = (kind: string, where: Finding['where']): string[] => {
    const tried = findings.filter((finding) => finding.kind === kind && finding.where === where)
    return [tried, tried.filter(({ wrong }) => wrong === '')].map(({ length }) => String(length))
  }
  const rows = FAULT_KINDS.map((kind) => [kind, ...counted(kind, 'page'), ...counted(kind, 'call')])
  printTable(TABLE.headings, rows)
  for (const { where, kind, what, wrong } of findings.filter((finding) => finding.wrong !== ''))
    console.log(`${kind}, ${where} ${what}: ${wrong}`)
  writeRows(TABLE, rows, command)
}
