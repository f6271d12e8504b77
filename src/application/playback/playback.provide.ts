import { fromCallback } from 'xstate'
import { playbackMachine } from '#domain/playback/playback.machine.ts'
import { waitForLine } from '#domain/playback/playback-rules.ts'
import type { PlayerCommand, PlayerOpening } from '#domain/playback/player-protocol.ts'
import type { VideoPlayer } from './video-player.port.ts'

/** `chance`: random number from 0 to 1, for the jitter of retries. */
export const providePlayback = (player: VideoPlayer, chance: () => number = Math.random) =>
  playbackMachine.provide({
    actors: {
      player: fromCallback<PlayerCommand, PlayerOpening>(({ input, sendBack, receive }) => {
        const film = player.show(input, sendBack)
        receive(film.obey)
        return film.close
      }),
    },
    delays: { tryAgain: ({ context }) => waitForLine(context, chance()) },
  })
