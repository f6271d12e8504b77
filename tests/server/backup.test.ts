import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateIdentity, identityToRecipient } from 'age-encryption'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import { backup } from '#server/backup/backup.ts'
import type { BackupKey } from '#server/backup/backup-key.ts'
import { restore } from '#server/backup/restore.ts'
import { openCommandServer } from '#server/db/command-server.ts'
import type { Database } from '#server/db/database.ts'
import { isPrepared } from '#server/db/prepared.ts'
import {
  bareInstallation,
  emptyInstallation,
  type Installation,
  putFile,
  rewriteArchive,
  seededInstallation,
} from '#tests/support/backups.ts'
import { type Engine, enginesOf } from '#tests/support/engines.ts'

/** A database is made for each: seconds, and many on a busy machine. */
const PATIENCE = { timeout: 240_000 }

const AWKWARD = 'a\tb\nc\\N\\\r\u2028|\u0008\f\v"{},\'知'
const FILM = Buffer.from('a film of this school')
const PATH = 'ab/film.mp4'
const PERSON = '季晓棠'

const folder = mkdtempSync(join(tmpdir(), 'zhiyuan-archives-'))
const installations: Installation[] = []
afterEach(async () => {
  for (const made of installations.splice(0)) await made.remove()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const kept = (made: Installation): Installation => {
  installations.push(made)
  return made
}
const empty = async (engine: Engine) => kept(await emptyInstallation(engine, inject('postgres')))
const seeded = async (engine: Engine) => kept(await seededInstallation(engine, inject('postgres')))
const bare = async () => kept(await bareInstallation(inject('postgres')))
/** The whole seed takes the embedded database ten times as long as PostgreSQL to write out and read again. */
const inUse = (engine: Engine) => (engine === 'embedded' ? bare() : seeded(engine))

const sha256 = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest()

/** What is hard to copy: signs, null in JSON, a file, a job, a row that shows that numbers go on. */
const writeMore = async ({ db }: Database): Promise<void> => {
  await db.execute(sql`insert into zhiyuan.app_meta values ('awkward', ${AWKWARD}), ('empty', '')`)
  await db.execute(sql`insert into zhiyuan.file (sha256, size, mime, suffix, store, path, is_public)
    values (${sha256(FILM)}, ${FILM.length}, 'video/mp4', 'mp4', 'data', ${PATH}, false)`)
  await db.execute(sql`insert into zhiyuan_job.queue (name, policy, retry_limit, retry_delay, retry_backoff,
    expire_seconds, retention_seconds, deletion_seconds, partition, table_name)
    select 'films', policy, retry_limit, retry_delay, retry_backoff, expire_seconds, retention_seconds,
    deletion_seconds, partition, table_name from zhiyuan_job.queue limit 1`)
  await db.execute(
    sql`insert into zhiyuan_job.job (name, data) values ('films', '{"of": null}'), ('films', 'null')`,
  )
}

/** Every row of the tables by a digest, and how many there are. */
const digestOf = async ({ db }: Database): Promise<Record<string, unknown>> => {
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select schemaname || '.' || tablename as name from pg_tables where schemaname = 'zhiyuan'
      union all select 'zhiyuan_job.job' order by 1`,
  )
  const digests: Record<string, unknown> = {}
  for (const { name } of tables) {
    const { rows } = await db.execute(
      sql`select count(*)::int as rows, md5(coalesce(string_agg(it::text, '|' order by md5(it::text)), '')) as digest
        from ${sql.raw(name)} it`,
    )
    digests[name] = rows[0]
  }
  return digests
}

const write = (made: Installation, name: string, key: BackupKey | null = null) =>
  backup({
    environment: made.environment,
    place: join(folder, name),
    key,
    product: '1.2.3',
    now: new Date(),
    withoutBucket: true,
  })

const put = (made: Installation, name: string, replaces = false, key: BackupKey | null = null) =>
  restore({ environment: made.environment, place: join(folder, name), key, replaces })

const OTHER: Readonly<Record<Engine, Engine>> = { embedded: 'postgresql', postgresql: 'embedded' }

describe.each(enginesOf('backup and restore'))('a backup of %s', PATIENCE, (engine) => {
  test('is the same world on the other engine, files and jobs with it', async () => {
    const from = await seeded(engine)
    await from.ask(writeMore)
    putFile(from.files, PATH, FILM)
    putFile(from.files, 'streams/ab-film/0.ts', '')
    putFile(from.files, 'incoming/half', 'on its way')
    const manifest = await write(from, `${engine}.tar`)
    expect(manifest).toMatchObject({
      engine,
      product: '1.2.3',
      files: { count: 2, bytes: FILM.length },
      lost: [],
      inBucket: 0,
    })

    const to = await empty(OTHER[engine])
    expect(await put(to, `${engine}.tar`)).toEqual({ ...manifest, analyzed: true })
    expect(await to.ask(digestOf)).toEqual(await from.ask(digestOf))
    expect(readFileSync(join(to.files, PATH))).toEqual(FILM)
    expect(readdirSync(to.files).sort()).toEqual(['ab', 'streams'])
    expect(readdirSync(to.environment.dataDirectory).sort()).toEqual(
      engine === 'postgresql' ? ['db', 'files'] : ['files'],
    )
    await to.ask(async (database) => {
      expect(await isPrepared(database.db)).toBe(true)
      const { rows } = await database.db.execute<{ id: number; before: number }>(
        sql`insert into zhiyuan.file (sha256, size, mime, suffix, store, path, is_public)
          values ('\\x01', 1, '', '', 'data', 'b', false) returning id, (select max(id) from zhiyuan.file) as before`,
      )
      expect(rows[0]?.id).toBe((rows[0]?.before ?? 0) + 1)
    })
  })

  test('is refused where there are data, and takes their place where that is said', async () => {
    const from = await inUse(engine)
    putFile(from.files, PATH, FILM)
    await write(from, `${engine}-whole.tar`)
    const before = await from.ask(digestOf)
    await from.ask(writeMore)
    putFile(from.files, 'cd/later.pdf', 'written later')
    await expect(put(from, `${engine}-whole.tar`)).rejects.toThrow('--replace')
    expect(existsSync(join(from.files, 'cd/later.pdf'))).toBe(true)
    await put(from, `${engine}-whole.tar`, true)
    expect(await from.ask(digestOf)).toEqual(before)
    expect([existsSync(join(from.files, PATH)), existsSync(join(from.files, 'cd/later.pdf'))]).toEqual([
      true,
      false,
    ])
  })

  test('that does not hold what it says leaves the old world as it was', async () => {
    const from = await inUse(engine)
    await write(from, `${engine}-good.tar`)
    await from.ask(writeMore)
    putFile(from.files, PATH, FILM)
    const before = await from.ask(digestOf)
    const refusedAs = async (name: string, words: string | RegExp) => {
      await expect(put(from, name, true)).rejects.toThrow(words)
      expect(readdirSync(from.environment.dataDirectory).sort()).toEqual(
        engine === 'embedded' ? ['db', 'files'] : ['files'],
      )
    }
    // The tables are loaded by then.
    await rewriteArchive(join(folder, `${engine}-good.tar`), join(folder, 'rows.tar'), (name, content) =>
      name === 'manifest.json' ? content.replace(/("name": "role",[^}]*"rows": )\d+/, '$199') : content,
    )
    await refusedAs('rows.tar', 'rows differ')
    await rewriteArchive(join(folder, `${engine}-good.tar`), join(folder, 'newer.tar'), (name, content) =>
      name === 'manifest.json' ? content.replace(/"at": \d+/, '"at": 9999999999999') : content,
    )
    await refusedAs('newer.tar', 'newer version')
    expect(await from.ask(digestOf)).toEqual(before)
    expect(readFileSync(join(from.files, PATH))).toEqual(FILM)
  })
})

describe('an archive', PATIENCE, () => {
  let from: Installation
  let good: Buffer
  let secret: BackupKey
  let otherSecret: BackupKey
  beforeAll(async () => {
    from = await bareInstallation(inject('postgres'))
    await from.ask(({ db }) => db.execute(sql`insert into zhiyuan.app_meta values ('person', ${PERSON})`))
    putFile(from.files, PATH, FILM)
    await write(from, 'plain.tar')
    const [identity, other] = [await generateIdentity(), await generateIdentity()]
    secret = { kind: 'identities', text: [identity] }
    otherSecret = { kind: 'identities', text: [other] }
    await write(from, 'sealed.tar', { kind: 'recipients', text: [await identityToRecipient(identity)] })
    good = readFileSync(join(folder, 'plain.tar'))
  })
  afterAll(() => from.remove())

  const refused = async (name: string, key: BackupKey | null = null): Promise<string> => {
    const to = await empty('embedded')
    const words = await put(to, name, false, key).then(
      () => 'restored',
      (error: unknown) => (error as Error).message,
    )
    expect(readdirSync(to.environment.dataDirectory)).toEqual([])
    return words
  }

  test('that was cut off or changed anywhere is found before anything is touched', async () => {
    for (const length of [0, 1000, good.length >> 1, good.length - 20_000]) {
      writeFileSync(join(folder, 'cut.tar'), good.subarray(0, length))
      expect(await refused('cut.tar')).toContain('damaged')
    }
    for (const text of [FILM, Buffer.from('Zhiyuan classroom'), Buffer.from(PERSON)]) {
      const changed = Buffer.from(good)
      const at = changed.indexOf(text)
      expect(at).toBeGreaterThan(0)
      changed[at] = (changed[at] ?? 0) ^ 1
      writeFileSync(join(folder, 'changed.tar'), changed)
      expect(await refused('changed.tar')).toContain('damaged')
    }
  })

  test('names the files that had gone or had changed before', async () => {
    await from.ask(({ db }) =>
      db.execute(sql`insert into zhiyuan.file (sha256, size, mime, suffix, store, path, is_public)
        values ('\\x01', 1, '', '', 'data', 'gone.pdf', false), ('\\x02', 1, '', '', 'data', ${PATH}, false),
          ('\\x03', 1, '', '', 'bucket', 'far.pdf', false)`),
    )
    expect(await write(from, 'lost.tar')).toMatchObject({ lost: [PATH, 'gone.pdf'], inBucket: 1 })
  })

  test('that is encrypted shows nothing, opens with its key alone, and with no byte changed', async () => {
    const sealed = readFileSync(join(folder, 'sealed.tar'))
    expect(sealed.subarray(0, 22).toString()).toBe('age-encryption.org/v1\n')
    expect(sealed.includes(FILM)).toBe(false)
    expect(await refused('sealed.tar')).toContain('BACKUP_KEY_FILE')
    expect(await refused('sealed.tar', otherSecret)).toContain('key')
    for (const at of [sealed.length - 1, sealed.length >> 1]) {
      const changed = Buffer.from(sealed)
      changed[at] = (changed[at] ?? 0) ^ 1
      writeFileSync(join(folder, 'sealed-changed.tar'), changed)
      expect(await refused('sealed-changed.tar', secret)).toContain('damaged')
    }
    const to = await empty('embedded')
    await put(to, 'sealed.tar', false, secret)
    expect(readFileSync(join(to.files, PATH))).toEqual(FILM)
  })
})

describe('a backup while the server runs', PATIENCE, () => {
  test('holds all that was acknowledged before, and leaves no copy behind', async () => {
    const from = await bare()
    await from.ask(async (database) => {
      const { db, copy, lend } = database
      if (copy === null || lend === null) throw new Error('an embedded database has files')
      const { dataDirectory } = from.environment
      const shut = await openCommandServer({ dataDirectory, copy, lend })
      let acknowledged = 0
      let isOver = false
      const writing = (async () => {
        while (!isOver) {
          await db.execute(sql`insert into zhiyuan.app_meta values (${`n${acknowledged}`}, 'written')`)
          acknowledged += 1
        }
      })()
      await expect.poll(() => acknowledged).toBeGreaterThan(20)
      const before = acknowledged
      const manifest = await write(from, 'running.tar')
      isOver = true
      await writing
      await shut()
      const rows = manifest.tables.find(({ name }) => name === 'app_meta')?.rows ?? 0
      expect(rows).toBeGreaterThan(before)
      expect(acknowledged).toBeGreaterThan(before)
      expect(readdirSync(dataDirectory).sort()).toEqual(['db', 'lock'])
    })
  })

  test('holds the rows and files that PostgreSQL acknowledged before, with uploads under way', async () => {
    const from = await seeded('postgresql')
    putFile(from.files, 'incoming/half', 'on its way')
    await from.ask(async ({ db }) => {
      let acknowledged = 0
      let isOver = false
      // As the server does it: the file is there before anything names it.
      const uploading = (async () => {
        while (!isOver) {
          const path = `up/${acknowledged}.bin`
          const bytes = Buffer.from(path)
          putFile(from.files, path, bytes)
          await db.execute(sql`insert into zhiyuan.file (sha256, size, mime, suffix, store, path, is_public)
            values (${sha256(bytes)}, ${bytes.length}, '', 'bin', 'data', ${path}, false)`)
          acknowledged += 1
        }
      })()
      await expect.poll(() => acknowledged).toBeGreaterThan(20)
      const before = acknowledged
      const manifest = await write(from, 'running-postgresql.tar')
      const after = acknowledged
      isOver = true
      await uploading
      expect(after).toBeGreaterThan(before)
      expect(manifest.lost).toEqual([])
      const to = await empty('postgresql')
      await put(to, 'running-postgresql.tar')
      const { rows } = await to.ask((restored) =>
        restored.db.execute<{ path: string }>(sql`select path from zhiyuan.file where path like 'up/%'`),
      )
      expect(rows.length).toBeGreaterThanOrEqual(before)
      for (const { path } of rows) expect(readFileSync(join(to.files, path)).toString()).toBe(path)
      expect(existsSync(join(to.files, 'incoming'))).toBe(false)
    })
  })

  test('is the only thing that a running server allows', async () => {
    const from = await bare()
    await write(from, 'stopped.tar')
    await from.ask(async () => {
      await expect(put(from, 'stopped.tar', true)).rejects.toThrow('in use')
    })
    const real = await seeded('postgresql')
    await real.ask(async ({ db }) => {
      await db.execute(sql`select 1`)
      await expect(put(real, 'stopped.tar', true)).rejects.toThrow('stop them first')
    })
  })
})
