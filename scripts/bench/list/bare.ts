import fastify from 'fastify'
import pg from 'pg'

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
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 })
  const app = fastify()
  for (const [name, list] of Object.entries(statements)) {
    app.all(`/${name}`, async () => {
      const Data: unknown[] = []
      for (const { text, values } of list) Data.push((await pool.query(text, [...values])).rows)
      return { Code: 200, Data }
    })
  }
  await app.listen({ host: '127.0.0.1', port })
}

let told = ''
for await (const chunk of process.stdin.setEncoding('utf8')) told += String(chunk)
await serve(JSON.parse(told) as BareTask)
