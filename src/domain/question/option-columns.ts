/** Room that options need in a line: of at most so many Chinese characters; none stand side by side where they are longer. */
export const OPTION_ROOMS = [4, 7, 12, 18] as const
export type OptionRoom = (typeof OPTION_ROOMS)[number]

/** The key of an option with what follows it, and the gap between two columns, in Chinese characters. */
const KEY = 2
const GAP = 1

const LATIN = /[\u0020-\u024f]/g

/** About as wide as it is printed, in Chinese characters: without tags, a command of LaTeX as one character; pictures and tables have no width. */
const widthOf = (html: string): number => {
  if (/<(?:img|table)/i.test(html)) return Number.POSITIVE_INFINITY
  const characters = html
    .replace(/<[^>]*>|\\(?:begin|end)\{\w+\}|\\[()[\]]|[{}^_]/g, '')
    .replace(/\\[a-zA-Z]+|&\w+;/g, '一')
    .trim()
  return characters.replace(LATIN, '').length + (characters.match(LATIN)?.length ?? 0) * 0.55
}

/** The room that the longest of these options needs; null for a line each. `contents`: HTML with LaTeX. */
export const optionRoomOf = (contents: readonly string[]): OptionRoom | null => {
  const widest = Math.max(0, ...contents.map(widthOf))
  return OPTION_ROOMS.find((room) => widest <= room) ?? null
}

/** How many options of this room stand side by side in a line of `width` Chinese characters. */
export const optionColumnsIn = (room: OptionRoom | null, width: number): 1 | 2 | 4 => {
  if (room === null) return 1
  const fits = (columns: number) => columns * (room + KEY) + (columns - 1) * GAP <= width
  if (fits(4)) return 4
  return fits(2) ? 2 : 1
}
