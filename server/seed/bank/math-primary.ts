import { blanks, composite, essay, judgement } from '../questions/making.ts'
import type { SubjectBank } from './types.ts'
import {
  choose,
  chooseNumber,
  chooseSeveral,
  fraction,
  gcd,
  lineFraction,
  num,
  pick,
  table,
  tex,
} from './writing.ts'

const clock = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`

const isPrime = (n: number): boolean => n > 1 && ![2, 3, 5, 7].some((p) => n !== p && n % p === 0)

export const mathPrimary: SubjectBank = {
  subject: 'math',
  stage: 'primary',
  written: [],
  templates: [
    {
      key: 'math-primary-minutes',
      places: ['人教版/三年级上册/1 时、分、秒'],
      know: '常见的量',
      level: 17,
      make: (chance) => {
        const begin = chance(8 * 60, 19 * 60)
        const length = chance(35, 155)
        const what = pick(chance, ['一场电影', '学校文艺汇演', '一节科学实践课', '市图书馆的朗读会'])
        return blanks(
          `${what} ${clock(begin)} 开始，${clock(begin + length)} 结束，一共经过____分钟。`,
          [String(length)],
          `结束时刻减开始时刻，1 时＝60 分：${clock(begin + length)} 与 ${clock(begin)} 之间是 ${length} 分钟。`,
        )
      },
    },
    {
      key: 'math-primary-times-one',
      places: ['人教版/三年级上册/6 多位数乘一位数'],
      know: '整数与小数的运算',
      level: 17,
      make: (chance) => {
        const [each, boxes] = [chance(112, 489), chance(3, 9)]
        const total = each * boxes
        return chooseNumber(
          chance,
          `果园里每个仓库放苹果 ${each} 箱，${boxes} 个同样的仓库一共放苹果多少箱？`,
          total,
          [total + boxes, total - 10, each + boxes, total + 100],
          '箱',
          `求几个相同加数的和用乘法：${each}×${boxes}＝${total}（箱）。`,
        )
      },
    },
    {
      key: 'math-primary-rectangle',
      places: ['人教版/三年级上册/7 长方形和正方形'],
      know: '长方形和正方形',
      level: 18,
      make: (chance) => {
        const [wide, high] = [chance(9, 32), chance(4, 8)]
        return blanks(
          `用一根铁丝正好围成长 ${wide} 厘米、宽 ${high} 厘米的长方形，这根铁丝长____厘米；改围成一个正方形，边长是____厘米。`,
          [String(2 * (wide + high)), num((wide + high) / 2)],
          `铁丝的长就是周长：(${wide}＋${high})×2＝${2 * (wide + high)}（厘米）；正方形四边相等，边长是周长÷4＝${num((wide + high) / 2)}（厘米）。`,
        )
      },
    },
    {
      key: 'math-primary-laws',
      places: ['人教版/四年级下册/3 运算定律/乘法运算定律'],
      know: '整数与小数的运算',
      level: 18,
      make: (chance) => {
        const [a, less] = [chance(13, 87), chance(1, 3)]
        const b = 100 - less
        return choose(
          chance,
          `下面哪一个算式与 ${a}×${b} 得数相等？`,
          `${a}×100－${a}${less > 1 ? `×${less}` : ''}`,
          [`${a}×100－${less}`, `${a}×100＋${a}${less > 1 ? `×${less}` : ''}`, `${a}×90＋${b - 90}`],
          `把 ${b} 看成 100－${less}，由乘法分配律 ${a}×(100－${less})＝${a}×100－${a}×${less}＝${a * b}。`,
        )
      },
    },
    {
      key: 'math-primary-chickens',
      places: ['人教版/四年级下册/9 数学广角——鸡兔同笼'],
      know: '鸡兔同笼',
      level: 20,
      make: (chance) => {
        const [hens, hares] = [chance(5, 25), chance(4, 20)]
        const [heads, feet] = [hens + hares, 2 * hens + 4 * hares]
        return blanks(
          `鸡兔同笼，从上面数有 ${heads} 个头，从下面数有 ${feet} 只脚。鸡有____只，兔有____只。`,
          [String(hens), String(hares)],
          `假设全是鸡，应有 ${2 * heads} 只脚，少了 ${feet - 2 * heads} 只；每把一只鸡换成兔多 2 只脚，所以兔 ${feet - 2 * heads}÷2＝${hares}（只），鸡 ${hens} 只。`,
        )
      },
    },
    {
      key: 'math-primary-decimals',
      places: ['人教版/五年级上册/1 小数乘法', '苏教版/五年级上册/五 小数乘法和除法'],
      know: '整数与小数的运算',
      level: 18,
      make: (chance) => {
        const [a, b] = [chance(12, 98) / 10, chance(11, 99) / 100]
        const product = num(a * b)
        return blanks(
          `列竖式计算：${num(a)}×${num(b)}＝____。`,
          [product],
          `先按整数乘法算，再看两个因数一共有几位小数，从积的右边起数出几位点上小数点，得 ${product}。`,
        )
      },
    },
    {
      key: 'math-primary-equation',
      places: ['人教版/五年级上册/5 简易方程/解简易方程', '苏教版/五年级下册/一 简易方程'],
      know: '简易方程',
      level: 18,
      make: (chance) => {
        const [a, x, b] = [chance(3, 12), chance(2, 19) / (chance(0, 1) + 1), chance(5, 40)]
        const sum = num(a * x + b)
        return blanks(
          tex`解方程 \(${a}x+${b}=${sum}\)，得 \(x=\)____。`,
          [num(x)],
          tex`等式两边先同时减 ${b}，得 \(${a}x=${num(a * x)}\)；再同时除以 ${a}，得 \(x=${num(x)}\)。`,
        )
      },
    },
    {
      key: 'math-primary-trapezium',
      places: ['人教版/五年级上册/6 多边形的面积/梯形的面积', '苏教版/五年级上册/二 多边形的面积'],
      know: '多边形的面积',
      level: 18,
      make: (chance) => {
        const [top, bottom, high] = [chance(3, 12), chance(13, 26), 2 * chance(2, 9)]
        const area = ((top + bottom) * high) / 2
        return chooseNumber(
          chance,
          `一块梯形菜地，上底 ${top} 米，下底 ${bottom} 米，高 ${high} 米，它的面积是多少平方米？`,
          area,
          [(top + bottom) * high, top * bottom * high, (bottom * high) / 2, area + high],
          '平方米',
          `梯形的面积＝(上底＋下底)×高÷2＝(${top}＋${bottom})×${high}÷2＝${area}（平方米）。`,
        )
      },
    },
    {
      key: 'math-primary-trees',
      places: ['人教版/五年级上册/7 数学广角——植树问题'],
      know: '植树问题',
      level: 19,
      make: (chance) => {
        const [gap, gaps] = [chance(3, 12), chance(15, 60)]
        return composite(
          `一条小路长 ${gap * gaps} 米，沿路的一边每隔 ${gap} 米栽一棵树。`,
          [
            blanks(
              '两端都栽，一共要栽____棵。',
              [String(gaps + 1)],
              `两端都栽：棵数＝间隔数＋1＝${gaps + 1}。`,
            ),
            blanks(
              '两端都不栽，一共要栽____棵。',
              [String(gaps - 1)],
              `两端都不栽：棵数＝间隔数－1＝${gaps - 1}。`,
            ),
            blanks('只栽一端，一共要栽____棵。', [String(gaps)], `只栽一端：棵数＝间隔数＝${gaps}。`),
          ],
          `先求间隔数：${gap * gaps}÷${gap}＝${gaps}，再看两端栽不栽。`,
        )
      },
    },
    {
      key: 'math-primary-divisors',
      places: ['人教版/五年级下册/2 因数与倍数/因数和倍数', '苏教版/五年级下册/三 因数与倍数'],
      know: '因数与倍数',
      level: 19,
      make: (chance) => {
        const [a, b] = [6 * chance(2, 9), 4 * chance(3, 15)]
        const common = gcd(a, b)
        if (a === b || common === Math.min(a, b)) return null
        return blanks(
          `${a} 和 ${b} 的最大公因数是____，最小公倍数是____。`,
          [String(common), String((a * b) / common)],
          `分解质因数或用短除法：最大公因数是 ${common}；最小公倍数＝${a}×${b}÷${common}＝${(a * b) / common}。`,
        )
      },
    },
    {
      key: 'math-primary-primes',
      places: ['人教版/五年级下册/2 因数与倍数/质数和合数'],
      know: '因数与倍数',
      level: 18,
      make: (chance) => {
        const numbers = Array.from({ length: 5 }, () => chance(11, 99))
        const right = numbers.filter(isPrime)
        const wrong = numbers.filter((n) => !isPrime(n))
        if (right.length < 2 || wrong.length < 2) return null
        return chooseSeveral(
          chance,
          `在 ${numbers.join('，')} 中，哪些是质数？`,
          right.map(String),
          wrong.map(String),
          `质数只有 1 和它本身两个因数。${wrong.join('，')} 还有别的因数，是合数；质数是 ${right.join('，')}。`,
        )
      },
    },
    {
      key: 'math-primary-fractions',
      places: [
        '人教版/五年级下册/6 分数的加法和减法/异分母分数加、减法',
        '苏教版/五年级下册/五 分数加法和减法',
      ],
      know: '分数四则运算',
      level: 18,
      make: (chance) => {
        const [a, b, c, d] = [chance(1, 5), chance(6, 12), chance(1, 3), chance(4, 9)]
        if (b === d || gcd(a, b) > 1 || gcd(c, d) > 1) return null
        const [above, below] = [a * d + c * b, b * d]
        return blanks(
          tex`计算：\(\frac{${a}}{${b}}+\frac{${c}}{${d}}=\)____。（填最简分数，如 5/6）`,
          [lineFraction(above, below)],
          tex`先通分，再把分子相加：\(\frac{${a * d}}{${below}}+\frac{${c * b}}{${below}}=\frac{${above}}{${below}}\)，化简得 \(${fraction(above, below)}\)。`,
        )
      },
    },
    {
      key: 'math-primary-circle',
      places: ['人教版/六年级上册/5 圆/圆的面积', '苏教版/五年级下册/六 圆'],
      know: '圆的周长与面积',
      level: 19,
      make: (chance) => {
        const [radius, path] = [chance(2, 12), chance(1, 3)]
        const ring = 3.14 * ((radius + path) ** 2 - radius ** 2)
        return blanks(
          tex`一个圆形花坛的半径是 ${radius} 米，在它的周围修一条宽 ${path} 米的小路。花坛的面积是____平方米，小路的面积是____平方米。（\(\pi\) 取 3.14）`,
          [num(3.14 * radius ** 2), num(ring)],
          tex`花坛：\(3.14\times${radius}^2=${num(3.14 * radius ** 2)}\)；小路是圆环，外圆半径 ${radius + path} 米：\(3.14\times(${radius + path}^2-${radius}^2)=${num(ring)}\)。`,
        )
      },
    },
    {
      key: 'math-primary-ratio',
      places: ['人教版/六年级上册/4 比'],
      know: '比与比例',
      level: 18,
      make: (chance) => {
        const [a, b, share] = [chance(2, 5), chance(6, 11), chance(6, 25)]
        if (gcd(a, b) > 1) return null
        return blanks(
          `把 ${(a + b) * share} 本图书按 ${a}:${b} 分给五、六两个年级，五年级分得____本，六年级分得____本。`,
          [String(a * share), String(b * share)],
          `一共分成 ${a}＋${b}＝${a + b}（份），每份 ${(a + b) * share}÷${a + b}＝${share}（本），五年级 ${a * share} 本，六年级 ${b * share} 本。`,
        )
      },
    },
    {
      key: 'math-primary-interest',
      places: ['人教版/六年级下册/2 百分数（二）/利率'],
      know: '百分数',
      level: 19,
      make: (chance) => {
        const [capital, rate, years] = [
          chance(4, 60) * 500,
          pick(chance, [1.5, 1.75, 2.25, 2.5, 2.75]),
          chance(2, 3),
        ]
        const interest = (capital * rate * years) / 100
        return essay(
          `爸爸把 ${capital} 元存入银行，定期 ${years} 年，年利率是 ${rate}%。到期时一共可以取回多少钱？请写出过程。`,
          `<p>利息：${capital}×${rate}%×${years}＝${num(interest)}（元）</p><p>本息：${capital}＋${num(interest)}＝${num(capital + interest)}（元）</p><p>答：到期时一共可以取回 ${num(capital + interest)} 元。</p>`,
          '利息＝本金×利率×存期，取回的钱是本金与利息的和。',
        )
      },
    },
    {
      key: 'math-primary-cone',
      places: ['人教版/六年级下册/3 圆柱与圆锥/圆锥', '苏教版/六年级下册/二 圆柱和圆锥'],
      know: '圆柱与圆锥',
      level: 19,
      make: (chance) => {
        const [radius, high] = [chance(2, 8), 3 * chance(1, 6)]
        const volume = (3.14 * radius ** 2 * high) / 3
        return chooseNumber(
          chance,
          tex`一个圆锥形沙堆，底面半径 ${radius} 米，高 ${high} 米，它的体积是多少立方米？（\(\pi\) 取 3.14）`,
          volume,
          [volume * 3, 3.14 * radius * 2 * high, volume / 2, (3.14 * 2 * radius * high) / 3],
          '立方米',
          tex`圆锥的体积是等底等高圆柱的三分之一：\(\frac{1}{3}\times3.14\times${radius}^2\times${high}=${num(volume)}\)（立方米）。`,
        )
      },
    },
    {
      key: 'math-primary-proportion',
      places: ['人教版/六年级下册/4 比例/正比例和反比例', '苏教版/六年级下册/六 正比例和反比例'],
      know: '正比例与反比例',
      level: 18,
      make: (chance) => {
        const each = chance(3, 15)
        const counts = [2, 4, 5, 8]
        const isProportional = chance(0, 1) === 1
        const rest = isProportional ? 0 : chance(2, 9)
        const prices = counts.map((count) => count * each + rest)
        return judgement(
          `<p>下表中，总价与数量成正比例。</p>${table([
            ['数量／本', ...counts],
            ['总价／元', ...prices],
          ])}`,
          isProportional,
          isProportional
            ? `总价与数量的比值总是 ${each}，比值一定，成正比例。`
            : `${prices[0]}÷2 与 ${prices[1]}÷4 的商不相等，比值不一定，不成正比例。`,
        )
      },
    },
    {
      key: 'math-primary-average',
      places: ['人教版/四年级下册/8 平均数与条形统计图'],
      know: '平均数与统计图',
      level: 18,
      make: (chance) => {
        const counts = Array.from({ length: 4 }, () => chance(18, 46))
        const last = chance(20, 45)
        const mean = (counts.reduce((sum, n) => sum + n, 0) + last) / 5
        if (!Number.isInteger(mean)) return null
        return blanks(
          `<p>某班图书角上周借书情况如下表，五天平均每天借出____本。</p>${table([
            ['星期', '一', '二', '三', '四', '五'],
            ['本数', ...counts, last],
          ])}`,
          [String(mean)],
          `平均数＝总数÷天数＝(${[...counts, last].join('＋')})÷5＝${mean}（本）。`,
        )
      },
    },
  ],
}
