import { blanks, blanksInAnyOrder, composite, essay, judgement } from '../questions/making.ts'
import type { SubjectBank } from './types.ts'
import { choose, chooseNumber, chooseSeveral, num, pick, table, tex } from './writing.ts'

/** eV, of the hydrogen atom. */
const LEVELS = [-13.6, -3.4, -1.51, -0.85] as const

export const physicsSenior: SubjectBank = {
  subject: 'physics',
  stage: 'senior',
  written: [],
  templates: [
    {
      key: 'physics-senior-brake',
      places: [
        '人教版/必修第一册/第二章 匀变速直线运动的研究/3 匀变速直线运动的位移与时间的关系',
        '鲁科版/必修第一册/第2章 匀变速直线运动的规律',
      ],
      know: '直线运动',
      level: 19,
      make: (chance) => {
        const [slow, stop, more] = [chance(2, 8), chance(2, 5), chance(1, 4)]
        const speed = slow * stop
        const way = (speed * stop) / 2
        return chooseNumber(
          chance,
          `汽车以 ${speed} m/s 的速度行驶，刹车时做匀减速直线运动，加速度大小为 ${slow} m/s²，则刹车后 ${stop + more} s 内汽车的位移是多少？`,
          way,
          [
            speed * (stop + more) - (slow * (stop + more) ** 2) / 2,
            speed * (stop + more),
            way * 2,
            way + speed,
          ],
          'm',
          tex`汽车经 \(t=\frac{v}{a}=${stop}\,\mathrm{s}\) 已停下，不会倒车：\(x=\frac{v^2}{2a}=${num(way)}\,\mathrm{m}\)。`,
        )
      },
    },
    {
      key: 'physics-senior-fall',
      places: ['人教版/必修第一册/第二章 匀变速直线运动的研究/4 自由落体运动'],
      know: '直线运动',
      level: 18,
      make: (chance) => {
        const time = chance(2, 14) / 2
        return blanks(
          `一小球从高处由静止自由下落，不计空气阻力，g 取 10 m/s²。它在前 ${num(time)} s 内下落____m，第 ${num(time)} s 末的速度是____m/s。`,
          [num(5 * time * time), num(10 * time)],
          tex`\(h=\frac{1}{2}gt^2=${num(5 * time * time)}\,\mathrm{m}\)，\(v=gt=${num(10 * time)}\,\mathrm{m/s}\)。`,
        )
      },
    },
    {
      key: 'physics-senior-tape',
      places: [
        '人教版/必修第一册/第二章 匀变速直线运动的研究/1 实验：探究小车速度随时间变化的规律',
        '鲁科版/必修第一册/第2章 匀变速直线运动的规律',
      ],
      know: '直线运动',
      level: 20,
      make: (chance) => {
        const [first, step] = [chance(120, 320) / 100, chance(30, 120) / 100]
        const spaces = [0, 1, 2, 3].map((n) => first + n * step)
        return blanks(
          `<p>打点计时器打出的纸带上，相邻计数点间的时间间隔为 0.1 s，各段位移如下表。小车的加速度大小是____m/s²。</p>${table(
            [
              ['第几段', 1, 2, 3, 4],
              ['位移／cm', ...spaces.map(num)],
            ],
          )}`,
          [num(step)],
          tex`相邻相等时间内位移之差相等：\(\Delta x=aT^2\)，\(a=\frac{${num(step)}\times10^{-2}\,\mathrm{m}}{(0.1\,\mathrm{s})^2}=${num(step)}\,\mathrm{m/s^2}\)。`,
        )
      },
    },
    {
      key: 'physics-senior-lift',
      places: [
        '人教版/必修第一册/第四章 运动和力的关系/6 超重和失重',
        '鲁科版/必修第一册/第5章 牛顿运动定律',
      ],
      know: '牛顿运动定律',
      level: 18,
      make: (chance) => {
        const [mass, a] = [5 * chance(8, 14), chance(1, 6) / 2]
        const [move, sign] = pick(chance, [
          ['加速上升', 1],
          ['减速上升', -1],
          ['加速下降', -1],
          ['减速下降', 1],
        ] as const)
        return chooseNumber(
          chance,
          `质量为 ${mass} kg 的同学站在电梯内的台秤上，电梯以大小为 ${num(a)} m/s² 的加速度${move}，g 取 10 m/s²，他对台秤的压力是多少？`,
          mass * (10 + sign * a),
          [mass * (10 - sign * a), mass * 10, mass * a, mass * (10 + sign * a) + mass],
          'N',
          `${move}时加速度方向${sign > 0 ? '向上，超重' : '向下，失重'}：F＝m(g${sign > 0 ? '＋' : '－'}a)＝${num(mass * (10 + sign * a))} N，压力与支持力大小相等。`,
        )
      },
    },
    {
      key: 'physics-senior-forces',
      places: ['人教版/必修第一册/第三章 相互作用——力/4 力的合成和分解', '鲁科版/必修第一册/第4章 力与平衡'],
      know: '相互作用与平衡',
      level: 18,
      make: (chance) => {
        const [one, other, told] = [chance(3, 15), chance(3, 15), chance(1, 30)]
        if (one === other) return null
        const isPossible = told >= Math.abs(one - other) && told <= one + other
        return judgement(
          `大小为 ${one} N 和 ${other} N 的两个共点力，它们的合力可能是 ${told} N。`,
          isPossible,
          `合力的范围是两力之差到两力之和：${Math.abs(one - other)} N≤F≤${one + other} N，${told} N ${isPossible ? '在' : '不在'}这个范围内。`,
        )
      },
    },
    {
      key: 'physics-senior-throw',
      places: [
        '人教版/必修第二册/第五章 抛体运动/4 抛体运动的规律',
        '鲁科版/必修第二册/第2章 抛体运动/第2节 平抛运动',
      ],
      know: '曲线运动',
      level: 19,
      make: (chance) => {
        const [speed, time] = [chance(4, 30), chance(1, 5)]
        return composite(
          `从 ${5 * time * time} m 高的平台上以 ${speed} m/s 的速度水平抛出一小球，不计空气阻力，g 取 10 m/s²。`,
          [
            blanks(
              '小球在空中运动的时间是____s。',
              [String(time)],
              tex`\(t=\sqrt{\frac{2h}{g}}=${time}\,\mathrm{s}\)，与初速度无关。`,
            ),
            blanks(
              '落地点与抛出点的水平距离是____m。',
              [String(speed * time)],
              tex`\(x=v_0t=${speed}\times${time}=${speed * time}\,\mathrm{m}\)。`,
            ),
            judgement(
              '若初速度变为原来的两倍，小球落地的时间不变。',
              true,
              '竖直方向做自由落体运动，落地时间只由高度决定。',
            ),
          ],
          '平抛运动分解为水平方向的匀速运动和竖直方向的自由落体运动。',
        )
      },
    },
    {
      key: 'physics-senior-circle',
      places: [
        '人教版/必修第二册/第六章 圆周运动/4 生活中的圆周运动',
        '鲁科版/必修第二册/第3章 圆周运动/第2节 科学探究：向心力',
      ],
      know: '曲线运动',
      level: 19,
      make: (chance) => {
        const [tons, speed, radius] = [chance(1, 4), 5 * chance(1, 4), 10 * chance(4, 12)]
        const [mass, pull] = [tons * 1000, (tons * 1000 * speed ** 2) / radius]
        if (!Number.isInteger(pull)) return null
        return chooseNumber(
          chance,
          `质量为 ${mass} kg 的汽车以 ${speed} m/s 的速度通过半径为 ${radius} m 的拱形桥最高点，g 取 10 m/s²，桥对汽车的支持力是多少？`,
          mass * 10 - pull,
          [mass * 10 + pull, mass * 10, pull, mass * 10 - pull / 2],
          'N',
          tex`在最高点 \(mg-F_N=\frac{mv^2}{r}\)，\(F_N=${mass * 10}-${num(pull)}=${num(mass * 10 - pull)}\,\mathrm{N}\)，汽车处于失重状态。`,
        )
      },
    },
    {
      key: 'physics-senior-orbit',
      places: [
        '人教版/必修第二册/第七章 万有引力与宇宙航行/4 宇宙航行',
        '鲁科版/必修第二册/第4章 万有引力定律及航天/第2节 万有引力定律的应用',
      ],
      know: '万有引力与宇宙航行',
      level: 20,
      make: (chance) => {
        const [a, b] = [chance(1, 5), chance(2, 7)]
        if (a >= b) return null
        const [one, other] = [a * a, b * b]
        return chooseSeveral(
          chance,
          `甲、乙两颗人造卫星绕地球做匀速圆周运动，轨道半径之比为 ${one}:${other}，下列关系正确的有`,
          [`线速度之比为 ${b}:${a}`, `周期之比为 ${a ** 3}:${b ** 3}`],
          [
            `线速度之比为 ${a}:${b}`,
            `周期之比为 ${one}:${other}`,
            `向心加速度之比为 ${one ** 2}:${other ** 2}`,
          ],
          tex`由 \(G\frac{Mm}{r^2}=m\frac{v^2}{r}=m\frac{4\pi^2}{T^2}r=ma\) 得 \(v\propto\frac{1}{\sqrt{r}}\)，\(T\propto r^{\frac{3}{2}}\)，\(a\propto\frac{1}{r^2}\)。`,
        )
      },
    },
    {
      key: 'physics-senior-energy',
      places: [
        '人教版/必修第二册/第八章 机械能守恒定律/4 机械能守恒定律',
        '鲁科版/必修第二册/第1章 功和机械能/第4节 势能及其改变',
      ],
      know: '机械能守恒定律',
      level: 19,
      make: (chance) => {
        const [begin, end] = [chance(1, 12), chance(4, 24)]
        const high = (end * end - begin * begin) / 20
        if (end <= begin) return null
        return blanks(
          `小球从光滑斜面上高 ${num(high)} m 处以 ${begin} m/s 的初速度沿斜面下滑，g 取 10 m/s²，到达斜面底端时的速度大小是____m/s。`,
          [String(end)],
          tex`只有重力做功，机械能守恒：\(mgh+\frac{1}{2}mv_0^2=\frac{1}{2}mv^2\)，\(v=\sqrt{v_0^2+2gh}=${end}\,\mathrm{m/s}\)。`,
        )
      },
    },
    {
      key: 'physics-senior-collision',
      places: ['人教版/选择性必修第一册/第一章 动量守恒定律/5 弹性碰撞和非弹性碰撞'],
      know: '动量守恒定律',
      level: 20,
      make: (chance) => {
        const [a, b, speed] = [chance(1, 6), chance(1, 6), chance(2, 12)]
        const common = (a * speed) / (a + b)
        if (!Number.isInteger(common * 2)) return null
        const lost = (a * speed ** 2) / 2 - ((a + b) * common ** 2) / 2
        return essay(
          `光滑水平面上，质量为 ${a} kg 的小车 A 以 ${speed} m/s 的速度与质量为 ${b} kg 的静止小车 B 相碰并粘在一起运动。求碰后共同速度和碰撞中损失的机械能。`,
          tex`<p>由动量守恒：\(m_Av=(m_A+m_B)v'\)，\(v'=\frac{${a}\times${speed}}{${a + b}}=${num(common)}\,\mathrm{m/s}\)</p><p>\(\Delta E=\frac{1}{2}m_Av^2-\frac{1}{2}(m_A+m_B)v'^2=${num(lost)}\,\mathrm{J}\)</p><p>答：共同速度 ${num(common)} m/s，损失机械能 ${num(lost)} J。</p>`,
          '粘在一起是完全非弹性碰撞，动量守恒而机械能不守恒，损失的机械能转化为内能。',
        )
      },
    },
    {
      key: 'physics-senior-pendulum',
      places: ['人教版/选择性必修第一册/第二章 机械振动/5 实验：用单摆测量重力加速度'],
      know: '机械振动',
      level: 18,
      make: (chance) => {
        const [count, time] = [pick(chance, [20, 25, 30, 40, 50]), chance(30, 110)]
        const period = time / count
        if (!Number.isInteger(period * 100)) return null
        return chooseNumber(
          chance,
          `用单摆测重力加速度时，测得单摆完成 ${count} 次全振动用时 ${time} s，则单摆的周期是`,
          period,
          [period / 2, period * 2, count / time, period + 0.5],
          's',
          tex`周期是完成一次全振动的时间：\(T=\frac{t}{n}=\frac{${time}}{${count}}=${num(period)}\,\mathrm{s}\)。`,
        )
      },
    },
    {
      key: 'physics-senior-emf',
      places: ['人教版/必修第三册/第十二章 电能 能量守恒定律/2 闭合电路的欧姆定律'],
      know: '恒定电流',
      level: 19,
      make: (chance) => {
        const [a, b, inner] = [chance(3, 12), chance(2, 9), chance(1, 3)]
        const amps = chance(1, 8) / 4
        if (a <= b) return null
        const [one, other] = [(a + inner) * amps, ((a + inner) * amps) / (b + inner)]
        if (!Number.isInteger(other * 100)) return null
        return blanksInAnyOrder(
          tex`一电源外接 \(${a}\,\Omega\) 的电阻时电流为 ${num(amps)} A，改接 \(${b}\,\Omega\) 的电阻时电流为 ${num(other)} A。该电源的电动势（单位 V）与内阻（单位 Ω）的数值是____和____。（次序不限）`,
          [num(one), num(inner)],
          tex`由 \(E=I_1(R_1+r)=I_2(R_2+r)\) 联立解得 \(E=${num(one)}\,\mathrm{V}\)，\(r=${inner}\,\Omega\)。`,
        )
      },
    },
    {
      key: 'physics-senior-coulomb',
      places: ['人教版/必修第三册/第九章 静电场及其应用/2 库仑定律'],
      know: '静电场',
      level: 18,
      make: (chance) => {
        const [p, q, r] = [chance(2, 6), chance(2, 6), chance(2, 5)]
        const by = (p * q) / (r * r)
        return chooseNumber(
          chance,
          `真空中两个点电荷之间的库仑力为 F。若两电荷的电荷量分别变为原来的 ${p} 倍和 ${q} 倍，距离变为原来的 ${r} 倍，则库仑力变为原来的多少倍？`,
          by,
          [(p * q) / r, p * q * r * r, (p + q) / (r * r), p * q, p * q * r],
          '倍',
          tex`由 \(F=k\frac{q_1q_2}{r^2}\)，变为 \(\frac{${p}\times${q}}{${r}^2}=${num(by)}\) 倍。`,
        )
      },
    },
    {
      key: 'physics-senior-charge',
      places: ['人教版/选择性必修第二册/第一章 安培力与洛伦兹力/3 带电粒子在匀强磁场中的运动'],
      know: '带电粒子在磁场中的运动',
      level: 20,
      make: (chance) => {
        const [mass, charge, speed] = [chance(2, 6), chance(2, 4), chance(2, 5)]
        if (mass * speed === charge) return null
        const text = (above: number, below: number) =>
          `${above / below === 1 ? '' : num(above / below)} R`.trim()
        const right = (mass * speed) / charge
        if (!Number.isInteger(right * 4)) return null
        return choose(
          chance,
          tex`甲粒子垂直射入匀强磁场，做半径为 \(R\) 的匀速圆周运动。乙粒子的质量、电荷量和速度分别是甲的 ${mass} 倍、${charge} 倍和 ${speed} 倍，从同样的方向射入，它的轨道半径是`,
          text(mass * speed, charge),
          [
            text(mass * charge, speed),
            text(charge, mass * speed),
            text(mass, charge),
            text(mass * speed * charge, 1),
          ],
          tex`由 \(qvB=m\frac{v^2}{R}\) 得 \(R=\frac{mv}{qB}\)，半径变为 \(\frac{${mass}\times${speed}}{${charge}}=${num(right)}\) 倍。`,
        )
      },
    },
    {
      key: 'physics-senior-transformer',
      places: ['人教版/选择性必修第二册/第三章 交变电流/3 变压器'],
      know: '交变电流',
      level: 18,
      make: (chance) => {
        const [turns, part, amps] = [
          pick(chance, [1100, 2200, 550]),
          pick(chance, [5, 10, 11, 20, 22]),
          chance(1, 10),
        ]
        if (!Number.isInteger(turns / part)) return null
        return blanks(
          `理想变压器原线圈 ${turns} 匝，接在有效值为 220 V 的正弦交流电源上，副线圈 ${turns / part} 匝，则副线圈两端电压的有效值是____V；当副线圈中的电流为 ${amps} A 时，原线圈中的电流是____A。`,
          [num(220 / part), amps % part === 0 ? String(amps / part) : `${amps}/${part}`],
          tex`\(\frac{U_1}{U_2}=\frac{n_1}{n_2}=${part}\)，\(U_2=${num(220 / part)}\,\mathrm{V}\)；\(\frac{I_1}{I_2}=\frac{n_2}{n_1}\)，\(I_1=\frac{${amps}}{${part}}\,\mathrm{A}\)。`,
        )
      },
    },
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
          [(pressure * to) / from, pressure, pressure + from - to, after + 1],
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
  ],
}
