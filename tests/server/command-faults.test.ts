import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { failWith } from '#server/runtime/console.ts'

const folder = mkdtempSync(join(tmpdir(), 'zhiyuan-faults-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
afterEach(() => {
  process.exitCode = undefined
  vi.restoreAllMocks()
})

/** What somebody at the console reads when a command ends so. */
const toldOf = (act: () => unknown): string => {
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  try {
    act()
  } catch (error) {
    failWith(error)
  }
  expect(process.exitCode).toBe(1)
  return said.mock.calls.map(([text]) => String(text)).join('')
}

const missing = join(folder, '名单.xlsx')

test.each([
  ['a file that is not there', () => readFileSync(missing), `找不到文件：${missing}`],
  ['a folder in place of a file', () => readFileSync(folder), '应当是一个文件，这里是文件夹'],
  ['a file in place of a folder', () => readdirSync(import.meta.filename), '应当是一个文件夹，这里是文件'],
])('%s is told in the words of the product, with its place', (_, act, words) => {
  const told = toldOf(act)
  expect(told).toContain(words)
})

test('any other fault is told as it is', () => {
  expect(
    toldOf(() => {
      throw new Error('名单里没有找到“姓名”')
    }),
  ).toBe('\n名单里没有找到“姓名”\n\n')
})
