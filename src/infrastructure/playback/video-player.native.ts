import type { ShownFilm, VideoPlayer } from '#application/playback/video-player.port.ts'
import type {
  PlayerCommand,
  PlayerEvent,
  PlayerFault,
  PlayerOpening,
  TimeSpan,
} from '#domain/playback/player-protocol.ts'
import type { AskAddress } from './address-fault.ts'
import { watchBarredHosts } from './barred-hosts.ts'
import { canPicture, listenTo, obeyWith, placeVideo, spanOf } from './media-element.ts'
import type { Stream } from './stream.hls.ts'

const HLS_TYPE = 'application/vnd.apple.mpegurl'

/** Fetched with the first film that comes in parts. */
const fetchHls = async () => {
  const [{ default: Hls }, { openStream }] = await Promise.all([
    import('hls.js/light'),
    import('./stream.hls.ts'),
  ])
  return { Hls, openStream }
}

/**
 * The browser's own player. Films in parts go through hls.js where it can work, so that every browser takes the same
 * way; else to the browser itself, where it knows how.
 */
export const nativeVideoPlayer = (ask: AskAddress): VideoPlayer => ({
  show: (opening, tell) => showFilm(opening, tell, ask),
})

const showFilm = (
  opening: PlayerOpening,
  tellAll: (fact: PlayerEvent) => void,
  ask: AskAddress,
): ShownFilm => {
  const { source, live, startAt } = opening
  const closing = new AbortController()
  const { signal } = closing
  const tell = (fact: PlayerEvent) => {
    if (signal.aborted) return
    tellAll(fact)
    if (fact.type === 'player.failed') close()
  }
  const fail = (fault: PlayerFault) => tell({ type: 'player.failed', fault })
  const isBarred = watchBarredHosts(signal)
  const video = placeVideo(opening)
  const obey = obeyWith(video, tell)
  let stream: Stream | null = null

  const close = () => {
    closing.abort()
    stream?.close()
    video.pause()
    // Only so does a browser let go of what it is still fetching.
    video.removeAttribute('src')
    video.load()
    video.remove()
  }
  const begin = () => {
    if (startAt > 0 && !live) video.currentTime = startAt
    video.src = source.url
  }
  const beginInParts = async () => {
    try {
      const { Hls, openStream } = await fetchHls()
      if (signal.aborted) return
      if (Hls.isSupported()) stream = openStream(Hls, video, opening, tell, isBarred)
      else if (video.canPlayType(HLS_TYPE) === '') fail('unplayable')
      else begin()
    } catch {
      fail('unreachable')
    }
  }

  const spanNow = () => spanUpTo(spanOf(video), live ? (stream?.edge() ?? null) : null)

  listenTo(video, live, spanNow, tell, signal)
  video.addEventListener(
    'loadedmetadata',
    () =>
      tell({
        type: 'player.opened',
        span: spanNow(),
        levels: stream?.levels() ?? [],
        canPicture: canPicture(),
      }),
    { signal },
  )
  video.addEventListener(
    'error',
    () => void faultOf(video, source.url, ask).then((fault) => fail(isBarred(source.url) ? 'barred' : fault)),
    { signal },
  )
  if (source.kind === 'hls') void beginInParts()
  else begin()
  return { obey: (command) => obeyAs(command, stream, obey), close }
}

/** A live stream is watched some parts before the last that can be had: who stands there has what is being said now. */
const spanUpTo = (span: TimeSpan, edge: number | null): TimeSpan =>
  edge === null ? span : { ...span, end: Math.max(span.start, edge) }

/** Streams know more than their element does. */
const obeyAs = (
  command: PlayerCommand,
  stream: Stream | null,
  obey: (command: PlayerCommand) => void,
): void => {
  if (command.type === 'player.setQuality') stream?.choose(command.label)
  const edge = command.type === 'player.seekEdge' ? (stream?.edge() ?? null) : null
  obey(edge === null ? command : { type: 'player.seek', second: edge })
}

/** A browser says no more than that it could not; the address itself says why. */
const faultOf = async (video: HTMLVideoElement, address: string, ask: AskAddress): Promise<PlayerFault> => {
  const { code } = video.error ?? { code: MediaError.MEDIA_ERR_SRC_NOT_SUPPORTED }
  if (code === MediaError.MEDIA_ERR_DECODE) return 'damaged'
  const fault = await ask(address)
  return fault ?? (code === MediaError.MEDIA_ERR_NETWORK ? 'unreachable' : 'unplayable')
}
