import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import * as z from 'zod/mini'
import { FILM_STATE, getFilm, prepareFilm } from '#contract/film.ts'
import { cancelJob } from '#contract/job.ts'
import { type ServedBuild, serveBuild } from '#tests/support/served-build.ts'
import { inTurn, type Measured, type Round } from '../rounds.ts'
import { bring, call, type Product, signIn } from '../upload/product.ts'

const VIEWERS = 48
/** What a player asks for at once, and how long it lasts in a film of 1080 lines at 2.5 Mbit/s. */
const PART = 512 * 1024
const PART_MS = 1_600
const WARM_UP_MS = 2_000
const MEASURE_MS = 15_000
/** Longer than a round takes to make, however fast the machine. */
const FILM_MINUTES = 10

export interface BesideTranscoding {
  readonly alone: Measured
  /** One server that was asked for two films. */
  readonly asked: Measured
  /** As `asked`, and a second server makes a film on the same machine. */
  readonly both: Measured
}

interface Maker {
  readonly product: Product
  readonly films: readonly number[]
}

/** A film of pictures that change all over, under a title of its own; minutes of it cost seconds to make. */
const filmOf = (folder: string, title: string): Buffer => {
  const [seconds, film] = [join(folder, 'seconds.mp4'), join(folder, 'film.mp4')]
  const ffmpeg = (...args: readonly string[]) =>
    execFileSync('ffmpeg', ['-nostdin', '-v', 'error', '-y', ...args])
  const sources = ['testsrc2=size=1920x1080:rate=25:duration=10', 'sine=frequency=440:duration=10']
  const coded = [
    '-c:v',
    'libx264',
    '-preset',
    'ultrafast',
    '-b:v',
    '2500k',
    '-pix_fmt',
    'yuv420p',
    '-c:a',
    'aac',
  ]
  ffmpeg(...sources.flatMap((source) => ['-f', 'lavfi', '-i', source]), ...coded, '-shortest', seconds)
  const again = ['-stream_loop', String(FILM_MINUTES * 6 - 1), '-i', seconds, '-c', 'copy']
  ffmpeg(...again, '-metadata', `title=${title}`, '-movflags', '+faststart', film)
  return readFileSync(film)
}

const bringFilm = async (product: Product, film: Buffer, title: string) =>
  bring(product, film, createHash('sha256').update(film).digest('hex'), title)

const lookAt = async (product: Product, id: number) =>
  z.parse(getFilm.data, await call(product, 'GET', `${getFilm.path}?Id=${id}`))

/** Has films made; resolves when the first of them is on its way. */
const begin = async ({ product, films }: Maker): Promise<void> => {
  for (const Id of films) await call(product, 'POST', prepareFilm.path, { Id })
  const [first = 0] = films
  while (((await lookAt(product, first)).Progress ?? 0) === 0) await setTimeout(200)
}

/** Ends what was begun; says when a film was there already, so that nothing was made beside what was measured. */
const end = async ({ product, films }: Maker): Promise<void> => {
  const states = await Promise.all(films.map((id) => lookAt(product, id)))
  if (states.some(({ State }) => State !== FILM_STATE.preparing)) throw new Error('a film was made too soon')
  for (const { JobId } of states) await call(product, 'POST', cancelJob.path, { Id: JobId })
  const [first = 0] = films
  while ((await lookAt(product, first)).State === FILM_STATE.preparing) await setTimeout(200)
  // What a job started ends within two seconds of it.
  await setTimeout(2_500)
}

/** Asks for one part; milliseconds until all of it is here. */
const ask = (agent: Agent, url: string, from: number): Promise<number> =>
  new Promise((resolve, reject) => {
    const began = performance.now()
    const range = `bytes=${from}-${from + PART - 1}`
    get(url, { agent, headers: { range } }, (answer) => {
      let bytes = 0
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      answer.on('end', () => {
        if (answer.statusCode === 206 && bytes === PART) resolve(performance.now() - began)
        else reject(new Error(`a part was answered with ${answer.statusCode} and ${bytes} bytes`))
      })
    }).on('error', reject)
  })

/** Viewers at different places of one film, each of whom asks for the next part when the one before has been seen. */
const watch = async (url: string, size: number): Promise<Round> => {
  const agent = new Agent({ keepAlive: true })
  const times: number[] = []
  const measuredFrom = performance.now() + WARM_UP_MS
  const until = measuredFrom + MEASURE_MS
  const viewer = async (): Promise<void> => {
    let at = Math.floor(Math.random() * (size - PART))
    await setTimeout(Math.random() * PART_MS)
    while (performance.now() < until) {
      const began = performance.now()
      const took = await ask(agent, url, at)
      if (began >= measuredFrom) times.push(took)
      at = at + 2 * PART < size ? at + PART : 0
      await setTimeout(Math.max(0, PART_MS - took) * (0.8 + 0.4 * Math.random()))
    }
  }
  await Promise.all(Array.from({ length: VIEWERS }, viewer))
  agent.destroy()
  return { times, seconds: MEASURE_MS / 1000, wrong: 0 }
}

/** Viewers of a film while nothing else is done, while their server makes films in several sizes, and while a second one does so too. */
export const besideTranscoding = async (served: ServedBuild): Promise<BesideTranscoding> => {
  const folder = mkdtempSync(join(tmpdir(), 'zhiyuan-films-'))
  // Nothing is asked while they are made: a connection that lies idle so long would be closed unheard.
  const films = ['first', 'second', 'watched'].map((title) => [title, filmOf(folder, title)] as const)
  rmSync(folder, { recursive: true, force: true })
  const other = await serveBuild()
  try {
    const product = await signIn(served.url)
    const neighbour = await signIn(other.url)
    const kept = []
    for (const [title, film] of films) kept.push(await bringFilm(product, film, title))
    const [first, second, watched] = kept
    if (!(first && second && watched?.Url)) throw new Error('a film has no address')
    const elsewhere = await bringFilm(neighbour, films[0]?.[1] ?? Buffer.alloc(0), 'first')
    const own: Maker = { product, films: [first.Id, second.Id] }
    const others: Maker = { product: neighbour, films: [elsewhere.Id] }
    const url = new URL(watched.Url, served.url).href
    const watching = () => watch(url, watched.Size ?? 0)
    const beside = async (...makers: readonly Maker[]): Promise<Round> => {
      for (const maker of makers) await begin(maker)
      const round = await watching()
      for (const maker of makers) await end(maker)
      return round
    }
    const [alone, asked, both] = await inTurn([watching, () => beside(own), () => beside(own, others)])
    if (!(alone && asked && both)) throw new Error('nothing was measured')
    return { alone, asked, both }
  } finally {
    await other.stop()
  }
}
