import type Hls from 'hls.js'
import type { ErrorData } from 'hls.js'
import type { PlayerEvent, PlayerFault, PlayerOpening } from '#domain/playback/player-protocol.ts'
import { faultOfStatus } from './address-fault.ts'

export type HlsModule = typeof Hls

/** A film in several qualities, fetched in parts. */
export interface Stream {
  /** Best first; known once the film has begun to be fetched. */
  levels(): readonly string[]
  /** Null leaves the choice to the line. */
  choose(label: string | null): void
  /** Of a live film what is being said now; null while that is unknown. */
  edge(): number | null
  close(): void
}

const faultOf = (
  Hls: HlsModule,
  { type, response, frag, url }: ErrorData,
  isBarred: (address: string) => boolean,
): PlayerFault => {
  if (type === Hls.ErrorTypes.NETWORK_ERROR)
    return isBarred(frag?.url ?? url ?? '') ? 'barred' : (faultOfStatus(response?.code ?? 0) ?? 'unreachable')
  return type === Hls.ErrorTypes.MEDIA_ERROR ? 'damaged' : 'unplayable'
}

/** Fetches the parts of the film as they are needed and hands them to the element. */
export const openStream = (
  Hls: HlsModule,
  video: HTMLVideoElement,
  { source, startAt, live, quality }: PlayerOpening,
  tell: (fact: PlayerEvent) => void,
  isBarred: (address: string) => boolean,
): Stream => {
  const hls = new Hls({
    startPosition: live || startAt === 0 ? -1 : startAt,
    // No finer than it is shown: half of a school's line is saved on a small screen.
    capLevelToPlayerSize: true,
    liveDurationInfinity: true,
    backBufferLength: 60,
  })
  let wanted = quality
  let recovered = false
  const labels = () =>
    hls.levels.map(({ height, bitrate }) => (height > 0 ? `${height}p` : `${Math.round(bitrate / 1000)}k`))
  const choose = () => {
    const at = wanted === null ? -1 : labels().indexOf(wanted)
    if (hls.nextLevel !== at || (at === -1 && !hls.autoLevelEnabled)) hls.nextLevel = at
  }
  hls.on(Hls.Events.MANIFEST_PARSED, () => wanted !== null && choose())
  hls.on(Hls.Events.LEVEL_SWITCHED, (_, { level }) =>
    tell({ type: 'player.shown', label: labels()[level] ?? '' }),
  )
  hls.on(Hls.Events.ERROR, (_, error) => {
    if (!error.fatal) return
    if (error.type === Hls.ErrorTypes.MEDIA_ERROR && !recovered) {
      recovered = true
      hls.recoverMediaError()
    } else tell({ type: 'player.failed', fault: faultOf(Hls, error, isBarred) })
  })
  hls.loadSource(source.url)
  hls.attachMedia(video)
  return {
    levels: () => labels().reverse(),
    choose: (label) => {
      if (label === wanted) return
      wanted = label
      choose()
    },
    edge: () => hls.liveSyncPosition,
    close: () => hls.destroy(),
  }
}
