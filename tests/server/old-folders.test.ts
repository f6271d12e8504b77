import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { changePassword } from '#contract/password.ts'
import { getResourceDetailsInfo } from '#contract/resource.ts'
import { login } from '#contract/session.ts'
import { readEnvironment } from '#server/config/environment.ts'
import { openBesideServer } from '#server/db/command-server.ts'
import { ENGINE_MAJOR } from '#server/db/embedded-version.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { wirePassword } from '#server/modules/session/password.ts'
import { freePort } from '#tests/support/free-port.ts'
import { ADDED_TO, type Columns, heldIn, withoutAdditions } from '#tests/support/held-rows.ts'
import { memoryFolder } from '#tests/support/memory-folder.ts'
import { unpackFolder } from '#tests/support/packed-folder.ts'
import { startedPrograms, untilAnswers } from '#tests/support/started.ts'

const FOLDER = 'tests/server/old-databases'
const END = '.folder.tar.br'

const old = readdirSync(FOLDER)
  .filter((name) => name.endsWith(END))
  .map((name) => name.slice(0, -END.length))

/** What `node scripts/run.mjs old-folder` noted of the folder that it packed. */
const noted = z.object({
  person: z.object({ mobile: z.string(), firstPassword: z.string() }),
  tables: z.record(
    z.string(),
    z.object({ columns: z.array(z.string()), rows: z.number(), digest: z.string() }),
  ),
})
const notedOf = (name: string) =>
  noted.parse(JSON.parse(readFileSync(join(FOLDER, `${name}.folder.json`), 'utf8')))

/** A start takes seconds, and many on a busy machine. */
const PATIENCE = 120_000

let programs: Awaited<ReturnType<typeof startedPrograms>>
let made: string
beforeAll(async () => {
  programs = await startedPrograms('zhiyuan-old-folders-')
}, PATIENCE)
afterAll(() => programs.remove())
afterEach(() => rmSync(made, { recursive: true, force: true }))

const unpacked = async (name: string): Promise<string> => {
  made = memoryFolder('zhiyuan-old-folder-')
  await unpackFolder(join(FOLDER, `${name}${END}`), made)
  return made
}

const start = (folder: string, port: number) =>
  programs.run('main', { DATA_DIR: folder, DATABASE_URL: '', PORT: String(port), SEED: 'none' })

const askerOf = (url: string) => {
  const headers = (token: string) => (token === '' ? {} : { authorization: `Bearer ${token}` })
  const dataOf = async (response: Response): Promise<unknown> => {
    const { Code, Data, Message } = (await response.json()) as Record<string, unknown>
    expect([Code, Message]).toEqual([200, ''])
    return Data
  }
  return {
    get: async (path: string, token: string) =>
      dataOf(await fetch(`${url}${path}`, { headers: headers(token) })),
    post: async (path: string, body: object, token = '') =>
      dataOf(
        await fetch(`${url}${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers(token) },
          body: JSON.stringify(body),
        }),
      ),
  }
}

describe.each(old)('the data folder that version %s left', (name) => {
  test(
    'is opened by the engine of today, brought to the newest shape, and served with its rows and its file',
    async () => {
      const folder = await unpacked(name)
      const { person, tables } = notedOf(name)
      const port = await freePort()
      const url = `http://127.0.0.1:${port}`
      const server = start(folder, port)
      await untilAnswers(url, server)

      const beside = await openBesideServer(folder)
      if (beside === null) throw new Error('no server answers in this folder')
      const columns: Columns = Object.fromEntries(
        Object.entries(tables).map(([table, { columns: names }]) => [table, names]),
      )
      const after = await heldIn(columns)(beside)
      const before = Object.fromEntries(
        Object.entries(tables).map(([table, { rows, digest }]) => [table, { rows, digest }]),
      )
      expect(Object.keys(before)).toEqual(
        expect.arrayContaining(['app_user', 'content', 'file', 'question'].map((it) => `zhiyuan.${it}`)),
      )
      expect(withoutAdditions(after)).toEqual(withoutAdditions(before))
      const isFewer = (table: string) => (after[table]?.rows ?? 0) < (before[table]?.rows ?? 0)
      expect(Object.keys(ADDED_TO).filter(isFewer)).toEqual([])
      const { rows } = await beside.db.execute<{ id: number }>(
        sql`select id from zhiyuan.content where name = '勾股定理学案'`,
      )
      await beside.close()

      const ask = askerOf(url)
      const signIn = async (password: string) =>
        String(
          await ask.post(login.path, {
            Mobile: person.mobile,
            Password: wirePassword(password),
            Client: 2,
            UserKey: 'device',
            Key: '',
            Times: 0,
          }),
        )
      const change = {
        Password: wirePassword(person.firstPassword),
        NewPassword: wirePassword('Yuanfang2026'),
      }
      expect(await ask.post(changePassword.path, change, await signIn(person.firstPassword))).toBe(true)
      const path = `${getResourceDetailsInfo.path}?Id=${rows[0]?.id}`
      const resource = z.parse(getResourceDetailsInfo.data, await ask.get(path, await signIn('Yuanfang2026')))
      const [file] = resource.Files
      const bytes = Buffer.from(await (await fetch(`${url}${file?.Url}`)).arrayBuffer())
      expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(file?.Hash)

      server.child.kill('SIGTERM')
      expect(await server.ended).toBe(0)
      expect(server.seen.text).not.toMatch(/"level":[56]0/)
    },
    PATIENCE,
  )
})

describe('a data folder of another version', () => {
  const newest = old.at(-1) ?? ''

  test(
    'that is newer is refused in one line, and opens again with the version that wrote it',
    async () => {
      const folder = await unpacked(newest)
      const environment = readEnvironment({ DATA_DIR: folder })
      const ask = async (statement: string) => {
        const database = await openDatabase(environment)
        await database.db.execute(sql.raw(statement))
        await database.close()
      }
      const LATER = 9_999_999_999_999
      await ask(`insert into zhiyuan.migration (hash, created_at) values ('of a later version', ${LATER})`)
      const older = start(folder, 0)
      expect([await older.ended, older.seen.text]).toEqual([
        1,
        '\n数据由更新的版本写成，这个版本打不开，请更新服务器 (the data were written by a newer version of the server: update it)\n\n',
      ])
      await ask(`delete from zhiyuan.migration where created_at = ${LATER}`)
    },
    PATIENCE,
  )

  test.each([
    [
      '99',
      '数据由更新的版本写成，这个版本打不开，请更新服务器 (the data were written by a newer version of the server: update it)',
    ],
    [
      '17',
      '数据由旧版本的内置数据库写成，这个版本打不开：请用原来的版本 npm run backup，再用这个版本 npm run restore -- 文件 --replace (the data were written by an older embedded database: back them up with the version that wrote them, and restore the backup here)',
    ],
  ])(
    'whose engine is PostgreSQL %s is refused in one line that says what to do',
    async (major, line) => {
      const folder = await unpacked(newest)
      writeFileSync(join(folder, 'db/PG_VERSION'), `${major}\n`)
      const refused = start(folder, 0)
      expect([await refused.ended, refused.seen.text]).toEqual([1, `\n${line}\n\n`])
    },
    PATIENCE,
  )

  test(
    'is known by the version that the engine of today writes',
    async () => {
      const folder = await unpacked(newest)
      rmSync(join(folder, 'db'), { recursive: true })
      await (await openDatabase(readEnvironment({ DATA_DIR: folder }))).close()
      expect(Number(readFileSync(join(folder, 'db/PG_VERSION'), 'utf8'))).toBe(ENGINE_MAJOR)
    },
    PATIENCE,
  )
})
