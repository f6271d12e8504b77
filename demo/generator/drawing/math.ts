import {
  arrow,
  blue,
  circle,
  corner,
  type Drawings,
  dashed,
  dot,
  grey,
  ink,
  pale,
  path,
  polygon,
  range,
  rect,
  red,
  sand,
  text,
  thin,
} from './pen.ts'

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
}
