import { Drawing } from '../components/icon.tsx'

const SPEAKER = 'M4 9.5v5h3.5l5 4v-13l-5 4z'

/** Strokes on a ground of 24 × 24, of the player only: fetched with it. */
const PATHS = {
  again: 'M5 12a7 7 0 1 0 2.3-5.2M7 3v4h4',
  captions: 'M3 6h18v12H3zM10.5 10.5a2 2 0 1 0 0 3M17 10.5a2 2 0 1 0 0 3',
  close: 'M6 6l12 12M18 6L6 18',
  fullScreen: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  keys: 'M3 7h18v10H3zM7 10.5v.1M11 10.5v.1M15 10.5v.1M8 14h8',
  leaveFullScreen: 'M9 4v5H4M20 9h-5V4M15 20v-5h5M4 15h5v5',
  more: 'M5 11.5v1h1v-1zM11.5 11.5v1h1v-1zM18 11.5v1h1v-1z',
  muted: `${SPEAKER}M16 9.5l5 5M21 9.5l-5 5`,
  pause: 'M9 6v12M15 6v12',
  picture: 'M3 5h18v14H3zM12 12h6v4.5h-6z',
  play: 'M8 5.5v13l10.5-6.5z',
  theatre: 'M3 7h18v10H3z',
  transcript: 'M5 5h14M5 10h14M5 15h9M5 20h6',
  volume: `${SPEAKER}M16 9.5a3.5 3.5 0 0 1 0 5M18.5 7a7 7 0 0 1 0 10`,
} as const

export type PlayerIconName = keyof typeof PATHS

export const PlayerIcon = ({ name, size = 20 }: { name: PlayerIconName; size?: number }) => (
  <Drawing path={PATHS[name]} size={size} />
)
