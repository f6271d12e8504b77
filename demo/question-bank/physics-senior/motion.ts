import { blanks, composite, judgement } from '../../questions/making.ts'
import type { Template } from '../types.ts'
import { chooseNumber, num, pick, table, tex } from '../writing.ts'

/** Motion in a line and along a curve, forces. */
export const motion: readonly Template[] = [
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
    places: ['人教版/必修第一册/第四章 运动和力的关系/6 超重和失重', '鲁科版/必修第一册/第5章 牛顿运动定律'],
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
]
