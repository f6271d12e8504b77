import { blanks, composite, judgement, single } from '../questions/making.ts'
import type { BankQuestion } from './types.ts'
import { tex } from './writing.ts'

/** Questions about pictures of the resource library, by subject and stage. */
export const pictured: Readonly<Record<string, readonly BankQuestion[]>> = {
  'math/primary': [
    {
      place: '人教版/三年级上册/8 分数的初步认识',
      know: '分数的认识',
      level: 18,
      picture: {
        resource: 'math-primary-fraction-wall-picture',
        alt: '分数墙：八行等长的色条依次平均分成 1 到 8 份',
      },
      question: blanks(
        tex`看分数墙填空：\(\frac{1}{2}\) 与____个 \(\frac{1}{8}\) 一样长，\(\frac{3}{4}\) 与____个 \(\frac{1}{8}\) 一样长。`,
        ['4', '6'],
        tex`竖着比较：\(\frac{1}{2}=\frac{4}{8}\)，\(\frac{3}{4}=\frac{6}{8}\)。`,
      ),
    },
  ],
  'math/junior': [
    {
      place: '北师大版/八年级上册/第一章 勾股定理/1 探索勾股定理',
      know: '勾股定理',
      level: 19,
      picture: {
        resource: 'math-junior-xiantu-picture',
        alt: '左：赵爽弦图，直角边 a、b，斜边 c；右：青朱出入图',
      },
      question: blanks(
        tex`如图（左），赵爽弦图中直角三角形的两条直角边 \(a=6\)，\(b=8\)，则大正方形的边长 \(c=\)____，中间小正方形的面积是____。`,
        ['10', '4'],
        tex`\(c=\sqrt{6^2+8^2}=10\)；小正方形的边长是 \(b-a=2\)，面积是 4。`,
      ),
    },
  ],
  'physics/senior': [
    {
      place: '人教版/选择性必修第一册/第四章 光/3 光的干涉',
      know: '光的干涉与衍射',
      level: 19,
      picture: {
        resource: 'physics-senior-double-slit-picture',
        alt: '红光与蓝光的双缝干涉条纹，红光的单缝衍射条纹',
      },
      question: composite(
        '如图是红光、蓝光的双缝干涉条纹和红光的单缝衍射条纹。',
        [
          judgement(
            '在同样的装置中，波长越长，双缝干涉条纹的间距越大。',
            true,
            tex`\(\Delta x=\frac{L}{d}\lambda\)，间距与波长成正比，所以红光的间距比蓝光的大。`,
          ),
          blanks(
            tex`若 \(L=1.2\,\mathrm{m}\)，\(d=0.30\,\mathrm{mm}\)，\(\lambda=500\,\mathrm{nm}\)，则相邻亮条纹的间距是____mm。`,
            ['2'],
            tex`\(\Delta x=\frac{L}{d}\lambda=\frac{1.2}{0.30\times10^{-3}}\times500\times10^{-9}\,\mathrm{m}=2\,\mathrm{mm}\)。`,
          ),
        ],
        '干涉条纹等间距，衍射条纹中央最宽最亮。',
      ),
    },
  ],
  'chemistry/junior': [
    {
      place: '人教版/九年级下册/第十单元 酸和碱/课题2 酸和碱的中和反应',
      know: '酸和碱',
      level: 17,
      picture: { resource: 'chemistry-junior-ph-picture', alt: 'pH 标尺与常见物质的酸碱度' },
      question: single(
        '读 pH 标尺图，其中标出的物质里酸性最强的是',
        ['胃液', '柠檬汁', '正常雨水', '肥皂水'],
        'A',
        'pH 越小酸性越强，图中胃液的 pH 最小，约为 0.9～1.5。',
      ),
    },
  ],
  'biology/senior': [
    {
      place: '人教版/必修1 分子与细胞/第6章 细胞的生命历程/第1节 细胞的增殖',
      know: '细胞增殖',
      level: 18,
      picture: {
        resource: 'biology-senior-mitosis-image',
        alt: '植物细胞有丝分裂间期、前期、中期、后期、末期示意图',
      },
      question: single(
        '如图，观察染色体的形态和计数染色体的数目，最适宜的时期是',
        ['前期', '中期', '后期', '末期'],
        'B',
        '中期染色体的着丝粒排列在赤道板上，形态稳定、数目清晰。',
      ),
    },
  ],
  'geography/junior': [
    {
      place: '人教版/八年级上册/第二章 中国的自然环境/第一节 地形和地势',
      know: '地形与地势',
      level: 18,
      picture: {
        resource: 'geography-junior-terrain-map-image',
        alt: '中国地势三级阶梯剖面图，沿北纬 36 度',
      },
      question: composite(
        '读中国地势三级阶梯剖面图，回答问题。',
        [
          single(
            '我国地势的总体特征是',
            ['东高西低', '西高东低', '中间高四周低', '南北高中间低'],
            'B',
            '剖面自西向东由青藏高原逐级下降到平原，地势西高东低，呈三级阶梯状。',
          ),
          judgement(
            '这样的地势有利于海洋上的湿润气流深入内地。',
            true,
            '地势向海洋倾斜，海洋湿润气流可以深入内地，带来降水。',
          ),
          blanks(
            '图中的黄土高原位于第____级阶梯。',
            ['二|2'],
            '黄土高原在第一级阶梯以东、第三级阶梯以西，位于第二级阶梯。',
          ),
        ],
        '先看横轴的经度和纵轴的海拔，再概括变化的规律。',
      ),
    },
  ],
}
