const pairsOf = (rule: string): readonly (readonly [string, number])[] =>
  [...rule.matchAll(/([^\s\d-][^\s]*)\s+(-?\d+)/g)].map(([, name = '', value]) => [name, Number(value)])

/** Where the counters stand around a paragraph, as a rule of its styles says it. */
export interface Counted {
  readonly before: string
  readonly after: string
}

/**
 * The numbers of a document's lists, sheet after sheet: what is printed stands in a tree for each page, in which the
 * counters of the styles would begin anew.
 */
export const countersOf = () => {
  const values = new Map<string, number>()
  const rule = (): string => [...values].map(([name, value]) => `${name} ${value}`).join(' ')
  const count = ({ counterIncrement, counterSet }: CSSStyleDeclaration): void => {
    for (const [name, by] of pairsOf(counterIncrement)) values.set(name, (values.get(name) ?? 0) + by)
    for (const [name, value] of pairsOf(counterSet)) values.set(name, value)
  }
  /** Reads a sheet that stands in the document; answers where the counters stand around each of its paragraphs. */
  return (wrapper: Element, sheet: Element): ReadonlyMap<Element, Counted> => {
    for (const [name, value] of pairsOf(getComputedStyle(wrapper).counterReset))
      if (!values.has(name)) values.set(name, value)
    return new Map(
      [...sheet.querySelectorAll('article p')].map((paragraph) => {
        const before = rule()
        count(getComputedStyle(paragraph))
        count(getComputedStyle(paragraph, '::before'))
        return [paragraph, { before, after: rule() }]
      }),
    )
  }
}
