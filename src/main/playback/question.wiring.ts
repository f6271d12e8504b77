import type { LessonRoom } from '#application/playback/lesson-room.ts'

/** As close as a player comes to a second. */
const AT_ONCE = 0.5

/** The film stops where a question is put, and goes on once it is answered or let go. */
export const wireQuestions = ({
  playback,
  questionStop,
}: Pick<LessonRoom, 'playback' | 'questionStop'>): void => {
  const letGo = (second: number | null) => {
    playback.send({ type: 'playback.release', by: 'question' })
    if (second !== null) playback.send({ type: 'playback.seek', second })
    playback.send({ type: 'playback.play' })
  }
  playback.on('playback.moved', ({ position }) =>
    questionStop.send({ type: 'questionStop.moved', second: position }),
  )
  playback.on('playback.sought', ({ from, to }) =>
    questionStop.send({ type: 'questionStop.sought', from, to }),
  )
  questionStop.on('questionStop.stop', ({ second }) => {
    playback.send({ type: 'playback.hold', by: 'question' })
    const { position } = playback.getSnapshot().context
    if (Math.abs(position - second) > AT_ONCE) playback.send({ type: 'playback.seek', second })
  })
  questionStop.on('questionStop.go', () => letGo(null))
  questionStop.on('questionStop.back', ({ second }) => letGo(second))
  questionStop.on('questionStop.barrier', ({ second }) =>
    playback.send({ type: 'playback.setBarrier', second }),
  )
}
