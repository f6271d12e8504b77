import { blanks, composite } from '../../questions/making.ts'
import { atomicMass, elementsOf, formulaMass, formulaOf, massesOf, SUBSTANCES } from '../chemical.ts'
import type { Template } from '../types.ts'
import { choose, num, pick, tex } from '../writing.ts'

/** Ions that there are: protons, neutrons, charge. */
const IONS = [
  [8, 8, -2],
  [9, 10, -1],
  [11, 12, 1],
  [12, 12, 2],
  [13, 14, 3],
  [16, 16, -2],
  [17, 18, -1],
  [19, 20, 1],
  [20, 20, 2],
  [26, 30, 2],
  [29, 35, 2],
  [30, 35, 2],
] as const

/** Formulas with one element whose valence follows from the others. */
/** Each with what comes out where hydrogen, a metal or a number of atoms is forgotten, or where another compound is meant. */
const VALENCES = [
  ['KMnO_4', 'Mn', 7, [8, 6, 4]],
  ['K_2MnO_4', 'Mn', 6, [8, 7, 4]],
  ['MnO_2', 'Mn', 4, [2, 6, 7]],
  ['KClO_3', 'Cl', 5, [6, 7, 1]],
  ['HClO', 'Cl', 1, [2, 5, 7]],
  ['H_2SO_4', 'S', 6, [8, 7, 4]],
  ['H_2SO_3', 'S', 4, [6, 5, 2]],
  ['HNO_3', 'N', 5, [6, 4, 3]],
  ['NaNO_2', 'N', 3, [4, 5, 2]],
  ['Fe_2O_3', 'Fe', 3, [6, 2, 1]],
  ['K_2FeO_4', 'Fe', 6, [8, 7, 3]],
  ['P_2O_5', 'P', 5, [10, 3, 2]],
  ['ClO_2', 'Cl', 4, [2, 5, 7]],
  ['K_2Cr_2O_7', 'Cr', 6, [12, 7, 3]],
] as const

/** What a formula tells: masses, shares, valences, particles. */
export const formulas: readonly Template[] = [
  {
    key: 'chemistry-junior-formula-mass',
    places: [
      '人教版/九年级上册/第四单元 自然界的水/课题4 化学式与化合价',
      '鲁教版/九年级上册/第四单元 我们周围的空气/第二节 物质组成的表示',
    ],
    know: '化学式与化合价',
    level: 17,
    make: (chance) => {
      const of = pick(chance, SUBSTANCES)
      return blanks(
        `${of.name}（${formulaOf(of)}）的相对分子质量是____。${massesOf(of)}`,
        [num(formulaMass(of))],
        `各元素的相对原子质量乘原子个数再相加：${elementsOf(of)
          .map(([element, count]) => `${atomicMass(element)}×${count}`)
          .join('＋')}＝${num(formulaMass(of))}。`,
      )
    },
  },
  {
    key: 'chemistry-junior-share',
    places: [
      '人教版/九年级上册/第四单元 自然界的水/课题4 化学式与化合价',
      '沪教版/九年级上册/第3章 物质构成的奥秘/第3节 物质的组成',
    ],
    know: '化学式与化合价',
    level: 18,
    make: (chance) => {
      const of = pick(chance, SUBSTANCES)
      const [element, count] = pick(chance, elementsOf(of))
      const share = (atomicMass(element) * count * 1000) / formulaMass(of)
      const text = (permille: number) => `${num(Math.round(permille) / 10)}%`
      return choose(
        chance,
        `${of.name}（${formulaOf(of)}）中 ${element} 元素的质量分数约为多少？（精确到 0.1%）${massesOf(of)}`,
        text(share),
        [
          text(share / count),
          text((count * 1000) / elementsOf(of).reduce((sum, [, n]) => sum + n, 0)),
          text(1000 - share),
          ...elementsOf(of).map(([other, n]) => text((atomicMass(other) * n * 1000) / formulaMass(of))),
          text((atomicMass(element) * 1000) / elementsOf(of).reduce((sum, [it]) => sum + atomicMass(it), 0)),
        ].filter((it) => it !== text(share)),
        `元素的质量分数＝相对原子质量×原子个数÷相对分子质量：${atomicMass(element)}×${count}÷${num(formulaMass(of))}≈${text(share)}。`,
      )
    },
  },
  {
    key: 'chemistry-junior-valence',
    places: [
      '人教版/九年级上册/第四单元 自然界的水/课题4 化学式与化合价',
      '鲁教版/九年级上册/第四单元 我们周围的空气/第二节 物质组成的表示',
    ],
    know: '化学式与化合价',
    level: 18,
    make: (chance) => {
      const [formula, element, valence, mistakes] = pick(chance, VALENCES)
      const text = (value: number) => `＋${value}`
      return choose(
        chance,
        tex`\(\mathrm{${formula}}\) 中 ${element} 元素的化合价是`,
        text(valence),
        mistakes.map(text),
        tex`化合物中各元素化合价的代数和为零，氧元素为 \(-2\) 价，解得 ${element} 为 ${text(valence)} 价。`,
      )
    },
  },
  {
    key: 'chemistry-junior-particle',
    places: [
      '人教版/九年级上册/第三单元 物质构成的奥秘/课题2 原子的结构',
      '鲁教版/九年级上册/第二单元 探秘水世界/第三节 原子的构成',
      '沪教版/九年级上册/第3章 物质构成的奥秘/第1节 构成物质的基本微粒',
    ],
    know: '原子结构与元素',
    level: 18,
    make: (chance) => {
      const [protons, neutrons, charge] = pick(chance, IONS)
      const sign = `${Math.abs(charge)} 个单位的${charge > 0 ? '正' : '负'}电荷`
      return composite(
        `某离子的原子核内有 ${protons} 个质子和 ${neutrons} 个中子，离子带 ${sign}。`,
        [
          blanks(
            '该原子的相对原子质量约为____。',
            [String(protons + neutrons)],
            `相对原子质量≈质子数＋中子数＝${protons + neutrons}。`,
          ),
          blanks(
            '该离子的核外电子数是____。',
            [String(protons - charge)],
            `带${charge > 0 ? '正' : '负'}电荷说明${charge > 0 ? '失去' : '得到'}了 ${Math.abs(charge)} 个电子：${protons - charge}。`,
          ),
        ],
        '质子数决定元素种类，电子数等于质子数减去离子所带的电荷数（带符号）。',
      )
    },
  },
]
