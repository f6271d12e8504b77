const CIRCLE = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z'

/** Strokes on a ground of 24 × 24; the strings of one icon joined into one path. */
const PATHS = {
  bold: 'M7 5h6a3.5 3.5 0 0 1 0 7H7zM7 12h7a3.5 3.5 0 0 1 0 7H7z',
  bulletList: 'M9 6h11M9 12h11M9 18h11M4.5 6v.1M4.5 12v.1M4.5 18v.1',
  check: `${CIRCLE}M8 12.3l2.8 2.8L16 9.5`,
  cards: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z',
  chevronDown: 'M6 9l6 6 6-6',
  chevronLeft: 'M15 6l-6 6 6 6',
  chevronRight: 'M9 6l6 6-6 6',
  close: 'M6 6l12 12M18 6L6 18',
  desktop: 'M4 5h16v11H4zM8 20h8M12 16v4',
  download: 'M12 4v11M7 11l5 5 5-5M5 20h14',
  eye: 'M2.5 12c5-7.3 14-7.3 19 0-5 7.3-14 7.3-19 0zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  eyeClosed: 'M2.5 10.5c5 5.8 14 5.8 19 0M6.5 14l-1.7 2.5M12 15.5v3M17.5 14l1.7 2.5',
  filter: 'M4 6h16M7 12h10M10 18h4',
  folder: 'M3 6h6l2 2.5h10V19H3z',
  fault: `${CIRCLE}M9 9l6 6M15 9l-6 6`,
  file: 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6',
  fullScreen: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  information: `${CIRCLE}M12 11v5.5M12 7.5v.1`,
  italic: 'M10 5h8M6 19h8M14.5 5l-5 14',
  link: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7L12 7M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7L12 17',
  live: `M12 10a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM7.5 7.5a6.3 6.3 0 0 0 0 9M16.5 7.5a6.3 6.3 0 0 1 0 9M4.5 4.5a10.5 10.5 0 0 0 0 15M19.5 4.5a10.5 10.5 0 0 1 0 15`,
  more: 'M5.5 12h.1M12 12h.1M18.5 12h.1',
  plus: 'M12 5v14M5 12h14',
  menu: 'M4 7h16M4 12h16M4 17h16',
  minus: 'M5 12h14',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z',
  numberedList: 'M10 6h10M10 12h10M10 18h10M4 5l1.5-1v5M4 14.5a1.3 1.3 0 0 1 2.5.4C6.5 16 4 17.5 4 19h2.6',
  pause: 'M9 6v12M15 6v12',
  pencil: 'M4 20l1-4.5L16.5 4 20 7.5 8.5 19zM14 6.5l3.5 3.5',
  picture: 'M4 5h16v14H4zM4 16l5-5 4 4 2.5-2.5L20 17M15.5 9v.1',
  play: 'M8 5.5v13l10.5-6.5z',
  rows: 'M8 6h12M8 12h12M8 18h12M4 6h.1M4 12h.1M4 18h.1',
  reply: 'M9 6l-6 6 6 6M3 12h11a6 6 0 0 1 6 6v1',
  printer: 'M7 8V3h10v5M7 17H4v-8h16v8h-3M7 14h10v7H7z',
  question: `${CIRCLE}M9.5 9.5a2.5 2.5 0 1 1 3.6 2.2c-.8.4-1.1.9-1.1 1.8M12 16.8v.1`,
  rotate: 'M19 12a7 7 0 1 1-2.3-5.2M17 3v4h-4',
  save: 'M12 11v6M9 14h6M3 6h6l2 2h10v11H3z',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16 16l4.5 4.5',
  subscript: 'M4 6l8 9M12 6l-8 9M16 17a1.5 1.5 0 0 1 3 .3c0 1.2-3 2-3 3.7h3.2',
  star: 'M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1.1 5.9-5.3-2.9-5.3 2.9 1.1-5.9-4.3-4.1 5.9-.8z',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  superscript: 'M4 9l8 9M12 9l-8 9M16 4.5a1.5 1.5 0 0 1 3 .3c0 1.2-3 2-3 3.7h3.2',
  underline: 'M7 4v7a5 5 0 0 0 10 0V4M5 20h14',
  video: 'M3 6h12v12H3zM15 11l6-4v10l-6-4z',
  warning: 'M12 4L2.5 20h19zM12 10v4.5M12 17.3v.1',
} as const

export type IconName = keyof typeof PATHS

/** A line drawing in the colour of the text around it. Never the only word for what it stands for: it is hidden from readers. */
export const Icon = ({ name, size = 16 }: { name: IconName; size?: number }) => (
  <svg
    className="icon"
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={2}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={PATHS[name]} />
  </svg>
)
