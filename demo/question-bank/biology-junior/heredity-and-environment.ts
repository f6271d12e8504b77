import { blanks, composite } from '../../questions/making.ts'
import type { Template } from '../types.ts'
import { choose, chooseNumber, chooseSeveral, pick, shuffled, table } from '../writing.ts'

/** A trait with its dominant and its recessive form. */
const TRAITS = [
  ['豌豆', '高茎', '矮茎', 'D', 'd'],
  ['豌豆', '圆粒', '皱粒', 'R', 'r'],
  ['番茄', '红果', '黄果', 'A', 'a'],
  ['人的眼睑', '双眼皮', '单眼皮', 'B', 'b'],
  ['人的耳垂', '有耳垂', '无耳垂', 'E', 'e'],
  ['兔的毛色', '黑毛', '白毛', 'H', 'h'],
] as const

const PLANTS: ReadonlySet<string> = new Set(['水稻', '玉米', '豌豆', '番茄'])

/** Traits, chromosomes, food chains and classes of living things. */
export const heredityAndEnvironment: readonly Template[] = [
  {
    key: 'biology-junior-cross',
    places: ['人教版/八年级下册/第六单元 · 生物的遗传与变异/第三节 基因的显性和隐性'],
    know: '遗传与变异',
    level: 19,
    make: (chance) => {
      const [what, dominant, recessive, big, small] = pick(chance, TRAITS)
      const [one, other, share] = pick(chance, [
        [big + small, big + small, 25],
        [big + small, small + small, 50],
        [big + big, small + small, 0],
        [big + big, big + small, 0],
      ] as const)
      return chooseNumber(
        chance,
        `${what}的${dominant}（${big}）对${recessive}（${small}）是显性。基因组成为 ${one} 和 ${other} 的亲代杂交，后代表现为${recessive}的可能性是`,
        share,
        [0, 25, 50, 75, 100],
        '%',
        `画遗传图解：只有基因组成为 ${small + small} 的后代表现${recessive}，占 ${share}%。`,
      )
    },
  },
  {
    key: 'biology-junior-chromosomes',
    places: ['人教版/八年级下册/第六单元 · 生物的遗传与变异/第二节 基因在亲子代间的传递'],
    know: '遗传与变异',
    level: 18,
    make: (chance) => {
      const [name, pairs] = pick(chance, [
        ['人', 23],
        ['水稻', 12],
        ['玉米', 10],
        ['果蝇', 4],
        ['马', 32],
        ['狗', 39],
        ['猫', 19],
        ['小鼠', 20],
        ['豌豆', 7],
        ['家蚕', 28],
        ['牛', 30],
        ['猪', 19],
        ['番茄', 12],
      ] as const)
      return composite(
        `${name}的体细胞中有 ${pairs} 对染色体。`,
        [
          blanks(
            `${name}的${PLANTS.has(name) ? '精细胞' : '精子'}中有____条染色体。`,
            [String(pairs)],
            '形成生殖细胞时，成对的染色体分开，每对中只有一条进入生殖细胞。',
          ),
          blanks(
            '受精卵中有____条染色体。',
            [String(2 * pairs)],
            `${PLANTS.has(name) ? '精细胞' : '精子'}与卵细胞结合，染色体数目恢复到体细胞的水平。`,
          ),
        ],
        '体细胞中染色体成对存在，生殖细胞中减半，受精卵恢复成对。',
      )
    },
  },
  {
    key: 'biology-junior-chain',
    places: ['人教版/八年级上册/第五单元 · 生态系统/第二节 生态系统的结构和功能'],
    know: '生态系统',
    level: 19,
    make: (chance) => {
      const [producer, insect] = pick(chance, [
        ['草', '蝗虫'],
        ['水稻', '稻飞虱'],
        ['白菜', '菜青虫'],
        ['玉米', '玉米螟'],
      ] as const)
      const [top, ...others] = pick(chance, [
        ['鹰', '兔', '鼠'],
        ['猫头鹰', '鼠'],
        ['狐', '兔', '鼠'],
        ['蛇', '鼠'],
      ] as const)
      const plantEaters = shuffled(chance, others).slice(0, chance(1, others.length))
      const middle = pick(chance, top === '蛇' ? (['青蛙', '蟾蜍'] as const) : (['食虫鸟', '青蛙'] as const))
      const links = [
        ...plantEaters.map((eater) => `${producer}→${eater}`),
        `${producer}→${insect}`,
        ...plantEaters.map((eater) => `${eater}→${top}`),
        `${insect}→${middle}`,
        `${middle}→${top}`,
      ]
      return blanks(
        `某食物网中的捕食关系有：${links.join('，')}。这个食物网中共有____条食物链。`,
        [String(plantEaters.length + 1)],
        `从生产者${producer}数起直到最高级的消费者${top}：经过${plantEaters.join('、')}的各 1 条，经过${insect}和${middle}的 1 条，共 ${plantEaters.length + 1} 条。`,
      )
    },
  },
  {
    key: 'biology-junior-flow',
    places: ['人教版/八年级上册/第五单元 · 生态系统/第二节 生态系统的结构和功能'],
    know: '生态系统',
    level: 20,
    make: (chance) => {
      const amounts = [chance(600, 999), chance(60, 99), chance(6, 9)].map((it) => it * 10)
      const names = shuffled(chance, ['甲', '乙', '丙'])
      const [most = 0, middle = 0, least = 0] = amounts
      const [first = '', second = '', third = ''] = names
      const shown = [...names].sort().map((name) => [name, amounts[names.indexOf(name)] ?? 0] as const)
      return chooseSeveral(
        chance,
        `<p>某条食物链上三种生物所含的能量如下表，判断正确的有</p>${table([
          ['生物', ...shown.map(([name]) => name)],
          ['能量／千焦', ...shown.map(([, amount]) => amount)],
        ])}`,
        [`食物链是 ${first}→${second}→${third}`, `${third}体内积累的有毒物质最多`],
        [`食物链是 ${third}→${second}→${first}`, `${first}是最高级的消费者`],
        `能量沿食物链逐级减少（${most}＞${middle}＞${least}），有毒物质逐级积累，最后一级最多。`,
      )
    },
  },
  {
    key: 'biology-junior-classes',
    places: ['人教版/七年级上册/第二单元 · 动物的类群/第二节 脊椎动物'],
    know: '脊椎动物',
    level: 17,
    make: (chance) => {
      const groups = {
        鱼类: ['鲫鱼', '海马', '鲨鱼'],
        两栖类: ['青蛙', '大鲵', '蟾蜍'],
        爬行类: ['蜥蜴', '乌龟', '扬子鳄'],
        鸟类: ['家鸽', '企鹅', '鸵鸟'],
        哺乳类: ['蝙蝠', '鲸', '家兔'],
      } as const
      const [name, members] = pick(chance, Object.entries(groups))
      const others = shuffled(
        chance,
        Object.entries(groups)
          .filter(([group]) => group !== name)
          .map(([, list]) => pick(chance, list)),
      ).slice(0, 3)
      const right = pick(chance, members)
      return choose(
        chance,
        `在 ${[right, ...others].sort().join('、')} 中，属于${name}的是`,
        right,
        others,
        `按体表、呼吸和生殖的特征分类，${right}属于${name}。`,
      )
    },
  },
]
