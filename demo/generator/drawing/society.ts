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
  pale,
  path,
  polygon,
  rect,
  red,
  sand,
  text,
  thin,
} from './pen.ts'

const box = (x: number, y: number, words: string, width = 150): string =>
  rect(x - width / 2, y - 22, width, 44, '#fff', ink, 4) + text(x, y, words, 17)

const choice = (x: number, y: number, words: string): string =>
  polygon(
    [
      [x - 110, y],
      [x, y - 36],
      [x + 110, y],
      [x, y + 36],
    ],
    '#fff',
    ink,
    2.5,
  ) + text(x, y, words, 17)

const round = (x: number, y: number, words: string): string =>
  rect(x - 50, y - 18, 100, 36, pale, ink, 18) + text(x, y, words, 17)

const event = (x: number, year: string, name: string, isAbove: boolean): string =>
  circle(x, 180, 7, red) +
  text(x, isAbove ? 206 : 156, year, 16) +
  text(x, isAbove ? 140 : 226, name, 16) +
  thin([x, 180], [x, isAbove ? 152 : 214], grey)

const SMILE = ['00111100', '01000010', '10100101', '10000001', '10100101', '10011001', '01000010', '00111100']

export const society: Drawings = {
  'history-junior-timeline':
    arrow([40, 180], [610, 180], ink, 4) +
    event(90, '1840', '鸦片战争', true) +
    event(200, '1856', '第二次鸦片战争', false) +
    event(320, '1894', '①', true) +
    event(420, '1900', '八国联军侵华', false) +
    event(530, '1911', '②', true),
  'history-senior-timeline':
    arrow([40, 180], [610, 180], ink, 4) +
    event(90, '1640', '英国革命开始', true) +
    event(210, '1689', '①', false) +
    event(330, '1776', '《独立宣言》', true) +
    event(440, '1789', '②', false) +
    event(550, '1868', '明治维新', true),
  'politics-junior-organs':
    rect(190, 40, 260, 50, pale, ink, 6) +
    text(320, 65, '全国人民代表大会', 19) +
    ['国务院', '国家监察委员会', '最高人民法院', '最高人民检察院']
      .map(
        (name, index) =>
          rect(30 + index * 148, 220, 136, 50, '#fff', ink, 6) +
          text(98 + index * 148, 245, name, 16) +
          arrow([320, 90], [98 + index * 148, 218], ink, 2),
      )
      .join('') +
    text(320, 310, '由它产生 · 对它负责 · 受它监督', 17),
  'politics-senior-supply':
    axes([150, 300], 380, 250, ['数量', '价格']) +
    thin([190, 80], [470, 270], blue) +
    thin([270, 60], [520, 230], red) +
    thin([190, 270], [450, 90]) +
    text(486, 282, 'D₁', 18, blue) +
    text(536, 238, 'D₂', 18, red) +
    text(464, 78, 'S', 18) +
    dot(323, 171) +
    dot(372, 130),
  'english-primary-map':
    rect(0, 150, 640, 60, '#e9ebee') +
    rect(290, 0, 60, 360, '#e9ebee') +
    dashed([0, 180], [640, 180]) +
    dashed([320, 0], [320, 360]) +
    [
      [150, 80, 'bookstore'],
      [490, 80, 'cinema'],
      [150, 280, 'hospital'],
      [490, 280, 'school'],
    ]
      .map(
        ([x, y, name]) =>
          rect(Number(x) - 80, Number(y) - 32, 160, 64, sand, ink, 6) +
          text(Number(x), Number(y), String(name), 20),
      )
      .join('') +
    dot(320, 330, red) +
    text(392, 338, 'You are here.', 15) +
    arrow([320, 320], [320, 270], red),
  'english-junior-chart':
    thin([110, 300], [590, 300]) +
    thin([110, 300], [110, 50]) +
    text(130, 34, 'Students', 16) +
    [
      ['Every day', 6],
      ['Often', 18],
      ['Sometimes', 12],
      ['Never', 4],
    ]
      .map(
        ([name, value], index) =>
          rect(150 + index * 112, 300 - Number(value) * 12, 60, Number(value) * 12, pale, blue) +
          text(180 + index * 112, 288 - Number(value) * 12, String(value), 17) +
          text(180 + index * 112, 320, String(name), 16),
      )
      .join(''),
  'it-primary-pixels':
    SMILE.map((row, y) =>
      Array.from(row)
        .map((bit, x) => rect(180 + x * 36, 36 + y * 36, 36, 36, bit === '1' ? '#333' : '#fff', grey))
        .join(''),
    ).join('') +
    text(150, 54, '1', 16) +
    text(150, 90, '2', 16) +
    text(150, 126, '3', 16),
  'it-primary-flow':
    round(320, 30, '开始') +
    arrow([320, 48], [320, 76], ink, 2) +
    polygon(
      [
        [250, 78],
        [406, 78],
        [390, 116],
        [234, 116],
      ],
      '#fff',
      ink,
      2.5,
    ) +
    text(320, 98, '输入身高 h', 17) +
    arrow([320, 116], [320, 146], ink, 2) +
    choice(320, 184, 'h ≥ 120？') +
    arrow([210, 184], [130, 184], ink, 2) +
    arrow([430, 184], [510, 184], ink, 2) +
    text(176, 168, '是', 16) +
    text(464, 168, '否', 16) +
    arrow([130, 184], [130, 240], ink, 2) +
    arrow([510, 184], [510, 240], ink, 2) +
    box(130, 262, '输出“可以乘坐”') +
    box(510, 262, '输出“暂不可乘坐”', 170) +
    path('M130 284V330H260M510 284V330H380', ink, 2) +
    round(320, 330, '结束'),
  'it-junior-network':
    circle(320, 180, 34, pale, ink, 2.5) +
    text(320, 180, '交换机', 15) +
    [
      [120, 70],
      [520, 70],
      [120, 290],
      [520, 290],
      [320, 40],
    ]
      .map(
        ([x = 0, y = 0], index) =>
          thin([320, 180], [x, y]) +
          rect(x - 46, y - 22, 92, 44, '#fff', ink, 4) +
          text(x, y, `计算机${index + 1}`, 15),
      )
      .join('') +
    circle(320, 180, 34, pale, ink, 2.5) +
    text(320, 180, '交换机', 15),
  'it-senior-flow':
    round(320, 26, '开始') +
    arrow([320, 44], [320, 66], ink, 2) +
    box(320, 88, 's ← 0，i ← 1', 170) +
    arrow([320, 110], [320, 140], ink, 2) +
    choice(320, 176, 'i ≤ 5？') +
    text(336, 224, '是', 16) +
    arrow([320, 212], [320, 240], ink, 2) +
    box(320, 262, 's ← s＋i×i') +
    arrow([320, 284], [320, 304], ink, 2) +
    box(320, 326, 'i ← i＋1') +
    path('M245 326H150V124H318', ink, 2) +
    arrow([430, 176], [500, 176], ink, 2) +
    text(458, 160, '否', 16) +
    box(560, 176, '输出 s', 110),
  'it-senior-tree':
    choice(320, 50, '毛茸茸？') +
    arrow([250, 70], [170, 130], ink, 2) +
    arrow([390, 70], [470, 130], ink, 2) +
    text(190, 90, '是', 16) +
    text(446, 90, '否', 16) +
    choice(160, 168, '会喵喵叫？') +
    choice(480, 168, '有翅膀？') +
    arrow([110, 190], [80, 270], ink, 2) +
    arrow([210, 190], [240, 270], ink, 2) +
    arrow([430, 190], [400, 270], ink, 2) +
    arrow([530, 190], [560, 270], ink, 2) +
    text(76, 226, '是', 16) +
    text(244, 226, '否', 16) +
    text(396, 226, '是', 16) +
    text(566, 226, '否', 16) +
    box(80, 294, '猫', 90) +
    box(240, 294, '狗', 90) +
    box(400, 294, '鸟', 90) +
    box(560, 294, '鱼', 90),
}
