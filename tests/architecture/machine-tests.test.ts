import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isRun, machinesIn } from './machine-tests.ts'

const read = (pattern: string): readonly string[] =>
  execFileSync('git', ['ls-files', pattern], { encoding: 'utf8' })
    .split('\n')
    .filter((path) => path !== '')
    .map((path) => readFileSync(path, 'utf8'))

describe('statecharts', () => {
  it('are each run by a headless test', () => {
    const machines = read('src/*.machine.ts').flatMap(machinesIn)
    expect(machines.length).toBeGreaterThan(70)
    const tests = [...read('tests/domain/*.test.ts'), ...read('tests/application/*.test.ts')].join('\n')
    expect(machines.filter((machine) => !isRun(machine, tests))).toEqual([])
  })

  it.each([
    ['nothing', ''],
    ['an import alone', "import { bellMachine } from '#domain/bell.machine.ts'"],
    ['a test of another one', 'createActor(doorbellMachine)\nbellMachineOf.provide({})'],
  ])('%s does not run one', (_, tests) => {
    expect(isRun('bellMachine', tests)).toBe(false)
  })

  it.each([
    'createActor(bellMachine, { input })',
    'createActor(\n    bellMachine.provide({ actors })',
    'const provided = bellMachine.provide({ actors })',
    'expect([...log.taken].sort()).toEqual(declaredTransitions(bellMachine))',
  ])('%s runs one', (tests) => {
    expect(isRun('bellMachine', tests)).toBe(true)
  })

  it('are read from the file that exports them', () => {
    expect(
      machinesIn('const inner = 1\nexport const bellMachine = setup({})\nexport const bells = 2'),
    ).toEqual(['bellMachine'])
  })
})
