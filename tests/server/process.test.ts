import { once } from 'node:events'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { Agent, type IncomingMessage, request } from 'node:http'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '#tests/support/free-port.ts'
import { doorOf, type How, startedPrograms, untilAnswers } from '#tests/support/started.ts'

/** Each start takes seconds, and many on a busy machine. */
const PATIENCE = 240_000

let programs: Awaited<ReturnType<typeof startedPrograms>>
beforeAll(async () => {
  programs = await startedPrograms('zhiyuan-process-')
}, PATIENCE)
afterAll(() => programs.remove())

/** One installation after another in one folder. */
const run = (script: string, environment: Readonly<Record<string, string>>, how: How = {}) =>
  programs.run(script, { DATA_DIR: join(programs.folder, 'data'), ...environment }, how)

test(
  'starts on an empty folder, refuses a second, and on SIGTERM ends what is under way and gives everything back',
  async () => {
    const port = await freePort()
    const url = `http://127.0.0.1:${port}`
    const server = run('main', { PORT: String(port), HOST: '', SEED: 'none' }, { fromSource: true })
    await untilAnswers(url, server)
    expect(await doorOf(`http://127.0.0.2:${port}`)).toBe('open')
    expect(server.seen.text).not.toContain('13900000001')
    expect(existsSync(join(programs.folder, 'data', 'lock'))).toBe(true)

    const second = run('main', { PORT: '0' })
    expect(await second.ended).toBe(1)
    expect(second.seen.text).toContain(`pid ${server.child.pid}`)

    // A request whose body is still on its way when the server is told to stop.
    const body = JSON.stringify({
      Mobile: 'x',
      Password: '0'.repeat(32),
      Client: 2,
      UserKey: '',
      Key: '',
      Times: 0,
    })
    const slow = request(`${url}/api/user/users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': body.length, expect: '100-continue' },
    })
    const answered = once(slow, 'response')
    // The server says when it has begun to read.
    const begun = once(slow, 'continue')
    slow.flushHeaders()
    await begun
    slow.write(body.slice(0, 10))
    server.child.kill('SIGTERM')
    await expect.poll(() => doorOf(url), { interval: 20, timeout: 60_000 }).toBe('closed')
    slow.end(body.slice(10))
    const [response] = (await answered) as [IncomingMessage]
    expect(response.statusCode).toBe(200)
    response.resume()
    expect(await server.ended).toBe(0)
    expect(existsSync(join(programs.folder, 'data', 'lock'))).toBe(false)
  },
  PATIENCE,
)

test(
  'says which port is taken and what to do',
  async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const address = other.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const server = run('main', { PORT: String(port) })
    expect(await server.ended).toBe(1)
    other.close()
    expect(server.seen.text).toContain(`端口 ${port} 已被占用`)
    expect(server.seen.text).toContain(`Port ${port} is taken`)
    expect(existsSync(join(programs.folder, 'data', 'lock'))).toBe(false)
  },
  PATIENCE,
)

test(
  'says that it is the port of the figures which is taken',
  async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const address = other.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const server = run('main', { PORT: '0', METRICS_PORT: String(port) })
    expect(await server.ended).toBe(1)
    other.close()
    expect(server.seen.text).toContain(
      `端口 ${port} 已被占用，请关闭占用它的程序，或用 METRICS_PORT 换一个端口。`,
    )
    expect(server.seen.text).toContain('or set METRICS_PORT.')
  },
  PATIENCE,
)

test(
  'warns once that LibreOffice runs without a sandbox, unless that was asked for',
  async () => {
    const warningsOf = async (bwrap: string): Promise<number> => {
      const port = await freePort()
      // A program that is there, and a system that lets nothing shut it in.
      const server = run('main', { PORT: String(port), SOFFICE: '/bin/true', BWRAP: bwrap, LOG_LEVEL: '' })
      await untilAnswers(`http://127.0.0.1:${port}`, server)
      server.child.kill('SIGTERM')
      await server.ended
      return server.seen.text.split('runs without a sandbox').length - 1
    }
    expect([await warningsOf('/bin/false'), await warningsOf('off')]).toEqual([1, 0])
  },
  PATIENCE,
)

interface Asked {
  /** When it was sent, as `performance.now()` counts. */
  readonly at: number
  /** '' for an answer. */
  readonly fault: string
}

/** One client that asks again as soon as it is answered, on the same connection, until nobody listens any more. */
const askOnAndOn = async (url: string): Promise<readonly Asked[]> => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const all: Asked[] = []
  while (all.at(-1)?.fault !== 'ECONNREFUSED') {
    const at = performance.now()
    const fault = await new Promise<string>((resolve) => {
      request(url, { agent }, (response) => {
        const { statusCode } = response.resume()
        response.on('end', () => resolve(statusCode === 200 ? '' : `HTTP ${statusCode}`))
      })
        .on('error', ({ code = 'unknown' }: NodeJS.ErrnoException) => resolve(code))
        .end()
    })
    all.push({ at, fault })
  }
  return all
}

test(
  'takes over the lock and the data that a killed server left; told to stop it answers what it received, lets silent connections go and ends',
  async () => {
    const port = await freePort()
    const url = `http://127.0.0.1:${port}`
    const killed = run('main', { PORT: String(port) })
    await untilAnswers(url, killed)
    killed.child.kill('SIGKILL')
    await killed.ended
    expect(existsSync(join(programs.folder, 'data', 'lock'))).toBe(true)

    const clientFolder = join(programs.folder, 'client')
    mkdirSync(clientFolder)
    writeFileSync(join(clientFolder, 'index.html'), '<!doctype html><title>page</title>')
    const server = run('main', { PORT: String(port), CLIENT_DIR: clientFolder })
    await untilAnswers(url, server)

    const statusOf = async (path: string) => (await fetch(`${url}${path}`)).status
    expect(await Promise.all(['live', 'ready'].map((name) => statusOf(`/api/health/${name}`)))).toEqual([
      200, 200,
    ])
    expect(
      await Promise.all(['/', '/any/where', '/wp-admin/', '/.git/config', '/.env'].map(statusOf)),
    ).toEqual([200, 200, 404, 404, 404])

    const silent = connect(port, '127.0.0.1')
    silent.write('GET /api/health/live HTTP/1.1\r\nHost: a\r\n\r\n')
    await once(silent, 'data')
    const silentEnded = once(silent, 'close')
    const clients = Array.from({ length: 40 }, () => askOnAndOn(`${url}/api/user/banner/getbannerlist`))
    await expect.poll(() => fetch(`${url}/api/health/ready`).then(({ ok }) => ok)).toBe(true)
    const told = performance.now()
    // As Ctrl-C does.
    server.child.kill('SIGINT')
    const sent = (await Promise.all(clients)).flat()
    // What a client sends later may meet a connection that was just closed; it knows that and asks again (RFC 9112 §9.3.1).
    const before = sent.filter(({ at }) => at < told)
    expect(before.length).toBeGreaterThanOrEqual(clients.length)
    expect(before.filter(({ fault }) => fault !== '')).toEqual([])
    await silentEnded
    expect(await server.ended).toBe(0)
  },
  PATIENCE,
)

test(
  'says which field of its configuration is wrong',
  async () => {
    const file = join(programs.folder, 'wrong.json')
    writeFileSync(file, '{"upload": {"maxFileMegabytes": 0}}')
    const configuration = run('main', { CONFIG_FILE: file })
    expect([await configuration.ended, configuration.seen.text]).toEqual([
      1,
      expect.stringContaining('upload.maxFileMegabytes'),
    ])
  },
  PATIENCE,
)
