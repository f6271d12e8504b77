import { createActor } from 'xstate'
import type { LessonLogic } from '#application/app-actors.ts'
import type { PageLifecycle } from '#application/kernel/page-lifecycle.port.ts'
import type { LiveStage, OpenLiveStage } from '#application/live/live-stage.ts'
import type { PlayerSettingsStore } from '#application/playback/player-settings.port.ts'
import { selectUser } from '#application/session/session.selectors.ts'
import { filmSecondOf } from '#domain/live/live-room.ts'
import type { AppContext } from '../app-context.ts'
import { wireLine } from '../playback/line.wiring.ts'
import { wirePlaybackLock } from '../playback/playback-lock.wiring.ts'
import { wireSignOut } from '../playback/sign-out.wiring.ts'

interface StageNeeds {
  readonly logic: Pick<LessonLogic, 'playback' | 'playbackLock'>
  readonly app: AppContext
  readonly settings: PlayerSettingsStore
  readonly page: PageLifecycle
}

/**
 * Assembles the player of a running session: a stream, or a film that latecomers join at the current
 * position of the lesson. Renews an expired address; after a failure, retries with addresses that the room
 * receives.
 */
export const liveStageOpener =
  ({ logic, app, settings, page }: StageNeeds): OpenLiveStage =>
  (room) => {
    const userId = selectUser(app.actors.session.getSnapshot())?.id ?? 0
    const lesson = room.getSnapshot().context.session?.lesson
    const isFilm = lesson?.sources[0]?.kind === 'file'
    const playback = createActor(logic.playback, {
      input: {
        sources: lesson?.sources ?? [],
        posterUrl: lesson?.posterUrl ?? '',
        duration: isFilm ? lesson.duration : 0,
        startAt: 0,
        settings: settings.read(userId),
        live: true,
        ...(isFilm && { liveAt: () => filmSecondOf(room.getSnapshot().context) }),
        autoplay: true,
      },
    })
    const playbackLock = createActor(logic.playbackLock)
    wirePlaybackLock({ playback, playbackLock })
    playback.on('playback.settingsChanged', (changed) => settings.keep(userId, changed.settings))
    playback.on('playback.failed', ({ fault }) => room.send({ type: 'liveRoom.streamFailed', fault }))
    const unwatch = wireLine(page, playback)
    const unwireSignOut = wireSignOut(app.actors, playback)
    const refreshed = room.on('liveRoom.refreshed', ({ sources }) =>
      playback.send({ type: 'playback.offer', sources }),
    )
    return {
      playback,
      playbackLock,
      start: () => {
        playback.start()
        playbackLock.start()
      },
      stop: () => {
        unwatch()
        unwireSignOut()
        refreshed.unsubscribe()
        playback.stop()
        playbackLock.stop()
      },
    } satisfies LiveStage
  }
