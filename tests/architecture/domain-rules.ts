import ts from 'typescript'

/** More lines than this are two things in one file (CONTRIBUTING.md, Statecharts). */
const MAX_LINES = 250

/** The files that are too long, with how long they are. */
export const overlong = (files: ReadonlyMap<string, string>): readonly string[] =>
  [...files].flatMap(([path, source]) => {
    const lines = source.trimEnd().split('\n').length
    return lines > MAX_LINES ? [`${path}: ${lines}`] : []
  })

const CREATORS = new Set(['fromPromise', 'fromCallback', 'fromObservable', 'fromEventObservable'])

/** Of `() => undefined`, `() => {}` and their like: a function that does nothing. */
const doesNothing = (node: ts.Node): boolean => {
  if (!ts.isArrowFunction(node) && !ts.isFunctionExpression(node)) return false
  const { body } = node
  if (ts.isBlock(body)) return body.statements.length === 0
  return ts.isIdentifier(body) && body.text === 'undefined'
}

/** The actors of a file that stand for nothing and would silently succeed; by line. */
export const silentActors = (path: string, source: string): readonly string[] => {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && CREATORS.has(node.expression.text)) {
      const [logic] = node.arguments
      if (logic !== undefined && doesNothing(logic))
        found.push(`${path}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`)
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}
