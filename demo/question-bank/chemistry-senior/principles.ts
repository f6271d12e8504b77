import { blanks, essay } from '../../questions/making.ts'
import type { Template } from '../types.ts'
import { chooseNumber, num, pick, table, tex } from '../writing.ts'

/** kJ/mol */
const BONDS = [
  ['H-H', 436],
  ['Cl-Cl', 243],
  ['Br-Br', 193],
  ['F-F', 159],
] as const

const HYDRIDES = { Cl: 431, Br: 366, F: 565 } as const

/** Energy, rate and equilibrium of reactions. */
export const principles: readonly Template[] = [
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
        tex`常温下，把 \(${power === 1 ? '0.1' : `10^{-${power}}`}\,\mathrm{mol/L}\) 的${name}加水稀释到原体积的 ${10 ** times} 倍，所得溶液的 pH 约为`,
        ph,
        [14 - ph, isAcid ? power : 14 - power, isAcid ? power - times : 14 - power + times, 7],
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
]
