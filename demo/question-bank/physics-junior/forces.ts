import { blanks, composite, essay, judgement } from '../../questions/making.ts'
import type { Template } from '../types.ts'
import { choose, chooseNumber, num, pick, tex } from '../writing.ts'

/** g/cm³ */
const SOLIDS = [
  ['铝块', 2.7],
  ['铁块', 7.9],
  ['铜块', 8.9],
  ['铅块', 11.3],
  ['银块', 10.5],
  ['石块', 2.6],
] as const

/** Density, pressure, work and simple machines. */
export const forces: readonly Template[] = [
  {
    key: 'physics-junior-density',
    places: [
      '人教版/八年级上册/第六章 质量与密度/第2节 密度',
      '沪科版/八年级全一册/第五章 质量与密度/第四节 密度知识的应用',
    ],
    know: '质量与密度',
    level: 18,
    make: (chance) => {
      const [name, density] = pick(chance, SOLIDS)
      const [volume, hollow] = [10 * chance(4, 12), chance(0, 1) * chance(2, 12)]
      const mass = density * (volume - hollow)
      return judgement(
        `一个${name.replace('块', '球')}的质量是 ${num(mass)} g，体积是 ${volume} cm³（${name.replace('块', '')}的密度为 ${density} g/cm³），这个球是实心的。`,
        hollow === 0,
        tex`质量为 ${num(mass)} g 的实心球体积应为 \(V=\frac{m}{\rho}=${num(mass / density)}\,\mathrm{cm^3}\)，${hollow === 0 ? '与球的体积相等，是实心的' : `比 ${volume} cm³ 小，是空心的`}。`,
      )
    },
  },
  {
    key: 'physics-junior-pressure',
    places: [
      '人教版/八年级下册/第九章 压强/第1节 压强',
      '沪科版/八年级全一册/第八章 压强/第一节 压力的作用效果',
    ],
    know: '压强',
    level: 19,
    make: (chance) => {
      const [mass, side] = [chance(2, 12), pick(chance, [10, 20, 40, 50])]
      const area = side * side
      const pressure = (mass * 10 * 10_000) / area
      return chooseNumber(
        chance,
        `质量为 ${mass} kg、底面边长为 ${side} cm 的正方体放在水平桌面中央，它对桌面的压强是多少？（g 取 10 N/kg）`,
        pressure,
        [pressure / 10, pressure * 10, (mass * 10) / area, (mass * 10 * 100) / side],
        'Pa',
        tex`\(F=G=mg=${mass * 10}\,\mathrm{N}\)，\(S=${num(area / 10_000)}\,\mathrm{m^2}\)，\(p=\frac{F}{S}=${num(pressure)}\,\mathrm{Pa}\)。注意面积的单位换算。`,
      )
    },
  },
  {
    key: 'physics-junior-liquid',
    places: [
      '人教版/八年级下册/第九章 压强/第2节 液体的压强',
      '沪科版/八年级全一册/第八章 压强/第二节 科学探究：液体的压强',
    ],
    know: '压强',
    level: 18,
    make: (chance) => {
      const [depth, area] = [chance(5, 60), chance(2, 30)]
      return blanks(
        `水族箱中水深 ${depth} cm，则箱底受到水的压强是____Pa；箱底有一块面积为 ${area} cm² 的塞子，它受到水的压力是____N。（水的密度为 1000 kg/m³，g 取 10 N/kg）`,
        [num(depth * 100), num((depth * 100 * area) / 10_000)],
        tex`\(p=\rho gh=1000\times10\times${num(depth / 100)}=${depth * 100}\,\mathrm{Pa}\)；\(F=pS=${num((depth * 100 * area) / 10_000)}\,\mathrm{N}\)。`,
      )
    },
  },
  {
    key: 'physics-junior-buoyancy',
    places: [
      '人教版/八年级下册/第十章 浮力/第2节 阿基米德原理',
      '沪科版/八年级全一册/第九章 浮力/第二节 阿基米德原理',
    ],
    know: '浮力',
    level: 20,
    make: (chance) => {
      const [name, density] = pick(chance, SOLIDS)
      const volume = 50 * chance(2, 10)
      const [weight, buoyancy] = [(density * volume) / 100, volume / 100]
      return composite(
        `把体积为 ${volume} cm³ 的实心${name}挂在弹簧测力计下，在空气中示数为 ${num(weight)} N，再把它浸没在水中（不碰容器）。水的密度为 1000 kg/m³，g 取 10 N/kg。`,
        [
          blanks(
            `${name}受到的浮力是____N。`,
            [num(buoyancy)],
            tex`\(F_{浮}=\rho_{水}gV_{排}=1000\times10\times${num(volume / 100)}\times10^{-4}=${num(buoyancy)}\,\mathrm{N}\)。`,
          ),
          blanks(
            '此时弹簧测力计的示数是____N。',
            [num(weight - buoyancy)],
            tex`\(F=G-F_{浮}=${num(weight)}-${num(buoyancy)}=${num(weight - buoyancy)}\,\mathrm{N}\)。`,
          ),
          choose(
            chance,
            '把它再往深处放一些（仍不碰容器底），测力计的示数',
            '不变',
            ['变大', '变小', '先变大后变小'],
            '浸没后排开水的体积不变，浮力与深度无关，示数不变。',
          ) ?? judgement('浸没后浮力与深度无关。', true, '浸没后排开水的体积不变。'),
        ],
        '称重法与阿基米德原理结合：示数等于重力减去浮力。',
      )
    },
  },
  {
    key: 'physics-junior-work',
    places: [
      '人教版/八年级下册/第十一章 功和机械能/第2节 功率',
      '沪科版/八年级全一册/第十章 机械与人/第四节 做功的快慢',
    ],
    know: '功和机械能',
    level: 18,
    make: (chance) => {
      const [mass, steps, high, time] = [
        chance(40, 65),
        chance(60, 150),
        pick(chance, [0.15, 0.16, 0.18, 0.2]),
        chance(20, 60),
      ]
      const work = mass * 10 * steps * high
      if (!Number.isInteger(work / time)) return null
      return blanks(
        `质量为 ${mass} kg 的小亮跑上 ${steps} 级台阶，每级台阶高 ${high} m，用时 ${time} s。他克服重力做功____J，功率是____W。（g 取 10 N/kg）`,
        [num(work), num(work / time)],
        tex`\(W=Gh=${mass * 10}\,\mathrm{N}\times${num(steps * high)}\,\mathrm{m}=${num(work)}\,\mathrm{J}\)，\(P=\frac{W}{t}=${num(work / time)}\,\mathrm{W}\)。`,
      )
    },
  },
  {
    key: 'physics-junior-lever',
    places: [
      '人教版/八年级下册/第十二章 简单机械/第1节 杠杆',
      '沪科版/八年级全一册/第十章 机械与人/第一节 科学探究：杠杆的平衡条件',
    ],
    know: '简单机械',
    level: 18,
    make: (chance) => {
      const [n, left, right] = [chance(2, 6), chance(2, 6), chance(1, 6)]
      const hooks = (n * left) / right
      if (left === right || !Number.isInteger(hooks)) return null
      return chooseNumber(
        chance,
        `水平平衡的杠杆每格长度相等。在支点左侧第 ${left} 格处挂 ${n} 个相同的钩码，要使杠杆仍水平平衡，应在右侧第 ${right} 格处挂同样的钩码几个？`,
        hooks,
        [n, n + left - right, (n * right) / left, n * left].filter((it) => Number.isInteger(it) && it > 0),
        '个',
        tex`由 \(F_1l_1=F_2l_2\)：\(${n}\times${left}=x\times${right}\)，\(x=${hooks}\)。`,
      )
    },
  },
  {
    key: 'physics-junior-pulley',
    places: [
      '人教版/八年级下册/第十二章 简单机械/第3节 机械效率',
      '沪科版/八年级全一册/第十章 机械与人/第五节 提高机械的效率',
    ],
    know: '简单机械',
    level: 20,
    make: (chance) => {
      const [ropes, high, percent] = [pick(chance, [2, 3, 4]), chance(1, 5), pick(chance, [60, 75, 80, 90])]
      const force = 20 * chance(4, 20)
      const weight = (force * ropes * percent) / 100
      return essay(
        `用由 ${ropes} 段绳子承担物重的滑轮组，在 ${force} N 的拉力作用下把重 ${num(weight)} N 的货物匀速提升 ${high} m。求：（1）有用功；（2）总功；（3）滑轮组的机械效率。`,
        tex`<p>（1）\(W_{有}=Gh=${num(weight)}\,\mathrm{N}\times${high}\,\mathrm{m}=${num(weight * high)}\,\mathrm{J}\)</p><p>（2）\(s=${ropes}h=${ropes * high}\,\mathrm{m}\)，\(W_{总}=Fs=${force * ropes * high}\,\mathrm{J}\)</p><p>（3）\(\eta=\frac{W_{有}}{W_{总}}\times100\%=${percent}\%\)</p><p>答：有用功 ${num(weight * high)} J，总功 ${force * ropes * high} J，机械效率 ${percent}%。</p>`,
        '有用功是对货物做的功，总功是拉力做的功，绳端移动的距离是物体上升高度的若干倍。',
      )
    },
  },
]
