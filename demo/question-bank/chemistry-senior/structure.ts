import { blanks, judgement } from '../../questions/making.ts'
import type { Template } from '../types.ts'
import { chooseSeveral, num, pick, tex } from '../writing.ts'

const ALKANES = [
  [1, 1],
  [2, 1],
  [3, 1],
  [4, 2],
  [5, 3],
  [6, 5],
  [7, 9],
] as const

/** Name, atomic number. */
const ELEMENTS = [
  ['碳', 6],
  ['氮', 7],
  ['氧', 8],
  ['氟', 9],
  ['钠', 11],
  ['镁', 12],
  ['铝', 13],
  ['硅', 14],
  ['磷', 15],
  ['硫', 16],
  ['氯', 17],
  ['钾', 19],
  ['钙', 20],
] as const

/** Shells of atoms, and carbon compounds. */
export const structure: readonly Template[] = [
  {
    key: 'chemistry-senior-shells',
    places: [
      '人教版/必修第一册/第四章 物质结构 元素周期律/第一节 原子结构与元素周期表',
      '鲁科版/必修第二册/第1章 原子结构 元素周期律/第2节 元素周期律和元素周期表',
    ],
    know: '元素周期律',
    level: 18,
    make: (chance) => {
      const [name, number] = pick(chance, ELEMENTS)
      const period = number <= 10 ? 2 : number <= 18 ? 3 : 4
      const outer = number - (period === 2 ? 2 : period === 3 ? 10 : 18)
      return blanks(
        `${name}原子的核电荷数是 ${number}，它位于元素周期表第____周期，原子的最外层有____个电子。`,
        [String(period), String(outer)],
        `周期数等于电子层数 ${period}，最外层电子数为 ${outer}，主族序数与它相等。`,
      )
    },
  },
  {
    key: 'chemistry-senior-radius',
    places: [
      '人教版/必修第一册/第四章 物质结构 元素周期律/第二节 元素周期律',
      '鲁科版/必修第二册/第1章 原子结构 元素周期律/第2节 元素周期律和元素周期表',
    ],
    know: '元素周期律',
    level: 18,
    make: (chance) => {
      const third = ELEMENTS.slice(4, 11)
      const [one, other] = [pick(chance, third), pick(chance, third)]
      if (one[1] === other[1]) return null
      return judgement(
        `同为第三周期的主族元素，${one[0]}的原子半径比${other[0]}的大。`,
        one[1] < other[1],
        '同周期主族元素从左到右核电荷数增大，原子半径逐渐减小。',
      )
    },
  },
  {
    key: 'chemistry-senior-alkane',
    places: [
      '人教版/选择性必修3 有机化学基础/第二章 烃/第一节 烷烃',
      '鲁科版/必修第二册/第3章 简单的有机化合物/第1节 认识有机化合物',
    ],
    know: '简单有机化合物',
    level: 18,
    make: (chance) => {
      const [carbons, kinds] = pick(chance, ALKANES)
      const [next] = [carbons + chance(8, 14)]
      return chooseSeveral(
        chance,
        tex`有机化学中，含 ${carbons} 个碳原子的烷烃 A 和含 ${next} 个碳原子的烷烃 B，下列说法正确的有`,
        [`A 的分子式中有 ${2 * carbons + 2} 个氢原子`, `符合 A 的分子式的结构共有 ${kinds} 种`],
        [`B 的分子式中有 ${2 * next} 个氢原子`, `A 与 B 的分子式相差 ${next - carbons + 1} 个“CH₂”`],
        tex`烷烃的通式是 \(\mathrm{C_nH_{2n+2}}\)，同系物相差若干个 \(\mathrm{CH_2}\)；B 有 ${2 * next + 2} 个氢原子，相差 ${next - carbons} 个。`,
      )
    },
  },
  {
    key: 'chemistry-senior-combustion',
    places: [
      '人教版/选择性必修3 有机化学基础/第一章 有机化合物的结构特点与研究方法/第二节 研究有机化合物的一般方法',
      '鲁科版/必修第二册/第3章 简单的有机化合物/第1节 认识有机化合物',
    ],
    know: '简单有机化合物',
    level: 20,
    make: (chance) => {
      const [carbons, hydrogens] = [chance(1, 8), 2 * chance(1, 8)]
      if (hydrogens > 2 * carbons + 2 || hydrogens < carbons) return null
      return blanks(
        tex`0.1 mol 某烃完全燃烧，生成 ${num(carbons * 4.4)} g \(\mathrm{CO_2}\) 和 ${num(hydrogens * 0.9)} g \(\mathrm{H_2O}\)。该烃分子中有____个碳原子和____个氢原子。（相对原子质量：H－1，C－12，O－16）`,
        [String(carbons), String(hydrogens)],
        tex`\(n(\mathrm{CO_2})=${num(carbons / 10)}\,\mathrm{mol}\)，\(n(\mathrm{H_2O})=${num(hydrogens / 20)}\,\mathrm{mol}\)，所以每个分子含 ${carbons} 个 C、${hydrogens} 个 H。`,
      )
    },
  },
]
