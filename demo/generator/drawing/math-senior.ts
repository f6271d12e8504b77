import {
  arrow,
  axes,
  blue,
  circle,
  curve,
  type Drawings,
  dashed,
  dot,
  ink,
  letter,
  pale,
  path,
  polygon,
  rect,
  red,
  text,
  thin,
} from './pen.ts'

export const mathSenior: Drawings = {
  'math-senior-sine':
    axes([150, 180], 430, 150, ['x', 'y'], 40, 140) +
    path(
      curve(0, Math.PI * 2, (x) => [150 + x * 60, 180 - 100 * Math.sin(2 * x)]),
      blue,
    ) +
    dashed([150, 80], [200, 80]) +
    text(132, 80, '2', 16) +
    text(126, 280, '−2', 16) +
    text(352, 198, 'π', 17) +
    text(136, 196, 'O', 16) +
    text(244, 200, 'π/2', 16),
  'math-senior-cube': (() => {
    const [a, b, c, d] = [
      [200, 300],
      [360, 300],
      [440, 240],
      [280, 240],
    ] as const
    const up = ([x, y]: readonly [number, number]) => [x, y - 160] as const
    return (
      [
        [a, b],
        [b, c],
        [a, up(a)],
        [b, up(b)],
        [c, up(c)],
        [up(a), up(b)],
        [up(b), up(c)],
        [up(c), up(d)],
        [up(d), up(a)],
      ]
        .map(([one, other]) => (one && other ? thin(one, other) : ''))
        .join('') +
      dashed(a, d) +
      dashed(d, c) +
      dashed(d, up(d)) +
      thin(up(a), b, red) +
      thin(a, c, blue) +
      letter(184, 308, 'A') +
      letter(372, 314, 'B') +
      letter(458, 244, 'C') +
      letter(264, 232, 'D') +
      letter(178, 138, 'A₁') +
      letter(382, 152, 'B₁') +
      letter(462, 78, 'C₁') +
      letter(262, 70, 'D₁')
    )
  })(),
  'math-senior-ellipse':
    axes([320, 180], 250, 160, ['x', 'y'], 240, 150) +
    `<ellipse cx="320" cy="180" rx="190" ry="152" fill="none" stroke="${blue}" stroke-width="3"/>` +
    dot(206, 180) +
    dot(434, 180) +
    letter(200, 202, 'F₁') +
    letter(440, 202, 'F₂') +
    thin([206, 180], [400, 42], red) +
    thin([434, 180], [400, 42], red) +
    dot(400, 42) +
    letter(414, 28, 'P') +
    text(306, 196, 'O', 16),
  'math-senior-histogram':
    axes([100, 300], 470, 260, ['分数', '频率／组距']) +
    [0.005, 0.02, 0.04, 0.025, 0.01]
      .map((share, index) => rect(160 + index * 70, 300 - share * 5600, 70, share * 5600, pale, blue))
      .join('') +
    [50, 60, 70, 80, 90, 100].map((mark, index) => text(160 + index * 70, 318, String(mark), 15)).join('') +
    [
      [0.005, 28],
      [0.01, 56],
      [0.02, 112],
      [0.025, 140],
      [0.04, 224],
    ]
      .map(
        ([share = 0, high = 0]) =>
          text(70, 300 - high, String(share), 14) + dashed([100, 300 - high], [160, 300 - high]),
      )
      .join(''),
  'math-senior-derivative':
    axes([300, 190], 230, 160, ['x', 'y＝f′(x)'], 200, 150) +
    path(
      curve(-2.5, 3.4, (x) => [300 + x * 55, 190 - (x + 1) * (x - 2) * 28]),
      blue,
    ) +
    text(236, 208, '−1', 16) +
    text(418, 208, '2', 16) +
    text(286, 206, 'O', 16),
  'math-senior-venn':
    rect(120, 40, 400, 280, '#fff', ink) +
    text(146, 62, 'U', 20) +
    `<clipPath id="b"><circle cx="370" cy="190" r="95"/></clipPath>` +
    circle(265, 190, 95, pale, ink) +
    circle(370, 190, 95, '#fff', ink) +
    `<circle cx="265" cy="190" r="95" fill="none" stroke="${ink}" stroke-width="3"/>` +
    letter(190, 100, 'A', 22) +
    letter(448, 100, 'B', 22),
  'math-senior-vectors':
    polygon(
      [
        [170, 280],
        [430, 280],
        [520, 100],
        [260, 100],
      ],
      '#fff',
      ink,
      2,
    ) +
    arrow([170, 280], [430, 280], blue, 4) +
    arrow([170, 280], [260, 100], red, 4) +
    arrow([430, 280], [260, 100], ink, 3) +
    letter(154, 292, 'A') +
    letter(446, 292, 'B') +
    letter(536, 90, 'C') +
    letter(244, 88, 'D') +
    letter(300, 302, 'a', 22) +
    letter(196, 180, 'b', 22),
  'math-senior-normal':
    axes([60, 290], 540, 250, ['x', 'y']) +
    path(
      curve(-3.2, 3.2, (x) => [320 + x * 75, 290 - 210 * Math.exp((-x * x) / 2)]),
      blue,
    ) +
    [-1, 0, 1]
      .map((x) => dashed([320 + x * 75, 290], [320 + x * 75, 290 - 210 * Math.exp((-x * x) / 2)]))
      .join('') +
    ['μ−σ', 'μ', 'μ+σ'].map((name, index) => text(245 + index * 75, 310, name, 16)).join(''),
}
