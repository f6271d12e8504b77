import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { inProject } from '#server/config/project-root.ts'
import { openEmbedded } from '#server/db/database.ts'

const COMMITS = 500

const at = (sorted: readonly number[], part: number): string =>
  `${(sorted[Math.floor(sorted.length * part)] ?? 0).toFixed(1)} ms`

const measure = async (folder: string, unsynced: boolean): Promise<void> => {
  const began = performance.now()
  const database = await openEmbedded({ folder, unsynced })
  const opened = performance.now() - began
  const { $client: pool } = database.db
  await pool.query('create table if not exists kept (id int primary key, value text)')
  const times: number[] = []
  for (let n = 0; n < COMMITS; n += 1) {
    const asked = performance.now()
    await pool.query(
      'insert into kept values ($1, $2) on conflict (id) do update set value = excluded.value',
      [n % 50, `${n}`.padEnd(200, '.')],
    )
    times.push(performance.now() - asked)
  }
  await database.close()
  const sorted = times.sort((a, b) => a - b)
  console.log(
    `${unsynced ? 'not synced' : 'synced    '}  commit p50 ${at(sorted, 0.5)}  p95 ${at(sorted, 0.95)}  p99 ${at(sorted, 0.99)}  open ${opened.toFixed(0)} ms`,
  )
}

/** What it costs that a commit of the embedded database outlasts a power cut, on the disk of this tree. */
export const bench = async (): Promise<void> => {
  const folder = mkdtempSync(join(inProject('.cache'), 'commit-'))
  try {
    // Made once: a database costs seconds.
    await (await openEmbedded({ folder: join(folder, 'db') })).close()
    for (const unsynced of [true, false, true, false]) await measure(join(folder, 'db'), unsynced)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
