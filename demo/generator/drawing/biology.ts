import {
  arrow,
  axes,
  blue,
  circle,
  curve,
  type Drawings,
  dashed,
  dot,
  green,
  grey,
  ink,
  pale,
  path,
  pointer,
  range,
  rect,
  red,
  sand,
  text,
  thin,
  through,
} from './pen.ts'

const boxed = (x: number, y: number, name: string): string =>
  rect(x - 48, y - 20, 96, 40, '#f4f7ef', green, 8) + text(x, y, name, 18)

const man = (x: number, y: number, isIll: boolean): string =>
  rect(x - 18, y - 18, 36, 36, isIll ? '#444' : '#fff', ink)
const woman = (x: number, y: number, isIll: boolean): string =>
  circle(x, y, 19, isIll ? '#444' : '#fff', ink, 2.5)

export const biology: Drawings = {
  'biology-junior-cell':
    rect(190, 50, 260, 260, '#eef5e4', green, 26).replace('stroke-width="2.5"', 'stroke-width="8"') +
    rect(200, 60, 240, 240, 'none', ink, 20) +
    path('M260 110Q330 80 400 120Q424 190 390 250Q320 280 260 240Q234 170 260 110Z', ink, 2, '#fdfdf3') +
    circle(232, 262, 24, '#d9c9e6', ink, 2) +
    circle(232, 262, 8, '#8d6aa8') +
    [
      [226, 90],
      [222, 190],
      [330, 288],
      [420, 282],
    ]
      .map(([x, y]) => `<ellipse cx="${x}" cy="${y}" rx="16" ry="9" fill="#7db35a" stroke="${ink}"/>`)
      .join('') +
    pointer([192, 150], [110, 120], '1') +
    pointer([440, 90], [530, 70], '2') +
    pointer([232, 262], [110, 290], '3') +
    pointer([340, 180], [540, 190], '4') +
    pointer([420, 282], [540, 300], '5'),
  'biology-junior-heart':
    path(
      'M320 60C430 40 500 110 480 190C462 270 380 320 320 340C250 310 176 260 162 180C150 100 230 40 320 60Z',
      red,
      3,
      '#fdf1ef',
    ) +
    thin([320, 70], [320, 336], red) +
    thin([164, 170], [480, 170], red) +
    text(240, 120, '甲', 22) +
    text(400, 120, '乙', 22) +
    text(250, 230, '丙', 22) +
    text(390, 230, '丁', 22),
  'biology-junior-foodweb':
    boxed(320, 310, '草') +
    boxed(150, 210, '兔') +
    boxed(320, 210, '鼠') +
    boxed(490, 210, '昆虫') +
    boxed(490, 120, '食虫鸟') +
    boxed(320, 50, '鹰') +
    arrow([280, 290], [180, 232], ink, 2) +
    arrow([320, 290], [320, 232], ink, 2) +
    arrow([360, 290], [460, 232], ink, 2) +
    arrow([170, 190], [290, 72], ink, 2) +
    arrow([320, 190], [320, 72], ink, 2) +
    arrow([490, 190], [490, 142], ink, 2) +
    arrow([470, 100], [368, 62], ink, 2),
  'biology-junior-pedigree':
    man(240, 90, false) +
    woman(400, 90, false) +
    thin([258, 90], [381, 90]) +
    thin([320, 90], [320, 170]) +
    thin([200, 170], [440, 170]) +
    [200, 320, 440].map((x) => thin([x, 170], [x, 210])).join('') +
    man(200, 229, false) +
    woman(320, 229, false) +
    man(440, 229, true) +
    text(240, 54, '双眼皮', 16) +
    text(400, 54, '双眼皮', 16) +
    text(200, 268, '双眼皮', 16) +
    text(320, 268, '双眼皮', 16) +
    text(440, 268, '单眼皮', 16),
  'biology-junior-leaf':
    path('M90 90H550M90 120H550M90 230H550M90 260H240M300 260H550', ink, 2) +
    range(11)
      .map((index) => rect(94 + index * 41, 122, 37, 62, '#b9d99a', green, 8))
      .join('') +
    [130, 190, 330, 400, 470, 520]
      .map((x, index) => circle(x, 206 + (index % 2) * 6, 14, '#cfe6b8', green, 2))
      .join('') +
    range(11)
      .map((index) => rect(94 + index * 41, 92, 37, 26, '#fff', grey))
      .join('') +
    path('M240 246Q255 230 268 250Q255 274 240 260Z', green, 2, '#b9d99a') +
    path('M300 246Q285 230 272 250Q285 274 300 260Z', green, 2, '#b9d99a') +
    arrow([270, 310], [270, 276], blue, 2) +
    text(330, 306, '气体进出', 16) +
    pointer([130, 104], [60, 60], '1') +
    pointer([360, 150], [590, 150], '2') +
    pointer([256, 256], [180, 310], '3'),
  'biology-senior-membrane':
    range(22)
      .map((index) => {
        const x = 70 + index * 24
        return (
          circle(x, 140, 10, sand, ink, 2) +
          thin([x - 3, 150], [x - 3, 182]) +
          thin([x + 3, 150], [x + 3, 182]) +
          circle(x, 226, 10, sand, ink, 2) +
          thin([x - 3, 216], [x - 3, 186]) +
          thin([x + 3, 216], [x + 3, 186])
        )
      })
      .join('') +
    `<ellipse cx="230" cy="183" rx="36" ry="62" fill="#a9c4e8" stroke="${ink}" stroke-width="2"/><ellipse cx="440" cy="235" rx="44" ry="26" fill="#a9c4e8" stroke="${ink}" stroke-width="2"/>` +
    through(
      [
        [222, 122],
        [210, 96],
        [228, 78],
        [214, 58],
      ],
      green,
    ) +
    through(
      [
        [236, 122],
        [250, 98],
        [242, 76],
      ],
      green,
    ) +
    pointer([216, 80], [130, 60], '1') +
    pointer([334, 183], [560, 90], '2') +
    pointer([440, 240], [560, 310], '3') +
    text(80, 100, '膜外', 16) +
    text(80, 270, '膜内', 16),
  'biology-senior-light':
    axes([140, 240], 430, 210, ['光照强度／klx', 'CO₂吸收速率'], 0, 90) +
    path('M140 300C170 270 190 250 210 240C280 150 340 90 420 90H550', blue, 3) +
    dashed([140, 90], [420, 90]) +
    dashed([420, 90], [420, 240]) +
    text(108, 90, '20', 16) +
    text(108, 300, '−5', 16) +
    text(156, 306, 'A', 17) +
    text(216, 222, 'B', 17) +
    text(422, 72, 'C', 17) +
    text(216, 258, '2', 16) +
    text(420, 258, '8', 16),
  'biology-senior-pedigree':
    man(200, 80, false) +
    woman(360, 80, false) +
    thin([218, 80], [341, 80]) +
    thin([280, 80], [280, 150]) +
    thin([180, 150], [380, 150]) +
    thin([180, 150], [180, 186]) +
    thin([380, 150], [380, 186]) +
    woman(180, 205, true) +
    man(380, 205, false) +
    thin([398, 205], [481, 205]) +
    woman(500, 205, false) +
    thin([440, 205], [440, 280]) +
    text(440, 300, '？', 26) +
    text(160, 80, 'Ⅰ', 18) +
    text(200, 46, '1', 16) +
    text(360, 46, '2', 16) +
    text(130, 205, 'Ⅱ', 18) +
    text(180, 246, '1', 16) +
    text(380, 246, '2', 16) +
    text(500, 246, '3', 16),
  'biology-senior-growth':
    axes([110, 310], 450, 280, ['时间', '种群数量']) +
    path(
      curve(0, 4.2, (x) => [110 + x * 52, 300 - 12 * Math.exp(x * 0.72)]),
      red,
    ) +
    path(
      curve(0, 8.4, (x) => [110 + x * 52, 300 - 190 / (1 + 18 * Math.exp(-x))]),
      blue,
    ) +
    dashed([110, 108], [550, 108]) +
    text(92, 108, 'K', 18) +
    dashed([110, 204], [260, 204]) +
    text(84, 204, 'K/2', 16) +
    text(350, 60, '甲', 18, red) +
    text(540, 92, '乙', 18, blue),
  'biology-senior-reflex':
    `<ellipse cx="440" cy="130" rx="130" ry="84" fill="#f7f1e6" stroke="${ink}" stroke-width="3"/>` +
    path('M440 60V200M380 130H500', grey, 14) +
    through(
      [
        [120, 90],
        [280, 50],
        [410, 104],
      ],
      blue,
    ) +
    dot(280, 50, blue) +
    through(
      [
        [410, 104],
        [420, 150],
      ],
      green,
    ) +
    dot(412, 106, green) +
    through(
      [
        [420, 150],
        [300, 240],
        [140, 280],
      ],
      red,
    ) +
    rect(80, 76, 44, 28, pale, ink) +
    path('M96 262Q140 250 150 280Q140 312 96 300Z', ink, 2, '#f1c9c3') +
    pointer([100, 90], [60, 40], '1') +
    pointer([220, 65], [200, 24], '2') +
    pointer([440, 130], [600, 60], '3') +
    pointer([260, 250], [280, 310], '4') +
    pointer([110, 282], [60, 330], '5'),
}
