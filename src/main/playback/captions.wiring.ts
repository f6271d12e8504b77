import { createActor } from 'xstate'
import { whileRunning } from '#application/kernel/while-running.ts'
import type { OpenCaptions } from '#application/playback/open-captions.ts'
import type { captionsMachine } from '#domain/playback/captions.machine.ts'

/** Reads the lesson again, if there is one, when the address of captions may have expired. */
export const captionsOpener =
  (logic: typeof captionsMachine): OpenCaptions =>
  ({ tracks, lesson }) => {
    const captions = createActor(logic, { input: { tracks, isRenewable: lesson !== null } })
    whileRunning(captions, () =>
      lesson === null
        ? []
        : [
            captions.on('captions.stale', () => lesson.send({ type: 'lesson.captionsFailed' })),
            lesson.on('lesson.captionsRead', ({ tracks: read }) =>
              captions.send({ type: 'captions.offer', tracks: read }),
            ),
          ],
    )
    return captions
  }
