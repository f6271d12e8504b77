import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { learningRecord } from './content.ts'
import { amount, flag, id, mayBeNone, optional, queryNumber, text, words } from './shape.ts'

const tag = '播放'

/** One way to fetch a film: Url needs no header and holds for hours; Height in pixels, 0 for unknown or several. */
export const playUrl = z.object({
  Label: text,
  Url: words,
  /** video/mp4, application/vnd.apple.mpegurl. */
  Mime: text,
  Height: amount,
  /** The id of the film at a cloud video service, for a player that asks that service; empty for none. */
  CloudVideoId: text,
  /** What that service asks for with it; holds for minutes. */
  CloudPlayAuth: text,
})

export const subtitle = z.object({ Lang: text, Label: text, Url: words })

/** A part of a film, from its second to that of the next. */
export const filmChapter = z.object({ Second: amount, Name: text })

/** Where a lesson stops to ask. Second from its beginning. */
export const questionPoint = z.object({
  PointId: id,
  QuestionId: id,
  Second: amount,
  /** It cannot be skipped, nor played past. */
  Required: flag,
  IsAnswered: flag,
})

/** PlayInfo: what is needed to play a section. Durations in seconds. */
export const playInfo = z.object({
  CourseId: id,
  ChapterId: amount,
  SectionId: id,
  Name: text,
  CourseName: text,
  /** Empty while the film is being prepared. Best first. */
  PlayUrls: optional(z.array(playUrl)),
  PosterUrl: text,
  Subtitles: optional(z.array(subtitle)),
  /** The parts of the film by second; empty where it has none. */
  Chapters: optional(z.array(filmChapter)),
  Duration: amount,
  QuestionPoints: optional(z.array(questionPoint)),
  /** Where the user left off; null for nowhere. */
  Record: mayBeNone(learningRecord),
  /** The film before and after it in the course, 0 for none. */
  PrevSectionId: amount,
  NextSectionId: amount,
  /** When it counts as finished, in words. */
  FinishRule: text,
})

/** GET getstructurepagecontentinfo: a section of a recorded course. 404 for none, 410 of a withdrawn course, 403 of another school's own. */
export const getStructurePageContentInfo = defineCall({
  method: 'GET',
  path: '/api/user/structurepagecontent/getstructurepagecontentinfo',
  summary: '播放信息',
  tag,
  access: 'session',
  kept: true,
  query: z.object({ Id: queryNumber }),
  data: playInfo,
})
