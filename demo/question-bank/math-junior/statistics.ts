import { blanks } from '../../questions/making.ts'
import type { Template } from '../types.ts'
import { choose, fraction, num, table, tex } from '../writing.ts'

/** Variance and the drawing of balls. */
export const statistics: readonly Template[] = [
  {
    key: 'math-junior-variance',
    places: [
      '人教版/八年级下册/第二十章 数据的分析/20.2 数据的波动程度',
      '北师大版/八年级上册/第六章 数据的分析/4 数据的离散程度',
      '苏科版/九年级上册/第3章 数据的集中趋势和离散程度/3.4 方差',
    ],
    know: '数据的分析',
    level: 19,
    make: (chance) => {
      const mean = chance(6, 9)
      const [d, e] = [chance(1, 3), chance(0, 2)]
      const values = [mean - d, mean + e, mean, mean - e, mean + d]
      const variance = (2 * (d * d + e * e)) / 5
      return blanks(
        `<p>某同学五次投篮练习的命中数如下表，这组数据的平均数是____，方差是____。</p>${table([
          ['次序', 1, 2, 3, 4, 5],
          ['命中数', ...values],
        ])}`,
        [String(mean), num(variance)],
        tex`平均数 \(\bar{x}=${mean}\)；方差 \(s^2=\frac{1}{5}(${values.map((value) => `${(value - mean) ** 2}`).join('+')})=${num(variance)}\)。`,
      )
    },
  },
  {
    key: 'math-junior-balls',
    places: [
      '人教版/九年级上册/第二十五章 概率初步/25.2 用列举法求概率',
      '北师大版/九年级上册/第三章 概率的进一步认识/1 用树状图或表格求概率',
    ],
    know: '概率初步',
    level: 19,
    make: (chance) => {
      const [red, white] = [chance(2, 5), chance(2, 6)]
      const all = red + white
      const text = (above: number, below: number) => tex`\(${fraction(above, below)}\)`
      return choose(
        chance,
        `一个不透明的袋子里有 ${red} 个红球和 ${white} 个白球，它们除颜色外都相同。从中一次随机摸出 2 个球，两个都是红球的概率是`,
        text(red * (red - 1), all * (all - 1)),
        [
          text(red * red, all * all),
          text(red, all),
          text(white * (white - 1), all * (all - 1)),
          text(2, all),
          text(red - 1, all - 1),
        ],
        `列表或画树状图：先后摸出两球共有 ${all}×${all - 1}＝${all * (all - 1)} 种等可能结果，其中都是红球的有 ${red}×${red - 1}＝${red * (red - 1)} 种。`,
      )
    },
  },
]
