import { blanks, judgement } from '../../questions/making.ts'
import type { Template } from '../types.ts'
import { chooseNumber, num, pick, tex } from '../writing.ts'

/** eV, of the hydrogen atom. */
const LEVELS = [-13.6, -3.4, -1.51, -0.85] as const

/** Gases, light quanta and nuclei. */
export const matter: readonly Template[] = [
  {
    key: 'physics-senior-gas',
    places: ['人教版/选择性必修第三册/第二章 气体、固体和液体/2 气体的等温变化'],
    know: '气体实验定律',
    level: 18,
    make: (chance) => {
      const [from, pressure, to] = [chance(2, 30), chance(1, 6), chance(2, 30)]
      const after = (from * pressure) / to
      if (from === to || !Number.isInteger(after * 20)) return null
      return chooseNumber(
        chance,
        `一定质量的理想气体温度不变，体积从 ${from} L 变为 ${to} L。若原来的压强是 ${pressure} atm，则后来的压强是`,
        after,
        [(pressure * to) / from, pressure, pressure + from - to].filter((it) => it > 0),
        'atm',
        tex`由玻意耳定律 \(p_1V_1=p_2V_2\)：\(p_2=\frac{${pressure}\times${from}}{${to}}=${num(after)}\,\mathrm{atm}\)。`,
      )
    },
  },
  {
    key: 'physics-senior-photo',
    places: ['人教版/选择性必修第三册/第四章 原子结构和波粒二象性/2 光电效应'],
    know: '光电效应',
    level: 19,
    make: (chance) => {
      const [metal, work] = pick(chance, [
        ['钠', 2.29],
        ['钾', 2.25],
        ['铯', 1.9],
        ['锌', 3.34],
        ['钙', 3.2],
      ] as const)
      const light = chance(35, 80) / 10
      if (light <= work) return null
      return blanks(
        `用光子能量为 ${num(light)} eV 的光照射逸出功为 ${work} eV 的${metal}，光电子的最大初动能是____eV，遏止电压是____V。`,
        [num(light - work), num(light - work)],
        tex`由爱因斯坦光电效应方程 \(E_k=h\nu-W_0=${num(light)}-${work}=${num(light - work)}\,\mathrm{eV}\)，\(eU_c=E_k\)。`,
      )
    },
  },
  {
    key: 'physics-senior-decay',
    places: ['人教版/选择性必修第三册/第五章 原子核/2 放射性元素的衰变'],
    know: '原子结构与能级',
    level: 18,
    make: (chance) => {
      const [half, times, mass] = [chance(2, 30), chance(2, 5), 2 ** chance(5, 8)]
      return blanks(
        `某放射性元素的半衰期是 ${half} 天，质量为 ${mass} g 的这种元素经过 ${half * times} 天后，还剩____g 没有衰变。`,
        [num(mass / 2 ** times)],
        tex`经过 \(\frac{${half * times}}{${half}}=${times}\) 个半衰期：\(m=${mass}\times(\frac{1}{2})^{${times}}=${num(mass / 2 ** times)}\,\mathrm{g}\)。`,
      )
    },
  },
  {
    key: 'physics-senior-levels',
    places: ['人教版/选择性必修第三册/第四章 原子结构和波粒二象性/4 氢原子光谱和玻尔的原子模型'],
    know: '原子结构与能级',
    level: 19,
    make: (chance) => {
      const [low, high] = [chance(0, 2), chance(1, 3)]
      const told = pick(chance, ['放出', '吸收'] as const)
      const energy = (LEVELS[high] ?? 0) - (LEVELS[low] ?? 0)
      const saying = energy + (chance(0, 1) === 1 ? 0 : 1.5)
      if (high <= low) return null
      const [from, to] = told === '放出' ? [high + 1, low + 1] : [low + 1, high + 1]
      return judgement(
        tex`氢原子能级 \(E_1=-13.6\)，\(E_2=-3.4\)，\(E_3=-1.51\)，\(E_4=-0.85\)（单位 eV）。氢原子从 \(n=${from}\) 的能级跃迁到 \(n=${to}\) 的能级，${told}能量为 ${num(saying)} eV 的光子。`,
        saying === energy,
        `光子的能量等于两能级之差，这里是 ${num(energy)} eV，从高能级到低能级放出，反之吸收。`,
      )
    },
  },
]
