import { blanks, composite, essay, judgement } from '../questions/making.ts'
import type { SubjectBank } from './types.ts'
import {
  added,
  choose,
  chooseNumber,
  chooseSeveral,
  fraction,
  gcd,
  lessBy,
  lineFraction,
  num,
  pick,
  polynomial,
  root,
  table,
  tex,
} from './writing.ts'

/** In brackets when it stands after a sign. */
const signed = (value: number): string => (value < 0 ? `(${value})` : String(value))

const notZero = (least: number, most: number, value: number): number =>
  value === 0 ? (most > 0 ? most : least) : value

const TRIPLES = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
] as const

export const mathJunior: SubjectBank = {
  subject: 'math',
  stage: 'junior',
  written: [],
  templates: [
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
        if (x === y || x * y === 0) return null
        const pair = (u: number, v: number) => tex`\(\begin{cases}x=${u}\\y=${v}\end{cases}\)`
        return choose(
          chance,
          tex`方程组 \(\begin{cases}${a}x+${b === 1 ? '' : b}y=${a * x + b * y}\\x-y=${x - y}\end{cases}\) 的解是`,
          pair(x, y),
          [pair(y, x), pair(x, y + 1), pair(x + 1, y), pair(-x, -y)],
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
    {
      key: 'math-junior-pythagoras',
      places: [
        '人教版/八年级下册/第十七章 勾股定理/17.1 勾股定理',
        '北师大版/八年级上册/第一章 勾股定理/3 勾股定理的应用',
        '苏科版/八年级上册/第3章 勾股定理/3.3 勾股定理的简单应用',
      ],
      know: '勾股定理',
      level: 18,
      make: (chance) => {
        const [a, b, c] = pick(chance, TRIPLES)
        const times = chance(1, 4)
        return chooseNumber(
          chance,
          `一架长 ${c * times} 分米的梯子斜靠在竖直的墙上，梯子底端离墙 ${a * times} 分米，梯子顶端离地面多少分米？`,
          b * times,
          [(c - a) * times, (c + a) * times, b * times + 2, b * times - 1],
          '分米',
          tex`墙、地面与梯子构成直角三角形，梯子是斜边：\(\sqrt{${c * times}^2-${a * times}^2}=${b * times}\)（分米）。`,
        )
      },
    },
    {
      key: 'math-junior-converse',
      places: [
        '人教版/八年级下册/第十七章 勾股定理/17.2 勾股定理的逆定理',
        '北师大版/八年级上册/第一章 勾股定理/2 一定是直角三角形吗',
      ],
      know: '勾股定理',
      level: 19,
      make: (chance) => {
        const right = [0, 1].map(() => {
          const times = chance(1, 4)
          return pick(chance, TRIPLES)
            .map((length) => length * times)
            .join('，')
        })
        const other = [0, 1].map(() => {
          const [a, b] = [chance(4, 12), chance(5, 13)]
          return [a, b, Math.max(a, b) + chance(1, Math.min(a, b) - 1)] as const
        })
        if (other.some(([a, b, c]) => a * a + b * b === c * c)) return null
        const wrong = other.map((sides) => sides.join('，'))
        return chooseSeveral(
          chance,
          `以下列各组数为三边长，能组成直角三角形的有：${[...right, ...wrong].sort().join('；')}。`,
          right,
          wrong,
          '验证较小两边的平方和是否等于最大边的平方，相等的才是直角三角形。',
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
          [text(a + b), tex`\(\sqrt{${(a * a - b * b) * of}}\)`, text(a * b), text(a - b + 1)],
          tex`先化成最简二次根式：\(${root(a * a * of)}-${root(b * b * of)}=${a - b === 1 ? '' : a - b}\sqrt{${of}}\)。`,
        )
      },
    },
    {
      key: 'math-junior-polygon',
      places: [
        '人教版/八年级上册/第十一章 三角形/11.3 多边形及其内角和',
        '北师大版/八年级下册/第六章 平行四边形/4 多边形的内角与外角和',
      ],
      know: '平行四边形',
      level: 17,
      make: (chance) => {
        const sides = chance(5, 24)
        return blanks(
          tex`一个多边形的内角和是 \(${(sides - 2) * 180}^\circ\)，它的边数是____。`,
          [String(sides)],
          tex`由 \((n-2)\times180^\circ=${(sides - 2) * 180}^\circ\) 解得 \(n=${sides}\)。`,
        )
      },
    },
    {
      key: 'math-junior-arc',
      places: [
        '人教版/九年级上册/第二十四章 圆/24.4 弧长和扇形面积',
        '北师大版/九年级下册/第三章 圆/9 弧长及扇形的面积',
        '苏科版/九年级上册/第2章 对称图形——圆/2.7 弧长及扇形的面积',
      ],
      know: '圆的性质',
      level: 19,
      make: (chance) => {
        const [angle, radius] = [pick(chance, [30, 40, 45, 60, 72, 90, 120, 135, 150]), chance(2, 12)]
        const pi = (above: number, below: number) => tex`\(${fraction(above, below).replace(/^1$/, '')}\pi\)`
        return choose(
          chance,
          tex`扇形的圆心角为 \(${angle}^\circ\)，半径为 ${radius}，则它的弧长是`,
          pi(angle * radius, 180),
          [
            pi(angle * radius, 360),
            pi(angle * radius * radius, 360),
            pi(angle * radius * 2, 180),
            pi(angle * radius * 3, 180),
          ],
          tex`弧长 \(l=\frac{n\pi r}{180}=\frac{${angle}\pi\times${radius}}{180}\)，化简即得。不要与扇形面积公式混淆。`,
        )
      },
    },
    {
      key: 'math-junior-similar',
      places: [
        '人教版/九年级下册/第二十七章 相似/27.2 相似三角形',
        '北师大版/九年级上册/第四章 图形的相似/6 利用相似三角形测高',
      ],
      know: '相似三角形',
      level: 18,
      make: (chance) => {
        const [person, shadow, times] = [chance(15, 18) / 10, chance(8, 24) / 10, chance(4, 15)]
        return blanks(
          `同一时刻，身高 ${num(person)} 米的小明的影长是 ${num(shadow)} 米，旗杆的影长是 ${num(shadow * times)} 米，旗杆高____米。`,
          [num(person * times)],
          tex`同一时刻物高与影长成比例：\(\frac{h}{${num(shadow * times)}}=\frac{${num(person)}}{${num(shadow)}}\)，解得 \(h=${num(person * times)}\)。`,
        )
      },
    },
    {
      key: 'math-junior-trig',
      places: [
        '人教版/九年级下册/第二十八章 锐角三角函数/28.1 锐角三角函数',
        '北师大版/九年级下册/第一章 直角三角形的边角关系/1 锐角三角函数',
      ],
      know: '锐角三角函数',
      level: 18,
      make: (chance) => {
        const [a, b, c] = pick(chance, TRIPLES)
        const times = chance(1, 3)
        const text = (above: number, below: number) => tex`\(\frac{${above}}{${below}}\)`
        const [name, right] = pick(chance, [
          [tex`\sin`, text(a, c)],
          [tex`\cos`, text(b, c)],
          [tex`\tan`, text(a, b)],
        ] as const)
        return choose(
          chance,
          tex`在 \(\mathrm{Rt}\triangle ABC\) 中，\(\angle C=90^\circ\)，\(BC=${a * times}\)，\(AC=${b * times}\)，则 \(${name} A\) 的值是`,
          right,
          [text(a, c), text(b, c), text(a, b), text(b, a)],
          tex`由勾股定理 \(AB=${c * times}\)。\(\angle A\) 的对边是 \(BC\)，邻边是 \(AC\)，按定义求比即可。`,
        )
      },
    },
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
  ],
}
