import { CIRCLE, Drawing, ICON_PATHS, type IconName } from './icon.tsx'

const PATHS = {
  ...ICON_PATHS,
  bold: 'M7 5h6a3.5 3.5 0 0 1 0 7H7zM7 12h7a3.5 3.5 0 0 1 0 7H7z',
  bulletList: 'M9 6h11M9 12h11M9 18h11M4.5 6v.1M4.5 12v.1M4.5 18v.1',
  cards: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z',
  download: 'M12 4v11M7 11l5 5 5-5M5 20h14',
  filter: 'M4 6h16M7 12h10M10 18h4',
  folder: 'M3 6h6l2 2.5h10V19H3z',
  fullScreen: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  italic: 'M10 5h8M6 19h8M14.5 5l-5 14',
  link: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7L12 7M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7L12 17',
  minus: 'M5 12h14',
  more: 'M5 11.5v1h1v-1zM11.5 11.5v1h1v-1zM18 11.5v1h1v-1z',
  numberedList: 'M10 6h10M10 12h10M10 18h10M4 5l1.5-1v5M4 14.5a1.3 1.3 0 0 1 2.5.4C6.5 16 4 17.5 4 19h2.6',
  picture: 'M4 5h16v14H4zM4 16l5-5 4 4 2.5-2.5L20 17M15.5 9v.1',
  plus: 'M12 5v14M5 12h14',
  printer: 'M7 8V3h10v5M7 17H4v-8h16v8h-3M7 14h10v7H7z',
  question: `${CIRCLE}M9.5 9.5a2.5 2.5 0 1 1 3.6 2.2c-.8.4-1.1.9-1.1 1.8M12 16.8v.1`,
  reply: 'M9 6l-6 6 6 6M3 12h11a6 6 0 0 1 6 6v1',
  rotate: 'M19 12a7 7 0 1 1-2.3-5.2M17 3v4h-4',
  rows: 'M8 6h12M8 12h12M8 18h12M4 6h.1M4 12h.1M4 18h.1',
  save: 'M12 11v6M9 14h6M3 6h6l2 2h10v11H3z',
  star: 'M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1.1 5.9-5.3-2.9-5.3 2.9 1.1-5.9-4.3-4.1 5.9-.8z',
  remove: `${CIRCLE}M8 12h8`,
  subscript: 'M4 6l8 9M12 6l-8 9M16 17a1.5 1.5 0 0 1 3 .3c0 1.2-3 2-3 3.7h3.2',
  superscript: 'M4 9l8 9M12 9l-8 9M16 4.5a1.5 1.5 0 0 1 3 .3c0 1.2-3 2-3 3.7h3.2',
  underline: 'M7 4v7a5 5 0 0 0 10 0V4M5 20h14',
} as const

export type ExtendedIconName = IconName | keyof typeof PATHS

/** The icons of `Icon` and those that the first visit does without: fetched with the pages that use them. */
export const ExtendedIcon = ({ name, size = 16 }: { name: ExtendedIconName; size?: number }) => (
  <Drawing path={PATHS[name]} size={size} />
)
