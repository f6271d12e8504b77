import { createActor } from 'xstate'
import type { LessonRoom, RoomOpening } from '#application/playback/lesson-room.ts'
import { selectUser } from '#application/session/session.selectors.ts'
import { lineOf } from '#domain/learning/ledger-line.ts'
import { watchProgressMachine } from '#domain/playback/watch-progress.machine.ts'
import { requiredOpenIn } from '#domain/question/question-point.ts'
import type { RoomNeeds } from './room-needs.ts'

/**
 * Passes player events to the watch progress, its records to the ledger, and the learner's progress to the
 * course.
 */
export const wireWatchProgress = (
  {
    app,
    ledger,
    page,
    makeClientId,
    now,
  }: Pick<RoomNeeds, 'app' | 'ledger' | 'page' | 'makeClientId' | 'now'>,
  { playback, questionStop }: Pick<LessonRoom, 'playback' | 'questionStop'>,
  { lesson, course }: RoomOpening,
): { close(): void } => {
  const { lesson: film, startAt, ref } = lesson.getSnapshot().context
  const userId = selectUser(app.actors.session.getSnapshot())?.id ?? 0
  const requiredOpen = () => requiredOpenIn(questionStop.getSnapshot().context.points)
  const progress = createActor(watchProgressMachine, {
    input: {
      film: {
        courseId: ref.courseId,
        courseType: ref.type,
        chapterId: film?.chapterId ?? 0,
        sectionId: ref.sectionId,
        playId: makeClientId(),
      },
      startAt,
      progress: film?.record?.progress ?? 0,
      duration: film?.duration ?? 0,
      requiredOpen: requiredOpen(),
      now,
    },
  })
  const duration = () => playback.getSnapshot().context.span.end

  progress.on('watchProgress.noted', ({ moment }) =>
    ledger.send({ type: 'outbox.put', item: lineOf(userId, moment), urgency: 'soon' }),
  )
  progress.on('watchProgress.flushed', () => ledger.send({ type: 'outbox.flush' }))
  progress.on('watchProgress.learned', ({ made }) => {
    if (course.getSnapshot().status === 'active') course.send({ type: 'course.learned', made })
  })
  questionStop.subscribe(() =>
    progress.send({ type: 'watchProgress.questionsChanged', requiredOpen: requiredOpen() }),
  )
  playback.on('playback.started', () => {
    progress.send({ type: 'watchProgress.started', duration: duration() })
    // Watching the film once more cancels the offer of the next lesson.
    lesson.send({ type: 'lesson.stay' })
  })
  playback.on('playback.moved', ({ position }) =>
    progress.send({ type: 'watchProgress.moved', position, duration: duration() }),
  )
  playback.on('playback.sought', ({ to }) =>
    progress.send({ type: 'watchProgress.sought', to, duration: duration() }),
  )
  playback.on('playback.paused', ({ position }) =>
    progress.send({ type: 'watchProgress.paused', position, duration: duration() }),
  )
  playback.on('playback.ended', ({ position }) => {
    progress.send({ type: 'watchProgress.ended', position, duration: duration() })
  })
  const leave = () => {
    playback.send({ type: 'playback.leave' })
    progress.send({ type: 'watchProgress.left', duration: duration() })
  }
  const unwatch = page.watch((news) => {
    if (news === 'hidden') leave()
  })
  progress.start()
  return {
    close: () => {
      unwatch()
      leave()
      progress.stop()
    },
  }
}
