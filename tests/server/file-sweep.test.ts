import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { eq, getTableName, inArray, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test as onBothEngines } from 'vitest'
import * as z from 'zod/mini'
import { addComments } from '#contract/comment.ts'
import { editorUpload as sentUpload } from '#contract/editor.ts'
import { addPrivateFileContent, ON_CLASH } from '#contract/private-file.ts'
import { saveCourseCover } from '#contract/studio-cover.ts'
import type { Database } from '#server/db/database.ts'
import { content } from '#server/db/schema/content.ts'
import { editorUpload } from '#server/db/schema/editor-upload.ts'
import { file } from '#server/db/schema/file.ts'
import { privateFile } from '#server/db/schema/private-file.ts'
import { QUESTION_TYPE, type QuestionType, question } from '#server/db/schema/question.ts'
import { questionAnswer } from '#server/db/schema/question-answer.ts'
import { schoolNotice } from '#server/db/schema/school-notice.ts'
import { fileSweepRepository } from '#server/modules/sweep/file-sweep.repository.ts'
import { fileSweepService } from '#server/modules/sweep/file-sweep.service.ts'
import { USES } from '#server/modules/sweep/file-use.query.ts'
import { withoutMetadata } from '#server/modules/upload/picture-metadata.ts'
import { receiveFile, sweepIncoming } from '#server/storage/incoming-file.ts'
import { s3Bucket } from '#server/storage/s3-bucket.ts'
import { seedFilesFolder } from '#server/storage/seed-files-folder.ts'
import { folderStorage, type Storage } from '#server/storage/storage.ts'
import { aJpeg } from '#tests/support/a-jpeg.ts'
import { alikeOn, HandClock } from '#tests/support/each-engine.ts'
import { startS3 } from '#tests/support/s3.ts'
import { openSeeded } from '#tests/support/seeded-databases.ts'
import { buildTestApp } from '#tests/support/server.ts'
import { clientOf } from '#tests/support/server-client.ts'
import { studioOf } from '#tests/support/studio-client.ts'
import { aFilmOf, hashOf, uploaderOf } from '#tests/support/uploads.ts'

const DAY = 86_400

describe.each([
  ['embedded', 'disk'],
  ['postgresql', 'disk'],
  ['postgresql', 'bucket'],
] as const)('the sweep of files on %s, %s', (engine, kind) => {
  const folder = mkdtempSync(join(tmpdir(), 'zhiyuan-sweep-'))
  const test = alikeOn(engine)
  const clock = new HandClock()
  let s3: Awaited<ReturnType<typeof startS3>>
  let storage: Storage
  let database: Database
  let app: FastifyInstance

  beforeAll(async () => {
    s3 = await startS3()
    const bucket = kind === 'bucket' ? s3Bucket(s3.settings) : null
    storage = folderStorage({ seed: seedFilesFolder(), data: folder }, bucket)
    database = await openSeeded(engine)
    app = await buildTestApp(database, { clock: clock.read, storage })
  })
  afterAll(async () => {
    await app.close()
    await database.close()
    await s3.close()
    rmSync(folder, { recursive: true, force: true })
  })

  const sweep = (): Promise<number> =>
    fileSweepService({ sweeps: fileSweepRepository(database.db), storage, clock: clock.read }).sweep()
  const teacher = async (persona: 'teacher' | 'reviewer' = 'teacher') =>
    uploaderOf(app, await clientOf(app).tokenOf(persona))

  const brought = async (name: string, bytes: Buffer, persona: 'teacher' | 'reviewer' = 'teacher') => {
    const answer = await (await teacher(persona)).upload(
      { name, suffix: 'mp4', bytes },
      { OnClash: ON_CLASH.replace },
    )
    expect(answer).toMatchObject({ Code: 200 })
    return z.parse(addPrivateFileContent.data, answer.Data).File
  }
  const rowOf = async (bytes: Buffer) => {
    const [row] = await database.db
      .select()
      .from(file)
      .where(eq(file.sha256, Buffer.from(hashOf(bytes), 'hex')))
    return row
  }
  /** What the address of a file answers. */
  const served = async (address: string | null | undefined) =>
    (await app.inject({ method: 'GET', url: address ?? '' })).rawPayload
  const holds = async (path: string): Promise<boolean> =>
    storage.bucket === null ? existsSync(join(folder, path)) : (await storage.bucket.head(path)) !== null
  const disown = (id: number) => database.db.delete(privateFile).where(eq(privateFile.id, id))

  // A stream goes with its film and keeps nothing.
  test('knows every column that keeps a file', async () => {
    const { rows } = await database.db.execute<{ named: string }>(
      sql`select c.conrelid::regclass::text || '.' || a.attname as named from pg_constraint c
        join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
        where c.contype = 'f' and c.confrelid = 'zhiyuan.file'::regclass
        and c.conrelid <> 'zhiyuan.film_stream'::regclass`,
    )
    const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
    expect(rows.map(({ named }) => named.replace('zhiyuan.', '')).sort()).toEqual(
      USES.map((column) => `${getTableName(column.table)}.${snake(column.name)}`).sort(),
    )
  })

  test('takes what nobody has any more a day after it was missed, and nothing else', async () => {
    const before = await database.db.select({ id: file.id }).from(file)
    const [gone, old, young] = [aFilmOf(500), aFilmOf(600), aFilmOf(700)]
    await disown((await brought('清扫', gone))?.Id ?? 0)
    await brought('替换', old)
    const kept = await brought('替换', young)
    // The one that had to make way lies in the bin.
    await database.db.delete(privateFile).where(eq(privateFile.fileId, (await rowOf(old))?.id ?? 0))
    const paths = [(await rowOf(gone))?.path ?? '', (await rowOf(old))?.path ?? '']
    expect(await sweep()).toBe(0)
    clock.forward(DAY - 10)
    expect(await sweep()).toBe(0)
    expect([await holds(paths[0] ?? ''), (await rowOf(gone))?.unusedSince]).toEqual([true, expect.any(Date)])
    clock.forward(11)
    expect(await sweep()).toBe(2)
    expect([
      await rowOf(gone),
      await rowOf(old),
      await holds(paths[0] ?? ''),
      await holds(paths[1] ?? ''),
    ]).toEqual([undefined, undefined, false, false])
    expect([(await rowOf(young))?.unusedSince, await holds((await rowOf(young))?.path ?? '')]).toEqual([
      null,
      true,
    ])
    await disown(kept?.Id ?? 0)
    await sweep()
    clock.forward(DAY + 1)
    expect(await sweep()).toBe(1)
    expect(await database.db.select({ id: file.id }).from(file)).toHaveLength(before.length)
  })

  test('leaves what was brought in again meanwhile', async () => {
    const film = aFilmOf(800)
    await disown((await brought('再来', film))?.Id ?? 0)
    await sweep()
    clock.forward(DAY + 1)
    const again = await brought('再来', film, 'reviewer')
    expect((await rowOf(film))?.unusedSince).toBe(null)
    expect(await sweep()).toBe(0)
    expect(await served(again?.Url)).toEqual(film)
  })

  onBothEngines('and an upload of the same content at once leave its owner the bytes', async () => {
    for (let round = 0; round < 8; round += 1) {
      const film = aFilmOf(1000 + round)
      await disown((await brought(`同时 ${round}`, film))?.Id ?? 0)
      await sweep()
      clock.forward(DAY + 1)
      const owner = await teacher('reviewer')
      const { Data } = await owner.begin({ name: `同时 ${round}`, suffix: 'mp4', bytes: film })
      const { UploadId } = z.parse(addPrivateFileContent.data, Data)
      await owner.send(UploadId ?? '', 0, film)
      const [finished] = await Promise.all([owner.finish(UploadId ?? ''), sweep()])
      expect(finished).toMatchObject({ Code: 200 })
      expect(await served(z.parse(addPrivateFileContent.data, finished.Data).File?.Url)).toEqual(film)
    }
  })

  test('that stopped half-way costs nobody the bytes', async () => {
    const film = aFilmOf(900)
    await disown((await brought('半路', film))?.Id ?? 0)
    const row = await rowOf(film)
    await storage.bucket?.remove(row?.path ?? '')
    rmSync(join(folder, row?.path ?? 'nothing'), { force: true })
    expect(await served((await brought('半路', film))?.Url)).toEqual(film)
    expect(await rowOf(film)).toEqual({ ...row, unusedSince: null })
  })

  test('takes pictures that no text shows after a month, and leaves those that one shows', async () => {
    const { post, tokenOf } = clientOf(app)
    const token = await tokenOf('teacher')
    const gif = (colour: number) =>
      Buffer.concat([
        Buffer.from('GIF89a', 'latin1'),
        Buffer.from([1, 0, 1, 0, 0x80, 0, 0, kind.length, engine.length, colour, 255, 255, 255]),
        Buffer.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0, 0x3b]),
      ])
    const bring = async (colour: number) => {
      const form = new FormData()
      form.append('upfile', new Blob([new Uint8Array(gif(colour))]), '图.gif')
      const request = new Request('http://page/', { method: 'POST', body: form })
      const answer = await app.inject({
        method: 'POST',
        url: '/api/editor?action=uploadimage',
        headers: {
          'content-type': request.headers.get('content-type') ?? '',
          authorization: `Bearer ${token}`,
        },
        payload: Buffer.from(await request.arrayBuffer()),
      })
      const { url = '' } = z.parse(sentUpload, answer.json())
      return { url, id: Number(/\/file\/(\d+)/.exec(url ?? '')?.[1]) }
    }
    const [draft, told, answered, announced] = [
      await bring(1),
      await bring(2),
      await bring(3),
      await bring(4),
    ]
    const [seen] = await database.db.select().from(content).where(eq(content.schoolOnly, false)).limit(1)
    const comment = await post(
      addComments.path,
      {
        ObjectId: seen?.id,
        Type: seen?.type,
        Content: `<p><img src="${told.url}"></p>`,
        Score: 5,
        ClientId: 'a-comment-of-the-sweep',
      },
      token,
    )
    expect(comment.body).toMatchObject({ Code: 200 })
    const answer = async (questionType: QuestionType, text: string) => {
      const asked = await database.db.select().from(question).where(eq(question.questionType, questionType))
      await database.db.insert(questionAnswer).values({
        userId: 1,
        questionId: asked[0]?.id ?? 0,
        answer: [text],
        isRight: null,
        score: 0,
        useTime: 0,
        clientId: `sweep ${questionType}`,
        answeredAt: clock.read(),
      })
    }
    await answer(
      QUESTION_TYPE.essay,
      `<p><img data-file="${answered.id}" alt="" /> data-file="${draft.id}"</p>`,
    )
    // What is typed into a blank is no HTML.
    await answer(QUESTION_TYPE.blanks, `<img data-file="${draft.id}" alt="" />`)
    await database.db.insert(schoolNotice).values({
      organisationId: 1,
      authorId: 1,
      title: '校历',
      html: `<p><img data-file="${announced.id}" alt="" /></p>`,
      publishedAt: clock.read(),
    })
    const ids = [draft.id, told.id, answered.id, announced.id]
    clock.forward(29 * DAY)
    await sweep()
    const left = async () =>
      (
        await database.db.select({ id: file.id }).from(file).where(inArray(file.id, ids)).orderBy(file.id)
      ).map(({ id }) => id)
    clock.forward(2 * DAY)
    expect(await left()).toEqual(ids)
    await sweep()
    clock.forward(DAY + 1)
    expect([await sweep(), await left()]).toEqual([1, [told.id, answered.id, announced.id]])
    expect(await database.db.select().from(editorUpload).where(eq(editorUpload.fileId, draft.id))).toEqual([])
  })

  onBothEngines('a picture that is here stays where it lies as it becomes a cover, and is kept', async () => {
    const picture = withoutMetadata(Buffer.from(aJpeg()), 'jpg')
    const owner = await teacher()
    const { Data } = await owner.upload({ name: '封面', suffix: 'jpg', bytes: picture })
    const known = await rowOf(picture)
    await disown(z.parse(addPrivateFileContent.data, Data).File?.Id ?? 0)
    await sweep()
    clock.forward(DAY + 1)
    const studio = studioOf(() => ({ app, database, clock, ask: clientOf(app) }))
    const Id = await studio.create()
    const [cover] = await Promise.all([
      studio.get(saveCourseCover, { Id, Picture: picture.toString('base64') }),
      sweep(),
    ])
    expect(await served(cover.Url)).toEqual(picture)
    const now = await rowOf(picture)
    // Claimed first it lies where it lay; taken first it lies anew, and no bytes are left that no row tells of.
    // (Marked again until a course names it: it has another day.)
    if (now?.id === known?.id) expect(now?.path).toBe(known?.path)
    else expect(await holds(known?.path ?? '')).toBe(false)
  })

  test('leaves what is on its way in, also when the clock jumps', async () => {
    const picture = Buffer.from(aJpeg())
    const incoming = await receiveFile(storage, Readable.from([picture]))
    const later = new Date(Date.now() + 2 * DAY * 1000)
    expect(await sweepIncoming(storage, later)).toBe(0)
    expect(await readFile(incoming.place)).toEqual(picture)
    await incoming.discard()
  })

  test('takes what a stopped server left on its way in', async () => {
    const names = () => readdirSync(join(folder, 'incoming'))
    await sweep()
    const left = join(folder, 'incoming', 'left')
    writeFileSync(left, 'half')
    writeFileSync(join(folder, 'incoming', 'coming'), 'half')
    const then = clock.read().getTime() / 1000
    utimesSync(left, then - DAY - 1, then - DAY - 1)
    utimesSync(join(folder, 'incoming', 'coming'), then, then)
    expect([await sweep(), names()]).toEqual([1, ['coming']])
  })
})
