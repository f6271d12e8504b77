import * as z from 'zod/mini'
import { JOB_KIND, JOB_REASON } from '#contract/job.ts'
import type { Storage } from '../../storage/storage.ts'
import { withPlace } from '../../storage/stored-files.ts'
import type { JobFailure, JobHandler, JobKind, JobReason } from '../job/job-kind.ts'
import type { FilmStreamRepository } from './film.repository.ts'
import { probeFilm } from './film-probe.ts'
import { keepStream, withMakingFolder } from './film-stream-store.ts'
import type { FilmTools } from './film-tools.ts'
import { makePosters, makeStream } from './transcoding.ts'

const PAYLOAD = z.object({ fileId: z.int() })
export type FilmPayload = z.output<typeof PAYLOAD>

/** A film in several sizes. One at a time by a server: it takes what the machine has to spare. */
export const FILM: JobKind<FilmPayload> = {
  name: JOB_KIND.film,
  payload: PAYLOAD,
  tries: 2,
  backoff: 30,
  timeout: 12 * 3600,
  concurrency: 1,
}

/** What the film is to blame for fails every time. */
const blamed = (reason: JobReason): JobFailure => ({ reason, isFinal: true })

interface Needs {
  readonly films: FilmStreamRepository
  readonly storage: Storage
  readonly tools: FilmTools
}

/** Makes the stream of a film and has it played from then on. */
export const filmJob =
  ({ films, storage, tools }: Needs): JobHandler<FilmPayload> =>
  async ({ payload: { fileId }, signal, progress, log }) => {
    const found = await films.find(fileId)
    if (found === null) return blamed(JOB_REASON.gone)
    const { file, stream } = found
    if (stream !== null) return null
    return withPlace(storage, file, async (from) => {
      const shape = await probeFilm(tools, from, signal)
      if ('refused' in shape) return blamed(shape.refused)
      return withMakingFolder(storage, async (folder) => {
        const making = { from, shape, folder, signal, progress }
        const complain = (complaint: string) => log.warn({ complaint, fileId }, 'a film could not be read')
        if (!(await makeStream(tools, making, complain)))
          return { reason: JOB_REASON.damaged, isFinal: false }
        const posters = await makePosters(tools, making)
        const path = await keepStream(storage, folder, { ...file, content: file.sha256.toString('hex') })
        const duration = Math.round(shape.duration)
        return (await films.add({ fileId, path, duration, posters })) ? null : blamed(JOB_REASON.gone)
      })
    })
  }
