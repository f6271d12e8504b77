import { blanks, composite, essay, judgement } from '../questions/making.ts'
import type { SubjectBank } from './types.ts'
import {
  choose,
  chooseNumber,
  chooseSeveral,
  fraction,
  lineFraction,
  num,
  pick,
  table,
  tex,
} from './writing.ts'

/** Share of the recessive among the offspring, in quarters. */
const recessive = (one: string, other: string): number => {
  const share = (type: string) => (type === 'aa' ? 2 : type === 'Aa' ? 1 : 0)
  return share(one) * share(other)
}

export const biologySenior: SubjectBank = {
  subject: 'biology',
  stage: 'senior',
  written: [],
  templates: [
    {
      key: 'biology-senior-peptide',
      places: ['人教版/必修1 分子与细胞/第2章 组成细胞的分子/第4节 蛋白质是生命活动的主要承担者'],
      know: '组成细胞的分子',
      level: 18,
      make: (chance) => {
        const [acids, chains] = [chance(20, 300), chance(1, 4)]
        return blanks(
          `某蛋白质由 ${acids} 个氨基酸脱水缩合成的 ${chains} 条肽链组成，其中的肽键有____个，至少含有游离的氨基____个。`,
          [String(acids - chains), String(chains)],
          `肽键数＝脱去的水分子数＝氨基酸数－肽链数＝${acids}－${chains}＝${acids - chains}；每条肽链至少一端有一个游离氨基。`,
        )
      },
    },
    {
      key: 'biology-senior-protein-mass',
      places: ['人教版/必修1 分子与细胞/第2章 组成细胞的分子/第4节 蛋白质是生命活动的主要承担者'],
      know: '组成细胞的分子',
      level: 19,
      make: (chance) => {
        const [acids, chains, mean] = [10 * chance(5, 40), chance(1, 4), pick(chance, [120, 125, 128, 130])]
        const mass = acids * mean - 18 * (acids - chains)
        return chooseNumber(
          chance,
          `氨基酸的平均相对分子质量为 ${mean}，由 ${acids} 个氨基酸形成的含 ${chains} 条肽链的蛋白质，相对分子质量约为（不考虑二硫键）`,
          mass,
          [
            acids * mean,
            acids * mean - 18 * acids,
            acids * mean - 18 * (acids + chains),
            acids * mean - 18 * chains,
          ],
          '',
          `脱去的水分子数为 ${acids}－${chains}＝${acids - chains}，相对分子质量＝${acids}×${mean}－18×${acids - chains}＝${mass}。`,
        )
      },
    },
    {
      key: 'biology-senior-respiration',
      places: ['人教版/必修1 分子与细胞/第5章 细胞的能量供应和利用/第3节 细胞呼吸的原理和应用'],
      know: '细胞呼吸',
      level: 20,
      make: (chance) => {
        const [aerobic, anaerobic] = [chance(1, 6), chance(1, 9)]
        return blanks(
          `酵母菌以葡萄糖为底物呼吸，一段时间内吸收氧气 ${6 * aerobic} mol，放出二氧化碳 ${6 * aerobic + 2 * anaerobic} mol。有氧呼吸消耗葡萄糖____mol，无氧呼吸产生酒精____mol。`,
          [String(aerobic), String(2 * anaerobic)],
          `有氧呼吸 1 mol 葡萄糖耗 6 mol 氧气；多放出的 ${2 * anaerobic} mol 二氧化碳来自无氧呼吸，每产生 1 mol 二氧化碳同时产生 1 mol 酒精。`,
        )
      },
    },
    {
      key: 'biology-senior-photosynthesis',
      places: ['人教版/必修1 分子与细胞/第5章 细胞的能量供应和利用/第4节 光合作用与能量转化'],
      know: '光合作用',
      level: 19,
      make: (chance) => {
        const [net, dark, light] = [chance(4, 20), chance(1, 6), chance(10, 16)]
        const day = net * light - dark * (24 - light)
        if (day <= 0) return null
        return composite(
          `某植物在黑暗中每小时释放二氧化碳 ${dark} mg，在适宜光照下每小时吸收二氧化碳 ${net} mg（温度不变）。`,
          [
            blanks(
              '光照下，该植物光合作用每小时固定二氧化碳____mg。',
              [String(net + dark)],
              `总光合速率＝净光合速率＋呼吸速率＝${net}＋${dark}。`,
            ),
            blanks(
              `若每天光照 ${light} 小时，其余时间黑暗，一昼夜从外界净吸收二氧化碳____mg。`,
              [String(day)],
              `${net}×${light}－${dark}×${24 - light}＝${day}（mg）。`,
            ),
          ],
          '吸收量是净光合，黑暗中的释放量是呼吸，固定量是两者之和。',
        )
      },
    },
    {
      key: 'biology-senior-mitosis',
      places: ['人教版/必修1 分子与细胞/第6章 细胞的生命历程/第1节 细胞的增殖'],
      know: '细胞增殖',
      level: 19,
      make: (chance) => {
        const pairs = chance(4, 30)
        const [phase, chromosomes, dna] = pick(chance, [
          ['有丝分裂中期', 2 * pairs, 4 * pairs],
          ['有丝分裂后期', 4 * pairs, 4 * pairs],
          ['有丝分裂前期', 2 * pairs, 4 * pairs],
        ] as const)
        const text = (a: number, b: number) => `${a} 条染色体，${b} 个核 DNA 分子`
        return choose(
          chance,
          `某动物体细胞有 ${2 * pairs} 条染色体，处于${phase}的细胞中有`,
          text(chromosomes, dna),
          [
            text(2 * pairs, 2 * pairs),
            text(4 * pairs, 4 * pairs),
            text(2 * pairs, 4 * pairs),
            text(4 * pairs, 2 * pairs),
          ],
          `间期 DNA 复制后加倍为 ${4 * pairs}；染色体在后期着丝粒分裂时才加倍。`,
        )
      },
    },
    {
      key: 'biology-senior-two-pairs',
      places: ['人教版/必修2 遗传与进化/第1章 遗传因子的发现/第2节 孟德尔的豌豆杂交实验（二）'],
      know: '孟德尔遗传定律',
      level: 20,
      make: (chance) => {
        const types = ['AA', 'Aa', 'aa'] as const
        const [a1, a2, b1, b2] = [
          pick(chance, types),
          pick(chance, types),
          pick(chance, types),
          pick(chance, types),
        ]
        const upper = recessive(a1, a2) * recessive(b1, b2)
        if (upper === 0 || upper === 16) return null
        const b = (type: string) => type.replace(/a/g, 'b').replace(/A/g, 'B')
        return blanks(
          `两对等位基因独立遗传。基因型为 ${a1}${b(b1)} 与 ${a2}${b(b2)} 的个体杂交，后代中基因型为 aabb 的概率是____。（填最简分数，如 1/8）`,
          [lineFraction(upper, 16)],
          tex`分别考虑每一对：aa 的概率是 \(${fraction(recessive(a1, a2), 4)}\)，bb 的概率是 \(${fraction(recessive(b1, b2), 4)}\)，相乘即得。`,
        )
      },
    },
    {
      key: 'biology-senior-gametes',
      places: ['人教版/必修2 遗传与进化/第1章 遗传因子的发现/第2节 孟德尔的豌豆杂交实验（二）'],
      know: '孟德尔遗传定律',
      level: 18,
      make: (chance) => {
        const pairs = ['A', 'B', 'D', 'E', 'F']
          .slice(0, chance(3, 5))
          .map((letter) =>
            pick(chance, [
              letter + letter,
              letter + letter.toLowerCase(),
              letter.toLowerCase() + letter.toLowerCase(),
            ]),
          )
        const mixed = pairs.filter((pair) => pair[0] !== pair[1]).length
        const kinds = 2 ** mixed
        if (mixed < 2) return null
        return chooseNumber(
          chance,
          `各对等位基因独立遗传，基因型为 ${pairs.join('')} 的个体最多能产生几种类型的配子？`,
          kinds,
          [mixed, 2 * pairs.length, 3 ** mixed, kinds * 2, kinds / 2],
          '种',
          `杂合的等位基因有 ${mixed} 对，每对产生 2 种配子，共 2 的 ${mixed} 次方＝${kinds}（种）。`,
        )
      },
    },
    {
      key: 'biology-senior-meiosis',
      places: ['人教版/必修2 遗传与进化/第2章 基因和染色体的关系/第1节 减数分裂和受精作用'],
      know: '减数分裂',
      level: 18,
      make: (chance) => {
        const [sperm, egg] = [chance(5, 60), chance(5, 60)]
        return blanks(
          `${sperm} 个精原细胞和 ${egg} 个卵原细胞都完成减数分裂，理论上产生精子____个、卵细胞____个。`,
          [String(4 * sperm), String(egg)],
          `一个精原细胞形成 4 个精子，一个卵原细胞只形成 1 个卵细胞：${4 * sperm} 个和 ${egg} 个。`,
        )
      },
    },
    {
      key: 'biology-senior-bases',
      places: ['人教版/必修2 遗传与进化/第3章 基因的本质/第2节 DNA的结构'],
      know: '遗传的分子基础',
      level: 18,
      make: (chance) => {
        const [total, percent] = [200 * chance(2, 20), chance(11, 39)]
        const adenine = (total * percent) / 100
        return chooseNumber(
          chance,
          `某双链 DNA 分子共有 ${total} 个碱基，其中腺嘌呤占 ${percent}%，则其中胞嘧啶的数目是`,
          total / 2 - adenine,
          [adenine, total - adenine, total / 2, total - 2 * adenine],
          '个',
          `A＝T，G＝C，A＋C 占总数的一半：C＝${total}÷2－${adenine}＝${num(total / 2 - adenine)}（个）。`,
        )
      },
    },
    {
      key: 'biology-senior-replication',
      places: ['人教版/必修2 遗传与进化/第3章 基因的本质/第3节 DNA的复制'],
      know: '遗传的分子基础',
      level: 20,
      make: (chance) => {
        const [adenine, times] = [10 * chance(3, 30), chance(2, 5)]
        return essay(
          `一个用 ¹⁵N 标记了双链、含腺嘌呤 ${adenine} 个的 DNA 分子，在只含 ¹⁴N 的培养液中连续复制 ${times} 次。求含 ¹⁵N 的 DNA 分子占子代的比例，以及整个过程需要游离的腺嘌呤脱氧核苷酸多少个。`,
          tex`<p>子代 DNA 共 \(2^{${times}}=${2 ** times}\) 个，半保留复制使原来的两条链分别在 2 个 DNA 分子中，比例为 \(\frac{2}{${2 ** times}}\)。</p><p>需要的腺嘌呤脱氧核苷酸：\((2^{${times}}-1)\times${adenine}=${(2 ** times - 1) * adenine}\)（个）</p><p>答：含 ¹⁵N 的占 ${lineFraction(2, 2 ** times)}，需要 ${(2 ** times - 1) * adenine} 个。</p>`,
          'DNA 的复制是半保留复制，新增的分子数是总数减一，原来的两条链始终存在。',
        )
      },
    },
    {
      key: 'biology-senior-codons',
      places: ['人教版/必修2 遗传与进化/第4章 基因的表达/第1节 基因指导蛋白质的合成'],
      know: '遗传的分子基础',
      level: 18,
      make: (chance) => {
        const acids = chance(30, 400)
        const told = 3 * acids + pick(chance, [0, 0, acids, -acids])
        return judgement(
          `不考虑终止密码子和非编码序列，合成由 ${acids} 个氨基酸组成的多肽，相应的 mRNA 上至少有 ${told} 个碱基。`,
          told === 3 * acids,
          `mRNA 上三个相邻的碱基决定一个氨基酸：${acids}×3＝${3 * acids}。`,
        )
      },
    },
    {
      key: 'biology-senior-gene-frequency',
      places: ['人教版/必修2 遗传与进化/第6章 生物的进化/第3节 种群基因组成的变化与物种的形成'],
      know: '生物的进化',
      level: 19,
      make: (chance) => {
        const [big, both] = [chance(10, 60), 2 * chance(5, 20)]
        const small = 100 - big - both
        if (small < 5) return null
        const share = big + both / 2
        return chooseSeveral(
          chance,
          `从某种群中随机抽取 100 个个体，AA、Aa、aa 分别有 ${big}、${both}、${small} 个，下列关于该样本的说法正确的有`,
          [`A 的基因频率为 ${share}%`, `a 的基因频率为 ${100 - share}%`],
          [`A 的基因频率为 ${big}%`, `Aa 的基因型频率为 ${both / 2}%`],
          `A 的基因频率＝(2×${big}＋${both})÷200＝${share}%，两种等位基因的频率之和为 100%。`,
        )
      },
    },
    {
      key: 'biology-senior-recapture',
      places: ['人教版/选择性必修2 生物与环境/第1章 种群及其动态/第1节 种群的数量特征'],
      know: '种群数量变化',
      level: 18,
      make: (chance) => {
        const [marked, again, found] = [10 * chance(2, 9), 10 * chance(2, 9), chance(2, 15)]
        const total = (marked * again) / found
        if (!Number.isInteger(total) || found >= again) return null
        return blanks(
          `用标记重捕法调查某湖中一种鱼的数量：第一次捕获并标记 ${marked} 条，第二次捕获 ${again} 条，其中带标记的 ${found} 条。估计该湖中这种鱼约有____条。`,
          [String(total)],
          `设总数为 N，N:${marked}＝${again}:${found}，N＝${marked}×${again}÷${found}＝${total}。`,
        )
      },
    },
    {
      key: 'biology-senior-energy-flow',
      places: ['人教版/选择性必修2 生物与环境/第3章 生态系统及其稳定性/第2节 生态系统的能量流动'],
      know: '生态系统的能量流动',
      level: 20,
      make: (chance) => {
        const [first, share1, share2] = [1000 * chance(8, 40), chance(10, 20), chance(10, 20)]
        const second = (first * share1) / 100
        const third = (second * share2) / 100
        if (!Number.isInteger(third)) return null
        return blanks(
          `<p>某草原生态系统各营养级的同化量如下表。第二、三营养级之间的能量传递效率是____%。</p>${table([
            ['营养级', '第一', '第二', '第三'],
            ['同化量／kJ', first, num(second), num(third)],
          ])}`,
          [String(share2)],
          `能量传递效率＝后一营养级的同化量÷前一营养级的同化量×100%＝${num(third)}÷${num(second)}×100%＝${share2}%。`,
        )
      },
    },
  ],
}
