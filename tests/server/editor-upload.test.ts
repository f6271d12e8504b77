import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { addComments } from '#contract/comment.ts'
import { configurationFile } from '#contract/configuration.ts'
import { editorConfig, editorPictures, editorUpload } from '#contract/editor.ts'
import type { Database } from '#server/db/database.ts'
import { content } from '#server/db/schema/content.ts'
import { editorUpload as editorUploads } from '#server/db/schema/editor-upload.ts'
import { file as files } from '#server/db/schema/file.ts'
import { seedFilesFolder } from '#server/storage/seed-files-folder.ts'
import { folderStorage } from '#server/storage/storage.ts'
import { HandClock } from '#tests/support/each-engine.ts'
import { enginesOf } from '#tests/support/engines.ts'
import { openSeeded } from '#tests/support/seeded-databases.ts'
import { buildTestApp } from '#tests/support/server.ts'
import { clientOf } from '#tests/support/server-client.ts'

const EDITOR = '/api/editor'
const MEBIBYTE = 1024 * 1024

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

/** A picture that nobody has, of this size by its own words. */
const png = (width = 2, height = 3): Buffer => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('gAMA', randomBytes(8)),
    chunk('IDAT', deflateSync(Buffer.alloc(height * (1 + width * 3)))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** The smallest picture of the format, with a comment block of its own. */
const gif = (width: number, height: number): Buffer =>
  Buffer.concat([
    Buffer.from('GIF89a', 'latin1'),
    Buffer.from([width & 255, width >> 8, height & 255, height >> 8, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]),
    Buffer.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0, 0x3b]),
  ])

const resource = (name: string): Promise<Buffer> => readFile(join(seedFilesFolder(), 'resources', name))

/** The list of contents of an archive: one entry that says it holds so much. */
const archive = (name: string, unpacked: number): Buffer => {
  const entry = Buffer.alloc(46 + name.length)
  entry.writeUInt32LE(0x02014b50, 0)
  entry.writeUInt32LE(unpacked, 24)
  entry.writeUInt16LE(name.length, 28)
  entry.write(name, 46, 'latin1')
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(entry.length, 12)
  return Buffer.concat([entry, end])
}

describe.each(enginesOf('the editor server'))('the editor server on %s', (engine) => {
  const folder = mkdtempSync(join(tmpdir(), 'zhiyuan-editor-'))
  const clock = new HandClock()
  let database: Database
  let app: FastifyInstance
  let tokens: { teacher: string; reviewer: string }

  beforeAll(async () => {
    database = await openSeeded(engine)
    app = await buildTestApp(database, {
      clock: clock.read,
      storage: folderStorage({ seed: seedFilesFolder(), data: folder }),
      configuration: z.parse(configurationFile, { upload: { maxFileMegabytes: 2, maxPictureMegabytes: 1 } }),
    })
    const { tokenOf } = clientOf(app)
    tokens = { teacher: await tokenOf('teacher'), reviewer: await tokenOf('reviewer') }
  })
  afterAll(async () => {
    await app.close()
    await database.close()
    rmSync(folder, { recursive: true })
  })

  const bearer = (token: string | null) => (token === null ? {} : { authorization: `Bearer ${token}` })

  const post = async (
    name: string,
    bytes: Buffer,
    action = 'uploadimage',
    token: string | null = tokens.teacher,
  ) => {
    const form = new FormData()
    form.append('upfile', new Blob([new Uint8Array(bytes)]), name)
    const request = new Request('http://page/', { method: 'POST', body: form })
    return app.inject({
      method: 'POST',
      url: `${EDITOR}?action=${action}`,
      headers: { 'content-type': request.headers.get('content-type') ?? '', ...bearer(token) },
      payload: Buffer.from(await request.arrayBuffer()),
    })
  }
  const upload = async (...what: Parameters<typeof post>) => {
    clock.forward(2)
    return z.parse(editorUpload, (await post(...what)).json())
  }
  const get = (query: string, token: string | null = tokens.teacher) =>
    app.inject({ method: 'GET', url: `${EDITOR}${query}`, headers: bearer(token) })

  const kept = (): number => (existsSync(folder) ? readdirSync(folder, { recursive: true }).length : 0)

  test('says what it takes, by the configuration', async () => {
    const answer = await get('?action=config')
    expect(z.parse(editorConfig, answer.json())).toMatchObject({
      imageMaxSize: MEBIBYTE,
      imageAllowFiles: ['.jpg', '.jpeg', '.png', '.gif'],
      fileMaxSize: 2 * MEBIBYTE,
      fileAllowFiles: ['.jpg', '.jpeg', '.png', '.gif', '.pdf', '.mp4', '.docx', '.xlsx', '.pptx'],
    })
  })

  test('answers nobody without a session', async () => {
    for (const answer of [await get('?action=config', null), await post('a.png', png(), 'uploadimage', null)])
      expect([answer.statusCode, answer.json()]).toEqual([401, expect.objectContaining({ Code: 401 })])
  })

  test('takes a picture in; what it answers shows it', async () => {
    const bytes = png()
    const answer = await upload('板书 第一课.PNG', bytes)
    expect(answer).toEqual({
      state: 'SUCCESS',
      url: expect.stringMatching(/^\/api\/file\/\d+\?/) as unknown,
      title: '板书 第一课.PNG',
      original: '板书 第一课.PNG',
      size: bytes.length,
      type: '.png',
      width: 2,
      height: 3,
    })
    const shown = await app.inject({ method: 'GET', url: answer.url ?? '' })
    expect([shown.statusCode, shown.headers['content-type'], shown.rawPayload]).toEqual([
      200,
      'image/png',
      bytes,
    ])
  })

  test('keeps what a picture shows and nothing of where it was taken', async () => {
    const bytes = png()
    const place = chunk('tEXt', Buffer.from('GPS\x00031.2304N 121.4737E'))
    const answer = await upload('操场.png', Buffer.concat([bytes.subarray(0, 33), place, bytes.subarray(33)]))
    expect([answer.state, answer.size]).toEqual(['SUCCESS', bytes.length])
    expect((await app.inject({ method: 'GET', url: answer.url ?? '' })).rawPayload).toEqual(bytes)
  })

  test.each([
    ['a.jpg', 'biology-junior-evolution-timeline.jpg'],
    ['a.jpeg', 'biology-junior-evolution-timeline.jpg'],
    ['a.png', 'biology-junior-cell-compare-image.png'],
  ])('takes %s made by other programs', async (name, file) => {
    const answer = await upload(name, await resource(file))
    expect(answer.state).toBe('SUCCESS')
    expect([answer.width, answer.height].every((length) => (length ?? 0) > 100)).toBe(true)
  })

  test('takes a gif', async () => {
    expect(await upload('a.gif', gif(1, 1))).toMatchObject({ state: 'SUCCESS', width: 1, height: 1 })
  })

  test.each([
    ['a.gif', gif(1, 1)],
    ['a.png', png()],
  ])('cuts off what follows the end of %s, which browsers show all the same', async (name, picture) => {
    for (const tail of [Buffer.from('<script>alert(1)</script>'), Buffer.alloc(3)]) {
      const answer = await upload(name, Buffer.concat([picture, tail]))
      expect([answer.state, answer.size]).toEqual(['SUCCESS', picture.length])
      expect((await app.inject({ method: 'GET', url: answer.url ?? '' })).rawPayload).toEqual(picture)
    }
  })

  test.each([
    ['a.docx', 'biology-junior-nutrition-plan.docx'],
    ['a.xlsx', 'biology-junior-animal-groups-sheet.xlsx'],
    ['a.pdf', 'art-junior-painting-exam.pdf'],
  ])('takes %s as a file and not as a picture', async (name, file) => {
    const bytes = await resource(file)
    if (bytes.length > 2 * MEBIBYTE) throw new Error(`${file} is too large for this test`)
    expect((await upload(name, bytes, 'uploadfile')).state).toBe('SUCCESS')
    expect((await upload(name, bytes)).state).toBe('只能上传 jpg、jpeg、png、gif 格式的文件')
  })

  const FOREIGN = '文件内容与后缀不符，请换一个文件'
  const DAMAGED = '文件已损坏或不完整，请重新保存后再上传'
  const html = Buffer.from('<html><script>alert(1)</script></html>')
  test.each<[string, string, Buffer, string, string]>([
    ['a page that says it is a picture', 'a.jpg', html, 'uploadimage', FOREIGN],
    [
      'a page that begins like a picture',
      'a.gif',
      Buffer.concat([Buffer.from('GIF89a'), html]),
      'uploadimage',
      DAMAGED,
    ],
    ['a picture of another kind', 'a.jpg', png(), 'uploadimage', FOREIGN],
    ['half a picture', 'a.png', png().subarray(0, 60), 'uploadimage', DAMAGED],
    [
      'a picture of 144 million pixels',
      'a.png',
      png(12_000, 12_000).subarray(0),
      'uploadimage',
      '图片的尺寸太大，请缩小后再上传',
    ],
    [
      'a drawing that could hold scripts',
      'a.svg',
      html,
      'uploadimage',
      '只能上传 jpg、jpeg、png、gif 格式的文件',
    ],
    ['a text that says it is a film', 'a.mp4', Buffer.from('just text, no film'), 'uploadfile', FOREIGN],
    ['a page that says it is a document', 'a.docx', html, 'uploadfile', FOREIGN],
    ['an archive that is no document', 'a.docx', archive('readme.txt', 10), 'uploadfile', FOREIGN],
    [
      'a document that swells',
      'a.docx',
      archive('word/document.xml', 500 * MEBIBYTE),
      'uploadfile',
      '文件展开后太大，请精简后再上传',
    ],
    [
      'a document that leads out of its folder',
      'a.docx',
      archive('../word/document.xml', 10),
      'uploadfile',
      FOREIGN,
    ],
    ['a page that says it is a pdf', 'a.pdf', html, 'uploadfile', FOREIGN],
    [
      'a program',
      'a.exe',
      html,
      'uploadfile',
      '只能上传 jpg、jpeg、png、gif、pdf、mp4、docx、xlsx、pptx 格式的文件',
    ],
    [
      'what has no suffix',
      'a',
      png(),
      'uploadfile',
      '只能上传 jpg、jpeg、png、gif、pdf、mp4、docx、xlsx、pptx 格式的文件',
    ],
    ['nothing', 'a.png', Buffer.alloc(0), 'uploadimage', '文件是空的'],
    [
      'what is larger than allowed',
      'a.png',
      Buffer.alloc(MEBIBYTE + 1),
      'uploadimage',
      '文件超过 1 MB，请压缩后再上传',
    ],
  ])('refuses %s and keeps nothing', async (_, name, bytes, action, state) => {
    const before = kept()
    expect(await upload(name, bytes, action)).toEqual({ state })
    expect(kept()).toBe(before)
  })

  test('keeps the same picture once, whoever brings it, also at once', async () => {
    const bytes = png()
    const before = kept()
    const answers = await Promise.all([
      post('a.png', bytes),
      post('b.png', bytes),
      post('c.png', bytes, 'uploadimage', tokens.reviewer),
    ])
    const ids = answers.map(
      (answer) => /\/api\/file\/(\d+)/.exec(String(answer.json<{ url: string }>().url))?.[1],
    )
    expect(new Set(ids).size).toBe(1)
    // The file, and at most its folder.
    expect(kept() - before).toBeLessThanOrEqual(2)
  })

  test('says what cannot be read, and answers to other actions, in its own words', async () => {
    expect((await post('a.png', png(), 'uploadvideo')).json()).toEqual({ state: '没有这个操作' })
    expect((await get('?action=nonsense')).json()).toEqual({ state: '没有这个操作' })
    const bare = await app.inject({
      method: 'POST',
      url: `${EDITOR}?action=uploadimage`,
      headers: { 'content-type': 'application/json', ...bearer(tokens.teacher) },
      payload: '{}',
    })
    expect(bare.json()).toEqual({ state: '没有收到文件' })
  })

  test('lists one’s own pictures under addresses that hold again', async () => {
    const mine = await upload('a.png', png())
    clock.forward(5 * 3600)
    expect((await app.inject({ method: 'GET', url: mine.url ?? '' })).statusCode).not.toBe(200)
    tokens.teacher = await clientOf(app).tokenOf('teacher')
    const { list, total } = z.parse(editorPictures, (await get('?action=listimage&start=0&size=1')).json())
    expect([list?.length, (total ?? 0) > 1]).toEqual([1, true])
    expect((await app.inject({ method: 'GET', url: list?.[0]?.url ?? '' })).statusCode).toBe(200)
    const [other] =
      z.parse(editorPictures, (await get('?action=listimage', tokens.reviewer)).json()).list ?? []
    expect(other?.url.split('?')[0]).not.toBe(mine.url?.split('?')[0])
  })

  test('a picture of a comment can be seen by others, long after its address has ended', async () => {
    const [target] = await database.db
      .select({ id: content.id })
      .from(content)
      .where(eq(content.type, 3))
      .limit(1)
    const mine = await upload('a.png', png())
    const comment = (text: string, token: string) =>
      clientOf(app).post(
        '/api/user/comments/addcomments',
        {
          ObjectId: target?.id,
          Type: 3,
          Content: text,
          ClientId: `picture-${randomBytes(4).toString('hex')}`,
        },
        token,
      )
    const written = `<img src="${mine.url?.replaceAll('&', '&amp;')}" alt="板书" width="2" height="3" onerror="x">`
    expect((await comment(written, tokens.reviewer)).body.Code).toBe(403)
    const answer = z.parse(addComments.data, (await comment(written, tokens.teacher)).body.Data)
    expect(answer.Content).toMatch(/^<img src="\/api\/file\/\d+\?[^"]+" alt="板书" width="2" height="3" \/>$/)

    clock.forward(6 * 3600)
    const reviewer = await clientOf(app).tokenOf('reviewer')
    const page = await clientOf(app).post(
      '/api/user/comments/getcommentslist',
      { ObjectId: target?.id, Type: 3 },
      reviewer,
    )
    const [, address = ''] = /src=\\"([^"\\]+)\\"/.exec(page.response.body) ?? []
    const shown = await app.inject({ method: 'GET', url: address.replaceAll('&amp;', '&') })
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/png'])
  })

  test('does not let one user fill the disk in a minute, and counts nothing dated later than now', async () => {
    clock.forward(3600)
    const token = await clientOf(app).tokenOf('teacher')
    for (let count = 0; count < 60; count += 1) await post(`${count}.png`, png(), 'uploadimage', token)
    expect((await post('a.png', png(), 'uploadimage', token)).json()).toEqual({
      state: '上传得太快了，请过一分钟再试',
    })
    clock.forward(-24 * 3600)
    expect((await post('a.png', png(), 'uploadimage', token)).json()).toMatchObject({ state: 'SUCCESS' })
    clock.forward(24 * 3600)
  })

  test('counts what is coming in as well: many at once are no way around', async () => {
    clock.forward(3600)
    const token = await clientOf(app).tokenOf('teacher')
    const answers = await Promise.all(
      Array.from({ length: 90 }, () => post('a.png', png(), 'uploadimage', token)),
    )
    const taken = answers.filter((answer) => answer.json<{ state: string }>().state === 'SUCCESS')
    expect(taken.length).toBeGreaterThan(0)
    expect(taken.length).toBeLessThanOrEqual(60)
  })

  test('ends where the room of one user ends', async () => {
    clock.forward(3600)
    const { tokenOf } = clientOf(app)
    const token = await tokenOf('reviewer')
    const { body } = await clientOf(app).get('/api/user/users/current', token)
    const [held] = await database.db
      .insert(files)
      .values({
        sha256: randomBytes(32),
        size: 20 * 1024 * MEBIBYTE,
        mime: 'video/mp4',
        suffix: 'mp4',
        store: 'data',
        path: 'editor/as-much-as-there-is-room.mp4',
        isPublic: false,
      })
      .returning({ id: files.id })
    const userId = z.parse(z.object({ Id: z.number() }), body.Data).Id
    await database.db.insert(editorUploads).values({ userId, fileId: held?.id ?? 0, uploadedAt: new Date(0) })
    expect((await post('a.png', png(), 'uploadimage', token)).json()).toEqual({
      state: '你上传的图片和文件占满了空间，请联系管理员',
    })
  })
})
