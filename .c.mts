import { readFileSync } from 'node:fs'
import { openPostgres } from '#server/db/database.ts'
import { buildTestApp } from '#tests/support/server.ts'
import { clientOf } from '#tests/support/server-client.ts'
import { rowsFor } from './scripts/bench/list/rows.ts'
const database = openPostgres(readFileSync('/tmp/bs_url.txt','utf8').trim())
const app = await buildTestApp(database, { checksAnswers: false, commentsPerMinute: 0 })
const token = await clientOf(app).tokenOf('teacher')
const rows = await rowsFor(database.db)
let idx = 1e6
for (const r of rows) { if (process.argv[2] && r.name !== process.argv[2]) continue
  const ask = () => app.inject({ method: r.method, url: r.path, headers: { authorization: `Bearer ${token}`, ...(r.body ? {'content-type':'application/json'}:{}) }, ...(r.body ? { payload: r.body(idx++) } : {}) })
  const N = Number(process.argv[3] ?? 300)
  for (let i=0;i<50;i++) await ask()
  const c0=process.cpuUsage(); const t0=performance.now(); let size=0
  for (let i=0;i<N/10;i++) size=(await Promise.all(Array.from({length:10},ask)))[0]!.body.length
  const c=process.cpuUsage(c0)
  console.log(r.name.padEnd(10), 'cpu/req ms', ((c.user+c.system)/1000/N).toFixed(2), 'wall', ((performance.now()-t0)/N).toFixed(2), 'bytes', size)
}
await app.close(); await database.close()
