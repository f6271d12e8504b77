import { blanks, essay } from '../../questions/making.ts'
import { equation, REACTIONS } from '../chemical.ts'
import type { Template } from '../types.ts'
import { chooseSeveral, num, pick, shuffled, table, tex } from '../writing.ts'

/** Activity of the metals, the most active first. */
const METALS = ['K', 'Ca', 'Na', 'Mg', 'Al', 'Zn', 'Fe', 'Sn', 'Pb', 'Cu', 'Hg', 'Ag'] as const

const HYDROGEN = 9

/** Equations, and the masses that react. */
export const reactions: readonly Template[] = [
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
]
