import { expect, it } from 'vitest'
import { run } from '../../scripts/support/run.ts'

/** Far less than a build takes. */
const AT_ONCE_MS = 30_000

// Nothing is built or started first: it would not be ended by then.
it.each([
  ['ui', 'a Chromium with windows is missing'],
  ['no-such', 'there is no bench no-such'],
])('npm run bench -- %s says at once what is wrong', async (name, words) => {
  const { code, stdout, stderr } = await run(process.execPath, ['scripts/run.mjs', 'bench', name], {
    env: { ...process.env, CHROMIUM_PATH: '/nowhere/chromium' },
    timeout: AT_ONCE_MS,
  })
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
  expect(stderr).toContain(words)
})
