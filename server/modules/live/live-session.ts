import type { content } from '../../db/schema/content.ts'
import { type courseSection, SECTION_TYPE } from '../../db/schema/course.ts'
import { type SessionTime, sessionTimes } from '../content/session-times.ts'
import type { FilmRepository } from '../playback/film.repository.ts'
import type { LiveRepository } from './live.repository.ts'

type Section = typeof courseSection.$inferSelect
type Course = typeof content.$inferSelect

/** When a session of a live course takes place, and where it comes from. */
export interface LiveSession extends SessionTime {
  readonly replayReadyAt: Date
  /** Address of a stream from elsewhere; null for the server's own. */
  readonly streamUrl: string | null
}

interface Needs {
  readonly lives: Pick<LiveRepository, 'findOccurrence' | 'findExceptions'>
  readonly films: Pick<FilmRepository, 'findOrder'>
}

/** The session that a section is, at an instant; null for a course without a schedule. */
export const liveSessions =
  ({ lives, films }: Needs) =>
  async (
    section: Pick<Section, 'id'>,
    course: Pick<Course, 'id'>,
    now: Date,
  ): Promise<LiveSession | null> => {
    const occurrence = await lives.findOccurrence(course.id, now)
    if (!occurrence) return null
    const { schedule, startsAt } = occurrence
    const order = await films.findOrder(course.id, [SECTION_TYPE.live])
    const exceptions = await lives.findExceptions(course.id)
    const time = sessionTimes(schedule, startsAt, { sessions: order.length, exceptions }, now)[
      order.indexOf(section.id)
    ]
    if (!time) return null
    return {
      ...time,
      replayReadyAt: new Date(time.endsAt.getTime() + schedule.replayDelaySeconds * 1000),
      streamUrl: schedule.streamUrl,
    }
  }

export type FindSession = ReturnType<typeof liveSessions>
