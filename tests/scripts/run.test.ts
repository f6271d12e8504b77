import { expect, test } from 'vitest'
import { run } from '../../scripts/support/run.ts'

const HANGS = 'setInterval(() => undefined, 1000)'

test('a program that does not end is cut after its time, and has failed', async () => {
  expect(await run(process.execPath, ['-e', HANGS], { timeout: 500 })).toMatchObject({ code: 1 })
})

const LEAVES_A_CHILD = `require('node:child_process').spawn(process.execPath, ['-e', 'setTimeout(() => undefined, 15000)'], { stdio: 'inherit' }); ${HANGS}`

test('what it has started and leaves behind is not waited for', async () => {
  const began = performance.now()
  expect(await run(process.execPath, ['-e', LEAVES_A_CHILD], { timeout: 500 })).toMatchObject({ code: 1 })
  expect(performance.now() - began).toBeLessThan(10_000)
})
