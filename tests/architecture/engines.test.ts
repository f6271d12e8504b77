import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ENGINES, enginesOf, ON_BOTH, USUAL_ENGINE } from '#tests/support/engines.ts'

const tests = ['tests/server', 'tests/demo']
  .flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)))
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

describe('the suites that run on both engines', () => {
  it.each(Object.keys(ON_BOTH))('%s: there is such a suite', (suite) => {
    expect(tests).toMatch(new RegExp(`(?:onEachEngine|enginesOf)\\(\\s*'${suite}'`))
  })

  it('run on both, the others on one, and all on both where that is asked for', () => {
    expect(enginesOf('search', undefined)).toEqual(ENGINES)
    expect(enginesOf('papers', undefined)).toEqual([USUAL_ENGINE])
    expect(enginesOf('papers', 'all')).toEqual(ENGINES)
  })

  it('are the only ones that choose their engine by themselves', () => {
    expect(tests).not.toMatch(/\.each\(\s*(?:ENGINES|\[\s*'embedded')/)
  })
})
