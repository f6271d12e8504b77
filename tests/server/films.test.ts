import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { FILM_STATE, getFilm, prepareFilm } from '#contract/film.ts'
import { JOB_REASON } from '#contract/job.ts'
import { addPrivateFileContent, ON_CLASH } from '#contract/private-file.ts'
import type { Database } from '#server/db/database.ts'
import { file } from '#server/db/schema/file.ts'
import { privateFile } from '#server/db/schema/private-file.ts'
import { ladderOf } from '#server/modules/film/film-ladder.ts'
import { MAX_FILM_SECONDS, probeFilm, shapeIn } from '#server/modules/film/film-probe.ts'
import { findFilmTools } from '#server/modules/film/film-tools.ts'
import { secondsDone, transcodingArguments } from '#server/modules/film/transcoding.ts'
import { fileSweepRepository } from '#server/modules/sweep/file-sweep.repository.ts'
import { fileSweepService } from '#server/modules/sweep/file-sweep.service.ts'
import { unboxed } from '#server/runtime/sandbox.ts'
import { s3Bucket } from '#server/storage/s3-bucket.ts'
import { seedFilesFolder } from '#server/storage/seed-files-folder.ts'
import { folderStorage, type Storage } from '#server/storage/storage.ts'
import { HandClock } from '#tests/support/each-engine.ts'
import { startS3 } from '#tests/support/s3.ts'
import { openSeeded } from '#tests/support/seeded-databases.ts'
import { buildTestApp } from '#tests/support/server.ts'
import { clientOf } from '#tests/support/server-client.ts'
import { uploaderOf } from '#tests/support/uploads.ts'

const DAY = 86_400
const tools = await findFilmTools('ffmpeg')
const PATIENCE = { timeout: 10_000, interval: 50 }
const never = new AbortController().signal

describe('a film', () => {
  const told = (format: object, ...streams: object[]) => shapeIn(JSON.stringify({ format, streams }))
  const video = { codec_type: 'video', codec_name: 'h264', width: 1920, height: 1080 }

  test('is refused for what it is, not for what it is called', () => {
    expect(told({ format_name: 'png_pipe' }, video)).toEqual({ refused: JOB_REASON.notAFilm })
    expect(told({ format_name: 'mp3' })).toEqual({ refused: JOB_REASON.notAFilm })
    expect(told({ format_name: 'mov,mp4', duration: '5' }, { ...video, codec_name: 'unknown' })).toEqual({
      refused: JOB_REASON.unknownCoding,
    })
    expect(told({ format_name: 'mov,mp4' }, video)).toEqual({ refused: JOB_REASON.damaged })
    const long = String(MAX_FILM_SECONDS + 1)
    expect(told({ format_name: 'mov,mp4', duration: long }, video)).toEqual({
      refused: JOB_REASON.filmTooLong,
    })
  })

  test('is as wide as it is seen, and the picture of a song is none', () => {
    const lying = { ...video, side_data_list: [{ rotation: -90 }] }
    expect(told({ format_name: 'mov,mp4', duration: '5' }, lying)).toEqual({
      duration: 5,
      picture: { width: 1080, height: 1920 },
      hasSound: false,
    })
    const cover = { ...video, disposition: { attached_pic: 1 } }
    const sound = { codec_type: 'audio', codec_name: 'mp3' }
    expect(told({ format_name: 'mp3', duration: '5' }, cover, sound)).toEqual({
      duration: 5,
      picture: null,
      hasSound: true,
    })
  })

  test('is kept in no size above its own, with even sides', () => {
    const sizes = (width: number, height: number) =>
      ladderOf({ picture: { width, height } }).map((rung) => [rung.width, rung.height])
    expect(sizes(3840, 2160)).toEqual([
      [640, 360],
      [1280, 720],
      [1920, 1080],
    ])
    expect(sizes(1080, 1920)).toEqual([
      [360, 640],
      [720, 1280],
      [1080, 1920],
    ])
    expect(sizes(1279, 719)).toEqual([[640, 360]])
    expect(sizes(321, 241)).toEqual([[322, 242]])
    expect(ladderOf({ picture: null })).toEqual([])
  })

  test('tells how far it is by the lines of ffmpeg', () => {
    expect(secondsDone('out_time_us=2500000')).toBe(2.5)
    expect([secondsDone('out_time_us=N/A'), secondsDone('frame=1')]).toEqual([null, null])
    const silent = { duration: 5, picture: { width: 640, height: 360 }, hasSound: false }
    expect(transcodingArguments('in.mp4', silent, '/out')).not.toContain('-c:a')
  })

  test.skipIf(process.platform !== 'linux')(
    'is no longer worked on by a server that was killed',
    async () => {
      const work = `import('#server/modules/film/run-program.ts').then(({ runProgram }) =>
      runProgram(['sh', '-c', 'echo $$; exec sleep 600'], new AbortController().signal, console.log))`
      const server = spawn(process.execPath, ['--import', 'tsx', '-e', work], {
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      const [line] = (await once(server.stdout, 'data')) as [Buffer]
      const isAlive = (): boolean => existsSync(`/proc/${Number(line.toString())}`)
      expect(isAlive()).toBe(true)
      server.kill('SIGKILL')
      await vi.waitFor(() => expect(isAlive()).toBe(false), PATIENCE)
    },
  )

  test('is not looked for where the programs are missing', async () => {
    expect([await findFilmTools('off'), await findFilmTools('ffmpeg', '/nowhere')]).toEqual([null, null])
  })
})

/** Films that ffmpeg makes, each once for all that ask for it. */
const films = mkdtempSync(join(tmpdir(), 'zhiyuan-made-films-'))
afterAll(() => rmSync(films, { recursive: true, force: true }))
const ffmpeg = (...options: string[]): Buffer =>
  execFileSync(tools?.ffmpeg ?? '', ['-v', 'error', '-y', ...options])

/** The place of a film of seven seconds, so that it has two parts, or of so many. */
const filmed = (seconds = 7): string => {
  const place = join(films, `${seconds}.mp4`)
  if (existsSync(place)) return place
  const inputs = ['-f', 'lavfi', '-i', 'testsrc2=size=320x180:rate=5:duration=7']
  const sound = ['-f', 'lavfi', '-i', 'sine=frequency=440:duration=7', '-c:a', 'aac']
  const coding = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p']
  ffmpeg(...inputs, ...sound, ...coding, '-t', String(seconds), place)
  return place
}

describe.skipIf(tools === null)('a film that ffmpeg looks at', () => {
  const probed = (name: string, bytes: Buffer | string) => {
    writeFileSync(join(films, name), bytes)
    return probeFilm(tools ?? { ffmpeg: '', ffprobe: '', sandbox: unboxed }, join(films, name), never)
  }

  test('that broke off is damaged, a picture is no film', async () => {
    const whole = readFileSync(filmed())
    expect(await probed('again.mp4', whole)).toMatchObject({ duration: 7, hasSound: true })
    expect(await probed('broken.mp4', whole.subarray(0, 20_000))).toEqual({ refused: JOB_REASON.damaged })
    ffmpeg('-i', filmed(), '-frames:v', '1', join(films, 'one.png'))
    expect(await probed('picture', readFileSync(join(films, 'one.png')))).toEqual({
      refused: JOB_REASON.notAFilm,
    })
  })

  test('that is a playlist in truth is not followed', async () => {
    expect(await probed('list.mp4', `ffconcat version 1.0\nfile ${filmed()}\n`)).toEqual({
      refused: JOB_REASON.notAFilm,
    })
  })
})

describe.skipIf(tools === null).each(['disk', 'bucket'] as const)(
  'films made with ffmpeg, kept on %s',
  (kind) => {
    const folder = mkdtempSync(join(tmpdir(), 'zhiyuan-films-'))
    const clock = new HandClock()
    let s3: Awaited<ReturnType<typeof startS3>>
    let storage: Storage
    let database: Database
    let app: FastifyInstance
    let token: string

    const brought = async (name: string, suffix: string, bytes: Buffer): Promise<number> => {
      const answer = await uploaderOf(app, token).upload(
        { name, suffix, bytes },
        { OnClash: ON_CLASH.replace },
      )
      expect(answer).toMatchObject({ Code: 200 })
      return z.parse(addPrivateFileContent.data, answer.Data).File?.Id ?? 0
    }
    const filmAt = async (id: number) => {
      const { body } = await clientOf(app).get(`${getFilm.path}?Id=${id}`, token)
      return z.parse(getFilm.data, body.Data)
    }
    const prepare = (id: number) => clientOf(app).post(prepareFilm.path, { Id: id }, token)
    const ends = (id: number, State: number) =>
      vi.waitFor(async () => expect(await filmAt(id)).toMatchObject({ State }), {
        timeout: 150_000,
        interval: 200,
      })

    beforeAll(async () => {
      s3 = await startS3()
      const bucket = kind === 'bucket' ? s3Bucket(s3.settings) : null
      storage = folderStorage({ seed: seedFilesFolder(), data: folder }, bucket)
      database = await openSeeded('postgresql')
      const jobPace = { poll: 0.5, supervise: 3600 }
      app = await buildTestApp(database, { clock: clock.read, storage, filmTools: tools, jobPace })
      await app.ready()
      await app.jobs.work()
      token = await clientOf(app).tokenOf('teacher')
    })
    afterAll(async () => {
      await app.close()
      await database.close()
      await s3.close()
      rmSync(folder, { recursive: true, force: true })
    })

    test('is there in several sizes once all of it is, with pictures to choose from, and goes with its film', async () => {
      const id = await brought('浮力实验', 'mp4', readFileSync(filmed()))
      expect(await filmAt(id)).toMatchObject({ State: FILM_STATE.asBrought, Url: '', Posters: [] })
      expect((await prepare(id)).body).toMatchObject({ Code: 200, Data: { State: FILM_STATE.preparing } })
      await ends(id, FILM_STATE.ready)
      const film = await filmAt(id)
      expect(film).toMatchObject({ Progress: 100, Reason: '', Duration: 7 })
      const fetched = async (address: string) => app.inject({ method: 'GET', url: address })
      const master = await fetched(film.Url ?? '')
      expect(master.body).toMatch(/RESOLUTION=320x180,CODECS="avc1\.[0-9a-f]+,mp4a\.40\.2"/)
      const playlist = await fetched((film.Url ?? '').replace('master.m3u8', '0/index.m3u8'))
      const lengths = [...playlist.body.matchAll(/#EXTINF:([\d.]+)/g)].map(([, seconds]) => Number(seconds))
      expect(lengths.map(Math.round)).toEqual([6, 1])
      const part = await fetched((film.Url ?? '').replace('master.m3u8', '0/part-0000.m4s'))
      expect([part.statusCode, part.headers['content-type']]).toEqual([200, 'video/iso.segment'])
      expect(film.Posters).toHaveLength(4)
      const poster = await fetched(film.Posters?.[0] ?? '')
      expect([poster.statusCode, poster.headers['content-type']]).toEqual([200, 'image/jpeg'])
      expect((await prepare(id)).body).toMatchObject({ Data: { State: FILM_STATE.ready } })

      await database.db.delete(privateFile).where(eq(privateFile.id, id))
      const { sweep } = fileSweepService({
        sweeps: fileSweepRepository(database.db),
        storage,
        clock: clock.read,
      })
      await sweep()
      clock.forward(DAY + 1)
      await sweep()
      clock.forward(DAY + 1)
      await sweep()
      const streams = await fileSweepRepository(database.db).findStreams()
      expect([...streams].filter((path) => path.startsWith('streams/'))).toEqual([])
      const left = existsSync(join(folder, 'streams')) ? readdirSync(join(folder, 'streams')) : []
      expect([left, readdirSync(join(folder, 'making'))]).toEqual([[], []])
      clock.set(new Date())
    })

    if (kind === 'disk')
      test('that cannot be read fails once with its reason, and stays as it was brought', async () => {
        const id = await brought('坏了的', 'mp4', readFileSync(filmed(2)))
        const [held] = await database.db
          .select({ path: file.path })
          .from(privateFile)
          .innerJoin(file, eq(file.id, privateFile.fileId))
          .where(eq(privateFile.id, id))
        writeFileSync(join(folder, held?.path ?? ''), 'no film')
        await prepare(id)
        await ends(id, FILM_STATE.failed)
        expect(await filmAt(id)).toMatchObject({ Reason: JOB_REASON.damaged, Url: '' })
      })

    test('is for its owner alone, and only what can be watched', async () => {
      const { get, tokenOf, post } = clientOf(app)
      const id = await brought('听的', 'mp4', readFileSync(filmed(2)))
      const stranger = await tokenOf('reviewer')
      expect((await get(`${getFilm.path}?Id=${id}`, stranger)).body.Code).toBe(404)
      expect((await post(prepareFilm.path, { Id: id }, stranger)).body.Code).toBe(404)
      expect((await prepare(2 ** 30)).body.Code).toBe(404)
    })
  },
)
