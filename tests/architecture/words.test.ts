import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const COPY = 'src/ui/copy'

it('what could not be read says 加载失败, everywhere in the same words', () => {
  const files = readdirSync(COPY)
  expect(files.length).toBeGreaterThan(20)
  expect(files.filter((name) => readFileSync(join(COPY, name), 'utf8').includes('没有读出来'))).toEqual([])
})
