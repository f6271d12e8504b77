import { blanks, composite, essay, judgement } from '../questions/making.ts'
import { elementsOf, equation, formulaMass, formulaOf, massesOf, REACTIONS, SUBSTANCES } from './chemical.ts'
import type { SubjectBank } from './types.ts'
import { choose, chooseNumber, chooseSeveral, num, pick, table, tex } from './writing.ts'

/** kJ/mol */
const BONDS = [
  ['H-H', 436],
  ['Cl-Cl', 243],
  ['Br-Br', 193],
  ['F-F', 159],
] as const
const HYDRIDES = { Cl: 431, Br: 366, F: 565 } as const

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

export const chemistrySenior: SubjectBank = {
  subject: 'chemistry',
  stage: 'senior',
  written: [],
  templates: [
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
          [22.4 * amount * 2, 22.4 / amount, 24 * amount, 22.4 * (amount + 1)],
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
        const [volume, molar] = [
          pick(chance, [100, 250, 500, 1000]),
          pick(chance, [0.1, 0.2, 0.4, 0.5, 1, 2]),
        ]
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
        const text = (a: number, b: number) => `${a}:${b}`
        return choose(
          chance,
          tex`反应 ${equation(reaction, false)}（未配平）配平后，\(\mathrm{${first[1]}}\) 与 \(\mathrm{${second[1]}}\) 的化学计量数之比是`,
          text(first[0], second[0]),
          [
            text(second[0], first[0]),
            text(1, 1),
            text(first[0], second[0] + 1),
            text(first[0] + 1, second[0]),
          ],
          `配平得 ${equation(reaction, true)}。`,
        )
      },
    },
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
      key: 'chemistry-senior-bonds',
      places: [
        '人教版/选择性必修1 化学反应原理/第一章 化学反应的热效应/第二节 反应热的计算',
        '鲁科版/选择性必修1 化学反应原理/第1章 化学反应与能量转化/第1节 化学反应的热效应',
      ],
      know: '反应热',
      level: 19,
      make: (chance) => {
        const halogen = pick(chance, ['Cl', 'Br', 'F'] as const)
        const shift = chance(-4, 4)
        const [h, x] = [436 + shift, (BONDS.find(([bond]) => bond.startsWith(halogen))?.[1] ?? 0) + shift]
        const hx = HYDRIDES[halogen] + shift
        const heat = h + x - 2 * hx
        return chooseNumber(
          chance,
          tex`已知断开 1 mol H—H、${halogen}—${halogen}、H—${halogen} 键分别吸收 ${h} kJ、${x} kJ、${hx} kJ 的能量，则 \(\mathrm{H_2(g)+${halogen}_2(g)=2H${halogen}(g)}\) 的 \(\Delta H\) 是`,
          heat,
          [-heat, h + x - hx, hx - h - x, heat / 2],
          'kJ/mol',
          tex`\(\Delta H=\) 反应物的总键能－生成物的总键能 \(=${h}+${x}-2\times${hx}=${heat}\,\mathrm{kJ/mol}\)。`,
        )
      },
    },
    {
      key: 'chemistry-senior-rate',
      places: [
        '人教版/选择性必修1 化学反应原理/第二章 化学反应速率与化学平衡/第一节 化学反应速率',
        '鲁科版/选择性必修1 化学反应原理/第2章 化学反应的方向、限度与速率/第3节 化学反应的速率',
      ],
      know: '化学反应速率与化学平衡',
      level: 18,
      make: (chance) => {
        const [volume, minutes, change] = [chance(1, 5), chance(2, 10), chance(1, 8) / 2]
        const rate = change / volume / minutes
        if (!Number.isInteger(rate * 1000)) return null
        return blanks(
          tex`在 ${volume} L 的密闭容器中发生反应 \(\mathrm{N_2+3H_2\rightleftharpoons2NH_3}\)，${minutes} min 内 \(\mathrm{N_2}\) 减少了 ${num(change)} mol。用 \(\mathrm{N_2}\) 表示的平均速率是____mol/(L·min)，用 \(\mathrm{NH_3}\) 表示的平均速率是____mol/(L·min)。`,
          [num(rate), num(2 * rate)],
          tex`\(v(\mathrm{N_2})=\frac{\Delta n}{V\Delta t}=${num(rate)}\)，速率之比等于化学计量数之比，\(v(\mathrm{NH_3})=2v(\mathrm{N_2})\)。`,
        )
      },
    },
    {
      key: 'chemistry-senior-equilibrium',
      places: [
        '人教版/选择性必修1 化学反应原理/第二章 化学反应速率与化学平衡/第二节 化学平衡',
        '鲁科版/选择性必修1 化学反应原理/第2章 化学反应的方向、限度与速率/第2节 化学反应的限度',
      ],
      know: '化学反应速率与化学平衡',
      level: 20,
      make: (chance) => {
        const [start, tenths] = [chance(2, 10) / 2, chance(1, 9)]
        const made = (start * tenths) / 10
        const constant = (4 * made * made) / (start - made) ** 2
        if (!Number.isInteger(constant * 10_000) || constant === 0) return null
        return essay(
          tex`<p>一定温度下，在恒容密闭容器中发生反应 \(\mathrm{H_2(g)+I_2(g)\rightleftharpoons2HI(g)}\)，起始浓度与平衡时的浓度如下表。求平衡常数 \(K\) 和氢气的转化率。</p>${table(
            [
              ['浓度／(mol/L)', '氢气', '碘蒸气', '碘化氢'],
              ['起始', num(start), num(start), 0],
              ['平衡', num(start - made), num(start - made), num(2 * made)],
            ],
          )}`,
          tex`<p>\(K=\frac{c^2(\mathrm{HI})}{c(\mathrm{H_2})\cdot c(\mathrm{I_2})}=\frac{${num(2 * made)}^2}{${num(start - made)}\times${num(start - made)}}=${num(constant)}\)</p><p>转化率 \(=\frac{${num(made)}}{${num(start)}}\times100\%=${tenths * 10}\%\)</p><p>答：平衡常数为 ${num(constant)}，氢气的转化率为 ${tenths * 10}%。</p>`,
          '平衡常数等于生成物浓度幂之积与反应物浓度幂之积的比，转化率是已反应的与起始的比。',
        )
      },
    },
    {
      key: 'chemistry-senior-ph',
      places: [
        '人教版/选择性必修1 化学反应原理/第三章 水溶液中的离子反应与平衡/第二节 水的电离和溶液的pH',
        '鲁科版/选择性必修1 化学反应原理/第3章 物质在水溶液中的行为/第1节 水与水溶液',
      ],
      know: '水溶液中的离子平衡',
      level: 19,
      make: (chance) => {
        const [power, times] = [chance(1, 5), chance(1, 3)]
        const [name, isAcid] = pick(chance, [
          ['盐酸', true],
          ['氢氧化钠溶液', false],
        ] as const)
        const ph = isAcid ? power + times : 14 - power - times
        if (power + times > 6) return null
        return chooseNumber(
          chance,
          `常温下，把 ${num(10 ** -power)} mol/L 的${name}加水稀释到原体积的 ${10 ** times} 倍，所得溶液的 pH 约为`,
          ph,
          [14 - ph, isAcid ? power : 14 - power, ph + 1, ph - 1, 7],
          '',
          tex`稀释后溶质的浓度为 \(10^{-${power + times}}\,\mathrm{mol/L}\)，${isAcid ? '强酸的 pH 等于它的负对数' : '强碱的 pH＝14－pOH'}，约为 ${ph}。`,
        )
      },
    },
    {
      key: 'chemistry-senior-electrolysis',
      places: [
        '人教版/选择性必修1 化学反应原理/第四章 化学反应与电能/第二节 电解池',
        '鲁科版/选择性必修1 化学反应原理/第1章 化学反应与能量转化/第3节 电能转化为化学能——电解',
      ],
      know: '原电池与电解池',
      level: 19,
      make: (chance) => {
        const electrons = chance(1, 24) / 10
        return blanks(
          tex`用惰性电极电解足量硫酸铜溶液，当电路中通过 ${num(electrons)} mol 电子时，阴极析出铜____g，阳极生成氧气____mol。（相对原子质量：Cu－64）`,
          [num(electrons * 32), num(electrons / 4)],
          tex`阴极 \(\mathrm{Cu^{2+}+2e^-=Cu}\)，阳极 \(\mathrm{2H_2O-4e^-=O_2\uparrow+4H^+}\)：铜 \(\frac{${num(electrons)}}{2}\times64\) g，氧气 \(\frac{${num(electrons)}}{4}\) mol。`,
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
  ],
}
