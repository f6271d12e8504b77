import ts from 'typescript'

/** Hooks that only keep a handler for a view to call. */
const KEEPS_A_HANDLER = new Set(['useCallback', 'useMemo'])

const isHookCall = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) &&
  ts.isIdentifier(node.expression) &&
  /^use[A-Z]/.test(node.expression.text) &&
  !KEEPS_A_HANDLER.has(node.expression.text)

const isNavigateHook = (node: ts.Node | undefined): boolean =>
  node !== undefined &&
  ts.isCallExpression(node) &&
  ts.isIdentifier(node.expression) &&
  node.expression.text === 'useNavigate'

const mentions = (node: ts.Node, names: ReadonlySet<string>): boolean =>
  (ts.isIdentifier(node) && names.has(node.text)) ||
  (ts.forEachChild(node, (child) => mentions(child, names) || undefined) ?? false)

const declarationsIn = (file: ts.SourceFile): readonly ts.VariableDeclaration[] => {
  const found: ts.VariableDeclaration[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node)) found.push(node)
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

/** What `useNavigate` gave, and the functions inside of components that call it, by name. */
const leadingNames = (file: ts.SourceFile): ReadonlySet<string> => {
  const declarations = declarationsIn(file).filter(({ name }) => ts.isIdentifier(name))
  const nameOf = ({ name }: ts.VariableDeclaration) => name.getText(file)
  const names = new Set(declarations.filter(({ initializer }) => isNavigateHook(initializer)).map(nameOf))
  // Components and hooks are no handlers, though they hold some.
  const handlers = declarations.filter((it) => !/^(use)?[A-Z]/.test(nameOf(it)))
  for (let before = -1; before < names.size; ) {
    before = names.size
    for (const it of handlers)
      if (it.initializer && ts.isFunctionLike(it.initializer) && mentions(it.initializer, names))
        names.add(nameOf(it))
  }
  return names
}

/**
 * The lines on which a view hands navigation to a hook: an effect that leads somewhere, or a hook that may keep one. What
 * leads somewhere without a hand on it is a statechart's to say (docs/decisions/0285).
 */
export const navigatingEffects = (source: string): readonly number[] => {
  const file = ts.createSourceFile('view.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const names = leadingNames(file)
  const lines: number[] = []
  const visit = (node: ts.Node): void => {
    if (isHookCall(node) && node.arguments.some((argument) => mentions(argument, names)))
      lines.push(file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1)
    else ts.forEachChild(node, visit)
  }
  if (names.size > 0) visit(file)
  return lines
}
