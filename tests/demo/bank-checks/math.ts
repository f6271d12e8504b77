import { evaluate, formulasIn, isNear, numbersIn } from './formula.ts'
import type { Asked, Checks } from './types.ts'

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at)

/** Numbers at places that every question of a template has. */
const at = (list: readonly number[], place: number): number => list[place] ?? Number.NaN

const formula = ({ stem }: Asked, place = 0): string => formulasIn(stem)[place] ?? ''

/** Left side minus right side of an equation. */
const misses = (equation: string, scope: Readonly<Record<string, number>>): number => {
  const [left = '', right = ''] = equation.split('=')
  return evaluate(left, scope) - evaluate(right, scope)
}

const solves = (equation: string, scope: Readonly<Record<string, number>>): boolean =>
  isNear(misses(equation, scope), 0)

/** The lines of a system of equations or inequalities. */
const casesOf = (latex: string): string[] => latex.replace(/\\(?:begin|end)\{cases\}/g, '').split('\\\\')

const pairOf = (text: string): readonly [number, number] => {
  const [x = Number.NaN, y = Number.NaN] = numbersIn(text)
  return [x, y]
}

const cells = (stem: string): readonly (readonly string[])[] =>
  [...stem.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row = '']) =>
    [...row.matchAll(/<t[hd]>(.*?)<\/t[hd]>/g)].map(([, cell = '']) => cell),
  )

const rowOf = (stem: string, row: number): number[] => (cells(stem)[row] ?? []).slice(1).map(Number)

const divides = (by: number, of: number): boolean => of % by === 0

const sameFunction = (one: string, other: string): boolean =>
  [-2.3, -0.7, 0.4, 1.9, 3.1].every((x) => isNear(evaluate(one, { x }), evaluate(other, { x })))

const slopeAt = (f: (x: number) => number, x: number): number => (f(x + 1e-5) - f(x - 1e-5)) / 2e-5

const nearly = (one: number, other: number): boolean =>
  Math.abs(one - other) < 1e-4 * Math.max(1, Math.abs(one))

const expand = (a: number, n: number): number[] =>
  range(1, n).reduce<number[]>(
    (factors) => [...factors, 0].map((_, i) => (factors[i] ?? 0) + a * (factors[i - 1] ?? 0)),
    [1],
  )

/** The set in a formula, or what an option says of it. */
const members = (text: string): number[] => (text.includes('varnothing') ? [] : numbersIn(text))

const isMemberOf = (interval: string, x: number): boolean =>
  interval.split('\\cup').some((part) => {
    const [, low = '', high = ''] = /\((.*),(.*)\)/.exec(part.replace(/^\\\(|\\\)$/g, '')) ?? []
    const bound = (text: string) =>
      text.includes('infty') ? (text.startsWith('-') ? -1e9 : 1e9) : Number(text)
    return x > bound(low) && x < bound(high)
  })

export const mathChecks: Checks = {
  'math-primary-minutes': ({ n, v }) =>
    Date.UTC(0, 0, 1, at(n, 0), at(n, 1)) + at(v, 0) * 60_000 === Date.UTC(0, 0, 1, at(n, 2), at(n, 3)),
  'math-primary-times-one': ({ n, v }) => range(1, at(n, 1)).reduce((sum) => sum + at(n, 0), 0) === at(v, 0),
  'math-primary-rectangle': ({ n, v }) =>
    at(v, 0) - 2 * at(n, 0) === 2 * at(n, 1) && isNear(at(v, 1) * 4, at(v, 0)),
  'math-primary-laws': ({ n, answer }) => evaluate(answer[0] ?? '') === at(n, 0) * at(n, 1),
  'math-primary-chickens': ({ n, v }) =>
    range(0, at(n, 0)).some(
      (hens) => hens === at(v, 0) && at(n, 0) - hens === at(v, 1) && 2 * hens + 4 * at(v, 1) === at(n, 1),
    ),
  'math-primary-decimals': ({ n, v }) => isNear(at(v, 0) / at(n, 0), at(n, 1)),
  'math-primary-equation': (asked) => solves(formula(asked), { x: at(asked.v, 0) }),
  'math-primary-trapezium': ({ n, v }) =>
    isNear(at(v, 0), (at(n, 0) * at(n, 2)) / 2 + (at(n, 1) * at(n, 2)) / 2),
  'math-primary-trees/1': ({ n, v }) =>
    range(0, at(n, 0)).filter((m) => divides(at(n, 1), m)).length === at(v, 0),
  'math-primary-trees/2': ({ n, v }) =>
    range(1, at(n, 0) - 1).filter((m) => divides(at(n, 1), m)).length === at(v, 0),
  'math-primary-trees/3': ({ n, v }) =>
    range(1, at(n, 0)).filter((m) => divides(at(n, 1), m)).length === at(v, 0),
  'math-primary-divisors': ({ n, v }) => {
    const [a, b] = [at(n, 0), at(n, 1)]
    const common = range(1, a).filter((d) => divides(d, a) && divides(d, b))
    const multiples = range(1, a * b).filter((m) => divides(a, m) && divides(b, m))
    return Math.max(...common) === at(v, 0) && Math.min(...multiples) === at(v, 1)
  },
  'math-primary-primes': ({ v }) => range(1, at(v, 0)).filter((d) => divides(d, at(v, 0))).length === 2,
  'math-primary-fractions': (asked) => isNear(evaluate(formula(asked).replace('=', '')), at(asked.v, 0)),
  'math-primary-circle': ({ n, v }) => {
    const rounds = range(0, 999).map((i) => at(n, 0) + (at(n, 1) * (i + 0.5)) / 1000)
    const ring = rounds.reduce((sum, r) => sum + (2 * 3.14 * r * at(n, 1)) / 1000, 0)
    return isNear((at(v, 0) * 2) / at(n, 0), 2 * 3.14 * at(n, 0)) && isNear(ring, at(v, 1))
  },
  'math-primary-ratio': ({ n, v }) =>
    at(v, 0) + at(v, 1) === at(n, 0) && at(v, 0) * at(n, 2) === at(v, 1) * at(n, 1),
  'math-primary-interest': ({ n, v }) =>
    isNear(
      range(1, at(n, 1)).reduce((sum) => sum + at(n, 0) * at(n, 2) * 0.01, at(n, 0)),
      at(v, 0),
    ),
  'math-primary-cone': ({ n, v }) => {
    const slices = range(0, 1999).map((i) => at(n, 0) * (1 - (i + 0.5) / 2000))
    return nearly(
      slices.reduce((sum, r) => sum + (3.14 * r * r * at(n, 1)) / 2000, 0),
      at(v, 0),
    )
  },
  'math-primary-proportion': ({ stem }) => {
    const [counts, prices] = [rowOf(stem, 0), rowOf(stem, 1)]
    return counts.every((count, i) => count * at(prices, 0) === at(prices, i) * at(counts, 0))
  },
  'math-primary-average': ({ stem, v }) =>
    isNear(
      rowOf(stem, 1).reduce((sum, it) => sum + it - at(v, 0), 0),
      0,
    ),

  'math-junior-rational': (asked) => evaluate(formula(asked).replace('=', '')) === at(asked.v, 0),
  'math-junior-linear': (asked) => solves(formula(asked), { x: at(asked.v, 0) }),
  'math-junior-system': (asked) => {
    const [x, y] = pairOf(asked.answer[0] ?? '')
    return casesOf(formula(asked)).every((equation) => solves(equation, { x, y }))
  },
  'math-junior-inequality': (asked) => {
    const [first = '', second = ''] = casesOf(formula(asked))
    const [a = '', b = ''] = first.split('>')
    const [c = '', d = ''] = second.split('\\le')
    const whole = range(-50, 50).filter(
      (x) => evaluate(a, { x }) > evaluate(b) && evaluate(c, { x }) <= evaluate(d),
    )
    return whole.length === at(asked.v, 0) && whole[0] === at(asked.v, 1)
  },
  'math-junior-factor': (asked) => sameFunction(formula(asked), formulasIn(asked.answer[0] ?? '')[0] ?? ''),
  'math-junior-fractional': (asked) => solves(formula(asked), { x: at(asked.v, 0) }),
  'math-junior-roots': (asked) => {
    const [p, q] = pairOf((asked.answer[0] ?? '').replace(/x_\d/g, ''))
    return p !== q && [p, q].every((x) => solves(formula(asked), { x }))
  },
  'math-junior-discriminant': (asked) => {
    const equation = formula(asked, 1)
    const values = range(-4000, 4000).map((i) => misses(equation, { x: i / 400 + 0.000_13 }))
    return values.some((value) => value < 0)
  },
  'math-junior-line/1': ({ n, v }) =>
    [0, 2].every((place) => isNear(at(v, 0) * at(n, place) + at(v, 1), at(n, place + 1))),
  'math-junior-line/2': ({ n, v }) => {
    const [x1, y1, x2, y2] = [at(n, 0), at(n, 1), at(n, 2), at(n, 3)]
    const atAxis = x1 - (y1 * (x2 - x1)) / (y2 - y1)
    const onY = y1 - (x1 * (y2 - y1)) / (x2 - x1)
    return isNear(Math.abs(atAxis * onY) / 2, at(v, 0))
  },
  'math-junior-parabola': (asked) => {
    const [h, k] = pairOf(asked.answer[0] ?? '')
    const f = (x: number) => evaluate(formula(asked).split('=')[1] ?? '', { x })
    return isNear(f(h), k) && isNear(f(h - 1), f(h + 1))
  },
  'math-junior-profit': ({ n, v }) => {
    const [cost, price, sold, , drop] = n
    const profits = range(at(n, 1), at(n, 1) + 200).map((p) => [
      p,
      (p - (cost ?? 0)) * ((sold ?? 0) - (drop ?? 0) * (p - (price ?? 0))),
    ])
    const best = profits.reduce((most, it) => (at(it, 1) > at(most, 1) ? it : most))
    return at(v, 0) === at(best, 0) && at(v, 1) === at(best, 1)
  },
  'math-junior-inverse': ({ n, v }) =>
    at(v, 0) / at(n, 0) === at(n, 1) && isNear(at(v, 1) * at(n, 2), at(v, 0)),
  'math-junior-pythagoras': ({ n, v }) => at(v, 0) > 0 && Math.hypot(at(n, 1), at(v, 0)) === at(n, 0),
  'math-junior-converse': ({ answer }) => {
    const [a, b, c] = numbersIn(answer[0] ?? '').sort((one, other) => one - other)
    return isNear(
      ((a ?? 0) * (a ?? 0) + (b ?? 0) * (b ?? 0) - (c ?? 0) * (c ?? 0)) / (2 * (a ?? 1) * (b ?? 1)),
      0,
    )
  },
  'math-junior-surd': (asked) => isNear(evaluate(formula(asked)), at(asked.v, 0)),
  'math-junior-polygon': ({ n, v }) =>
    // One triangle more with every side.
    range(4, at(v, 0)).reduce((sum) => sum + 180, 180) === at(n, 0),
  'math-junior-arc': ({ n, v }) => isNear(at(v, 0) / (2 * Math.PI * at(n, 1)), at(n, 0) / 360),
  'math-junior-similar': ({ n, v }) => isNear(at(v, 0) / at(n, 0), at(n, 2) / at(n, 1)),
  'math-junior-trig': (asked) => {
    const angle = Math.atan2(at(asked.n, 1), at(asked.n, 2))
    const [, name = ''] = /\\(sin|cos|tan) A/.exec(asked.stem) ?? []
    const of = { sin: Math.sin, cos: Math.cos, tan: Math.tan }[name]
    return of !== undefined && isNear(of(angle), at(asked.v, 0))
  },
  'math-junior-variance': ({ stem, v }) => {
    const values = rowOf(stem, 1)
    const sum = values.reduce((all, it) => all + it, 0)
    const squares = values.reduce((all, it) => all + it * it, 0)
    return isNear(sum / 5, at(v, 0)) && isNear(squares / 5 - (sum / 5) ** 2, at(v, 1))
  },
  'math-junior-balls': ({ n, v }) => {
    const balls = [...range(1, at(n, 0)).map(() => 'red'), ...range(1, at(n, 1)).map(() => 'white')]
    const pairs = balls.flatMap((one, i) => balls.slice(i + 1).map((other) => [one, other]))
    return isNear(
      pairs.filter((pair) => pair.every((ball) => ball === 'red')).length / pairs.length,
      at(v, 0),
    )
  },

  'math-senior-sets': (asked) => {
    const [a, b] = [members(formula(asked, 1)), members(formula(asked, 3))]
    const both = range(-20, 20).filter((it) => a.includes(it) && b.includes(it))
    return both.join() === members(asked.answer[0] ?? '').join()
  },
  'math-senior-quadratic-inequality': (asked) =>
    range(-150, 150)
      .map((i) => i / 10 + 0.05)
      .every(
        (x) => evaluate(formula(asked).replace('<0', ''), { x }) < 0 === isMemberOf(asked.answer[0] ?? '', x),
      ),
  'math-senior-mean': (asked) => {
    const least = at(numbersIn(formula(asked)), 0)
    const f = (x: number) => evaluate(formula(asked, 1), { x })
    const around = range(1, 4000).map((i) => f(least + i / 100))
    return isNear(f(at(asked.v, 1)), at(asked.v, 0)) && around.every((y) => y >= at(asked.v, 0) - 1e-9)
  },
  'math-senior-parity': (asked) => {
    const x = Math.abs(at(numbersIn(/f\((-\d+)\)/.exec(asked.stem)?.[1] ?? ''), 0))
    return evaluate(formula(asked, 3).split('=')[1] ?? '', { x }) + at(asked.v, 0) === 0
  },
  'math-senior-logarithm': (asked) => isNear(evaluate(formula(asked).replace('=', '')), at(asked.v, 0)),
  'math-senior-same-angle': (asked) => {
    const sharp = Math.asin(evaluate(formula(asked).split('=')[1] ?? ''))
    return isNear(Math.tan(asked.stem.includes('第二') ? Math.PI - sharp : sharp), at(asked.v, 0))
  },
  'math-senior-wave/1': (asked) => {
    const values = range(0, 7200).map((i) =>
      evaluate(formula(asked).split('=')[1] ?? '', { x: (i * Math.PI) / 3600 }),
    )
    return nearly(Math.max(...values), at(asked.v, 0)) && nearly(Math.min(...values), at(asked.v, 1))
  },
  'math-senior-wave/2': (asked) => {
    const f = (x: number) => evaluate(formula(asked).split('=')[1] ?? '', { x })
    const period = at(asked.v, 0) * Math.PI
    const isPeriod = (t: number) => range(0, 9).every((i) => Math.abs(f(i / 3 + t) - f(i / 3)) < 1e-9)
    return isPeriod(period) && ![2, 3, 5].some((part) => isPeriod(period / part))
  },
  'math-senior-vectors': ({ n, v }) =>
    isNear(at(n, 0) * at(v, 0) + at(n, 1) * at(n, 2), 0) && isNear(at(n, 0) * at(n, 2), at(n, 1) * at(v, 1)),
  'math-senior-complex': (asked) => {
    const parts = (text: string) => [
      evaluate(text, { i: 0 }),
      evaluate(text, { i: 1 }) - evaluate(text, { i: 0 }),
    ]
    const [, one = '', other = ''] = /\((.*)\)\((.*)\)/.exec(formula(asked, 1)) ?? []
    const [p, q] = [parts(one), parts(other)]
    const said = parts(formulasIn(asked.answer[0] ?? '')[0] ?? '')
    const size = (z: number[]) => Math.hypot(...z)
    const turn = (z: number[]) => Math.atan2(at(z, 1), at(z, 0))
    const gap = (turn(p) + turn(q) - turn(said)) / (2 * Math.PI)
    return isNear(size(p) * size(q), size(said)) && isNear(gap, Math.round(gap))
  },
  'math-senior-cosine-rule': ({ n, v }) => {
    const turn = (at(n, 0) * Math.PI) / 180
    return isNear(Math.hypot(at(n, 1) * Math.cos(turn) - at(n, 2), at(n, 1) * Math.sin(turn)), at(v, 0))
  },
  'math-senior-line-circle': (asked) => {
    const line = (x: number, y: number) => misses(formula(asked), { x, y })
    const [left = '', right = ''] = formula(asked, 1).split('=')
    const [a, b, c] = [line(1, 0) - line(0, 0), line(0, 1) - line(0, 0), line(0, 0)]
    const point = (t: number) =>
      [(-a * c) / (a * a + b * b) + b * t, (-b * c) / (a * a + b * b) - a * t] as const
    const outside = (t: number) => {
      const [x, y] = point(t)
      return evaluate(left, { x, y }) - evaluate(right)
    }
    const second = (outside(1) + outside(-1)) / 2 - outside(0)
    const first = (outside(1) - outside(-1)) / 2
    const apart = Math.sqrt(first ** 2 - 4 * second * outside(0)) / second
    return isNear(apart * Math.hypot(a, b), at(asked.v, 0))
  },
  'math-senior-ellipse': ({ n, v }) => isNear(Math.sqrt(1 - at(n, 1) / at(n, 0)), at(v, 0)),
  'math-senior-arithmetic': ({ stem, v }) => {
    const [, p, ap, q, aq, , n] =
      /a_\{(\d+)\}=(-?\d+).*a_\{(\d+)\}=(-?\d+).*前 (\d+) 项和 \\\(S_\{(\d+)\}/.exec(stem) ?? []
    const first = Number(ap) - (Number(p) - 1) * at(v, 0)
    const terms = range(0, Number(n) - 1).map((i) => first + i * at(v, 0))
    return (
      terms[Number(q) - 1] === Number(aq) &&
      isNear(
        terms.reduce((sum, it) => sum + it, 0),
        at(v, 1),
      )
    )
  },
  'math-senior-geometric': ({ n, v }) =>
    range(1, at(n, 2)).reduce(([sum = 0, term = 0]) => [sum + term, term * at(n, 1)], [0, at(n, 0)])[0] ===
    at(v, 0),
  'math-senior-extremes': (asked) => {
    const f = (x: number) => evaluate(formula(asked).split('=')[1] ?? '', { x })
    const [p, high, q, low] = [at(asked.v, 0), at(asked.v, 1), at(asked.v, 2), at(asked.v, 3)]
    const isTop = f(p) > f(p - 0.01) && f(p) > f(p + 0.01) && isNear(f(p), high)
    return isTop && f(q) < f(q - 0.01) && f(q) < f(q + 0.01) && isNear(f(q), low)
  },
  'math-senior-tangent': (asked) => {
    const f = (x: number) => evaluate(formula(asked).split('=')[1] ?? '', { x })
    const line = (x: number) =>
      evaluate((formulasIn(asked.answer[0] ?? '')[0] ?? '').split('=')[1] ?? '', { x })
    const x = Number(formula(asked, 1).split('=')[1])
    return isNear(line(x), f(x)) && nearly(slopeAt(f, x), line(1) - line(0))
  },
  'math-senior-binomial': ({ stem, v }) => {
    const [, a, n, power] = /\(x([+-]\d+)\)\^\{(\d+)\}.*x\^\{(\d+)\}/.exec(stem) ?? []
    return expand(Number(a), Number(n))[Number(n) - Number(power)] === at(v, 0)
  },
  'math-senior-classical': (asked) => {
    const rolls = range(1, 6).flatMap((one) => range(1, 6).map((other) => one + other))
    const sum = at(asked.n, 0)
    const isGood = (it: number) => (asked.stem.includes('等于') ? it === sum : it > sum)
    return isNear(rolls.filter(isGood).length / 36, evaluate(formula(asked)))
  },
  'math-senior-expectation': (asked) => {
    const [n, p] = [at(asked.n, 0), at(asked.n, 1)]
    const shares = range(1, n).reduce<number[]>(
      (before) => [...before, 0].map((_, k) => (before[k] ?? 0) * (1 - p) + (before[k - 1] ?? 0) * p),
      [1],
    )
    const mean = shares.reduce((sum, share, k) => sum + share * k, 0)
    const spread = shares.reduce((sum, share, k) => sum + share * (k - mean) ** 2, 0)
    return [mean, spread].every((it, place) => isNear(it, at(asked.v, place)))
  },
  'math-senior-identities': (asked) => solves(formulasIn(asked.answer[0] ?? '')[0] ?? '', {}),
}
