import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Duplex, duplexPair } from 'node:stream'
import { text } from 'node:stream/consumers'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { inProject } from '#server/config/project-root.ts'
import { openBesideServer, openCommandServer } from '#server/db/command-server.ts'
import type { Database } from '#server/db/database.ts'
import { lendConnection } from '#server/db/lent-connection.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { type Installation, seededInstallation } from '#tests/support/backups.ts'
import { builtServer } from '#tests/support/built-server.ts'
import { longPiece, piecesDuringCall } from '#tests/support/long-work.ts'

const PATIENCE = { timeout: 240_000 }

const folder = mkdtempSync(join(tmpdir(), 'zhiyuan-commands-'))
let made: Installation
let database: Database
let shut: () => Promise<void>
let beside: Database
let program: (name: string) => string

const dataDirectory = () => made.environment.dataDirectory

beforeAll(async () => {
  program = await builtServer()
  made = await seededInstallation('embedded', inject('postgres'))
  database = await openDatabase(made.environment)
  const { copy, lend } = database
  if (copy === null || lend === null) throw new Error('an embedded database can be lent')
  shut = await openCommandServer({ dataDirectory: dataDirectory(), copy, lend })
  const found = await openBesideServer(dataDirectory())
  if (found === null) throw new Error('no server answers')
  beside = found
}, 240_000)

afterAll(async () => {
  await beside.close()
  await shut()
  await database.close()
  await made.remove()
  rmSync(folder, { recursive: true, force: true })
})

const valueOf = async ({ db }: Database, key: string): Promise<unknown> => {
  const { rows } = await db.execute(sql`select value from zhiyuan.app_meta where key = ${key}`)
  return rows[0]?.['value'] ?? null
}

const run = async (command: string, args: readonly string[]) => {
  const child = spawn(process.execPath, [program(command), ...args], {
    cwd: inProject('.'),
    env: { ...process.env, DATA_DIR: dataDirectory(), DATABASE_URL: '', SEED: 'none' },
  })
  const [said, failed] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { said, failed }
}

describe('a command beside a server that has the embedded database open', PATIENCE, () => {
  test('asks and writes between the queries of the server, in transactions of its own', async () => {
    const counts = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        (index % 2 === 0 ? database : beside).db.transaction(async (tx) => {
          await tx.execute(sql`insert into zhiyuan.app_meta values (${`lent${index}`}, '') `)
          const { rows } = await tx.execute<{ n: number }>(
            sql`select count(*)::int as n from zhiyuan.app_meta where key like 'lent%'`,
          )
          return rows[0]?.n ?? 0
        }),
      ),
    )
    expect(new Set(counts).size).toBe(40)
  })

  test('leaves a call of the server time for all its statements between two of its own transactions', async () => {
    expect(await piecesDuringCall(database.db, () => longPiece(beside.db))).toBeLessThanOrEqual(3)
  })

  test('undoes what it rolls back, and goes on after a statement that is refused', async () => {
    await expect(
      beside.db.transaction(async (tx) => {
        await tx.execute(sql`insert into zhiyuan.app_meta values ('undone', 'a')`)
        await tx.execute(sql`insert into zhiyuan.app_meta values ('undone', 'b')`)
      }),
    ).rejects.toThrow()
    expect(await valueOf(beside, 'undone')).toBeNull()
    await beside.db.execute(sql`insert into zhiyuan.app_meta values ('kept', '知')`)
    expect(await valueOf(database, 'kept')).toBe('知')
  })

  test('that is gone in the middle of a transaction holds nobody up and leaves nothing', async () => {
    const dying = await openBesideServer(dataDirectory())
    if (dying === null) throw new Error('no server answers')
    const connection = await dying.db.$client.connect()
    connection.on('error', () => undefined)
    await connection.query('begin')
    await connection.query(`insert into zhiyuan.app_meta values ('half', '')`)
    const { connection: wire } = connection as unknown as { connection: { stream: Duplex } }
    wire.stream.destroy()
    expect(await valueOf(database, 'half')).toBeNull()
    connection.release(true)
    await dying.close()
  })

  test('that falls silent in a transaction is put out', async () => {
    const [client, socket] = duplexPair()
    const engine = { exec: async () => Buffer.from('5a0000000554', 'hex') }
    lendConnection({ pool: database.db.$client, engine }, socket, 20)
    client.write(Buffer.from('0000000800030000', 'hex'))
    await once(client, 'data')
    const left = once(socket, 'close')
    client.write(Buffer.from('5100000005' + '00', 'hex'))
    await left
    expect(await valueOf(database, 'kept')).toBe('知')
  })

  test('is let in by the secret of the data directory alone', async () => {
    const note = readFileSync(join(dataDirectory(), 'command-server.json'), 'utf8')
    const { port } = JSON.parse(note) as { port: number }
    const socket = connect(port, '127.0.0.1')
    socket.write('GET / HTTP/1.1\r\nhost: a\r\nconnection: upgrade\r\nupgrade: postgresql\r\n\r\n')
    expect(await text(socket)).toContain('404')
    const elsewhere = mkdtempSync(join(tmpdir(), 'zhiyuan-commands-'))
    writeFileSync(join(elsewhere, 'command-server.json'), JSON.stringify({ port, token: 'guessed' }))
    expect(await openBesideServer(elsewhere)).toBeNull()
    rmSync(elsewhere, { recursive: true })
  })

  test('imports people, notices and questions, and exports', async () => {
    const people = join(folder, '名单.csv')
    writeFileSync(people, '姓名,手机号,学校\n新来的,13655550001,江城市第一中学\n')
    expect((await run('import', ['people', people])).said).toContain('新建账号 1 个')
    const notices = join(folder, '通知.csv')
    writeFileSync(notices, '标题,内容\n开学,八点到校\n开学,八点到校\n')
    const by = ['--school', '江城市第一中学', '--by', '13655550001']
    const tried = await run('import', ['notices', notices, ...by, '--dry-run'])
    expect(tried.said, tried.failed).toContain('新通知 1 条，原来就有 1 条')
    const questions = join(folder, '题.gift')
    writeFileSync(questions, '二加二等于几？ {=4 ~3 ~5}\n')
    const place = ['--stage', '初中', '--subject', '音乐']
    const imported = await run('import', ['questions', questions, ...place])
    expect(imported.said, imported.failed).toContain('导入 1 题')
    const exported = await run('export', ['questions', join(folder, '出.xml'), ...place])
    expect(exported.said, exported.failed).toContain('写出')
    const left = await run('export', [
      'questions',
      join(folder, '出.gift'),
      '--stage',
      '高中',
      '--subject',
      '数学',
    ])
    // Each by its own words: of many that are called 填空题 nobody would find the one.
    const named = [...left.said.matchAll(/^ {2}(.+)：没有写入，GIFT 的一题只能有一个空$/gm)].map(
      ([, name]) => name,
    )
    expect(named.length).toBeGreaterThan(0)
    expect(new Set(named).size).toBe(named.length)
  })

  test('is told to run again where the server stopped meanwhile', async () => {
    const last = await openBesideServer(dataDirectory())
    await shut()
    await expect(last?.db.execute('select 1')).rejects.toThrow()
    await last?.close()
    expect(await openBesideServer(dataDirectory())).toBeNull()
    expect(readdirSync(dataDirectory())).not.toContain('command-server.json')
  })
})
