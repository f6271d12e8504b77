import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { filesBelow } from '../../scripts/test/inputs.ts'

/** A part of a block, as `toast__icon`; a block alone is also a word of the language. */
const PART = /(?<![\w-])[a-z][a-z0-9]*(?:-[a-z0-9]+)*__[a-z0-9]+(?:-[a-z0-9]+)*/g

const partsIn = (ending: RegExp): ReadonlySet<string> =>
  new Set(
    filesBelow('src')
      .filter((file) => ending.test(file))
      .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(PART)].map(([part]) => part)),
  )

it('a part of a block that a view names has a style, and one that has a style is named', () => {
  const named = partsIn(/\.tsx?$/)
  const styled = partsIn(/\.css$/)
  expect(named.size).toBeGreaterThan(100)
  expect([...named].filter((part) => !styled.has(part))).toEqual([])
  expect([...styled].filter((part) => !named.has(part))).toEqual([])
})
