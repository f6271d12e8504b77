import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { buildTestApp } from '#tests/support/server.ts'
import { clientOf } from '#tests/support/server-client.ts'
import type { Statement } from './bare.ts'
import type { Row } from './rows.ts'

/** Who asks is not what is asked: the bare route answers everybody. */
const isOfSession = ({ text }: Statement): boolean => text.includes('"session"')

/** The statements that the product runs for each row, with their values. */
export const recordStatements = async (
  databaseUrl: string,
  rows: readonly Row[],
): Promise<Record<string, readonly Statement[]>> => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 })
  let recorded: Statement[] = []
  const logger = { logQuery: (text: string, values: unknown[]) => void recorded.push({ text, values }) }
  const db = drizzle({ client: pool, casing: 'snake_case', logger })
  const app = await buildTestApp({
    engine: 'postgresql',
    db,
    copy: null,
    lend: null,
    close: () => pool.end(),
  })
  const token = await clientOf(app).tokenOf('teacher')
  const statements: Record<string, readonly Statement[]> = {}
  for (const { name, title, method, path, body } of rows) {
    recorded = []
    const answer = await app.inject({
      method,
      url: path,
      headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { payload: body(0) } : {}),
    })
    if (!answer.body.startsWith('{"Code":200')) throw new Error(`${title}: ${answer.body.slice(0, 200)}`)
    statements[name] = recorded.filter((statement) => !isOfSession(statement))
  }
  await app.close()
  await pool.end()
  return statements
}
