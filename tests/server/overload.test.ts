import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { getSearchList } from '#contract/search-list.ts'
import { loggerOptions } from '#server/http/logging.ts'
import { type Harness, onEachEngine } from '#tests/support/each-engine.ts'

/** So many wait whatever it takes. */
const ALWAYS = 64

const lines: string[] = []
const logger = { ...loggerOptions('warn'), stream: { write: (line: string) => void lines.push(line) } }

const tests = (harness: () => Harness): void => {
  test('longer than anybody waits refuses further calls at once, and answers all who stand in it', async () => {
    const { app, ask, database } = harness()
    const { $client: pool } = database.db
    const token = await ask.tokenOf('teacher')
    const search = () => ask.post(getSearchList.path, { Keyword: '函数', PageSize: 20 }, token)
    expect((await search()).status).toBe(200)
    // The latest held their connections for so long that the queue moves slowly.
    const connections = pool.options.max
    const sleep = () => database.db.execute(sql`select pg_sleep(0.1)`)
    await Promise.all(Array.from({ length: 4 * connections }, sleep))

    let release = () => {}
    const end = new Promise<void>((resolve) => {
      release = resolve
    })
    const holders = Array.from({ length: connections }, () => database.db.transaction(() => end))
    let waiting: ReturnType<typeof search>[] = []
    try {
      await expect.poll(() => pool.totalCount - pool.idleCount).toBe(connections)
      waiting = Array.from({ length: ALWAYS }, search)
      await expect.poll(() => pool.waitingCount, { timeout: 10_000 }).toBeGreaterThanOrEqual(ALWAYS)

      lines.length = 0
      const refused = await Promise.race([search(), end])
      expect(refused).toMatchObject({
        status: 503,
        body: { Code: 503, Data: null, Message: '现在使用的人太多，请稍后再试' },
      })
      expect(refused?.response.headers['retry-after']).toMatch(/^[1-4]$/)
      expect((await app.inject({ url: '/api/health/live' })).statusCode).toBe(200)
      expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
        expect.objectContaining({ level: 40, msg: 'overloaded: calls are refused', refused: 1 }),
      ])
    } finally {
      release()
    }
    await Promise.all(holders)
    expect([...new Set((await Promise.all(waiting)).map(({ status }) => status))]).toEqual([200])
    expect((await search()).status).toBe(200)
  })
}

onEachEngine('a queue for the database', tests, { logger })
