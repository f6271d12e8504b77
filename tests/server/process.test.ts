import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, type IncomingMessage, request } from 'node:http'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inProject } from '#server/config/project-root.ts'
import { builtServer } from '#tests/support/built-server.ts'
import { freePort } from '#tests/support/free-port.ts'

/** Each start takes seconds, and many on a busy machine. */
const PATIENCE = 240_000

const folder = mkdtempSync(join(tmpdir(), 'zhiyuan-process-'))
const data = join(folder, 'data')
const running = new Set<ChildProcess>()
let program: (name: string) => string
beforeAll(async () => {
  program = await builtServer()
})
afterAll(() => {
  for (const child of running) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

const BUILT = (script: string): string[] => [program(script)]
const FROM_SOURCE = (script: string): string[] => ['--import', 'tsx', `server/${script}.ts`]

const run = (
  script: string,
  environment: Record<string, string>,
  args: string[] = [],
  fileOf = BUILT,
  who: { readonly uid?: number; readonly gid?: number } = {},
) => {
  const child = spawn(process.execPath, [...fileOf(script), ...args], {
    ...who,
    cwd: inProject('.'),
    env: { ...process.env, DATA_DIR: data, HOST: '127.0.0.1', ...environment },
  })
  running.add(child)
  const seen = { text: '' }
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      seen.text += String(chunk)
    })
  }
  const ended = once(child, 'close').then(([code]) => {
    running.delete(child)
    return code as number | null
  })
  return { child, seen, ended }
}

const untilAnswers = async (url: string, { ended, seen }: ReturnType<typeof run>): Promise<void> => {
  let over = false
  void ended.then(() => {
    over = true
  })
  while (!over) {
    const answered = await fetch(`${url}/api/user/banner/getbannerlist`).then(
      (response) => response.ok,
      () => false,
    )
    if (answered) return
    await pause(50)
  }
  throw new Error(`the server ended before it answered:\n${seen.text}`)
}

const doorOf = (url: string): Promise<'open' | 'closed'> =>
  fetch(url).then(
    () => 'open',
    () => 'closed',
  )

test(
  'starts on an empty folder, refuses a second, and on SIGTERM ends what is under way and gives everything back',
  async () => {
    const port = await freePort()
    const url = `http://127.0.0.1:${port}`
    const server = run('main', { PORT: String(port), HOST: '', SEED: 'none' }, [], FROM_SOURCE)
    await untilAnswers(url, server)
    expect(await doorOf(`http://127.0.0.2:${port}`)).toBe('open')
    expect(server.seen.text).not.toContain('13900000001')
    expect(existsSync(join(data, 'lock'))).toBe(true)

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
    expect(existsSync(join(data, 'lock'))).toBe(false)
  },
  PATIENCE,
)

test(
  'a lock left by a killed server is taken over, and the data are there',
  async () => {
    const port = await freePort()
    const first = run('main', { PORT: String(port) })
    await untilAnswers(`http://127.0.0.1:${port}`, first)
    first.child.kill('SIGKILL')
    await first.ended
    expect(existsSync(join(data, 'lock'))).toBe(true)
    const again = run('main', { PORT: String(port) })
    await untilAnswers(`http://127.0.0.1:${port}`, again)
    again.child.kill('SIGINT')
    expect(await again.ended).toBe(0)
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
    expect(existsSync(join(data, 'lock'))).toBe(false)
  },
  PATIENCE,
)

test(
  'says which variable or which field of the configuration is wrong',
  async () => {
    const variable = run('main', { PORT: 'eighty' })
    expect([await variable.ended, variable.seen.text]).toEqual([1, expect.stringContaining('PORT: ')])
    const file = join(folder, 'wrong.json')
    writeFileSync(file, '{"upload": {"maxFileMegabytes": 0}}')
    const configuration = run('main', { CONFIG_FILE: file })
    expect([await configuration.ended, configuration.seen.text]).toEqual([
      1,
      expect.stringContaining('upload.maxFileMegabytes'),
    ])
  },
  PATIENCE,
)

test(
  'a reset makes a database of the demonstration of one without; of a PostgreSQL only when that is confirmed',
  async () => {
    const reset = run('reset', {})
    expect([await reset.ended, reset.seen.text]).toEqual([0, expect.stringContaining('数据库已重置')])
    const refused = run('reset', { DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/nothing' })
    expect([await refused.ended, refused.seen.text]).toEqual([1, expect.stringContaining('--yes')])
  },
  PATIENCE,
)

test(
  'with the accounts of the demonstration, which it names, it answers this machine alone',
  async () => {
    const port = await freePort()
    const server = run('main', { PORT: String(port), HOST: '' })
    await untilAnswers(`http://127.0.0.1:${port}`, server)
    expect(server.seen.text).toContain('13900000001  Zhiyuan2026')
    // Whoever listens everywhere answers here too.
    expect(await doorOf(`http://127.0.0.2:${port}`)).toBe('closed')
    server.child.kill('SIGTERM')
    expect(await server.ended).toBe(0)
  },
  PATIENCE,
)

test(
  'a roster becomes accounts, with their first passwords in a file; what cannot be read is said',
  async () => {
    const roster = join(folder, '名单.csv')
    writeFileSync(roster, '姓名,手机号,学校\n林晓,13800000001,一小\n周明,1380000,一小\n')
    const own = { DATA_DIR: join(folder, 'roster-data'), SEED: 'none' }
    const tried = run('import', own, ['people', roster, '--dry-run'])
    expect([await tried.ended, tried.seen.text]).toEqual([
      0,
      '  第 3 行没有导入：手机号“1380000”不是 11 位数字\n新建账号 1 个，修改 0 人，原已在册 0 人，存疑 0 人，没有导入 1 行\n只是试一试，什么也没有写入\n',
    ])
    const imported = run('import', own, ['people', roster])
    expect([await imported.ended, imported.seen.text]).toEqual([
      0,
      expect.stringContaining('新建账号 1 个，修改 0 人，原已在册 0 人，存疑 0 人，没有导入 1 行'),
    ])
    expect(existsSync(join(folder, '名单-初始密码.csv'))).toBe(true)
    const again = run('import', own, ['people', roster])
    expect([await again.ended, again.seen.text]).toEqual([1, expect.stringContaining('已经存在')])
    const wrong = run('import', own, ['people'])
    expect([await wrong.ended, wrong.seen.text]).toEqual([1, expect.stringContaining('用法 (usage)')])
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
  'told to stop it answers what it received, lets silent connections go and ends',
  async () => {
    const port = await freePort()
    const url = `http://127.0.0.1:${port}`
    const clientFolder = join(folder, 'client')
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
    server.child.kill('SIGTERM')
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

const isRoot = process.getuid?.() === 0
const mounted = join(folder, 'mounted')
const mount = (options: string): boolean => {
  mkdirSync(mounted, { recursive: true })
  return isRoot && spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', mounted]).status === 0
}
const unmount = () => spawnSync('umount', [mounted])
const canMount = mount('size=1m')
if (canMount) unmount()
afterAll(() => void unmount())

const TOLD = /^\n数据目录 \(data directory\) \S+：(\S+) \([a-z' -]+\)\n\n$/

/** What is told of a first start over this folder, which is one line. */
const toldAt = async (directory: string, who = {}): Promise<string | undefined> => {
  const started = run('main', { DATA_DIR: directory, PORT: '0', SEED: 'none' }, [], BUILT, who)
  expect(await started.ended).toBe(1)
  expect(started.seen.text).toMatch(TOLD)
  return TOLD.exec(started.seen.text)?.[1]
}

test.runIf(canMount)(
  'a first start on a disk that is full or read-only says so in one line',
  async () => {
    mount('size=25m')
    expect(await toldAt(join(mounted, 'data'))).toBe('所在的磁盘满了')
    unmount()
    mount('size=1m')
    spawnSync('mount', ['-o', 'remount,ro', mounted])
    expect(await toldAt(join(mounted, 'data'))).toBe('所在的磁盘是只读的')
    unmount()
  },
  PATIENCE,
)

test(
  'a first start in a folder that is shut to it says so in one line',
  async () => {
    const shut = join(folder, 'shut')
    mkdirSync(shut)
    chmodSync(folder, 0o755)
    chmodSync(shut, 0o500)
    expect(await toldAt(join(shut, 'data'), isRoot ? { uid: 65_534, gid: 65_534 } : {})).toBe('没有写入权限')
  },
  PATIENCE,
)
