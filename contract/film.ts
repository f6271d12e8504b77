import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { amount, bodyId, optional, queryNumber, text } from './shape.ts'

const tag = '视频处理'

/** How far a film is: as it was brought, being prepared, there in several sizes, or impossible to prepare. */
export const FILM_STATE = { asBrought: 0, preparing: 1, ready: 2, failed: 3 } as const

/** Film: a film or a recording among one's own files. */
export const filmState = z.object({
  /** One of FILM_STATE. */
  State: amount,
  /** The job that prepares it, or the last that did; empty for none. */
  JobId: text,
  /** Percent. */
  Progress: amount,
  /** One of JOB_REASON where it failed or this server cannot; empty otherwise. */
  Reason: text,
  /** Seconds; 0 until it is ready. */
  Duration: amount,
  /** The film as HLS; needs no header and holds for hours; empty until it is ready. */
  Url: text,
  /** Pictures of it to choose a cover from, likewise; none of sound alone. */
  Posters: optional(z.array(z.string())),
})

/** GET getfilm (ours, R-wire-11): how far one's own film is. Id of the file among one's own. 404 for none, 400 for a file that is no film. */
export const getFilm = defineCall({
  method: 'GET',
  path: '/api/user/film/getfilm',
  summary: '视频处理状态',
  tag,
  access: 'session',
  kept: true,
  query: z.object({ Id: queryNumber }),
  data: filmState,
})

/**
 * POST preparefilm (ours): has one's own film made in several sizes in the background, and again after a failure; answers how
 * far it is. Nothing happens to one that is ready or being prepared, nor where the server has no ffmpeg. 404 and 400 as getfilm.
 */
export const prepareFilm = defineCall({
  method: 'POST',
  path: '/api/user/film/preparefilm',
  summary: '处理视频',
  tag,
  access: 'session',
  body: z.object({ Id: bodyId }),
  data: filmState,
})
