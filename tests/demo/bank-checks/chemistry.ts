import { evaluate, isNear, numbersIn } from './formula.ts'
import type { Checks } from './types.ts'

const at = (list: readonly number[], place: number): number => list[place] ?? Number.NaN

/** The atoms of a formula: Ca(OH)_2 is {Ca: 1, O: 2, H: 2}. */
const atomsOf = (formula: string): Map<string, number> => {
  const text = formula.replace(/[_{}]/g, '')
  const stack: Map<string, number>[] = [new Map<string, number>()]
  const put = (into: Map<string, number> | undefined, element: string, count: number) =>
    into?.set(element, (into.get(element) ?? 0) + count)
  for (const [, element, many, open, close, times] of text.matchAll(/([A-Z][a-z]?)(\d*)|(\()|(\))(\d*)/g)) {
    if (element) put(stack.at(-1), element, Number(many || 1))
    else if (open) stack.push(new Map())
    else if (close) {
      const group = stack.pop() ?? new Map<string, number>()
      for (const [it, count] of group) put(stack.at(-1), it, count * Number(times || 1))
    }
  }
  return stack[0] ?? new Map<string, number>()
}

const formulaIn = (stem: string): string => /\\mathrm\{((?:[^{}]|\{[^{}]*\})*)\}/.exec(stem)?.[1] ?? ''

/** The masses that the stem gives: C－12. */
const massesIn = (stem: string): Map<string, number> =>
  new Map(
    [...stem.matchAll(/([A-Z][a-z]?)－([\d.]+)/g)].map(([, element = '', mass]) => [element, Number(mass)]),
  )

const massOf = (stem: string): number => {
  const masses = massesIn(stem)
  return [...atomsOf(formulaIn(stem))].reduce(
    (sum, [it, count]) => sum + (masses.get(it) ?? Number.NaN) * count,
    0,
  )
}

const rowOf = (stem: string, row: number): number[] =>
  numbersIn([...stem.matchAll(/<tr>(.*?)<\/tr>/g)][row]?.[1] ?? '')

/** Whether these numbers balance the equation of a stem, and none can be left out. */
const balances = (equation: string, counts: readonly number[]): boolean => {
  const [left = [], right = []] = equation.split('=').map((side) => side.split('+'))
  const total = (formulas: readonly string[], from: number) => {
    const sum = new Map<string, number>()
    for (const [place, formula] of formulas.entries())
      for (const [it, count] of atomsOf(formula))
        sum.set(it, (sum.get(it) ?? 0) + count * at(counts, from + place))
    return sum
  }
  const [one, other] = [total(left, 0), total(right, left.length)]
  const isReduced = ![2, 3, 4, 5].some((by) => counts.every((count) => count % by === 0))
  return isReduced && one.size === other.size && [...one].every(([it, count]) => other.get(it) === count)
}

const VALENCES: Readonly<Record<string, number>> = { H: 1, O: -2, K: 1, Na: 1 }

const valenceOf = (formula: string, element: string): number => {
  const atoms = atomsOf(formula)
  const others = [...atoms].filter(([it]) => it !== element)
  const sum = others.reduce((all, [it, count]) => all + (VALENCES[it] ?? Number.NaN) * count, 0)
  return -sum / (atoms.get(element) ?? Number.NaN)
}

/** The activity of metals, as its saying is learned by heart. */
const ACTIVITY = '钾钙钠镁铝锌铁锡铅氢铜汞银铂金'
const SYMBOLS: Readonly<Record<string, string>> = {
  Mg: '镁',
  Al: '铝',
  Zn: '锌',
  Fe: '铁',
  Sn: '锡',
  Pb: '铅',
  Cu: '铜',
  Hg: '汞',
  Ag: '银',
}

/** Isomers of the alkanes: OEIS A000602. */
const ISOMERS = [1, 1, 1, 1, 2, 3, 5, 9, 18, 35]

const PERIODS: readonly string[][] = [
  ['氢', '氦'],
  ['锂', '铍', '硼', '碳', '氮', '氧', '氟', '氖'],
  ['钠', '镁', '铝', '硅', '磷', '硫', '氯', '氩'],
  ['钾', '钙'],
]

export const chemistryChecks: Checks = {
  'chemistry-junior-formula-mass': ({ stem, v }) => isNear(massOf(stem), at(v, 0)),
  'chemistry-junior-share': ({ stem, answer }) => {
    const [, element = ''] = /中 (\w+) 元素/.exec(stem) ?? []
    const part = (atomsOf(formulaIn(stem)).get(element) ?? 0) * (massesIn(stem).get(element) ?? 0)
    return Math.abs((part / massOf(stem)) * 100 - Number.parseFloat(answer[0] ?? '')) <= 0.050_001
  },
  'chemistry-junior-valence': ({ stem, answer }) => {
    const [, element = ''] = /\\\) 中 (\w+) 元素/.exec(stem) ?? []
    return valenceOf(formulaIn(stem), element) === Number(answer[0]?.replace('＋', ''))
  },
  'chemistry-junior-balance': ({ stem, v }) => balances(formulaIn(stem), v),
  'chemistry-junior-conservation': ({ stem, v }) => {
    const sum = (list: readonly number[]) => list.reduce((all, it) => all + it, 0)
    return sum(rowOf(stem, 1)) === sum(rowOf(stem, 2)) + at(v, 0)
  },
  'chemistry-junior-hydrogen-peroxide': ({ n, v }) =>
    // Half the oxygen of the peroxide becomes gas.
    isNear((at(v, 0) * (32 / 34)) / 2, at(n, 0)),
  'chemistry-junior-concentration': ({ n, v }) =>
    isNear(at(v, 0) + at(v, 1), at(n, 0)) && isNear((at(v, 0) / at(n, 0)) * 100, at(n, 1)),
  'chemistry-junior-dilution': ({ n, v }) => isNear((at(n, 0) * at(n, 1)) / (at(n, 0) + at(v, 0)), at(n, 2)),
  'chemistry-junior-solubility': ({ stem, n }) => {
    const [degrees, put, water] = [at(n, 0), at(n, 1), at(n, 2)]
    const solubility = at(rowOf(stem, 1), rowOf(stem, 0).indexOf(degrees))
    return put / water >= solubility / 100 - 1e-12
  },
  'chemistry-junior-metals': ({ answer }) =>
    ACTIVITY.indexOf(SYMBOLS[answer[0] ?? ''] ?? '?') < ACTIVITY.indexOf('氢'),
  'chemistry-junior-particle/1': ({ n, v }) => at(v, 0) - at(n, 0) === at(n, 1),
  'chemistry-junior-particle/2': ({ stem, n, v }) =>
    at(n, 0) - at(v, 0) === (stem.includes('正电荷') ? at(n, 2) : -at(n, 2)),
  'chemistry-junior-limestone': ({ n, v }) =>
    isNear((((at(n, 0) * at(v, 0)) / 100) * 0.12 * 44) / 12, at(n, 1)),
  'chemistry-junior-ph': ({ stem, answer }) => {
    const all = [...stem.matchAll(/([一-龥]+) ([\d.]+)/g)].map(([, name, ph]) => [name, Number(ph)] as const)
    const own = all.find(([name]) => name === answer[0])?.[1] ?? 0
    return own > 7 && all.every(([, ph]) => ph <= own)
  },

  'chemistry-senior-moles': ({ stem, n, v }) => {
    const atoms = [...atomsOf(formulaIn(stem)).values()].reduce((sum, count) => sum + count, 0)
    return isNear(at(v, 0) * massOf(stem), at(n, 0)) && isNear(at(v, 1) / atoms, at(v, 0))
  },
  'chemistry-senior-gas-volume': ({ n, v }) => isNear((at(v, 0) / 22.4) * at(n, 1), at(n, 0)),
  'chemistry-senior-solution/1': ({ n, v }) => isNear(at(v, 0) / at(n, 2) / (at(n, 0) / 1000), at(n, 1)),
  'chemistry-senior-solution/2': ({ stem }) => stem.includes('俯视') && stem.includes('偏高'),
  'chemistry-senior-oxidation': ({ stem, v }) => {
    const [, element = ''] = /\\\) 中 (\w+) 元素/.exec(stem) ?? []
    return valenceOf(formulaIn(stem), element) === at(v, 0)
  },
  'chemistry-senior-balance': ({ stem, answer }) => {
    const [equation = '', first = '', second = ''] = [
      ...stem.matchAll(/\\mathrm\{((?:[^{}]|\{[^{}]*\})*)\}/g),
    ].map(([, formula = '']) => formula)
    const formulas = equation.split(/[=+]/)
    const [p = 0, q = 0] = (answer[0] ?? '').split(':').map(Number)
    const small = [1, 2, 3, 4, 5, 6]
    const found = formulas
      .reduce<number[][]>((all) => all.flatMap((counts) => small.map((count) => [...counts, count])), [[]])
      .find((counts) => balances(equation, counts))
    const of = (formula: string) => at(found ?? [], formulas.indexOf(formula))
    return of(first) * q === of(second) * p
  },
  'chemistry-senior-shells': ({ stem, n, v }) => {
    const name = stem.replace('<p>', '').slice(0, 1)
    const period = PERIODS.findIndex((elements) => elements.includes(name))
    const place = (PERIODS[period] ?? []).indexOf(name)
    const before = PERIODS.slice(0, period).reduce((sum, { length }) => sum + length, 0)
    return before + place + 1 === at(n, 0) && at(v, 0) === period + 1 && at(v, 1) === place + 1
  },
  'chemistry-senior-radius': ({ stem }) => {
    const [, one = '', other = ''] = /，(.)的原子半径比(.)的大/.exec(stem) ?? []
    const third = PERIODS[2] ?? []
    return third.indexOf(one) < third.indexOf(other)
  },
  'chemistry-senior-bonds': ({ stem, v }) => {
    const [h = 0, x = 0, hx = 0] = [...stem.matchAll(/(\d+) kJ/g)].map(([, energy]) => Number(energy))
    return isNear(h + x - at(v, 0), 2 * hx)
  },
  'chemistry-senior-rate': ({ n, v }) =>
    isNear(at(v, 0) * at(n, 0) * at(n, 2), at(n, 3)) && isNear(at(v, 1) / 2, at(v, 0)),
  'chemistry-senior-equilibrium': ({ stem, v }) => {
    const [begin, end] = [rowOf(stem, 1), rowOf(stem, 2)]
    const isSame = isNear(at(end, 2) / 2, at(begin, 0) - at(end, 0))
    const root = at(end, 2) / Math.sqrt(at(end, 0) * at(end, 1))
    return (
      isSame && isNear(Math.sqrt(at(v, 0)), root) && isNear(1 - at(end, 0) / at(begin, 0), at(v, 1) / 100)
    )
  },
  'chemistry-senior-ph': ({ stem, v }) => {
    const [, power = '', times = 1] = /(0\.1|10\^\{-\d\})\\,.* (\d+) 倍/.exec(stem) ?? []
    const ions = evaluate(power) / Number(times)
    return isNear(-Math.log10(stem.includes('盐酸') ? ions : 1e-14 / ions), at(v, 0))
  },
  'chemistry-senior-electrolysis': ({ n, v }) =>
    isNear((at(v, 0) / 64) * 2, at(n, 0)) && isNear(at(v, 1) * 4, at(n, 0)),
  'chemistry-senior-alkane': ({ stem, answer }) => {
    const [, a = 0, b = 0] = (/含 (\d+) 个碳原子的烷烃 A 和含 (\d+) 个/.exec(stem) ?? []).map(Number)
    const [text = ''] = answer
    const [said = Number.NaN] = numbersIn(text)
    // Every carbon has four bonds, and one less than there are carbons is between two of them.
    const hydrogens = (carbons: number) => 4 * carbons - 2 * (carbons - 1)
    if (text.includes('结构')) return said === ISOMERS[a]
    if (text.includes('相差')) return said === b - a
    return said === hydrogens(text.startsWith('A') ? a : b)
  },
  'chemistry-senior-combustion': ({ n, v }) =>
    isNear(0.1 * at(v, 0) * 44, at(n, 1)) && isNear((0.1 * at(v, 1) * 18) / 2, at(n, 2)),
}
