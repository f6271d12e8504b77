import { blanks } from '../../questions/making.ts'
import type { Template } from '../types.ts'
import { added, choose, fraction, lessBy, overRoot, pick, tex } from '../writing.ts'

/** Line, circle and ellipse. */
export const curves: readonly Template[] = [
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
      const text = (above: number, below: number) => tex`\(${overRoot(above, below)}\)`
      return choose(
        chance,
        tex`椭圆 \(\frac{x^2}{${a2}}+\frac{y^2}{${b * b}}=1\) 的离心率是`,
        text(c, a2),
        [
          text(b, a2),
          tex`\(${fraction(c, b)}\)`,
          tex`\(${fraction(c * c, a2)}\)`,
          tex`\(${fraction(b, c)}\)`,
        ],
        tex`\(a^2=${a2}\)，\(b^2=${b * b}\)，\(c^2=a^2-b^2=${c * c}\)，所以 \(e=\frac{c}{a}=${overRoot(c, a2)}\)。`,
      )
    },
  },
]
