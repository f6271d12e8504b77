import type { Palette } from '../look/palette.ts'

/** A drawing of a study card, on a field of 660 × 500. */
export type Figure = (palette: Palette) => string

export const field = { width: 660, height: 500 } as const

export const ink = '#202020'
export const mute = '#646464'

type Point = readonly [x: number, y: number]
type Anchor = 'start' | 'middle' | 'end'

export const label = (
  x: number,
  y: number,
  text: string,
  size = 18,
  fill = ink,
  anchor: Anchor = 'middle',
): string =>
  `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}" text-anchor="${anchor}" dominant-baseline="middle">${text}</text>`

export const line = (from: Point, to: Point, colour: string, width = 3, dash = ''): string =>
  `<line x1="${from[0]}" y1="${from[1]}" x2="${to[0]}" y2="${to[1]}" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-dasharray="${dash}"/>`

/** An arrow head at the point given, looking along the line from the other. */
export const head = (from: Point, to: Point, colour: string, size = 11): string => {
  const turn = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI
  return `<path d="M0 0L${-size * 1.5} ${-size * 0.6}V${size * 0.6}Z" fill="${colour}" transform="translate(${to[0]} ${to[1]}) rotate(${turn})"/>`
}

export const arrow = (from: Point, to: Point, colour: string, width = 3, dash = ''): string => {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const short: Point = [to[0] - ((to[0] - from[0]) / length) * 10, to[1] - ((to[1] - from[1]) / length) * 10]
  return line(from, short, colour, width, dash) + head(from, to, colour)
}

export const path = (d: string, stroke: string, width = 3, fill = 'none', dash = ''): string =>
  `<path d="${d}" stroke="${stroke}" stroke-width="${width}" fill="${fill}" stroke-linejoin="round" stroke-linecap="round" stroke-dasharray="${dash}"/>`

export const polygon = (points: readonly Point[], fill: string, stroke = 'none', width = 3): string =>
  `<polygon points="${points.map((point) => point.map((value) => value.toFixed(1)).join(',')).join(' ')}" fill="${fill}" stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round"/>`

export const rect = (
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string,
  stroke = 'none',
  radius = 0,
): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${radius}" fill="${fill}" stroke="${stroke}" stroke-width="2.5"/>`

export const circle = (x: number, y: number, r: number, fill: string, stroke = 'none', width = 3): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" stroke="${stroke}" stroke-width="${width}"/>`

export const boxed = (
  x: number,
  y: number,
  w: number,
  h: number,
  text: string,
  fill: string,
  stroke: string,
  size = 18,
): string => rect(x, y, w, h, fill, stroke, 8) + label(x + w / 2, y + h / 2 + 1, text, size)

export const range = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index)

/** A curve through the values of a function between two abscissas, mapped to the field. */
export const curve = (from: number, to: number, point: (x: number) => Point, steps = 90): string =>
  range(steps + 1)
    .map((step) => point(from + ((to - from) * step) / steps))
    .map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('')
