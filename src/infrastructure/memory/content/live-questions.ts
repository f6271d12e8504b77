import type { Question, Solution } from '#domain/question/question.ts'

/** A question that a live lesson puts in the in-memory backend. */
export interface LiveQuestion {
  /** Seconds after the lesson began. */
  readonly offset: number
  readonly seconds: number
  readonly question: Question
  readonly solution: Solution
}

const asked = (id: number, said: Pick<Question, 'kind' | 'stem' | 'options'>): Question => ({
  id,
  name: '',
  ...said,
  blankCount: 0,
  score: 5,
  difficulty: 0.4,
  difficultyLevel: 18,
  knowledge: [],
  year: 0,
  area: '',
  source: '',
  markable: true,
  contentId: 0,
  favourite: false,
  answered: null,
  right: null,
  solution: null,
  parts: [],
})

const MINUTE = 60

/** The same ones in every lesson: of its first minutes, and of the half hour in which the in-memory backend always is. */
export const LIVE_QUESTIONS: readonly LiveQuestion[] = [
  {
    offset: 2 * MINUTE,
    seconds: 60,
    question: asked(9001, {
      kind: 'judgement',
      stem: '<p>听课前已经做过导学案。</p>',
      options: [
        { key: 'A', content: '正确' },
        { key: 'B', content: '错误' },
      ],
    }),
    solution: { answer: ['A'], analysis: '<p>导学案能让课堂例题快一倍。</p>' },
  },
  {
    offset: 26 * MINUTE,
    seconds: 90,
    question: asked(9002, {
      kind: 'single',
      stem: '<p>动点每秒走 \\(2\\) 个单位，从 \\(A(0,0)\\) 到 \\(B(6,0)\\) 要走几秒？</p>',
      options: [
        { key: 'A', content: '2 秒' },
        { key: 'B', content: '3 秒' },
        { key: 'C', content: '6 秒' },
      ],
    }),
    solution: { answer: ['B'], analysis: '<p>路程是 \\(6\\)，\\(6 \\div 2 = 3\\)。</p>' },
  },
  {
    offset: 32 * MINUTE,
    seconds: 90,
    question: asked(9003, {
      kind: 'multiple',
      stem: '<p>下面哪些是分类讨论的理由？</p>',
      options: [
        { key: 'A', content: '动点所在的边不同' },
        { key: 'B', content: '图形的形状不同' },
        { key: 'C', content: '题目写得长' },
      ],
    }),
    solution: { answer: ['A', 'B'], analysis: '<p>表达式随所在的边和图形的形状而变。</p>' },
  },
]
