import { blanks, essay, judgement } from '../../questions/making.ts'
import type { Template } from '../types.ts'
import {
  chooseNumber,
  chooseSeveral,
  fraction,
  gcd,
  lineFraction,
  num,
  pick,
  table,
  tex,
} from '../writing.ts'

const isPrime = (n: number): boolean => n > 1 && ![2, 3, 5, 7].some((p) => n !== p && n % p === 0)

/** What the fifth and sixth grade reckon with: divisors, fractions, ratios, circle and cone. */
export const upperGrades: readonly Template[] = [
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
      const [radius, high] = [chance(20, 60) / 10, pick(chance, [1.2, 1.5, 1.8, 2.1, 2.4])]
      if (high > radius) return null
      const volume = (3.14 * radius ** 2 * high) / 3
      return chooseNumber(
        chance,
        tex`一个圆锥形沙堆，底面半径 ${radius} 米，高 ${high} 米，它的体积是多少立方米？（\(\pi\) 取 3.14）`,
        volume,
        [volume * 3, volume * 1.5, (3.14 * 2 * radius * high) / 3],
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
]
