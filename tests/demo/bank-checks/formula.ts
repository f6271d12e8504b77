/** Values of single letters in a formula. */
export type Scope = Readonly<Record<string, number>>

const PLAIN: readonly (readonly [RegExp, string])[] = [
  [/\\(?:left|right)/g, ''],
  [/\\[,;! ]|\s/g, ''],
  [/\\times|\\cdot|×|·/g, '*'],
  [/\\div|÷|／/g, '/'],
  [/－|−/g, '-'],
  [/＋/g, '+'],
  [/（/g, '('],
  [/）/g, ')'],
  [/\^\\circ|\^\{\\circ\}|°/g, '°'],
  [/\\mathrm|\\mathbf/g, ''],
  [/\\%/g, '%'],
]

/**
 * Works out what a formula in LaTeX, or in a line of text, comes to; angles in degrees where they have the sign. Throws for what
 * it does not understand.
 */
export const evaluate = (formula: string, scope: Scope = {}): number => {
  const text = PLAIN.reduce((done, [from, to]) => done.replace(from, to), formula)
  let at = 0
  const meets = (sign: string): boolean => {
    const found = text.startsWith(sign, at)
    if (found) at += sign.length
    return found
  }
  const group = (): number => {
    if (!meets('{')) return atom()
    const value = sum()
    if (!meets('}')) throw new Error(`a brace is open in ${formula}`)
    return value
  }
  const number = (): number | null => {
    const [found] = /^\d+(?:\.\d+)?/.exec(text.slice(at)) ?? []
    at += found?.length ?? 0
    return found === undefined ? null : Number(found)
  }
  const atom = (): number => {
    const value = number()
    if (value !== null) return value
    if (meets('(')) {
      const inside = sum()
      if (!meets(')')) throw new Error(`a bracket is open in ${formula}`)
      return inside
    }
    if (text[at] === '{') return group()
    if (meets('\\frac')) {
      // \frac{1}{2}: one after the other.
      const above = group()
      return above / group()
    }
    if (meets('\\sqrt')) return Math.sqrt(group())
    if (meets('\\pi')) return Math.PI
    for (const [name, of] of [
      ['\\sin', Math.sin],
      ['\\cos', Math.cos],
      ['\\tan', Math.tan],
    ] as const)
      if (meets(name)) return of(power())
    if (meets('\\log')) {
      const base = meets('_') ? group() : 10
      return Math.log(power()) / Math.log(base)
    }
    const letter = text[at] ?? ''
    const known = scope[letter]
    if (known === undefined) throw new Error(`${formula}: nothing is known of ${text.slice(at)}`)
    at += 1
    return known
  }
  const power = (): number => {
    const base = atom()
    if (meets('°')) return (base * Math.PI) / 180
    if (meets('%')) return base / 100
    return meets('^') ? base ** group() : base
  }
  const product = (): number => {
    let value = power()
    for (;;) {
      if (meets('*')) value *= power()
      else if (meets('/')) value /= power()
      else if (at < text.length && /[\d(a-zA-Z\\{]/.test(text[at] ?? '')) value *= power()
      else return value
    }
  }
  const sum = (): number => {
    let value = meets('-') ? -product() : product()
    for (;;) {
      if (meets('+')) value += product()
      else if (meets('-')) value -= product()
      else return value
    }
  }
  const value = sum()
  if (at < text.length) throw new Error(`${formula}: ${text.slice(at)} is left over`)
  return value
}

/** What of a text stands between \( and \), in order. */
export const formulasIn = (text: string): readonly string[] =>
  [...text.matchAll(/\\\(([\s\S]+?)\\\)/g)].map(([, latex = '']) => latex)

/** The numbers of a text in order, without exponents and indices; a minus after a letter or number is none of theirs. */
export const numbersIn = (text: string): number[] =>
  [
    ...text.replace(/<[^>]*>/g, ' ').matchAll(/(?<![\w.^]|[_^]\{)(?:(?<![\w.)}\]]\s?)[-−])?\d+(?:\.\d+)?/g),
  ].map(([found]) => Number(found.replace('−', '-')))

/** What an option or a blank comes to; NaN for words. */
export const valueOf = (text: string): number => {
  const latex =
    /^\\\(([\s\S]*)\\\)$/.exec(text)?.[1] ?? /^[-+＋−]?[\d./]+/.exec(text)?.[0]?.replace(/^[+＋]/, '')
  try {
    return latex === undefined ? Number.NaN : evaluate(latex)
  } catch {
    return Number.NaN
  }
}

/** Equal but for the dust of binary fractions. */
export const isNear = (one: number, other: number): boolean =>
  Number.isFinite(one) && Math.abs(one - other) <= 1e-9 * Math.max(1, Math.abs(one), Math.abs(other))
