import {
  arc,
  arrow,
  axes,
  blue,
  circle,
  corner,
  curve,
  type Drawings,
  dashed,
  dot,
  grey,
  ink,
  letter,
  pale,
  path,
  polygon,
  range,
  rect,
  red,
  sand,
  text,
  thin,
  through,
} from './pen.js'

const bars = (names: readonly string[], values: readonly number[], unit: number): string =>
  names
    .map((name, index) => {
      const x = 130 + index * 115
      const value = values[index] ?? 0
      return (
        rect(x, 300 - value * unit, 56, value * unit, pale, blue) +
        text(x + 28, 288 - value * unit, String(value), 17) +
        text(x + 28, 320, name, 17)
      )
    })
    .join('')

const slice = (from: number, to: number, fill: string): string => {
  const at = (share: number) =>
    `${(320 + 130 * Math.sin(share * 2 * Math.PI)).toFixed(1)} ${(180 - 130 * Math.cos(share * 2 * Math.PI)).toFixed(1)}`
  return path(`M320 180L${at(from)}A130 130 0 ${to - from > 0.5 ? 1 : 0} 1 ${at(to)}Z`, ink, 2, fill)
}

const hand = (share: number, length: number, width: number): string =>
  arrow(
    [320, 180],
    [320 + length * Math.sin(share * 2 * Math.PI), 180 - length * Math.cos(share * 2 * Math.PI)],
    ink,
    width,
  )

export const math: Drawings = {
  'math-primary-parallelogram':
    polygon(
      [
        [180, 270],
        [420, 270],
        [490, 100],
        [250, 100],
      ],
      pale,
      ink,
      3,
    ) +
    dashed([250, 100], [250, 270], ink) +
    corner(250, 270, 1, -1) +
    text(320, 296, '8 cm') +
    text(280, 190, '5 cm') +
    text(480, 196, '6 cm'),
  'math-primary-triangle':
    polygon(
      [
        [150, 280],
        [500, 280],
        [350, 90],
      ],
      pale,
      ink,
      3,
    ) +
    text(202, 262, '50°') +
    text(440, 262, '60°') +
    text(352, 132, '?', 24, red),
  'math-primary-bars':
    text(320, 30, '四年级四个小组本周读书本数统计图', 18) +
    thin([90, 300], [590, 300]) +
    thin([90, 300], [90, 60]) +
    text(60, 56, '本数', 16) +
    bars(['第一组', '第二组', '第三组', '第四组'], [12, 18, 15, 11], 11),
  'math-primary-pie':
    slice(0, 0.4, pale) +
    slice(0.4, 0.65, sand) +
    slice(0.65, 1, '#e3f0e6') +
    text(400, 150, '跑步 40%', 17) +
    text(318, 264, '跳绳 25%', 17) +
    text(246, 150, '球类 35%', 17),
  'math-primary-clock':
    circle(320, 180, 150, '#fff', ink, 4) +
    range(12)
      .map((hour) => {
        const angle = ((hour + 1) * Math.PI) / 6
        return text(320 + 126 * Math.sin(angle), 180 - 126 * Math.cos(angle), String(hour + 1), 20)
      })
      .join('') +
    range(60)
      .map((minute) => {
        const angle = (minute * Math.PI) / 30
        const from = minute % 5 === 0 ? 140 : 144
        return thin(
          [320 + from * Math.sin(angle), 180 - from * Math.cos(angle)],
          [320 + 148 * Math.sin(angle), 180 - 148 * Math.cos(angle)],
        )
      })
      .join('') +
    hand((3 + 40 / 60) / 12, 74, 7) +
    hand(40 / 60, 106, 4) +
    circle(320, 180, 7, ink),
  'math-primary-corner':
    polygon(
      [
        [150, 50],
        [450, 50],
        [450, 170],
        [330, 170],
        [330, 290],
        [150, 290],
      ],
      pale,
      ink,
      3,
    ) +
    text(300, 32, '10 m') +
    text(112, 170, '8 m') +
    text(482, 112, '4 m') +
    text(240, 314, '6 m') +
    corner(150, 50, 1, 1) +
    corner(450, 50, -1, 1) +
    corner(150, 290, 1, -1),
  'math-primary-grid':
    range(7)
      .map(
        (index) =>
          thin([180 + index * 50, 40], [180 + index * 50, 290], grey) +
          text(180 + index * 50, 312, String(index), 17),
      )
      .join('') +
    range(6)
      .map(
        (index) =>
          thin([180, 290 - index * 50], [480, 290 - index * 50], grey) +
          text(160, 290 - index * 50, String(index), 17),
      )
      .join('') +
    dot(330, 190, red) +
    text(352, 176, '学校', 17) +
    dot(430, 90, red) +
    text(452, 76, '书店', 17) +
    dot(230, 240, red) +
    text(252, 226, '公园', 17),
  'math-primary-ring':
    circle(320, 180, 150, pale, ink) +
    circle(320, 180, 90, '#fff', ink) +
    dot(320, 180) +
    thin([320, 180], [470, 180], red) +
    thin([320, 180], [256, 116], blue) +
    text(398, 166, '5 dm', 17, red) +
    text(262, 160, '3 dm', 17, blue),
  'math-junior-parallel':
    thin([120, 120], [520, 120]) +
    thin([120, 250], [520, 250]) +
    thin([240, 320], [410, 46]) +
    letter(540, 120, 'a') +
    letter(540, 250, 'b') +
    letter(424, 36, 'c') +
    text(394, 138, '1') +
    text(312, 232, '2') +
    arc(364, 120, 20, -122, 0) +
    arc(283, 250, 18, 0, 58),
  'math-junior-numberline':
    arrow([80, 180], [570, 180], ink, 3) +
    range(9)
      .map((index) => thin([120 + index * 50, 172], [120 + index * 50, 180]))
      .join('') +
    text(320, 206, '0') +
    text(370, 206, '1') +
    text(270, 206, '−1') +
    dot(145, 180, red) +
    letter(145, 150, 'a', 24) +
    dot(440, 180, red) +
    letter(440, 150, 'b', 24),
  'math-junior-isosceles':
    polygon(
      [
        [320, 50],
        [230, 297],
        [410, 297],
      ],
      '#fff',
      ink,
      3,
    ) +
    thin([230, 297], [373.4, 196.6]) +
    letter(320, 32, 'A') +
    letter(212, 302, 'B') +
    letter(430, 302, 'C') +
    letter(392, 190, 'D') +
    text(320, 100, '40°', 17) +
    thin([268, 170], [282, 176]) +
    thin([358, 176], [372, 170]),
  'math-junior-altitude':
    polygon(
      [
        [200, 280],
        [440, 280],
        [200, 100],
      ],
      pale,
      ink,
      3,
    ) +
    thin([200, 280], [286.4, 164.8], red) +
    corner(200, 280, 1, -1) +
    letter(184, 294, 'C') +
    letter(458, 290, 'B') +
    letter(184, 92, 'A') +
    letter(300, 148, 'D') +
    text(172, 194, '6') +
    text(322, 304, '8'),
  'math-junior-inscribed':
    circle(320, 185, 140, '#fff', ink) +
    dot(320, 185) +
    letter(320, 164, 'O') +
    thin([320, 185], [212.8, 275], blue) +
    thin([320, 185], [427.2, 275], blue) +
    thin([370, 54.2], [212.8, 275]) +
    thin([370, 54.2], [427.2, 275]) +
    letter(196, 290, 'A') +
    letter(446, 290, 'B') +
    letter(384, 38, 'C') +
    text(320, 226, '100°', 17),
  'math-junior-similar':
    polygon(
      [
        [300, 50],
        [150, 300],
        [520, 300],
      ],
      '#fff',
      ink,
      3,
    ) +
    thin([210, 200], [432, 200], blue) +
    letter(300, 32, 'A') +
    letter(132, 310, 'B') +
    letter(540, 310, 'C') +
    letter(190, 196, 'D') +
    letter(452, 196, 'E') +
    text(236, 120, '3') +
    text(160, 246, '2') +
    text(320, 184, '6'),
  'math-junior-parabola':
    axes([300, 190], 230, 160, ['x', 'y'], 180, 150) +
    path(
      curve(-1.85, 3.85, (x) => [300 + x * 50, 190 - (x * x - 2 * x - 3) * 32]),
      blue,
    ) +
    text(238, 208, '−1', 16) +
    text(464, 206, '3', 16) +
    text(288, 208, 'O', 16) +
    dashed([350, 190], [350, 318]) +
    dashed([300, 318], [350, 318]) +
    text(278, 318, '−4', 16) +
    text(352, 176, '1', 16),
  'math-junior-journey':
    axes([110, 300], 460, 250, ['t／min', 's／m']) +
    through([
      [110, 300],
      [270, 100],
      [350, 100],
      [510, 300],
    ]) +
    dashed([110, 100], [350, 100]) +
    dashed([270, 100], [270, 300]) +
    dashed([350, 100], [350, 300]) +
    text(86, 100, '1000', 15) +
    text(270, 318, '20', 15) +
    text(350, 318, '30', 15) +
    text(510, 318, '50', 15) +
    text(98, 312, 'O', 15),
  'math-junior-rhombus':
    polygon(
      [
        [320, 50],
        [480, 180],
        [320, 310],
        [160, 180],
      ],
      pale,
      ink,
      3,
    ) +
    thin([320, 50], [320, 310]) +
    thin([160, 180], [480, 180]) +
    corner(320, 180, 1, -1) +
    letter(320, 32, 'A') +
    letter(498, 180, 'B') +
    letter(320, 330, 'C') +
    letter(142, 180, 'D') +
    letter(336, 198, 'O'),
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
