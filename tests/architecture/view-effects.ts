import ts from 'typescript'

const EFFECTS = new Set(['useEffect', 'useLayoutEffect', 'useInsertionEffect', 'useWhenChanged'])
const TIMERS = new Set(['setTimeout', 'setInterval', 'requestIdleCallback'])
/** What tells somebody else something: an event to an actor, a notice. */
const TELLS = new Set(['send', 'notify'])

const calleeOf = ({ expression }: ts.CallExpression): string =>
  ts.isIdentifier(expression)
    ? expression.text
    : ts.isPropertyAccessExpression(expression)
      ? expression.name.text
      : ''

const tells = (node: ts.Node, file: ts.SourceFile): readonly string[] => {
  const found: string[] = []
  const visit = (child: ts.Node): void => {
    if (ts.isCallExpression(child) && TELLS.has(calleeOf(child))) {
      const type = /type: '([^']+)'/.exec(child.getText(file))?.[1]
      found.push(type ?? calleeOf(child))
    }
    ts.forEachChild(child, visit)
  }
  visit(node)
  return found
}

/** What a function of the file by that name tells, called by an effect. */
const tellingFunctions = (file: ts.SourceFile): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, readonly string[]>()
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer !== undefined) {
      const isEvent = ts.isCallExpression(node.initializer) && calleeOf(node.initializer) === 'useEffectEvent'
      // Components and hooks are no handlers, though they hold some.
      if ((isEvent || ts.isArrowFunction(node.initializer)) && !/^(use)?[A-Z]/.test(node.name.text)) {
        const told = tells(node.initializer, file)
        if (told.length > 0) found.set(node.name.text, told)
      }
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

const parsed = (source: string): ts.SourceFile =>
  ts.createSourceFile('view.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)

/** The events that effects of a view send, by their type, and `notify` for a notice; in the order of the file. */
export const sentByEffects = (source: string): readonly string[] => {
  if (![...EFFECTS].some((name) => source.includes(name))) return []
  const file = parsed(source)
  const functions = tellingFunctions(file)
  const sent: string[] = []
  const called = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) sent.push(...(functions.get(node.text) ?? []))
    ts.forEachChild(node, called)
  }
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && EFFECTS.has(calleeOf(node)))
      for (const argument of node.arguments) {
        sent.push(...tells(argument, file))
        called(argument)
      }
    else ts.forEachChild(node, visit)
  }
  visit(file)
  return [...new Set(sent)]
}

/** How many timers a view sets. */
export const timersSet = (source: string): number => {
  if (![...TIMERS].some((name) => source.includes(name))) return 0
  let count = 0
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && TIMERS.has(calleeOf(node))) count += 1
    ts.forEachChild(node, visit)
  }
  visit(parsed(source))
  return count
}
