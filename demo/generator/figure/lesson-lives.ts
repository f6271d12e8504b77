import { arrow, circle, type Figure, ink, label, line, mute, path, polygon, range } from './draw.ts'

const red = '#e5484d'

export const chord: Figure = ({ text, deep }) =>
  [
    circle(330, 250, 190, 'none', text, 4),
    line([165, 345], [495, 345], deep, 4),
    line([330, 250], [330, 345], red, 3, '8 7'),
    line([330, 250], [495, 345], deep, 3),
    circle(330, 250, 5, ink),
    label(308, 240, 'O', 26),
    label(352, 300, 'd', 28, red),
    label(425, 288, 'r', 28, deep),
    label(415, 376, 'a/2', 26, deep),
  ].join('')

export const similarA: Figure = ({ soft, text, deep }) =>
  [
    polygon(
      [
        [170, 60],
        [40, 420],
        [320, 420],
      ],
      soft,
      text,
      4,
    ),
    line([118, 204], [230, 204], red, 4),
    label(170, 34, 'A', 26, deep),
    label(96, 198, 'D', 26, deep),
    label(254, 198, 'E', 26, deep),
    label(28, 440, 'B', 26, deep),
    label(336, 440, 'C', 26, deep),
    polygon(
      [
        [420, 90],
        [560, 90],
        [490, 200],
      ],
      soft,
      text,
      4,
    ),
    polygon(
      [
        [490, 200],
        [380, 400],
        [620, 400],
      ],
      soft,
      text,
      4,
    ),
    label(490, 460, '8 字形', 26, mute),
    label(170, 470, 'A 字形', 26, mute),
  ].join('')

export const locus: Figure = ({ text, deep }) =>
  [
    circle(230, 250, 170, 'none', text, 4),
    circle(390, 250, 85, 'none', red, 4),
    circle(550, 250, 7, ink),
    circle(327, 110, 7, ink),
    circle(438, 180, 7, red),
    line([327, 110], [550, 250], mute, 3),
    label(575, 250, 'A', 26, deep),
    label(327, 84, 'P', 26, deep),
    label(456, 160, 'M', 26, red),
    label(222, 250, 'O', 26, deep),
    circle(390, 250, 5, ink),
    label(390, 274, 'N', 24, deep),
  ].join('')

export const magneticArc: Figure = ({ tint, text, deep }) =>
  [
    ...range(5).flatMap((row) =>
      range(6).map((column) => label(110 + column * 90, 70 + row * 90, '×', 26, tint)),
    ),
    line([60, 40], [60, 470], ink, 4),
    path('M60 140A150 150 0 0 1 60 440', text, 5),
    line([60, 140], [60, 290], red, 3, '8 7'),
    line([60, 290], [166, 184], red, 3, '8 7'),
    arrow([60, 140], [170, 140], deep, 4),
    circle(60, 290, 6, red),
    label(30, 290, 'O', 26, red),
    label(186, 128, 'v', 28, deep),
    label(130, 256, 'r', 28, red),
  ].join('')

export const foodWeb: Figure = ({ soft, text, deep }) => {
  const at: Readonly<Record<string, readonly [number, number]>> = {
    草: [330, 430],
    兔: [150, 300],
    鼠: [330, 290],
    虫: [510, 300],
    狐: [170, 150],
    蛇: [370, 150],
    鹰: [280, 50],
  }
  const links = ['草兔', '草鼠', '草虫', '兔狐', '鼠狐', '鼠蛇', '虫蛇', '狐鹰', '蛇鹰', '兔鹰']
  return [
    ...links.map((link) => {
      const [from = [0, 0], to = [0, 0]] = [at[link.charAt(0)], at[link.charAt(1)]]
      return arrow([from[0], from[1] - 28], [to[0], to[1] + 34], text, 3)
    }),
    ...Object.entries(at).map(([name, [x, y]]) => circle(x, y, 32, soft, text) + label(x, y, name, 28, deep)),
  ].join('')
}

export const contours: Figure = ({ text, deep }) =>
  [
    path('M60 420C40 240 160 60 300 80S600 120 620 300S420 490 300 450S80 480 60 420Z', text, 3),
    path('M130 380C110 250 190 140 290 150S470 170 500 280S390 400 300 380S150 430 130 380Z', text, 3),
    path('M180 330C170 260 220 210 270 220S320 330 270 350S190 370 180 330Z', text, 3),
    path('M360 310C350 250 400 220 430 250S450 330 410 340S365 340 360 310Z', text, 3),
    label(232, 284, '▲500', 24, deep),
    label(408, 284, '▲480', 24, deep),
    label(330, 180, '鞍部', 24, red),
    label(560, 210, '山脊', 24, red),
    label(120, 180, '山谷', 24, red),
    label(86, 440, '200', 22, mute),
    label(150, 396, '300', 22, mute),
  ].join('')

export const colourWheel: Figure = ({ deep }) => {
  const colours = [
    '#ffeb3b',
    '#fdc00f',
    '#f7941d',
    '#f15a29',
    '#e5342b',
    '#b5287d',
    '#7b2d90',
    '#4b3fa0',
    '#1f6fc0',
    '#1b9aaa',
    '#3aa655',
    '#a6ce39',
  ]
  const names: Readonly<Record<number, string>> = { 0: '黄', 2: '橙', 4: '红', 6: '紫', 8: '蓝', 10: '绿' }
  const at = (angle: number, radius: number): readonly [number, number] => [
    330 + radius * Math.sin(angle),
    250 - radius * Math.cos(angle),
  ]
  return colours
    .map((colour, index) => {
      const [from, to] = [((index - 0.5) * Math.PI) / 6, ((index + 0.5) * Math.PI) / 6]
      const slice = polygon(
        [at(from, 90), at(from, 190), at((from + to) / 2, 194), at(to, 190), at(to, 90)],
        colour,
        '#ffffff',
        3,
      )
      const name = names[index]
      return name === undefined ? slice : slice + label(...at((from + to) / 2, 222), name, 26, deep)
    })
    .join('')
}
