import { blanks, composite, essay, judgement } from '../questions/making.ts'
import type { SubjectBank } from './types.ts'
import { choose, chooseNumber, chooseSeveral, num, pick, shuffled, table } from './writing.ts'

/** A trait with its dominant and its recessive form. */
const TRAITS = [
  ['豌豆', '高茎', '矮茎', 'D', 'd'],
  ['豌豆', '圆粒', '皱粒', 'R', 'r'],
  ['番茄', '红果', '黄果', 'A', 'a'],
  ['人的眼睑', '双眼皮', '单眼皮', 'B', 'b'],
  ['人的耳垂', '有耳垂', '无耳垂', 'E', 'e'],
  ['兔的毛色', '黑毛', '白毛', 'H', 'h'],
] as const

/** kJ in a gram. */
const FOODS = [
  ['花生仁', 24.6],
  ['核桃仁', 27],
  ['大米', 14.5],
  ['馒头', 9.3],
  ['牛奶', 2.3],
] as const

export const biologyJunior: SubjectBank = {
  subject: 'biology',
  stage: 'junior',
  written: [],
  templates: [
    {
      key: 'biology-junior-magnification',
      places: ['人教版/七年级上册/第一单元 · 认识细胞/第一节 学习使用显微镜'],
      know: '显微镜的使用',
      level: 17,
      make: (chance) => {
        const [eye, lens] = [pick(chance, [5, 10, 12.5, 15, 16]), pick(chance, [4, 8, 10, 20, 40])]
        return blanks(
          `某同学使用显微镜时，选用的目镜是 ${eye}×，物镜是 ${lens}×，物像被放大了____倍。`,
          [num(eye * lens)],
          `显微镜的放大倍数＝目镜的放大倍数×物镜的放大倍数＝${eye}×${lens}＝${num(eye * lens)}。`,
        )
      },
    },
    {
      key: 'biology-junior-field',
      places: ['人教版/七年级上册/第一单元 · 认识细胞/第一节 学习使用显微镜'],
      know: '显微镜的使用',
      level: 20,
      make: (chance) => {
        const [eye, from, times] = [pick(chance, [5, 10, 15]), pick(chance, [4, 8, 10]), pick(chance, [2, 4])]
        const cells = times * chance(3, 16)
        return chooseNumber(
          chance,
          `用 ${eye}× 的目镜和 ${from}× 的物镜观察时，视野中央一行排列着 ${cells} 个细胞。只把物镜换成 ${from * times}×，这一行能看到几个细胞？`,
          cells / times,
          [cells * times, cells, cells / times + 1, cells / (times * times)],
          '个',
          `一行细胞的个数与放大倍数成反比：物镜放大倍数变为 ${times} 倍，看到 ${cells}÷${times}＝${cells / times}（个）。`,
        )
      },
    },
    {
      key: 'biology-junior-division',
      places: [
        '人教版/七年级上册/第一单元 · 从细胞到生物体/第一节 细胞通过分裂产生新细胞',
        '北师大版/七年级上册/第3章 细胞/第3节 细胞通过分裂而增殖',
      ],
      know: '细胞的结构',
      level: 18,
      make: (chance) => {
        const [begin, times] = [chance(1, 8), chance(3, 7)]
        return chooseNumber(
          chance,
          `${begin} 个细胞连续分裂 ${times} 次，一共得到多少个细胞？`,
          begin * 2 ** times,
          [begin * 2 * times, begin * 2 ** (times - 1), begin * 2 ** (times + 1), begin + 2 ** times + 1],
          '个',
          `每分裂一次数目加倍：${begin}×2 的 ${times} 次方＝${begin * 2 ** times}（个）。`,
        )
      },
    },
    {
      key: 'biology-junior-bacteria',
      places: ['人教版/七年级上册/第二单元 · 微生物/第二节 细菌'],
      know: '细菌与真菌',
      level: 19,
      make: (chance) => {
        const [minutes, times, begin] = [pick(chance, [15, 20, 30]), chance(3, 9), chance(1, 9)]
        return blanks(
          `某种细菌每 ${minutes} 分钟分裂一次。若手上有 ${begin} 个这样的细菌，条件适宜时经过 ${minutes * times} 分钟，细菌数目是____个。`,
          [String(begin * 2 ** times)],
          `${minutes * times} 分钟共分裂 ${times} 次，数目为 ${begin}×2 的 ${times} 次方＝${begin * 2 ** times}。饭前洗手很有必要。`,
        )
      },
    },
    {
      key: 'biology-junior-germination',
      places: [
        '人教版/七年级下册/第三单元 · 被子植物的一生/第一节 种子的萌发',
        '北师大版/七年级上册/第6章 绿色开花植物的生活史/第1节 种子萌发形成幼苗',
      ],
      know: '种子的萌发',
      level: 18,
      make: (chance) => {
        const each = pick(chance, [50, 100, 200])
        const counts = Array.from({ length: 3 }, () => chance(each * 0.8, each - 1))
        const rate = (counts.reduce((sum, n) => sum + n, 0) / (3 * each)) * 100
        if (!Number.isInteger(rate * 10)) return null
        return blanks(
          `<p>农技员抽样检测一批小麦种子，三组各取 ${each} 粒，发芽情况如下表。这批种子的平均发芽率是____%。</p>${table(
            [
              ['组别', '一', '二', '三'],
              ['发芽数／粒', ...counts],
            ],
          )}`,
          [num(rate)],
          `发芽率＝发芽的种子数÷供检测的种子数×100%＝(${counts.join('＋')})÷${3 * each}×100%＝${num(rate)}%。`,
        )
      },
    },
    {
      key: 'biology-junior-energy',
      places: [
        '人教版/七年级下册/第四单元 · 人体的营养/第一节 食物中的营养物质',
        '北师大版/七年级下册/第8章 人体的营养/第1节 人类的食物',
      ],
      know: '消化与吸收',
      level: 20,
      make: (chance) => {
        const [food, energy] = pick(chance, FOODS)
        const [grams, water] = [chance(2, 9) / 10, chance(3, 6) * 10]
        const rise = Math.round((grams * energy * 1000 * 0.4) / (4.2 * water))
        const heat = 4.2 * water * rise
        return essay(
          `测定${food}的热价时，燃烧 ${num(grams)} 克${food}，使 ${water} 毫升水的温度从 20 ℃ 升到 ${20 + rise} ℃。已知 1 毫升水升高 1 ℃ 吸收 4.2 焦的热量，求水吸收的热量，并说明测得的热价为什么比实际值低。`,
          `<p>升高的温度：${20 + rise}－20＝${rise}（℃）</p><p>水吸收的热量：4.2×${water}×${rise}＝${num(heat)}（焦）</p><p>热量有一部分散失到空气中，还有一部分被容器吸收，${food}也可能没有燃烧完全，所以测得的值偏低。</p><p>答：水吸收的热量是 ${num(heat)} 焦。</p>`,
          '先算升高的温度，再乘水的体积与每毫升每度所需的热量；误差主要来自热量散失。',
        )
      },
    },
    {
      key: 'biology-junior-heart',
      places: [
        '人教版/七年级下册/第四单元 · 人体内物质的运输/第三节 输送血液的泵——心脏',
        '北师大版/七年级下册/第9章 人体内的物质运输/第2节 血液循环',
      ],
      know: '血液循环',
      level: 18,
      make: (chance) => {
        const [rate, volume] = [chance(60, 90), 5 * chance(12, 16)]
        return blanks(
          `某人安静时心率是 ${rate} 次／分，每次心跳左心室射出血液 ${volume} 毫升，他的心脏每分钟输出血液____毫升。`,
          [String(rate * volume)],
          `心输出量＝心率×每搏输出量＝${rate}×${volume}＝${rate * volume}（毫升）。`,
        )
      },
    },
    {
      key: 'biology-junior-breath',
      places: [
        '人教版/七年级下册/第四单元 · 人体的呼吸/第二节 发生在肺内的气体交换',
        '北师大版/七年级下册/第10章 人体的能量供应/第2节 人体细胞获得氧气的过程',
      ],
      know: '健康生活',
      level: 18,
      make: (chance) => {
        const values = Array.from({ length: 3 }, () => 50 * chance(40, 80))
        const most = Math.max(...values)
        if (new Set(values).size < 3) return null
        return chooseNumber(
          chance,
          `<p>小明三次测量肺活量的结果如下表，他的肺活量应记为</p>${table([
            ['次数', '第一次', '第二次', '第三次'],
            ['结果／毫升', ...values],
          ])}`,
          most,
          [...values.filter((it) => it !== most), Math.round(values.reduce((sum, n) => sum + n, 0) / 3)],
          '毫升',
          `肺活量取几次测量中的最大值，即 ${most} 毫升，不取平均值。`,
        )
      },
    },
    {
      key: 'biology-junior-bmi',
      places: [
        '人教版/八年级上册/第四单元 · 健康地生活/第四节 选择健康的生活方式',
        '北师大版/七年级下册/第13章 健康地生活',
      ],
      know: '健康生活',
      level: 18,
      make: (chance) => {
        const [weight, height] = [chance(45, 100), chance(150, 185)]
        const index = weight / (height / 100) ** 2
        const isNormal = index >= 18.5 && index < 24
        if ([18.5, 24].some((edge) => Math.abs(index - edge) < 0.2)) return null
        return judgement(
          `成人体重指数＝体重（千克）÷身高（米）的平方，18.5 到 23.9 为正常。王老师体重 ${weight} 千克，身高 ${num(height / 100)} 米，他的体重指数在正常范围内。`,
          isNormal,
          `${weight}÷(${num(height / 100)}×${num(height / 100)})≈${index.toFixed(1)}，${isNormal ? '在' : '不在'}正常范围内。`,
        )
      },
    },
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
              `${name}的精子（精细胞）中有____条染色体。`,
              [String(pairs)],
              '形成生殖细胞时，成对的染色体分开，每对中只有一条进入生殖细胞。',
            ),
            blanks(
              '受精卵中有____条染色体。',
              [String(2 * pairs)],
              '精子与卵细胞结合，染色体数目恢复到体细胞的水平。',
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
        const producer = pick(chance, ['草', '水稻', '浮游植物'])
        const plantEaters = shuffled(chance, ['兔', '鼠', '蝗虫', '昆虫']).slice(0, chance(2, 3))
        const top = pick(chance, ['鹰', '蛇', '狐'])
        const middle = pick(chance, ['青蛙', '食虫鸟'])
        const links = [
          ...plantEaters.map((eater) => `${producer}→${eater}`),
          ...plantEaters.map((eater) => `${eater}→${top}`),
          `${plantEaters[0]}→${middle}`,
          `${middle}→${top}`,
        ]
        return blanks(
          `某食物网中的捕食关系有：${links.join('，')}。这个食物网中共有____条食物链。`,
          [String(plantEaters.length + 1)],
          `从生产者${producer}数起直到最高级的消费者${top}：直接经过植食动物的有 ${plantEaters.length} 条，另有经过${middle}的 1 条。`,
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
  ],
}
