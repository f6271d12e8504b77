import type { PartQuestion, Question, QuestionKind, QuestionOption } from '#domain/question/question.ts'

const options = (...contents: readonly string[]): readonly QuestionOption[] =>
  contents.map((content, at) => ({ key: String.fromCharCode(65 + at), content }))

interface Written extends Pick<PartQuestion, 'stem'> {
  readonly answer: readonly string[]
  readonly analysis: string
  readonly options?: readonly QuestionOption[]
}

const part = (
  kind: QuestionKind,
  { stem, answer, analysis, options: given = [] }: Written,
): PartQuestion => ({
  id: 0,
  kind,
  name: stem.replace(/<[^>]+>|\\[()]/g, '').replace(/\\sqrt\{(\w+)\}/g, '√$1'),
  stem,
  options: given,
  blankCount: kind === 'blanks' ? answer.length : 0,
  score: kind === 'essay' ? 8 : 4,
  difficulty: 0.3,
  difficultyLevel: 18,
  knowledge: [],
  year: 0,
  area: '',
  source: '',
  markable: kind !== 'essay',
  contentId: 0,
  favourite: false,
  answered: null,
  right: null,
  solution: { answer, analysis },
})

const whole = (kind: QuestionKind, written: Written): Question => ({ ...part(kind, written), parts: [] })

/** One of each kind, with answer and analysis. */
export const LESSON_QUESTIONS: readonly Question[] = [
  whole('single', {
    stem: '<p>直角三角形两条直角边长为 \\(3\\) 和 \\(4\\)，斜边长是（　　）</p>',
    options: options('\\(5\\)', '\\(6\\)', '\\(7\\)', '\\(\\sqrt{7}\\)'),
    answer: ['A'],
    analysis: '<p>由勾股定理，\\(c=\\sqrt{3^2+4^2}=5\\)。</p>',
  }),
  whole('multiple', {
    stem: '<p>下列各组数中，能作为直角三角形三边长的有（　　）</p>',
    options: options('\\(5,12,13\\)', '\\(6,8,10\\)', '\\(4,5,6\\)', '\\(8,15,17\\)'),
    answer: ['A', 'B', 'D'],
    analysis: '<p>只有 \\(4^2+5^2=41\\ne 36\\)，其余各组都满足 \\(a^2+b^2=c^2\\)。</p>',
  }),
  whole('judgement', {
    stem: '<p>三边之比为 \\(1:1:\\sqrt{2}\\) 的三角形是直角三角形。</p>',
    options: options('正确', '错误'),
    answer: ['A'],
    analysis: '<p>\\(1^2+1^2=(\\sqrt{2})^2\\)，由勾股定理的逆定理知它是等腰直角三角形。</p>',
  }),
  whole('blanks', {
    stem: '<p>梯子长 \\(2.5\\) 米，梯脚离墙 \\(0.7\\) 米，梯顶离地 ____ 米；梯脚再外移 \\(0.8\\) 米，梯顶离地 ____ 米。</p>',
    answer: ['2.4', '2'],
    analysis: '<p>\\(\\sqrt{2.5^2-0.7^2}=2.4\\)，\\(\\sqrt{2.5^2-1.5^2}=2\\)。</p>',
  }),
  whole('essay', {
    stem: '<p>用四个全等的直角三角形拼成一个大正方形，说明 \\(a^2+b^2=c^2\\)。</p>',
    answer: ['<p>大正方形面积 \\(c^2=4\\times\\frac{1}{2}ab+(b-a)^2=a^2+b^2\\)。</p>'],
    analysis: '<p>同一个图形的面积用两种方法表示，就得到了等式。</p>',
  }),
  {
    ...whole('composite', {
      stem: '<p>一张长方形纸片 \\(ABCD\\)，\\(AB=8\\)，\\(BC=10\\)，沿 \\(AE\\) 折叠，使点 \\(D\\) 落在 \\(BC\\) 上的点 \\(F\\) 处。</p>',
      answer: [],
      analysis: '',
    }),
    parts: [
      part('blanks', {
        stem: '<p>\\(BF=\\) ____</p>',
        answer: ['6'],
        analysis: '<p>\\(AF=AD=10\\)，\\(BF=\\sqrt{10^2-8^2}=6\\)。</p>',
      }),
      part('single', {
        stem: '<p>\\(CE\\) 的长是（　　）</p>',
        options: options('\\(2\\)', '\\(3\\)', '\\(4\\)', '\\(5\\)'),
        answer: ['B'],
        analysis: '<p>设 \\(CE=x\\)，则 \\(EF=8-x\\)，\\(x^2+4^2=(8-x)^2\\)，\\(x=3\\)。</p>',
      }),
    ],
  },
]
