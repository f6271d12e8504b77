/** Relative atomic masses as school books give them. */
const MASSES = {
  H: 1,
  C: 12,
  N: 14,
  O: 16,
  Na: 23,
  Mg: 24,
  Al: 27,
  P: 31,
  S: 32,
  Cl: 35.5,
  K: 39,
  Ca: 40,
  Mn: 55,
  Fe: 56,
  Cu: 64,
  Zn: 65,
  Ag: 108,
  Ba: 137,
} as const

export type ChemicalElement = keyof typeof MASSES

export interface Substance {
  readonly name: string
  /** LaTeX, without \mathrm. */
  readonly formula: string
  readonly atoms: Readonly<Partial<Record<ChemicalElement, number>>>
}

const substance = (name: string, formula: string, atoms: Substance['atoms']): Substance => ({
  name,
  formula,
  atoms,
})

export const SUBSTANCES = [
  substance('水', 'H_2O', { H: 2, O: 1 }),
  substance('二氧化碳', 'CO_2', { C: 1, O: 2 }),
  substance('碳酸钙', 'CaCO_3', { Ca: 1, C: 1, O: 3 }),
  substance('氢氧化钠', 'NaOH', { Na: 1, O: 1, H: 1 }),
  substance('硫酸', 'H_2SO_4', { H: 2, S: 1, O: 4 }),
  substance('硝酸铵', 'NH_4NO_3', { N: 2, H: 4, O: 3 }),
  substance('尿素', 'CO(NH_2)_2', { C: 1, O: 1, N: 2, H: 4 }),
  substance('高锰酸钾', 'KMnO_4', { K: 1, Mn: 1, O: 4 }),
  substance('氧化铁', 'Fe_2O_3', { Fe: 2, O: 3 }),
  substance('四氧化三铁', 'Fe_3O_4', { Fe: 3, O: 4 }),
  substance('氧化铜', 'CuO', { Cu: 1, O: 1 }),
  substance('氢氧化钙', 'Ca(OH)_2', { Ca: 1, O: 2, H: 2 }),
  substance('葡萄糖', 'C_6H_{12}O_6', { C: 6, H: 12, O: 6 }),
  substance('乙醇', 'C_2H_5OH', { C: 2, H: 6, O: 1 }),
  substance('甲烷', 'CH_4', { C: 1, H: 4 }),
  substance('氨气', 'NH_3', { N: 1, H: 3 }),
  substance('碳酸钠', 'Na_2CO_3', { Na: 2, C: 1, O: 3 }),
  substance('硫酸铜', 'CuSO_4', { Cu: 1, S: 1, O: 4 }),
  substance('五氧化二磷', 'P_2O_5', { P: 2, O: 5 }),
  substance('碳酸氢铵', 'NH_4HCO_3', { N: 1, H: 5, C: 1, O: 3 }),
] as const

export const atomicMass = (element: ChemicalElement): number => MASSES[element]

export const elementsOf = ({ atoms }: Substance): readonly (readonly [ChemicalElement, number])[] =>
  Object.entries(atoms) as [ChemicalElement, number][]

export const formulaMass = (of: Substance): number =>
  elementsOf(of).reduce((sum, [element, count]) => sum + MASSES[element] * count, 0)

export const formulaOf = ({ formula }: Substance): string => `\\(\\mathrm{${formula}}\\)`

/** What a question needs of the masses: 相对原子质量：C 12，O 16. */
export const massesOf = (...of: readonly Substance[]): string =>
  `（相对原子质量：${[...new Set(of.flatMap((it) => elementsOf(it).map(([element]) => element)))]
    .map((element) => `${element}－${MASSES[element]}`)
    .join('，')}）`

/** A reaction with the numbers that balance it. */
export interface Reaction {
  readonly left: readonly (readonly [number, string])[]
  readonly right: readonly (readonly [number, string])[]
}

const side = (parts: Reaction['left'], text: (count: number) => string): string =>
  parts.map(([count, formula]) => `${text(count)}${formula}`).join('+')

/** With the numbers left out, or in place. */
export const equation = ({ left, right }: Reaction, isBalanced: boolean): string => {
  const text = (count: number) => (isBalanced && count > 1 ? String(count) : '')
  return `\\(\\mathrm{${side(left, text)}=${side(right, text)}}\\)`
}

export const REACTIONS: readonly Reaction[] = [
  {
    left: [
      [4, 'P'],
      [5, 'O_2'],
    ],
    right: [[2, 'P_2O_5']],
  },
  {
    left: [
      [3, 'Fe'],
      [2, 'O_2'],
    ],
    right: [[1, 'Fe_3O_4']],
  },
  {
    left: [
      [1, 'CH_4'],
      [2, 'O_2'],
    ],
    right: [
      [1, 'CO_2'],
      [2, 'H_2O'],
    ],
  },
  {
    left: [
      [4, 'Al'],
      [3, 'O_2'],
    ],
    right: [[2, 'Al_2O_3']],
  },
  {
    left: [
      [1, 'Fe_2O_3'],
      [3, 'CO'],
    ],
    right: [
      [2, 'Fe'],
      [3, 'CO_2'],
    ],
  },
  {
    left: [[2, 'H_2O_2']],
    right: [
      [2, 'H_2O'],
      [1, 'O_2'],
    ],
  },
  {
    left: [[2, 'KClO_3']],
    right: [
      [2, 'KCl'],
      [3, 'O_2'],
    ],
  },
  {
    left: [
      [2, 'Al'],
      [3, 'H_2SO_4'],
    ],
    right: [
      [1, 'Al_2(SO_4)_3'],
      [3, 'H_2'],
    ],
  },
  {
    left: [
      [4, 'NH_3'],
      [5, 'O_2'],
    ],
    right: [
      [4, 'NO'],
      [6, 'H_2O'],
    ],
  },
  {
    left: [
      [3, 'NO_2'],
      [1, 'H_2O'],
    ],
    right: [
      [2, 'HNO_3'],
      [1, 'NO'],
    ],
  },
  {
    left: [
      [2, 'Al'],
      [6, 'HCl'],
    ],
    right: [
      [2, 'AlCl_3'],
      [3, 'H_2'],
    ],
  },
  {
    left: [
      [1, 'C_2H_5OH'],
      [3, 'O_2'],
    ],
    right: [
      [2, 'CO_2'],
      [3, 'H_2O'],
    ],
  },
  {
    left: [
      [2, 'C_2H_2'],
      [5, 'O_2'],
    ],
    right: [
      [4, 'CO_2'],
      [2, 'H_2O'],
    ],
  },
  {
    left: [
      [1, 'CaCO_3'],
      [2, 'HCl'],
    ],
    right: [
      [1, 'CaCl_2'],
      [1, 'H_2O'],
      [1, 'CO_2'],
    ],
  },
  {
    left: [
      [2, 'Fe(OH)_3'],
      [3, 'H_2SO_4'],
    ],
    right: [
      [1, 'Fe_2(SO_4)_3'],
      [6, 'H_2O'],
    ],
  },
  {
    left: [
      [2, 'Na'],
      [2, 'H_2O'],
    ],
    right: [
      [2, 'NaOH'],
      [1, 'H_2'],
    ],
  },
]
