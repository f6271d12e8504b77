import { blanks } from '../../questions/making.ts'
import type { Template } from '../types.ts'
import { chooseNumber, chooseSeveral, num, pick, table, tex } from '../writing.ts'

/** Heat, circuits and electric power. */
export const heatAndElectricity: readonly Template[] = [
  {
    key: 'physics-junior-heat',
    places: [
      '人教版/九年级全一册/第十三章 内能/第3节 比热容',
      '沪科版/九年级全一册/第十三章 内能与热机/第二节 科学探究：物质的比热容',
    ],
    know: '内能与比热容',
    level: 18,
    make: (chance) => {
      const [mass, from, to] = [chance(2, 20) / 2, chance(10, 35), chance(50, 95)]
      return blanks(
        `把 ${num(mass)} kg 水从 ${from} ℃ 加热到 ${to} ℃，水吸收的热量是____J。［水的比热容为 4200 J/(kg·℃)］`,
        [num(4200 * mass * (to - from))],
        tex`\(Q=cm\Delta t=4200\times${num(mass)}\times(${to}-${from})=${num(4200 * mass * (to - from))}\,\mathrm{J}\)。`,
      )
    },
  },
  {
    key: 'physics-junior-circuit',
    places: [
      '人教版/九年级全一册/第十七章 欧姆定律/第4节 欧姆定律在串、并联电路中的应用',
      '沪科版/九年级全一册/第十五章 探究电路/第四节 电阻的串联和并联',
    ],
    know: '欧姆定律',
    level: 19,
    make: (chance) => {
      const [a, b, tenths] = [chance(2, 30), chance(2, 30), chance(1, 6)]
      if (a === b) return null
      const volts = ((a + b) * tenths) / 10
      return chooseNumber(
        chance,
        tex`把 \(R_1=${a}\,\Omega\) 和 \(R_2=${b}\,\Omega\) 串联后接在 ${num(volts)} V 的电源两端，\(R_1\) 两端的电压是多少？`,
        (a * tenths) / 10,
        [(b * tenths) / 10, volts, volts / 2, tenths / 10],
        'V',
        tex`\(I=\frac{U}{R_1+R_2}=\frac{${num(volts)}}{${a + b}}=${num(tenths / 10)}\,\mathrm{A}\)，\(U_1=IR_1=${num((a * tenths) / 10)}\,\mathrm{V}\)。`,
      )
    },
  },
  {
    key: 'physics-junior-parallel',
    places: [
      '人教版/九年级全一册/第十五章 电流和电路/第5节 串、并联电路中电流的规律',
      '沪科版/九年级全一册/第十四章 了解电路/第四节 科学探究：串联和并联电路的电流',
    ],
    know: '电流和电路',
    level: 18,
    make: (chance) => {
      const [volts, a, b] = [
        pick(chance, [3, 6, 12]),
        pick(chance, [5, 10, 15, 20, 30]),
        pick(chance, [4, 6, 12, 24, 40]),
      ]
      const [one, other] = [volts / a, volts / b]
      return chooseSeveral(
        chance,
        tex`\(R_1=${a}\,\Omega\) 与 \(R_2=${b}\,\Omega\) 并联接在 ${volts} V 的电源上，下列说法正确的有`,
        [`通过 R₁ 的电流是 ${num(one)} A`, `干路电流是 ${num(one + other)} A`],
        [`通过 R₂ 的电流是 ${num(one + other)} A`, `R₁ 两端的电压是 ${num(volts / 2)} V`],
        tex`并联各支路电压都等于电源电压 ${volts} V，干路电流等于各支路电流之和：\(${num(one)}+${num(other)}=${num(one + other)}\,\mathrm{A}\)。`,
      )
    },
  },
  {
    key: 'physics-junior-power',
    places: [
      '人教版/九年级全一册/第十八章 电功率/第2节 电功率',
      '沪科版/九年级全一册/第十六章 电流做功与电功率/第二节 电流做功的快慢',
    ],
    know: '电功率',
    level: 19,
    make: (chance) => {
      const [watts, hours, count] = [
        pick(chance, [11, 15, 20, 25, 36, 40, 60, 100]),
        chance(2, 9),
        chance(2, 8),
      ]
      return blanks(
        `教室里有 ${count} 盏“220 V ${watts} W”的灯，都正常工作 ${hours} h，一共消耗电能____kW·h，合____J。`,
        [num((watts * hours * count) / 1000), num(watts * hours * count * 3600)],
        tex`\(W=Pt=${num((watts * count) / 1000)}\,\mathrm{kW}\times${hours}\,\mathrm{h}=${num((watts * hours * count) / 1000)}\,\mathrm{kW\cdot h}\)，1 kW·h＝3600000 J。`,
      )
    },
  },
  {
    key: 'physics-junior-bulb',
    places: [
      '人教版/九年级全一册/第十八章 电功率/第3节 测量小灯泡的电功率',
      '沪科版/九年级全一册/第十六章 电流做功与电功率/第三节 测量电功率',
    ],
    know: '电学实验',
    level: 19,
    make: (chance) => {
      const rated = pick(chance, [2.5, 3.8])
      const amps = chance(20, 36) / 100
      const below = pick(chance, [0.5, 1, 1.5])
      const rows = [
        [rated - below, amps - below * 0.06],
        [rated, amps],
        [rated + 0.5, amps + 0.02],
      ] as const
      const mean = Math.round((rows.reduce((sum, [u, i]) => sum + u * i, 0) / 3) * 1000) / 1000
      return chooseNumber(
        chance,
        `<p>测量额定电压为 ${rated} V 的小灯泡的功率，记录如下表。小灯泡的额定功率是</p>${table([
          ['次序', '电压／V', '电流／A'],
          ...rows.map(([u, i], index) => [index + 1, num(u), num(i)]),
        ])}`,
        rated * amps,
        [...rows.filter((_, index) => index !== 1).map(([u, i]) => u * i), mean],
        'W',
        tex`额定功率是额定电压下的功率：\(P=UI=${rated}\,\mathrm{V}\times${num(amps)}\,\mathrm{A}=${num(rated * amps)}\,\mathrm{W}\)，不是三次的平均值。`,
      )
    },
  },
]
