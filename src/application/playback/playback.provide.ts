import { fromCallback } from 'xstate'
import { playbackMachine } from '#domain/playback/playback.machine.ts'
import type { PlayerCommand, PlayerOpening } from '#domain/playback/player-protocol.ts'
import type { VideoPlayer } from './video-player.port.ts'

export const providePlayback = (player: VideoPlayer) =>
  playbackMachine.provide({
    actors: {
      player: fromCallback<PlayerCommand, PlayerOpening>(({ input, sendBack, receive }) => {
        const film = player.show(input, sendBack)
        receive(film.obey)
        return film.close
      }),
    },
  })
