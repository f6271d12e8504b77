import type { PlayerCommand, PlayerEvent, PlayerOpening, TimeSpan } from '#domain/playback/player-protocol.ts'

type Tell = (fact: PlayerEvent) => void

const spansOf = (ranges: TimeRanges): readonly TimeSpan[] =>
  Array.from({ length: ranges.length }, (_, at) => ({ start: ranges.start(at), end: ranges.end(at) }))

/** The whole of a recorded film; of a live one what can still be gone back to. */
export const spanOf = (video: HTMLVideoElement): TimeSpan => {
  if (Number.isFinite(video.duration)) return { start: 0, end: video.duration }
  const spans = spansOf(video.seekable)
  return { start: spans[0]?.start ?? 0, end: spans.at(-1)?.end ?? 0 }
}

const hostOf = ({ host }: PlayerOpening): HTMLElement => {
  if (!(host instanceof HTMLElement)) throw new Error('a film is shown in an element of the page')
  return host
}

/** A video element in its place, as it is to be watched; nothing is fetched yet. */
export const placeVideo = (opening: PlayerOpening): HTMLVideoElement => {
  const video = document.createElement('video')
  video.playsInline = true
  video.preload = 'auto'
  video.poster = opening.posterUrl
  video.defaultPlaybackRate = opening.rate
  video.playbackRate = opening.rate
  video.volume = opening.volume
  video.muted = opening.muted
  hostOf(opening).append(video)
  return video
}

/** What a video element says, in the words of the port; of a live one `spanNow` as it goes on. `signal` ends it. */
export const listenTo = (
  video: HTMLVideoElement,
  live: boolean,
  spanNow: () => TimeSpan,
  tell: Tell,
  signal: AbortSignal,
): void => {
  const on = (name: keyof HTMLVideoElementEventMap, hear: () => void): void =>
    video.addEventListener(name, hear, { signal })
  const tellPlace = () => {
    tell({ type: 'player.moved', position: video.currentTime })
    if (live) tell({ type: 'player.spanned', span: spanNow() })
  }
  on('timeupdate', () => !video.seeking && tellPlace())
  on('seeked', tellPlace)
  on('progress', () => tell({ type: 'player.buffered', ranges: spansOf(video.buffered) }))
  on('durationchange', () => {
    if (video.readyState > 0) tell({ type: 'player.spanned', span: spanNow() })
  })
  on('loadeddata', () => tell({ type: 'player.drawn' }))
  on('playing', () => tell({ type: 'player.playing' }))
  // At its end a film pauses too: that is told as its end.
  on('pause', () => !video.ended && tell({ type: 'player.paused' }))
  on('waiting', () => tell({ type: 'player.waiting' }))
  on('ended', () => tell({ type: 'player.ended' }))
  on('enterpictureinpicture', () => tell({ type: 'player.pictured', on: true }))
  on('leavepictureinpicture', () => tell({ type: 'player.pictured', on: false }))
}

export const canPicture = (): boolean => document.pictureInPictureEnabled

const play = async (video: HTMLVideoElement, tell: Tell): Promise<void> => {
  try {
    await video.play()
  } catch (error) {
    // Whatever else keeps it from playing is told by an event of its own, or is our own next command.
    if (error instanceof DOMException && error.name === 'NotAllowedError') tell({ type: 'player.refused' })
  }
}

const togglePicture = async (video: HTMLVideoElement): Promise<void> => {
  try {
    await (document.pictureInPictureElement === video
      ? document.exitPictureInPicture()
      : video.requestPictureInPicture())
  } catch {
    // The browser's own choice: the film stays where it is.
  }
}

/** What any video element can do, wherever its film comes from. */
export const obeyWith =
  (video: HTMLVideoElement, tell: Tell) =>
  (command: PlayerCommand): void => {
    switch (command.type) {
      case 'player.play':
        void play(video, tell)
        return
      case 'player.pause':
        video.pause()
        return
      case 'player.seek':
        video.currentTime = command.second
        return
      case 'player.seekEdge':
        video.currentTime = spanOf(video).end
        return
      case 'player.setRate':
        video.defaultPlaybackRate = command.rate
        video.playbackRate = command.rate
        return
      case 'player.setVolume':
        video.volume = command.volume
        video.muted = command.muted
        return
      case 'player.togglePicture':
        void togglePicture(video)
        return
      case 'player.tellPlace':
        if (!video.seeking) tell({ type: 'player.moved', position: video.currentTime })
        return
      case 'player.setQuality':
        return
    }
  }
