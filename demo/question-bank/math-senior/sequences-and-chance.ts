import { blanks, judgement } from '../../questions/making.ts'
import type { Template } from '../types.ts'
import { added, chooseNumber, fraction, num, pick, tex } from '../writing.ts'

const choice = (n: number, k: number): number => (k === 0 ? 1 : (choice(n - 1, k - 1) * n) / k)

/** Sequences, the binomial theorem and probability. */
export const sequencesAndChance: readonly Template[] = [
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
        [first * ratio ** (n - 1), first * ratio ** n, (first * (ratio ** (n - 1) - 1)) / (ratio - 1), -sum],
        '',
        tex`\(S_{${n}}=\frac{a_1(1-q^{${n}})}{1-q}=${sum}\)。`,
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
      return blanks(
        tex`随机变量 \(X\sim B(${n},${num(tenths / 10)})\)，则 \(E(X)=\)____，\(D(X)=\)____。`,
        [num((n * tenths) / 10), num((n * tenths * (10 - tenths)) / 100)],
        tex`\(E(X)=np=${num((n * tenths) / 10)}\)，\(D(X)=np(1-p)=${num((n * tenths * (10 - tenths)) / 100)}\)。`,
      )
    },
  },
]
