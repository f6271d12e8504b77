import type { Root } from 'postcss'

type Colour = readonly [number, number, number]

/** What a selector asks of the state of a button, as attributes: a document without a pointer has neither. */
const withStates = (selector: string): string =>
  selector
    .replaceAll(/\s+/g, ' ')
    .replaceAll(':hover', '[data-hovered]')
    .replaceAll(':active', '[data-pressed]')

/** Pseudo-elements, and what is for other components of Radix Themes. */
const isElsewhere = (selector: string): boolean =>
  selector.includes('::') || /\.rt-(?!BaseButton|Button\b)[A-Z]/.test(selector)

/**
 * What the rules outside any condition declare for an element, its own custom properties and those it inherits. Of two that match,
 * the later one counts: the rules that matter here are of one weight.
 */
const declaredOn = (root: Root, element: Element): ReadonlyMap<string, string> => {
  const chain: Element[] = []
  for (let at: Element | null = element; at !== null; at = at.parentElement) chain.unshift(at)
  const found = new Map<string, string>()
  for (const one of chain)
    root.walkRules((rule) => {
      const { parent } = rule
      const isConditional =
        parent?.type === 'atrule' && !('params' in parent && parent.params === '(hover: hover)')
      if (isConditional || isElsewhere(rule.selector) || !one.matches(withStates(rule.selector))) return
      rule.walkDecls(({ prop, value }) => {
        if (one === element || prop.startsWith('--')) found.set(prop, value)
      })
    })
  return found
}

const resolved = (declared: ReadonlyMap<string, string>, value: string): string => {
  const name = /^var\((--[\w-]+)\)$/.exec(value)?.[1]
  if (name === undefined) return value
  const next = declared.get(name)
  if (next === undefined) throw new Error(`${name} is declared nowhere`)
  return resolved(declared, next)
}

const colourOf = (value: string): Colour => {
  const hex = value === 'white' ? 'ffffff' : /^#([\da-f]{6})$/i.exec(value)?.[1]
  if (hex === undefined) throw new Error(`${value} is no colour that can be reckoned with`)
  const part = (at: number): number => Number.parseInt(hex.slice(at, at + 2), 16)
  return [part(0), part(2), part(4)]
}

const map = ([r, g, b]: Colour, change: (part: number) => number): Colour => [change(r), change(g), change(b)]
const clamp = (part: number): number => Math.max(0, Math.min(255, part))

/** https://www.w3.org/TR/filter-effects-1/#saturateEquivalent */
const saturated = ([r, g, b]: Colour, by: number): Colour => {
  const grey = 0.213 * r + 0.715 * g + 0.072 * b
  return map([r, g, b], (part) => clamp(grey + (part - grey) * by))
}

/** The colour after `brightness(…)` and `saturate(…)`, in their order. */
const filtered = (colour: Colour, filter: string): Colour =>
  [...filter.matchAll(/(\w+)\(([\d.]+)\)/g)].reduce<Colour>((now, [, name, amount]) => {
    const by = Number(amount)
    if (name === 'brightness') return map(now, (part) => clamp(part * by))
    if (name === 'saturate') return saturated(now, by)
    throw new Error(`the filter ${name} cannot be reckoned with`)
  }, colour)

/** Relative luminance of WCAG 2. */
const luminance = (colour: Colour): number => {
  const [r, g, b] = map(colour, (part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** How far the words of an element stand out from its ground: the contrast of WCAG 2, after its filter. */
export const contrastOf = (root: Root, element: Element): number => {
  const declared = declaredOn(root, element)
  const filter = resolved(declared, declared.get('filter') ?? '')
  const seen = (property: string): number =>
    luminance(filtered(colourOf(resolved(declared, declared.get(property) ?? '')), filter))
  const [ground, words] = [seen('background-color'), seen('color')]
  return (Math.max(ground, words) + 0.05) / (Math.min(ground, words) + 0.05)
}
