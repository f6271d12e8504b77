import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Collector, openCollector, valueOf } from '#tests/support/a-collector.ts'
import { freePort } from '#tests/support/free-port.ts'
import { BANNERS } from '#tests/support/server-client.ts'
import {
  doorOf,
  putDemonstration,
  type Started,
  startedPrograms,
  untilAnswers,
} from '#tests/support/started.ts'
import { createDatabase } from '#tests/support/test-databases.ts'

/** A start takes seconds, and many on a busy machine. */
const PATIENCE = 240_000

let programs: Awaited<ReturnType<typeof startedPrograms>>
let collector: Collector
let database: Awaited<ReturnType<typeof createDatabase>>
beforeAll(async () => {
  programs = await startedPrograms('zhiyuan-tracing-')
  await putDemonstration(join(programs.folder, 'data'))
  collector = await openCollector()
  const source = inject('postgres')
  database = await createDatabase(source, `zhiyuan_${randomUUID().replaceAll('-', '')}`, source.template)
}, PATIENCE)
afterAll(async () => {
  collector.close()
  programs.remove()
  await database.drop()
})

/** Says at the end how many modules of OpenTelemetry the process has loaded, but for the api, which pg-boss brings along. */
const COUNTS = `data:text/javascript,${encodeURIComponent(
  `import { createRequire } from 'node:module'
   import { isMainThread } from 'node:worker_threads'
   const loaded = () => Object.keys(createRequire(process.execPath).cache).filter((file) => /@opentelemetry.(?!api.)/.test(file))
   if (isMainThread) process.on('exit', () => console.log('loaded ' + loaded().length))`,
)}`

/** A server that has answered one call. */
const answering = async (environment: Readonly<Record<string, string>>) => {
  const port = await freePort()
  const started = programs.run(
    'main',
    { DATA_DIR: join(programs.folder, 'data'), PORT: String(port), ...environment },
    { node: ['--import', COUNTS] },
  )
  await untilAnswers(`http://127.0.0.1:${port}`, started, '?keyword=secret')
  return { ...started, port }
}

/** What it has said at its end. */
const lastWords = async ({ child, ended, seen }: Started): Promise<string> => {
  child.kill('SIGTERM')
  expect([await ended, seen.text]).toEqual([0, expect.stringContaining('loaded ')])
  return seen.text
}

/** What a server on a database of PostgreSQL has said at its end. */
const saidBy = async (environment: Readonly<Record<string, string>>): Promise<string> =>
  lastWords(await answering({ DATABASE_URL: database.url, ...environment }))

test(
  'with the accounts of the demonstration, which it names, it answers this machine alone; told of no collector it has loaded nothing for one',
  async () => {
    const server = await answering({ HOST: '' })
    expect(server.seen.text).toContain('13900000001  Zhiyuan2026')
    // Whoever listens everywhere answers here too.
    expect(await doorOf(`http://127.0.0.2:${server.port}`)).toBe('closed')
    expect(await lastWords(server)).toMatch(/loaded 0\n/)
    expect(collector.received).toEqual([])
  },
  PATIENCE,
)

test(
  'a server that is told of a collector sends it spans, named as its operator says',
  async () => {
    const ofCollector = { OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/` }
    const headers = join(programs.folder, 'headers')
    writeFileSync(headers, 'x-key=1,x-school=a%20b\n')
    const said = await saidBy({
      ...ofCollector,
      OTEL_SERVICE_NAME: '一中',
      OTEL_EXPORTER_OTLP_HEADERS_FILE: headers,
    })
    expect(said).not.toMatch(/loaded 0\n/)
    const [call] = collector.spans().filter(({ name }) => name === `GET ${BANNERS}`)
    expect(valueOf(call, 'http.response.status_code')).toBe(200)
    const [{ path, head, body } = { path: '', head: '', body: '' }] = collector.received
    expect(path).toBe('/v1/traces')
    expect(head).toContain('"x-key":"1"')
    expect(head).toContain('"x-school":"a b"')
    expect(body).toContain('"一中"')
    expect(body).not.toContain('secret')
  },
  PATIENCE,
)

test(
  'a collector that is away is told in the log, by nothing but its absence',
  async () => {
    const away = `http://127.0.0.1:${await freePort()}`
    const said = await saidBy({ OTEL_EXPORTER_OTLP_ENDPOINT: away, OTEL_EXPORTER_OTLP_TIMEOUT: '100' })
    expect(said).not.toContain(away)
    expect(said.match(/spans could not be sent/g) ?? []).toHaveLength(1)
  },
  PATIENCE,
)
