import type { ShownFilm, VideoPlayer } from '#application/playback/video-player.port.ts'
import type {
  PlayerCommand,
  PlayerEvent,
  PlayerFault,
  PlayerOpening,
} from '#domain/playback/player-protocol.ts'
import type { Aliplayer, AliplayerClass, AliplayerEvent, LoadAliplayer } from './aliplayer.ts'

/**
 * Films at a cloud video service by its own player, all others, and these too where it cannot be had, by another one.
 * R-playback-1.
 */
export const aliVideoPlayer = (load: LoadAliplayer, otherwise: VideoPlayer): VideoPlayer => ({
  show: (opening, tell) =>
    opening.source.cloudVideoId === ''
      ? otherwise.show(opening, tell)
      : showWhenLoaded(opening, tell, load, otherwise),
})

/** Commands that come while the player is being fetched wait for it. */
const showWhenLoaded = (
  opening: PlayerOpening,
  tell: (fact: PlayerEvent) => void,
  load: LoadAliplayer,
  otherwise: VideoPlayer,
): ShownFilm => {
  const early: PlayerCommand[] = []
  let film: ShownFilm | null = null
  let closed = false
  const begin = async () => {
    const Player = await load()
    if (closed) return
    if (Player !== null) film = showInCloud(Player, opening, tell)
    else if (opening.source.url !== '') film = otherwise.show(opening, tell)
    else tell({ type: 'player.failed', fault: 'noPlayer' })
    for (const command of early) film?.obey(command)
  }
  void begin()
  return {
    obey: (command) => {
      if (film === null) early.push(command)
      else film.obey(command)
    },
    close: () => {
      closed = true
      film?.close()
    },
  }
}

/** As near as the last picture lies to the end. Seconds. */
const END = 0.3

let places = 0

/** It wants the id of an element that stands in the page. */
const placeIn = ({ host }: PlayerOpening): HTMLElement => {
  if (!(host instanceof HTMLElement)) throw new Error('a film is shown in an element of the page')
  const place = document.createElement('div')
  places += 1
  place.id = `cloud-film-${places}`
  host.append(place)
  return place
}

const showInCloud = (
  Player: AliplayerClass,
  opening: PlayerOpening,
  tellAll: (fact: PlayerEvent) => void,
): ShownFilm => {
  const { source, posterUrl, live, startAt, rate, volume, muted } = opening
  let closed = false
  const tell = (fact: PlayerEvent) => {
    if (!closed) tellAll(fact)
  }
  const place = placeIn(opening)
  const player = new Player(
    {
      id: place.id,
      vid: source.cloudVideoId,
      playauth: source.cloudPlayAuth,
      cover: posterUrl,
      width: '100%',
      height: '100%',
      autoplay: false,
      isLive: live,
      rePlay: false,
      playsinline: true,
      preload: true,
      skinLayout: false,
      keyShortCuts: false,
    },
    () => undefined,
  )
  const spanOf = () => ({ start: 0, end: player.getDuration() })
  let opened = false
  let seeking = false
  const open = () => {
    if (opened) return
    opened = true
    setVolume(player, volume, muted)
    player.setSpeed(rate)
    if (startAt > 0 && !live) player.seek(startAt)
    tell({ type: 'player.opened', span: spanOf(), levels: [], canPicture: false })
    tell({ type: 'player.drawn' })
  }
  const tellPlace = () => {
    if (opened && !seeking) tell({ type: 'player.moved', position: player.getCurrentTime() })
  }
  player.on('canplay', open)
  player.on('playing', () => tell({ type: 'player.playing' }))
  // At its end a film pauses too: that is told as its end.
  const isAtEnd = () => !live && player.getCurrentTime() >= player.getDuration() - END
  player.on('pause', () => !isAtEnd() && tell({ type: 'player.paused' }))
  player.on('waiting', () => tell({ type: 'player.waiting' }))
  player.on('timeupdate', tellPlace)
  player.on('completeSeek', () => {
    seeking = false
    tellPlace()
  })
  player.on('ended', () => tell({ type: 'player.ended' }))
  player.on('error', (event) => {
    tell({ type: 'player.failed', fault: faultOf(event) })
    close()
  })
  const close = () => {
    if (closed) return
    closed = true
    player.dispose()
    place.remove()
  }
  const obey = (command: PlayerCommand): void => {
    switch (command.type) {
      case 'player.play':
        player.play()
        return
      case 'player.pause':
        player.pause()
        return
      case 'player.seek':
        seeking = true
        player.seek(command.second)
        return
      case 'player.seekEdge':
        player.seek(player.getDuration())
        return
      case 'player.tellPlace':
        tellPlace()
        return
      case 'player.setRate':
        player.setSpeed(command.rate)
        return
      case 'player.setVolume':
        setVolume(player, command.volume, command.muted)
        return
      // The service chooses the quality, and the player has no documented way into a picture of its own.
      case 'player.setQuality':
      case 'player.togglePicture':
        return
    }
  }
  return { obey, close }
}

/** The documented codes that mean more than that it could not be fetched. */
const FAULTS: Readonly<Record<string, PlayerFault>> = { 4002: 'expired', 4004: 'missing', 4011: 'unplayable' }

const faultOf = (event?: AliplayerEvent): PlayerFault =>
  FAULTS[String(event?.paramData?.error_code)] ?? 'unreachable'

const setVolume = (player: Aliplayer, volume: number, muted: boolean): void => {
  player.setVolume(volume)
  if (muted) player.mute()
  else player.unMute()
}
