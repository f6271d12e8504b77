import { createConnection } from 'node:net'
import { getSearchList } from '#contract/search-list.ts'
import { startPostgres } from '#tests/support/postgres.ts'
import { type ServedBuild, serveBuild } from '#tests/support/served-build.ts'
import { createDatabase } from '#tests/support/test-databases.ts'
import { type Asked, answersOf, written } from './list/load.ts'
import { signIn } from './list/rows.ts'
import { portOf } from './port-of.ts'
import { measured } from './rounds.ts'
import { printTable } from './table.ts'

const CONNECTIONS = [32, 200, 2_000]
const WARM_UP_MS = 3_000
const MEASURE_MS = 10_000
/** What is answered is answered in this time, of 99 in a hundred; the bench fails where it is not. */
const P99_MS = 2_000

const SEARCH: Asked = {
  method: 'POST',
  path: getSearchList.path,
  body: (index) => JSON.stringify({ Keyword: ['函数', '方程', '阅读', '力'][index % 4], PageSize: 20 }),
}

/**
 * Searches over more and more connections, each again as soon as it is answered; who is refused comes again after the time that
 * the answer names. On both databases.
 */
export const bench = async (): Promise<void> => {
  await onServer('embedded', await serveBuild({ SEED: 'demo' }))
  const postgres = await startPostgres()
  try {
    const { url } = await createDatabase(
      { address: postgres.address('%s'), template: '' },
      'bench',
      'template0',
    )
    await onServer('PostgreSQL', await serveBuild({ SEED: 'demo', DATABASE_URL: url }))
  } finally {
    await postgres.stop()
  }
}

const onServer = async (engine: string, server: ServedBuild): Promise<void> => {
  try {
    const rows = []
    const token = await signIn(server.url)
    for (const connections of CONNECTIONS)
      rows.push(await rowOf({ ...SEARCH, token }, portOf(server.url), connections))
    printTable([`${engine}: connections`, 'answered/s', 'p50 ms', 'p99 ms', 'refused/s', 'wrong'], rows)
  } finally {
    await server.stop()
  }
}

const rowOf = async (asked: Asked, port: number, connections: number): Promise<string[]> => {
  const { round, refused } = await press(asked, port, connections)
  const { perSecond, p50, p99, wrong } = measured([round])
  // Nothing answered is no good answer either.
  if (!(p99 <= P99_MS)) process.exitCode = 1
  return [
    String(connections),
    perSecond.toFixed(0),
    p50.toFixed(0),
    p99.toFixed(0),
    (refused / round.seconds).toFixed(0),
    String(wrong),
  ]
}

const press = async (asked: Asked, port: number, connections: number) => {
  const times: number[] = []
  let index = 0
  let refused = 0
  let wrong = 0
  const measuredFrom = performance.now() + WARM_UP_MS
  const until = measuredFrom + MEASURE_MS
  const one = () =>
    new Promise<void>((resolve, reject) => {
      const socket = createConnection(port, '127.0.0.1').setNoDelay(true)
      let sent = 0
      const ask = () => {
        if (performance.now() >= until) {
          socket.destroy()
          return resolve()
        }
        sent = performance.now()
        socket.write(written(asked, port, index++))
      }
      answersOf(socket, (isRight, head) => {
        const now = performance.now()
        const counts = sent >= measuredFrom && now <= until
        if (head.startsWith('HTTP/1.1 503')) {
          if (counts) refused += 1
          setTimeout(ask, 1000 * Number(/retry-after: (\d+)/i.exec(head)?.[1]))
          return
        }
        if (!isRight) wrong += 1
        else if (counts) times.push(now - sent)
        ask()
      })
      socket.once('connect', ask)
      socket.once('error', reject)
    })
  await Promise.all(Array.from({ length: connections }, one))
  return { round: { times, seconds: MEASURE_MS / 1000, wrong }, refused }
}
