import { posix } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { answerUnknown } from '../../http/errors.ts'
import type { Clock } from '../../runtime/clock.ts'
import { answerExpired, answerTakenDown, asContent } from '../file/file-answer.ts'
import { LIVE_ROUTE, type LiveAddresses, MASTER } from './live-address.ts'
import { livePlaylist } from './live-playlist.ts'
import type { FindRecording } from './recordings.ts'

interface LiveServing {
  readonly findRecording: FindRecording
  readonly addresses: LiveAddresses
  /** Where the parts of a film's stream can be fetched for a while, with a slash at its end. */
  readonly streamFolderOf: (fileId: number, contentId: number) => string
  /** Whether a course is shown, as of the last seconds. */
  readonly isShown: (contentId: number) => Promise<boolean>
  readonly clock: Clock
}

const HLS = 'application/vnd.apple.mpegurl'

/** The server's own live streams: playlists that move on with the clock; their parts are those of the recorded film. */
export const liveStreamRoutes =
  ({ findRecording, addresses, streamFolderOf, isShown, clock }: LiveServing) =>
  async (app: FastifyInstance) => {
    app.route<{ Params: { pass: string; id: string; times: string; '*': string } }>({
      method: ['GET', 'HEAD'],
      url: LIVE_ROUTE,
      schema: { hide: true },
      handler: async (request, reply) => {
        const { pass, id, times, '*': path } = request.params
        const film = addresses.read(pass, id, times)
        if (film === 'expired') return answerExpired(reply)
        const now = clock()
        const recording = film && now >= film.startsAt ? await findRecording(film.fileId) : null
        if (!film || !recording) return answerUnknown(request, reply)
        if (!(await isShown(film.contentId))) return answerTakenDown(reply)
        // A list that was kept is a list that stands still.
        asContent(reply).header('cache-control', 'no-store').type(HLS)
        if (path === MASTER) return recording.master
        const rendition = recording.rendition(path)
        if (!rendition) return answerUnknown(request, reply.removeHeader('content-type'))
        const folder = posix.join(streamFolderOf(film.fileId, film.contentId), posix.dirname(path))
        return livePlaylist({ ...film, recording: rendition, addressOf: (uri) => `${folder}/${uri}` }, now)
      },
    })
  }
