import { blanks, composite, essay, judgement, multiple } from '../questions/making.ts'
import { chanceFor } from '../seed/random.ts'
import { geographyJuniorWritten } from './geography-written.ts'
import type { BankQuestion, SubjectBank } from './types.ts'
import { choose, chooseNumber, num, pick, shuffled } from './writing.ts'

/** Province, short name, seat of its government. */
const PROVINCES = [
  ['山东省', '鲁', '济南'],
  ['河南省', '豫', '郑州'],
  ['湖北省', '鄂', '武汉'],
  ['湖南省', '湘', '长沙'],
  ['江西省', '赣', '南昌'],
  ['安徽省', '皖', '合肥'],
  ['福建省', '闽', '福州'],
  ['广东省', '粤', '广州'],
  ['山西省', '晋', '太原'],
  ['河北省', '冀', '石家庄'],
  ['浙江省', '浙', '杭州'],
  ['江苏省', '苏', '南京'],
  ['辽宁省', '辽', '沈阳'],
  ['吉林省', '吉', '长春'],
  ['青海省', '青', '西宁'],
  ['海南省', '琼', '海口'],
] as const

const DISTRICTS = '人教版/八年级上册/第一章 从世界看中国/第一节 疆域'

const provinces: BankQuestion[] = PROVINCES.flatMap(([name, short, seat]) => {
  const chance = chanceFor(`province ${name}`)
  const others = shuffled(chance, PROVINCES).map(([, , its]) => its)
  const question = choose(
    chance,
    `简称为“${short}”的省级行政区，其行政中心是`,
    seat,
    others,
    `“${short}”是${name}的简称，行政中心是${seat}。`,
  )
  return question ? [{ place: DISTRICTS, know: '疆域与行政区划', level: 17 as const, question }] : []
})

/** 东经 positive. */
const longitude = (degrees: number): string => `${Math.abs(degrees)}°${degrees < 0 ? 'W' : 'E'}`

export const geographyJunior: SubjectBank = {
  subject: 'geography',
  stage: 'junior',
  templates: [
    {
      key: 'geography-junior-scale',
      places: ['人教版/七年级上册/第一章 地球和地图/第三节 地图的阅读'],
      know: '地图与等高线',
      level: 18,
      make: (chance) => {
        const [scale, length] = [
          pick(chance, [10_000, 50_000, 100_000, 200_000, 500_000, 1_000_000]),
          chance(2, 18) / 2,
        ]
        return blanks(
          `在比例尺为 1:${scale} 的地图上，量得两地的距离是 ${num(length)} 厘米，两地的实地距离是____千米。`,
          [num((length * scale) / 100_000)],
          `实地距离＝图上距离÷比例尺＝${num(length)}×${scale}＝${num(length * scale)}（厘米）＝${num((length * scale) / 100_000)}（千米）。`,
        )
      },
    },
    {
      key: 'geography-junior-height',
      places: ['人教版/七年级上册/第一章 地球和地图/第四节 地形图的判读'],
      know: '地图与等高线',
      level: 17,
      make: (chance) => {
        const [low, difference] = [chance(5, 120) * 10, chance(10, 250) * 10]
        return chooseNumber(
          chance,
          `甲地海拔 ${low + difference} 米，乙地海拔 ${low} 米，甲地相对于乙地的高度是多少？`,
          difference,
          [low + difference, 2 * low + difference, low, low + difference / 2],
          '米',
          `相对高度是两地海拔之差：${low + difference}－${low}＝${difference}（米）。`,
        )
      },
    },
    {
      key: 'geography-junior-lapse',
      places: [
        '人教版/七年级上册/第三章 天气与气候/第二节 气温的变化与分布',
        '湘教版/七年级上册/第四章 世界的气候/第三节 影响气候的主要因素',
      ],
      know: '天气与气候',
      level: 19,
      make: (chance) => {
        const [foot, low, rise] = [chance(12, 32), chance(1, 8) * 100, chance(3, 30) * 100]
        return blanks(
          `某山山麓海拔 ${low} 米，气温 ${foot} ℃；同一时刻，海拔 ${low + rise} 米的山顶气温约为____℃。（海拔每升高 100 米，气温约下降 0.6 ℃）`,
          [num(foot - (rise / 100) * 0.6)],
          `高差 ${rise} 米，气温下降 ${rise}÷100×0.6＝${num((rise / 100) * 0.6)}（℃），山顶气温 ${num(foot - (rise / 100) * 0.6)} ℃。`,
        )
      },
    },
    {
      key: 'geography-junior-density',
      places: [
        '人教版/七年级上册/第四章 居民与聚落/第一节 人口与人种',
        '湘教版/七年级上册/第三章 世界的居民/第一节 世界的人口',
      ],
      know: '人口与聚落',
      level: 18,
      make: (chance) => {
        const [area, density] = [chance(2, 40), chance(60, 900)]
        return chooseNumber(
          chance,
          `某地区面积 ${area} 万平方千米，人口 ${area * density} 万人，它的人口密度是每平方千米多少人？`,
          density,
          [density * 10, density / 10, area * density, area * 100],
          '人',
          `人口密度＝人口÷面积＝${area * density}÷${area}＝${density}（人／平方千米）。`,
        )
      },
    },
    {
      key: 'geography-junior-range',
      places: ['人教版/七年级上册/第三章 天气与气候/第二节 气温的变化与分布'],
      know: '天气与气候',
      level: 18,
      make: (chance) => {
        const [cold, warm] = [chance(-28, 5), chance(12, 32)]
        return blanks(
          `某地最冷月平均气温为 ${cold} ℃，最热月平均气温为 ${warm} ℃，该地的气温年较差是____℃。`,
          [String(warm - cold)],
          `气温年较差＝最热月平均气温－最冷月平均气温＝${warm}－(${cold})＝${warm - cold}（℃）。`,
        )
      },
    },
    {
      key: 'geography-junior-hemisphere',
      places: ['人教版/七年级上册/第一章 地球和地图/第一节 地球和地球仪'],
      know: '经线与纬线',
      level: 18,
      make: (chance) => {
        const [degrees, told] = [chance(-17, 17) * 10, pick(chance, ['东', '西'] as const)]
        if ([-20, 160].includes(degrees)) return null
        const isEast = degrees > -20 && degrees < 160
        return judgement(
          `经度为 ${longitude(degrees)} 的地点位于${told}半球。`,
          (told === '东') === isEast,
          '划分东、西半球的界线是 20°W 和 160°E 组成的经线圈，20°W 以东到 160°E 为东半球。',
        )
      },
    },
  ],
  written: [
    ...geographyJuniorWritten,
    ...provinces,
    {
      place: '人教版/八年级上册/第二章 中国的自然环境/第三节 河流',
      know: '河流与湖泊',
      level: 19,
      question: multiple(
        '关于长江，下列说法正确的有哪些？',
        ['发源于青藏高原', '是我国最长的河流', '注入东海', '是世界上含沙量最大的河流'],
        'ABC',
        '含沙量最大的是黄河；长江发源于唐古拉山脉，注入东海。',
      ),
    },
    {
      place: '人教版/八年级上册/第二章 中国的自然环境/第三节 河流',
      know: '河流与湖泊',
      level: 20,
      question: composite(
        '黄河发源于巴颜喀拉山，流经九个省区，注入渤海，下游河床高出两岸地面。',
        [
          blanks(
            '黄河大量的泥沙主要来自____高原。',
            ['黄土'],
            '中游流经黄土高原，植被少、土质疏松、多暴雨，大量泥沙流入黄河。',
          ),
          judgement(
            '黄河下游成为“地上河”的主要原因是泥沙淤积。',
            true,
            '进入平原后流速减慢，泥沙沉积，河床抬高，成为“地上河”。',
          ),
          essay(
            '治理黄河的关键在哪里？请提出两条措施。',
            '关键在于治理中游黄土高原的水土流失。措施：植树种草，退耕还林还草；修建梯田、打坝淤地；合理放牧等。',
            '由泥沙的来源找到治理的关键，再从生物措施、工程措施两方面回答。',
          ),
        ],
        '由成因到治理：水土流失、泥沙淤积、地上河。',
      ),
    },
  ],
}
