import { blanks, essay } from '../../questions/making.ts'
import type { Template } from '../types.ts'
import { chooseNumber, chooseSeveral, gcd, num, pick, tex } from '../writing.ts'

/** Gravitation, energy, momentum and oscillation. */
export const energy: readonly Template[] = [
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
      if (a >= b || gcd(a, b) > 1) return null
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
        [period / 2, period * 2, Math.round((count / time) * 100) / 100],
        's',
        tex`周期是完成一次全振动的时间：\(T=\frac{t}{n}=\frac{${time}}{${count}}=${num(period)}\,\mathrm{s}\)。`,
      )
    },
  },
]
