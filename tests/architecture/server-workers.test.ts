import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'

test('every thread that the server starts is bundled beside it under the name it is started by', () => {
  const started = readdirSync('server', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .flatMap((path) =>
      [...readFileSync(join('server', path), 'utf8').matchAll(/startWorker\(\s*new URL\('([^']+)'/g)].map(
        ([, file = '']) => basename(file, '.ts'),
      ),
    )
  const bundled = [
    ...readFileSync('vite.server.config.ts', 'utf8').matchAll(/'([\w-]+-worker)': '[^']*\/([\w-]+)\.ts'/g),
  ].map(([, name = '', file = '']) => ({ name, file }))
  expect(started.length).toBeGreaterThan(1)
  expect(new Set(bundled.map(({ name }) => name))).toEqual(new Set(started))
  expect(new Set(bundled.map(({ file }) => file))).toEqual(new Set(started))
})
