import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { run } from '../../../scripts/support/run.ts'
import { adapterSetOf } from '../../../scripts/vite/adapter-set.mjs'

describe('the set of adapters', () => {
  it('is one that there is, and by default the one that asks a server', () => {
    const sets = readdirSync('src/main/adapters').flatMap(
      (file) => /^(\w+)\.adapters\.ts$/.exec(file)?.[1] ?? [],
    )
    expect(sets.map(adapterSetOf)).toEqual(sets)
    expect([adapterSetOf(undefined), adapterSetOf('')]).toEqual(['axios', 'axios'])
  })

  it.each(['build', 'start', 'dev'])('that is unknown stops npm run %s', async (script) => {
    const { code, stderr } = await run(process.execPath, ['scripts/run.mjs', script], {
      cwd: process.cwd(),
      env: { ...process.env, VITE_ADAPTERS: 'memroy' },
    })
    expect([code, /VITE_ADAPTERS is memroy; there are only axios and memory/.test(stderr)]).toEqual([1, true])
  })
})
