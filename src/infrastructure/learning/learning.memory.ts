import type { LearningPort } from '#application/learning/learning.port.ts'
import { CONTENT_TYPE } from '#domain/catalogue/category.ts'
import type { ContentCard } from '#domain/catalogue/content-card.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { type Result, success } from '#domain/kernel/result.ts'
import type { LearningEntry, Occurrence } from '#domain/learning/learning-entry.ts'
import {
  type FinishedFilter,
  LEARNING_PAGE_SIZE,
  type LearningListKind,
  type Removal,
} from '#domain/learning/learning-question.ts'
import { inLiveOrder } from '#domain/live/live-order.ts'
import type { Caller, MemoryBackend } from '../memory/backend.ts'
import { contentAt, type Learning, learningIn, metAt } from '../memory/learning.backend.ts'

const DONE: Result<true, Failure> = success(true)

const passes =
  (filter: FinishedFilter) =>
  ({ finished }: LearningEntry): boolean =>
    filter === 'all' || finished === (filter === 'finished')

const isToCome = ({ liveStatus, cancelled }: ContentCard): boolean =>
  !cancelled && (liveStatus === 'running' || liveStatus === 'announced')

const occurrenceOf = (content: ContentCard, reserved: boolean): Occurrence => ({
  content,
  sessionName: '',
  startTime: content.startTime,
  endTime: content.endTime,
  reserved,
  cancelled: content.cancelled,
})

export const memoryLearning = (backend: MemoryBackend, caller: Caller): LearningPort => {
  /** The live sessions that a user reserved, at the time they reserved. */
  const reservedLives = ({ reserved }: Learning): readonly ContentCard[] =>
    [...reserved].flatMap(([id, startTime]) => {
      const live = contentAt(backend.now(), id, CONTENT_TYPE.live)
      if (live === undefined) return []
      const endTime = new Date(Date.parse(startTime) + live.duration * 1000).toISOString()
      return [{ ...live, startTime, endTime }]
    })

  const courses = (learning: Learning): readonly LearningEntry[] => {
    const lives = inLiveOrder(reservedLives(learning)).map((live) => ({
      ...metAt(live, live.id, backend.now()),
      occurrence: occurrenceOf(live, true),
    }))
    const begun = learning.learned.map((entry) => ({ ...entry, id: entry.content.id }))
    return [
      ...lives.filter(({ content }) => isToCome(content)),
      ...begun,
      ...lives.filter(({ content }) => !isToCome(content)),
    ]
  }

  const linesOf = (learning: Learning, list: LearningListKind): readonly LearningEntry[] => {
    if (list === 'courses') return courses(learning)
    return list === 'learning' ? learning.learned : learning.browsed
  }

  const staysAfter =
    (removal: Removal) =>
    (entry: LearningEntry): boolean => {
      switch (removal.kind) {
        case 'one':
          return entry.id !== removal.entry.id
        case 'period':
          return entry.updateTime < removal.period.from || entry.updateTime >= removal.period.to
        case 'all':
          return false
      }
    }

  const ask = <T>(call: string, signal: AbortSignal, answer: (learning: Learning) => T) =>
    backend.request<T>({
      call,
      access: 'session',
      caller,
      signal,
      answer: (person) => success(answer(learningIn(backend, person.id))),
    })

  return {
    page: ({ list, filter, page: index }, signal) =>
      ask('learning.page', signal, (learning) => {
        const size = LEARNING_PAGE_SIZE[list]
        const lines = linesOf(learning, list).filter(passes(filter))
        return { index, size, total: lines.length, items: lines.slice((index - 1) * size, index * size) }
      }),

    timetable: ({ from, to }, signal) =>
      ask('learning.timetable', signal, (learning) =>
        reservedLives(learning)
          .filter(({ startTime }) => startTime >= from && startTime < to)
          .sort((a, b) => a.startTime.localeCompare(b.startTime))
          .map((live) => occurrenceOf(live, true)),
      ),

    remove: async (removal, signal) => {
      const done = await ask('learning.remove', signal, (learning) => {
        const stays = staysAfter(removal)
        if (removal.list === 'learning') learning.learned = learning.learned.filter(stays)
        if (removal.list === 'browsing') learning.browsed = learning.browsed.filter(stays)
      })
      return done.ok ? DONE : done
    },

    restore: async (entry, signal) => {
      const done = await ask('learning.restore', signal, (learning) => {
        const known = learning.browsed.some(({ content }) => content.id === entry.content.id)
        if (known) return
        learning.browsed = [...learning.browsed, entry].sort((a, b) =>
          b.updateTime.localeCompare(a.updateTime),
        )
      })
      return done.ok ? DONE : done
    },
  }
}
