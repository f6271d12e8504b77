import type { ShownFilm, VideoPlayer } from '#application/playback/video-player.port.ts'
import type { PlayerCommand, PlayerEvent, PlayerOpening } from '#domain/playback/player-protocol.ts'
import { fetchAddressFault } from '#infrastructure/playback/address-fault.ts'
import { aliplayerScripts } from '#infrastructure/playback/aliplayer-scripts.ts'
import { aliVideoPlayer } from '#infrastructure/playback/video-player.aliplayer.ts'
import { nativeVideoPlayer } from '#infrastructure/playback/video-player.native.ts'
import { StandIn } from './stand-in.ts'

/** What tests say to the page, each of its own film, by number. */
export interface PageBench {
  show(film: number, opening: Omit<PlayerOpening, 'host'>): void
  obey(film: number, commands: readonly PlayerCommand[]): void
  facts(film: number): readonly PlayerEvent[]
  close(film: number): void
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

const told = new Map<number, PlayerEvent[]>()
const films = new Map<number, ShownFilm>()

window.StandIn = StandIn
window.bench = {
  show: (film, opening) => {
    const host = document.createElement('div')
    document.body.append(host)
    const facts: PlayerEvent[] = []
    told.set(film, facts)
    films.set(
      film,
      players().show({ ...opening, host }, (fact) => facts.push(fact)),
    )
  },
  obey: (film, commands) => {
    for (const command of commands) films.get(film)?.obey(command)
  },
  facts: (film) => told.get(film) ?? [],
  close: (film) => films.get(film)?.close(),
}
