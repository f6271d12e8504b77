import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { projectFiles } from '#tests/support/project-files.ts'

const COPY = 'src/ui/copy'

it('what could not be read says 加载失败, everywhere in the same words', () => {
  const files = readdirSync(COPY)
  expect(files.length).toBeGreaterThan(20)
  expect(files.filter((name) => readFileSync(join(COPY, name), 'utf8').includes('没有读出来'))).toEqual([])
})

/** Names that only their author understood, and what is said instead. */
const RENAMED: readonly (readonly [RegExp, string])[] = [
  [/\b(?:type|interface) Told\b|\bTold</, 'a name of what is answered: WriteAnswer, Answered'],
  [/\bFactorWish\b/, 'FactorTask'],
  [/\b(?:App|Scroll)Keeper\b|\b(?:app|scroll)-keeper\b/, 'OfflineAppPort, ScrollRestoration'],
  [/[?&]seal=|\bseal: signature\b/, 'signature'],
  [/\bfiles\.inTurn\b/, 'underUserLock'],
  [/\bsmall world\b|\bworld-files\.md\b/, 'a small school, school-folder.md'],
  [/(?:said|told|tells|says) in a notice\b/, 'in a toast, which is not the notice of an administrator'],
]

it.each(RENAMED)('no name or sentence says %s', (word) => {
  const files = projectFiles('src', 'server', 'contract', 'docs/*.md', 'README.md', 'CONTRIBUTING.md')
  expect(files.length).toBeGreaterThan(1500)
  expect(
    files.filter((path) => /\.(?:ts|tsx|md)$/.test(path) && word.test(readFileSync(path, 'utf8'))),
  ).toEqual([])
})
