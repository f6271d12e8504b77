import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { projectFiles } from '#tests/support/project-files.ts'
import { overlong, silentActors } from './domain-rules.ts'

const domain = new Map(projectFiles('src/domain/*.ts').map((path) => [path, readFileSync(path, 'utf8')]))

describe('a file of the domain', () => {
  it('is no longer than 250 lines', () => {
    expect(domain.size).toBeGreaterThan(200)
    expect(overlong(domain)).toEqual([])
  })

  it('is too long with one line more', () => {
    const lines = (count: number) => 'const one = 1\n'.repeat(count)
    expect(
      overlong(
        new Map([
          ['long.ts', lines(251)],
          ['short.ts', lines(250)],
        ]),
      ),
    ).toEqual(['long.ts: 251'])
  })
})

describe('an actor of the domain', () => {
  it('fails loudly where nobody has provided it', () => {
    expect([...domain].flatMap(([path, source]) => silentActors(path, source))).toEqual([])
  })

  it.each([
    'fromCallback<BellEvent>(() => undefined)',
    'fromCallback<BellEvent, { readonly wire: string }>(() => {})',
    'fromPromise(async () => {})',
    'fromCallback(function () {})',
  ])('succeeds silently as %s', (actor) => {
    expect(silentActors('bell.ts', `const actors = {\n  bell: ${actor},\n}`)).toEqual(['bell.ts:2'])
  })

  it.each([
    "fromCallback<BellEvent>(unprovidedCallback('bell'))",
    "fromPromise<void>(unprovided('bell'))",
    'fromCallback(({ input }) => () => input.close())',
  ])('does not as %s', (actor) => {
    expect(silentActors('bell.ts', `const bell = ${actor}`)).toEqual([])
  })
})
