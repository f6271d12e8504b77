import type { Aliplayer, AliplayerEvent, AliplayerOptions } from '#infrastructure/playback/aliplayer.ts'

/** The film of a cloud id, as the service would find it. */
const addressOf = ({ vid, playauth }: AliplayerOptions): string =>
  `/player-bench/cloud/${playauth}/${vid}.mp4`

/** Stands in for the outside player: speaks the interface that its maker documents, over a video element. */
export class StandIn implements Aliplayer {
  readonly #video = document.createElement('video')
  readonly #hearing = new AbortController()

  constructor(options: AliplayerOptions, ready: (player: Aliplayer) => void) {
    const place = document.querySelector(`#${options.id}`)
    if (place === null) throw new Error(`there is no #${options.id}`)
    this.#video.src = addressOf(options)
    this.#video.preload = 'auto'
    place.append(this.#video)
    this.#video.addEventListener('loadedmetadata', () => ready(this), { signal: this.#hearing.signal })
  }

  play(): void {
    void this.#video.play()
  }

  pause(): void {
    this.#video.pause()
  }

  seek(second: number): void {
    this.#video.currentTime = second
  }

  getCurrentTime(): number {
    return this.#video.currentTime
  }

  getDuration(): number {
    return this.#video.duration
  }

  setVolume(volume: number): void {
    this.#video.volume = volume
  }

  mute(): void {
    this.#video.muted = true
  }

  unMute(): void {
    this.#video.muted = false
  }

  setSpeed(rate: number): void {
    this.#video.playbackRate = rate
  }

  on(event: string, hear: (event?: AliplayerEvent) => void): void {
    const { signal } = this.#hearing
    if (event === 'completeSeek') this.#video.addEventListener('seeked', () => hear(), { signal })
    else if (event === 'error')
      this.#video.addEventListener('error', () => hear({ paramData: { error_code: 4004 } }), { signal })
    // It says so at the end too, as the one that it stands for does.
    else this.#video.addEventListener(event, () => hear(), { signal })
  }

  dispose(): void {
    this.#hearing.abort()
    this.#video.removeAttribute('src')
    this.#video.load()
    this.#video.remove()
  }
}
