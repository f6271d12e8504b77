import fastify from 'fastify'
import pg from 'pg'
import { CONNECTION_SETTINGS } from '#server/db/database.ts'
import { NamingClient } from '#server/db/named-statements.ts'
import { UNIQUE } from './unique.ts'
import { WAYS } from './ways.ts'

type Way = (typeof WAYS)[number]

export interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
}

/** What the bare server is told on its standard input. */
export interface BareTask {
  readonly databaseUrl: string
  readonly port: number
  /** By the name of a row of the table. */
  readonly statements: Readonly<Record<string, readonly Statement[]>>
}

/** The least that Fastify and pg can do: the recorded statements, one after the other, and their rows as JSON. */
const serve = async ({ databaseUrl, port, statements }: BareTask): Promise<void> => {
  const settings = { connectionString: databaseUrl, max: 10, options: CONNECTION_SETTINGS }
  const pools = { plain: new pg.Pool(settings), prepared: new pg.Pool({ ...settings, Client: NamingClient }) }
  const app = fastify()
  let unique = 0
  const another = (value: unknown) =>
    typeof value === 'string' && value.startsWith(UNIQUE) ? `${UNIQUE}bare-${process.pid}-${unique++}` : value
  // As Drizzle names what it prepared: it is kept however many values it has.
  const asked = (way: Way, text: string) => (way === 'prepared' ? { text, name: 'prepared' } : { text })
  const answering = (way: Way, list: readonly Statement[]) => {
    const pool = pools[way]
    const isTransaction = list.some(({ text }) => text === 'begin')
    return async () => {
      const client = isTransaction ? await pool.connect() : null
      const Data: unknown[] = []
      for (const { text, values } of list) {
        const { rows } = await (client ?? pool).query(asked(way, text), values.map(another))
        Data.push(rows)
      }
      client?.release()
      return { Code: 200, Data }
    }
  }
  for (const way of WAYS)
    for (const [name, list] of Object.entries(statements)) app.all(`/${way}/${name}`, answering(way, list))
  await app.listen({ host: '127.0.0.1', port })
}

let told = ''
for await (const chunk of process.stdin.setEncoding('utf8')) told += String(chunk)
await serve(JSON.parse(told) as BareTask)
