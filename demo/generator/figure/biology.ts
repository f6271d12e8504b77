import { arrow, boxed, circle, type Figure, ink, label, line, mute, path, range, rect } from './draw.ts'

const nucleus = (x: number, y: number, r: number): string =>
  circle(x, y, r, '#d8c8f0', '#8e4ec6', 3) + circle(x + 4, y - 2, r / 3, '#8e4ec6')

const mitochondrion = (x: number, y: number, turn: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><ellipse rx="26" ry="12" fill="#ffd19a" stroke="#cc4e00" stroke-width="2.5"/><path d="M-18 0l6-7 6 14 6-14 6 14 6-7" fill="none" stroke="#cc4e00" stroke-width="2"/></g>`

const chloroplast = (x: number, y: number, turn: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><ellipse rx="25" ry="13" fill="#8eceaa" stroke="#218358" stroke-width="2.5"/><path d="M-14 0H14M-10-5H10M-10 5H10" stroke="#218358" stroke-width="2"/></g>`

const named = (y: number, x: number, text: string): string =>
  line([x, y], [512, y], mute, 1.5) + label(520, y, text, 17, ink, 'start')

export const cellsCompared: Figure = ({ deep }) =>
  [
    label(140, 22, '植物叶肉细胞', 20, deep),
    rect(20, 44, 240, 400, '#c4e8d1', '#218358', 22),
    rect(31, 55, 218, 378, '#fff7d6', '#a18072', 16),
    path('M90 170Q140 140 190 170Q214 260 186 350Q140 380 92 350Q66 260 90 170Z', '#3a9fb5', 2.5, '#d5eef7'),
    nucleus(140, 102, 30),
    chloroplast(64, 90, 70),
    chloroplast(216, 100, 100),
    chloroplast(62, 250, 90),
    chloroplast(220, 260, 90),
    chloroplast(100, 406, 8),
    chloroplast(184, 408, -8),
    mitochondrion(62, 340, 80),
    mitochondrion(220, 350, 100),
    label(140, 260, '液泡', 17, '#00749e'),
    label(400, 22, '动物细胞', 20, deep),
    path(
      'M320 130Q360 70 420 90Q490 110 486 190Q498 270 452 320Q400 360 346 326Q300 290 310 220Q304 170 320 130Z',
      '#a18072',
      3.5,
      '#fff7d6',
    ),
    nucleus(398, 196, 34),
    mitochondrion(350, 150, 30),
    mitochondrion(440, 268, -30),
    mitochondrion(360, 276, 60),
    named(120, 466, '细胞膜'),
    named(196, 410, '细胞核'),
    named(232, 470, '细胞质'),
    named(270, 452, '线粒体'),
    line([258, 390], [330, 390], mute, 1.5),
    label(338, 390, '细胞壁（外层）、细胞膜（内层）', 17, ink, 'start'),
    line([206, 408], [330, 424], mute, 1.5),
    label(338, 424, '叶绿体', 17, ink, 'start'),
    label(330, 476, '两图中同色的结构相同', 17, mute),
  ].join('')

export const evolution: Figure = ({ soft, tint, text, deep }) => {
  const at = (hundredMillions: number): number => 40 + (46 - hundredMillions) * 12.6
  const chain = (y: number, title: string, names: readonly string[], fill: string): string =>
    label(16, y - 40, title, 19, deep, 'start') +
    names
      .map((name, index) => {
        const width = 640 / names.length
        const x = 10 + index * width
        const lines = name.split('/')
        const next =
          index < names.length - 1 ? arrow([x + width - 18, y + 24], [x + width + 2, y + 24], text, 3) : ''
        return (
          rect(x, y - 14, width - 22, 76, fill, text, 8) +
          lines
            .map((one, row) =>
              label(x + (width - 22) / 2, y + 24 + (row - (lines.length - 1) / 2) * 24, one, 17),
            )
            .join('') +
          next
        )
      })
      .join('')
  return [
    arrow([30, 96], [648, 96], text, 5),
    ...[46, 40, 30, 20, 10, 0].map(
      (age) =>
        line([at(age), 86], [at(age), 106], text, 3) +
        label(at(age), 126, age === 0 ? '现在' : `${age}`, 16, mute),
    ),
    label(620, 150, '单位：亿年前', 14, mute),
    circle(at(46), 96, 8, deep),
    label(at(46) - 8, 56, '地球形成', 17, deep, 'start'),
    circle(at(36), 96, 8, deep),
    line([at(36), 96], [at(36), 34], deep, 1.5),
    label(at(36) - 8, 22, '出现原始生命（约36亿年前）', 17, deep, 'start'),
    chain(220, '植物主线', ['原始/藻类', '苔藓/蕨类', '原始/种子植物', '裸子植物/被子植物'], soft),
    chain(
      352,
      '动物主线',
      ['原始/单细胞/动物', '无脊椎/动物', '鱼类', '两栖类', '爬行类', '鸟类/哺乳类'],
      tint,
    ),
    label(330, 464, '由简单到复杂 · 由低等到高等 · 由水生到陆生', 20, deep),
  ].join('')
}

const chromatid = (x: number, y: number, colour: string, turn = 0): string =>
  `<path d="M0-12Q7 0 0 12" transform="translate(${x} ${y}) rotate(${turn})" stroke="${colour}" stroke-width="5" fill="none" stroke-linecap="round"/>`

const chromosome = (x: number, y: number, colour: string, turn = 0): string =>
  `<path d="M-7-12L7 12M7-12L-7 12" transform="translate(${x} ${y}) rotate(${turn})" stroke="${colour}" stroke-width="5" stroke-linecap="round"/>`

const colours = ['#e54666', '#3e63dd', '#e54666', '#3e63dd'] as const

export const mitosis: Figure = ({ soft, text, deep, line: rule }) => {
  const cell = (
    column: number,
    row: number,
    name: string,
    note: string,
    inner: (x: number, y: number) => string,
  ): string => {
    const [x, y] = [110 + column * 220, 104 + row * 250]
    return (
      rect(x - 92, y - 92, 184, 160, soft, text, 14) +
      inner(x, y - 12) +
      label(x, y + 92, name, 20, deep) +
      label(x, y + 118, note, 15, mute)
    )
  }
  const spindle = (x: number, y: number): string =>
    [-48, -20, 20, 48]
      .map((bend) => path(`M${x - 76} ${y}Q${x} ${y + bend * 1.7} ${x + 76} ${y}`, rule, 2))
      .join('')
  return [
    cell(
      0,
      0,
      '间期',
      'DNA复制',
      (x, y) =>
        circle(x, y, 44, '#ffffff', text, 2.5) +
        range(7)
          .map((index) =>
            path(`M${x - 30 + index * 9} ${y - 18}q8 14-2 34`, index % 2 === 0 ? '#e54666' : '#3e63dd', 2),
          )
          .join('') +
        circle(x + 14, y + 6, 8, text),
    ),
    cell(
      1,
      0,
      '前期',
      '染色体出现',
      (x, y) =>
        spindle(x, y) +
        colours
          .map((colour, index) =>
            chromosome(x - 34 + index * 24, y + ((index * 29) % 46) - 22, colour, index * 40),
          )
          .join(''),
    ),
    cell(
      2,
      0,
      '中期',
      '排列在赤道板',
      (x, y) =>
        spindle(x, y) +
        line([x, y - 72], [x, y + 72], rule, 2, '5 5') +
        colours.map((colour, index) => chromosome(x, y - 48 + index * 32, colour, 90)).join(''),
    ),
    cell(
      0,
      1,
      '后期',
      '染色体数 4→8',
      (x, y) =>
        spindle(x, y) +
        colours
          .map(
            (colour, index) =>
              chromatid(x - 42, y - 40 + index * 27, colour, 180) +
              chromatid(x + 42, y - 40 + index * 27, colour),
          )
          .join(''),
    ),
    cell(
      1,
      1,
      '末期',
      '细胞板→细胞壁',
      (x, y) =>
        circle(x - 46, y, 30, '#ffffff', text, 2.5) +
        circle(x + 46, y, 30, '#ffffff', text, 2.5) +
        [-46, 46]
          .map((side) =>
            colours
              .map((colour, index) => path(`M${x + side - 15 + index * 9} ${y - 10}q5 9-2 20`, colour, 2.5))
              .join(''),
          )
          .join('') +
        line([x, y - 66], [x, y + 62], text, 4, '2 9'),
    ),
    boxed(462, 290, 184, 120, '', '#ffffff', text),
    label(554, 318, '染色体 / DNA', 18, deep),
    label(554, 350, '前、中期 4 / 8', 17),
    label(554, 380, '后期 8 / 8', 17),
  ].join('')
}
