import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { projectFiles } from '#tests/support/project-files.ts'
import { isCompared, machinesIn } from './machine-tests.ts'

const read = (pattern: string): readonly string[] =>
  projectFiles(pattern).map((path) => readFileSync(path, 'utf8'))

describe('statecharts', () => {
  it('are each taken through every transition that they declare, by a headless test', () => {
    const machines = read('src/*.machine.ts').flatMap(machinesIn)
    expect(machines.length).toBeGreaterThan(140)
    const tests = [...read('tests/domain/*.test.ts'), ...read('tests/application/*.test.ts')].join('\n')
    expect(machines.filter((machine) => !isCompared(machine, tests))).toEqual([])
  })

  it.each([
    ['nothing', ''],
    ['an import alone', "import { bellMachine } from '#domain/bell.machine.ts'"],
    ['a run alone', 'createActor(bellMachine, { input })'],
    ['a test of another one', 'expect(taken).toEqual(declaredTransitions(doorbellMachine))'],
  ])('%s does not compare them', (_, tests) => {
    expect(isCompared('bellMachine', tests)).toBe(false)
  })

  it.each([
    'expect([...log.taken].sort()).toEqual(declaredTransitions(bellMachine))',
    'const declared = declaredTransitions(\n      bellMachine,\n    )',
  ])('%s does', (tests) => {
    expect(isCompared('bellMachine', tests)).toBe(true)
  })

  it('are read from the file that exports them', () => {
    expect(
      machinesIn('const inner = 1\nexport const bellMachine = setup({})\nexport const bells = 2'),
    ).toEqual(['bellMachine'])
  })
})
