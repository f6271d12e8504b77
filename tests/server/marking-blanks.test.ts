import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { QUESTION_TYPE } from '#server/db/schema/question.ts'
import { MAX_FORMS } from '#server/modules/question/answer/blank-form.ts'
import { plainNotation } from '#server/modules/question/answer/notation.ts'
import { saysTheSame } from '#server/modules/question/answer-text.ts'
import { type Markable, mark } from '#server/modules/question/marking.ts'

const blanks = (stem: string, answers: Markable['answers'], anyOrder = false): Markable => ({
  questionType: QUESTION_TYPE.blanks,
  stem,
  answers,
  anyOrder,
  score: 2,
})

/** Whether one text is right in the only blank of a stem. */
const isRightIn = (stem: string, form: string, written: string): boolean | null =>
  mark(blanks(stem, [[form]]), [written]).isRight

describe('two ways of writing one answer', () => {
  const same: readonly (readonly [one: string, other: string])[] = [
    ['5.184×10^6', '5184000'],
    ['5.184×10⁶', '5,184,000'],
    ['5.184\\times10^{6}', '5184000'],
    ['\\(5.184 \\times 10^{6}\\)', '5.184×10^6'],
    ['5.184*10^6', '5184000'],
    ['5.184x10^6', '5184000'],
    ['5.184·10^6', '5184000'],
    ['5.184E6', '5184000'],
    ['5.184x10的6次方', '5.184×10^6'],
    ['5.184*10**6', '5184000'],
    ['2的-3次幂', '2^{-3}'],
    ['零下5', '-5'],
    ['零下5℃', '-5℃'],
    ['水何澹澹 山岛竦峙', '水何澹澹，山岛竦峙'],
    ['北 京', '北京'],
    ['５１８４０００', '5184000'],
    ['518.4万', '5184000'],
    ['-2.5×10^-3', '-0.0025'],
    ['2.5×10⁻³', '0.0025'],
    ['10^{-2}', '0.01'],
    ['518万4千', '5184000'],
    ['518万4000', '5184000'],
    ['5184000', '518万4千'],
    ['518.4万', '518万4千'],
    ['3亿5千万', '350000000'],
    ['1亿零20', '100000020'],
    ['6千5百', '6500'],
    ['6千', '6000'],
    ['518万4千元', '518.4万元'],
    ['五百一十八万四千', '5184000'],
    ['四分之一', '1/4'],
    ['负四分之三', '-3/4'],
    ['一又二分之一', '1\\frac{1}{2}'],
    ['万分之三', '0.0003'],
    ['负57', '-57'],
    ['负五十七', '-57'],
    ['-57', '－57'],
    ['七', '7'],
    ['二分之一', '0.5'],
    ['百分之五十', '50％'],
    ['\\frac{1}{2}', '1/2'],
    ['-\\dfrac{3}{4}', '-0.75'],
    ['2\\frac{1}{3}', '7/3'],
    ['\\frac12', '0.5'],
    ['50\\%', '1/2'],
    ['√2/2', '\\frac{\\sqrt2}{2}'],
    ['\\frac{\\sqrt{2}}{2}', '(√2)/2'],
    ['根号2', '√2'],
    ['sqrt(3)', '√3'],
    ['\\frac{2}{3}\\pi', '2π/3'],
    ['2π/3', '\\frac{2\\pi}{3}'],
    ['0.5π', 'π/2'],
    ['3·x', '3x'],
    ['x^{10}', 'x^10'],
    ['x^{n+1}', 'xⁿ⁺¹'],
    ['a_{n+1}', 'aₙ₊₁'],
    ['30度', '30°'],
    ['30º', '30°'],
    ['30^\\circ', '30°'],
    ['25℃', '25摄氏度'],
    ['5km', '5千米'],
    ['1.5 m/s', '1.5米/秒'],
    ['10㎡', '10平方米'],
    ['10m²', '10平方米'],
    ['±2', '2或-2'],
    ['-2或2', '±2'],
    ['x=2或x=-2', 'x=±2'],
    ['x₁=2，x₂=3', 'x=3或x=2'],
    ['3=x', 'x=3'],
    ['{1,2}', '{2, 1}'],
    ['\\{1,2\\}', '｛1，2｝'],
    ['(-∞,2]', '（－∞，2］'],
    ['(2,∞)', '(2,+∞)'],
    ['【1,2】', '[1,2]'],
    ['(-∞,1)∪(2,+∞)', '(2,+\\infty)\\cup(-\\infty,1)'],
    ['{x|x>1}', '(1,+∞)'],
    ['{x∣1＜x≤2}', '{x|2>=x>1}'],
    ['x>1', '1<x'],
    ['x\\geqslant3', 'x≥3'],
    ['(4,-2)', '(4.0，－2)'],
    ['Fe^{3+}', 'Fe³⁺'],
    ['SO_4^{2-}', 'SO₄²⁻'],
    ['C6H12O6', 'C₆H₁₂O₆'],
    ['“不识庐山真面目”', '不识庐山真面目'],
    ['"不识庐山真面目。"', '不识庐山真面目'],
    ['「不识庐山真面目」', '不识庐山真面目'],
    ['会当凌绝顶、一览众山小', '会当凌绝顶，一览众山小。'],
    ['①③', '①、③'],
    ['①和③', '①③'],
    ['BEAUTIFUL', 'beautiful'],
    ['go  to   school', 'go to school'],
  ]
  test.each(same)('%s is %s', (one, other) => {
    expect(saysTheSame(one, other)).toBe(true)
  })

  const different: readonly (readonly [one: string, other: string])[] = [
    ['5.184×10^5', '5184000'],
    ['5184', '5184000'],
    ['10^6', '106'],
    ['57', '-57'],
    ['7', '七'],
    ['1/4', '四分之一'],
    ['518万4', '5180004'],
    ['518万4', '5184000'],
    ['三百五', '305'],
    ['三百五', '350'],
    ['五十三百', '350'],
    ['5百3千', '3500'],
    ['零分之一', '0'],
    ['二分之一分之一', '2'],
    ['x^n+1', 'x^{n+1}'],
    ['x2', 'x^2'],
    ['x^2+1', 'x2+1'],
    ['2^{-1}', '2-1'],
    ['a_n+1', 'a_{n+1}'],
    ['√2/3', '√2/2'],
    ['√(2/2)', '√2/2'],
    ['2√3', '√23'],
    ['1/2x', '0.5x'],
    ['π', '3.14'],
    ['22/7', 'π'],
    ['30', '30°'],
    ['5m', '5km'],
    ['5cm', '5'],
    ['2', '±2'],
    ['2或3', '2'],
    ['2', '2或3'],
    ['{1,2}', '(1,2)'],
    ['1,2', '{1,2}'],
    ['(1,2)', '[1,2]'],
    ['(1,2]', '[1,2)'],
    ['(1,2)', '(2,1)'],
    ['{x|x≥1}', '{x|x>1}'],
    ['x<1', 'x>1'],
    ['x=3', 'y=3'],
    ['3', 'x=3'],
    ['x=3', '3'],
    ['Co', 'CO'],
    ['Fe2+', 'Fe3+'],
    ['5!', '5'],
    ['①②', '①③'],
    ['①③', '③①'],
    ['史记', '《史记》'],
    ['beijing', 'Beijing'],
    ['3千', '3'],
  ]
  test.each(different)('%s is not %s', (one, other) => {
    expect(saysTheSame(one, other)).toBe(false)
  })
})

describe('what is printed around a blank', () => {
  const right: readonly (readonly [stem: string, form: string, written: string])[] = [
    ['这块地的面积是____平方米。', '5000', '5000平方米'],
    ['速度是____米/秒。', '1.5', '1.5 m/s'],
    ['速度是____\\(\\mathrm{m/s}\\)。', '1.5', '1.5米/秒'],
    ['一共有____只。', '12', '12只'],
    ['一共要栽____棵树。', '12', '12棵'],
    ['质量分数是____%。', '60', '60%'],
    ['∠A＝____°。', '30', '30度'],
    ['计划每月绿化的效率是____（平方米/月）。', '5000', '5000平方米/月'],
    ['每月绿化多少？（单位：平方米/月）答：____', '5000', '5000平方米/月'],
    ['设效率为v(平方米/月)，则v=____', '5000', '5000平方米/月'],
    ['解方程 \\(2x=6\\)，得 \\(x=\\)____。', '3', 'x=3'],
    ['方程 \\(2x=6\\) 的解是____。', '3', 'x=3'],
    ['方程 \\(2x=6\\) 的解是____。', 'x=3', '3'],
    ['方程 \\(x^2=4\\) 的根是____。', 'x=±2', '2或-2'],
    ['标志是公元____年。', '1898', '1898年'],
    ['他背了“____，天涯若比邻”。', '海内存知己', '“海内存知己，”'],
    ['《____》是司马迁所著。', '史记', '《史记》'],
  ]
  test.each(right)('%s %s: %s is right', (stem, form, written) => {
    expect(isRightIn(stem, form, written)).toBe(true)
  })

  const wrong: readonly (readonly [stem: string, form: string, written: string])[] = [
    ['这块地的面积是____平方米。', '5000', '5000米'],
    ['速度是____米/秒。', '5', '5米'],
    ['一段路长____千克。', '5', '5千'],
    ['质量分数是____%。', '60', '0.6'],
    ['两地相距 60 千米，需____小时。', '3', '3千米'],
    ['甲的速度是 60 千米/时，相遇要____', '3', '3千米/时'],
    ['已知 x+y=5，则 y 的值是____。', '3', 'x=3'],
    ['抛物线的对称轴是直线____。', 'x=3', '3'],
  ]
  test.each(wrong)('%s %s: %s is wrong', (stem, form, written) => {
    expect(isRightIn(stem, form, written)).toBe(false)
  })
})

describe('a way of writing that the question demands', () => {
  const cases: readonly (readonly [
    stem: string,
    form: string,
    right: readonly string[],
    wrong: readonly string[],
  ])[] = [
    ['概率是____。（填最简分数，如 1/8）', '1/4', ['1/4', '\\frac{1}{4}', '¼'], ['2/8', '0.25', '25%']],
    ['约分：\\(\\frac{2}{8}=\\)____', '1/4', ['1/4'], ['2/8']],
    ['把 0.5 化成分数是____', '1/2', ['1/2'], ['0.5']],
    ['把 1/4 化成小数是____，化成百分数是', '0.25', ['0.25', '.25'], ['1/4', '25%']],
    ['把 0.25 化成百分数是____', '25%', ['25％'], ['0.25', '1/4']],
    ['把 7/3 化成带分数是____', '2 1/3', ['2 1/3', '2\\frac{1}{3}'], ['7/3']],
    ['用科学记数法表示为____', '5.184×10^6', ['5.184×10⁶', '5.184\\times10^{6}'], ['5184000', '51.84×10^5']],
    ['结果保留两位小数：____', '3.1', ['3.10', '3.1'], ['3.100', '31/10']],
    ['精确到 0.01，约是____', '3.14', ['3.14'], ['3.140']],
    ['改写成用“万”作单位的数是____', '518.4万', ['518.4万'], ['5184000']],
    ['300 写作____', '三百', ['三百'], ['300']],
    ['五十七写作____', '57', ['57'], ['五十七']],
    ['五百一十八万四千写作____', '5184000', ['5184000', '5,184,000'], ['518万4千', '518.4万']],
    ['8÷32 的商写成最简分数是____', '1/4', ['1/4', '四分之一'], ['八分之二', '2/8', '零点二五', '0.25']],
    ['用百分数表示是____', '50%', ['50%', '百分之五十'], ['二分之一', '零点五']],
    ['3.14159 保留两位小数是____', '3.14', ['3.14', '三点一四'], ['三点一四二']],
    ['列出算式：____', '6/2', ['6/2', '6÷2'], ['3']],
    ['计算：1/8+1/8=____', '1/4', ['2/8', '0.25'], []],
  ]
  test.each(cases)('%s %s takes %j and not %j', (stem, form, right, wrong) => {
    expect([...right, ...wrong].filter((written) => isRightIn(stem, form, written))).toEqual(right)
  })
})

describe('blanks in any order', () => {
  const swapped = (stem: string): boolean | null =>
    mark(blanks(stem, [['2'], ['3']], true), ['3', '2']).isRight
  test.each([
    '方程的两根是____和____。',
    '当今时代的主题是____与____。',
    '两个质因数是____、____',
    '____和____是方程的两根。',
  ])('%s takes them swapped', (stem) => {
    expect(swapped(stem)).toBe(true)
  })

  test.each([
    '随机变量 \\(X\\sim B(4,0.5)\\)，则 \\(E(X)\\) 与 \\(D(X)\\) 的值是____和____。（次序不限）',
    '该电源的电动势（单位 V）与内阻（单位 Ω）的数值是____和____。（次序不限）',
    '甲、乙两数分别是____和____。',
    '从小到大排列是____，____。',
    '\\(x=\\)____，\\(y=\\)____。',
  ])('%s does not, whatever its author said', (stem) => {
    expect(swapped(stem)).toBe(false)
  })

  test('numbers of statements stand in any order, steps do not', () => {
    expect([
      isRightIn('正确的是____（填序号）。', '①③', '③①'),
      isRightIn('正确的操作顺序是____（填序号）。', '①③', '③①'),
    ]).toEqual([true, false])
  })
})

describe('the cost of marking', () => {
  /** The same list, and how often one of its items was read. */
  const counted = (items: readonly string[]) => {
    let reads = 0
    const list = new Proxy(items, {
      get: (target, name, self) => {
        if (typeof name === 'string' && /^\d+$/.test(name)) reads += 1
        return Reflect.get(target, name, self) as unknown
      },
    })
    return { list, reads: () => reads }
  }

  test('each form is read once, however many blanks and texts there are, and no more than a bounded number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 400 }), (count, forms) => {
        const lists = Array.from({ length: count }, (_, blank) =>
          counted(Array.from({ length: forms }, (__, form) => `词${blank} ${form}`)),
        )
        const question = blanks(
          '',
          lists.map(({ list }) => list),
          true,
        )
        mark(
          question,
          Array.from({ length: count }, () => '另一个'),
        )
        expect(lists.map(({ reads }) => reads())).toEqual(lists.map(() => Math.min(forms, MAX_FORMS)))
      }),
      { numRuns: 30 },
    )
  })

  /** Processor time of one reading, the least of several. */
  const timeOf = (text: string): number =>
    Math.min(
      ...Array.from({ length: 3 }, () => {
        const from = process.cpuUsage()
        plainNotation(text)
        const { user, system } = process.cpuUsage(from)
        return user + system
      }),
    )

  const PIECES = [
    '.',
    '。',
    '^',
    '_',
    '{',
    '}',
    '\\',
    '\\frac',
    '\\frac{',
    '√',
    '√(',
    '(',
    ' ',
    '1',
    '1 ',
    'a',
    '²',
    '⁻',
    '₂',
    '½',
    '︙',
    'ﷺ',
    '×',
    '=',
    '-',
    '"',
    '^2+',
    '或',
    '，',
    '[',
  ]

  test('reading takes time in proportion to the length: sixteen times the text is far from two hundred times the time', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 3 }), (pieces) => {
        const unit = pieces.join('')
        const text = (length: number) => unit.repeat(Math.ceil(length / unit.length))
        const [short, long] = [timeOf(text(2000)), timeOf(text(32_000))]
        expect(long).toBeLessThan(96 * Math.max(short, 500))
      }),
      { numRuns: 25 },
    )
  })
})
