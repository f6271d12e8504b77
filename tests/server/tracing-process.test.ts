import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Collector, openCollector, valueOf } from '#tests/support/a-collector.ts'
import { freePort } from '#tests/support/free-port.ts'
import { BANNERS } from '#tests/support/server-client.ts'
import { putDemonstration, startedPrograms, untilAnswers } from '#tests/support/started.ts'

/** A start takes seconds, and many on a busy machine. */
const PATIENCE = 240_000

let programs: Awaited<ReturnType<typeof startedPrograms>>
let collector: Collector
beforeAll(async () => {
  programs = await startedPrograms('zhiyuan-tracing-')
  await putDemonstration(join(programs.folder, 'data'))
  collector = await openCollector()
}, PATIENCE)
afterAll(() => {
  collector.close()
  programs.remove()
})

/** Says at the end how many modules of OpenTelemetry the process has loaded, but for the api, which pg-boss brings along. */
const COUNTS = `data:text/javascript,${encodeURIComponent(
  `import { createRequire } from 'node:module'
   import { isMainThread } from 'node:worker_threads'
   const loaded = () => Object.keys(createRequire(process.execPath).cache).filter((file) => /@opentelemetry.(?!api.)/.test(file))
   if (isMainThread) process.on('exit', () => console.log('loaded ' + loaded().length))`,
)}`

/** What a server has said at its end, after it answered one call. */
const saidBy = async (environment: Readonly<Record<string, string>>): Promise<string> => {
  const port = await freePort()
  const started = programs.run(
    'main',
    { DATA_DIR: join(programs.folder, 'data'), PORT: String(port), ...environment },
    { node: ['--import', COUNTS] },
  )
  await untilAnswers(`http://127.0.0.1:${port}`, started, '?keyword=secret')
  started.child.kill('SIGTERM')
  expect([await started.ended, started.seen.text]).toEqual([0, expect.stringContaining('loaded ')])
  return started.seen.text
}

test(
  'a server that is told of a collector sends it spans, named as its operator says; one that is not has loaded nothing of it',
  async () => {
    const ofCollector = { OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/` }
    const headers = join(programs.folder, 'headers')
    writeFileSync(headers, 'x-key=1,x-school=a%20b\n')
    expect(await saidBy({})).toMatch(/loaded 0\n/)
    expect(collector.received).toEqual([])
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
