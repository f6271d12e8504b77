import { blanks, composite, essay, judgement } from '../questions/making.ts'
import {
  atomicMass,
  elementsOf,
  equation,
  formulaMass,
  formulaOf,
  massesOf,
  REACTIONS,
  SUBSTANCES,
} from './chemical.ts'
import type { SubjectBank } from './types.ts'
import { choose, chooseNumber, chooseSeveral, num, pick, shuffled, table, tex } from './writing.ts'

/** g in 100 g of water at 20, 40, 60 ℃. */
const SOLUBILITIES = [
  ['硝酸钾', [31.6, 63.9, 110]],
  ['氯化钠', [36, 36.6, 37.3]],
  ['氯化钾', [34, 40, 45.5]],
  ['氯化铵', [37.2, 45.8, 55.3]],
] as const
const TEMPERATURES = [20, 40, 60] as const

/** Formulas with one element whose valence follows from the others. */
const VALENCES = [
  ['KMnO_4', 'Mn', 7],
  ['K_2MnO_4', 'Mn', 6],
  ['MnO_2', 'Mn', 4],
  ['KClO_3', 'Cl', 5],
  ['HClO', 'Cl', 1],
  ['H_2SO_4', 'S', 6],
  ['H_2SO_3', 'S', 4],
  ['HNO_3', 'N', 5],
  ['NaNO_2', 'N', 3],
  ['Fe_2O_3', 'Fe', 3],
  ['K_2FeO_4', 'Fe', 6],
  ['P_2O_5', 'P', 5],
  ['ClO_2', 'Cl', 4],
  ['K_2Cr_2O_7', 'Cr', 6],
] as const

/** Activity of the metals, the most active first. */
const METALS = ['K', 'Ca', 'Na', 'Mg', 'Al', 'Zn', 'Fe', 'Sn', 'Pb', 'Cu', 'Hg', 'Ag'] as const
const HYDROGEN = 9

export const chemistryJunior: SubjectBank = {
  subject: 'chemistry',
  stage: 'junior',
  written: [],
  templates: [
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
            text(share + 37),
            text(share * 0.8),
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
        const [formula, element, valence] = pick(chance, VALENCES)
        const text = (value: number) => `＋${value}`
        return choose(
          chance,
          tex`\(\mathrm{${formula}}\) 中 ${element} 元素的化合价是`,
          text(valence),
          shuffled(
            chance,
            [1, 2, 3, 4, 5, 6, 7].filter((it) => it !== valence),
          ).map(text),
          tex`化合物中各元素化合价的代数和为零，氧元素为 \(-2\) 价，解得 ${element} 为 ${text(valence)} 价。`,
        )
      },
    },
    {
      key: 'chemistry-junior-balance',
      places: [
        '人教版/九年级上册/第五单元 化学方程式/课题2 如何正确书写化学方程式',
        '鲁教版/九年级上册/第五单元 定量研究化学反应/第二节 化学反应的表示',
        '沪教版/九年级上册/第4章 认识化学变化/第3节 化学方程式的书写与运用',
      ],
      know: '化学方程式',
      level: 19,
      make: (chance) => {
        const reaction = pick(chance, REACTIONS)
        const counts = [...reaction.left, ...reaction.right].map(([count]) => String(count))
        return blanks(
          `配平 ${equation(reaction, false)}：各物质的化学计量数从左到右依次是${counts.map(() => '____').join('，')}。（填最简整数，1 也要填）`,
          counts,
          `反应前后各种原子的个数相等，配平为 ${equation(reaction, true)}。`,
        )
      },
    },
    {
      key: 'chemistry-junior-conservation',
      places: [
        '人教版/九年级上册/第五单元 化学方程式/课题1 质量守恒定律',
        '鲁教版/九年级上册/第五单元 定量研究化学反应/第一节 化学反应中的质量守恒',
        '沪教版/九年级上册/第4章 认识化学变化/第2节 化学反应中的质量关系',
      ],
      know: '质量守恒定律',
      level: 19,
      make: (chance) => {
        const before = Array.from({ length: 3 }, () => chance(2, 40))
        const [used, made] = [chance(2, 20), chance(2, 20)]
        const [a = 0, b = 0, c = 0] = before
        if (used >= a || made === used) return null
        const last = used - made
        const after = [a - used, b + made, '待测']
        if (c + last < 0) return null
        return blanks(
          `<p>密闭容器中甲、乙、丙三种物质在一定条件下反应，测得反应前后的质量如下表，“待测”的数值是____。</p>${table(
            [
              ['物质', '甲', '乙', '丙'],
              ['反应前／g', a, b, c],
              ['反应后／g', ...after],
            ],
          )}`,
          [String(c + last)],
          `反应前后总质量不变：${a}＋${b}＋${c}＝${a + b + c}（g），所以待测＝${a + b + c}－${a - used}－${b + made}＝${c + last}。`,
        )
      },
    },
    {
      key: 'chemistry-junior-hydrogen-peroxide',
      places: [
        '人教版/九年级上册/第五单元 化学方程式/课题3 利用化学方程式的简单计算',
        '鲁教版/九年级上册/第五单元 定量研究化学反应/第三节 化学反应中的有关计算',
      ],
      know: '化学方程式',
      level: 20,
      make: (chance) => {
        const oxygen = chance(1, 32) * 0.8
        const peroxide = (oxygen * 68) / 32
        return essay(
          tex`实验室用过氧化氢溶液和二氧化锰制取氧气，要制得 ${num(oxygen)} g 氧气，需要过氧化氢多少克？（\(\mathrm{2H_2O_2=2H_2O+O_2\uparrow}\)，相对原子质量：H－1，O－16）`,
          tex`<p>设需要过氧化氢的质量为 \(x\)。</p><p>\(\mathrm{2H_2O_2}\) 与 \(\mathrm{O_2}\) 的质量比是 68:32，\(\frac{68}{x}=\frac{32}{${num(oxygen)}\,\mathrm{g}}\)，\(x=${num(peroxide)}\,\mathrm{g}\)</p><p>答：需要过氧化氢 ${num(peroxide)} 克。</p>`,
          '写出化学方程式，找出有关物质的质量关系，列比例式求解。',
        )
      },
    },
    {
      key: 'chemistry-junior-concentration',
      places: [
        '人教版/九年级下册/第九单元 溶液/课题3 溶液的浓度',
        '鲁教版/九年级上册/第三单元 溶液/第二节 溶液组成的定量表示',
        '沪教版/九年级下册/第6章 溶解现象/第2节 溶液组成的表示',
      ],
      know: '溶液与溶解度',
      level: 18,
      make: (chance) => {
        const [percent, mass] = [pick(chance, [5, 6, 8, 10, 12, 15, 16, 20]), 50 * chance(1, 12)]
        return blanks(
          `配制 ${mass} g 溶质质量分数为 ${percent}% 的氯化钠溶液，需要氯化钠____g，水____mL。（水的密度为 1 g/mL）`,
          [num((mass * percent) / 100), num((mass * (100 - percent)) / 100)],
          `溶质质量＝${mass} g×${percent}%＝${num((mass * percent) / 100)} g，其余是水。`,
        )
      },
    },
    {
      key: 'chemistry-junior-dilution',
      places: [
        '人教版/九年级下册/第九单元 溶液/课题3 溶液的浓度',
        '沪教版/九年级下册/第6章 溶解现象/第2节 溶液组成的表示',
      ],
      know: '溶液与溶解度',
      level: 19,
      make: (chance) => {
        const [mass, strong, weak] = [
          chance(2, 20) * 10,
          pick(chance, [20, 30, 36, 40, 60]),
          pick(chance, [4, 5, 6, 10, 12]),
        ]
        const water = (mass * strong) / weak - mass
        if (!Number.isInteger(water)) return null
        return chooseNumber(
          chance,
          `把 ${mass} g 溶质质量分数为 ${strong}% 的溶液稀释成 ${weak}%，需要加水多少克？`,
          water,
          [water + mass, (mass * strong) / 100, water / 2, mass],
          'g',
          `稀释前后溶质的质量不变：${mass}×${strong}%＝(${mass}＋x)×${weak}%，x＝${num(water)}。`,
        )
      },
    },
    {
      key: 'chemistry-junior-solubility',
      places: [
        '人教版/九年级下册/第九单元 溶液/课题2 溶解度',
        '沪教版/九年级下册/第6章 溶解现象/第3节 物质的溶解性',
      ],
      know: '溶液与溶解度',
      level: 20,
      make: (chance) => {
        const [name, values] = pick(chance, SOLUBILITIES)
        const at = chance(0, 2)
        const [water, put] = [50 * chance(1, 4), 5 * chance(3, 40)]
        const most = ((values[at] ?? 0) * water) / 100
        const isFull = put >= most
        return judgement(
          `<p>${name}在不同温度时的溶解度如下表。${TEMPERATURES[at]} ℃ 时，把 ${put} g ${name}加入 ${water} g 水中，充分搅拌，得到的是饱和溶液。</p>${table(
            [
              ['温度／℃', ...TEMPERATURES],
              ['溶解度／g', ...values],
            ],
          )}`,
          isFull,
          `${TEMPERATURES[at]} ℃ 时 ${water} g 水最多溶解 ${name} ${values[at]}×${water}÷100＝${num(most)}（g），${isFull ? '加入的不少于它，溶液饱和' : '加入的比它少，溶液不饱和'}。`,
        )
      },
    },
    {
      key: 'chemistry-junior-metals',
      places: [
        '人教版/九年级下册/第八单元 金属和金属材料/课题2 金属的化学性质',
        '鲁教版/九年级下册/第九单元 金属/第二节 金属的化学性质',
        '沪教版/九年级上册/第5章 金属的冶炼与利用/第1节 金属的性质和利用',
      ],
      know: '金属与金属活动性',
      level: 18,
      make: (chance) => {
        const chosen = shuffled(chance, METALS.slice(3)).slice(0, 5)
        const place = (metal: string) => METALS.findIndex((it) => it === metal)
        const right = chosen.filter((metal) => place(metal) < HYDROGEN)
        const wrong = chosen.filter((metal) => place(metal) >= HYDROGEN)
        if (right.length < 2 || wrong.length === 0) return null
        return chooseSeveral(
          chance,
          `把金属 ${chosen.join('，')} 分别放入稀盐酸中，能置换出氢气的有哪些？`,
          right,
          wrong,
          `金属活动性顺序中排在氢前面的金属能置换出酸中的氢：${right.join('，')}；${wrong.join('，')} 排在氢的后面。`,
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
        const [protons, neutrons, charge] = [chance(8, 20), chance(8, 24), pick(chance, [-2, -1, 1, 2])]
        const sign = `${Math.abs(charge)} 个单位的${charge > 0 ? '正' : '负'}电荷`
        return composite(
          `某离子的原子核内有 ${protons} 个质子和 ${neutrons} 个中子，离子带 ${sign}。`,
          [
            blanks(
              '该元素原子的相对原子质量约为____。',
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
    {
      key: 'chemistry-junior-limestone',
      places: [
        '人教版/九年级上册/第六单元 碳和碳的氧化物/课题2 二氧化碳制取的研究',
        '鲁教版/九年级上册/第六单元 燃烧与燃料/第三节 大自然中的二氧化碳',
      ],
      know: '二氧化碳',
      level: 20,
      make: (chance) => {
        const [sample, percent] = [5 * chance(2, 20), pick(chance, [60, 70, 75, 80, 85, 90])]
        const gas = (sample * percent * 44) / 10_000
        return blanks(
          tex`取 ${sample} g 石灰石样品与足量稀盐酸反应，杂质不反应，生成 ${num(gas)} g 二氧化碳。样品中碳酸钙的质量分数是____%。（\(\mathrm{CaCO_3}\) 与 \(\mathrm{CO_2}\) 的质量比为 100:44）`,
          [num(percent)],
          tex`参加反应的碳酸钙质量为 \(${num(gas)}\times\frac{100}{44}=${num((gas * 100) / 44)}\) g，质量分数为 ${percent}%。`,
        )
      },
    },
    {
      key: 'chemistry-junior-ph',
      places: [
        '人教版/九年级下册/第十单元 酸和碱/课题2 酸和碱的中和反应',
        '鲁教版/九年级下册/第七单元 常见的酸和碱/第三节 溶液的酸碱性',
        '沪教版/九年级下册/第7章 应用广泛的酸、碱、盐',
      ],
      know: '酸和碱',
      level: 17,
      make: (chance) => {
        const liquids = shuffled(chance, [
          ['食醋', 3],
          ['柠檬汁', 2],
          ['牛奶', 6.5],
          ['蒸馏水', 7],
          ['肥皂水', 10],
          ['草木灰浸出液', 11],
          ['炉具清洁剂', 12],
          ['苹果汁', 4],
        ] as const).slice(0, 4)
        const sorted = [...liquids].sort(([, a], [, b]) => b - a)
        const [most] = sorted
        if (!most || most[1] <= 7) return null
        return choose(
          chance,
          `测得几种液体的 pH：${liquids.map(([name, ph]) => `${name} ${ph}`).join('，')}。其中碱性最强的是`,
          most[0],
          sorted.slice(1).map(([name]) => name),
          `pH 大于 7 显碱性，数值越大碱性越强：${most[0]}的 pH 最大。`,
        )
      },
    },
  ],
}
