import { blanks, composite } from '../../questions/making.ts'
import type { Template } from '../types.ts'
import { choose, chooseNumber, num, pick, tex } from '../writing.ts'

const clock = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`

/** What the third, fourth and fifth grade reckon with: whole numbers, decimals and areas. */
export const middleGrades: readonly Template[] = [
  {
    key: 'math-primary-minutes',
    places: ['人教版/三年级上册/1 时、分、秒'],
    know: '常见的量',
    level: 17,
    make: (chance) => {
      const [what, shortest, longest] = pick(chance, [
        ['一场电影', 85, 130],
        ['学校文艺汇演', 70, 110],
        ['一次科学实践活动', 50, 95],
        ['市图书馆的朗读会', 45, 80],
      ] as const)
      const begin = chance(8 * 60, 15 * 60)
      const length = chance(shortest, longest)
      return blanks(
        `${what} ${clock(begin)} 开始，${clock(begin + length)} 结束，一共经过____分钟。`,
        [String(length)],
        `结束时刻减开始时刻，1 时＝60 分：${clock(begin + length)} 与 ${clock(begin)} 之间是 ${length} 分钟。`,
      )
    },
  },
  {
    key: 'math-primary-times-one',
    places: ['人教版/三年级上册/6 多位数乘一位数'],
    know: '整数与小数的运算',
    level: 17,
    make: (chance) => {
      const [each, boxes] = [chance(112, 489), chance(3, 9)]
      const total = each * boxes
      const [hundreds, tens, ones] = [Math.floor(each / 100), Math.floor(each / 10) % 10, each % 10]
      const [carried, carriedOn] = [Math.floor((ones * boxes) / 10), Math.floor((tens * boxes) / 10)]
      // A pupil multiplies without a difficulty only where something is carried twice.
      if (carried === 0 || carriedOn === 0) return null
      const withoutFirstCarry = total - 10 * carried
      const withoutAnyCarry =
        100 * ((hundreds * boxes) % 100) + 10 * ((tens * boxes) % 10) + ((ones * boxes) % 10)
      const carriedTooEarly = 10 * (tens + carried) * boxes + 100 * hundreds * boxes + ((ones * boxes) % 10)
      return chooseNumber(
        chance,
        `果园里每个仓库放苹果 ${each} 箱，${boxes} 个同样的仓库一共放苹果多少箱？`,
        total,
        [withoutFirstCarry, withoutAnyCarry, carriedTooEarly, each + boxes],
        '箱',
        `求几个相同加数的和用乘法：${each}×${boxes}＝${total}（箱）。`,
      )
    },
  },
  {
    key: 'math-primary-rectangle',
    places: ['人教版/三年级上册/7 长方形和正方形'],
    know: '长方形和正方形',
    level: 18,
    make: (chance) => {
      const [wide, high] = [chance(9, 32), chance(4, 8)]
      return blanks(
        `用一根铁丝正好围成长 ${wide} 厘米、宽 ${high} 厘米的长方形，这根铁丝长____厘米；改围成一个正方形，边长是____厘米。`,
        [String(2 * (wide + high)), num((wide + high) / 2)],
        `铁丝的长就是周长：(${wide}＋${high})×2＝${2 * (wide + high)}（厘米）；正方形四边相等，边长是周长÷4＝${num((wide + high) / 2)}（厘米）。`,
      )
    },
  },
  {
    key: 'math-primary-laws',
    places: ['人教版/四年级下册/3 运算定律/乘法运算定律'],
    know: '整数与小数的运算',
    level: 18,
    make: (chance) => {
      const [a, less] = [chance(13, 87), chance(1, 3)]
      const b = 100 - less
      return choose(
        chance,
        `下面哪一个算式与 ${a}×${b} 得数相等？`,
        `${a}×100－${a}${less > 1 ? `×${less}` : ''}`,
        [`${a}×100－${less}`, `${a}×100＋${a}${less > 1 ? `×${less}` : ''}`, `${a}×90＋${b - 90}`],
        `把 ${b} 看成 100－${less}，由乘法分配律 ${a}×(100－${less})＝${a}×100－${a}×${less}＝${a * b}。`,
      )
    },
  },
  {
    key: 'math-primary-chickens',
    places: ['人教版/四年级下册/9 数学广角——鸡兔同笼'],
    know: '鸡兔同笼',
    level: 20,
    make: (chance) => {
      const [hens, hares] = [chance(5, 25), chance(4, 20)]
      const [heads, feet] = [hens + hares, 2 * hens + 4 * hares]
      return blanks(
        `鸡兔同笼，从上面数有 ${heads} 个头，从下面数有 ${feet} 只脚。鸡有____只，兔有____只。`,
        [String(hens), String(hares)],
        `假设全是鸡，应有 ${2 * heads} 只脚，少了 ${feet - 2 * heads} 只；每把一只鸡换成兔多 2 只脚，所以兔 ${feet - 2 * heads}÷2＝${hares}（只），鸡 ${hens} 只。`,
      )
    },
  },
  {
    key: 'math-primary-decimals',
    places: ['人教版/五年级上册/1 小数乘法', '苏教版/五年级上册/五 小数乘法和除法'],
    know: '整数与小数的运算',
    level: 18,
    make: (chance) => {
      const [a, b] = [chance(12, 98) / 10, chance(11, 99) / 100]
      const product = num(a * b)
      return blanks(
        `列竖式计算：${num(a)}×${num(b)}＝____。`,
        [product],
        `先按整数乘法算，再看两个因数一共有几位小数，从积的右边起数出几位点上小数点，得 ${product}。`,
      )
    },
  },
  {
    key: 'math-primary-equation',
    places: ['人教版/五年级上册/5 简易方程/解简易方程', '苏教版/五年级下册/一 简易方程'],
    know: '简易方程',
    level: 18,
    make: (chance) => {
      const [a, x, b] = [chance(3, 12), chance(2, 19) / (chance(0, 1) + 1), chance(5, 40)]
      const sum = num(a * x + b)
      return blanks(
        tex`解方程 \(${a}x+${b}=${sum}\)，得 \(x=\)____。`,
        [num(x)],
        tex`等式两边先同时减 ${b}，得 \(${a}x=${num(a * x)}\)；再同时除以 ${a}，得 \(x=${num(x)}\)。`,
      )
    },
  },
  {
    key: 'math-primary-trapezium',
    places: ['人教版/五年级上册/6 多边形的面积/梯形的面积', '苏教版/五年级上册/二 多边形的面积'],
    know: '多边形的面积',
    level: 18,
    make: (chance) => {
      const [top, bottom, high] = [chance(3, 12), chance(13, 26), 2 * chance(2, 9)]
      const area = ((top + bottom) * high) / 2
      return chooseNumber(
        chance,
        `一块梯形菜地，上底 ${top} 米，下底 ${bottom} 米，高 ${high} 米，它的面积是多少平方米？`,
        area,
        [(top + bottom) * high, bottom * high, (bottom * high) / 2],
        '平方米',
        `梯形的面积＝(上底＋下底)×高÷2＝(${top}＋${bottom})×${high}÷2＝${area}（平方米）。`,
      )
    },
  },
  {
    key: 'math-primary-trees',
    places: ['人教版/五年级上册/7 数学广角——植树问题'],
    know: '植树问题',
    level: 19,
    make: (chance) => {
      const [gap, gaps] = [chance(3, 12), chance(15, 60)]
      return composite(
        `一条小路长 ${gap * gaps} 米，沿路的一边每隔 ${gap} 米栽一棵树。`,
        [
          blanks(
            '两端都栽，一共要栽____棵。',
            [String(gaps + 1)],
            `两端都栽：棵数＝间隔数＋1＝${gaps + 1}。`,
          ),
          blanks(
            '两端都不栽，一共要栽____棵。',
            [String(gaps - 1)],
            `两端都不栽：棵数＝间隔数－1＝${gaps - 1}。`,
          ),
          blanks('只栽一端，一共要栽____棵。', [String(gaps)], `只栽一端：棵数＝间隔数＝${gaps}。`),
        ],
        `先求间隔数：${gap * gaps}÷${gap}＝${gaps}，再看两端栽不栽。`,
      )
    },
  },
]
