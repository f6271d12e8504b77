import type { LessonActor, LessonRoom } from '#application/playback/lesson-room.ts'
import { playPath, playViewAddress, readPlayPlace } from '#ui/routing/play-address.ts'
import type { AppContext } from '../app-context.ts'

/** What of the address belongs to the film: where it began, and which comes next. An address that ran out is renewed. */
export const wirePlace = (
  { navigator }: Pick<AppContext, 'navigator'>,
  { playback }: Pick<LessonRoom, 'playback'>,
  lesson: LessonActor,
): void => {
  const placeNow = () => {
    const [path, search = ''] = navigator.address().split('?', 2)
    return path === playPath ? readPlayPlace(new URLSearchParams(search)) : null
  }
  // From now on the record knows better: a reload goes on where the film is, not where it was once begun.
  playback.on('playback.started', () => {
    // While the end is watched once more no next lesson is offered.
    lesson.send({ type: 'lesson.stay' })
    const place = placeNow()
    if (place !== null && place.at !== null)
      navigator.navigate(playViewAddress(place), { replace: true, keepScroll: true })
  })
  playback.on('playback.failed', ({ fault }) => {
    if (fault !== 'unreachable') lesson.send({ type: 'lesson.sourceFailed' })
  })
  const renewed = lesson.on('lesson.renewed', ({ sources }) =>
    playback.send({ type: 'playback.renew', sources }),
  )
  const next = lesson.on('lesson.nextWanted', ({ sectionId }) => {
    const place = placeNow()
    if (place !== null) navigator.navigate(playViewAddress({ ...place, sectionId }), { keepScroll: true })
  })
  playback.subscribe({
    complete: () => {
      renewed.unsubscribe()
      next.unsubscribe()
    },
  })
}
