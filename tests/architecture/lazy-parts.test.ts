import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { projectFiles } from '#tests/support/project-files.ts'

/** Both ask again for code that did not come. */
const WAYS = ['src/ui/routing/missing-code.ts', 'src/ui/theme/lazy-with-overlays.tsx']

const usesLazy = (source: string): boolean =>
  /import \{[^}]*\blazy\b[^}]*\} from 'react'|React\.lazy/.test(source)

it('parts that come late are fetched by the one helper or with overlays, and by nothing else', () => {
  const files = [...projectFiles('src/*.ts'), ...projectFiles('src/*.tsx')]
  expect(files.filter((path) => usesLazy(readFileSync(path, 'utf8'))).toSorted()).toEqual(WAYS)
})

it('finds every way to write it', () => {
  expect(
    ["import { lazy } from 'react'", "import { memo, lazy, use } from 'react'", 'React.lazy(x)'].every(
      usesLazy,
    ),
  ).toBe(true)
  expect(usesLazy("import { use } from 'react'\nimport { lazy } from './x.ts'")).toBe(false)
})
