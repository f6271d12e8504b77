import { type Figure, head, label, line, path, rect } from './draw.ts'

export const court: Figure = ({ soft, text, deep }) => {
  const m = 21.6
  const [x, y] = [28, 70]
  const at = (px: number, py: number): string => `${(x + px * m).toFixed(1)} ${(y + py * m).toFixed(1)}`
  const half = (mirror: boolean): string => {
    const side = (px: number, py: number): string => at(mirror ? 28 - px : px, py)
    const turn = mirror ? 0 : 1
    return [
      path(`M${side(0, 5.05)}L${side(5.8, 5.05)}L${side(5.8, 9.95)}L${side(0, 9.95)}`, text, 3, '#ffffff'),
      path(`M${side(5.8, 5.7)}A${1.8 * m} ${1.8 * m} 0 0 ${turn} ${side(5.8, 9.3)}`, text, 3),
      path(
        `M${side(0, 0.9)}L${side(2.99, 0.9)}A${6.75 * m} ${6.75 * m} 0 0 ${turn} ${side(2.99, 14.1)}L${side(0, 14.1)}`,
        text,
        3,
      ),
      path(`M${side(1.2, 6.6)}L${side(1.2, 8.4)}`, deep, 4),
    ].join('')
  }
  const measure = (
    from: readonly [number, number],
    to: readonly [number, number],
    name: string,
    dx: number,
    dy: number,
  ): string =>
    line(from, to, '#cc4e00', 2) +
    head(from, to, '#cc4e00', 8) +
    head(to, from, '#cc4e00', 8) +
    label((from[0] + to[0]) / 2 + dx, (from[1] + to[1]) / 2 + dy, name, 17, '#cc4e00')
  const p = (px: number, py: number): readonly [number, number] => [x + px * m, y + py * m]
  return [
    rect(x, y, 28 * m, 15 * m, soft, text),
    half(false),
    half(true),
    path(`M${at(14, 0)}L${at(14, 15)}`, text, 3),
    path(`M${at(12.2, 7.5)}A${1.8 * m} ${1.8 * m} 0 1 1 ${at(12.2, 7.51)}`, text, 3),
    `<circle cx="${p(1.575, 7.5)[0]}" cy="${p(1.575, 7.5)[1]}" r="5" fill="#f76b15"/>`,
    measure(p(0, -1.1), p(28, -1.1), '28 m', 0, -14),
    measure([x + 28 * m + 12, y], [x + 28 * m + 12, y + 15 * m], '', 0, 0),
    label(x + 28 * m - 30, y + 3.3 * m, '15 m', 17, '#cc4e00'),
    measure(p(0, 10.6), p(5.8, 10.6), '5.80 m', 0, 14),
    measure(p(2.9, 5.05), p(2.9, 9.95), '4.90 m', 33, 24),
    measure(
      p(1.575, 7.5),
      [p(1.575, 7.5)[0] + 6.75 * m * Math.cos(0.72), p(1.575, 7.5)[1] - 6.75 * m * Math.sin(0.72)],
      '6.75 m',
      -38,
      -12,
    ),
    measure(p(14, 7.5), p(15.8, 7.5), '1.80 m', 62, 0),
    label(p(1.9, 1.6)[0] + 16, p(1.9, 1.5)[1], '距边线 0.90 m', 15, '#cc4e00'),
    label(330, 440, '篮圈上沿离地 3.05 m　限制区 5.80 m × 4.90 m', 19, deep),
    label(330, 472, '场地从界线的内沿量起，单位：米', 16, '#646464'),
  ].join('')
}
