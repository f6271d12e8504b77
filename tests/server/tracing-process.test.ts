import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inProject } from '#server/config/project-root.ts'
import { type Collector, openCollector, valueOf } from '#tests/support/a-collector.ts'
import { builtServer } from '#tests/support/built-server.ts'
import { freePort } from '#tests/support/free-port.ts'
import { BANNERS } from '#tests/support/server-client.ts'

/** A start takes seconds, and many on a busy machine. */
const PATIENCE = 240_000

const folder = mkdtempSync(join(tmpdir(), 'zhiyuan-tracing-'))
let program: (name: string) => string
let collector: Collector
beforeAll(async () => {
  program = await builtServer()
  collector = await openCollector()
}, PATIENCE)
afterAll(() => {
  collector.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Says at the end how many modules of OpenTelemetry the process has loaded, but for the api, which pg-boss brings along. */
const COUNTS = `data:text/javascript,${encodeURIComponent(
  `import { createRequire } from 'node:module'
   import { isMainThread } from 'node:worker_threads'
   const loaded = () => Object.keys(createRequire(process.execPath).cache).filter((file) => /@opentelemetry.(?!api.)/.test(file))
   if (isMainThread) process.on('exit', () => console.log('loaded ' + loaded().length))`,
)}`

/** What a server has said at its end, after it answered one call. */
const saidBy = async (environment: Record<string, string>): Promise<string> => {
  const port = await freePort()
  const child = spawn(process.execPath, ['--import', COUNTS, program('main')], {
    cwd: inProject('.'),
    env: {
      ...process.env,
      DATA_DIR: folder,
      HOST: '127.0.0.1',
      PORT: String(port),
      SEED: 'none',
      ...environment,
    },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      said += String(chunk)
    })
  const ended = once(child, 'close') as Promise<[number | null]>
  while (child.exitCode === null) {
    const answered = await fetch(`http://127.0.0.1:${port}${BANNERS}?keyword=secret`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (answered) break
    await pause(50)
  }
  child.kill('SIGTERM')
  const [code] = await ended
  expect([code, said]).toEqual([0, expect.stringContaining('loaded ')])
  return said
}

test(
  'a server that is told of a collector sends it spans, named as its operator says; one that is not has loaded nothing of it',
  async () => {
    const ofCollector = { OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/` }
    expect(await saidBy({})).toMatch(/loaded 0\n/)
    expect(await saidBy({ ...ofCollector, OTEL_SDK_DISABLED: 'true' })).toMatch(/loaded 0\n/)
    expect(collector.received).toEqual([])
    const said = await saidBy({
      ...ofCollector,
      OTEL_SERVICE_NAME: '一中',
      OTEL_EXPORTER_OTLP_HEADERS: 'x-key=1',
    })
    expect(said).not.toMatch(/loaded 0\n/)
    const [call] = collector.spans().filter(({ name }) => name === `GET ${BANNERS}`)
    expect(valueOf(call, 'http.response.status_code')).toBe(200)
    const [{ path, head, body } = { path: '', head: '', body: '' }] = collector.received
    expect(path).toBe('/v1/traces')
    expect(head).toContain('"x-key":"1"')
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
