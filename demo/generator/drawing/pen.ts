import { arrow, circle, curve, ink, label, line, path, polygon, range, rect } from '../figure/draw.ts'

export { arrow, circle, curve, ink, label, line, path, polygon, range, rect }

/** By its key in the manifest what was drawn on the field. */
export type Drawings = Readonly<Record<string, string>>

/** The field of a drawing; its file has twice as many pixels each way. */
export const sheet = { width: 640, height: 360 } as const

export const blue = '#1f5fbf'
export const red = '#b8352a'
export const green = '#2f7d4f'
export const grey = '#8a8f98'
export const pale = '#dde8f7'
export const sand = '#f4e4c3'

export type Point = readonly [x: number, y: number]

/** Upright text. */
export const text = (x: number, y: number, words: string, size = 19, fill = ink): string =>
  label(x, y, words, size, fill)

/** A letter that stands for a size or a point. */
export const letter = (x: number, y: number, words: string, size = 20): string =>
  `<g font-style="italic" font-family="Times New Roman, Liberation Serif, serif">${label(x, y, words, size)}</g>`

export const thin = (from: Point, to: Point, colour = ink, dash = ''): string =>
  line(from, to, colour, 2, dash)

export const dashed = (from: Point, to: Point, colour = grey): string => line(from, to, colour, 2, '6 6')

export const dot = (x: number, y: number, colour = ink): string => circle(x, y, 4, colour)

/** The mark of a right angle at a corner, its sides along the two directions (±1). */
export const corner = (x: number, y: number, right: number, down: number, size = 14): string =>
  path(`M${x + right * size} ${y}V${y + down * size}H${x}`, ink, 2)

/** Two axes from an origin, with their names at the arrows. */
export const axes = (
  origin: Point,
  right: number,
  up: number,
  names: readonly [string, string],
  left = 0,
  down = 0,
): string => {
  const [x, y] = origin
  return (
    arrow([x - left, y], [x + right, y], ink, 2) +
    arrow([x, y + down], [x, y - up], ink, 2) +
    text(x + right - 4, y + 20, names[0], 17) +
    label(x + 10, y - up + 4, names[1], 17, ink, 'start')
  )
}

/** Marks with numbers along the axis to the right. */
export const ticks = (origin: Point, step: number, names: readonly (string | number)[]): string =>
  names
    .map((name, index) => {
      const x = origin[0] + step * (index + 1)
      return (
        thin([x, origin[1] - 5], [x, origin[1]]) + text(x, origin[1] + 17, String(name).replace('-', '−'), 15)
      )
    })
    .join('')

/** The same upwards. */
export const rungs = (origin: Point, step: number, names: readonly (string | number)[]): string =>
  names
    .map((name, index) => {
      const y = origin[1] - step * (index + 1)
      return (
        thin([origin[0], y], [origin[0] + 5, y]) +
        label(origin[0] - 8, y, String(name).replace('-', '−'), 15, ink, 'end')
      )
    })
    .join('')

/** A line through points. */
export const through = (points: readonly Point[], colour = blue, width = 3, dash = ''): string =>
  path(`M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`, colour, width, 'none', dash)

/** An arc that marks an angle, from one direction to another in degrees, counted as on a clock face backwards from the right. */
export const arc = (x: number, y: number, r: number, from: number, to: number, colour = ink): string => {
  const at = (degrees: number) =>
    `${(x + r * Math.cos((degrees * Math.PI) / 180)).toFixed(1)} ${(y - r * Math.sin((degrees * Math.PI) / 180)).toFixed(1)}`
  return path(`M${at(from)}A${r} ${r} 0 ${to - from > 180 ? 1 : 0} 0 ${at(to)}`, colour, 2)
}

/** A number in a ring at the end of a line that points at something. */
export const pointer = (to: Point, from: Point, name: string): string =>
  thin(to, from, grey) + circle(from[0], from[1], 13, '#fff', ink, 2) + text(from[0], from[1] + 1, name, 16)
