import { STORAGE_NAMES as NAMES } from '#infrastructure/storage/storage-names.ts'

/** What the root element says from the first painting on; styles of the shell and of the theme go by it. */
export interface EarlyMarks {
  readonly appearance: 'light' | 'dark'
  readonly atHome: boolean
  readonly signedIn: boolean
}

export interface EarlySurroundings {
  /** What the browser keeps under a name; null for nothing, or where it keeps nothing. */
  readonly stored: (name: string) => string | null
  readonly systemIsDark: boolean
  readonly path: string
}

/** What can be known before the app has come. A guess is enough: the app looks again, and properly. */
export const earlyMarks = ({ stored, systemIsDark, path }: EarlySurroundings): EarlyMarks => {
  const chosen = stored(NAMES.appearance)
  return {
    appearance: chosen === 'light' || chosen === 'dark' ? chosen : systemIsDark ? 'dark' : 'light',
    atHome: path === '/',
    signedIn: stored(NAMES.token) !== null && stored(NAMES.userInfo) !== null,
  }
}
