import { arrow, circle, curve, ink, label, line } from './draw.ts'

interface Axes {
  readonly x: readonly [number, number]
  readonly y: readonly [number, number]
  readonly names?: readonly [string, string]
}

/** A coordinate system that fills the field, and what can be drawn in it. */
export const graph = ({ x: [x0, x1], y: [y0, y1], names = ['x', 'y'] }: Axes) => {
  const [left, right, top, bottom] = [40, 620, 40, 460]
  const at = (x: number, y: number): readonly [number, number] => [
    left + ((x - x0) / (x1 - x0)) * (right - left),
    bottom - ((y - y0) / (y1 - y0)) * (bottom - top),
  ]
  const [ox, oy] = at(Math.max(x0, Math.min(0, x1)), Math.max(y0, Math.min(0, y1)))
  return {
    at,
    axes:
      arrow([left - 20, oy], [right + 28, oy], ink, 2.5) +
      arrow([ox, bottom + 24], [ox, top - 26], ink, 2.5) +
      label(right + 20, oy + 24, names[0], 22) +
      label(ox + 26, top - 20, names[1], 22) +
      label(ox - 16, oy + 20, 'O', 20),
    plot: (of: (x: number) => number, colour: string, from = x0, to = x1): string =>
      `<path d="${curve(from, to, (x) => at(x, of(x)))}" fill="none" stroke="${colour}" stroke-width="4.5" stroke-linecap="round"/>`,
    dot: (x: number, y: number, name: string, dx = 22, dy = -22): string =>
      circle(...at(x, y), 7, ink) + label(at(x, y)[0] + dx, at(x, y)[1] + dy, name, 24),
    dash: (from: readonly [number, number], to: readonly [number, number], colour: string): string =>
      line(at(...from), at(...to), colour, 2.5, '8 7'),
    note: (x: number, y: number, text: string, colour = ink, size = 24): string =>
      label(...at(x, y), text, size, colour),
  }
}
