import { blanks, essay, judgement } from '../../questions/making.ts'
import type { Template } from '../types.ts'
import { chooseNumber, num, pick, table } from '../writing.ts'

/** kJ in a gram. */
const FOODS = [
  ['花生仁', 24.6],
  ['核桃仁', 27],
  ['大米', 14.5],
  ['馒头', 9.3],
  ['牛奶', 2.3],
] as const

/** Food, heart, breath and weight. */
export const humanBody: readonly Template[] = [
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
]
