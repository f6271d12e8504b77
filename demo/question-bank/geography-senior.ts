import { blanks, composite, essay, judgement, multiple } from '../questions/making.ts'
import { geographySeniorWritten } from './geography-written.ts'
import type { SubjectBank } from './types.ts'
import { choose, chooseNumber, num, pick } from './writing.ts'

/** 东经 positive. */
const longitude = (degrees: number): string => `${Math.abs(degrees)}°${degrees < 0 ? 'W' : 'E'}`

const clock = (minutes: number): string => {
  const within = ((minutes % 1440) + 1440) % 1440
  return `${Math.floor(within / 60)}:${String(within % 60).padStart(2, '0')}`
}

export const geographySenior: SubjectBank = {
  subject: 'geography',
  stage: 'senior',
  templates: [
    {
      key: 'geography-senior-local-time',
      places: ['人教版/选择性必修1 自然地理基础/第一章 地球的运动/第二节 地球运动的地理意义'],
      know: '地球运动',
      level: 19,
      make: (chance) => {
        const [here, there, time] = [15 * chance(3, 9), 15 * chance(-9, 2), 60 * chance(6, 20)]
        const answer = clock(time + (there - here) * 4)
        return choose(
          chance,
          `当 ${longitude(here)} 的地方时为 ${clock(time)} 时，${there === 0 ? '0°' : longitude(there)} 的地方时是`,
          answer,
          [
            clock(time - (there - here) * 4),
            clock(time + (there - here) * 2),
            // West taken for east.
            clock(time + (Math.abs(there) - here) * 4),
            clock(time + (there + here) * 4),
          ],
          `经度相差 ${here - there}°，每 15° 相差 1 小时，共 ${num((here - there) / 15)} 小时；东边时刻早，所以向西减：${answer}（跨日则为前一日）。`,
        )
      },
    },
    {
      key: 'geography-senior-noon-height',
      places: ['人教版/选择性必修1 自然地理基础/第一章 地球的运动/第二节 地球运动的地理意义'],
      know: '地球运动',
      level: 20,
      make: (chance) => {
        const latitude = chance(24, 60)
        const [day, sun] = pick(chance, [
          ['夏至日', 23.5],
          ['冬至日', -23.5],
          ['春分日', 0],
        ] as const)
        return blanks(
          `${day}，${latitude}°N 的正午太阳高度是____°。（黄赤交角取 23.5°）`,
          [num(90 - latitude + sun)],
          `正午太阳高度＝90°－该地与太阳直射点的纬度差＝90°－${num(latitude - sun)}°＝${num(90 - latitude + sun)}°。`,
        )
      },
    },
    {
      key: 'geography-senior-growth',
      places: [
        '人教版/必修第二册/第一章 人口/第一节 人口分布',
        '湘教版/必修第二册/第一章 人口与地理环境/第一节 人口分布',
      ],
      know: '人口与环境承载力',
      level: 18,
      make: (chance) => {
        const [birth, death] = [chance(60, 180) / 10, chance(50, 110) / 10]
        if (birth === death) return null
        return blanks(
          `某地某年的人口出生率为 ${num(birth)}‰，死亡率为 ${num(death)}‰，该年的人口自然增长率是____‰。`,
          [num(birth - death)],
          `自然增长率＝出生率－死亡率＝${num(birth)}‰－${num(death)}‰＝${num(birth - death)}‰。`,
        )
      },
    },
    {
      key: 'geography-senior-urban',
      places: [
        '人教版/必修第二册/第二章 乡村和城镇/第二节 城镇化',
        '湘教版/必修第二册/第二章 城镇和乡村/第三节 城镇化进程及其影响',
      ],
      know: '城镇化',
      level: 18,
      make: (chance) => {
        const [total, percent] = [50 * chance(2, 30), 2 * chance(16, 44)]
        return chooseNumber(
          chance,
          `某市常住人口 ${total} 万人，其中城镇人口 ${(total * percent) / 100} 万人，它的城镇化率（城镇人口占总人口的比重）是`,
          percent,
          [100 - percent, Math.round((1000 * (100 - percent)) / percent) / 10, percent / 10],
          '%',
          `${(total * percent) / 100}÷${total}×100%＝${percent}%，城镇人口比重是衡量城镇化水平的重要指标。`,
        )
      },
    },
  ],
  written: [
    ...geographySeniorWritten,
    {
      place: '人教版/必修第一册/第二章 地球上的大气/第二节 大气受热过程和大气运动',
      know: '大气受热与环流',
      level: 19,
      question: multiple(
        '关于热力环流，下列说法正确的有哪些？',
        [
          '近地面受热处空气膨胀上升',
          '同一水平面上空气由高压流向低压',
          '近地面受热处形成高压',
          '白天海边吹海风',
        ],
        'ABD',
        '近地面受热处空气上升，形成低压；白天陆地升温快，风由海洋吹向陆地。',
      ),
    },
    {
      place: '人教版/必修第二册/第三章 产业区位因素/第一节 农业区位因素及其变化',
      know: '农业区位',
      level: 20,
      question: essay(
        '甘肃河西走廊气候干旱，却成为重要的商品粮基地，请从自然条件方面说明原因。',
        '地势平坦，土壤肥沃；光照充足，昼夜温差大；有祁连山冰雪融水灌溉，水源较有保障。',
        '扬长避短：先说有利的热量、光照、土壤、地形，再说水源怎样解决。',
      ),
    },
    {
      place: '人教版/必修第一册/第四章 地貌/第一节 常见地貌类型',
      know: '地貌',
      level: 17,
      question: judgement(
        '桂林山水和云南石林都是喀斯特地貌。',
        true,
        '两地都是石灰岩经流水溶蚀形成的喀斯特地貌。',
      ),
    },
    {
      place: '人教版/选择性必修1 自然地理基础/第四章 水的运动/第二节 洋流',
      know: '水循环与洋流',
      level: 20,
      question: composite(
        '秘鲁沿岸海域渔业资源丰富，沿岸有南北狭长的荒漠。',
        [
          blanks(
            '流经秘鲁沿岸的洋流是秘鲁____流。（填“寒”或“暖”）',
            ['寒'],
            '秘鲁寒流由高纬流向低纬，水温比同纬度海区低。',
          ),
          judgement(
            '秘鲁渔场的形成与上升流带来的营养盐类有关。',
            true,
            '离岸风使表层海水离岸，底层海水上泛，带来丰富的营养盐类，浮游生物繁盛，鱼类集聚。',
          ),
        ],
        '寒流降温减湿使沿岸形成荒漠，上升流形成渔场。',
      ),
    },
  ],
}
