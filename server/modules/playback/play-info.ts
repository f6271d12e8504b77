import type * as z from 'zod/mini'
import type { Sent } from '#contract/call.ts'
import type { playInfo } from '#contract/playback.ts'
import { SECTION_TYPE, type SectionType } from '../../db/schema/course.ts'
import type { OpenSection } from '../course/section-access.ts'
import type { FileAddresses } from '../file/file-address.ts'
import { fileNameOf } from '../file/file-name.ts'
import { recordDto } from '../learning/learning-record.ts'
import type { LessonPoint } from '../question/lesson-points.ts'
import type { QuestionRepository } from '../question/question.repository.ts'
import { isAnswered, questionsIn } from '../question/question-set.ts'
import type { FilmRepository } from './film.repository.ts'
import type { ChaptersOf } from './film-chapters.ts'
import { finishRule } from './finish-rule.ts'

export type PlayInfoDto = Sent<z.output<typeof playInfo>>
type PlayUrl = PlayInfoDto['PlayUrls'][number]
type Film = NonNullable<Awaited<ReturnType<FilmRepository['findFilm']>>>

interface Needs {
  readonly films: FilmRepository
  readonly questions: QuestionRepository
  readonly addresses: FileAddresses
  /** Where the master playlist of a film's stream can be fetched for a while. */
  readonly streamAddressOf: (fileId: number, contentId: number) => string
  readonly chaptersOf: ChaptersOf
}

/** What is played of a section: of one of a live course its replay. */
export interface Played extends OpenSection {
  /** By second. */
  readonly points: readonly LessonPoint[]
}

/** Other sections that are watched too, before and after one of a type. */
const WATCHED_WITH: Readonly<Record<SectionType, readonly SectionType[]>> = {
  [SECTION_TYPE.video]: [SECTION_TYPE.video],
  [SECTION_TYPE.live]: [SECTION_TYPE.live],
  [SECTION_TYPE.file]: [SECTION_TYPE.video],
  [SECTION_TYPE.questions]: [SECTION_TYPE.video],
}

const HLS = 'application/vnd.apple.mpegurl'

/** Everything that a player needs of a section, for one user who may open it. */
export const playInfoOf = ({ films, questions, addresses, streamAddressOf, chaptersOf }: Needs) => {
  const sourcesOf = (film: Film, name: string, contentId: number): PlayUrl[] => {
    const source = { Height: 0, CloudVideoId: '', CloudPlayAuth: '' }
    const stream = { ...source, Label: '自动', Url: streamAddressOf(film.id, contentId), Mime: HLS }
    const whole = {
      ...source,
      Label: '原画',
      Url: addresses.addressOf({
        id: film.id,
        name: fileNameOf(name, film.suffix),
        use: 'inline',
        contentId,
      }),
      Mime: film.mime,
    }
    return film.isStreamed ? [stream, whole] : [whole]
  }

  const subtitles = async (
    fileId: number,
    { id: sectionId, name }: OpenSection['section'],
  ): Promise<PlayInfoDto['Subtitles']> =>
    (await films.findCaptions(fileId, sectionId)).map(({ language, label, fileId: id }) => ({
      Lang: language,
      Label: label,
      Url: addresses.addressOf({ id, name: fileNameOf(name, 'vtt'), use: 'inline' }),
    }))

  const questionPoints = async (points: readonly LessonPoint[], sectionId: number, userId: number) => {
    if (points.length === 0) return []
    const ids = points.map(({ questionId }) => questionId)
    const asked = questionsIn(ids, await questions.findWithParts(ids, userId))
    const given = await questions.findLatestAnswers(userId, sectionId)
    const answered = new Set(given.map(({ questionId }) => questionId))
    return points.map(({ id, questionId, second, required }) => ({
      PointId: id,
      QuestionId: questionId,
      Second: second,
      Required: required,
      IsAnswered: asked.some((whole) => whole.question.id === questionId && isAnswered(whole, answered)),
    }))
  }

  return async ({ section, course, points }: Played, userId: number): Promise<PlayInfoDto> => {
    const { id, name, fileId, sectionType } = section
    const isWatched = sectionType === SECTION_TYPE.video || sectionType === SECTION_TYPE.live
    const film = isWatched && fileId !== null ? await films.findFilm(fileId) : null
    const poster = film === null ? '' : await films.findPoster(film.id)
    const record = await films.findRecord(userId, course.id, id)
    const order = await films.findOrder(course.id, WATCHED_WITH[sectionType])
    const place = order.indexOf(id)
    return {
      CourseId: course.id,
      ChapterId: section.chapterId,
      SectionId: id,
      Name: name,
      CourseName: course.name,
      PlayUrls: film === null ? [] : sourcesOf(film, name, course.id),
      PosterUrl: poster === '' ? course.coverUrl : poster,
      Subtitles: film === null ? [] : await subtitles(film.id, section),
      Chapters: film === null ? [] : await chaptersOf(film),
      Duration: section.duration,
      QuestionPoints: await questionPoints(points, id, userId),
      Record: record && recordDto(record, course.type),
      PrevSectionId: order[place - 1] ?? 0,
      NextSectionId: place < 0 ? 0 : (order[place + 1] ?? 0),
      FinishRule: isWatched ? finishRule(points) : '',
    }
  }
}

export type PlayInfoOf = ReturnType<typeof playInfoOf>
