import type { LessonRoom, RoomOpening } from '#application/playback/lesson-room.ts'
import { percentWatched, playedTo, seekedTo, startWatching } from '#domain/playback/watch-progress.ts'
import type { RoomNeeds } from './room-needs.ts'

/**
 * What was seen is written into the ledger, which sends it: with every step of the film, and at once where it stops, where
 * somebody leaps and where the page is left. The list of sections hears of it too.
 */
export const wireJournal = (
  { ledger, page, makeClientId, now }: Pick<RoomNeeds, 'ledger' | 'page' | 'makeClientId' | 'now'>,
  { playback, questionStop }: Pick<LessonRoom, 'playback' | 'questionStop'>,
  { lesson, course }: RoomOpening,
): { close(): void } => {
  const { lesson: film, startAt, ref } = lesson.getSnapshot().context
  const playId = makeClientId()
  const duration = () => playback.getSnapshot().context.span.end || (film?.duration ?? 0)
  let journal = startWatching(startAt, film?.record?.progress ?? 0, film?.duration ?? 0)
  /** Nothing is said of a film that nobody began. */
  let begun = false

  const note = (begins: boolean) =>
    ledger.send({
      type: 'ledger.note',
      moment: {
        courseId: ref.courseId,
        courseType: ref.type,
        chapterId: film?.chapterId ?? 0,
        sectionId: ref.sectionId,
        position: journal.position,
        duration: duration(),
        progress: percentWatched(journal, duration()),
        playId,
        begins,
        at: now(),
      },
    })
  const requiredOpen = () =>
    questionStop.getSnapshot().context.points.filter(({ required, answered }) => required && !answered).length
  const tellCourse = () => {
    if (course.getSnapshot().status !== 'active') return
    const { position } = journal
    const progress = percentWatched(journal, duration())
    const made = { sectionId: ref.sectionId, position, progress, requiredOpen: requiredOpen() }
    course.send({ type: 'course.learned', made })
  }
  const flush = () => {
    note(false)
    ledger.send({ type: 'ledger.flush' })
    tellCourse()
  }

  let asked = requiredOpen()
  questionStop.subscribe(() => {
    if (requiredOpen() === asked) return
    asked = requiredOpen()
    tellCourse()
  })
  playback.on('playback.started', () => {
    note(!begun)
    begun = true
    // Whoever watches it again is not led on.
    lesson.send({ type: 'lesson.stay' })
  })
  playback.on('playback.moved', ({ position }) => {
    journal = playedTo(journal, position)
    if (begun) note(false)
  })
  playback.on('playback.sought', ({ to }) => {
    journal = seekedTo(journal, to)
    if (begun) flush()
  })
  playback.on('playback.paused', ({ position }) => {
    journal = playedTo(journal, position)
    if (begun) flush()
  })
  playback.on('playback.ended', ({ position }) => {
    journal = playedTo(journal, position)
    flush()
    lesson.send({ type: 'lesson.ended' })
  })
  const leave = () => {
    playback.send({ type: 'playback.leave' })
    if (begun) flush()
  }
  const unwatch = page.watch((news) => {
    if (news === 'hidden') leave()
  })
  return {
    close: () => {
      unwatch()
      leave()
    },
  }
}
