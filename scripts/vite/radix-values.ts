import { createRequire } from 'node:module'
import { type ESTree, parseSync, Visitor } from 'vite'

/** What Radix Themes says of a property of a component that becomes a class. */
interface PropDef {
  readonly type: string
  readonly className?: string
  readonly values?: readonly string[]
  readonly default?: unknown
  readonly parseValue?: (value: string) => string
}

interface Helpers {
  getResponsiveClassNames(of: {
    allowArbitraryValues: boolean
    value: string
    className: string
    propValues: readonly string[]
    parseValue?: PropDef['parseValue']
  }): string | undefined
}

/** The values that are given to a property by its name. */
interface NamedValues {
  readonly values: Set<string>
  /** One is only known at run time: it may be any. */
  isOpen: boolean
}

/** By the name of the property. */
export type ValuesOf = Map<string, NamedValues>

const note = (found: ValuesOf, name: string, values: readonly string[] | null): void => {
  const known = found.get(name) ?? { values: new Set(), isOpen: false }
  found.set(name, known)
  if (values === null) known.isOpen = true
  else for (const value of values) known.values.add(value)
}

const together = (...parts: readonly (ESTree.Expression | null)[]): readonly string[] | null => {
  const values = parts.map((part) => (part === null ? [] : valuesIn(part)))
  return values.some((one) => one === null) ? null : values.flatMap((one) => one ?? [])
}

/** Every value that an expression can have; null where it cannot be read here. */
const valuesIn = (expression: ESTree.Expression): readonly string[] | null => {
  const { type } = expression
  if (type === 'Literal') return [String(expression.value)]
  if (type === 'ConditionalExpression') return together(expression.consequent, expression.alternate)
  if (type === 'LogicalExpression')
    return together(expression.operator === '&&' ? null : expression.left, expression.right)
  if (type === 'ObjectExpression')
    return together(...expression.properties.map((it) => (it.type === 'Property' ? it.value : it.argument)))
  return type === 'Identifier' && expression.name === 'undefined' ? [] : null
}

/** `Dialog` of `Dialog.Content`. */
const rootOf = (name: ESTree.JSXElementName): string => {
  if (name.type === 'JSXMemberExpression') return rootOf(name.object)
  return name.type === 'JSXIdentifier' ? name.name : ''
}

/**
 * Adds what a view gives to properties: in its elements, and in objects of which it may make properties. What cannot be read here was named
 * by who passed it on, unless an element of Radix itself is given it (`ofRadix`).
 */
export const readNamedValues = (
  file: string,
  code: string,
  ofRadix: ReadonlySet<string>,
  found: ValuesOf,
): void => {
  const visitor = new Visitor({
    JSXOpeningElement: ({ name: element, attributes }) => {
      const isOfRadix = ofRadix.has(rootOf(element))
      for (const attribute of attributes) {
        if (attribute.type !== 'JSXAttribute' || attribute.name.type !== 'JSXIdentifier') continue
        const values = valuesGiven(attribute.value)
        note(found, attribute.name.name, isOfRadix ? values : (values ?? []))
      }
    },
    Property: ({ key, value }) => {
      if (key.type === 'Identifier') note(found, key.name, valuesIn(value as ESTree.Expression) ?? [])
    },
  })
  visitor.visit(parseSync(file, code).program)
}

const valuesGiven = (value: ESTree.JSXAttributeValue | null): readonly string[] | null => {
  if (value === null) return ['true']
  if (value.type === 'Literal') return [String(value.value)]
  if (value.type !== 'JSXExpressionContainer' || value.expression.type === 'JSXEmptyExpression') return []
  return valuesIn(value.expression)
}

/** What components of Radix give to each other: `size:"5"`. */
const GIVEN = /\b(\w+):"([^"]*)"/g
const CLASS = /-?\brt-(?:r|variant)-[\w-]+/g
const PROPS = /\.props?\.js$/

export const readGivenValues = (code: string, found: ValuesOf): void => {
  for (const [, name = '', value = ''] of code.matchAll(GIVEN)) note(found, name, [value])
}

const isDef = (value: unknown): value is PropDef =>
  typeof value === 'object' && value !== null && 'type' in value && 'className' in value

const defsIn = (module: object): readonly (readonly [string, PropDef])[] =>
  Object.values(module).flatMap((defs: object) =>
    Object.entries(defs).filter((entry): entry is [string, PropDef] => isDef(entry[1])),
  )

/** What a property makes of its values, where `takes` says that it is given them; null stands for one that is not among those foreseen. */
const classesOf = (
  { className = '', values = [], type, parseValue }: PropDef,
  helpers: Helpers,
  takes: (value: string | null) => boolean,
): readonly string[] => {
  const made = values.filter(takes).flatMap((value) => {
    const name = helpers.getResponsiveClassNames({
      allowArbitraryValues: false,
      value,
      className,
      propValues: values,
      ...(parseValue && { parseValue }),
    })
    return name === undefined ? [] : [name]
  })
  return type !== 'enum' && takes(null) ? [...made, className] : made
}

/**
 * The classes of Radix Themes that stand for a value of a property and may come up: `rt-variant-soft` where some variant is called so.
 * @param files scripts of the components in use, with what those import
 */
export const valueClasses = (
  files: readonly { readonly path: string; readonly code: string }[],
  radixRoot: string,
  given: ValuesOf,
): ReadonlySet<string> => {
  const require = createRequire(`${radixRoot}/`)
  const helpers = require('@radix-ui/themes/helpers') as Helpers
  // What a component writes down, without a property.
  const used = new Set(files.flatMap(({ path, code }) => (PROPS.test(path) ? [] : (code.match(CLASS) ?? []))))
  for (const { path } of files.filter((file) => PROPS.test(file.path)))
    for (const [name, def] of defsIn(require(path.replace('/esm/', '/cjs/')) as object)) {
      const { values = [], default: otherwise } = def
      const named = given.get(name) ?? { values: new Set<string>(), isOpen: false }
      const takes = (value: string | null): boolean => {
        if (named.isOpen || (value !== null && value === otherwise)) return true
        return value === null
          ? [...named.values].some((one) => !values.includes(one))
          : named.values.has(value)
      }
      for (const one of classesOf(def, helpers, takes)) used.add(one)
    }
  return used
}
