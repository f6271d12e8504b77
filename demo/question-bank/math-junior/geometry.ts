import { blanks } from '../../questions/making.ts'
import type { Template } from '../types.ts'
import { choose, chooseSeveral, fraction, num, pick, root, tex } from '../writing.ts'

const TRIPLES = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
] as const

/** Triangles, polygons, circles and the angle in them. */
export const geometry: readonly Template[] = [
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
      return choose(
        chance,
        `一架长 ${c * times} 分米的梯子斜靠在竖直的墙上，梯子底端离墙 ${a * times} 分米，梯子顶端离地面多少分米？`,
        `${b * times} 分米`,
        [
          `${(c - a) * times} 分米`,
          `${(c + a) * times} 分米`,
          tex`\(${root((c * c + a * a) * times * times)}\) 分米`,
        ],
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
]
