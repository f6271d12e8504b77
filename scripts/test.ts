import { inspectMachine } from './test/machine.ts'
import { playwright, runSteps, vitest } from './test/step.ts'
import { boundaries, build, diagrams, format, lint, types, unused, wire } from './test/steps.ts'

/** `npm test`: everything. Every step runs, whatever became of the one before. */
export const main = async (): Promise<void> => {
  const lacks = await inspectMachine()
  const news = Object.values(lacks).filter((line) => line !== null)
  if (news.length > 0) console.log(`\nOn this machine:\n${news.map((line) => `  ${line}`).join('\n')}`)

  await runSteps([
    format,
    types,
    lint,
    boundaries,
    unused,
    diagrams,
    wire,
    build,
    vitest('statecharts and rules', ['headless']),
    vitest('house rules and tools', ['house']),
    vitest('views', ['ui']),
    vitest('ports on every adapter', ['contracts']),
    vitest('server', ['server'], lacks.postgres),
    playwright('browser', lacks.chromium),
  ])
}
