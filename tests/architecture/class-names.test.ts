import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { filesBelow } from '../../scripts/test/inputs.ts'

/** A part of a block, as `toast__icon`; a block alone is also a word of the language. */
const PART = /(?<![\w-])[a-z][a-z0-9]*(?:-[a-z0-9]+)*__[a-z0-9]+(?:-[a-z0-9]+)*/g

const partsIn = (folder: string, ending: RegExp, written = PART): ReadonlySet<string> =>
  new Set(
    filesBelow(folder)
      .filter((file) => ending.test(file))
      .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(written)].map(([part]) => part)),
  )

it('a part of a block that a view names has a style, and one that has a style is named', () => {
  const named = partsIn('src', /\.tsx?$/)
  const styled = partsIn('src', /\.css$/)
  expect(named.size).toBeGreaterThan(100)
  expect([...named].filter((part) => !styled.has(part))).toEqual([])
  expect([...styled].filter((part) => !named.has(part))).toEqual([])
})

it('a part of a block that a test or a bench looks for is named by a view', () => {
  const named = partsIn('src', /\.tsx?$/)
  const asSelector = new RegExp(`(?<=\\.)${PART.source.slice('(?<![\\w-])'.length)}`, 'g')
  const sought = ['tests', 'scripts'].flatMap((folder) => [...partsIn(folder, /\.tsx?$/, asSelector)])
  expect(sought.length).toBeGreaterThan(20)
  expect(sought.filter((part) => !named.has(part))).toEqual([])
})
