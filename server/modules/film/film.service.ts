import type { FastifyInstance } from 'fastify'
import type { SentBy } from '#contract/call.ts'
import { CODE } from '#contract/envelope.ts'
import { FILM_STATE, type getFilm } from '#contract/film.ts'
import { JOB_REASON, JOB_STATE } from '#contract/job.ts'
import type { Db, Queries } from '../../db/database.ts'
import { type Refusal, refuse } from '../../http/envelope.ts'
import { asId } from '../../http/whole-number.ts'
import type { LatestJob } from '../job/job.repository.ts'
import type { FilmStreamRepository } from './film.repository.ts'
import { FILM } from './film-job.ts'
import { posterName } from './transcoding.ts'

type FilmDto = SentBy<typeof getFilm>
type Own = NonNullable<Awaited<ReturnType<FilmStreamRepository['findOwn']>>>

const NOT_FOUND = refuse(CODE.notFound, '文件不存在')
const NO_FILM = refuse(CODE.fieldError, '这个文件不是视频或音频')

const FILM_MIME = /^(video|audio)\//
const COMING: readonly number[] = [JOB_STATE.waiting, JOB_STATE.running]

export interface FilmToPrepare {
  readonly id: number
  readonly name: string
  /** The school that it is for; the first of whoever asks where it is for none. */
  readonly organisationId?: number
}

type FilmOfSchool = Pick<FilmToPrepare, 'id' | 'name'> & { readonly organisationId: number | null }

interface Needs {
  readonly db: Db
  readonly films: FilmStreamRepository
  readonly jobs: FastifyInstance['jobs']
  /** Where the parts of a film's stream can be fetched for a while, with a slash at its end. */
  readonly streamFolderOf: (fileId: number) => string
  /** Whether films can be prepared here. */
  readonly isAble: boolean
}

/** One's own films and how far they are. Wire: 视频处理. */
export const filmService = ({ db, films, jobs, streamFolderOf, isAble }: Needs) => {
  const stateOf = (stream: Own['stream'], latest: LatestJob | null): number => {
    if (stream !== null) return FILM_STATE.ready
    if (latest === null) return FILM_STATE.asBrought
    if (COMING.includes(latest.state)) return FILM_STATE.preparing
    return latest.state === JOB_STATE.failed ? FILM_STATE.failed : FILM_STATE.asBrought
  }

  const dtoOf = async ({ file, stream }: Pick<Own, 'file' | 'stream'>): Promise<FilmDto> => {
    const latest = await jobs.latest(FILM, String(file.id))
    const folder = streamFolderOf(file.id)
    return {
      State: stateOf(stream, latest),
      JobId: latest?.id ?? '',
      Progress: stream === null ? (latest?.progress ?? 0) : 100,
      Reason: stream === null ? (latest?.reason ?? (isAble ? '' : JOB_REASON.unavailable)) : '',
      Duration: stream?.duration ?? 0,
      Url: stream === null ? '' : `${folder}master.m3u8`,
      Posters: Array.from({ length: stream?.posters ?? 0 }, (_, index) => folder + posterName(index + 1)),
    }
  }

  const own = async (userId: number, asked: number): Promise<Own | Refusal> => {
    const found = await films.findOwn(userId, asId(asked) ?? 0)
    if (found === null) return NOT_FOUND
    return FILM_MIME.test(found.file.mime) ? found : NO_FILM
  }

  const enqueue = (tx: Queries, { id, name, organisationId }: FilmOfSchool, userId: number) =>
    jobs.enqueue(tx, FILM, { fileId: id }, { userId, organisationId, subject: name, key: String(id) })

  /** Has films made ready once the transaction is through, unless they are or are about to be; nothing happens where this server cannot. */
  const prepareWithin = async (
    tx: Queries,
    wanted: readonly FilmOfSchool[],
    userId: number,
  ): Promise<void> => {
    if (!isAble) return
    // Two who name the same films at one moment wait for each other in one order.
    for (const film of wanted.toSorted((a, b) => a.id - b.id)) await enqueue(tx, film, userId)
  }

  /** Looks at once for films to prepare, after that transaction. */
  const wake = (): void => jobs.wake(FILM)

  /** Has a film made ready for whoever asks, by a transaction of its own. */
  const prepare = async (film: FilmToPrepare, userId: number): Promise<void> => {
    if (!isAble) return
    const organisationId = film.organisationId ?? (await films.findFirstSchool(userId))
    await db.transaction((tx) => enqueue(tx, { ...film, organisationId }, userId))
    wake()
  }

  const known = async (fileId: number) => {
    const found = await films.find(fileId)
    return found !== null && FILM_MIME.test(found.file.mime) ? found : NO_FILM
  }

  return {
    prepareWithin,
    wake,

    /** Of any film: whoever asks has seen to the right. */
    async lookAt(fileId: number): Promise<FilmDto | Refusal> {
      const found = await known(fileId)
      return 'code' in found ? found : dtoOf(found)
    },

    /** Likewise. */
    async askFor(film: FilmToPrepare, userId: number): Promise<FilmDto | Refusal> {
      const found = await known(film.id)
      if ('code' in found) return found
      if (found.stream === null) await prepare(film, userId)
      return dtoOf(found)
    },

    async look(userId: number, id: number): Promise<FilmDto | Refusal> {
      const found = await own(userId, id)
      return 'code' in found ? found : dtoOf(found)
    },

    async ask(userId: number, id: number): Promise<FilmDto | Refusal> {
      const found = await own(userId, id)
      if ('code' in found) return found
      if (found.stream === null) await prepare({ id: found.file.id, name: found.name }, userId)
      return dtoOf(found)
    },
  }
}

export type FilmService = ReturnType<typeof filmService>
