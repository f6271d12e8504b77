import { blanks } from '../../questions/making.ts'
import type { Template } from '../types.ts'
import { chooseNumber, num, pick, table } from '../writing.ts'

/** Cells, their division and the plant from seed to leaf. */
export const cellsAndPlants: readonly Template[] = [
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
      const cells = times * times * chance(1, 6)
      return chooseNumber(
        chance,
        `用 ${eye}× 的目镜和 ${from}× 的物镜观察时，视野中央一行排列着 ${cells} 个细胞。只把物镜换成 ${from * times}×，这一行能看到几个细胞？`,
        cells / times,
        [cells * times, cells, cells / (times * times)],
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
        [begin * 2 * times, begin * 2 ** (times - 1), begin * 2 ** (times + 1)],
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
]
