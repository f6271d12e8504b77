import { expect, test } from 'vitest'
import { getServerVersion } from '#contract/server-version.ts'
import { onEachEngine } from '#tests/support/each-engine.ts'

onEachEngine('the version of the server', (harness) => {
  test('is told to who has signed in, and to nobody else', async () => {
    const { app } = harness()
    const stranger = await app.inject({ method: 'GET', url: getServerVersion.path })
    expect(stranger.statusCode).toBe(401)
    expect(stranger.body).not.toMatch(/\d\.\d/)
  })
})
