import { existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { strToU8, zipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { configurationFile } from '#contract/configuration.ts'
import { addPrivateFileContent, ON_CLASH } from '#contract/private-file.ts'
import { discardUpload, getUnfinishedUploads } from '#contract/upload.ts'
import type { Database } from '#server/db/database.ts'
import { file } from '#server/db/schema/file.ts'
import { upload } from '#server/db/schema/upload.ts'
import { refuse } from '#server/http/envelope.ts'
import { fileRepository } from '#server/modules/file/file.repository.ts'
import { directUploads } from '#server/modules/upload/direct-uploads.ts'
import { staging } from '#server/modules/upload/staging.ts'
import { uploadRepository } from '#server/modules/upload/upload.repository.ts'
import { uploadReceiver } from '#server/modules/upload/upload-receiver.ts'
import { wholeUploads } from '#server/modules/upload/whole-upload.ts'
import { seedFilesFolder } from '#server/storage/seed-files-folder.ts'
import { folderStorage } from '#server/storage/storage.ts'
import { storeFile } from '#server/storage/stored-files.ts'
import { HandClock } from '#tests/support/each-engine.ts'
import { enginesOf } from '#tests/support/engines.ts'
import { openSeeded } from '#tests/support/seeded-databases.ts'
import { buildTestApp } from '#tests/support/server.ts'
import { clientOf } from '#tests/support/server-client.ts'
import { aFilmOf, hashOf, uploaderOf } from '#tests/support/uploads.ts'

const DAY = 86_400

/** Another picture: two pixels of one colour. */
const aGif = Buffer.from('R0lGODlhAgABAIAAAAAAAP///ywAAAAAAgABAAACAoRRADs=', 'base64')

describe.each(enginesOf('uploads'))('uploads on %s', (engine) => {
  const folder = mkdtempSync(join(tmpdir(), 'zhiyuan-uploads-'))
  const storage = folderStorage({ seed: seedFilesFolder(), data: folder })
  const clock = new HandClock()
  let database: Database
  let app: FastifyInstance
  let teacher: ReturnType<typeof uploaderOf>
  let reviewer: ReturnType<typeof uploaderOf>

  beforeAll(async () => {
    database = await openSeeded(engine)
    app = await buildTestApp(database, {
      clock: clock.read,
      storage,
      configuration: z.parse(configurationFile, { upload: { maxFileMegabytes: 2 } }),
    })
    const { tokenOf } = clientOf(app)
    teacher = uploaderOf(app, await tokenOf('teacher'))
    reviewer = uploaderOf(app, await tokenOf('reviewer'))
  })
  afterAll(async () => {
    await app.close()
    await database.close()
    rmSync(folder, { recursive: true })
  })

  const under = (part: string): string[] =>
    existsSync(join(folder, part)) ? readdirSync(join(folder, part)) : []
  const dataOf = (answer: { Code: number; Data: unknown }) => {
    expect(answer).toMatchObject({ Code: 200 })
    return z.parse(addPrivateFileContent.data, answer.Data)
  }
  const begun = async (brought: Parameters<typeof teacher.begin>[0], more: object = {}, who = teacher) => {
    const { NeedUpload, UploadId } = dataOf(await who.begin(brought, more))
    expect(NeedUpload).toBe(true)
    return UploadId ?? ''
  }
  const unfinished = async (persona: 'teacher' | 'reviewer' = 'teacher') => {
    const { get, tokenOf } = clientOf(app)
    const { body } = await get(getUnfinishedUploads.path, await tokenOf(persona))
    return z.parse(getUnfinishedUploads.data, body.Data)
  }

  test('of a picture what stands behind its end is cut off, also where its name is settled later', async () => {
    const picture = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
    const bytesWith = (tail: string) => Buffer.concat([picture, Buffer.from(tail)])
    const expected = { Size: picture.length, Hash: hashOf(picture) }
    const first = dataOf(await teacher.upload({ name: '板书', suffix: 'gif', bytes: bytesWith('<script>') }))
    expect(first.File).toMatchObject(expected)
    const served = await app.inject({ method: 'GET', url: first.File?.Url ?? '' })
    expect(served.rawPayload.equals(picture)).toBe(true)
    const other = { name: '板书 二', suffix: 'gif', bytes: bytesWith('PK\u0003\u0004') }
    dataOf(await teacher.upload({ ...other, bytes: aGif }))
    const id = dataOf(await teacher.begin({ ...other, name: '板书 三' })).UploadId ?? ''
    await teacher.send(id, 0, other.bytes)
    expect(await teacher.finish(id, { Name: other.name })).toMatchObject({ Code: 409 })
    expect(dataOf(await teacher.finish(id, { OnClash: ON_CLASH.keepBoth })).File).toMatchObject(expected)
  })

  test('the setting names where to, how large and which, by a ticket that ends', async () => {
    expect(await teacher.setting()).toEqual({
      Provider: 'local',
      PathStyle: false,
      Endpoint: '',
      Bucket: '',
      Region: '',
      Host: '',
      Dir: '',
      AccessKeyId: '',
      AccessKeySecret: '',
      SecurityToken: '',
      Policy: '',
      Signature: '',
      Expiration: expect.stringMatching(/^\d{4}-.*Z$/) as unknown,
      UploadUrl: expect.stringMatching(/^\/api\/upload\?user=\d+&until=\d+&signature=[\w-]{43}$/) as unknown,
      ChunkSize: 8 * 1024 * 1024,
      MaxSize: 2 * 1024 * 1024,
      Suffixes: ['jpg', 'png', 'gif', 'jpeg', 'docx', 'pdf', 'xlsx', 'mp4', 'pptx'],
    })
  })

  test('a file arrives in parts, is checked, kept and shown; nothing is left of its way', async () => {
    const film = { name: '浮力实验', suffix: 'mp4', bytes: aFilmOf(300_000) }
    const id = await begun(film)
    expect(await unfinished()).toMatchObject([
      { UploadId: id, Name: '浮力实验.mp4', Size: 300_000, ReceivedSize: 0, DirectoryId: 0 },
    ])
    expect((await teacher.send(id, 0, film.bytes.subarray(0, 100_000))).headers['upload-offset']).toBe(
      '100000',
    )
    expect((await teacher.standing(id)).headers).toMatchObject({
      'upload-offset': '100000',
      'upload-length': '300000',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    // Too early, in the wrong place, and too much.
    expect(dataOf(await teacher.finish(id))).toMatchObject({ File: null, NeedUpload: true, UploadId: id })
    expect((await teacher.send(id, 50_000, film.bytes.subarray(50_000, 60_000))).statusCode).toBe(409)
    expect((await teacher.send(id, 100_000, Buffer.alloc(200_001))).statusCode).toBe(413)

    expect((await teacher.send(id, 100_000, film.bytes.subarray(100_000))).statusCode).toBe(204)
    expect(await teacher.finish(id, { Name: '浮力/实验' })).toMatchObject({ Code: 400 })
    const done = dataOf(await teacher.finish(id))
    expect(done).toMatchObject({
      File: {
        Name: '浮力实验.mp4',
        Suffix: 'mp4',
        Size: 300_000,
        Hash: hashOf(film.bytes),
        PreviewType: 'video',
      },
      NeedUpload: false,
    })
    const served = await app.inject({ method: 'GET', url: done.File?.Url ?? '' })
    expect(hashOf(served.rawPayload)).toBe(hashOf(film.bytes))
    expect(await unfinished()).toEqual([])
    expect(under('uploads')).toEqual([])
    expect(await teacher.finish(id)).toMatchObject({ Code: 404 })
    // 秒传: the owner again, under any name; nobody else by the hash alone.
    expect(dataOf(await teacher.begin({ ...film, name: '浮力 备份' }))).toMatchObject({
      NeedUpload: false,
      File: { Name: '浮力 备份.mp4' },
    })
    const twice = await begun(film, {}, reviewer)
    await reviewer.send(twice, 0, film.bytes)
    expect(dataOf(await reviewer.finish(twice)).File).toMatchObject({ Hash: hashOf(film.bytes) })
    expect(
      await database.db
        .select()
        .from(file)
        .where(eq(file.sha256, Buffer.from(hashOf(film.bytes), 'hex'))),
    ).toHaveLength(1)
    expect(under('uploads')).toEqual([])
  })

  test('what was begun goes on from where it is, also from another device, and can be let go of', async () => {
    const film = { name: '力', suffix: 'mp4', bytes: aFilmOf(1000) }
    const id = await begun(film)
    await teacher.send(id, 0, film.bytes.subarray(0, 400))
    expect(await begun({ ...film, name: '力 改名' })).toBe(id)
    expect((await teacher.standing(id)).headers['upload-offset']).toBe('400')
    expect(await unfinished()).toMatchObject([{ Name: '力 改名.mp4', ReceivedSize: 400 }])

    expect((await reviewer.standing(id)).statusCode).toBe(404)
    expect(await reviewer.finish(id)).toMatchObject({ Code: 404 })
    const { post, tokenOf } = clientOf(app)
    const discard = async (persona: 'teacher' | 'reviewer') =>
      (await post(discardUpload.path, { UploadId: id }, await tokenOf(persona))).body
    expect(await discard('reviewer')).toMatchObject({ Code: 404 })
    expect(under('uploads')).toEqual([id])
    expect(await discard('teacher')).toEqual({ Code: 200, Data: true, Message: '' })
    expect(under('uploads')).toEqual([])
    expect((await teacher.standing(id)).statusCode).toBe(404)
  })

  test('a connection that breaks leaves what came over it', async () => {
    const film = { name: '断', suffix: 'mp4', bytes: aFilmOf(500_000) }
    const id = await begun(film)
    const address = await app.listen({ host: '127.0.0.1', port: 0 })
    const path = await teacher.addressOf(id)
    await new Promise<void>((resolve) => {
      const sending = request(address + path, {
        method: 'PATCH',
        headers: {
          'tus-resumable': '1.0.0',
          'upload-offset': 0,
          'content-type': 'application/offset+octet-stream',
          'content-length': 500_000,
        },
      })
      sending.on('error', () => resolve())
      sending.write(film.bytes.subarray(0, 200_000), () => sending.destroy())
      sending.on('close', () => resolve())
    })
    const received = async () => Number((await teacher.standing(id)).headers['upload-offset'])
    await expect.poll(received, { interval: 20, timeout: 20_000 }).toBeGreaterThan(0)
    const at = await received()
    expect(at).toBeLessThanOrEqual(200_000)
    await teacher.send(id, at, film.bytes.subarray(at))
    expect(dataOf(await teacher.finish(id)).File).toMatchObject({ Hash: hashOf(film.bytes) })
  })

  test('what is not what it says is refused with a reason, and leaves nothing', async () => {
    const html = Buffer.from('<html><script>alert(1)</script></html>')
    for (const suffix of ['jpg', 'png', 'gif', 'jpeg', 'docx', 'pdf', 'xlsx', 'mp4', 'pptx'])
      expect(
        await teacher.upload({ name: '假', suffix, bytes: Buffer.concat([html, Buffer.from(suffix)]) }),
      ).toEqual({
        Code: 400,
        Data: null,
        Message: '文件内容与后缀不符，请换一个文件',
      })
    const word = {
      '[Content_Types].xml': strToU8('<Types/>'),
      'word/document22.xml': strToU8('<w:document/>'),
    }
    const locked = Buffer.concat([
      Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      Buffer.alloc(1024),
      Buffer.from('EncryptedPackage', 'utf16le'),
    ])
    const whole = Buffer.from(zipSync(word))
    const broken: readonly (readonly [string, Buffer, string])[] = [
      ['docx', whole.subarray(0, 80), '文件已损坏或不完整，请重新保存后再上传'],
      ['docx', locked, '文件设了打开密码，请取消密码后再上传'],
      ['xlsx', whole, '文件内容与后缀不符，请换一个文件'],
      [
        'docx',
        Buffer.from(zipSync({ ...word, 'word/zeros.xml': new Uint8Array(8_000_000) })),
        '文件展开后太大，请精简后再上传',
      ],
      ['png', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), '文件已损坏或不完整，请重新保存后再上传'],
    ]
    for (const [suffix, bytes, Message] of broken)
      expect(await teacher.upload({ name: '坏', suffix, bytes })).toEqual({ Code: 400, Data: null, Message })
    // As Word on the web names its parts.
    const { File } = dataOf(await teacher.upload({ name: '网页版', suffix: 'docx', bytes: whole }))
    expect(File).toMatchObject({ Name: '网页版.docx', PreviewType: 'docx' })
    const other = aFilmOf(1000)
    const id = await begun({ name: '换', suffix: 'mp4', bytes: aFilmOf(1000) })
    await teacher.send(id, 0, other)
    expect(await teacher.finish(id)).toEqual({
      Code: 400,
      Data: null,
      Message: '文件在上传途中改变或损坏，请重新上传',
    })
    expect(await teacher.begin({ name: '页', suffix: 'html', bytes: html })).toMatchObject({ Code: 400 })
    expect(await teacher.begin({ name: '空', suffix: 'pdf', bytes: Buffer.alloc(0) })).toMatchObject({
      Message: '文件是空的',
    })
    expect(
      await teacher.begin({ name: '大', suffix: 'mp4', bytes: aFilmOf(2 * 1024 * 1024 + 1) }),
    ).toMatchObject({
      Message: '文件超过 2 MB，请压缩后再上传',
    })
    expect(
      await teacher.begin({ name: '别人的', suffix: 'pdf', bytes: html }, { DirectoryId: 999_999 }),
    ).toMatchObject({
      Code: 404,
    })
    expect(await unfinished()).toEqual([])
    expect(under('uploads')).toEqual([])
  })

  test('a name that is taken is asked about before the bytes come, and once more after', async () => {
    const one = { name: '同名', suffix: 'mp4', bytes: aFilmOf(100) }
    const other = { name: '同名', suffix: 'mp4', bytes: aFilmOf(100) }
    const late = await begun(other)
    await teacher.send(late, 0, other.bytes)
    dataOf(await teacher.upload(one))
    expect(await teacher.begin({ ...one, bytes: aFilmOf(100) })).toMatchObject({ Code: 409 })
    expect(await teacher.finish(late)).toMatchObject({ Code: 409, Message: '文件夹里已有同名文件' })
    expect(dataOf(await teacher.finish(late, { OnClash: ON_CLASH.keepBoth })).File).toMatchObject({
      Name: '同名 (2).mp4',
      Hash: hashOf(other.bytes),
    })
  })

  test('a hash is no right to a file that somebody else has, however an upload ends', async () => {
    const secret = aFilmOf(100)
    dataOf(await teacher.upload({ name: '只给自己', suffix: 'mp4', bytes: secret }))
    const uploads = uploadRepository(database.db)
    const place = staging(storage)
    const received = uploadReceiver({
      uploads,
      staging: place,
      sentThere: directUploads(storage),
      clock: clock.read,
    })
    const takeWhole = wholeUploads({
      uploads,
      files: fileRepository(database.db),
      receiving: received,
      staging: place,
      storage,
      noteUnsafe: () => undefined,
    })
    const id = await begun({ name: '猜', suffix: 'mp4', bytes: secret }, {}, reviewer)
    await reviewer.send(id, 0, aFilmOf(100))
    const [row] = await database.db.select().from(upload).where(eq(upload.id, id))
    if (!row) throw new Error('the upload was not begun')
    // It ends here while it is let go of there: whoever looks for the bytes finds none.
    await received.forget(id)
    expect(await takeWhole(row)).toEqual(refuse(404, '没有找到这次上传，请重新上传'))
    // In the middle of it, as often as not: whoever comes second is told so.
    for (let time = 0; time < 5; time += 1) {
      const next = await begun({ name: '再猜', suffix: 'mp4', bytes: secret }, {}, reviewer)
      await reviewer.send(next, 0, aFilmOf(100))
      const { post, tokenOf } = clientOf(app)
      const [finished] = await Promise.all([
        reviewer.finish(next),
        post(discardUpload.path, { UploadId: next }, await tokenOf('reviewer')),
      ])
      expect([400, 404]).toContain(finished.Code)
    }
  })

  test('what is on its way takes room, however many are begun at once', async () => {
    const wide = await buildTestApp(database, {
      clock: clock.read,
      storage,
      configuration: z.parse(configurationFile, { upload: { maxFileMegabytes: 600, personalGigabytes: 1 } }),
    })
    const token = await clientOf(wide).tokenOf('noOrganisation')
    const { ask } = uploaderOf(wide, token)
    const begin = (name: string) =>
      ask({ Id: 0, Name: name, Suffix: 'mp4', Size: 600 * 1024 ** 2, Hash: hashOf(Buffer.from(name)) })
    const first = dataOf(await begin('第一个')).UploadId
    const refused = { Code: 507, Data: null, Message: '空间不足：请先传完或放弃没有传完的文件' }
    const names = Array.from({ length: 8 }, (_, index) => `另一个${index}`)
    expect(await Promise.all(names.map(begin))).toEqual(names.map(() => refused))
    // The same again is the one that was begun.
    expect(dataOf(await begin('第一个')).UploadId).toBe(first)
    await clientOf(wide).post(discardUpload.path, { UploadId: first }, token)
    const next = dataOf(await begin('另一个')).UploadId
    await clientOf(wide).post(discardUpload.path, { UploadId: next }, token)
    await wide.close()
  })

  test('a full disk is said as it is, and leaves no debris', async () => {
    const film = { name: '满', suffix: 'mp4', bytes: aFilmOf(1000) }
    const id = await begun(film)
    // What is written to it is answered with ENOSPC by the system itself.
    rmSync(join(folder, 'uploads', id))
    symlinkSync('/dev/full', join(folder, 'uploads', id))
    const answer = await teacher.send(id, 0, film.bytes)
    expect([answer.statusCode, answer.json()]).toMatchObject([507, { Code: 507, Data: null }])
    expect(answer.body).toMatch(/"服务器的磁盘满了，文件没有保存，请联系管理员（编号 [0-9a-f-]{36}）"/)
    expect(under('uploads')).toEqual([])
    expect(await unfinished()).toEqual([])
    dataOf(await teacher.upload(film))
  })

  test('a ticket outlives the session and ends in its own time; a forged one opens nothing', async () => {
    const film = { name: '票', suffix: 'mp4', bytes: aFilmOf(100) }
    const id = await begun(film)
    const address = await teacher.addressOf(id)
    const stand = (url: string) => app.inject({ method: 'HEAD', url, headers: { 'tus-resumable': '1.0.0' } })
    expect((await stand(address)).statusCode).toBe(200)
    expect((await stand(address.replace(/signature=.{4}/, 'signature=AAAA'))).statusCode).toBe(404)
    expect((await stand(address.replace(/user=\d+/, 'user=2'))).statusCode).toBe(404)
    expect((await stand(address.split('?')[0] ?? '')).statusCode).toBe(404)
    clock.forward(4 * 3600)
    expect((await stand(address)).statusCode).toBe(410)
    const { post, tokenOf } = clientOf(app)
    await post(discardUpload.path, { UploadId: id }, await tokenOf('teacher'))
  })

  test('what nobody touched for a week goes, and bytes that no upload knows', async () => {
    const uploads = uploadRepository(database.db)
    const { sweep } = uploadReceiver({
      uploads,
      staging: staging(storage),
      sentThere: directUploads(storage),
      clock: clock.read,
    })
    teacher = uploaderOf(app, await clientOf(app).tokenOf('teacher'))
    const old = await begun({ name: '旧', suffix: 'mp4', bytes: aFilmOf(100) })
    clock.forward(4 * DAY)
    teacher = uploaderOf(app, await clientOf(app).tokenOf('teacher'))
    const young = await begun({ name: '新', suffix: 'mp4', bytes: aFilmOf(100) })
    writeFileSync(join(folder, 'uploads', 'stray'), 'nobody knows me')
    clock.forward(3 * DAY + 1)
    await sweep()
    expect(under('uploads')).toEqual([young])
    expect(await database.db.select({ id: upload.id }).from(upload)).toEqual([{ id: young }])
    expect(old).not.toBe(young)
  })

  test('a server that stopped between keeping a file and noting it goes on', async () => {
    teacher = uploaderOf(app, await clientOf(app).tokenOf('teacher'))
    const film = { name: '半途', suffix: 'mp4', bytes: aFilmOf(100) }
    const id = await begun(film)
    await teacher.send(id, 0, film.bytes)
    const hash = hashOf(film.bytes)
    await storeFile(
      storage,
      { place: join(folder, 'uploads', id), size: 100, sha256: Buffer.from(hash, 'hex') },
      `objects/${hash.slice(0, 2)}/${hash}.mp4`,
    )
    expect(dataOf(await teacher.finish(id)).File).toMatchObject({ Hash: hash })
  })
})
