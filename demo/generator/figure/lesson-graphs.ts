import { arrow, circle, type Figure, ink, label, line, mute, polygon, range } from './draw.ts'
import { graph } from './graph.ts'

const red = '#e5484d'

export const slopes: Figure = ({ text }) => {
  const { axes, plot, note } = graph({ x: [-3, 3], y: [-3, 4] })
  return [
    axes,
    plot((x) => x + 1, text, -2.9, 2.6),
    plot((x) => 1 - 1.2 * x, red, -2.2, 2.9),
    note(2.3, 2.5, 'k＞0', text),
    note(-2.5, 2.7, 'k＜0', red),
  ].join('')
}

export const parabola: Figure = ({ text }) => {
  const { axes, plot, dot, dash, note } = graph({ x: [-1, 5], y: [-4, 6] })
  return [
    axes,
    dash([2, -4], [2, 6], red),
    plot((x) => 2 * (x - 2) ** 2 - 3, text, -0.1, 4.1),
    dot(2, -3, '(2，－3)', 66, 14),
    note(2.62, 5.6, 'x＝2', red),
  ].join('')
}

export const evenFunction: Figure = ({ text }) => {
  const { axes, plot, dot, dash } = graph({ x: [-3, 3], y: [-1, 6] })
  return [
    axes,
    plot((x) => x * x, text, -2.4, 2.4),
    dash([-2, 4], [2, 4], red),
    dot(-2, 4, '(－x，f(x))', -66),
    dot(2, 4, '(x，f(x))', 66),
  ].join('')
}

export const cubic: Figure = ({ text }) => {
  const { axes, plot, dot, note } = graph({ x: [-2, 2], y: [-4, 4] })
  return [axes, plot((x) => x ** 3, text, -1.58, 1.58), dot(0, 0, '', 0), note(0.75, 3, 'y＝x³', text)].join(
    '',
  )
}

export const twoTriangles: Figure = ({ tint, soft, text, deep }) =>
  [
    polygon(
      [
        [60, 380],
        [360, 380],
        [200, 140],
      ],
      tint,
      text,
      4,
    ),
    polygon(
      [
        [360, 380],
        [200, 140],
        [500, 140],
      ],
      soft,
      text,
      4,
    ),
    line([200, 140], [200, 380], red, 3, '8 7'),
    label(222, 280, '高', 28, red),
    label(210, 414, '底', 28, deep),
    label(350, 108, '两个完全一样的三角形', 26, deep),
  ].join('')

export const ssa: Figure = ({ soft, text, deep }) =>
  [
    polygon(
      [
        [80, 400],
        [260, 120],
        [500, 400],
      ],
      soft,
      text,
      4,
    ),
    line([260, 120], [160, 400], red, 4, '9 7'),
    line([40, 400], [620, 400], ink, 2.5),
    label(58, 424, 'B', 28, deep),
    label(256, 92, 'A', 28, deep),
    label(508, 428, 'C', 28, deep),
    label(164, 430, 'C′', 28, red),
    label(330, 474, 'AC＝AC′，∠B 是公共角', 24, mute),
  ].join('')

export const matchsticks: Figure = ({ text, deep }) => {
  const [size, x0, y0] = [150, 100, 170]
  const stick = (from: readonly [number, number], to: readonly [number, number], colour: string) =>
    line(from, to, colour, 9) + circle(to[0], to[1], 9, red)
  return [
    stick([x0, y0], [x0, y0 + size], text),
    ...range(3).flatMap((index) => {
      const x = x0 + index * size
      return [
        stick([x, y0], [x + size, y0], text),
        stick([x, y0 + size], [x + size, y0 + size], text),
        stick([x + size, y0], [x + size, y0 + size], text),
        label(x + size / 2, y0 + size / 2, index === 0 ? '4' : '＋3', 34, deep),
      ]
    }),
    label(330, 400, '4　7　10　…　3n＋1', 34, deep),
  ].join('')
}

export const linePlane: Figure = ({ soft, text, deep }) =>
  [
    polygon(
      [
        [60, 420],
        [200, 270],
        [620, 270],
        [480, 420],
      ],
      soft,
      text,
      3,
    ),
    arrow([270, 350], [480, 130], text, 5),
    line([270, 350], [480, 350], deep, 4, '9 7'),
    line([480, 130], [480, 350], mute, 3, '6 6'),
    arrow([270, 350], [270, 130], red, 5),
    label(500, 120, 'a', 30, text),
    label(250, 130, 'n', 30, red),
    label(345, 325, 'θ', 30, deep),
    label(400, 380, '射影', 24, deep),
    label(560, 300, 'α', 28, text),
  ].join('')

export const pyramid: Figure = ({ tint, soft, line: rule, text, deep }) => {
  const parts = ['标题、导语：最重要', '主体：展开事实', '背景：补充说明', '结语：可有可无']
  const fills = [rule, tint, soft, '#ffffff']
  const half = (y: number) => 300 - (y - 40) * 0.62
  return parts
    .map((name, index) => {
      const [top, bottom] = [40 + index * 106, 140 + index * 106]
      const shape = polygon(
        [
          [330 - half(top), top],
          [330 + half(top), top],
          [330 + half(bottom), bottom],
          [330 - half(bottom), bottom],
        ],
        fills[index] ?? soft,
        text,
        3,
      )
      return shape + label(330, (top + bottom) / 2, index === 3 ? '结语' : name, 26, deep)
    })
    .join('')
}
