import { blanks, judgement } from '../../questions/making.ts'
import type { Template } from '../types.ts'
import { added, choose, gcd, lessBy, pick, polynomial, root, tex } from '../writing.ts'
import { notZero, signed } from './integers.ts'

/** Numbers, expressions, equations and inequalities. */
export const algebra: readonly Template[] = [
  {
    key: 'math-junior-rational',
    places: [
      '人教版/七年级上册/第一章 有理数/1.5 有理数的乘方',
      '北师大版/七年级上册/第二章 有理数及其运算/11 有理数的混合运算',
    ],
    know: '有理数的运算',
    level: 18,
    make: (chance) => {
      const [a, b, c] = [chance(2, 5), chance(-9, -2), chance(2, 6)]
      const value = -(a ** 2) + b * c - -b
      return blanks(
        tex`计算：\(-${a}^2+${signed(b)}\times${c}-${-b}=\)____。`,
        [String(value)],
        tex`先乘方，再乘，后加减：\(-${a ** 2}${added(b * c)}-${-b}=${value}\)。注意 \(-${a}^2=-${a ** 2}\)，底数是 ${a}，不是 \(-${a}\)。`,
      )
    },
  },
  {
    key: 'math-junior-linear',
    places: [
      '人教版/七年级上册/第三章 一元一次方程/3.3 解一元一次方程（二）——去括号与去分母',
      '北师大版/七年级上册/第五章 一元一次方程/2 求解一元一次方程',
    ],
    know: '一元一次方程',
    level: 18,
    make: (chance) => {
      const [a, b, c, x] = [chance(3, 9), chance(1, 8), chance(1, 2), chance(-6, 9)]
      const d = a * (x - b) - c * x
      return blanks(
        tex`解方程 \(${a}(x-${b})=${polynomial([c, d])}\)，得 \(x=\)____。`,
        [String(x)],
        tex`去括号得 \(${polynomial([a, -a * b])}=${polynomial([c, d])}\)；移项、合并得 \(${polynomial([a - c, 0])}=${d + a * b}\)，所以 \(x=${x}\)。`,
      )
    },
  },
  {
    key: 'math-junior-system',
    places: [
      '人教版/七年级下册/第八章 二元一次方程组/8.2 消元——解二元一次方程组',
      '北师大版/八年级上册/第五章 二元一次方程组/2 求解二元一次方程组',
    ],
    know: '二元一次方程组',
    level: 19,
    make: (chance) => {
      const [x, y, a, b] = [chance(-5, 8), chance(-5, 8), chance(2, 5), chance(1, 4)]
      if (x === y || x * y === 0 || x === -y) return null
      const pair = (u: number, v: number) => tex`\(\begin{cases}x=${u}\\y=${v}\end{cases}\)`
      return choose(
        chance,
        tex`方程组 \(\begin{cases}${a}x+${b === 1 ? '' : b}y=${a * x + b * y}\\x-y=${x - y}\end{cases}\) 的解是`,
        pair(x, y),
        [pair(y, x), pair(x + 1, y + 1), pair(x + b, y - a), pair(-x, -y)],
        tex`由第二个方程得 \(x=y${added(x - y)}\)，代入第一个方程解得 \(y=${y}\)，于是 \(x=${x}\)。代回两个方程都成立。`,
      )
    },
  },
  {
    key: 'math-junior-inequality',
    places: [
      '人教版/七年级下册/第九章 不等式与不等式组/9.3 一元一次不等式组',
      '北师大版/八年级下册/第二章 一元一次不等式与一元一次不等式组/6 一元一次不等式组',
    ],
    know: '一元一次不等式（组）',
    level: 19,
    make: (chance) => {
      const [low, high, a, b] = [chance(-5, 2), chance(4, 9), chance(2, 5), chance(1, 9)]
      const count = high - low
      return blanks(
        tex`不等式组 \(\begin{cases}${a}x+${b}>${a * low + b}\\x-${b}\le${high - b}\end{cases}\) 的整数解共有____个，其中最小的是____。`,
        [String(count), String(low + 1)],
        tex`解得 \(x>${low}\) 且 \(x\le${high}\)，即 \(${low}\lt x\le${high}\)，整数解从 ${low + 1} 到 ${high}，共 ${count} 个。`,
      )
    },
  },
  {
    key: 'math-junior-factor',
    places: [
      '人教版/八年级上册/第十四章 整式的乘法与因式分解/14.3 因式分解',
      '北师大版/八年级下册/第四章 因式分解/3 公式法',
    ],
    know: '整式与因式分解',
    level: 19,
    make: (chance) => {
      const [k, a] = [chance(2, 6), chance(1, 9)]
      const right = tex`\(${k}(x+${a})(x-${a})\)`
      return choose(
        chance,
        tex`把 \(${polynomial([k, 0, -k * a * a])}\) 分解因式，结果是`,
        right,
        [
          tex`\(${k}(x-${a})^2\)`,
          tex`\((${k}x+${a})(x-${a})\)`,
          tex`\(${k}(x^2+${a * a})\)`,
          tex`\(${k}(x+${a})^2\)`,
        ],
        tex`先提公因式 ${k}，得 \(${k}(x^2-${a * a})\)，再用平方差公式，得 ${right}。`,
      )
    },
  },
  {
    key: 'math-junior-fractional',
    places: [
      '人教版/八年级上册/第十五章 分式/15.3 分式方程',
      '北师大版/八年级下册/第五章 分式与分式方程/4 分式方程',
    ],
    know: '分式方程',
    level: 20,
    make: (chance) => {
      const [a, b, x] = [chance(1, 6), notZero(-6, 6, chance(-6, 6)), chance(2, 12)]
      const [left, right] = [x + a, x + b]
      if (a === b || right === 0) return null
      const by = gcd(left, right) * Math.sign(right)
      const [p, q] = [left / by, right / by]
      if (p <= 0 || p === q) return null
      return blanks(
        tex`方程 \(\frac{${p}}{${lessBy('x', -a)}}=\frac{${q}}{${lessBy('x', -b)}}\) 的解是 \(x=\)____。`,
        [String(x)],
        tex`两边同乘最简公分母，得 \(${p}(${lessBy('x', -b)})=${q}(${lessBy('x', -a)})\)，解得 \(x=${x}\)；检验：此时分母不为 0，所以它是原方程的解。`,
      )
    },
  },
  {
    key: 'math-junior-roots',
    places: [
      '人教版/九年级上册/第二十一章 一元二次方程/21.2 解一元二次方程',
      '北师大版/九年级上册/第二章 一元二次方程/4 用因式分解法求解一元二次方程',
      '苏科版/九年级上册/第1章 一元二次方程/1.2 一元二次方程的解法',
    ],
    know: '一元二次方程',
    level: 18,
    make: (chance) => {
      const [p, q] = [chance(-7, 8), chance(-7, 8)]
      if (p === q || p * q === 0 || p + q === 0) return null
      const answer = (u: number, v: number) => tex`\(x_1=${u}\)，\(x_2=${v}\)`
      return choose(
        chance,
        tex`一元二次方程 \(${polynomial([1, -p - q, p * q])}=0\) 的根是`,
        answer(p, q),
        [answer(-p, -q), answer(p, -q), answer(-p, q), answer(p + 1, q)],
        tex`左边分解因式得 \((${lessBy('x', p)})(${lessBy('x', q)})=0\)，所以 \(x_1=${p}\)，\(x_2=${q}\)。`,
      )
    },
  },
  {
    key: 'math-junior-discriminant',
    places: [
      '人教版/九年级上册/第二十一章 一元二次方程/21.1 一元二次方程',
      '苏科版/九年级上册/第1章 一元二次方程/1.3 一元二次方程的根与系数的关系',
    ],
    know: '一元二次方程',
    level: 19,
    make: (chance) => {
      const [a, b, c] = [chance(1, 4), chance(-7, 7), chance(-5, 9)]
      if (b * c === 0) return null
      const sign = b * b - 4 * a * c
      return judgement(
        tex`关于 \(x\) 的方程 \(${polynomial([a, b, c])}=0\) 有两个不相等的实数根。`,
        sign > 0,
        tex`\(\Delta=${signed(b)}^2-4\times${a}\times${signed(c)}=${sign}\)，${sign > 0 ? '大于 0，有两个不相等的实数根' : sign === 0 ? '等于 0，有两个相等的实数根' : '小于 0，没有实数根'}。`,
      )
    },
  },
  {
    key: 'math-junior-surd',
    places: [
      '人教版/八年级下册/第十六章 二次根式/16.3 二次根式的加减',
      '苏科版/八年级下册/第12章 二次根式/12.3 二次根式的加减',
    ],
    know: '实数与二次根式',
    level: 18,
    make: (chance) => {
      const [a, b, of] = [chance(2, 6), chance(2, 5), pick(chance, [2, 3, 5, 6, 7])]
      if (a <= b) return null
      const text = (times: number) => tex`\(${times === 1 ? '' : times}\sqrt{${of}}\)`
      return choose(
        chance,
        tex`计算 \(\sqrt{${a * a * of}}-\sqrt{${b * b * of}}\) 的结果是`,
        text(a - b),
        [text(a + b), tex`\(${root((a * a - b * b) * of)}\)`, text(a * b), text(a - b + 1)],
        tex`先化成最简二次根式：\(${root(a * a * of)}-${root(b * b * of)}=${a - b === 1 ? '' : a - b}\sqrt{${of}}\)。`,
      )
    },
  },
]
