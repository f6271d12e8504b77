import { STORAGE_NAMES as NAMES } from '#infrastructure/storage/storage-names.ts'

/**
 * Attributes of the root element before the first paint; styles of the shell and of the theme depend on them.
 */
export interface EarlyMarks {
  readonly appearance: 'light' | 'dark'
  readonly atHome: boolean
  readonly signedIn: boolean
}

export interface EarlySurroundings {
  /** Reads the browser's storage; null if there is no entry or no storage. */
  readonly stored: (name: string) => string | null
  readonly systemIsDark: boolean
  readonly path: string
}

/** Derives the marks from stored values alone; the app verifies them when it starts. */
export const earlyMarks = ({ stored, systemIsDark, path }: EarlySurroundings): EarlyMarks => {
  const chosen = stored(NAMES.appearance)
  return {
    appearance: chosen === 'light' || chosen === 'dark' ? chosen : systemIsDark ? 'dark' : 'light',
    atHome: path === '/',
    signedIn: stored(NAMES.token) !== null && stored(NAMES.userInfo) !== null,
  }
}
