import { blanks, composite, essay, judgement } from '../questions/making.ts'
import type { SubjectBank } from './types.ts'
import { choose, chooseNumber, chooseSeveral, num, pick, table, tex } from './writing.ts'

/** g/cm³ */
const SOLIDS = [
  ['铝块', 2.7],
  ['铁块', 7.9],
  ['铜块', 8.9],
  ['铅块', 11.3],
  ['银块', 10.5],
  ['石块', 2.6],
] as const

export const physicsJunior: SubjectBank = {
  subject: 'physics',
  stage: 'junior',
  written: [],
  templates: [
    {
      key: 'physics-junior-speed',
      places: [
        '人教版/八年级上册/第一章 机械运动/第3节 运动的快慢',
        '沪科版/八年级全一册/第二章 运动的世界/第三节 快与慢',
      ],
      know: '机械运动',
      level: 18,
      make: (chance) => {
        const [train, bridge, speed] = [50 * chance(3, 8), 100 * chance(8, 30), 5 * chance(4, 8)]
        const time = (train + bridge) / speed
        if (!Number.isInteger(time)) return null
        return chooseNumber(
          chance,
          `一列长 ${train} m 的火车以 ${speed} m/s 的速度匀速通过一座长 ${bridge} m 的大桥，火车完全通过大桥需要多长时间？`,
          time,
          [bridge / speed, (bridge - train) / speed, train / speed, time + 10],
          's',
          tex`完全通过大桥，火车行驶的路程是桥长与车长之和：\(t=\frac{s}{v}=\frac{${train + bridge}\,\mathrm{m}}{${speed}\,\mathrm{m/s}}=${time}\,\mathrm{s}\)。`,
        )
      },
    },
    {
      key: 'physics-junior-echo',
      places: [
        '人教版/八年级上册/第二章 声现象/第3节 声的利用',
        '沪科版/八年级全一册/第三章 声的世界/第三节 超声与次声',
      ],
      know: '声现象',
      level: 18,
      make: (chance) => {
        const time = chance(2, 40) / 10
        return blanks(
          `一艘测量船用声呐垂直向海底发射超声波，经过 ${num(time)} s 收到回波。声音在海水中的速度取 1500 m/s，此处海深____m。`,
          [num(750 * time)],
          tex`声音一去一回，单程时间是总时间的一半：\(h=vt/2=1500\,\mathrm{m/s}\times${num(time)}\,\mathrm{s}\div2=${num(750 * time)}\,\mathrm{m}\)。`,
        )
      },
    },
    {
      key: 'physics-junior-mirror',
      places: [
        '人教版/八年级上册/第四章 光现象/第3节 平面镜成像',
        '沪科版/八年级全一册/第四章 多彩的光/第二节 平面镜成像',
      ],
      know: '光的反射',
      level: 17,
      make: (chance) => {
        const [far, step] = [chance(20, 50) / 10, chance(3, 15) / 10]
        const closer = chance(0, 1) === 1
        const now = closer ? far - step : far + step
        return chooseNumber(
          chance,
          `小红站在竖直放置的平面镜前 ${num(far)} m 处，她向${closer ? '靠近' : '远离'}镜面的方向走 ${num(step)} m 后，她的像到她的距离是多少？`,
          2 * now,
          [now, 2 * far, far, 2 * far - now],
          'm',
          `走后人到镜面 ${num(now)} m。像与物到镜面的距离相等，所以像到人 2×${num(now)}＝${num(2 * now)}（m）；像的大小不变。`,
        )
      },
    },
    {
      key: 'physics-junior-lens',
      places: [
        '人教版/八年级上册/第五章 透镜及其应用/第3节 凸透镜成像的规律',
        '沪科版/八年级全一册/第四章 多彩的光/第五节 科学探究：凸透镜成像',
      ],
      know: '透镜及其应用',
      level: 19,
      make: (chance) => {
        const [focus, at] = [5 * chance(2, 4), chance(4, 60)]
        if (at === focus || at === 2 * focus) return null
        const right =
          at > 2 * focus ? '倒立、缩小的实像' : at > focus ? '倒立、放大的实像' : '正立、放大的虚像'
        return choose(
          chance,
          `凸透镜的焦距是 ${focus} cm，把烛焰放在主光轴上离透镜 ${at} cm 处，所成的像是`,
          right,
          ['倒立、缩小的实像', '倒立、放大的实像', '正立、放大的虚像', '正立、缩小的虚像'],
          `比较物距与焦距：f＝${focus} cm，2f＝${2 * focus} cm，u＝${at} cm，所以成${right}。`,
        )
      },
    },
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
        const [volume, hollow] = [10 * chance(4, 12), chance(0, 12)]
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
              tex`\(F_{浮}=\rho_{水}gV_{排}=1000\times10\times${num(volume / 1e6)}=${num(buoyancy)}\,\mathrm{N}\)。`,
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
          [n, hooks + 1, hooks - 1, n + left - right, hooks + 2],
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
        const rows = [
          [rated - 0.5, amps - 0.03],
          [rated, amps],
          [rated + 0.5, amps + 0.02],
        ] as const
        return chooseNumber(
          chance,
          `<p>测量额定电压为 ${rated} V 的小灯泡的功率，记录如下表。小灯泡的额定功率是</p>${table([
            ['次序', '电压／V', '电流／A'],
            ...rows.map(([u, i], index) => [index + 1, num(u), num(i)]),
          ])}`,
          rated * amps,
          [...rows.filter((_, index) => index !== 1).map(([u, i]) => u * i), rated / amps, rated + amps],
          'W',
          tex`额定功率是额定电压下的功率：\(P=UI=${rated}\,\mathrm{V}\times${num(amps)}\,\mathrm{A}=${num(rated * amps)}\,\mathrm{W}\)，不是三次的平均值。`,
        )
      },
    },
  ],
}
