import { openTestDatabase } from '#tests/support/test-databases.ts'
import { buildTestApp } from '#tests/support/server.ts'
import { clientOf } from '#tests/support/server-client.ts'
const database = await openTestDatabase('embedded')
const app = await buildTestApp(database, { logger: { level: 'error' } })
const ask = clientOf(app)
const token = await ask.tokenOf('teacher')
const b = await ask.post('/api/user/structurepagecontent/getstructurepagelist', {PageSize:3}, token)
for (const i of (b.body.Data as any).Items) { const r = await ask.get('/api/user/structuredirectory/getcoursedetailsinfo?Id='+i.Id, token); console.log(r.status, JSON.stringify(r.body).slice(0,300)) }
await app.close(); await database.close()
