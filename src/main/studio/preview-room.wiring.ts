import { createActor } from 'xstate'
import type { AppActors } from '#application/app-actors.ts'
import type { OpenPreviewRoom } from '#application/studio/preview-room.ts'
import { DEFAULT_PLAYER_SETTINGS } from '#domain/playback/player-settings.ts'
import { atEndOf, reachedAt } from '#domain/question/film-end.ts'
import { previewStopMachine } from '#domain/studio/preview-stop.machine.ts'
import { wireSignOut } from '../playback/sign-out.wiring.ts'

/**
 * Stops the film at the question points of the draft, and resumes it when the question is closed; ends with
 * the session.
 */
export const previewRoomOpener =
  ({ actors }: { readonly actors: Pick<AppActors, 'session'> }): OpenPreviewRoom =>
  ({ logic, url, duration, points }) => {
    const playback = createActor(logic, {
      input: {
        sources: [{ label: '', url, kind: 'file', height: 0, cloudVideoId: '', cloudPlayAuth: '' }],
        posterUrl: '',
        duration,
        startAt: 0,
        settings: DEFAULT_PLAYER_SETTINGS,
        live: false,
        autoplay: false,
      },
    })
    const stop = createActor(previewStopMachine, { input: { points } })
    const reached = (second: number) => reachedAt(points, playback.getSnapshot().context.span, second)
    playback.on('playback.moved', ({ position }) =>
      stop.send({ type: 'preview.moved', second: reached(position) }),
    )
    playback.on('playback.sought', ({ to }) => stop.send({ type: 'preview.sought', second: reached(to) }))
    playback.on('playback.ended', ({ position }) =>
      stop.send({ type: 'preview.moved', second: atEndOf(points, position) }),
    )
    stop.on('preview.stop', ({ second }) => {
      playback.send({ type: 'playback.hold', by: 'question' })
      playback.send({ type: 'playback.standAt', second })
    })
    stop.on('preview.go', () => {
      playback.send({ type: 'playback.release', by: 'question' })
      playback.send({ type: 'playback.play' })
    })
    const unwireSignOut = wireSignOut(actors, playback)
    return {
      playback,
      stop,
      start: () => {
        playback.start()
        stop.start()
      },
      close: () => {
        unwireSignOut()
        playback.stop()
        stop.stop()
      },
    }
  }
