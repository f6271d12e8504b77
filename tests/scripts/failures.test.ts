import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { beginningOf, failuresOfPlaywright, failuresOfVitest } from '../../scripts/test/failures.ts'

test('what failed in a Vitest run, and a file that broke before its first test', () => {
  const passed = { status: 'passed', fullName: 'adds', failureMessages: [] }
  const failed = {
    status: 'failed',
    fullName: 'a sum adds',
    failureMessages: ['\u001b[31mone\u001b[39m\n\ntwo'],
  }
  expect(
    failuresOfVitest({
      testResults: [
        { status: 'passed', name: resolve('tests/a.test.ts'), assertionResults: [passed] },
        { status: 'failed', name: resolve('tests/b.test.ts'), assertionResults: [passed, failed] },
        {
          status: 'failed',
          name: resolve('tests/c.test.ts'),
          message: 'no such module',
          assertionResults: [],
        },
      ],
    }),
  ).toEqual([
    'tests/b.test.ts › a sum adds\n   one\n   two',
    'tests/c.test.ts › the file itself\n   no such module',
  ])
})

test('what failed in a Playwright run, however deep, and what broke outside a test', () => {
  const spec = (title: string, ok: boolean, messages: string[]) => ({
    title,
    ok,
    file: 'a.spec.ts',
    line: 7,
    tests: [{ results: [{ errors: messages.map((message) => ({ message })) }] }],
  })
  expect(
    failuresOfPlaywright({
      suites: [
        {
          specs: [spec('opens', true, [])],
          suites: [{ specs: [spec('closes', false, ['not closed', 'and a fault'])] }],
        },
      ],
      errors: [{ message: 'no browser' }],
    }),
  ).toEqual([
    'a.spec.ts:7 › closes\n   not closed\n   and a fault',
    'outside a test › the run itself\n   no browser',
  ])
})

test('of a long text only the beginning is said again', () => {
  const lines = Array.from({ length: 100 }, (_, at) => `line ${at}`)
  expect(beginningOf(lines.join('\n'))).toBe(
    lines
      .slice(0, 8)
      .map((line) => `   ${line}`)
      .join('\n'),
  )
})
