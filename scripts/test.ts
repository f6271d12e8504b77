import { inspectMachine, untested } from './test/machine.ts'
import { stampedSteps } from './test/stamped-steps.ts'
import { unlessUnchanged } from './test/stamps.ts'
import { playwright, runSteps, vitest } from './test/step.ts'
import { boundaries, build, diagrams, format, lint, types, unused, wire } from './test/steps.ts'

/**
 * `npm test`: every kind of test. Every step runs, whatever became of the one before; checks of what has not changed since
 * they passed are left out and named. `npm run test:all` leaves out nothing, and runs every suite of the server on both
 * engines.
 */
export const main = async ([mode]: readonly string[]): Promise<void> => {
  if (mode !== undefined && mode !== 'all') {
    console.error(
      'npm test runs everything. One file: npx vitest run FILE, or npx playwright test FILE (README.md)',
    )
    process.exitCode = 1
    return
  }
  const all = mode === 'all'
  if (all) process.env['TEST_ENGINES'] = 'all'
  const lacks = inspectMachine()
  const news = Object.values(lacks).filter((line) => line !== null)
  if (news.length > 0) console.log(`\nOn this machine:\n${news.map((line) => `  ${line}`).join('\n')}`)

  await runSteps(
    [
      [format, types, lint, boundaries, unused, diagrams, wire, build],
      // Each of these keeps both cores busy, and meets what another one leaves: one at a time (docs/decisions/0457).
      [vitest('statecharts and rules', ['headless'])],
      [vitest('house rules and tools', ['house'])],
      [vitest('views', ['ui', 'lost-code'])],
      [vitest('ports on every adapter', ['contracts'])],
      [vitest('server', ['server'], lacks.postgres)],
      [playwright('browser', ['servers', 'journeys'], lacks.chromium)],
      ...stampedSteps(lacks).map(({ step, stamped }) => [all ? step : unlessUnchanged(step, stamped)]),
    ],
    await untested(),
  )
}
