import { readFileSync } from 'node:fs'
import pg from 'pg'
import { recordStatements } from './scripts/bench/list/recorded.ts'
import { rowsFor } from './scripts/bench/list/rows.ts'
import { openPostgres } from '#server/db/database.ts'
const url = readFileSync('/tmp/bs_url.txt','utf8').trim()
const database = openPostgres(url)
const rows = await rowsFor(database.db)
const st = await recordStatements(url, rows)
const c = new pg.Client({connectionString:url}); await c.connect()
const want = process.argv[2]
for (const [name, list] of Object.entries(st)) { if (want && name!==want) continue
  console.log('=====', name)
  for (const {text, values} of list) { if (/^(begin|commit|insert|update)/.test(text)) { console.log('  ', text.slice(0,80)); continue }
    const t=performance.now(); for (let i=0;i<5;i++) await c.query(text, values as unknown[]); const ms=(performance.now()-t)/5
    console.log('  ', ms.toFixed(2)+'ms', text.replace(/\s+/g,' ').slice(0, want?3000:140), want? JSON.stringify(values).slice(0,300):'')
    const {rows: plan} = await c.query('explain (analyze, buffers) '+text, values as unknown[])
    console.log(want ? plan.map((r:any)=>r['QUERY PLAN']).join('\n') : plan.slice(-2).map((r:any)=>r['QUERY PLAN']).join(' | '))
  } }
await c.end(); await database.close()
