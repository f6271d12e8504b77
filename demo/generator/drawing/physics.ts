import { meter, wires } from './circuit.ts'
import {
  arrow,
  axes,
  blue,
  circle,
  type Drawings,
  dashed,
  dot,
  grey,
  ink,
  letter,
  type Point,
  pale,
  path,
  polygon,
  range,
  rect,
  red,
  rungs,
  sand,
  text,
  thin,
  through,
  ticks,
} from './pen.ts'

const lamp = (x: number, y: number, name: string): string =>
  circle(x, y, 18, '#fff', ink, 2) +
  thin([x - 12.7, y - 12.7], [x + 12.7, y + 12.7]) +
  thin([x - 12.7, y + 12.7], [x + 12.7, y - 12.7]) +
  text(x, y - 32, name, 17)

const battery = (x: number, y: number): string =>
  rect(x - 6, y - 4, 12, 8, '#fff') +
  thin([x - 6, y - 18], [x - 6, y + 18]) +
  through(
    [
      [x + 6, y - 9],
      [x + 6, y + 9],
    ],
    ink,
    5,
  )

/** A switch that is open, from its hinge to the right. */
const opened = (x: number, y: number, name: string): string =>
  rect(x, y - 4, 44, 8, '#fff') +
  dot(x, y) +
  dot(x + 44, y) +
  thin([x, y], [x + 40, y - 20]) +
  text(x + 22, y + 20, name, 17)

const ground = (from: number, to: number, y: number): string =>
  thin([from, y], [to, y]) +
  range(Math.floor((to - from) / 16))
    .map((index) => thin([from + 16 + index * 16, y], [from + 6 + index * 16, y + 10], grey))
    .join('')

/** Of the scale 0–3 of a voltmeter, whose hand stands at a value. */
const dial = (value: number): string => {
  const at = (share: number, r: number): Point => {
    const angle = Math.PI * (0.8 - 0.6 * share)
    return [320 + r * Math.cos(angle), 290 - r * Math.sin(angle)]
  }
  return (
    range(31)
      .map((mark) =>
        thin(at(mark / 30, mark % 10 === 0 ? 182 : mark % 5 === 0 ? 188 : 192), at(mark / 30, 200)),
      )
      .join('') +
    [0, 1, 2, 3].map((mark) => text(at(mark / 3, 218)[0], at(mark / 3, 218)[1], String(mark), 18)).join('') +
    [0, 5, 10, 15]
      .map((mark, index) => text(at(index / 3, 160)[0], at(index / 3, 160)[1], String(mark), 15, grey))
      .join('') +
    arrow([320, 290], at(value / 3, 190), red, 3) +
    circle(320, 290, 7, ink) +
    text(320, 232, 'V', 26) +
    text(230, 322, '−', 22) +
    text(320, 322, '3', 18) +
    text(410, 322, '15', 18) +
    circle(230, 342, 6, ink) +
    circle(320, 342, 6, ink) +
    circle(410, 342, 6, '#fff', ink, 2) +
    path('M120 90H520V355H120Z', ink, 2)
  )
}

export const physics: Drawings = {
  'physics-junior-ruler':
    rect(100, 190, 440, 80, sand, ink) +
    range(41)
      .map((mark) =>
        thin([120 + mark * 10, 190], [120 + mark * 10, mark % 10 === 0 ? 216 : mark % 5 === 0 ? 208 : 203]),
      )
      .join('') +
    range(5)
      .map((mark) => text(120 + mark * 100, 232, String(mark), 18))
      .join('') +
    text(500, 254, 'cm', 17) +
    rect(220, 110, 236, 78, pale, blue) +
    text(338, 150, '物块', 18),
  'physics-junior-distance':
    axes([110, 300], 450, 250, ['t／s', 's／m']) +
    range(5)
      .map((index) => dashed([190 + index * 80, 300], [190 + index * 80, 70]))
      .join('') +
    range(4)
      .map((index) => dashed([110, 250 - index * 50], [530, 250 - index * 50]))
      .join('') +
    through(
      [
        [110, 300],
        [430, 100],
      ],
      blue,
    ) +
    through(
      [
        [110, 300],
        [270, 250],
        [510, 250],
      ],
      red,
    ) +
    text(444, 84, '甲', 18, blue) +
    text(524, 240, '乙', 18, red) +
    ticks([110, 300], 80, [2, 4, 6, 8, 10]) +
    rungs([110, 300], 50, [5, 10, 15, 20]),
  'physics-junior-mirror':
    ground(140, 520, 270) +
    dashed([330, 270], [330, 70]) +
    arrow([160, 172], [247, 222], blue) +
    thin([247, 222], [330, 270], blue) +
    arrow([330, 270], [430, 212], blue) +
    thin([430, 212], [500, 172], blue) +
    text(222, 246, '30°', 18) +
    letter(346, 290, 'O') +
    text(356, 74, '法线', 16),
  'physics-junior-refraction':
    rect(100, 180, 440, 150, pale) +
    thin([100, 180], [540, 180]) +
    dashed([320, 40], [320, 330]) +
    arrow([200, 60], [266, 125.5], ink) +
    thin([266, 125.5], [320, 180]) +
    arrow([320, 180], [385, 302], ink) +
    arrow([320, 180], [440, 60], grey, 2) +
    text(130, 160, '介质甲', 17) +
    text(130, 204, '介质乙', 17),
  'physics-junior-lens':
    dashed([60, 180], [590, 180]) +
    `<ellipse cx="320" cy="180" rx="16" ry="110" fill="${pale}" stroke="${ink}" stroke-width="2"/>` +
    [
      [240, 'F'],
      [400, 'F'],
      [160, '2F'],
      [480, '2F'],
    ]
      .map(([x, name]) => dot(Number(x), 180) + text(Number(x), 202, String(name), 16))
      .join('') +
    arrow([200, 180], [200, 120], red, 4) +
    text(178, 120, '物', 17),
  'physics-junior-melting':
    axes([110, 300], 460, 260, ['t／min', '温度／℃']) +
    through(
      [
        [110, 270],
        [230, 150],
        [410, 150],
        [530, 90],
      ],
      blue,
    ) +
    dashed([110, 150], [410, 150]) +
    dashed([230, 150], [230, 300]) +
    dashed([410, 150], [410, 300]) +
    text(216, 136, 'B', 17) +
    text(420, 136, 'C', 17) +
    text(124, 258, 'A', 17) +
    text(542, 82, 'D', 17) +
    text(84, 150, '80', 16) +
    text(230, 318, '4', 16) +
    text(410, 318, '10', 16),
  'physics-junior-lever':
    polygon(
      [
        [320, 190],
        [300, 240],
        [340, 240],
      ],
      sand,
      ink,
    ) +
    rect(120, 176, 400, 14, pale, ink) +
    range(9)
      .map((index) => thin([160 + index * 40, 176], [160 + index * 40, 190]))
      .join('') +
    letter(320, 160, 'O') +
    [0, 1]
      .map(
        (index) =>
          thin([200, 190 + index * 40], [200, 204 + index * 40]) +
          rect(188, 204 + index * 40, 24, 26, '#d9d9d9', ink),
      )
      .join('') +
    dot(400, 183, red) +
    letter(400, 158, 'B') +
    letter(200, 158, 'A'),
  'physics-junior-parallel':
    wires([
      [180, 80],
      [460, 80],
      [460, 280],
      [180, 280],
      [180, 80],
    ]) +
    wires([
      [180, 180],
      [460, 180],
    ]) +
    lamp(300, 80, 'L₁') +
    lamp(300, 180, 'L₂') +
    meter(400, 180, 'A') +
    battery(260, 280) +
    opened(350, 280, 'S') +
    dot(180, 180) +
    dot(460, 180),
  'physics-junior-voltmeter': dial(1.7),
  'physics-junior-pressure':
    path('M180 80V310H460V80', ink, 3) +
    rect(182, 120, 276, 188, pale) +
    thin([182, 120], [458, 120], blue) +
    dot(240, 170, red) +
    letter(258, 168, 'a') +
    dot(380, 170, red) +
    letter(398, 168, 'b') +
    dot(310, 260, red) +
    letter(328, 258, 'c'),
}
