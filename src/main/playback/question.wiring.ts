import type { LessonRoom } from '#application/playback/lesson-room.ts'
import { atEndOf, reachedAt } from '#domain/question/film-end.ts'

/** Holds the film at a question, and resumes it once the question is answered or skipped. */
export const wireQuestions = ({
  playback,
  questionStop,
}: Pick<LessonRoom, 'playback' | 'questionStop'>): void => {
  const points = () => questionStop.getSnapshot().context.points
  const reached = (second: number) => reachedAt(points(), playback.getSnapshot().context.span, second)
  playback.on('playback.moved', ({ position }) =>
    questionStop.send({ type: 'questionStop.moved', second: reached(position) }),
  )
  playback.on('playback.sought', ({ from, to }) =>
    questionStop.send({ type: 'questionStop.sought', from, to: reached(to) }),
  )
  playback.on('playback.ended', ({ position }) =>
    questionStop.send({ type: 'questionStop.moved', second: atEndOf(points(), position) }),
  )
  questionStop.on('questionStop.stop', ({ second }) => {
    playback.send({ type: 'playback.hold', by: 'question' })
    playback.send({ type: 'playback.standAt', second })
  })
  questionStop.on('questionStop.go', () => {
    playback.send({ type: 'playback.release', by: 'question' })
    playback.send({ type: 'playback.play' })
  })
  questionStop.on('questionStop.back', ({ second }) => {
    playback.send({ type: 'playback.release', by: 'question' })
    playback.send({ type: 'playback.seek', second })
    playback.send({ type: 'playback.play' })
  })
  questionStop.on('questionStop.barrier', ({ second }) =>
    playback.send({ type: 'playback.setBarrier', second }),
  )
}
