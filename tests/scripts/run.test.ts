import { expect, test } from 'vitest'
import { run } from '../../scripts/support/run.ts'

const HANGS = 'setInterval(() => undefined, 1000)'

test('a program that does not end is cut after its time, and has failed', async () => {
  expect(await run(process.execPath, ['-e', HANGS], { timeout: 500 })).toMatchObject({ code: 1 })
})
