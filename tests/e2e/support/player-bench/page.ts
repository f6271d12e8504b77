import type { ShownFilm, VideoPlayer } from '#application/playback/video-player.port.ts'
import type { PlayerCommand, PlayerEvent, PlayerOpening } from '#domain/playback/player-protocol.ts'
import { fetchAddressFault } from '#infrastructure/playback/address-fault.ts'
import { aliplayerScripts } from '#infrastructure/playback/aliplayer-scripts.ts'
import { aliVideoPlayer } from '#infrastructure/playback/video-player.aliplayer.ts'
import { nativeVideoPlayer } from '#infrastructure/playback/video-player.native.ts'
import { StandIn } from './stand-in.ts'

/** What a test says to the page. */
export interface PageBench {
  show(opening: Omit<PlayerOpening, 'host'>): void
  obey(commands: readonly PlayerCommand[]): void
  facts(): readonly PlayerEvent[]
  close(): void
}

declare global {
  interface Window {
    bench: PageBench
    /** What the script at the configured address puts into the page. */
    StandIn: typeof StandIn
  }
}

/** As src/main/adapters binds them, with the outside player's scripts at addresses of the test. */
const players = (): VideoPlayer =>
  aliVideoPlayer(
    aliplayerScripts({ scriptUrls: ['/player-bench/outside.js'], styleUrl: '/player-bench/outside.css' }),
    nativeVideoPlayer(fetchAddressFault((...request) => fetch(...request))),
  )

const told: PlayerEvent[] = []
let film: ShownFilm | null = null

window.StandIn = StandIn
window.bench = {
  show: (opening) => {
    const host = document.createElement('div')
    document.body.append(host)
    film = players().show({ ...opening, host }, (fact) => told.push(fact))
  },
  obey: (commands) => {
    for (const command of commands) film?.obey(command)
  },
  facts: () => told,
  close: () => film?.close(),
}
