import { blanks, essay } from '../../questions/making.ts'
import type { Template } from '../types.ts'
import { added, choose, lessBy, pick, polynomial, shuffled, tex } from '../writing.ts'

const set = (numbers: readonly number[]): string =>
  tex`\(\{${[...numbers].sort((a, b) => a - b).join(',')}\}\)`

/** Sets, inequalities, functions and what derives from them. */
export const functions: readonly Template[] = [
  {
    key: 'math-senior-sets',
    places: [
      '人教A版/必修第一册/第一章 集合与常用逻辑用语/1.3 集合的基本运算',
      '北师大版/必修第一册/第一章 预备知识/§1 集合',
    ],
    know: '集合',
    level: 17,
    make: (chance) => {
      const all = shuffled(chance, [-2, -1, 0, 1, 2, 3, 4, 5])
      const [a, b] = [all.slice(0, 4), all.slice(2, 7)]
      const both = a.filter((it) => b.includes(it))
      return choose(
        chance,
        tex`已知集合 \(A=\)${set(a)}，\(B=\)${set(b)}，则 \(A\cap B=\)`,
        set(both),
        [
          set([...new Set([...a, ...b])]),
          set(a.filter((it) => !b.includes(it))),
          set(b.filter((it) => !a.includes(it))),
          tex`\(\varnothing\)`,
        ],
        tex`\(A\cap B\) 由既属于 \(A\) 又属于 \(B\) 的元素组成，即 ${set(both)}。`,
      )
    },
  },
  {
    key: 'math-senior-quadratic-inequality',
    places: [
      '人教A版/必修第一册/第二章 一元二次函数、方程和不等式/2.3 二次函数与一元二次方程、不等式',
      '北师大版/必修第一册/第一章 预备知识/§4 一元二次函数与一元二次不等式',
    ],
    know: '一元二次不等式',
    level: 18,
    make: (chance) => {
      const [p, q] = [chance(-6, 2), chance(3, 9)]
      if (p === 0) return null
      const inside = tex`\((${p},${q})\)`
      const outside = tex`\((-\infty,${p})\cup(${q},+\infty)\)`
      return choose(
        chance,
        tex`不等式 \(${polynomial([1, -p - q, p * q])}<0\) 的解集是`,
        inside,
        [outside, tex`\((${-q},${-p})\)`, tex`\((-\infty,${-q})\cup(${-p},+\infty)\)`],
        tex`\((${lessBy('x', p)})(${lessBy('x', q)})<0\)，开口向上，小于零取两根之间：${inside}。`,
      )
    },
  },
  {
    key: 'math-senior-mean',
    places: [
      '人教A版/必修第一册/第二章 一元二次函数、方程和不等式/2.2 基本不等式',
      '北师大版/必修第一册/第一章 预备知识/§3 不等式',
    ],
    know: '基本不等式',
    level: 19,
    make: (chance) => {
      const [a, k] = [chance(1, 8), chance(2, 9)]
      return blanks(
        tex`已知 \(x>${a}\)，则 \(x+\frac{${k * k}}{x-${a}}\) 的最小值是____，此时 \(x=\)____。`,
        [String(2 * k + a), String(a + k)],
        tex`\(x+\frac{${k * k}}{x-${a}}=(x-${a})+\frac{${k * k}}{x-${a}}+${a}\ge2\sqrt{${k * k}}+${a}=${2 * k + a}\)，当 \(x-${a}=${k}\) 即 \(x=${a + k}\) 时取等号。`,
      )
    },
  },
  {
    key: 'math-senior-parity',
    places: [
      '人教A版/必修第一册/第三章 函数的概念与性质/3.2 函数的基本性质',
      '北师大版/必修第一册/第二章 函数/§4 函数的奇偶性与简单的幂函数',
    ],
    know: '函数的单调性与奇偶性',
    level: 18,
    make: (chance) => {
      const [a, b, at] = [chance(1, 4), chance(-6, 6), chance(1, 4)]
      if (b === 0) return null
      const value = a * at ** 3 + b * at
      return blanks(
        tex`已知 \(f(x)\) 是定义在 \(\mathbf{R}\) 上的奇函数，当 \(x\ge0\) 时 \(f(x)=${polynomial([a, 0, b, 0])}\)，则 \(f(-${at})=\)____。`,
        [String(-value)],
        tex`\(f(-${at})=-f(${at})=-(${a * at ** 3}${added(b * at)})=${-value}\)。`,
      )
    },
  },
  {
    key: 'math-senior-logarithm',
    places: [
      '人教A版/必修第一册/第四章 指数函数与对数函数/4.3 对数',
      '北师大版/必修第一册/第四章 对数运算与对数函数/§2 对数的运算',
    ],
    know: '指数与对数',
    level: 18,
    make: (chance) => {
      const [base, p, q, times] = [
        pick(chance, [2, 3, 5]),
        chance(2, 5),
        chance(1, 3),
        pick(chance, [6, 10, 12, 15]),
      ]
      return blanks(
        tex`计算：\(\log_{${base}}${base ** p * times}-\log_{${base}}${times}+\log_{${base}}\frac{1}{${base ** q}}=\)____。`,
        [String(p - q)],
        tex`前两项合并为 \(\log_{${base}}${base ** p}=${p}\)，第三项为 \(-${q}\)，所以结果是 \(${p - q}\)。`,
      )
    },
  },
  {
    key: 'math-senior-extremes',
    places: ['人教A版/选择性必修第二册/第五章 一元函数的导数及其应用/5.3 导数在研究函数中的应用'],
    know: '导数及其应用',
    level: 20,
    make: (chance) => {
      const [p, gap, up] = [chance(-4, 2), 2 * chance(1, 3), chance(-5, 9)]
      const q = p + gap
      const [b, c] = [(-3 * (p + q)) / 2, 3 * p * q]
      if (b * c * up === 0) return null
      const f = (x: number) => x ** 3 + b * x * x + c * x + up
      return essay(
        tex`求函数 \(f(x)=${polynomial([1, b, c, up])}\) 的单调区间和极值。`,
        tex`<p>\(f'(x)=${polynomial([3, 2 * b, c])}=3(${lessBy('x', p)})(${lessBy('x', q)})\)，令 \(f'(x)=0\)，得 \(x=${p}\) 或 \(x=${q}\)。</p><p>当 \(x<${p}\) 或 \(x>${q}\) 时 \(f'(x)>0\)，\(f(x)\) 单调递增；当 \(${p}\lt x\lt${q}\) 时 \(f'(x)<0\)，\(f(x)\) 单调递减。</p><p>答：\(f(x)\) 在 \(x=${p}\) 处取极大值 ${f(p)}，在 \(x=${q}\) 处取极小值 ${f(q)}。</p>`,
        '求导、解方程、列表判断导数的符号，再写出单调区间与极值。',
      )
    },
  },
  {
    key: 'math-senior-tangent',
    places: ['人教A版/选择性必修第二册/第五章 一元函数的导数及其应用/5.1 导数的概念及其意义'],
    know: '导数及其应用',
    level: 18,
    make: (chance) => {
      const [a, b, at] = [chance(-3, 4), chance(-5, 6), chance(-2, 3)]
      if (a * b === 0) return null
      const slope = 3 * at * at + 2 * a * at + b
      const value = at ** 3 + a * at * at + b * at
      const forgottenPower = at * at + a * at + b
      if (slope * forgottenPower === 0) return null
      const line = (k: number, c: number) => tex`\(y=${polynomial([k, c])}\)`
      const rest = value - slope * at
      return choose(
        chance,
        tex`曲线 \(y=${polynomial([1, a, b, 0])}\) 在 \(x=${at}\) 处的切线方程是`,
        line(slope, rest),
        [
          line(slope, value),
          line(slope, value + slope * at),
          line(-slope, value + slope * at),
          line(forgottenPower, value - forgottenPower * at),
        ],
        tex`\(y'=${polynomial([3, 2 * a, b])}\)，\(x=${at}\) 时斜率为 ${slope}，切点为 \((${at},${value})\)，由点斜式整理即得。`,
      )
    },
  },
]
