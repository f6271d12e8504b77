import {
  arrow,
  axes,
  blue,
  circle,
  type Drawings,
  dashed,
  ink,
  label,
  pale,
  path,
  range,
  rect,
  red,
  sand,
  text,
  thin,
  through,
} from './pen.ts'

const atom = (x: number, y: number, fill: string): string => circle(x, y, 15, fill, ink, 2)

const shells = (x: number, y: number, name: string, electrons: readonly number[]): string =>
  circle(x, y, 30, '#fff', ink, 2) +
  text(x, y, name, 17) +
  electrons
    .map((count, index) => {
      const r = 56 + index * 30
      return (
        path(`M${x + r * 0.64} ${y - r * 0.77}A${r} ${r} 0 0 1 ${x + r * 0.64} ${y + r * 0.77}`, ink, 2) +
        rect(x + r - 9, y - 12, 18, 24, '#fff') +
        text(x + r, y, String(count), 18)
      )
    })
    .join('')

export const chemistry: Drawings = {
  'chemistry-junior-oxygen':
    `<g transform="rotate(6 200 110)">${path('M90 92H290V124H90Q74 108 90 92Z', ink, 3, '#f7fafd')}${path('M92 112H180L150 98H96Z', '#6b2a6b', 1, '#8d4a8d')}${rect(284, 88, 20, 40, '#c9a46a', ink)}</g>` +
    path('M346 200V320H560V200', ink, 3) +
    rect(348, 222, 210, 96, pale) +
    path('M414 240V120Q414 104 430 104T446 120V240', ink, 3, '#f7fafd') +
    path('M306 122H372V290H430V220', ink, 3) +
    path('M110 200Q125 170 140 200Q150 220 125 228Q100 220 110 200Z', red, 2, '#f6c86a') +
    rect(108, 228, 34, 60, sand, ink) +
    thin([60, 300], [260, 300]) +
    thin([70, 40], [70, 300]) +
    thin([70, 104], [110, 104]) +
    text(190, 62, '高锰酸钾', 17) +
    text(470, 300, '水', 17),
  'chemistry-junior-solubility':
    axes([110, 310], 450, 280, ['温度／℃', '溶解度／g']) +
    path('M110 290C240 270 330 200 420 50', blue, 3) +
    path('M110 230C260 212 400 190 540 172', red, 3) +
    text(438, 60, '甲', 18, blue) +
    text(556, 170, '乙', 18, red) +
    dashed([308, 205], [308, 310]) +
    dashed([110, 205], [308, 205]) +
    text(308, 328, '30', 16) +
    text(88, 205, '36', 16) +
    text(98, 320, '0', 15) +
    text(318, 188, 'P', 17),
  'chemistry-junior-shells':
    shells(120, 180, '+12', [2, 8, 2]) +
    shells(400, 180, '+17', [2, 8, 7]) +
    text(120, 330, '甲', 18) +
    text(400, 330, '乙', 18),
  'chemistry-junior-particles':
    rect(50, 70, 200, 200, '#fff', ink) +
    rect(390, 70, 200, 200, '#fff', ink) +
    arrow([276, 170], [364, 170], ink) +
    text(320, 150, '一定条件', 16) +
    [
      [100, 110],
      [100, 170],
      [100, 230],
    ]
      .map(([x = 0, y = 0]) => atom(x, y, '#fff') + atom(x + 30, y, '#fff'))
      .join('') +
    atom(190, 170, '#444') +
    atom(220, 170, '#444') +
    [
      [450, 130],
      [530, 220],
    ]
      .map(
        ([x = 0, y = 0]) =>
          atom(x, y, '#444') +
          atom(x - 26, y + 14, '#fff') +
          atom(x + 26, y + 14, '#fff') +
          atom(x, y + 30, '#fff'),
      )
      .join('') +
    atom(240, 320, '#fff') +
    text(300, 320, '氢原子', 16) +
    atom(370, 320, '#444') +
    text(430, 320, '氮原子', 16) +
    text(150, 46, '反应前', 17) +
    text(490, 46, '反应后', 17),
  'chemistry-senior-cell':
    path('M180 130V320H460V130', ink, 3) +
    rect(182, 180, 276, 138, pale) +
    rect(230, 90, 26, 190, '#c9ced6', ink) +
    rect(384, 90, 26, 190, '#d89c63', ink) +
    through(
      [
        [243, 90],
        [243, 50],
        [300, 50],
      ],
      ink,
      2,
    ) +
    through(
      [
        [340, 50],
        [397, 50],
        [397, 90],
      ],
      ink,
      2,
    ) +
    circle(320, 50, 20, '#fff', ink, 2) +
    text(320, 50, 'A', 18) +
    text(206, 110, 'Zn', 20) +
    text(438, 110, 'Cu', 20) +
    text(320, 300, '稀硫酸', 18),
  'chemistry-senior-energy':
    axes([110, 310], 460, 280, ['反应过程', '能量']) +
    through(
      [
        [120, 200],
        [220, 200],
      ],
      ink,
    ) +
    path('M220 200C280 200 290 60 340 60S400 280 450 280', red, 3) +
    path('M220 200C290 200 295 130 340 130S400 280 450 280', blue, 3, 'none', '7 6') +
    through(
      [
        [450, 280],
        [550, 280],
      ],
      ink,
    ) +
    text(164, 184, '反应物', 17) +
    text(506, 264, '生成物', 17) +
    text(376, 56, 'a', 18, red) +
    text(372, 136, 'b', 18, blue),
  'chemistry-senior-concentration':
    axes([110, 310], 460, 280, ['t／min', 'c／(mol·L⁻¹)']) +
    path('M110 70C180 150 240 190 300 190H540', blue, 3) +
    path('M110 190C180 230 240 250 300 250H540', red, 3) +
    path('M110 310C180 230 240 190 300 190', '#2f7d4f', 3) +
    text(556, 176, 'X、Z', 17) +
    text(552, 250, 'Y', 17) +
    dashed([300, 190], [300, 310]) +
    dashed([110, 190], [300, 190]) +
    dashed([110, 250], [300, 250]) +
    text(82, 70, '1.0', 16) +
    text(82, 190, '0.5', 16) +
    text(76, 250, '0.25', 16) +
    text(300, 328, '5', 16) +
    text(98, 318, '0', 15),
  'chemistry-senior-table':
    range(3)
      .map((row) =>
        [0, 1, 2, 3, 4, 5, 6, 7]
          .map((column) => rect(160 + column * 44, 96 + row * 58, 44, 58, '#fff', ink))
          .join(''),
      )
      .join('') +
    ['ⅠA', 'ⅡA', 'ⅢA', 'ⅣA', 'ⅤA', 'ⅥA', 'ⅦA', '0']
      .map((name, index) => text(182 + index * 44, 76, name, 15))
      .join('') +
    [1, 2, 3]
      .map((row) => label(140, 125 + (row - 1) * 58, `第${'一二三'[row - 1] ?? ''}周期`, 15, ink, 'end'))
      .join('') +
    text(358, 183, 'X', 20) +
    text(402, 183, 'Y', 20) +
    text(182, 241, 'Z', 20) +
    text(446, 241, 'W', 20),
}
