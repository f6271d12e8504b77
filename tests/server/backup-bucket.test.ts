import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { backup } from '#server/backup/backup.ts'
import { restore } from '#server/backup/restore.ts'
import { type S3Settings, s3Bucket } from '#server/storage/s3-bucket.ts'
import {
  bareInstallation,
  emptyInstallation,
  type Installation,
  putFile,
  rewriteArchive,
} from '#tests/support/backups.ts'
import type { Engine } from '#tests/support/engines.ts'
import { startS3 } from '#tests/support/s3.ts'

/** A database is made for each: seconds, and many on a busy machine. */
const PATIENCE = { timeout: 240_000 }

const FILM = Buffer.from('a film of this school')
const PAPER = Buffer.from('a paper of this school')
const PART = Buffer.from('the first seconds')
const STREAM = 'streams/ab-film-1234'

let folder: string
let store: Awaited<ReturnType<typeof startS3>>
let other: Awaited<ReturnType<typeof startS3>>
const installations: Installation[] = []
const servers: Server[] = []
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'zhiyuan-bucket-archives-'))
  store = await startS3()
  other = await startS3()
})
afterEach(async () => {
  for (const made of installations.splice(0)) await made.remove()
  for (const server of servers.splice(0)) server.close().closeAllConnections()
  await store.close()
  await other.close()
  rmSync(folder, { recursive: true, force: true })
})

const kept = (made: Installation): Installation => {
  installations.push(made)
  return made
}

const sha256 = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest()

const putObject = async (settings: S3Settings, path: string, bytes: Buffer): Promise<void> => {
  const place = join(folder, 'object')
  writeFileSync(place, bytes)
  await s3Bucket(settings).put(path, { place, size: bytes.length, sha256: sha256(bytes) })
}

const objectAt = async (settings: S3Settings, path: string): Promise<string | null> => {
  const bucket = s3Bucket(settings)
  return (await bucket.head(path)) === null ? null : String(await buffer(await bucket.read(path)))
}

/** A film with its stream in the bucket, an empty file beside it, a paper on the disk, and what no row names. */
const school = async (): Promise<Installation> => {
  const from = kept(await bareInstallation(inject('postgres')))
  await from.ask(async ({ db }) => {
    await db.execute(sql`insert into zhiyuan.file (id, sha256, size, mime, suffix, store, path, is_public)
      overriding system value values
      (901, ${sha256(FILM)}, ${FILM.length}, 'video/mp4', 'mp4', 'bucket', 'ab/film.mp4', false),
      (902, ${sha256(Buffer.alloc(0))}, 0, 'text/vtt', 'vtt', 'bucket', 'e3/empty.vtt', false),
      (903, ${sha256(PAPER)}, ${PAPER.length}, 'application/pdf', 'pdf', 'data', 'cd/paper.pdf', false)`)
    await db.execute(
      sql`insert into zhiyuan.film_stream (file_id, path, duration, posters) values (901, ${STREAM}, 20, 0)`,
    )
  })
  putFile(from.files, 'cd/paper.pdf', PAPER)
  await putObject(store.settings, 'ab/film.mp4', FILM)
  await putObject(store.settings, 'e3/empty.vtt', Buffer.alloc(0))
  await putObject(store.settings, `${STREAM}/master.m3u8`, PART)
  await putObject(store.settings, 'incoming/1/half', Buffer.from('on its way'))
  await putObject(store.settings, 'of-somebody-else', Buffer.from('beside it'))
  return from
}

const write = (
  { environment }: Installation,
  bucket: S3Settings | null = store.settings,
  more: { withoutBucket?: boolean; tell?: (count: number, bytes: number) => void } = {},
) =>
  backup({
    environment: { ...environment, bucket },
    place: join(folder, 'school.tar'),
    key: null,
    product: '1.2.3',
    now: new Date(),
    ...more,
  })

const put = ({ environment }: Installation, bucket: S3Settings | null, name = 'school.tar') =>
  restore({ environment: { ...environment, bucket }, place: join(folder, name), key: null, replaces: false })

/** The address of a store that answers everything so. */
const storeThat = async (answers: RequestListener): Promise<string> => {
  const server = createServer(answers)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const storesOf = ({ ask }: Installation) =>
  ask(async ({ db }) => {
    const { rows } = await db.execute<{ path: string; store: string }>(
      sql`select path, store from zhiyuan.file where id > 900 order by id`,
    )
    return Object.fromEntries(rows.map(({ path, store: where }) => [path, where]))
  })

const ALL = { count: 3, bytes: FILM.length + PART.length }
const IN_BUCKET = { 'ab/film.mp4': 'bucket', 'e3/empty.vtt': 'bucket', 'cd/paper.pdf': 'data' }
const AT_HOME = { 'ab/film.mp4': 'data', 'e3/empty.vtt': 'data', 'cd/paper.pdf': 'data' }

describe('the objects of a bucket', PATIENCE, () => {
  test.each<Engine>([
    'embedded',
    'postgresql',
  ])('are in the backup and come into the bucket of who restores, %s', async (engine) => {
    const from = await school()
    const told: (readonly [number, number])[] = []
    const manifest = await write(from, store.settings, {
      tell: (count, bytes) => told.push([count, bytes]),
    })
    expect(manifest).toMatchObject({
      version: 2,
      files: { count: 1, bytes: PAPER.length },
      bucket: ALL,
      inBucket: 0,
      lost: [],
    })
    expect(told).toEqual([
      [1, FILM.length],
      [2, FILM.length],
      [3, ALL.bytes],
    ])

    await putObject(other.settings, 'of-the-other', Buffer.from('there before'))
    const to = kept(await emptyInstallation(engine, inject('postgres')))
    expect(await put(to, other.settings)).toEqual({ ...manifest, analyzed: true })
    expect(await storesOf(to)).toEqual(IN_BUCKET)
    expect(await objectAt(other.settings, 'ab/film.mp4')).toBe(String(FILM))
    expect(await objectAt(other.settings, 'e3/empty.vtt')).toBe('')
    expect(await objectAt(other.settings, `${STREAM}/master.m3u8`)).toBe(String(PART))
    expect(await objectAt(other.settings, 'of-somebody-else')).toBeNull()
    expect(await objectAt(other.settings, 'incoming/1/half')).toBeNull()
    expect(await objectAt(other.settings, 'of-the-other')).toBe('there before')
    expect(readFileSync(join(to.files, 'cd/paper.pdf'))).toEqual(PAPER)
    expect(existsSync(join(to.files, 'ab/film.mp4'))).toBe(false)
  })

  test.each<Engine>([
    'embedded',
    'postgresql',
  ])('come into the data folder of who has no bucket, %s', async (engine) => {
    await write(await school())
    const to = kept(await emptyInstallation(engine, inject('postgres')))
    await put(to, null)
    expect(await storesOf(to)).toEqual(AT_HOME)
    const at = (path: string) => readFileSync(join(to.files, path), 'utf8')
    expect([at('ab/film.mp4'), at('e3/empty.vtt'), at('cd/paper.pdf')]).toEqual([
      String(FILM),
      '',
      String(PAPER),
    ])
    expect(at(`${STREAM}/master.m3u8`)).toBe(String(PART))
  })

  test('are left to their own backup where that is said, and only counted', async () => {
    const from = await school()
    const manifest = await write(from, store.settings, { withoutBucket: true })
    expect(manifest).toMatchObject({ version: 1, inBucket: 2, lost: [], files: { count: 1 } })
    expect(manifest.bucket).toBeUndefined()
    const to = kept(await emptyInstallation('postgresql', inject('postgres')))
    await put(to, null)
    expect(await storesOf(to)).toEqual(IN_BUCKET)
  })

  test('are not left out unsaid where nobody names their bucket', async () => {
    const from = await school()
    await expect(write(from, null)).rejects.toThrow('--without-bucket')
    expect(existsSync(join(folder, 'school.tar'))).toBe(false)
    expect(existsSync(join(folder, 'school.tar.part'))).toBe(false)
  })

  test('that are gone or of another content are named, as files of the disk are', async () => {
    const from = await school()
    await s3Bucket(store.settings).remove('ab/film.mp4')
    await putObject(store.settings, 'e3/empty.vtt', Buffer.from('not empty'))
    expect(await write(from)).toMatchObject({
      lost: ['ab/film.mp4', 'e3/empty.vtt'],
      bucket: { count: 2, bytes: 9 + PART.length },
    })
  })

  test('that cannot be read leave no half backup, and are named', async () => {
    const from = await school()
    const refuses = await storeThat((_, answer) => answer.writeHead(403).end())
    const breaksOff = await storeThat(({ method }, answer) => {
      answer.writeHead(200, { 'content-length': FILM.length })
      if (method === 'HEAD') answer.end()
      else answer.write(FILM.subarray(0, 4), () => answer.destroy())
    })
    const changes = await storeThat(({ method }, answer) => {
      answer.writeHead(200, { 'content-length': method === 'HEAD' ? FILM.length : 4 })
      answer.end(method === 'HEAD' ? '' : FILM.subarray(0, 4))
    })
    for (const endpoint of [refuses, breaksOff, changes, 'http://127.0.0.1:1']) {
      await expect(write(from, { ...store.settings, endpoint })).rejects.toThrow(
        /an object cannot be read.*ab\/film\.mp4/,
      )
      expect(readdirSync(folder).filter((name) => name.startsWith('school.tar'))).toEqual([])
    }
  })

  test('that were changed in the archive are found before anything is touched', async () => {
    await write(await school())
    await rewriteArchive(join(folder, 'school.tar'), join(folder, 'changed.tar'), (name, content) =>
      name === 'bucket/ab/film.mp4' ? content.replace('film', 'xilm') : content,
    )
    const to = kept(await emptyInstallation('embedded', inject('postgres')))
    await expect(put(to, other.settings, 'changed.tar')).rejects.toThrow('damaged')
    expect(await s3Bucket(other.settings).list('')).toEqual([])
  })

  test('are taken away again where the restore fails after them, but for those that were there', async () => {
    await write(await school())
    await rewriteArchive(join(folder, 'school.tar'), join(folder, 'rows.tar'), (name, content) =>
      name === 'manifest.json' ? content.replace(/("name": "role",[^}]*"rows": )\d+/, '$199') : content,
    )
    await putObject(other.settings, 'ab/film.mp4', FILM)
    const to = kept(await emptyInstallation('postgresql', inject('postgres')))
    await expect(put(to, other.settings, 'rows.tar')).rejects.toThrow('rows differ')
    expect((await s3Bucket(other.settings).list('')).map(({ path }) => path)).toEqual(['ab/film.mp4'])
  })

  test('that the store does not take end the restore, and all is as it was', async () => {
    await write(await school())
    const to = kept(await emptyInstallation('embedded', inject('postgres')))
    const away = { ...other.settings, bucket: 'nowhere' }
    await expect(put(to, away)).rejects.toThrow('the object store does not take a file')
    expect(existsSync(join(to.environment.dataDirectory, 'db'))).toBe(false)
  })
})
