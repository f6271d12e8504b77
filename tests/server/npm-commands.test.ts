import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateIdentity, identityToRecipient } from 'age-encryption'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { prepareDatabase } from '#server/cli/prepare-database.ts'
import { emptyInstallation, type Installation, putFile } from '#tests/support/backups.ts'
import { freePort } from '#tests/support/free-port.ts'
import { memoryFolder } from '#tests/support/memory-folder.ts'
import { putProductTree, SHUT_IN } from '#tests/support/product-tree.ts'
import { untilAnswers } from '#tests/support/started.ts'
import { SEEDED_AT } from '#tests/support/test-databases.ts'

/** Each opens a database, which takes seconds on a busy machine. */
const PATIENCE = 240_000

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>
}

let tree: string
let made: Installation
beforeAll(async () => {
  tree = memoryFolder('zhiyuan-product-')
  await putProductTree(tree)
  made = await emptyInstallation('postgresql', inject('postgres'))
  await made.ask((database) => prepareDatabase(database, 'none', SEEDED_AT))
}, PATIENCE)
afterAll(async () => {
  await made.remove()
  rmSync(tree, { recursive: true, force: true })
})

/** What npm does with this script, in a tree without packages for developing. */
const start = (script: string, args: readonly string[], environment: NodeJS.ProcessEnv) => {
  const [, ...words] = (scripts[script] ?? '').split(' ')
  const child = spawn(process.execPath, [...words, ...args], {
    cwd: tree,
    env: {
      ...process.env,
      ...SHUT_IN,
      DATA_DIR: made.environment.dataDirectory,
      DATABASE_URL: made.environment.databaseUrl ?? '',
      ...environment,
    },
  })
  const seen = { text: '', error: '' }
  child.stdout.on('data', (chunk: Buffer) => {
    seen.text += String(chunk)
  })
  child.stderr.on('data', (chunk: Buffer) => {
    seen.error += String(chunk)
  })
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
  return { child, seen, ended }
}

/** Its exit code, what it said, and of what it complained. */
const run = async (script: string, args: readonly string[], environment: NodeJS.ProcessEnv = {}) => {
  const { seen, ended } = start(script, args, environment)
  const code = await ended
  return [code, seen.text, seen.error.trim()] as const
}

const FILM = Buffer.from('a film of this school')
const PATH = 'ab/film.mp4'

const putWork = () =>
  made.ask(async ({ db }) => {
    await db.execute(sql`insert into zhiyuan.app_meta values ('written', 'before the backup')`)
    await db.execute(sql`insert into zhiyuan.file (sha256, size, mime, suffix, store, path, is_public)
      values (${createHash('sha256').update(FILM).digest()}, ${FILM.length}, 'video/mp4', 'mp4', 'data', ${PATH}, false)`)
    putFile(made.files, PATH, FILM)
  })

const loseWork = () =>
  made.ask(async ({ db }) => {
    await db.execute(sql`delete from zhiyuan.file`)
    await db.execute(sql`update zhiyuan.app_meta set value = 'after it' where key = 'written'`)
    rmSync(join(made.files, PATH))
  })

const work = () =>
  made.ask(async ({ db }) => [
    ...(await db.execute(sql`select value from zhiyuan.app_meta where key = 'written'`)).rows,
    ...(await db.execute(sql`select path from zhiyuan.file`)).rows,
    readFileSync(join(made.files, PATH)),
  ])

describe('where only the packages of the product are installed', () => {
  test(
    'a backup is kept among the newest and put back, with the two halves of a key',
    async () => {
      const archives = join(tree, 'archives')
      mkdirSync(archives)
      const older = ['zhiyuan-20200101-000000.tar.age', 'zhiyuan-20200102-000000.tar.age']
      for (const name of [...older, 'of-somebody-else.tar']) writeFileSync(join(archives, name), '')
      const secret = await generateIdentity()
      const keyFile = join(tree, 'backup-key')
      writeFileSync(keyFile, `# of this school\n${await identityToRecipient(secret)}\n`)
      await putWork()

      const kept = await run('backup', [`${archives}/`, '--keep', '2'], { BACKUP_KEY_FILE: keyFile })
      expect(kept).toEqual([0, expect.stringMatching(/^备份完成[^]*删去旧备份 1 份\n$/), ''])
      const [name = '', ...others] = readdirSync(archives).sort().reverse()
      expect(others).toEqual([older[1], 'of-somebody-else.tar'])
      const archive = join(archives, name)
      expect(readFileSync(archive, 'latin1')).toMatch(/^age-encryption\.org\/v1\n/)

      await loseWork()
      expect(await run('restore', [archive], { BACKUP_KEY: secret })).toEqual(refusal('请加 --replace'))
      expect(await run('restore', [archive, '--replace'])).toEqual(refusal('请用 BACKUP_KEY_FILE 给出密钥'))
      expect(existsSync(join(made.files, PATH))).toBe(false)

      const restored = await run('restore', [archive, '--replace'], { BACKUP_KEY: secret })
      expect(restored).toEqual([0, expect.stringContaining('已恢复到'), ''])
      expect(await work()).toEqual([{ value: 'before the backup' }, { path: PATH }, FILM])
    },
    PATIENCE,
  )

  test.each([
    ['backup', ['now.tar'], { BACKUP_KEY_FILE: 'nowhere' }, 'BACKUP_KEY_FILE: 找不到文件：nowhere'],
    ['backup', ['now.tar'], { BACKUP_KEY: 'short' }, '至少 16 个字符'],
    ['backup', ['now.tar', '--kepe', '2'], {}, '--kepe'],
    ['backup', ['now.tar', '--keep', '2'], {}, '--keep 要'],
    ['restore', ['nowhere.tar', '--replace'], {}, '找不到文件：'],
    ['restore', ['now.tar', '--force'], {}, '--force'],
  ])(
    '%s %j with %j is refused in one line',
    async (script, args, environment, words) => {
      expect(await run(script, args, environment)).toEqual(refusal(words))
      expect(existsSync(join(tree, 'now.tar'))).toBe(false)
    },
    PATIENCE,
  )

  test(
    'every command without what it needs says how it is used',
    async () => {
      const names = ['backup', 'restore', 'import', 'export', 'renew-key']
      const outcomes = await Promise.all(names.map((name) => run(name, [])))
      const usage: unknown[] = [1, '', expect.stringMatching(/^用法 \(usage\)：/)]
      expect(outcomes).toEqual(names.map(() => usage))
    },
    PATIENCE,
  )

  test(
    'rights are listed, a database that has a name is not thrown away, and the server starts',
    async () => {
      expect(await run('rights', [])).toEqual([0, '还没有人有平台权限\n', ''])
      const nowhere = { DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/nothing' }
      expect(await run('db:reset', [], nowhere)).toEqual([1, '', expect.stringContaining('--yes')])
      const port = await freePort()
      const server = start('start', [], { PORT: String(port), HOST: '127.0.0.1' })
      await untilAnswers(`http://127.0.0.1:${port}`, server)
      server.child.kill('SIGTERM')
      expect(await server.ended).toBe(0)
    },
    PATIENCE,
  )
})

/** A command that did nothing, and said why in one line. */
const refusal = (words: string): unknown[] => [
  1,
  '',
  expect.toSatisfy((line: string) => line.includes(words) && !line.includes('\n'), `one line with ${words}`),
]
