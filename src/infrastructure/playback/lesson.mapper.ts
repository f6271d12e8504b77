import type * as z from 'zod/mini'
import type { learningRecord } from '#contract/content.ts'
import type { filmChapter, playInfo, playUrl, questionPoint, subtitle } from '#contract/playback.ts'
import type { FilmChapter } from '#domain/playback/film-chapter.ts'
import type { CaptionTrack, FilmSource, Lesson, LessonRecord } from '#domain/playback/lesson.ts'
import type { Http } from '../http/http.ts'
import { amountOf, flagOf, idOf, percentOf, textOf, timeOf } from '../http/wire-values.ts'

type FileAddress = Http['fileAddress']
type Point = Lesson['points'][number]

const STREAMS: readonly string[] = ['application/vnd.apple.mpegurl', 'application/x-mpegurl']

const isStream = (mime: string, url: string): boolean =>
  STREAMS.includes(mime.toLowerCase()) || (mime === '' && /\.m3u8(?:\?|$)/.test(url))

/** What has neither an address nor a name at a cloud service cannot be played and is left out. */
const sourceOf =
  (fileAddress: FileAddress) =>
  (wire: z.output<typeof playUrl>): readonly FilmSource[] => {
    const url = fileAddress(wire.Url)
    const cloudVideoId = textOf(wire.CloudVideoId)
    if (url === '' && cloudVideoId === '') return []
    const kind = isStream(textOf(wire.Mime), url) ? 'hls' : 'file'
    return [
      {
        label: textOf(wire.Label),
        url,
        kind,
        height: amountOf(wire.Height),
        cloudVideoId,
        cloudPlayAuth: textOf(wire.CloudPlayAuth),
      },
    ]
  }

const captionOf =
  (fileAddress: FileAddress) =>
  (wire: z.output<typeof subtitle>): readonly CaptionTrack[] => {
    const url = fileAddress(wire.Url)
    const language = textOf(wire.Lang)
    return url === '' ? [] : [{ language, label: textOf(wire.Label) || language, url }]
  }

/** A film chapter without a name is left out. */
const chapterOf = (wire: z.output<typeof filmChapter>): readonly FilmChapter[] => {
  const name = textOf(wire.Name)
  return name === '' ? [] : [{ second: amountOf(wire.Second), name }]
}

const pointOf = (wire: z.output<typeof questionPoint>): Point => ({
  id: wire.PointId,
  questionId: wire.QuestionId,
  second: amountOf(wire.Second),
  required: flagOf(wire.Required),
  answered: flagOf(wire.IsAnswered),
})

/** A record of the wire in our words. */
export const lessonRecordOf = (wire: z.output<typeof learningRecord>): LessonRecord => ({
  position: amountOf(wire.ProgressTime),
  progress: percentOf(wire.Progress),
  finished: flagOf(wire.IsFinished),
  updatedAt: timeOf(wire.UpdateTime),
})

/** PlayInfo in our words. */
export const lessonOf =
  (fileAddress: FileAddress) =>
  (wire: z.output<typeof playInfo>): Lesson => ({
    courseId: wire.CourseId,
    chapterId: idOf(wire.ChapterId),
    sectionId: wire.SectionId,
    name: textOf(wire.Name),
    courseName: textOf(wire.CourseName),
    sources: (wire.PlayUrls ?? []).flatMap(sourceOf(fileAddress)),
    posterUrl: fileAddress(textOf(wire.PosterUrl)),
    captions: (wire.Subtitles ?? []).flatMap(captionOf(fileAddress)),
    chapters: (wire.Chapters ?? []).flatMap(chapterOf).sort((one, other) => one.second - other.second),
    duration: amountOf(wire.Duration),
    points: (wire.QuestionPoints ?? []).map(pointOf).sort((one, other) => one.second - other.second),
    record: wire.Record === null || wire.Record.RecordSectionId === 0 ? null : lessonRecordOf(wire.Record),
    previousId: idOf(wire.PrevSectionId),
    nextId: idOf(wire.NextSectionId),
    finishRule: textOf(wire.FinishRule),
  })
