import { blanks, composite, essay } from '../../questions/making.ts'
import type { Template } from '../types.ts'
import { added, choose, fraction, lessBy, lineFraction, pick, polynomial, tex } from '../writing.ts'
import { notZero, signed } from './integers.ts'

/** Lines, parabolas and hyperbolas. */
export const functions: readonly Template[] = [
  {
    key: 'math-junior-line',
    places: [
      '人教版/八年级下册/第十九章 一次函数/19.2 一次函数',
      '北师大版/八年级上册/第四章 一次函数/3 一次函数的图象',
      '苏科版/八年级上册/第6章 一次函数/6.3 一次函数的图像',
    ],
    know: '一次函数',
    level: 19,
    make: (chance) => {
      const [k, x1, y1, step] = [notZero(-4, 4, chance(-4, 4)), chance(-3, 3), chance(-5, 6), chance(1, 4)]
      const b = y1 - k * x1
      if (b === 0) return null
      return composite(
        tex`已知一次函数的图象经过点 \(A(${x1},${y1})\) 和点 \(B(${x1 + step},${y1 + k * step})\)。`,
        [
          blanks(
            tex`这个函数的解析式是 \(y=kx+b\)，其中 \(k=\)____，\(b=\)____。`,
            [String(k), String(b)],
            tex`把两点坐标代入 \(y=kx+b\)，解得 \(k=${k}\)，\(b=${b}\)。`,
          ),
          blanks(
            tex`图象与两坐标轴围成的三角形的面积是____。`,
            [lineFraction(b * b, 2 * Math.abs(k))],
            tex`与坐标轴的交点是 \((${fraction(-b, k)},0)\) 和 \((0,${b})\)，面积为 \(${fraction(b * b, 2 * Math.abs(k))}\)。`,
          ),
        ],
        '先用待定系数法求出解析式，再求它与两轴的交点。',
      )
    },
  },
  {
    key: 'math-junior-parabola',
    places: [
      '人教版/九年级上册/第二十二章 二次函数/22.1 二次函数的图象和性质',
      '北师大版/九年级下册/第二章 二次函数/2 二次函数的图象与性质',
    ],
    know: '二次函数',
    level: 19,
    make: (chance) => {
      const [a, h, k] = [pick(chance, [-3, -2, -1, 1, 2, 3]), chance(-4, 5), chance(-6, 6)]
      if (h === 0) return null
      const point = (x: number, y: number) => tex`\((${x},${y})\)`
      return choose(
        chance,
        tex`抛物线 \(y=${polynomial([a, -2 * a * h, a * h * h + k])}\) 的顶点坐标是`,
        point(h, k),
        [point(-h, k), point(h, -k), point(-h, -k), point(2 * h, k), point(h, k + 1)],
        tex`配方得 \(y=${a === 1 ? '' : a === -1 ? '-' : a}(${lessBy('x', h)})^2${added(k)}\)，顶点是 \((${h},${k})\)。`,
      )
    },
  },
  {
    key: 'math-junior-profit',
    places: [
      '人教版/九年级上册/第二十二章 二次函数/22.3 实际问题与二次函数',
      '北师大版/九年级下册/第二章 二次函数/4 二次函数的应用',
    ],
    know: '二次函数',
    level: 21,
    make: (chance) => {
      const [cost, gain, drop] = [chance(20, 60), 10 * chance(2, 4), pick(chance, [2, 4, 5, 10])]
      const peak = chance(3, 9)
      const sold = drop * (gain + 2 * peak)
      const best = (gain + peak) * (sold - drop * peak)
      return essay(
        `某商店以每件 ${cost} 元的价格进一批文具套装，按每件 ${cost + gain} 元出售，每天可售出 ${sold} 件。调查发现：售价每上涨 1 元，每天少售出 ${drop} 件。售价定为多少元时每天的利润最大？最大利润是多少元？`,
        tex`<p>设售价上涨 \(x\) 元，每天的利润为 \(w\) 元，则</p><p>\(w=(${gain}+x)(${sold}-${drop}x)=${polynomial([-drop, sold - drop * gain, gain * sold])}\)</p><p>\(=-${drop}(x-${peak})^2+${best}\)</p><p>因为 \(-${drop}<0\)，当 \(x=${peak}\) 时 \(w\) 最大，售价为 ${cost + gain + peak} 元。</p><p>答：售价定为 ${cost + gain + peak} 元时每天的利润最大，最大利润是 ${best} 元。</p>`,
        '列出利润关于涨价的二次函数，配成顶点式求最大值，并注意自变量的实际意义。',
      )
    },
  },
  {
    key: 'math-junior-inverse',
    places: [
      '人教版/九年级下册/第二十六章 反比例函数/26.1 反比例函数',
      '北师大版/九年级上册/第六章 反比例函数/2 反比例函数的图象与性质',
      '苏科版/八年级下册/第11章 反比例函数/11.2 反比例函数的图像与性质',
    ],
    know: '反比例函数',
    level: 18,
    make: (chance) => {
      const [x, y, at] = [chance(2, 6), notZero(-6, 6, chance(-6, 6)), chance(1, 8)]
      if (x === at) return null
      return blanks(
        tex`若反比例函数 \(y=\frac{k}{x}\) 的图象经过点 \((${x},${y})\)，则 \(k=\)____；当 \(x=${at}\) 时，\(y=\)____。`,
        [String(x * y), lineFraction(x * y, at)],
        tex`\(k=xy=${x}\times${signed(y)}=${x * y}\)，当 \(x=${at}\) 时 \(y=${fraction(x * y, at)}\)。`,
      )
    },
  },
]
