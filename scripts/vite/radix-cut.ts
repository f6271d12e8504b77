import { type AtRule, type Container, type Declaration, parse, type Rule } from 'postcss'

/** What of Radix Themes an app uses; everything else is left out of its stylesheet. */
export interface RadixUse {
  /** `.rt-Xxx` classes of the components in use. */
  readonly components: ReadonlySet<string>
  /** Accent colours named by `color="…"` or the theme. */
  readonly accents: ReadonlySet<string>
  readonly grays: ReadonlySet<string>
  /** Classes of the values that properties are given: `rt-variant-soft`, `rt-r-mt-3`. */
  readonly values: ReadonlySet<string>
  /** The values of what an element says of its look, by the attribute without `data-`; others are left alone. */
  readonly attributes: ReadonlyMap<string, ReadonlySet<string>>
  /** Breakpoints of responsive props: `initial` is always kept. */
  readonly breakpoints: ReadonlySet<string>
  /** Custom properties that the app itself reads. */
  readonly properties: ReadonlySet<string>
  /** Wide-gamut variants of the colours. */
  readonly wideGamut: boolean
}

const ACCENT_SELECTOR = /\[data-accent-color=['"]?([a-z]+)['"]?\]/g
const GRAY_SELECTOR = /\[data-gray-color=['"]?([a-z]+)['"]?\]/g
const BREAKPOINT_CLASS = /\.(xs|sm|md|lg|xl)\\:/
const COMPONENT_CLASS = /\.(rt-[A-Z][A-Za-z]*)/g
const VALUE_CLASS = /(?:\.|\\:)(-?rt-(?:r|variant)-[\w-]+|rt-high-contrast)/g
const ATTRIBUTE = /\[data-([a-z-]+)=['"]?([^'"\]]+)['"]?\]/g
const PROPERTY = /var\(\s*(--[\w-]+)/g

/**
 * Cuts the stylesheet of Radix Themes down to what is in use. A selector goes only when it can match nothing: it needs
 * a component class, a value of a property, an accent, a grey or a breakpoint that nobody names. What stands inside `:not(…)` is not needed by
 * a selector and never counts against it. Custom properties that nothing reads any more go last.
 */
export const cutRadix = (css: string, use: RadixUse): string => {
  const root = parse(css)
  if (!use.wideGamut)
    root.walkAtRules('supports', (rule) => void (rule.params.includes('display-p3') && rule.remove()))
  root.walkRules((rule) => {
    if (isKeyframe(rule)) return
    const kept = splitSelectors(rule.selector).filter((selector) => mayMatch(selector, use))
    if (kept.length === 0) rule.remove()
    else rule.selector = kept.join(', ')
  })
  dropUnreadProperties(root, use.properties)
  dropUnplayedKeyframes(root)
  dropEmpty(root)
  return root.toString()
}

const isKeyframe = (rule: Rule): boolean =>
  rule.parent?.type === 'atrule' && (rule.parent as AtRule).name.endsWith('keyframes')

const mayMatch = (selector: string, use: RadixUse): boolean => {
  const needed = withoutNot(selector)
  const breakpoint = BREAKPOINT_CLASS.exec(needed)?.[1]
  return (
    (breakpoint === undefined || use.breakpoints.has(breakpoint)) &&
    namesOf(needed, COMPONENT_CLASS).every((name) => use.components.has(name)) &&
    namesOf(needed, VALUE_CLASS).every((name) => use.values.has(name)) &&
    [...needed.matchAll(ATTRIBUTE)].every(
      ([, name = '', value = '']) => use.attributes.get(name)?.has(value) ?? true,
    ) &&
    namesOf(needed, ACCENT_SELECTOR).every((name) => use.accents.has(name)) &&
    namesOf(needed, GRAY_SELECTOR).every((name) => use.grays.has(name))
  )
}

const namesOf = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map((match) => match[1] ?? '')

/**
 * The selector without what an element need not have: the inside of `:not(…)`, and of `:where(…)`, `:is(…)` and
 * `:has(…)` where those hold alternatives.
 */
const withoutNot = (selector: string): string => {
  let out = ''
  for (let at = 0; at < selector.length; at++) {
    const opening = /^:(not|where|is|has)\(/.exec(selector.slice(at))
    if (opening === null) {
      out += selector[at] ?? ''
      continue
    }
    const from = at + opening[0].length
    const to = closingParenthesis(selector, from)
    const inside = selector.slice(from, to)
    if (opening[1] !== 'not' && splitSelectors(inside).length === 1) out += withoutNot(inside)
    at = to
  }
  return out
}

const closingParenthesis = (text: string, from: number): number => {
  let depth = 1
  for (let at = from; at < text.length; at++) {
    if (text[at] === '(') depth++
    if (text[at] === ')' && --depth === 0) return at
  }
  return text.length
}

/** At commas that are not inside parentheses. */
const splitSelectors = (selector: string): string[] => {
  const parts: string[] = []
  let depth = 0
  let part = ''
  for (const character of selector) {
    if (character === '(') depth++
    if (character === ')') depth--
    if (character === ',' && depth === 0) {
      parts.push(part.trim())
      part = ''
    } else part += character
  }
  return [...parts, part.trim()]
}

/** A property is read when a kept declaration that is itself read, or no custom property, names it. */
const dropUnreadProperties = (root: Container, own: ReadonlySet<string>): void => {
  const readBy = new Map<string, Set<string>>()
  const reached = new Set(own)
  root.walkDecls((declaration) => {
    const named = namesOf(declaration.value, PROPERTY)
    if (!declaration.prop.startsWith('--')) {
      for (const name of named) reached.add(name)
      return
    }
    const known = readBy.get(declaration.prop) ?? new Set()
    for (const name of named) known.add(name)
    readBy.set(declaration.prop, known)
  })
  for (const name of reached) for (const read of readBy.get(name) ?? []) reached.add(read)
  root.walkDecls((declaration: Declaration) => {
    if (declaration.prop.startsWith('--') && !reached.has(declaration.prop)) declaration.remove()
  })
}

const dropUnplayedKeyframes = (root: Container): void => {
  let played = ''
  root.walkDecls(/^animation/, ({ value }) => {
    played += ` ${value}`
  })
  root.walkDecls(/^--/, ({ value }) => {
    played += ` ${value}`
  })
  root.walkAtRules('keyframes', (rule) => void (played.includes(rule.params) || rule.remove()))
}

const dropEmpty = (container: Container): void => {
  container.each((node) => {
    if (node.type === 'comment') node.remove()
    else if (node.type === 'rule' || node.type === 'atrule') {
      if (node.nodes === undefined) return
      dropEmpty(node)
      if (node.nodes.length === 0) node.remove()
    }
  })
}
