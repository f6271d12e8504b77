import type { LessonActor, LessonRoom } from '#application/playback/lesson-room.ts'
import { ofSection, withoutSecond } from '#ui/routing/play-address.ts'
import type { AppContext } from '../app-context.ts'
import { IN_PLACE } from '../navigation/navigator.ts'

/**
 * Connects film and address: removes the start second, opens the next lesson. Renews an expired address of
 * the film.
 */
export const wirePlace = (
  { navigator }: Pick<AppContext, 'navigator'>,
  { playback }: Pick<LessonRoom, 'playback'>,
  lesson: LessonActor,
): void => {
  // From now on the learning record is more current: a reload should resume there, not at the second of the
  // address.
  playback.on('playback.started', () => {
    const address = withoutSecond(navigator.address())
    if (address !== null) navigator.navigate(address, IN_PLACE)
  })
  playback.on('playback.failed', ({ fault }) => lesson.send({ type: 'lesson.sourceFailed', fault }))
  const renewed = lesson.on('lesson.renewed', ({ sources }) =>
    playback.send({ type: 'playback.renew', sources }),
  )
  const next = lesson.on('lesson.nextWanted', ({ sectionId }) => {
    const address = ofSection(navigator.address(), sectionId)
    if (address !== null) navigator.navigate(address, { keepScroll: true, late: true })
  })
  playback.subscribe({
    complete: () => {
      renewed.unsubscribe()
      next.unsubscribe()
    },
  })
}
