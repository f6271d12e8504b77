import { blanks, judgement, single } from '../questions/making.ts'
import type { LiveQuestions } from './types.ts'

const tex = String.raw

export const chemistry: LiveQuestions = {
  'chemistry-junior-gas-live': [
    [
      single(
        '用高锰酸钾制氧气，应选哪种发生装置？',
        ['固液常温型', '固液加热型', '气体混合型', '固固加热型'],
        'D',
        '反应物是固体且需要加热。',
      ),
      judgement('加热固体时，试管口应略向下倾斜。', true, '防止冷凝水倒流使试管炸裂。'),
      single(
        '用分液漏斗代替长颈漏斗的好处是什么？',
        ['可以控制反应速率', '价格便宜', '可以加热', '可以收集气体'],
        'A',
        '活塞可控制液体滴加的速度。',
      ),
    ],
  ],
  'chemistry-junior-salt-live': [
    [
      single(
        '溶液呈蓝色，一般含有哪种离子？',
        [
          tex`\(\mathrm{Fe^{3+}}\)`,
          tex`\(\mathrm{Cu^{2+}}\)`,
          tex`\(\mathrm{Fe^{2+}}\)`,
          tex`\(\mathrm{Na^+}\)`,
        ],
        'B',
        tex`\(\mathrm{Cu^{2+}}\) 溶液蓝色，\(\mathrm{Fe^{2+}}\) 浅绿，\(\mathrm{Fe^{3+}}\) 黄色。`,
      ),
      single(
        '既不溶于水也不溶于稀硝酸的白色沉淀是哪一种？',
        ['碳酸钙', '硫酸钡', '氢氧化镁', '碳酸钡'],
        'B',
        '初中常见的还有氯化银。',
      ),
      judgement('红褐色沉淀一般是氢氧化铁。', true, '蓝色沉淀是氢氧化铜。'),
    ],
  ],
  'chemistry-senior-solution-live': [
    [
      single(
        '常温下，0.1 mol/L 的醋酸溶液加水稀释，下列量增大的是哪一个？',
        [tex`\(c(\mathrm{H^+})\)`, tex`\(K_a\)`, '电离度', tex`\(c(\mathrm{CH_3COO^-})\)`],
        'C',
        tex`稀释促进电离，电离度增大；\(K_a\) 只与温度有关。`,
      ),
      judgement('升高温度，盐类的水解程度一般增大。', true, '水解是中和的逆反应，吸热。'),
      single(
        tex`常温下，\(\mathrm{CH_3COONa}\) 溶液呈什么性？`,
        ['酸性', '碱性', '中性', '无法判断'],
        'B',
        tex`弱酸根水解产生 \(\mathrm{OH^-}\)。`,
      ),
    ],
  ],
  'chemistry-senior-experiment-live': [
    [
      single(
        '配制溶液定容时俯视刻度线，所配溶液的浓度怎样？',
        ['偏低', '不变', '偏高', '无法判断'],
        'C',
        '俯视使液面低于刻度线，体积偏小，浓度偏高。',
      ),
      blanks(
        '配制 250 mL 0.4 mol/L 的 NaCl 溶液，需要 NaCl 的物质的量是____mol。',
        ['0.1|0.1mol'],
        tex`\(0.25\times0.4=0.1\ \mathrm{mol}\)。`,
      ),
      judgement('容量瓶使用前必须检查是否漏水。', true, '倒立并旋转玻璃塞 180° 再检查一次。'),
    ],
  ],
}
