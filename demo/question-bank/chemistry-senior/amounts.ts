import { blanks, composite, judgement } from '../../questions/making.ts'
import { elementsOf, equation, formulaMass, formulaOf, massesOf, REACTIONS, SUBSTANCES } from '../chemical.ts'
import type { Template } from '../types.ts'
import { choose, chooseNumber, num, pick, ratio, tex } from '../writing.ts'

/** Oxidation number of the element that is looked for. */
const OXIDATIONS = [
  ['K_2Cr_2O_7', 'Cr', 6],
  ['Na_2S_2O_3', 'S', 2],
  ['KMnO_4', 'Mn', 7],
  ['Na_2FeO_4', 'Fe', 6],
  ['NaClO_2', 'Cl', 3],
  ['HClO_4', 'Cl', 7],
  ['NaNO_2', 'N', 3],
  ['K_2S_2O_8', 'S', 7],
  ['HIO_4', 'I', 7],
  ['Na_2SO_3', 'S', 4],
  ['N_2O_4', 'N', 4],
  ['KIO_3', 'I', 5],
  ['MnO_2', 'Mn', 4],
] as const

/** Amount of substance, and electrons that are passed on. */
export const amounts: readonly Template[] = [
  {
    key: 'chemistry-senior-moles',
    places: [
      '人教版/必修第一册/第二章 海水中的重要元素——钠和氯/第三节 物质的量',
      '鲁科版/必修第一册/第1章 认识化学科学/第3节 化学中常用的物理量——物质的量',
    ],
    know: '物质的量',
    level: 18,
    make: (chance) => {
      const of = pick(chance, SUBSTANCES)
      const amount = chance(1, 16) / 4
      return blanks(
        tex`${num(amount * formulaMass(of))} g ${of.name}（${formulaOf(of)}）的物质的量是____mol，其中所含原子的总物质的量是____mol。${massesOf(of)}`,
        [num(amount), num(amount * elementsOf(of).reduce((sum, [, count]) => sum + count, 0))],
        tex`\(M=${num(formulaMass(of))}\,\mathrm{g/mol}\)，\(n=\frac{m}{M}=${num(amount)}\,\mathrm{mol}\)，再乘每个“分子”中的原子数。`,
      )
    },
  },
  {
    key: 'chemistry-senior-gas-volume',
    places: ['人教版/必修第一册/第二章 海水中的重要元素——钠和氯/第三节 物质的量'],
    know: '物质的量',
    level: 18,
    make: (chance) => {
      const [name, mass] = pick(chance, [
        ['氧气', 32],
        ['氮气', 28],
        ['二氧化碳', 44],
        ['甲烷', 16],
        ['氨气', 17],
        ['氢气', 2],
      ] as const)
      const amount = chance(1, 12) / 4
      return chooseNumber(
        chance,
        `标准状况下，${num(amount * mass)} g ${name}（相对分子质量 ${mass}）的体积约为多少？（气体摩尔体积取 22.4 L/mol）`,
        22.4 * amount,
        [22.4 * amount * 2, 22.4 / amount, 24 * amount, 11.2 * amount],
        'L',
        tex`\(n=${num(amount)}\,\mathrm{mol}\)，\(V=n\times22.4\,\mathrm{L/mol}=${num(22.4 * amount)}\,\mathrm{L}\)。`,
      )
    },
  },
  {
    key: 'chemistry-senior-solution',
    places: [
      '人教版/必修第一册/第二章 海水中的重要元素——钠和氯/第三节 物质的量',
      '鲁科版/必修第一册/第1章 认识化学科学/第3节 化学中常用的物理量——物质的量',
    ],
    know: '物质的量浓度溶液的配制',
    level: 19,
    make: (chance) => {
      const [name, formula, mass] = pick(chance, [
        ['氢氧化钠', 'NaOH', 40],
        ['碳酸钠', 'Na_2CO_3', 106],
        ['氯化钠', 'NaCl', 58.5],
        ['硫酸铜', 'CuSO_4', 160],
      ] as const)
      const [volume, molar] = [pick(chance, [100, 250, 500, 1000]), pick(chance, [0.1, 0.2, 0.4, 0.5, 1, 2])]
      return composite(
        tex`实验室要配制 ${volume} mL ${num(molar)} mol/L 的${name}（\(\mathrm{${formula}}\)，相对分子质量 ${mass}）溶液。`,
        [
          blanks(
            `需要称取${name}固体____g。`,
            [num((volume * molar * mass) / 1000)],
            tex`\(m=cVM=${num(molar)}\times${num(volume / 1000)}\times${mass}=${num((volume * molar * mass) / 1000)}\,\mathrm{g}\)。`,
          ),
          judgement(
            '定容时俯视刻度线，所配溶液的浓度偏高。',
            true,
            '俯视时加水偏少，溶液体积偏小，浓度偏高。',
          ),
        ],
        '步骤：计算、称量、溶解、冷却、转移、洗涤、定容、摇匀。',
      )
    },
  },
  {
    key: 'chemistry-senior-oxidation',
    places: [
      '人教版/必修第一册/第一章 物质及其变化/第三节 氧化还原反应',
      '鲁科版/必修第一册/第2章 元素与物质世界/第3节 氧化还原反应',
    ],
    know: '氧化还原反应',
    level: 18,
    make: (chance) => {
      const [formula, element, number] = pick(chance, OXIDATIONS)
      return blanks(
        tex`\(\mathrm{${formula}}\) 中 ${element} 元素的化合价是 \(+\)____。（钠、钾为 +1，氢为 +1，氧按 −2 计算）`,
        [String(number)],
        tex`各元素化合价的代数和为零，由此得 ${element} 为 \(+${number}\)。`,
      )
    },
  },
  {
    key: 'chemistry-senior-balance',
    places: [
      '人教版/必修第一册/第一章 物质及其变化/第三节 氧化还原反应',
      '鲁科版/必修第一册/第2章 元素与物质世界/第3节 氧化还原反应',
    ],
    know: '氧化还原反应',
    level: 19,
    make: (chance) => {
      const reaction = pick(chance, REACTIONS)
      const [, second] = [...reaction.left, ...reaction.right]
      const [first] = reaction.left
      if (!first || !second || first[0] === second[0]) return null
      return choose(
        chance,
        tex`反应 ${equation(reaction, false)}（未配平）配平后，\(\mathrm{${first[1]}}\) 与 \(\mathrm{${second[1]}}\) 的化学计量数之比是`,
        ratio(first[0], second[0]),
        [ratio(second[0], first[0]), '1:1', ratio(first[0], 2 * second[0]), ratio(2 * first[0], second[0])],
        `配平得 ${equation(reaction, true)}。`,
      )
    },
  },
]
