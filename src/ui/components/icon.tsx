export const CIRCLE = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z'

/** An open book: the mark of 语文, and of what is empty, which is drawn before any subject is known. */
export const BOOK =
  'M12 20c-2.5-1.7-5.5-2.3-9-2V5c3.5-.3 6.5.3 9 2 2.5-1.7 5.5-2.3 9-2v13c-3.5-.3-6.5.3-9 2zM12 7v13'

/** How thick the marks of subjects are drawn, on the ground of 24. */
export const GLYPH_STROKE = 1.6

/** Strokes on a ground of 24 × 24; the strings of one icon joined into one path. */
export const ICON_PATHS = {
  check: `${CIRCLE}M8 12.3l2.8 2.8L16 9.5`,
  chevronDown: 'M6 9l6 6 6-6',
  chevronLeft: 'M15 6l-6 6 6 6',
  chevronRight: 'M9 6l6 6-6 6',
  close: 'M6 6l12 12M18 6L6 18',
  desktop: 'M4 5h16v11H4zM8 20h8M12 16v4',
  eye: 'M2.5 12c5-7.3 14-7.3 19 0-5 7.3-14 7.3-19 0zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  eyeClosed: 'M2.5 10.5c5 5.8 14 5.8 19 0M6.5 14l-1.7 2.5M12 15.5v3M17.5 14l1.7 2.5',
  fault: `${CIRCLE}M9 9l6 6M15 9l-6 6`,
  file: 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6',
  information: `${CIRCLE}M12 11v5.5M12 7.5v.1`,
  live: `M12 10a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM7.5 7.5a6.3 6.3 0 0 0 0 9M16.5 7.5a6.3 6.3 0 0 1 0 9M4.5 4.5a10.5 10.5 0 0 0 0 15M19.5 4.5a10.5 10.5 0 0 1 0 15`,
  menu: 'M4 7h16M4 12h16M4 17h16',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z',
  pause: 'M9 6v12M15 6v12',
  pencil: 'M4 20l1-4.5L16.5 4 20 7.5 8.5 19zM14 6.5l3.5 3.5',
  play: 'M8 5.5v13l10.5-6.5z',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16 16l4.5 4.5',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  video: 'M3 6h12v12H3zM15 11l6-4v10l-6-4z',
  warning: 'M12 4L2.5 20h19zM12 10v4.5M12 17.3v.1',
} as const

export type IconName = keyof typeof ICON_PATHS

/** A line drawing in the colour of the text around it. Never the only word for what it stands for: it is hidden from readers. */
export const Icon = ({ name, size = 16 }: { name: IconName; size?: number }) => (
  <Drawing path={ICON_PATHS[name]} size={size} />
)

export interface DrawingProps {
  readonly path: string
  /** Pixels of a side. */
  readonly size: number
  readonly strokeWidth?: number
}

export const Drawing = ({ path, size, strokeWidth = 2 }: DrawingProps) => (
  <svg
    className="icon"
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={strokeWidth}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={path} />
  </svg>
)
