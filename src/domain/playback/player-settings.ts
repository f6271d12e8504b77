/** The learner's settings of the player; kept for the next film (R-playback-4). */
export interface PlayerSettings {
  /** One of `RATES`. */
  readonly rate: number
  /** 0–1. */
  readonly volume: number
  readonly muted: boolean
  /** The label of a quality; null leaves the choice to the player. */
  readonly quality: string | null
  /** The language of the captions; null for none. */
  readonly captions: string | null
  /** The film as wide as the page. */
  readonly theatre: boolean
  /** What is said stands in full below the film. */
  readonly transcript: boolean
}

export const RATES: readonly number[] = [0.5, 0.75, 1, 1.25, 1.5, 2]

export const DEFAULT_PLAYER_SETTINGS: PlayerSettings = {
  rate: 1,
  volume: 1,
  muted: false,
  quality: null,
  captions: null,
  theatre: false,
  transcript: false,
}

/** The next slower or faster rate; the last one stays. */
export const neighbouringRate = (rate: number, by: 1 | -1): number => {
  const others = RATES.filter((other) => (by === 1 ? other > rate : other < rate))
  return others.at(by === 1 ? 0 : -1) ?? rate
}

/** What was silent becomes audible again, and what has no volume is silent. */
export const withVolume = (settings: PlayerSettings, volume: number): PlayerSettings => {
  const heard = Math.min(1, Math.max(0, volume))
  return { ...settings, volume: heard, muted: heard === 0 }
}

const AUDIBLE = 0.5

export const withMuted = (settings: PlayerSettings, muted: boolean): PlayerSettings => ({
  ...settings,
  muted,
  volume: !muted && settings.volume === 0 ? AUDIBLE : settings.volume,
})
