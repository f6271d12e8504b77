/**
 * What is used of the outside player, as its maker documents it (Aliplayer, "API 说明"). Its package carries no licence
 * and is no part of this product: its scripts are fetched from the configured addresses.
 */
export interface Aliplayer {
  play(): void
  pause(): void
  seek(second: number): void
  getCurrentTime(): number
  getDuration(): number
  /** 0–1. */
  setVolume(volume: number): void
  mute(): void
  unMute(): void
  setSpeed(rate: number): void
  on(event: string, hear: (event?: AliplayerEvent) => void): void
  dispose(): void
}

export interface AliplayerEvent {
  /** Of an error. */
  readonly paramData?: { readonly error_code?: number | string }
}

export interface AliplayerOptions {
  /** The id of the element that it stands in. */
  readonly id: string
  /** A film at the cloud service, and what the service asks for with it. */
  readonly vid: string
  readonly playauth: string
  readonly cover: string
  readonly width: string
  readonly height: string
  readonly autoplay: boolean
  readonly isLive: boolean
  readonly rePlay: boolean
  readonly playsinline: boolean
  readonly preload: boolean
  /** Without controls of its own: ours know questions and notes. */
  readonly skinLayout: false
  readonly keyShortCuts: boolean
}

export type AliplayerClass = new (options: AliplayerOptions, ready: (player: Aliplayer) => void) => Aliplayer

/** Fetches the outside player at the first call. Null where it cannot be had; the next call tries again. */
export type LoadAliplayer = () => Promise<AliplayerClass | null>

declare global {
  interface Window {
    Aliplayer?: AliplayerClass
  }
}
