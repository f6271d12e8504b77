import { circle, curve, type Figure, ink, label, line, mute, path, polygon, range, rect } from './draw.ts'

const wallColours = ['#c2e5ff', '#d2deff', '#e1d9ff', '#f2d1f3', '#facedd', '#ffd19a', '#c9e8ca', '#b8eae0']

export const fractionWall: Figure = ({ text }) =>
  range(8)
    .flatMap((row) =>
      range(row + 1).map((part) => {
        const width = 640 / (row + 1)
        const [x, y] = [10 + part * width, 10 + row * 60]
        const name = row === 0 ? '1' : `1/${row + 1}`
        return (
          rect(x, y, width, 56, wallColours[row] ?? text, '#ffffff') + label(x + width / 2, y + 29, name, 22)
        )
      }),
    )
    .join('') + line([330, 66], [330, 490], text, 3, '9 7')

export const rootSpiral: Figure = ({ tint, soft, text, deep }) => {
  const unit = 100
  const [ox, oy] = [330, 322]
  let [x, y] = [unit, 0]
  const parts: string[] = []
  const names: string[] = []
  for (const step of range(5)) {
    const length = Math.hypot(x, y)
    const [outX, outY] = [x / length, y / length]
    const [nextX, nextY] = [x - outY * unit, y + outX * unit]
    const at = (px: number, py: number): readonly [number, number] => [ox + px, oy - py]
    parts.push(polygon([[ox, oy], at(x, y), at(nextX, nextY)], step % 2 === 0 ? soft : tint, text))
    const mark = 13
    parts.push(
      path(
        `M${at(x - outX * mark, y - outY * mark).join(' ')}L${at(x - outX * mark - outY * mark, y - outY * mark + outX * mark).join(' ')}L${at(x - outY * mark, y + outX * mark).join(' ')}`,
        text,
        2,
      ),
    )
    const outer = at((x + nextX) / 2 + outX * 17, (y + nextY) / 2 + outY * 17)
    names.push(label(outer[0], outer[1], '1', 18, deep))
    const inner = at(nextX * 0.66 + outX * 15, nextY * 0.66 + outY * 15)
    const root = step === 2 ? '√4=2' : `√${step + 2}`
    names.push(label(inner[0], inner[1], root, 17, deep))
    ;[x, y] = [nextX, nextY]
  }
  const scale = 190
  const axis = [2, 3, 5].map((square, order) => {
    const radius = Math.sqrt(square) * scale
    const turn = 0.17 + order * 0.03
    return (
      path(
        `M${60 + radius * Math.cos(turn)} ${452 - radius * Math.sin(turn)}A${radius} ${radius} 0 0 1 ${60 + radius} 452`,
        text,
        2.5,
        'none',
        '6 5',
      ) +
      circle(60 + radius, 452, 5, text) +
      label(60 + radius, 478, `√${square}`, 17, text)
    )
  })
  return [
    ...parts,
    ...names,
    label(ox + 50, oy + 18, '1', 18, deep),
    label(ox - 12, oy + 14, 'O', 18, deep),
    line([40, 452], [650, 452], ink, 2.5),
    ...range(4).map(
      (value) =>
        line([60 + value * scale, 445], [60 + value * scale, 459], ink, 2.5) +
        label(60 + value * scale, 478, `${value}`, 17),
    ),
    ...axis,
  ].join('')
}

export const chordSquare: Figure = ({ tint, line: rule, text, deep, soft }) => {
  const shift = (x: number, y: number, scale: number) => (points: readonly (readonly [number, number])[]) =>
    points.map(([px, py]): readonly [number, number] => [x + px * scale, y + py * scale])
  const left = shift(14, 100, 0.7)
  const triangles = [
    [
      [0, 0],
      [400, 0],
      [256, 192],
    ],
    [
      [400, 0],
      [400, 400],
      [208, 256],
    ],
    [
      [400, 400],
      [0, 400],
      [144, 208],
    ],
    [
      [0, 400],
      [0, 0],
      [192, 144],
    ],
  ] as const
  const [a, b] = [117, 156]
  const right = (x: number, y: number): readonly [number, number] => [372 + x, 380 - y]
  const red = '#e54666'
  return [
    ...triangles.map((corners, index) => polygon(left(corners), index % 2 === 0 ? tint : soft, text)),
    polygon(
      left([
        [256, 192],
        [208, 256],
        [144, 208],
        [192, 144],
      ]),
      rule,
      text,
    ),
    label(154, 242, 'b－a', 15, deep),
    label(154, 84, 'c', 24, deep),
    label(88, 190, 'b', 22, deep),
    label(250, 184, 'a', 22, deep),
    label(154, 420, '赵爽弦图', 20, deep),
    label(154, 450, 'c²＝4×½ab＋(b－a)²', 18, mute),
    polygon([right(0, 0), right(a, 0), right(a, a), right(0, a)], '#ffced6', red, 2),
    polygon([right(a, 0), right(a + b, 0), right(a + b, b), right(a, b)], '#b8eae0', '#008573', 2),
    polygon([right(0, a), right(b, 0), right(a + b, b), right(a, a + b)], 'none', ink, 3.5),
    path(
      `M${right(0, a).join(' ')}H${right(a, a)[0]}V${right(a, a + b)[1]}M${right(a, b).join(' ')}H${right(a + b, b)[0]}`,
      mute,
      2,
      'none',
      '6 5',
    ),
    label(...right(30, 30), '出', 18, red),
    label(...right(a + b - 36, 42), '出', 18, '#008573'),
    label(...right(a - 32, a + 42), '入', 18, ink),
    label(...right(a + 36, b + 30), '入', 18, ink),
    label(...right(86, 98), '朱 a²', 17, red),
    label(...right(a + 66, 100), '青 b²', 17, '#008573'),
    label(508, 420, '出入相补：a²＋b²＝c²', 20, deep),
    label(508, 450, '“出”的部分移到“入”的位置', 17, mute),
  ].join('')
}

const density = (x: number, sigma = 1): number => Math.exp((-x * x) / (2 * sigma * sigma)) / sigma

export const normalCurve: Figure = ({ soft, tint, line: rule, text, deep, solid }) => {
  const at = (x: number): readonly [number, number] => [330 + x * 76, 270 - density(x) * 232]
  const area = (k: number, fill: string): string =>
    path(`${curve(-k, k, at)}L${330 + k * 76} 270L${330 - k * 76} 270Z`, 'none', 0, fill)
  const small = (sigma: number, colour: string): string =>
    path(
      curve(-4, 4, (x) => [330 + x * 60, 470 - density(x, sigma) * 72]),
      colour,
      3,
    )
  return [
    area(3, soft),
    area(2, tint),
    area(1, rule),
    path(curve(-4, 4, at), text, 4),
    line([20, 270], [640, 270], ink, 2.5),
    line([330, 30], [330, 270], deep, 2, '6 6'),
    ...[-3, -2, -1, 0, 1, 2, 3].map((k) =>
      label(
        330 + k * 76,
        289,
        k === 0 ? 'μ' : `μ${k < 0 ? '－' : '＋'}${Math.abs(k) === 1 ? '' : Math.abs(k)}σ`,
        15,
      ),
    ),
    label(330, 200, '68.27%', 20, deep),
    label(330, 232, '±σ', 17, deep),
    label(560, 90, '±2σ　95.45%', 19, deep),
    label(560, 122, '±3σ　99.73%', 19, deep),
    line([80, 470], [580, 470], ink, 2.5),
    small(0.5, text),
    small(1, solid),
    small(1.7, rule),
    label(370, 334, 'σ＝0.5', 15, text, 'start'),
    label(404, 410, 'σ＝1', 15, solid, 'start'),
    label(470, 452, 'σ＝1.7', 15, mute, 'start'),
  ].join('')
}
