import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { changedSince, hashesOf } from '../../scripts/lint-changed.ts'

const folder = mkdtempSync(join(tmpdir(), 'zhiyuan-lint-'))
afterAll(() => rmSync(folder, { recursive: true }))

const write = (name: string, text: string): string => {
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}

it('a file is linted again when it or what it imports has changed, however far away, and when a rule has', () => {
  const rules = write('rules.json', '{}')
  const far = write('far.ts', 'export const far = 1')
  const near = write('near.ts', "export { far } from './far.ts'")
  const user = write('user.ts', "import { far } from './near.ts'\nconsole.log(far)")
  const other = write('other.ts', 'export const other = 1')
  const now = () => hashesOf([far, near, user, other], [rules])

  const passed = now()
  expect(changedSince({}, passed)).toEqual([far, near, user, other])
  expect(changedSince(passed, now())).toEqual([])
  write('other.ts', 'export const other = 2')
  expect(changedSince(passed, now())).toEqual([other])
  write('far.ts', "export const far = '1'")
  expect(changedSince(passed, now())).toEqual([far, near, user, other])
  write('far.ts', 'export const far = 1')
  write('other.ts', 'export const other = 1')
  write('rules.json', '{"rules":{}}')
  expect(changedSince(passed, now())).toEqual([far, near, user, other])
})

it('a new file is linted, one that is gone is not missed', () => {
  const one = write('one.ts', 'export const one = 1')
  const two = write('two.ts', 'export const two = 2')
  const passed = hashesOf([one], [])
  expect(changedSince(passed, hashesOf([two], []))).toEqual([two])
})
