import { blanks } from '../../questions/making.ts'
import type { Template } from '../types.ts'
import { choose, chooseNumber, num, tex } from '../writing.ts'

/** Speed, sound, mirrors and lenses. */
export const motionAndLight: readonly Template[] = [
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
        [bridge / speed, (bridge - train) / speed, train / speed, (bridge + 2 * train) / speed],
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
      const right = at > 2 * focus ? '倒立、缩小的实像' : at > focus ? '倒立、放大的实像' : '正立、放大的虚像'
      return choose(
        chance,
        `凸透镜的焦距是 ${focus} cm，把烛焰放在主光轴上离透镜 ${at} cm 处，所成的像是`,
        right,
        ['倒立、缩小的实像', '倒立、放大的实像', '正立、放大的虚像', '正立、缩小的虚像'],
        `比较物距与焦距：f＝${focus} cm，2f＝${2 * focus} cm，u＝${at} cm，所以成${right}。`,
      )
    },
  },
]
