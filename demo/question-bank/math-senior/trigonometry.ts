import { blanks, composite } from '../../questions/making.ts'
import type { Template } from '../types.ts'
import {
  added,
  choose,
  chooseSeveral,
  fraction,
  lineFraction,
  pick,
  root,
  shuffled,
  tex,
  times,
} from '../writing.ts'

/** Sine and cosine of angles in degrees as one writes them. */
const EXACT = [
  [30, '\\frac{1}{2}', '\\frac{\\sqrt{3}}{2}'],
  [45, '\\frac{\\sqrt{2}}{2}', '\\frac{\\sqrt{2}}{2}'],
  [60, '\\frac{\\sqrt{3}}{2}', '\\frac{1}{2}'],
] as const

/** Angles, waves, vectors and complex numbers. */
export const trigonometry: readonly Template[] = [
  {
    key: 'math-senior-same-angle',
    places: [
      '人教A版/必修第一册/第五章 三角函数/5.2 三角函数的概念',
      '北师大版/必修第二册/第四章 三角恒等变换/§1 同角三角函数的基本关系',
    ],
    know: '三角恒等变换',
    level: 18,
    make: (chance) => {
      const [a, b, c] = pick(chance, [
        [3, 4, 5],
        [5, 12, 13],
        [8, 15, 17],
        [7, 24, 25],
        [20, 21, 29],
        [4, 3, 5],
        [12, 5, 13],
        [15, 8, 17],
      ] as const)
      const text = (above: number, below: number) => tex`\(${fraction(above, below)}\)`
      const isSecond = chance(0, 1) === 1
      const sign = isSecond ? -1 : 1
      return choose(
        chance,
        tex`已知 \(\sin\alpha=\frac{${a}}{${c}}\)，且 \(\alpha\) 是第${isSecond ? '二' : '一'}象限角，则 \(\tan\alpha=\)`,
        text(sign * a, b),
        [text(-sign * a, b), text(sign * b, a), text(-sign * b, a)],
        tex`\(\cos\alpha=${fraction(sign * b, c)}\)，\(\tan\alpha=\frac{\sin\alpha}{\cos\alpha}=${fraction(sign * a, b)}\)。先由象限定符号。`,
      )
    },
  },
  {
    key: 'math-senior-identities',
    places: [
      '人教A版/必修第一册/第五章 三角函数/5.3 诱导公式',
      '北师大版/必修第二册/第一章 三角函数/§4 正弦函数和余弦函数的概念及其性质',
    ],
    know: '三角函数的图象与性质',
    level: 19,
    make: (chance) => {
      const facts = EXACT.flatMap(([angle, sine, cosine]) => [
        [tex`\(\sin${180 - angle}^\circ=${sine}\)`, tex`\(\sin${180 - angle}^\circ=-${sine}\)`],
        [tex`\(\cos${180 - angle}^\circ=-${cosine}\)`, tex`\(\cos${180 - angle}^\circ=${cosine}\)`],
        [tex`\(\sin${180 + angle}^\circ=-${sine}\)`, tex`\(\sin${180 + angle}^\circ=${sine}\)`],
        [tex`\(\cos${360 - angle}^\circ=${cosine}\)`, tex`\(\cos${360 - angle}^\circ=-${cosine}\)`],
      ])
      const chosen = shuffled(chance, facts).slice(0, 4)
      const truths = chosen.slice(0, 2).flatMap(([right = '']) => [right])
      const lies = chosen.slice(2).flatMap(([, wrong = '']) => [wrong])
      const angles = [...new Set(chosen.map(([right = '']) => /\d+/.exec(right)?.[0]))].join('°，')
      return chooseSeveral(
        chance,
        `关于角 ${angles}° 的三角函数值，下列等式成立的有`,
        truths,
        lies,
        '化成锐角的三角函数：名称不变，符号看角的终边所在的象限。',
      )
    },
  },
  {
    key: 'math-senior-wave',
    places: [
      '人教A版/必修第一册/第五章 三角函数/5.6 函数y=Asin(ωx+φ)',
      '北师大版/必修第二册/第一章 三角函数/§6 函数y=Asin(ωx+φ)的性质与图象',
    ],
    know: '三角函数的图象与性质',
    level: 18,
    make: (chance) => {
      const [amplitude, omega, part, up] = [chance(2, 6), chance(3, 8), pick(chance, [3, 4, 6]), chance(1, 5)]
      return composite(
        tex`已知函数 \(f(x)=${amplitude}\sin(${omega}x+\frac{\pi}{${part}})+${up}\)。`,
        [
          blanks(
            tex`\(f(x)\) 的最大值是____，最小值是____。`,
            [String(amplitude + up), String(up - amplitude)],
            tex`正弦的值在 \([-1,1]\) 内，所以最大值 \(${amplitude}+${up}=${amplitude + up}\)，最小值 \(-${amplitude}+${up}=${up - amplitude}\)。`,
          ),
          blanks(
            tex`\(f(x)\) 的最小正周期是____\(\pi\)。（填 \(\pi\) 的系数）`,
            [lineFraction(2, omega)],
            tex`\(T=\frac{2\pi}{\omega}=\frac{2\pi}{${omega}}\)。`,
          ),
        ],
        '振幅、周期和上下平移分别由 A、ω 和常数项决定。',
      )
    },
  },
  {
    key: 'math-senior-vectors',
    places: [
      '人教A版/必修第二册/第六章 平面向量及其应用/6.3 平面向量基本定理及坐标表示',
      '北师大版/必修第二册/第二章 平面向量及其应用/§4 平面向量基本定理及坐标表示',
    ],
    know: '平面向量',
    level: 18,
    make: (chance) => {
      const [a, b, c] = [chance(1, 6), chance(-5, 5), chance(-4, 6)]
      if (b * c === 0) return null
      return blanks(
        tex`已知向量 \(\vec{a}=(${a},${b})\)，\(\vec{b}=(x,${c})\)。若 \(\vec{a}\perp\vec{b}\)，则 \(x=\)____；若 \(\vec{a}\parallel\vec{b}\)，则 \(x=\)____。`,
        [lineFraction(-b * c, a), lineFraction(a * c, b)],
        tex`垂直时数量积为 0：\(${times(a, 'x')}${added(b * c)}=0\)；平行时坐标成比例：\(${a}\times${c < 0 ? `(${c})` : c}=${times(b, 'x')}\)。分别解出 \(x\)。`,
      )
    },
  },
  {
    key: 'math-senior-complex',
    places: [
      '人教A版/必修第二册/第七章 复数/7.2 复数的四则运算',
      '北师大版/必修第二册/第五章 复数/§2 复数的四则运算',
    ],
    know: '复数',
    level: 17,
    make: (chance) => {
      const [a, b, c, d] = [chance(1, 6), chance(-5, 5), chance(-4, 4), chance(1, 5)]
      if (b * c === 0) return null
      const text = (re: number, im: number) =>
        tex`\(${re === 0 ? '' : re}${im === 0 ? '' : im === 1 ? (re === 0 ? 'i' : '+i') : im === -1 ? '-i' : `${re === 0 ? im : added(im)}i`}\)`
      const one = `${a}${b === 1 ? '+' : b === -1 ? '-' : added(b)}i`
      const other = `${c}${d === 1 ? '+' : added(d)}i`
      return choose(
        chance,
        tex`设 \(i\) 为虚数单位，则 \((${one})(${other})=\)`,
        text(a * c - b * d, a * d + b * c),
        [
          text(a * c + b * d, a * d + b * c),
          text(a * c - b * d, a * d - b * c),
          text(a * c, b * d),
          text(a * c + b * d, b * c - a * d),
        ],
        tex`按多项式乘法展开，用 \(i^2=-1\)：实部 \(${a * c}${added(-b * d)}\)，虚部 \(${a * d}${added(b * c)}\)。`,
      )
    },
  },
  {
    key: 'math-senior-cosine-rule',
    places: [
      '人教A版/必修第二册/第六章 平面向量及其应用/6.4 平面向量的应用',
      '北师大版/必修第二册/第二章 平面向量及其应用/§6 平面向量的应用',
    ],
    know: '解三角形',
    level: 19,
    make: (chance) => {
      const [b, c, angle] = [chance(2, 9), chance(2, 9), pick(chance, [60, 120])]
      const square = b * b + c * c + (angle === 60 ? -1 : 1) * b * c
      const text = (of: number) => tex`\(${root(of)}\)`
      if (b === c || (b * c) % 2 === 1) return null
      return choose(
        chance,
        tex`在 \(\triangle ABC\) 中，\(A=${angle}^\circ\)，\(b=${b}\)，\(c=${c}\)，则 \(a=\)`,
        text(square),
        [
          text(b * b + c * c),
          text(b * b + c * c + (angle === 60 ? 1 : -1) * b * c),
          text(b * b + c * c + ((angle === 60 ? -1 : 1) * b * c) / 2),
        ],
        tex`由余弦定理 \(a^2=b^2+c^2-2bc\cos A=${b * b}+${c * c}${added((angle === 60 ? -1 : 1) * b * c)}=${square}\)。`,
      )
    },
  },
]
