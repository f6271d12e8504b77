import { blanks, judgement } from '../../questions/making.ts'
import type { Template } from '../types.ts'
import { choose, chooseNumber, num, pick, shuffled, table } from '../writing.ts'

/** g in 100 g of water at 20, 40, 60 ℃. */
const SOLUBILITIES = [
  ['硝酸钾', [31.6, 63.9, 110]],
  ['氯化钠', [36, 36.6, 37.3]],
  ['氯化钾', [34, 40, 45.5]],
  ['氯化铵', [37.2, 45.8, 55.3]],
] as const

const TEMPERATURES = [20, 40, 60] as const

/** Concentration, solubility and acidity. */
export const solutions: readonly Template[] = [
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
]
