import { blanks, blanksInAnyOrder, composite, essay, judgement } from '../questions/making.ts'
import type { SubjectBank } from './types.ts'
import {
  added,
  choose,
  chooseNumber,
  chooseSeveral,
  fraction,
  lessBy,
  lineFraction,
  num,
  pick,
  polynomial,
  root,
  shuffled,
  tex,
} from './writing.ts'

const choice = (n: number, k: number): number => (k === 0 ? 1 : (choice(n - 1, k - 1) * n) / k)

const set = (numbers: readonly number[]): string =>
  tex`\(\{${[...numbers].sort((a, b) => a - b).join(',')}\}\)`

/** Sine and cosine of angles in degrees as one writes them. */
const EXACT = [
  [30, '\\frac{1}{2}', '\\frac{\\sqrt{3}}{2}'],
  [45, '\\frac{\\sqrt{2}}{2}', '\\frac{\\sqrt{2}}{2}'],
  [60, '\\frac{\\sqrt{3}}{2}', '\\frac{1}{2}'],
] as const

export const mathSenior: SubjectBank = {
  subject: 'math',
  stage: 'senior',
  written: [],
  templates: [
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
      key: 'math-senior-wave',
      places: [
        '人教A版/必修第一册/第五章 三角函数/5.6 函数y=Asin(ωx+φ)',
        '北师大版/必修第二册/第一章 三角函数/§6 函数y=Asin(ωx+φ)的性质与图象',
      ],
      know: '三角函数的图象与性质',
      level: 18,
      make: (chance) => {
        const [amplitude, omega, part, up] = [
          chance(2, 6),
          chance(2, 6),
          pick(chance, [3, 4, 6]),
          chance(1, 5),
        ]
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
          tex`垂直时数量积为 0：\(${a}x${added(b * c)}=0\)；平行时坐标成比例：\(${a}\times${c < 0 ? `(${c})` : c}=${b}x\)。分别解出 \(x\)。`,
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
        if (b === c) return null
        return choose(
          chance,
          tex`在 \(\triangle ABC\) 中，\(A=${angle}^\circ\)，\(b=${b}\)，\(c=${c}\)，则 \(a=\)`,
          text(square),
          [
            text(b * b + c * c),
            text(b * b + c * c + (angle === 60 ? 1 : -1) * b * c),
            text(square + 2),
            text(b * b + c * c - 2),
          ],
          tex`由余弦定理 \(a^2=b^2+c^2-2bc\cos A=${b * b}+${c * c}${added((angle === 60 ? -1 : 1) * b * c)}=${square}\)。`,
        )
      },
    },
    {
      key: 'math-senior-line-circle',
      places: [
        '人教A版/选择性必修第一册/第二章 直线和圆的方程/2.5 直线与圆、圆与圆的位置关系',
        '北师大版/选择性必修第一册/第一章 直线与圆/§2 圆与圆的方程',
      ],
      know: '直线和圆的方程',
      level: 20,
      make: (chance) => {
        const [p, q, times] = [chance(-4, 4), chance(-4, 4), chance(1, 3)]
        const [distance, half, radius] = pick(chance, [
          [3, 4, 5],
          [4, 3, 5],
          [5, 12, 13],
          [6, 8, 10],
        ] as const)
        const [a, b] = pick(chance, [
          [3, 4],
          [4, 3],
          [4, -3],
          [3, -4],
        ] as const)
        if (p * q === 0) return null
        const c = distance * times * 5 - a * p - b * q
        return blanks(
          tex`直线 \(${a}x${added(b)}y${added(c)}=0\) 被圆 \((${lessBy('x', p)})^2+(${lessBy('y', q)})^2=${(radius * times) ** 2}\) 截得的弦长是____。`,
          [String(2 * half * times)],
          tex`圆心 \((${p},${q})\) 到直线的距离 \(d=${distance * times}\)，半径 \(r=${radius * times}\)，弦长 \(=2\sqrt{r^2-d^2}=${2 * half * times}\)。`,
        )
      },
    },
    {
      key: 'math-senior-ellipse',
      places: [
        '人教A版/选择性必修第一册/第三章 圆锥曲线的方程/3.1 椭圆',
        '北师大版/选择性必修第一册/第二章 圆锥曲线/§1 椭圆',
      ],
      know: '圆锥曲线',
      level: 19,
      make: (chance) => {
        const [b, c] = [chance(1, 8), chance(1, 8)]
        const a2 = b * b + c * c
        const text = (above: number, below: number) => tex`\(\frac{${above}}{${root(below)}}\)`
        return choose(
          chance,
          tex`椭圆 \(\frac{x^2}{${a2}}+\frac{y^2}{${b * b}}=1\) 的离心率是`,
          text(c, a2),
          [text(b, a2), text(a2, a2 + c * c), text(2 * c, a2), text(c, 2 * a2), text(b, 2 * a2)],
          tex`\(a^2=${a2}\)，\(b^2=${b * b}\)，\(c^2=a^2-b^2=${c * c}\)，所以 \(e=\frac{c}{a}=\frac{${c}}{${root(a2)}}\)。`,
        )
      },
    },
    {
      key: 'math-senior-arithmetic',
      places: ['人教A版/选择性必修第二册/第四章 数列/4.2 等差数列'],
      know: '数列',
      level: 18,
      make: (chance) => {
        const [first, step, p, q, n] = [
          chance(-6, 9),
          chance(-4, 5),
          chance(2, 4),
          chance(6, 9),
          chance(10, 20),
        ]
        if (step === 0) return null
        const at = (k: number) => first + (k - 1) * step
        return blanks(
          tex`等差数列 \(\{a_n\}\) 中，\(a_{${p}}=${at(p)}\)，\(a_{${q}}=${at(q)}\)，则公差 \(d=\)____，前 ${n} 项和 \(S_{${n}}=\)____。`,
          [String(step), num((n * (first + at(n))) / 2)],
          tex`\(d=\frac{${at(q)}-${at(p) < 0 ? `(${at(p)})` : at(p)}}{${q}-${p}}=${step}\)，\(a_1=${first}\)，\(S_{${n}}=${n}a_1+\frac{${n}\times${n - 1}}{2}d=${num((n * (first + at(n))) / 2)}\)。`,
        )
      },
    },
    {
      key: 'math-senior-geometric',
      places: ['人教A版/选择性必修第二册/第四章 数列/4.3 等比数列'],
      know: '数列',
      level: 18,
      make: (chance) => {
        const [first, ratio, n] = [chance(1, 6), pick(chance, [-3, -2, 2, 3]), chance(4, 7)]
        const sum = (first * (ratio ** n - 1)) / (ratio - 1)
        return chooseNumber(
          chance,
          tex`等比数列 \(\{a_n\}\) 的首项为 ${first}，公比为 \(${ratio}\)，则它的前 ${n} 项和等于`,
          sum,
          [first * ratio ** (n - 1), first * ratio ** n, sum + first, -sum],
          '',
          tex`\(S_{${n}}=\frac{a_1(1-q^{${n}})}{1-q}=${sum}\)。`,
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
        if (slope === 0) return null
        const line = (k: number, c: number) => tex`\(y=${polynomial([k, c])}\)`
        const rest = value - slope * at
        return choose(
          chance,
          tex`曲线 \(y=${polynomial([1, a, b, 0])}\) 在 \(x=${at}\) 处的切线方程是`,
          line(slope, rest),
          [line(slope, rest + slope), line(-slope, rest), line(slope + 1, rest), line(slope, rest - 2)],
          tex`\(y'=${polynomial([3, 2 * a, b])}\)，\(x=${at}\) 时斜率为 ${slope}，切点为 \((${at},${value})\)，由点斜式整理即得。`,
        )
      },
    },
    {
      key: 'math-senior-binomial',
      places: [
        '人教A版/选择性必修第三册/第六章 计数原理/6.3 二项式定理',
        '北师大版/选择性必修第一册/第五章 计数原理/§4 二项式定理',
      ],
      know: '计数原理',
      level: 19,
      make: (chance) => {
        const [a, n, k] = [pick(chance, [-3, -2, -1, 2, 3]), chance(5, 7), chance(2, 3)]
        const value = choice(n, k) * a ** k
        return blanks(
          tex`\((x${added(a)})^{${n}}\) 的展开式中 \(x^{${n - k}}\) 的系数是____。`,
          [String(value)],
          tex`通项 \(T_{r+1}=\mathrm{C}_{${n}}^{r}x^{${n}-r}\cdot${a < 0 ? `(${a})` : a}^{r}\)，取 \(r=${k}\)，系数为 \(${choice(n, k)}\times${a < 0 ? `(${a})` : a}^{${k}}=${value}\)。`,
        )
      },
    },
    {
      key: 'math-senior-classical',
      places: [
        '人教A版/必修第二册/第十章 概率/10.1 随机事件与概率',
        '北师大版/必修第一册/第七章 概率/§2 古典概型',
      ],
      know: '古典概型',
      level: 18,
      make: (chance) => {
        const sum = chance(3, 11)
        const comparison = pick(chance, ['等于', '大于'] as const)
        const pairs = Array.from({ length: 36 }, (_, at) => 2 + (at % 6) + Math.floor(at / 6))
        const count = pairs.filter((it) => (comparison === '等于' ? it === sum : it > sum)).length
        const told = count + chance(0, 1)
        return judgement(
          tex`同时抛掷两枚质地均匀的骰子，“点数之和${comparison} ${sum}”的概率是 \(${fraction(told, 36)}\)。`,
          told === count,
          `两枚骰子有 36 个等可能的结果，其中符合的有 ${count} 个。`,
        )
      },
    },
    {
      key: 'math-senior-expectation',
      places: [
        '人教A版/选择性必修第三册/第七章 随机变量及其分布/7.4 二项分布与超几何分布',
        '北师大版/选择性必修第一册/第六章 概率/§4 二项分布与超几何分布',
      ],
      know: '随机变量及其分布',
      level: 18,
      make: (chance) => {
        const [n, tenths] = [chance(4, 20), chance(1, 9)]
        if (tenths === 5) return null
        return blanksInAnyOrder(
          tex`随机变量 \(X\sim B(${n},${num(tenths / 10)})\)，则 \(E(X)\) 与 \(D(X)\) 的值是____和____。（次序不限）`,
          [num((n * tenths) / 10), num((n * tenths * (10 - tenths)) / 100)],
          tex`\(E(X)=np=${num((n * tenths) / 10)}\)，\(D(X)=np(1-p)=${num((n * tenths * (10 - tenths)) / 100)}\)。`,
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
        const angles = chosen.map(([right = '']) => /\d+/.exec(right)?.[0]).join('°，')
        return chooseSeveral(
          chance,
          `关于角 ${angles}° 的三角函数值，下列等式成立的有`,
          truths,
          lies,
          '化成锐角的三角函数：名称不变，符号看角的终边所在的象限。',
        )
      },
    },
  ],
}
