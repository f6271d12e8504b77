import {
  compositeQuestion,
  type DraftPart,
  type DraftQuestion,
  draftPart,
  draftQuestion,
} from '#server/import/questions/draft.ts'

/** The smallest picture: one pixel. */
export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const about = (title: string) => ({ title, category: '八年级/第一章' })

const part = (given: Parameters<typeof draftPart>[0]): DraftPart => draftPart({ score: 2, ...given })

const single = part({
  kind: 'single',
  stem: '若 \\(x^2=4\\) 且 \\(x&lt;0\\)，则 \\(x=\\)（　）',
  options: ['\\(2\\)', '\\(-2\\)', '0 = {x} ~ #1: 50%', '<strong>无解</strong>'],
  answers: [['B']],
  analysis: '<p>负的平方根。</p><p>“=”“~”都是普通的字。</p>',
})

/** A question of each kind, with what is hard to write in each of the formats. */
export const QUESTIONS: readonly DraftQuestion[] = [
  draftQuestion(single, {
    ...about('平方根'),
    particulars: { level: 20, difficulty: 0.58, year: 2023, area: '北京', source: '期中考试[B卷] <第 3 题>' },
  }),
  draftQuestion(
    part({
      kind: 'multiple',
      stem: '<p>下列说法正确的是</p><table><tbody><tr><td colspan="2">甲</td><td>乙</td></tr></tbody></table>',
      options: ['水 \\(\\ce{H2O}\\)', '油', '气'],
      answers: [['A', 'B', 'C']],
    }),
    about('都对'),
  ),
  draftQuestion(part({ kind: 'judgement', stem: '可导函数一定连续。', answers: [['A']] }), about('判断')),
  draftQuestion(part({ kind: 'judgement', stem: '连续函数一定可导。', answers: [['B']] }), about('判断二')),
  draftQuestion(
    part({ kind: 'blanks', stem: '中国的首都是___。', answers: [['北京', '北京市', 'Beijing']] }),
    about('首都'),
  ),
  draftQuestion(
    part({ kind: 'blanks', stem: '圆周率约是多少？', answers: [['3.14±0.005']] }),
    about('圆周率'),
  ),
  draftQuestion(
    part({
      kind: 'essay',
      stem: '谈谈你对“学而时习之”的理解。',
      answers: [['言之成理即可，可以从<em>“习”</em>字谈起。']],
      analysis: '语出《论语》。',
    }),
    about('论语'),
  ),
  compositeQuestion(
    '把作品与作者配起来。',
    [
      part({ kind: 'single', stem: '《春晓》', options: ['孟浩然', '李白', '杜甫'], answers: [['A']] }),
      part({ kind: 'single', stem: '《静夜思》', options: ['孟浩然', '李白', '杜甫'], answers: [['B']] }),
    ],
    { ...about('配对'), score: 4 },
  ),
  draftQuestion(
    part({
      kind: 'single',
      stem: '图中是什么？<img src="picture:1" alt="一点" />',
      options: ['点', '<img src="picture:2" alt="" />'],
      answers: [['A']],
    }),
    {
      ...about('图'),
      pictures: new Map([
        ['1', { name: '点.png', bytes: PIXEL }],
        ['2', { name: '点.png', bytes: PIXEL }],
      ]),
    },
  ),
  draftQuestion(
    part({
      kind: 'blanks',
      stem: '___年，___统一六国。',
      answers: [['前221', '公元前221'], ['秦始皇']],
      anyOrder: true,
    }),
    about('两个空'),
  ),
  compositeQuestion(
    '<p>阅读下面的文字。</p><p>床前明月光。</p>',
    [
      { ...single, stem: '作者是谁？', options: ['李白', '杜甫'], answers: [['A']], analysis: '唐代诗人。' },
      part({ kind: 'multiple', stem: '哪些是实词？', options: ['床', '前', '的'], answers: [['A', 'B']] }),
      part({ kind: 'blanks', stem: '下一句是___。', answers: [['疑是地上霜']] }),
      part({ kind: 'judgement', stem: '这是律诗。', answers: [['B']] }),
    ],
    { ...about('阅读'), score: 8 },
  ),
]
